"""Studies: a position in which one person tries moves for all seats. Nothing is kept on the server.

A client sends where the position comes from and the moves tried since; the answer is an update like that of a
table, in which everything can be undone. In a running game, a seat gets a copy determinized from what it
knows ("what if"), so it reveals nothing, and nothing reaches the table.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from trailboss.coach.hints import FULL, QUICK, hint_data
from trailboss.coach.openings import known_moves
from trailboss.coach.puzzles import Puzzle, puzzle, puzzles
from trailboss.core import colours
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import Message
from trailboss.core.rng import seeded
from trailboss.presentation import automatic
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.base import BETWEEN
from trailboss.server.protocol.coach import Advice
from trailboss.server.protocol.replies import Hinted, WhyReply
from trailboss.server.protocol.requests import Hint
from trailboss.server.protocol.study import (
    OpeningMove,
    PuzzleInfo,
    PuzzleSolution,
    StandingOrder,
    Study,
    StudyBot,
    StudyHint,
    StudyMove,
    StudyWhy,
)
from trailboss.server.protocol.updates import OrderInfo, Update
from trailboss.server.tables.bots import bot_spec
from trailboss.server.tables.moves import MAX_STEP_MOVES, explain, hint_reply
from trailboss.server.tables.replays.records import ReplayService
from trailboss.server.tables.replays.replay import players
from trailboss.server.tables.room import Room
from trailboss.server.tables.rooms import Rooms
from trailboss.server.tables.seats import checked_bot
from trailboss.server.tables.standing_orders import prepared
from trailboss.server.tables.stored.rows import PLACEHOLDERS, EntryRow, SeatRow, Stored
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.updates import Updates, ViewerKey

MAX_STEPS: Final = 400
"""The most steps that can be tried from one position."""
STUDENT: Final = "student"
"""The guest of a study, who holds all seats."""


def puzzle_list(game_name: str, lang: str) -> list[PuzzleInfo]:
    """The puzzles of a game."""
    return [
        PuzzleInfo(each.id, each.level, each.themes[1:], ", ".join(each.theme_names(lang)))
        for each in puzzles(game_name)
    ]


def puzzle_solution(game_name: str, wanted: str, lang: str) -> PuzzleSolution:
    """The best move of a puzzle, and why it is best; raises `ApiError`."""
    try:
        found = puzzle(game_name, wanted)
    except TrailbossError as error:
        raise ApiError.of("unknown_puzzle", error) from error
    text = found.state().game.text
    explanation = found.explanation(lang)
    return PuzzleSolution(text(found.answer), text(found.medium), found.points, found.win, explanation)


class Source(NamedTuple):
    """Where a study begins."""

    state: State
    names: Sequence[str]
    advice: bool
    """May the coach and bots be asked?"""
    colours: Sequence[int] = colours.DEFAULT
    puzzle: Puzzle | None = None
    """The puzzle that it is."""


class Studies:
    """Answers everything about studies."""

    def __init__(self, rooms: Rooms[Any], replays: ReplayService) -> None:
        self._rooms = rooms
        self._replays = replays

    async def update(self, study: Study, guest: str | None, lang: str) -> Update:
        """The update after the steps tried so far, for the seat to move."""
        source = await self._source(study, guest)
        return update_of(source, study.moves, lang)

    async def why(self, asked: StudyWhy, guest: str | None, lang: str) -> WhyReply:
        """Why something can't be done there."""
        state = _state(_followed(await self._source(asked.study, guest), asked.study.moves))
        return explain(state, state.to_move, lang, asked.why)

    async def hint(self, asked: StudyHint, guest: str | None, lang: str) -> Hinted:
        """A hint in the study, from what the seat to move would know."""
        source = await self._source(asked.study, guest)
        state = self._asked(source, asked.study)
        refusal = state.hint_refusal()
        if refusal is not None:
            raise ApiError("no_hints", refusal, ruling=refusal.ruling)
        if source.puzzle is not None and not asked.study.moves:  # the puzzle's own searches are deeper
            known = msgspec.convert(hint_data(source.puzzle.hint(), lang), Advice)
            return hint_reply(Hint("study", True), known)
        budget = FULL if asked.full else QUICK
        number = len(asked.study.moves)
        advice = await self._rooms.scheduler.advise(state, number, source.names, guest or "", lang, budget)
        return hint_reply(Hint("study", asked.full), advice)

    async def bot_move(self, asked: StudyBot, guest: str | None) -> StudyMove:
        """What a bot plays there."""
        source = await self._source(asked.study, guest)
        state = self._asked(source, asked.study)
        spec = bot_spec(state.game.name, checked_bot(state.game.name, asked.bot))
        move = await self._rooms.scheduler.choose(state, spec, len(asked.study.moves), guest or "")
        return StudyMove(state.game.text(move))

    async def openings(self, study: Study, guest: str | None, lang: str) -> list[OpeningMove]:
        """What the opening book knows there: of finished games and records, for which all moves are known."""
        source = await self._source(study, guest)
        if not study.record and (study.puzzle or study.seat is not None):
            return []
        state = _state(_followed(source, study.moves))
        text = state.game.format_move
        return [
            OpeningMove(each.move, text(state, state.game.move(each.move), lang), *each[1:])
            for each in known_moves(state)
            if state.game.move(each.move) in state.legal()
        ]

    async def prepare(
        self, room: Room, guest: str | None, seat: int, request: StandingOrder, lang: str
    ) -> OrderInfo:
        """Prepare the last turn of a seat among the steps that were tried."""
        async with room.lock:
            room.check_seat(seat)
            room.check_holder(guest, seat)
            state = room.running()
            if room.table.seats[seat].kind != "person":
                raise ApiError("bot_decides", seq=room.table.seq)
            order = prepared(what_if(state, seat, request.sample), seat, request.moves)
            await room.set_order(seat, order.dumps())
            await room.settle()
            return order.info(lang)

    async def cancel_order(self, room: Room, guest: str | None, seat: int) -> None:
        """Forget a prepared turn."""
        async with room.lock:
            room.check_open()
            room.check_seat(seat)
            room.check_holder(guest, seat)
            await room.set_order(seat, None)

    def _asked(self, source: Source, study: Study) -> State:
        """The state in which to ask the coach or a bot."""
        if not source.advice:
            raise ApiError("no_hints")
        state = _state(_followed(source, study.moves))
        if state.over:
            raise ApiError("not_running")
        return state

    async def _source(self, study: Study, guest: str | None) -> Source:
        if len(study.moves) > MAX_STEPS:
            raise ApiError("bad_request")
        if study.puzzle:
            return _puzzle(study.puzzle)
        if study.record:
            replay = await self._replays.replay(study.record)
            state = await self._replays.state_at(replay, study.index)
            return Source(state, players(replay.record), True, colours.from_tags(replay.record.tags))
        if not study.table:
            raise ApiError("unknown_table", Message("server.study_source", {}))
        room = await self._rooms.room(study.table)
        table = room.table
        names = [row.name for row in table.seats]
        if table.status == "over":
            past = await self._replays.table_state(room, study.index)
            return Source(past, names, True, table.colours())
        if study.seat is None:
            raise ApiError("not_your_seat")
        room.check_holder(guest, study.seat)
        now = what_if(room.running(), study.seat, study.sample)
        return Source(now, names, table.row.hints, table.colours())


