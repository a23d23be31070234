"""A game watched step by step, as a seat or a spectator sees it, starting anywhere.

A `Replay` keeps copies of the state along the way, so that a later stretch doesn't have to start at the first
move. The work is done in small pieces, between which other tasks run (`cooperatively`). The caller decides
who may see which seat's view (`may_look`).
"""

import asyncio
from bisect import bisect_right, insort
from collections.abc import Collection, Generator, Sequence
from typing import Final, TypeVar

from trailboss.core import colours
from trailboss.core.contract import State
from trailboss.core.errors import BadRecord
from trailboss.core.events import Event
from trailboss.core.record import PLAYERS, Record
from trailboss.presentation import begins_turn, heading, merged, opening, standing, targets
from trailboss.server.protocol.replays import Frame, Frames
from trailboss.server.protocol.updates import Standing

MAX_FRAMES: Final = 60
"""The most frames of one answer."""
MAX_MOVES: Final = 6000
"""A record with more moves is not opened; the longest games have less than a third of it."""
MAX_OPTION_LENGTH: Final = 40_000
"""The longest text of an option, such as a map; every frame contains it."""
KEEP_EVERY: Final = 24
"""The number of moves between two cached states."""
YIELD_EVERY: Final = 8
"""How many moves are played, or frames made, before other tasks get their turn."""
MAX_NAME_LENGTH: Final = 40

Result = TypeVar("Result")
Work = Generator[None, None, Result]
"""Work in pieces; it stops for a moment at every `yield`."""


