"""What all parts of the protocol share."""

from typing import Final

import msgspec

Value = str | int | bool

BETWEEN: Final = "; "
"""Stands between the moves of one step."""


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """A struct of the protocol: what it does not know it refuses."""


class Problem(Wire):
    """Why a request was not carried out: a code for programs, a sentence for people, its ruling if any."""

    code: str
    text: str
    ruling: str | None = None
    seq: int | None = None