def what_if(state: State, seat: int, sample: int) -> State:
    """A copy of a running game as a seat knows it; another `sample` resamples the rest differently."""
    return state.determinize(seat, seeded(f"what if {sample}"))


def _puzzle(wanted: str) -> Source:
    game, _, number = wanted.partition("/")
    try:
        found = puzzle(game, number)
        return Source(found.state(), (), advice=True, puzzle=found)
    except TrailbossError as error:
        raise ApiError.of("unknown_puzzle", error) from error


def _followed(source: Source, steps: Sequence[str]) -> TableLog:
    """A table on which the steps are played; raises `ApiError` for one that can't be."""
    config = source.state.config
    game = config.game
    row = PLACEHOLDERS._replace(
        id="study",
        game=game.name,
        options=config.options,
        count=config.seats,
        takebacks=True,
        hints=source.advice,
        host=STUDENT,
        rules=config.rules,
    )
    names = [*source.names, *[""] * (config.seats - len(source.names))]
    seats = [
        SeatRow(seat, "person", names[seat], colour=source.colours[seat]) for seat in range(config.seats)
    ]
    table = TableLog(Stored(row, seats, [], {seat: {STUDENT} for seat in range(config.seats)}))
    table.row, table.state = row, source.state.copy()
    for step in steps:
        parts = step.split(BETWEEN)
        if len(parts) > MAX_STEP_MOVES:
            raise ApiError("bad_request")
        for number, text in enumerate(parts):
            if not _plays(table, text, "then" if number else "move"):
                break
        while (move := automatic(_state(table))) is not None:
            _plays(table, game.text(move), "auto")
    return table


def _plays(table: TableLog, text: str, kind: str) -> bool:
    """Play a move for the seat that may; a further one of a step only if it is legal."""
    state = _state(table)
    try:
        move = table.game.move(text)
    except TrailbossError as error:
        raise ApiError.of("bad_move", error) from error
    seats = [state.to_move, *(seat for seat in range(state.seats) if seat != state.to_move)]
    able = [] if state.over else [seat for seat in seats if move in state.legal_for(seat)]
    if not able:
        if kind == "then":
            return False
        reason = state.why_not(move)
        raise ApiError("illegal", reason)
    table.apply(EntryRow(table.seq + 1, kind, able[0], text, None, 0.0))
    return True


def _state(table: TableLog) -> State:
    assert table.state is not None
    return table.state


def update_of(source: Source, steps: Sequence[str], lang: str) -> Update:
    """The table after some steps, as the seat to move sees it; nothing is final and everything can be
    undone."""
    table = _followed(source, steps)
    state = _state(table)
    seat = state.to_move
    if state.over:
        table.row = table.row._replace(status="over")
    updates = Updates()
    parts = updates.parts(table, ViewerKey(lang, (), True), STUDENT, seat, tuple)
    found = msgspec.json.decode(updates.message(table, parts, None, 0), type=Update)
    found.choices = [msgspec.structs.replace(each, final=False) for each in found.choices]
    found.shortcuts = [msgspec.structs.replace(each, final=False) for each in found.shortcuts]
    if found.at_once is not None:
        found.at_once = msgspec.structs.replace(found.at_once, final=False)
    found.undo = sum(item.part is None for item in table.items)
    found.locked = None
    return found
