"""What one viewer may see of a table. Only here is a state turned into something that is sent.

Everything is built from what the viewer may know: `State.view`, `legal_for` of the viewer's own seat, and
what `trailboss.presentation` returns for that viewer.
"""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from trailboss.core import colours
from trailboss.core.contract import BARRIER_KNOWLEDGE, State
from trailboss.core.messages import ENGLISH, Message, format_message, message
from trailboss.core.rng import seeded
from trailboss.presentation import Standing as Points
from trailboss.presentation import (
    amount,
    at_once,
    automatic,
    heading,
    leads_on,
    panel,
    presentation_of,
    question,
    seat_view,
    standing,
    targets,
    together,
)
from trailboss.server.protocol.base import BETWEEN
from trailboss.server.protocol.tables import ClockInfo, SeatInfo, TableInfo, UndoAsk
from trailboss.server.protocol.updates import AtOnce, Choice, LogEntry, Question, Shortcut, Standing
from trailboss.server.tables.standing_orders import order_info
from trailboss.server.tables.stored.log_items import Clock, Closed
from trailboss.server.tables.stored.missing_game import game_of
from trailboss.server.tables.stored.rows import SeatRow, Stored, TableRow
from trailboss.server.tables.stored.table_log import TableLog

TRIAL_CHANCE: Final = seeded("what can be taken back")
"""The random numbers of every trial, always the same, so that a viewer's choices don't change."""


class Offer(NamedTuple):
    """A move, or several as one step, that a seat can play."""

    move: str
    text: Message
    final: bool
    out_of_turn: bool
    """For a single move: is it possible at any time? For a step: does it get its own line?"""
    targets: list[str]


class MultiChoice(NamedTuple):
    """How many answers are chosen at once; with titles, in a panel of that many questions."""

    wanted: int
    final: bool
    titles: Sequence[Message] = ()


class GameView(NamedTuple):
    """What follows from the state and the viewer's seat alone, besides the question, which all are shown."""

    table: TableLog
    seat: int | None
    view: dict[str, Any] | None
    points: Sequence[Points] = ()
    choices: Sequence[Offer] = ()
    shortcuts: Sequence[Offer] = ()
    at_once: MultiChoice | None = None
    undo: int = 0
    locked: Message | None = None
    thinking: int | None = None
    may_ask: bool = False
    order: str | None = None

    def fields(self, lang: str) -> dict[str, Any]:
        """All fields of an update except the view, the question and the standing, in a language."""
        return {
            "choices": [Choice(each.move, each.text.render(lang), *each[2:]) for each in self.choices],
            "shortcuts": [Shortcut(each.move, each.text.render(lang), *each[2:]) for each in self.shortcuts],
            "at_once": None if (found := self.at_once) is None else _rendered(found, lang),
            "undo": self.undo,
            "may_ask": self.may_ask,
            "locked": None if self.locked is None else self.locked.render(lang),
            "thinking": self.thinking,
            "order": order_info(self.order, lang),
        }

    def standing(self, lang: str) -> list[Standing]:
        """The points of all, with their names in a language."""
        kept = self.table.picture(self.seat, lang)
        if kept is not None:
            return kept.standing
        return [
            Standing(self.table.name(place, lang), found.total, found.parts, found.place)
            for place, found in enumerate(self.points)
        ]


def _rendered(multi: MultiChoice, lang: str) -> AtOnce:
    return AtOnce(multi.wanted, multi.final, [title.render(lang) for title in multi.titles])


def commitment(row: TableRow) -> str:
    """The hash shown from the start, with which anybody can check the seed at the end."""
    return hashlib.sha256(f"{row.salt}:{row.seed}".encode()).hexdigest()


# -------------------------------------------------------------------- the table


