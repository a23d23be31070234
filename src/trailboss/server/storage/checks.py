"""Checks of what is about to be stored."""

import re
from typing import Final

from trailboss.server.storage.errors import BadText

_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_UNSTORABLE: Final = re.compile("[\0\ud800-\udfff]")


def checked_digest(text: str) -> str:
    """Reject anything but a digest, so that a secret is never stored by mistake."""
    if _DIGEST.fullmatch(text) is None:
        raise ValueError("a secret is kept as its digest only")
    return text


def checked_text(text: str) -> str:
    """Reject what PostgreSQL or UTF-8 can't store, so that all databases accept the same."""
    if _UNSTORABLE.search(text):
        raise BadText("storage.bad_text", text=text[:60])
    return text
