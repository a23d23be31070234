"""What all parts of the protocol share."""

from typing import Final

import msgspec

Value = str | int | bool

BETWEEN: Final = "; "
"""Separates the moves of one step."""


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """A struct of the protocol. Unknown fields are an error."""


class Problem(Wire):
    """Why a request failed: a code for programs, a sentence for people, and its ruling if any."""

    code: str
    text: str
    ruling: str | None = None
    seq: int | None = None
