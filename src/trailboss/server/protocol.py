"""What goes over the wire, as structs: the one model behind the JSON, its schema and the client's types.

Sentences for people come in the language of the request (`lang` in its address) or of the connection. Moves
are written in the notation of their game (`hire cowboy row3`). A table's log is a list of entries numbered
from 1; `seq` is always the number of the last entry that its sender has seen.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

Status = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "bot", "open"]
Pace = Literal["none", "live", "days"]
Value = str | int | bool
Reaction = Literal["nice", "thanks", "wow", "laugh", "oops", "hurry", "good_game"]

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


# -------------------------------------------------------------------- tables and seats


class SeatInfo(Wire):
    """One seat as everybody sees it; `mine` and `host` are about the one who asks."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The level or spec of the bot that decides here."""
    here: bool
    """Is its person connected?"""
    mine: bool
    chosen: bool
    """Did its person choose the colour?"""


class ClockWish(Wire):
    """How long people may think: so many seconds for each turn, or for the whole game."""

    per: Literal["turn", "game"]
    seconds: int


class ClockInfo(Wire):
    """The clock of a table. `left` has the seconds that each seat has, as of `since` for the seat whose time
    runs; None where a bot decides. `since` is in seconds since 1970; None: it is paused."""

    per: Literal["turn", "game"]
    seconds: int
    left: list[float | None]
    since: float | None


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
    """Did the one who asks set this table?"""
    listed: bool
    pace: Pace
    takebacks: bool
    hints: bool
    chat: bool
    """Can the people who sit here write to each other?"""
    created: float
    changed: float
    """When the last entry was written; seconds since 1970."""
    heading: str | None
    """Where the game stands, in a few words."""
    to_move: int | None
    clock: ClockInfo | None
    undo_ask: UndoAsk | None
    totals: list[int | None]
    """In the list of own tables: the points of each seat, as far as the one who asks may know; else empty."""
    winners: list[int]
    commitment: str | None
    """SHA-256 of "SALT:SEED", known from the start."""
    seed: int | None
    """Known at the end, with `salt`, so that everybody can check the shuffle."""
    salt: str | None
    rematch: str | None
    """The table that goes on from this one."""
    damaged: bool
    """Is what is stored of it damaged? It can be looked at as far as it could be read, and not played on."""
    archived: bool
    """Is it kept to be looked at only, for instance because it began under older rules?"""
    notice: str | None
    """Why nothing can be played here any more, for its players."""


class SeatWish(Wire):
    """What a new table's seat should be: the asking person's own (several: hot seat), a bot's, or open."""

    kind: Literal["me", "bot", "open"]
    name: str = ""
    bot: str = ""
    """A level (`medium`) or a spec (`search:1s`)."""
    colour: int | None = None
    """0 red, 1 blue, 2 yellow, 3 purple, 4 mint; None: whichever is left."""


class NewTable(Wire):
    """A table to be set. `start` deals at once when no seat is open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Value] = {}
    seed: int | None = None
    listed: bool = False
    pace: Pace = "none"
    takebacks: bool = True
    hints: bool = True
    chat: bool | None = None
    """None: on, unless the table is listed and strangers may sit down."""
    clock: ClockWish | None = None
    start: bool = True


class Join(Wire):
    """Take an open seat; without a number, the first one."""

    name: str
    seat: int | None = None


class ChooseColour(Wire):
    """Choose the colour of an own seat before the game."""

    colour: int


class SeatBot(Wire):
    """Give a seat to a bot: the host an open one, a person the own one, anybody one that is away too long."""

    bot: str = "medium"


class SeatLink(Wire):
    """The secret that opens a seat on another device; the client puts it behind `#` of an address."""

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
    """Is it the one that asks?"""
    removable: bool
    """May the one that asks remove it? Only a device that holds the seat as long or longer may."""


class RemoveDevice(Wire):
    """Take a seat from one of its devices, by the id in the list."""

    id: str


class Webhook(Wire):
    """Where a seat wants to be told that it is its turn; an empty address ends it."""

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
    """A browser that wants to be told of its guest's turns, as `PushManager.subscribe` gives it."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


class PushEnd(Wire):
    """A browser that wants to be told no more."""

    endpoint: str


class Kept(Wire):
    """After how many seconds without a change this server deletes tables."""

    waiting: float
    finished: float
    abandoned: float


class Tables(Wire):
    """The tables of the one who asks, and those that are listed."""

    mine: list[TableInfo]
    listed: list[TableInfo]
    kept: Kept


# -------------------------------------------------------------------- what one seat may see


class Choice(Wire):
    """A legal move. `final` ones cannot be taken back; `out_of_turn` ones are possible at any time."""

    move: str
    text: str
    final: bool
    out_of_turn: bool
    targets: list[str]
    """The places on the table that it is about (`space:b`, `hand:white`), as the game's client names them."""


