"""What is stored, as plain values: a table, its seats, its log, and who holds which seat."""

import hashlib
from typing import Any, Final, Literal, NamedTuple

import msgspec

from trailboss.server.protocol.base import Value
from trailboss.server.protocol.requests import Reaction
from trailboss.server.protocol.tables import Pace, SeatKind, Status
from trailboss.server.protocol.updates import LogEntry, Standing

SeatReason = Literal[
    "seed", "join", "leave", "open", "bot", "resign", "away", "time", "failed", "covered", "back", "colour"
]


class SeatRow(NamedTuple):
    """Who plays a seat: a person with a name, a bot with its spec, or nobody yet."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    order: str | None = None
    """The turn that its player has prepared (`standing_orders.Order`); hidden from all others."""
    colour: int | None = None
    """What its person chose, by the number of `core.seat.NUMBER`; None: whichever is left."""


class TableRow(NamedTuple):
    """A table as created. Only `status`, `changed`, `rematch`, `damaged`, `archived` and `chat` change."""

    id: str
    game: str
    options: dict[str, Value]
    count: int  # type: ignore[assignment]  # hides `tuple.count`
    """How many seats there are."""
    seed: int
    salt: str
    status: Status
    listed: bool
    pace: Pace
    takebacks: bool
    hints: bool
    host: str
    """The guest who created it, as `digest` of the secret."""
    created: float
    changed: float
    """When the last entry was written; seconds since 1970."""
    rematch: str | None = None
    rules: int = 1
    """The rules version that its game began under."""
    package: str = ""
    """The version of Trailboss that created it."""
    damaged: int | None = None
    """The entry at which its log cannot be followed any more; 0: the table itself cannot be read."""
    archived: float | None = None
    """When it was archived; seconds since 1970."""
    chat: bool = False
    """Can its people write to each other?"""
    clock: str = ""
    """How long people may think: `turn:120`, `game:1800`, or empty."""


PLACEHOLDERS: Final = TableRow(
    id="",
    game="",
    options={},
    count=0,
    seed=0,
    salt="",
    status="running",
    listed=False,
    pace="none",
    takebacks=False,
    hints=False,
    host="",
    created=0.0,
    changed=0.0,
)
"""A table of which nothing is known."""


class EntryRow(NamedTuple):
    """One line of a table's log; they are numbered from 1 without a gap."""

    seq: int
    kind: str
    """`start`, `move`, `undo` or `seat`."""
    seat: int | None
    text: str
    request: str | None
    """The id that the client gave its request, so that the same one is not carried out twice."""
    at: float


class SeatChange(msgspec.Struct, frozen=True):
    """What the text of an entry of the kind `seat` holds: who decides there from now on, and why."""

    why: SeatReason
    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    was: str = ""
    """The name of the player who left, because the seat no longer has it."""
    by: str = ""
    """The bot that makes this one decision."""
    colour: int | None = None
    """The colour that its person chose."""

    def row(self, before: SeatRow) -> SeatRow:
        """The seat after the entry; a chosen colour stays as long as the seat is taken."""
        colour = before.colour if self.colour is None else self.colour
        kept = None if self.kind == "open" else colour
        return SeatRow(before.seat, self.kind, self.name, self.bot, colour=kept)


class LastView(msgspec.Struct, frozen=True):
    """What one viewer saw of a game, stored in case the game can't be replayed later."""

    view: dict[str, Any] | None
    standing: list[Standing]
    log: list[LogEntry]


Pictures = dict[int | None, LastView]
"""What each seat saw."""


class Snapshot(NamedTuple):
    """A checkpoint after an entry: shows whether the game still replays the same, and keeps its position."""

    seq: int
    digest: str
    """Of the position, by `trailboss.core.record.digest`."""
    position: bytes
    """What `State.dump` gave, as compressed JSON."""
    picture: bytes | None = None
    """Everyone's last view, as compressed JSON; only for archived tables."""


class Stored(NamedTuple):
    """Everything stored of a table. Lists of tables omit the entries and the snapshot."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    holders: dict[int, set[str]]
    """The guests who may decide for a seat, as `digest` of their secrets; seats without any are left out."""
    unreadable: bool = False
    """Do its rows contain impossible values? Then placeholders replace them."""
    snapshot: Snapshot | None = None
    last: int = 0
    """The number of the last entry that was written."""


class DeviceRow(NamedTuple):
    """A holder of a seat: a browser or program with its own secret."""

    guest: str
    since: float
    seen: float
    """When it was last connected; both in seconds since 1970, 0: not known."""


class ChatRow(NamedTuple):
    """A chat line."""

    number: int
    """Counted from 1 at each table."""
    seat: int
    name: str
    text: str
    reaction: Reaction | None
    at: float


class PushRow(NamedTuple):
    """A browser that wants notifications of turns, as its push service identifies it."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


def digest(secret: str) -> str:
    """What is stored of a guest's or link's secret: its SHA-256, which can't be used to sit down."""
    return hashlib.sha256(secret.encode()).hexdigest()
