"""What one seat may see of a running game."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from trailboss.server.protocol.base import Wire
from trailboss.server.protocol.tables import Status, TableInfo


class Choice(Wire):
    """A legal move. `final` ones can't be undone; `out_of_turn` ones are possible at any time."""

    move: str
    text: str
    final: bool
    out_of_turn: bool
    targets: list[str]
    """The places on the table that it is about (`space:b`, `hand:white`), as the game's client names them."""


class Shortcut(Wire):
    """Several moves as one step, written as in `Play.move`. `listed` ones get a line next to the
    choices; the others answer the next question with a click on its own place."""

    move: str
    text: str
    final: bool
    listed: bool
    targets: list[str]
    """The places that its last move is about; of a listed one, its first move."""


class AtOnce(Wire):
    """How many answers can be chosen at once and played as one step, and whether that is final.

    With `titles`, each answers another question, and they name these in order. The answers to the first one
    are the choices; those to a later one are the shortcuts that add one move to the answers before it. A step
    is complete if no shortcut goes on from it, and says itself whether it can be undone.
    """

    count: int
    final: bool
    titles: list[str] = []


class Question(Wire):
    """The current question as text, and whose it is; `phase` is the game's own id of the question."""

    seat: int
    phase: str
    text: str


class Standing(Wire):
    """The points of one seat as if the game ended now, if the viewer may know them; None: unknown.

    Opponents without a seat come after the seats.
    """

    name: str
    total: int | None
    parts: dict[str, int]
    place: int | None


class LogEntry(Wire):
    """Something that happened: sentences that the viewer may read, and the move, if any."""

    seq: int
    kind: Literal["start", "move", "undo", "ask", "seat", "over"]
    seat: int | None
    move: str | None
    lines: list[str]
    turn: bool
    """Does a new turn begin with it?"""
    undone: list[int] = []
    """The entries that it undid."""
    at: float = 0.0
    request: str | None = None
    """The id of the request that became this entry; only for viewers of its seat."""
    targets: list[str] = []
    """The places that the move was about."""
    part: Literal["then", "auto"] | None = None
    """For a move that belongs to the step before it, and is undone with it: `then` was played in the same
    request, `auto` by the table, because it was the only possible answer."""


class OrderInfo(Wire):
    """A turn that the viewer has prepared: the text of its moves, and why it wasn't played, if so."""

    moves: list[str]
    problem: str | None


class Update(Wire, tag="update"):
    """Everything a viewer may see now, and the log since the viewer's last entry."""

    seq: int
    table: TableInfo
    seat: int | None
    """The viewer's seat; None: a spectator."""
    view: dict[str, Any] | None
    """The game's own view; None before it starts."""
    question: Question | None
    choices: list[Choice]
    shortcuts: list[Shortcut]
    """Steps of several moves that begin with one of the choices."""
    at_once: AtOnce | None
    """If several of the choices are wanted, one after the other."""
    undo: int
    """How many steps the viewer can undo."""
    locked: str | None
    """Why no more can be undone."""
    may_ask: bool
    """Can the viewer ask the others to undo the viewer's last step?"""
    standing: list[Standing]
    log: list[LogEntry]
    thinking: int | None
    """The seat whose bot is thinking."""
    order: OrderInfo | None = None
    """The turn that the viewer has prepared."""


class Changes(Wire, tag="changes", omit_defaults=True):
    """What differs from the last update, for clients that connect with `changes=1`; the rest is unchanged.
    `table` and `view` have only the entries that changed, each of them in full."""

    seq: int
    log: list[LogEntry]
    """The log since the last update."""
    table: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    choices: list[Choice] | UnsetType = UNSET
    shortcuts: list[Shortcut] | UnsetType = UNSET
    at_once: AtOnce | UnsetType | None = UNSET
    undo: int | UnsetType = UNSET
    locked: str | UnsetType | None = UNSET
    may_ask: bool | UnsetType = UNSET
    standing: list[Standing] | UnsetType = UNSET
    thinking: int | UnsetType | None = UNSET
    order: OrderInfo | UnsetType | None = UNSET


class Observation(Wire):
    """What a seat sees and may do now, as text for programs and language models."""

    seq: int
    status: Status
    decides: bool
    """Is it the seat's turn to decide?"""
    text: str
    """The whole text; empty before the game starts."""
    moves: list[str]
    """The legal moves in notation, in the order of their numbers in the text."""
    data: dict[str, Any]
    """The same in parts."""