def stored_info(stored: Stored, guest: str | None, lang: str, *, chat: bool) -> TableInfo:
    """A table as its rows describe it, without loading its game."""
    row = stored.table
    seats = _seats(stored.seats, stored.holders, guest, ())
    moving = _moving(row, None, _known_closing(stored), None, lang, chat)
    found = colours.assign([each.colour for each in stored.seats])
    host = _is_host(row, guest)
    return TableInfo(**fixed_info(row, lang), **moving, seats=seats, colours=found, host=host)


def _known_closing(stored: Stored) -> Closed | None:
    """What is known of a table that isn't loaded yet."""
    if stored.table.archived is not None:
        return "archived"
    return "damaged" if stored.unreadable or stored.table.damaged is not None else None


def table_info(
    table: TableLog, guest: str | None, here: Collection[int], lang: str, *, chat: bool
) -> TableInfo:
    """A table as a guest sees it; `here` are the seats whose persons are connected."""
    moving, own = moving_info(table, lang, chat), guest_info(table, guest, here)
    return TableInfo(**fixed_info(table.row, lang), **moving, **own)


def fixed_info(row: TableRow, lang: str) -> dict[str, Any]:
    """What a table shows of itself that never changes."""
    game = game_of(row.game)
    return {
        "id": row.id,
        "game": row.game,
        "title": game.title(lang),
        "options": _chosen(row),
        "listed": row.listed,
        "pace": row.pace,
        "takebacks": row.takebacks,
        "hints": row.hints,
        "created": row.created,
        "commitment": commitment(row),
    }


def guest_info(table: TableLog, guest: str | None, here: Collection[int]) -> dict[str, Any]:
    """What a table shows of itself to this guest alone."""
    seats = _seats(table.seats, table.holders, guest, here)
    return {"seats": seats, "host": _is_host(table.row, guest)}


def _seats(
    rows: Sequence[SeatRow], holders: Mapping[int, Collection[str]], guest: str | None, here: Collection[int]
) -> list[SeatInfo]:
    return [
        SeatInfo(
            each.seat,
            each.kind,
            each.name,
            each.bot,
            here=each.seat in here,
            mine=guest is not None and guest in holders.get(each.seat, ()),
            chosen=each.colour is not None,
        )
        for each in rows
    ]


def _is_host(row: TableRow, guest: str | None) -> bool:
    return guest is not None and guest == row.host


def moving_info(table: TableLog, lang: str, chat: bool) -> dict[str, Any]:
    """What everybody sees of a table that may change with every entry."""
    ask = table.undo_ask
    return {
        **_moving(table.row, table.state, table.closed, heading_of(table, lang), lang, chat),
        "colours": table.colours(),
        "clock": _clock(table),
        "undo_ask": None if ask is None else UndoAsk(ask.seat, table.undo_waits_for()),
    }


def _moving(
    row: TableRow, state: State | None, closed: Closed | None, heading: str | None, lang: str, chat: bool
) -> dict[str, Any]:
    over = row.status == "over"
    return {
        "status": row.status,
        "chat": chat,
        "changed": row.changed,
        "heading": heading,
        "to_move": None if state is None or state.over or closed else state.to_move,
        "clock": None if (clock := Clock.of(row.clock)) is None else ClockInfo(*clock, [], None),
        "undo_ask": None,
        "totals": [],
        "winners": [] if state is None else state.winners(),
        "seed": row.seed if over else None,
        "salt": row.salt if over else None,
        "rematch": row.rematch,
        "damaged": closed == "damaged",
        "archived": closed == "archived",
        "notice": _notice(row, closed, lang),
    }


def _clock(table: TableLog) -> ClockInfo | None:
    """The clock of a table, as of the last entry."""
    if table.clock is None:
        return None
    left = [table.time_left(row.seat) if row.kind == "person" else None for row in table.seats]
    up = [row.seat for row in table.seats if row.kind == "bot" and table.time_left(row.seat) <= 0]
    return ClockInfo(*table.clock, left, table.clock_since, up)


