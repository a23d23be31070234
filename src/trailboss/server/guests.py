"""Guests: who a browser is, without an account. It holds a secret; the server keeps its hash alone."""

import re
import secrets
from typing import Final

from trailboss.server.storage.rows import digest

COOKIE: Final = "trailboss_guest"
LIFETIME: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """256 random bits, as text for a cookie or a link."""
    return secrets.token_urlsafe(32)


def guest_of(secret: str | None) -> str | None:
    """The guest whose secret that is; None if it cannot be one."""
    return digest(secret) if secret is not None and _TOKEN.fullmatch(secret) else None


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script reads it and no other site sends it."""
    return (
        f"{COOKIE}={secret}; Max-Age={LIFETIME}; Path=/; HttpOnly; SameSite=Strict"
        f"{'; Secure' if secure else ''}"
    )