class Shortcut(Wire):
    """Several moves as one step, written as in `Play.move`. `listed` ones are worth a line beside the
    choices; the others answer the next question with a click on its own place."""

    move: str
    text: str
    final: bool
    listed: bool
    targets: list[str]
    """The places that its last move is about; none for a listed one."""


class AtOnce(Wire):
    """How many answers can be chosen at once and played as one step, and whether that cannot be undone."""

    count: int
    final: bool


class Question(Wire):
    """What is asked, of whom, in words; `phase` is the game's own id of the question."""

    seat: int
    phase: str
    text: str


class Standing(Wire):
    """The points of one seat as if the game ended now, as far as the viewer may know; None: not known.

    Opponents without a seat follow behind the seats.
    """

    name: str
    total: int | None
    parts: dict[str, int]
    place: int | None


class LogEntry(Wire):
    """Something that happened: sentences that the viewer may hear, and the move behind them if any."""

    seq: int
    kind: Literal["start", "move", "undo", "ask", "seat", "over"]
    seat: int | None
    move: str | None
    lines: list[str]
    turn: bool
    """Does a new turn begin with it?"""
    undone: list[int] = []
    """The entries that it took back."""
    at: float = 0.0
    request: str | None = None
    """The id of the request that became this entry, for the viewers of its own seat."""
    targets: list[str] = []
    """The places that the move was about."""
    part: Literal["then", "auto"] | None = None
    """Of a move that belongs to the step before it, and is undone with it: `then` was played in the same
    request, `auto` by the table, because nothing else could be answered."""


class OrderInfo(Wire):
    """A turn that the viewer has prepared: what its moves say, and why it was not played if so."""

    moves: list[str]
    problem: str | None


class StandingOrder(Wire):
    """Prepare a turn: the last one of the seat among the steps tried in a "what if" (`Study`)."""

    moves: list[str]
    sample: int = 0


class Update(Wire, tag="update"):
    """All that a viewer may see now, and the log since the entry that the viewer had."""

    seq: int
    table: TableInfo
    seat: int | None
    """Whose eyes these are; None: a spectator's."""
    view: dict[str, Any] | None
    """The game's own view; None before it starts."""
    question: Question | None
    choices: list[Choice]
    shortcuts: list[Shortcut]
    """Steps of several moves that begin with one of the choices."""
    at_once: AtOnce | None
    """If several of the choices are wanted, one after the other."""
    undo: int
    """How many steps the viewer can take back."""
    locked: str | None
    """Why no more can be taken back."""
    may_ask: bool
    """Can the viewer ask the others to undo the last own step?"""
    standing: list[Standing]
    log: list[LogEntry]
    thinking: int | None
    """The seat whose bot thinks."""
    order: OrderInfo | None = None
    """The turn that the viewer has prepared."""


class Changes(Wire, tag="changes", omit_defaults=True):
    """What differs from the last update, for clients that connect with `changes=1`; what is left out is as it
    was. Of `table` and `view` only the entries that changed are there, each with all that is in it."""

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


class Frame(Wire):
    """One step of a replay."""

    index: int
    """How many moves were played."""
    seat: int | None
    move: str | None
    text: str | None
    lines: list[str]
    turn: bool
    view: dict[str, Any]
    standing: list[Standing]
    heading: str
    targets: list[str]
    """The places that the move was about."""


class Frames(Wire):
    """A stretch of a replay; `total` counts all frames, the start among them."""

    game: str
    title: str
    names: list[str]
    colours: list[int]
    """As in `TableInfo`."""
    seat: int | None
    total: int
    frames: list[Frame]


class OpenedRecord(Wire):
    """Where a record that was sent in can be watched."""

    id: str


# -------------------------------------------------------------------- what a client sends on the WebSocket


class Play(Wire, tag="move"):
    """Play a move. `seq` is the entry that it answers; the same `id` again is not played twice.

    Several moves, separated by `; `, are one step: each is played if it is legal once the one before it is,
    and they are undone together."""

    id: str
    seq: int
    move: str


class TakeBack(Wire, tag="undo"):
    id: str
    seq: int


class AskUndo(Wire, tag="ask_undo"):
    """Ask the others to undo the last own step and all that was played since."""

    id: str


class AnswerUndo(Wire, tag="answer_undo"):
    """Agree to that, or refuse."""

    id: str
    agree: bool


class Sit(Wire, tag="sit"):
    """Look with the eyes of another seat of one's own, or of a spectator."""

    seat: int | None


class Language(Wire, tag="language"):
    """Go on in another language; a whole update follows."""

    lang: str


