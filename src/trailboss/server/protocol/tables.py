"""Tables, seats, clocks and devices."""

from typing import Literal

from trailboss.server.protocol.base import Value, Wire

Status = Literal["waiting", "running", "over"]

SeatKind = Literal["person", "bot", "open"]

Pace = Literal["none", "live", "days"]


class SeatInfo(Wire):
    """One seat as everybody sees it, except `mine` and `host`, which depend on the viewer."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The level or spec of its bot."""
    here: bool
    """Is its person connected?"""
    mine: bool
    chosen: bool
    """Did its person choose the colour?"""


class NewClock(Wire):
    """How long people may think: seconds for each turn, or for the whole game."""

    per: Literal["turn", "game"]
    seconds: int


class ClockInfo(Wire):
    """The clock of a table. `left` has the seconds left for each seat, as of `since` for the seat whose
    time is running; None for bots. `since` is in seconds since 1970; None: paused. `up` lists the seats
    that a bot plays because their time is up."""

    per: Literal["turn", "game"]
    seconds: int
    left: list[float | None]
    since: float | None
    up: list[int] = []


class UndoAsk(Wire):
    """A seat asks to undo its last step; those that still have to agree."""

    seat: int
    waiting: list[int]


class TableInfo(Wire):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Value]
    """Those that differ from their defaults."""
    status: Status
    seats: list[SeatInfo]
    colours: list[int]
    """All colours: first those of the seats in their order, then those that are left."""
    host: bool
    """Did you create this table?"""
    listed: bool
    pace: Pace
    takebacks: bool
    hints: bool
    chat: bool
    """Can the people who sit here write to each other?"""
    created: float
    changed: float
    """When the last entry was stored; seconds since 1970."""
    heading: str | None
    """A short summary of the current stage of the game."""
    to_move: int | None
    clock: ClockInfo | None
    undo_ask: UndoAsk | None
    totals: list[str | None]
    """In the list of your tables: the points of each seat that you may know, as text; otherwise empty."""
    winners: list[int]
    commitment: str | None
    """SHA-256 of "SALT:SEED", published from the start."""
    seed: int | None
    """Published at the end with `salt`, so that everybody can check the shuffle."""
    salt: str | None
    rematch: str | None
    """The rematch of this table."""
    damaged: bool
    """Is its stored data damaged? Then it can be viewed as far as it is readable, but not played on."""
    archived: bool
    """Can it only be viewed, for instance because it began under older rules?"""
    notice: str | None
    """Why it can't be played any more."""


class NewSeat(Wire):
    """A seat of a new table: your own (several: hot seat), a bot's, or open."""

    kind: Literal["me", "bot", "open"]
    name: str = ""
    bot: str = ""
    """A level (`medium`) or a spec (`search:1s`)."""
    colour: int | None = None
    """0 red, 1 blue, 2 yellow, 3 purple, 4 mint; None: whichever is left."""


class NewTable(Wire):
    """A table to create. `start` starts the game at once if no seat is open."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Value] = {}
    seed: int | None = None
    listed: bool = False
    pace: Pace = "none"
    takebacks: bool = True
    hints: bool = True
    chat: bool | None = None
    """None: on, unless the table is listed, so that strangers may join."""
    clock: NewClock | None = None
    start: bool = True


class Join(Wire):
    """Take an open seat; without a number, the first one."""

    name: str
    seat: int | None = None


class ChooseColour(Wire):
    """Choose the colour of your seat before the game."""

    colour: int


class SeatBot(Wire):
    """Give a seat to a bot: the host an open one, you your own, anybody one that is away too long."""

    bot: str = "medium"


class SeatLink(Wire):
    """The secret that opens a seat on another device; the client puts it into the fragment of a URL."""

    secret: str


class Device(Wire):
    """A browser or program that holds a seat. Times are seconds since 1970; 0: not known."""

    id: str
    since: float
    seen: float
    """When it was last connected."""
    here: bool
    """Is it connected now?"""
    this: bool
    """Is it the one you are using?"""
    removable: bool
    """May you remove it? Only from a device that has held the seat at least as long."""


class RemoveDevice(Wire):
    """Remove a device from a seat, by its id in the list."""

    id: str


class Webhook(Wire):
    """The address to call when it is a seat's turn; an empty one removes it."""

    url: str


class SetChat(Wire):
    """Turn the chat of a table on or off."""

    on: bool


class ServerInfo(Wire):
    """What this server offers."""

    chat: bool
    webhooks: bool
    push_key: str | None
    """The key by which browsers subscribe to Web Push; None: there is none."""


class PushSubscription(Wire):
    """A browser that wants notifications of its guest's turns, as returned by `PushManager.subscribe`."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


class PushEnd(Wire):
    """A browser that wants no more notifications."""

    endpoint: str


class Kept(Wire):
    """After how many seconds without a change this server deletes tables."""

    waiting: float
    finished: float
    abandoned: float


class Tables(Wire):
    """Your tables, and those that are listed."""

    mine: list[TableInfo]
    listed: list[TableInfo]
    kept: Kept
