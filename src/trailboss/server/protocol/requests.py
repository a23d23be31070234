"""What a client sends on the WebSocket of a table, and with the HTTP requests that do the same."""

from typing import Literal

from trailboss.server.protocol.base import Wire

Reaction = Literal["nice", "thanks", "wow", "laugh", "oops", "hurry", "good_game"]


class Play(Wire, tag="move"):
    """Play a move. `seq` is the entry that it answers; the same `id` again is not played twice.

    Several moves, separated by `; `, are one step: each is played if it is legal after the one before, and
    they are undone together.
    """

    id: str
    seq: int
    move: str


class TakeBack(Wire, tag="undo"):
    id: str
    seq: int


class AskUndo(Wire, tag="ask_undo"):
    """Ask the others to undo your last step and everything played since."""

    id: str


class AnswerUndo(Wire, tag="answer_undo"):
    """Agree to that, or refuse."""

    id: str
    agree: bool


class Sit(Wire, tag="sit"):
    """Watch as another of your seats, or as a spectator."""

    seat: int | None


class Language(Wire, tag="language"):
    """Switch to another language; a full update follows."""

    lang: str


class Why(Wire, tag="why"):
    """Ask why moves are not legal, or why nothing can be done at a place; the answer is about the move
    that comes closest."""

    id: str
    moves: list[str] = []
    place: str = ""


class Hint(Wire, tag="hint"):
    """Ask the coach. The first answer comes at once; ask again with `full` for a better one."""

    id: str
    full: bool = False


class SendChat(Wire, tag="say"):
    """Write a chat line: a text, or one of the reactions."""

    id: str
    text: str = ""
    reaction: Reaction | None = None


class Ping(Wire, tag="ping"):
    id: str


Request = Play | TakeBack | AskUndo | AnswerUndo | Sit | Language | Why | Hint | SendChat | Ping
