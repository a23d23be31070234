"""What one viewer may see of a table: the one place where a state becomes something that is sent.

Everything is built by naming what the viewer may know: from `State.view`, from `legal_for` of the viewer's
own seat, and from what `trailboss.presentation` tells that viewer.
"""

import hashlib
from collections.abc import Collection
from typing import Any, NamedTuple

from trailboss.core.contract import BARRIER_KNOWLEDGE, State
from trailboss.core.messages import LANGUAGES, format_message
from trailboss.core.rng import seeded
from trailboss.presentation import (
    at_once,
    automatic,
    heading,
    leads_on,
    question,
    standing,
    targets,
    together,
)
from trailboss.server.api_error import both
from trailboss.server.protocol import (
    BETWEEN,
    AtOnce,
    Both,
    Choice,
    ClockInfo,
    LogEntry,
    Question,
    SeatInfo,
    Shortcut,
    Standing,
    TableInfo,
    UndoAsk,
)
from trailboss.server.tables.rows import Stored, TableRow
from trailboss.server.tables.table_log import Clock, Closed, TableLog, game_of


class GameSight(NamedTuple):
    """What follows from the state and the viewer's seat alone, besides the question, which all are shown."""

    view: dict[str, Any] | None
    fields: dict[str, Any]
    """All else that an update holds, by its names."""


def commitment(row: TableRow) -> str:
    """The hash that is shown from the start, by which everybody can check the seed at the end."""
    return hashlib.sha256(f"{row.salt}:{row.seed}".encode()).hexdigest()


# -------------------------------------------------------------------- the table


def stored_info(stored: Stored, guest: str | None, *, chat: bool) -> TableInfo:
    """A table as its rows tell it, without looking at its game."""
    row = stored.table
    seats = [
        SeatInfo(
            each.seat,
            each.kind,
            each.name,
            each.bot,
            here=False,
            mine=guest is not None and guest in stored.holders.get(each.seat, ()),
        )
        for each in stored.seats
    ]
    return TableInfo(
        **fixed_info(row), **_moving(row, seats, guest, None, _known_closing(stored), None, chat)
    )


def _known_closing(stored: Stored) -> Closed | None:
    """What is known of a table that nobody has looked at yet."""
    if stored.table.archived is not None:
        return "archived"
    return "damaged" if stored.unreadable or stored.table.damaged is not None else None


def table_info(table: TableLog, guest: str | None, here: Collection[int], *, chat: bool) -> TableInfo:
    """A table as a guest sees it; `here` are the seats whose persons are connected."""
    return TableInfo(**fixed_info(table.row), **moving_info(table, guest, here, heading_of(table), chat))


def fixed_info(row: TableRow) -> dict[str, Any]:
    """What a table shows of itself that never changes."""
    game = game_of(row.game)
    return {
        "id": row.id,
        "game": row.game,
        "title": Both(game.title("en"), game.title("de")),
        "options": _chosen(row),
        "listed": row.listed,
        "pace": row.pace,
        "takebacks": row.takebacks,
        "hints": row.hints,
        "created": row.created,
        "commitment": commitment(row),
    }


def moving_info(
    table: TableLog, guest: str | None, here: Collection[int], said: Both | None, chat: bool
) -> dict[str, Any]:
    """What a table shows of itself to a guest that may change with every entry; `said` is its heading."""
    seats = [
        SeatInfo(
            each.seat,
            each.kind,
            each.name,
            each.bot,
            here=each.seat in here,
            mine=guest is not None and guest in table.holders.get(each.seat, ()),
        )
        for each in table.seats
    ]
    ask = table.undo_ask
    return {
        **_moving(table.row, seats, guest, table.state, table.closed, said, chat),
        "clock": _clock(table),
        "undo_ask": None if ask is None else UndoAsk(ask.seat, table.undo_waits_for()),
    }


