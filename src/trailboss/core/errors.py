"""The error classes; each message says in one sentence what is wrong with the input."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from trailboss.core.messages import TrailbossError, format_message

__all__ = [
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "CannotUndo",
    "Failure",
    "IllegalMove",
    "OldRules",
    "Reason",
    "TrailbossError",
    "UnknownGame",
]


class Failure(TrailbossError):
    """The system failed; the user's input was valid."""


class UnknownGame(TrailbossError):
    """No game of that name is registered."""


class BadSeats(TrailbossError):
    """The game can't be played with that many seats, or the seat doesn't exist."""


class BadOption(TrailbossError):
    """The game has no such option, or the option cannot have that value."""


class OldRules(BadOption):
    """A rules version that is no longer supported, or not yet."""


class BadMove(TrailbossError):
    """Not a move of this game at all, legal or not: the number or the notation is unknown."""


class BadRecord(TrailbossError):
    """A record that cannot be read or replayed; names the line."""


class BadPosition(TrailbossError):
    """A position that cannot be read; names the line or the field."""


class CannotUndo(TrailbossError):
    """Moves that can't be undone, because hidden information was revealed or the turn has passed."""


class Reason(NamedTuple):
    """Why a move is illegal: the key of a message, the ruling, and the values of the message."""

    key: str
    ruling: str
    args: dict[str, object]

    def render(self, lang: str) -> str:
        return format_message(self.key, self.args, lang)

    def __str__(self) -> str:
        return f"{self.render('en')} [{self.ruling}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalMove(TrailbossError):
    """A move of this game that the rules do not allow now. The state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, **reason.args)
        self.reason = reason
        self.ruling = reason.ruling

    def __str__(self) -> str:
        return str(self.reason)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.reason,)
