"""The soak test: very many fast random games, with all numbers of seats and all combinations of options.

Game number i of a seed is always the same, however many processes share the work, so a run can be stopped and
continued. Several games take turns. Every game gets the cheap checks; one in fifty gets all of them.
"""

import importlib
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from trailboss.core.build import COMPILED
from trailboss.core.contract import Game, Option, State, Value, registered
from trailboss.core.errors import BadOption
from trailboss.core.record import Position, Record, digest
from trailboss.core.rng import Rng, seeded
from trailboss.processes import ctrl_c_later
from trailboss.testing.case import Case, ConformanceError, Trial

CLOSE: Final = 50
"""One game in this many is checked closely: its inventory at every move, its record, a position, a copy."""
CHUNK: Final = 100
"""How many games a process plays before it reports."""
INTERRUPTS: Final = 8
"""Once in this many decisions, any seat may move out of turn."""

Progress = Callable[[int, int], None]
"""Called with the games and the decisions so far."""


class Soaked(NamedTuple):
    """The result: how many games and decisions, how long they took, and the first failure, if any."""

    games: int
    decisions: int
    seconds: float
    compiled: bool
    failure: ConformanceError | None


class _Part(NamedTuple):
    """Some games to be played by one process, or the report of it."""

    names: tuple[str, ...]
    seed: int
    first: int
    games: int
    decisions: int = 0
    failure: ConformanceError | None = None


def soak(
    game: Game | Sequence[Game],
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Progress | None = None,
    modules: Sequence[str] = (),
    done: int = 0,
) -> Soaked:
    """Play random games of one game or of several in turn; stops at the first failure.

    The first `done` games of an earlier run are not played again and not counted. With several processes,
    each imports `modules`, so that your own games are registered there.
    """
    start = time.monotonic()
    played = decisions = 0
    failure = None
    names = tuple(each.name for each in ([game] if isinstance(game, Game) else game))
    parts = [_Part(names, seed, first, min(CHUNK, games - first)) for first in range(done, games, CHUNK)]
    for part in _carried_out(parts, processes, modules):
        played += part.games
        decisions += part.decisions
        if progress is not None:
            progress(played, decisions)
        if part.failure is not None:
            failure = part.failure
            break
    return Soaked(played, decisions, time.monotonic() - start, COMPILED, failure)


def table_of(game: Game, seed: int, number: int) -> tuple[Case, Rng]:
    """How game `number` is set up, and the random numbers that play it."""
    rng = seeded(f"soak {game.name} {seed} {number}")
    tables = sorted([*game.variant_seats, *game.seats])
    seats = tables[rng.below(len(tables))]
    options = _mixed_options(game, seats, rng)
    return Case(game, seats, int(rng.word()), options), rng


def play_one(case: Case, rng: Rng, closely: bool) -> int:
    """Play one random game and check it; returns the number of decisions."""
    trial = Trial(case, "soak")
    try:
        return _play_one(trial, rng, closely)
    except ConformanceError:
        raise
    except Exception as error:
        during = f"{trial.doing} raised" if trial.doing else "the game raised"
        raise trial.broken(f"{during} {type(error).__name__}: {error}") from error


def _play_one(trial: Trial, rng: Rng, closely: bool) -> int:
    trial.state = state = trial.case.start()
    inventory = state.inventory()
    decisions = 0
    longest = trial.case.longest
    while not state.over:
        moves = state.legal()
        if not moves:
            raise trial.broken(
                f"the game runs, but seat {state.to_move}, which is to move, has no legal move"
            )
        seat = -1
        if rng.below(INTERRUPTS) == 0:
            seat = int(rng.below(state.seats))
            other = state.legal_for(seat)
            if other:
                moves = other
            else:
                seat = -1
        state.play(moves[rng.below(len(moves))], seat)
        decisions += 1
        if closely and state.inventory() != inventory:
            raise trial.broken(f"the inventory was {inventory} and is {state.inventory()}")
        if decisions == longest:
            raise trial.endless()
    if state.inventory() != inventory:
        raise trial.broken(f"the inventory was {inventory} and is {state.inventory()}")
    final = state.scores()
    if any(score.total != sum(score.parts.values()) for score in final):
        raise trial.broken(f"a total is not the sum of its parts: {final}")
    if not state.winners():
        raise trial.broken("nobody won")
    if closely:
        _look_closely(trial, state)
    return decisions


def _look_closely(trial: Trial, state: State) -> None:
    """The record of the game replays to the same end, and so do a position and a copy made half-way."""
    end = digest(state)
    record = Record.loads(Record.of(state).dumps())
    record.replay()  # fails if the end isn't that of the record
    half = len(record.moves) // 2
    middle = record.replay(half)
    for what, twin in (
        ("a copy", middle.copy()),
        ("a position", Position.loads(Position.of(middle).dumps()).state()),
    ):
        for index in range(half, len(record.moves)):
            record.step(twin, index)
        if digest(twin) != end:
            raise trial.broken(f"{what} made after {half} moves comes to another end")


def _mixed_options(game: Game, seats: int, rng: Rng) -> dict[str, Value]:
    """A random combination of options; free text keeps its default."""
    while True:
        options = {option.name: _drawn(option, rng) for option in game.options if option.choices}
        try:
            game.checked_options(seats, options)
        except BadOption:
            continue
        return options


def _drawn(option: Option, rng: Rng) -> Value:
    """A random choice; if places can be chosen one by one, this is done in one game of three."""
    if not option.parts or rng.below(3):
        return option.choices[rng.below(len(option.choices))]
    words: list[str] = []
    for part in option.parts:
        left = [word for word in part if not (option.distinct and word in words)]
        words.append(left[rng.below(len(left))])
    return " ".join(words)


# -------------------------------------------------------------------- sharing the work


def _carried_out(parts: list[_Part], processes: int, modules: Sequence[str]) -> Iterator[_Part]:
    if processes == 1 or len(parts) < 2:
        yield from map(_carry_out, parts)
        return
    # Fresh processes on every system, so that no state of this one affects a game.
    context = multiprocessing.get_context("spawn")
    with ctrl_c_later():
        pool = context.Pool(min(processes, len(parts)), _prepare, (tuple(modules),))
    with pool:
        yield from pool.imap(_carry_out, parts)


def _prepare(modules: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends these
    for name in modules:
        importlib.import_module(name)


def _carry_out(part: _Part) -> _Part:
    several = [registered(name) for name in part.names]
    decisions = 0
    for index in range(part.first, part.first + part.games):
        number, which = divmod(index, len(several))
        case, rng = table_of(several[which], part.seed, number)
        try:
            decisions += play_one(case, rng, closely=number % CLOSE == 0)
        except ConformanceError as error:
            done = index - part.first + 1
            return part._replace(games=done, decisions=decisions + error.moves, failure=error)
    return part._replace(decisions=decisions)