def _moving(
    row: TableRow,
    seats: list[SeatInfo],
    guest: str | None,
    state: State | None,
    closed: Closed | None,
    said: Both | None,
    chat: bool,
) -> dict[str, Any]:
    over = row.status == "over"
    return {
        "status": row.status,
        "seats": seats,
        "host": guest is not None and guest == row.host,
        "chat": chat,
        "changed": row.changed,
        "heading": said,
        "to_move": None if state is None or state.over or closed else state.to_move,
        "clock": None if (clock := Clock.of(row.clock)) is None else ClockInfo(*clock, [], None),
        "undo_ask": None,
        "winners": [] if state is None else state.winners(),
        "seed": row.seed if over else None,
        "salt": row.salt if over else None,
        "rematch": row.rematch,
        "damaged": closed == "damaged",
        "archived": closed == "archived",
        "notice": _notice(row, closed),
    }


def _clock(table: TableLog) -> ClockInfo | None:
    """The clock of a table, as of the last entry."""
    if table.clock is None:
        return None
    left = [table.time_left(row.seat) if row.kind == "person" else None for row in table.seats]
    return ClockInfo(*table.clock, left, table.clock_since)


def _notice(row: TableRow, closed: Closed | None) -> Both | None:
    """What the players of a closed table are told."""
    if closed is None:
        return None
    older = closed == "archived" and row.rules != game_of(row.game).rules_version
    return both("server.archived_rules" if older else f"server.{closed}")


def _chosen(row: TableRow) -> dict[str, str | int | bool]:
    """The options that differ from their defaults."""
    usual = {option.name: option.default for option in game_of(row.game).options}
    return {name: value for name, value in row.options.items() if usual.get(name) != value}


def heading_of(table: TableLog) -> Both | None:
    """Where the game stands, in a few words."""
    state = table.state
    return None if state is None else Both(heading(state, "en"), heading(state, "de"))


# -------------------------------------------------------------------- the game


def sight_of(table: TableLog, seat: int | None, points: list[Standing] | None = None) -> GameSight:
    """What a seat (None: a spectator) may see of the game; `points` if they are known already."""
    state = table.state
    if table.picture is not None and seat in table.picture:
        kept = table.picture[seat]
        return GameSight(kept.view, _no_fields(kept.standing))
    if state is None:
        return GameSight(None, _no_fields([]))
    names = table.both_names()
    if table.closed is not None:
        return GameSight(state.view(seat), _no_fields(_standing(state, seat, names)))
    undo = table.takes_back(seat)
    bot = table.bot_to_move()
    return GameSight(
        state.view(seat),
        {
            **_answers(table, state, seat, names),
            "undo": undo,
            "may_ask": table.may_ask_undo(seat),
            "locked": None if undo else _locked(table, state, seat),
            "standing": _standing(state, seat, names) if points is None else points,
            "thinking": None if bot is None else bot.seat,
        },
    )


def _no_fields(points: list[Standing]) -> dict[str, Any]:
    """What there is besides the view where nobody can play."""
    return {
        "choices": [],
        "shortcuts": [],
        "at_once": None,
        "undo": 0,
        "may_ask": False,
        "locked": None,
        "standing": points,
        "thinking": None,
    }


def question_of(table: TableLog, phase: str) -> Question | None:
    """What is asked now, in the phase that the view of a seat names."""
    state = table.state
    if state is None or state.over or table.closed is not None:
        return None
    names = table.both_names()
    return Question(state.to_move, phase, Both(*(question(state, lang, names[lang]) for lang in LANGUAGES)))


def _answers(table: TableLog, state: State, seat: int | None, names: dict[str, list[str]]) -> dict[str, Any]:
    """What a seat can do: its legal moves, those of its turn first, and steps of several moves."""
    moves = [] if seat is None or state.over else state.legal_for(seat)
    if seat is None or not moves:
        return {"choices": [], "shortcuts": [], "at_once": None}
    game = table.game
    usual = set(state.legal()) - set(state.out_of_turn_moves(seat)) if seat == state.to_move else set()
    trials = _Trials(state.determinize(seat, seeded("what can be taken back")), seat)
    choices: list[Choice] = []
    shortcuts: list[Shortcut] = []
    for move in moves:
        after = trials.after(move)
        final = not table.row.takebacks or after is None
        said = Both(*(game.say(state, move, lang, names[lang]) for lang in LANGUAGES))
        choices.append(Choice(game.text(move), said, final, move not in usual, targets(state, seat, move)))
        if after is not None and move in usual and leads_on(state, move):
            shortcuts += _led_on(table, after, seat, game.text(move), names)
    for step in together(state, seat):
        said = Both(*(format_message(step.say.key, step.say.args, lang) for lang in LANGUAGES))
        final = not table.row.takebacks or trials.after(*step.moves) is None
        shortcuts.append(Shortcut(BETWEEN.join(map(game.text, step.moves)), said, final, True, []))
    count = at_once(state) if seat == state.to_move else 1
    several = (
        None if count == 1 else AtOnce(count, not table.row.takebacks or _ends(trials.known, seat, count))
    )
    return {"choices": choices, "shortcuts": shortcuts, "at_once": several}