class Why(Wire, tag="why"):
    """Ask why moves are not legal, or why nothing can be done at a place; the answer is about the first move
    that comes nearest."""

    id: str
    moves: list[str] = []
    place: str = ""


class Hint(Wire, tag="hint"):
    """Ask the coach. The first answer comes at once; ask again with `full` for a better one."""

    id: str
    full: bool = False


class Judge(Wire):
    """Teaching mode: ask what a move would cost, before it is played."""

    seat: int
    seq: int
    move: str


class Verdict(Wire):
    """What the coach says of a move before it is played."""

    move: str
    label: str
    """`best`, `good`, `inaccuracy`, `mistake` or `blunder`."""
    points: float
    """Points lost compared with the best move ..."""
    win: float
    """... and chance to win."""
    text: str
    """Empty for the best move."""


class Say(Wire, tag="say"):
    """Write to the others at the table: a text, or one of the reactions."""

    id: str
    text: str = ""
    reaction: Reaction | None = None


class Ping(Wire, tag="ping"):
    id: str


Request = Play | TakeBack | AskUndo | AnswerUndo | Sit | Language | Why | Hint | Say | Ping


# -------------------------------------------------------------------- finished games


class FinishedSeat(Wire):
    """What one seat of a finished game came to."""

    name: str
    level: str | None
    """The level or spec of its bot; None: a person."""
    points: int
    place: int
    parts: dict[str, int]
    """By category."""


class FinishedGame(Wire):
    """A finished game of the guest who asks."""

    id: str
    game: str
    title: str
    ended: float
    """In seconds since 1970."""
    seat: int
    """The guest's own."""
    seats: list[FinishedSeat]
    rating: float | None
    """Points lost per decision, if the game was reviewed."""


# -------------------------------------------------------------------- studies


class Study(Wire):
    """A position to try moves in, for all seats. It comes from a table, a record or a puzzle.

    Of a table whose game is over, and of a record, any position; of a running table, what a seat of one's own
    knows now, with the rest made up."""

    table: str = ""
    record: str = ""
    puzzle: str = ""
    """GAME/ID."""
    index: int | None = None
    """After so many moves of the game; after all of them if None."""
    seat: int | None = None
    """At a running table: the seat whose knowledge counts."""
    sample: int = 0
    """At a running table: another number makes up the rest in another way."""
    moves: list[str] = []
    """The steps tried since, each as in `Play`."""


class StudyWhy(Wire):
    """Ask in a study why something can't be done."""

    study: Study
    why: Why


class StudyHint(Wire):
    """Ask the coach in a study."""

    study: Study
    full: bool = False


class StudyBot(Wire):
    """Let a bot decide in a study."""

    study: Study
    bot: str


class StudyMove(Wire):
    """What it plays."""

    move: str


class OpeningMove(Wire):
    """A move of the opening book, for the seat to move."""

    move: str
    text: str
    openings: int
    """How many seats began like that in games of strong bots ..."""
    points: float
    """... what they ended with, on average ..."""
    win: float
    """... and their share of victories."""


class PuzzleInfo(Wire):
    """A puzzle, without its solution."""

    id: str
    level: str
    """`easy`, `medium` or `hard`."""
    themes: list[str]
    """The scoring categories in which the solution gains most ..."""
    text: str
    """... and what they are called."""


class PuzzleSolution(Wire):
    """The solution of a puzzle."""

    move: str
    medium: str
    """What the bot of the level `medium` plays."""
    points: float
    """By how much the solution is ahead of the next best move, in points ..."""
    win: float
    """... and in chances to win."""
    why: list[str]


# -------------------------------------------------------------------- what a client gets besides updates


class Done(Wire, tag="done"):
    """The request with that id is carried out; a move or an undo is entry `seq`."""

    id: str
    seq: int


class Refused(Wire, tag="refused"):
    """What was asked is not done. `id` is empty when the request could not be read."""

    id: str
    problem: Problem


class Because(Wire, tag="why"):
    """Why a move is not legal; `reason` is None if it is legal after all. `move` is empty if nothing is ever
    done at the place that was asked about."""

    id: str
    move: str
    reason: str | None
    ruling: str | None


class Estimate(Wire):
    """A mean and its standard error."""

    mean: float
    error: float


class HintMove(Wire):
    """A move that the coach compared, with what it is expected to lead to."""

    move: str
    text: str
    points: Estimate
    """Expected points in the end."""
    win: Estimate
    """Chance to win, 0 to 1."""
    behind: Estimate
    """Expected points less than with the first move."""
    win_behind: Estimate
    parts: dict[str, float]
    """By category: expected points ..."""
    differences: dict[str, float]
    """... and how many more than with the first move; of the first, more than with the second."""
    line: list[str]
    """What the seat is expected to do in the rest of its turn."""