class Replay:
    """A start and the moves from there. Immutable, except for its cached states."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.total = len(record.moves) + 1
        """The number of frames, including the start."""
        self._kept: dict[int, State] = {}
        self._steps: list[int] = []
        """After how many moves states are kept, in order."""

    @staticmethod
    def of(state: State) -> "Replay":
        """The game that led to a state."""
        count = state.game.move_count
        replay = Replay(Record(state.config, [(entry // count, entry % count) for entry in state.history]))
        if not state.history:  # the position it starts from may be unreadable by now
            replay.keep(0, state.copy())
        return replay

    def continued(self, state: State) -> "Replay":
        """The same game at a later state, or after moves were taken back; keeps what still holds."""
        later = Replay.of(state)
        pairs = zip(self.record.moves, later.record.moves, strict=False)
        same = next(
            (index for index, (old, new) in enumerate(pairs) if old != new), min(self.total, later.total) - 1
        )
        for step in self._steps:
            if step <= same:
                later.keep(step, self._kept[step])
        return later

    def keep(self, step: int, state: State) -> None:
        """Keep the state after this many moves; it must not change any more."""
        if step not in self._kept:
            self._kept[step] = state
            insort(self._steps, step)

    def reach(self, index: int) -> Work[State]:
        """A separate state after `index` moves. Raises `BadRecord` for an impossible move."""
        place = bisect_right(self._steps, index)
        if place == 0:
            step, state = 0, self.record.start()
            self.keep(0, state.copy())
        else:
            step = self._steps[place - 1]
            state = self._kept[step].copy()
        for done in range(step, index):
            self.record.step(state, done)
            if (done + 1) % KEEP_EVERY == 0:
                self.keep(done + 1, state.copy())
            if (done + 1) % YIELD_EVERY == 0:
                yield
        return state


# -------------------------------------------------------------------- frames


def frames(
    replay: Replay, viewer: int | None, names: Sequence[str], lang: str, first: int, count: int
) -> Work[Frames]:
    """The frames from `first` on, at most `count` and `MAX_FRAMES` of them, as the viewer may see them.

    Frame 0 is the start; beyond the last frame there are none. `names` are those of the seats; a seat without
    a name is called by its colour in sentences, and is empty in `Frames.names`. Raises `BadSeats` for a
    viewer without a seat.
    """
    game = replay.record.config.game
    found: list[Frame] = []
    first = max(first, 0)
    last = min(first + min(count, MAX_FRAMES), replay.total)
    state = yield from replay.reach(min(max(first - 1, 0), replay.total - 1))
    if viewer is not None:
        state.check_seat(viewer)
    seat_colours = colours.from_tags(replay.record.tags)
    names_used = _sentence_names(state, names, seat_colours, lang)
    if first == 0 and last > 0:
        found.append(_frame(state, 0, viewer, names_used, lang, opening(state), None, None, None, []))
    for index in range(max(first, 1), last):
        found.append(_next_frame(replay.record, state, index, viewer, names_used, lang))
        if index % KEEP_EVERY == 0:
            replay.keep(index, state.copy())
        if index % YIELD_EVERY == 0:
            yield
    return Frames(
        game=game.name,
        title=game.title(lang),
        names=[name.strip() for name in names[: state.seats]] + [""] * (state.seats - len(names)),
        colours=seat_colours,
        seat=viewer,
        total=replay.total,
        frames=found,
    )


def _next_frame(
    record: Record, state: State, index: int, viewer: int | None, names_used: list[str], lang: str
) -> Frame:
    """Play a move and describe it, with the names and views of that moment."""
    game = state.game
    seat, move = record.moves[index - 1]
    text = game.format_move(state, move, lang, names_used)
    places = targets(state, seat, move)
    state.events = []
    try:
        record.step(state, index - 1)
        events = state.events
    finally:
        state.events = None
    return _frame(state, index, viewer, names_used, lang, events, seat, game.text(move), text, places)


def _frame(
    state: State,
    index: int,
    viewer: int | None,
    names_used: list[str],
    lang: str,
    events: list[Event],
    seat: int | None,
    move: str | None,
    text: str | None,
    places: list[str],
) -> Frame:
    game = state.game
    return Frame(
        index=index,
        seat=seat,
        move=move,
        text=text,
        lines=[
            game.format_event(state, event, lang, names_used)
            for event in merged(state, events)
            if event.visible_to(viewer)
        ],
        turn=any(begins_turn(state, event) for event in events),
        view=state.view(viewer),
        standing=[
            Standing(names_used[place], found.total, found.parts, found.place)
            for place, found in enumerate(standing(state, viewer))
        ],
        heading=heading(state, lang),
        targets=places,
    )


def _sentence_names(state: State, names: Sequence[str], seat_colours: Sequence[int], lang: str) -> list[str]:
    """The names used in sentences: the seats, then opponents without one."""
    given = [*names[: state.seats], *[""] * (state.seats - len(names))]
    own = [
        name.strip() or colours.seat_name(state, seat_colours, seat, lang) for seat, name in enumerate(given)
    ]
    return own + [state.seat_name(seat, lang) for seat in range(state.seats, len(standing(state, None)))]


# -------------------------------------------------------------------- records


def open_record(text: str) -> Work[Replay]:
    """An uploaded record, played to its end to verify it.

    Raises `BadRecord` with a clear sentence: if it isn't a record, has another version or other rules,
    contains impossible moves, doesn't end as it says, or is too large. A record that starts from a position
    is refused, too: a position can contain what no game leads to, and can take far too long to score.
    """
    record = Record.loads(text)
    if record.config.position is not None:
        raise BadRecord("server.record_position")
    for name, value in record.config.options.items():
        if isinstance(value, str) and len(value) > MAX_OPTION_LENGTH:
            raise BadRecord("server.record_option", name=name, most=MAX_OPTION_LENGTH)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("server.record_too_long", moves=len(record.moves), most=MAX_MOVES)
    yield
    replay = Replay(record)
    last = yield from replay.reach(replay.total - 1)
    if record.end and record.seal(last) != record.end:
        raise BadRecord("core.other_end")
    return replay


def players(record: Record) -> list[str]:
    """The names of the players, if the record names one for each seat; otherwise none.

    Several of one name, such as bots of one kind, are numbered.
    """
    named = [" ".join(name.split())[:MAX_NAME_LENGTH] for name in record.tags.get(PLAYERS, "").split(",")]
    clean = ["".join(each for each in name if each.isprintable()) for name in named]
    if len(clean) != record.config.seats or not all(clean):
        return []
    return [
        name if clean.count(name) == 1 else f"{name} {clean[: seat + 1].count(name)}"
        for seat, name in enumerate(clean)
    ]


def may_look(over: bool, wanted: int | None, own: Collection[int]) -> bool:
    """May a viewer see what this seat saw? Spectators' views always, your own, and all of a finished game
    or an uploaded record."""
    return wanted is None or over or wanted in own


# -------------------------------------------------------------------- pieces of work


async def cooperatively(work: Work[Result]) -> Result:
    """Do all pieces; other tasks run in between."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
        await asyncio.sleep(0)