def _ends(known: State, seat: int, count: int) -> bool:
    """Can so many answers not be taken back, whichever they are?"""
    tried: State | None = known
    for _ in range(count):
        if tried is not None:
            tried = None if tried.to_move != seat else _Trials(tried, seat).after(tried.legal()[0])
    return tried is None


def _led_on(
    table: TableLog, after: State, seat: int, before: str, names: dict[str, list[str]]
) -> list[Shortcut]:
    """The answers to the question that a move leads to, if it is asked of the same seat."""
    if after.over or after.to_move != seat or leads_on(after, after.legal()[0]):
        return []
    game, trials = table.game, _Trials(after, seat)
    return [
        Shortcut(
            f"{before}{BETWEEN}{game.text(move)}",
            Both(*(game.say(after, move, lang, names[lang]) for lang in LANGUAGES)),
            final=not table.row.takebacks or trials.after(move) is None,
            listed=False,
            targets=targets(after, seat, move),
        )
        for move in after.legal()
    ]


class _Trials:
    """What moves lead to, tried on a determinized state: the answer can't depend on anything hidden."""

    def __init__(self, known: State, seat: int) -> None:
        self.known = known
        self._seat = seat
        self._usual = known.legal() if seat == known.to_move else None
        self._legal = frozenset(known.legal_for(seat))

    def after(self, *moves: int) -> State | None:
        """The state after moves and all that the table then answers by itself; None if that cannot be taken
        back, as far as the seat can tell."""
        if moves[0] not in self._legal:  # it depends on what the seat does not know: it will be learned
            return None
        tried, seat = self.known.copy(), self._seat
        if self._usual is not None:
            tried.keep_legal(self._usual)  # so that no copy lists them again
        begin = len(tried.history)
        for number, move in enumerate(moves):
            if number and move not in tried.legal_for(seat):
                return None
            tried.play(move, seat)
            if tried.undo_barrier > begin:
                return None
        while not tried.over and tried.to_move == seat and (forced := automatic(tried)) is not None:
            tried.play(forced)
            if tried.undo_barrier > begin:
                return None
        return tried


def _locked(table: TableLog, state: State, seat: int | None) -> Both | None:
    """Why the seat cannot take anything back."""
    if seat is None or state.over or not state.history:
        return None
    if not table.row.takebacks:
        return both("server.no_takebacks")
    mine = state.history[-1] // table.game.move_count == seat
    if not mine and seat == state.to_move:  # a turn that has just begun: there is nothing yet to take back
        return None
    learned = mine and state.barrier_reason == BARRIER_KNOWLEDGE
    return both("core.undo_learned" if learned else "core.undo_passed")


def _standing(state: State, seat: int | None, names: dict[str, list[str]]) -> list[Standing]:
    rows = []
    for place, found in enumerate(standing(state, seat)):
        said = [
            names[lang][place] if place < state.seats else state.seat_name(place, lang) for lang in LANGUAGES
        ]
        rows.append(Standing(Both(*said), found.total, found.parts, found.place))
    return rows


def log(table: TableLog, seat: int | None, after: int) -> list[LogEntry]:
    """The log behind an entry, as far as a viewer may hear it."""
    if table.picture is not None and seat in table.picture:
        return [entry for entry in table.picture[seat].log if entry.seq > after]
    return [item.heard_by(seat) for item in table.items[max(after, 0) :]]