class HintWords(Wire):
    """A hint in words: a pointer that does not name the move, the move, and why it is better than others."""

    nudge: str
    move: str
    comparison: list[str]


class Outlook(Wire):
    """What a seat can expect before it moves."""

    points: float
    spread: float
    win: float
    parts: dict[str, float]


class Advice(Wire):
    """What the coach found out, as `trailboss.coach.hint_data` has it."""

    seat: int
    guesses: int
    usual: str
    """What the game's policy would do without thinking ahead."""
    now: Outlook
    candidates: list[HintMove]
    words: HintWords
    categories: dict[str, str]
    """What the scoring categories are called."""


class ReviewAccount(Wire):
    """Where a result came from: first + skill + luck + opponents = result."""

    first: float
    skill: float
    luck: float
    opponents: float
    result: float


class ReviewAccounts(Wire):
    points: ReviewAccount
    win: ReviewAccount


class ReviewPlayer(Wire):
    """How one seat played."""

    seat: int
    name: str
    points: int
    place: int
    decisions: int
    """Decisions that were not obvious."""
    rating: Estimate
    """Points lost per such decision; the lower, the better."""
    win_rating: Estimate
    labels: dict[str, int]
    """How many were best, good, an inaccuracy, a mistake, a blunder."""
    account: ReviewAccounts
    summary: list[str]
    """What went well, what cost most, what to try next."""
    opening: str
    """How its opening compares with the opening book; empty if there is none."""


class ReviewWords(Wire):
    """A decision in words."""

    label: str
    move: str
    best: str
    why: str = ""


class ReviewDecision(Wire):
    """A decision that was not obvious."""

    index: int
    """The number of the move, from 0: the step of the replay before it."""
    seat: int
    label: str
    move: str
    best: str
    points_lost: Estimate
    win_lost: Estimate
    parts_lost: dict[str, float]
    words: ReviewWords


class ReviewReport(Wire):
    """A reviewed game, as `trailboss review --json` prints it."""

    game: str
    title: str
    moves: int
    finished: bool
    categories: dict[str, str]
    players: list[ReviewPlayer]
    graph: list[list[float]]
    """By step of the replay: each seat's chance to win ..."""
    expected: list[list[float]]
    """... and the points it could expect."""
    turning_points: list[int]
    """The numbers of the moves that cost most."""
    decisions: list[ReviewDecision]


class ReviewStatus(Wire):
    """How far a review is; ask again until the report is there."""

    done: int
    moves: int
    failed: bool
    report: ReviewReport | None


class Hinted(Wire, tag="hint"):
    """The coach's answer; `move` is the best one."""

    id: str
    move: str
    text: str
    full: bool
    advice: Advice


class ChatLine(Wire):
    """What somebody at the table wrote: a text, or a reaction."""

    number: int
    seat: int
    name: str
    """Who sat there then."""
    text: str
    reaction: Reaction | None
    at: float


class Chat(Wire, tag="chat"):
    """What the people at the table wrote since the last of these messages. Only they get it."""

    lines: list[ChatLine]


class Pong(Wire, tag="pong"):
    id: str
    at: float
    """The time of the server; seconds since 1970."""


Reply = Update | Changes | Done | Refused | Because | Hinted | Chat | Pong


# -------------------------------------------------------------------- games


class Level(Wire):
    """A bot to choose, by how well it plays."""

    name: str
    spec: str
    text: str


class OptionChoice(Wire):
    value: Value
    text: str


class OptionPlace(Wire):
    """A place that a table can settle itself: what it is called, and what can be there."""

    text: str
    choices: list[OptionChoice]


class OptionInfo(Wire):
    """A choice that a table makes before the game."""

    name: str
    text: str
    default: Value
    choices: list[OptionChoice]
    """Empty: free text. A number is a seat, counted from 0."""
    ruling: str
    places: list[OptionPlace] = []
    """If not empty, the value can also be one word for each place, with a space in between."""
    distinct: bool = False
    """No word can stand at two places."""
    needs: str = ""
    """The option that must differ from its default before this one matters."""


class GameInfo(Wire):
    name: str
    title: str
    seats: list[int]
    variant_seats: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    bots: list[str]


class Thing(Wire):
    """A component: what it is called, what it does, and figures for drawing it.

    `actions` are the local actions printed on a building, each a list of alternatives, by the ids that the
    notation uses (`do white_for_2`).
    """

    name: str
    help: list[str]
    figures: dict[str, int | str | list[int | str]] = {}
    actions: list[list[str]] = []
    rulings: list[str] = []


class Catalogue(Wire):
    """All components of a game by kind and id: `things["building"]["3a"]`."""

    game: str
    title: str
    things: dict[str, dict[str, Thing]]