def totals_of(table: TableLog, guest: str | None, lang: str) -> list[str | None]:
    """The points of each seat, as far as a guest with a seat there may know them."""
    mine = table.seats_of(guest)
    if table.state is None or table.closed is not None or not mine:
        return []
    game, found = table.state.game, standing(table.state, mine[0])[: table.row.count]
    return [None if each.total is None else amount(game, each.total, lang) for each in found]


def _notice(row: TableRow, closed: Closed | None, lang: str) -> str | None:
    """The explanation shown at a closed table."""
    if closed is None:
        return None
    older = closed == "archived" and row.rules != game_of(row.game).rules_version
    return format_message("server.archived_rules" if older else f"server.{closed}", {}, lang)


def _chosen(row: TableRow) -> dict[str, str | int | bool]:
    """The options that differ from their defaults."""
    usual = {option.name: option.default for option in game_of(row.game).options}
    return {name: value for name, value in row.options.items() if usual.get(name) != value}


def heading_of(table: TableLog, lang: str) -> str | None:
    """The heading of the game; None if it has not started."""
    return None if table.state is None else heading(table.state, lang)


# -------------------------------------------------------------------- the game


def game_view_of(
    table: TableLog,
    seat: int | None,
    points: Sequence[Points] | None = None,
    public: dict[str, Any] | None = None,
) -> GameView:
    """What a seat (None: a spectator) may see of the game; pass `points` and the spectator's view `public`
    if they are known already."""
    state = table.state
    kept = table.picture(seat, ENGLISH)
    if kept is not None:
        return GameView(table, seat, kept.view)
    if state is None:
        return GameView(table, seat, None)
    public = state.view(None) if public is None else public
    view = public if seat is None else seat_view(state, seat, public)
    if points is None:
        points = standing(state, seat)
    if table.closed is not None:
        return GameView(table, seat, view, points)
    undo = table.undoable_steps(seat)
    locked = None if undo else _locked(table, state, seat)
    bot = table.bot_to_move()
    thinking = None if bot is None else bot.seat
    answers = _answers(table, state, seat)
    may_ask = table.may_ask_undo(seat)
    order = None if seat is None or state.over else table.seats[seat].order
    return GameView(table, seat, view, points, *answers, undo, locked, thinking, may_ask, order)


def question_of(table: TableLog, phase: str, lang: str) -> Question | None:
    """What is asked now, in the phase that the view of a seat names."""
    state = table.state
    if state is None or state.over or table.closed is not None:
        return None
    return Question(state.to_move, phase, question(state, lang, table.names()))


def _answers(
    table: TableLog, state: State, seat: int | None
) -> tuple[list[Offer], list[Offer], MultiChoice | None]:
    """What a seat can do: its legal moves, those of its turn first, and steps of several moves."""
    moves = [] if seat is None or state.over else state.legal_for(seat)
    if seat is None or not moves:
        return [], [], None
    game, names, shown = table.game, table.names(), presentation_of(table.game)
    usual = set(state.legal()) - set(state.out_of_turn_moves(seat)) if seat == state.to_move else set()
    trials = _Trials(state.determinize(seat, TRIAL_CHANCE.copy()), seat)
    choices: list[Offer] = []
    shortcuts: list[Offer] = []
    for move in moves:
        after = trials.after(move)
        final = not table.row.takebacks or after is None
        text = game.move_message(state, move, names)
        places = shown.targets(state, seat, move)
        choices.append(Offer(game.text(move), text, final, move not in usual, places))
        if after is not None and move in usual and shown.leads_on(state, move):
            shortcuts += _led_on(table, after, seat, game.text(move))
    for step in together(state, seat):
        final = not table.row.takebacks or trials.after(*step.moves) is None
        places = shown.targets(state, seat, step.moves[0])
        shortcuts.append(Offer(BETWEEN.join(map(game.text, step.moves)), step.text, final, True, places))
    count = at_once(state) if seat == state.to_move else 1
    if count > 1:
        ends = not table.row.takebacks or _is_final(trials.state, seat, count)
        return choices, shortcuts, MultiChoice(count, ends)
    if seat == state.to_move and panel(state) is not None:
        answers, titles = _panel(table, trials, ())
        if titles:
            return choices, [*shortcuts, *answers], MultiChoice(len(titles), not table.row.takebacks, titles)
    return choices, shortcuts, None


def _panel(table: TableLog, trials: "_Trials", before: tuple[int, ...]) -> tuple[list[Offer], list[Message]]:
    """The answers to the questions that follow in one panel, whatever is answered before them, and the titles
    of all questions; no titles if there is nothing to choose but the first answer."""
    state, game = trials.played(before), table.game
    title = None if state.over or state.to_move != trials.seat else panel(state)
    if title is None:
        return [], []
    forced = automatic(state)
    moves = state.legal() if forced is None else [forced]
    found: list[Offer] = []
    titles: list[Message] = []
    for move in moves:
        path = (*before, move)
        if before:
            final = not table.row.takebacks or trials.after(*path) is None
            text = game.move_message(state, move, table.names())
            places = targets(state, trials.seat, move)
            found.append(Offer(BETWEEN.join(map(game.text, path)), text, final, False, places))
        answers, later = _panel(table, trials, path)
        found += answers
        titles = max(titles, later, key=len)
    if not titles and (forced is not None or not before):
        return [], []
    return found, [title, *titles]


def _is_final(state: State, seat: int, count: int) -> bool:
    """Would that many answers be final, whichever they are?"""
    tried: State | None = state
    for _ in range(count):
        if tried is not None:
            tried = None if tried.to_move != seat else _Trials(tried, seat).after(tried.legal()[0])
    return tried is None


def _led_on(table: TableLog, after: State, seat: int, before: str) -> list[Offer]:
    """The answers to the question that a move leads to, if it is asked of the same seat."""
    if after.over or after.to_move != seat or leads_on(after, after.legal()[0]):
        return []
    game, names, trials = table.game, table.names(), _Trials(after, seat)
    return [
        Offer(
            f"{before}{BETWEEN}{game.text(move)}",
            game.move_message(after, move, names),
            not table.row.takebacks or trials.after(move) is None,
            False,
            targets(after, seat, move),
        )
        for move in after.legal()
    ]


class _Trials:
    """What moves lead to, tried on a determinized state: the answer can't depend on anything hidden."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._usual = state.legal() if seat == state.to_move else None
        self._legal = frozenset(state.legal_for(seat))

    def played(self, moves: Sequence[int]) -> State:
        """The state after moves of the seat."""
        tried = self.state.copy()
        for move in moves:
            tried.play(move, self.seat)
        return tried

    def after(self, *moves: int) -> State | None:
        """The state after moves and the table's automatic answers; None if that couldn't be undone, from
        what the seat knows."""
        if moves[0] not in self._legal:  # it depends on hidden information, so it would reveal some
            return None
        tried, seat = self.state.copy(), self.seat
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


def _locked(table: TableLog, state: State, seat: int | None) -> Message | None:
    """Why the seat can't undo anything."""
    if seat is None or state.over or not state.history:
        return None
    if not table.row.takebacks:
        return message("server.no_takebacks")
    mine = state.history[-1] // table.game.move_count == seat
    if not mine and seat == state.to_move:  # a turn that has just begun: nothing to undo yet
        return None
    learned = mine and state.barrier_reason == BARRIER_KNOWLEDGE
    return message("core.undo_learned" if learned else "core.undo_passed")


def log(table: TableLog, seat: int | None, lang: str, after: int) -> list[LogEntry]:
    """The log after an entry, as a viewer may read it."""
    kept = table.picture(seat, lang)
    if kept is not None:
        return [entry for entry in kept.log if entry.seq > after]
    return [item.for_viewer(seat, lang) for item in table.items[max(after, 0) :]]
