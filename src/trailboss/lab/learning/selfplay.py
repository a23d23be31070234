"""Self-play: the games from which a forecast is learned.

Up to a random turn the policy plays badly on purpose (some decisions at random all the time, or every other
one in the last turns before), and properly from there on. Only positions from there on are used: good and
bad ones, all played well. So a feature counts for what it leads to, not for who tends to have it.

A second forecast can be learned *after* a first one: in half of the games everybody is greedy for what the
first one promises, for some turns before the policy plays properly (see `greedy`).
"""

import json
import sys
from array import array
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from trailboss import bots
from trailboss.atomic_file import replace
from trailboss.bots.search.models import named
from trailboss.core.contract import HIGHEST_SEED, registered
from trailboss.core.errors import TrailbossError
from trailboss.core.rng import Rng, seeded
from trailboss.lab.learning.greedy_data import MAX_ROUNDS, GreedyPlayer
from trailboss.lab.learning.training_tasks import TrainingTask, task_of
from trailboss.lab.shards import Shards
from trailboss.lab.workers import Flag

ABOUT: Final = "run.json"
"""The file that says which run the games of a folder are of."""
SHARDS: Final = Shards(10, "games-{:05}.bin")
ROWS: Final = 2
"""The layout of the rows: a head, the features, and what was gained in each category until the end."""
HEAD: Final = 3
"""Before the features of a row: the number of its game, how many sit at the table, and what was reached."""
RANDOM_PERCENTS: Final = (3, 10, 25)
"""Per cent of the decisions that are random in the bad part of a game; one of these."""
FIRST_TURNS: Final = 8
"""All of this many turns after the bad part are used ..."""
LATER_PERCENT: Final = 34
"""... and this many per cent of the turns after those."""


class Run(NamedTuple):
    """Which games are played. Plain data, so that it can be sent to another process."""

    game: str
    seed: int
    mark: str
    """See `TrainingTask.mark`; with a digest of the forecast that is learned after."""
    after: str = ""
    """The forecast that is learned after: its name or file; empty for none."""
    rows: int = 1
    """The layout of the rows: 2 with what was gained by category."""


def begin(folder: Path, game: str, seed: int, after: str = "") -> Run:
    """Create the folder for the games of a run, or continue the existing one."""
    task = task_of(game)
    mark = task.mark
    if after:
        if not task.greedy:
            raise TrailbossError("lab.train.no_greed", game=game)
        GreedyPlayer(game, named(after))  # raises if it is for another game
        mark += " " + named(after).digest
    run = Run(game, seed, mark, after, ROWS)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / ABOUT).exists():
        replace(folder / ABOUT, json.dumps(run._asdict(), indent=1) + "\n")
        return run
    found = _run_in(folder)
    if found != run:
        shown = " ".join(f"{name}={value}" for name, value in found._asdict().items())
        raise TrailbossError("lab.train.other_run", folder=str(folder), found=shown)
    return run


def _run_in(folder: Path) -> Run:
    try:
        return Run(**json.loads((folder / ABOUT).read_text(encoding="utf-8")))
    except (ValueError, TypeError) as error:
        raise TrailbossError("lab.train.damaged", file=str(folder / ABOUT)) from error


def games_in(folder: Path, game: str) -> int:
    """How many games of another run can be used, too."""
    count = 0
    while SHARDS.path(folder, count).exists():
        count += 1
    if not count or not (folder / ABOUT).exists():
        raise TrailbossError("lab.train.no_games", folder=str(folder), game=game)
    run, task = _run_in(folder), task_of(game)
    if run.game != game or run.rows != ROWS or run.mark.partition(" ")[0] != task.mark:
        raise TrailbossError("lab.train.no_games", folder=str(folder), game=game)
    return count * SHARDS.size


def fill(run: Run, folder: Path, number: int, flag: Flag) -> int | None:
    """Play the games of a shard and write it; how many they were. None if the flag went up before."""
    task = task_of(run.game)
    greedy = GreedyPlayer(run.game, named(run.after)) if run.after else None
    games = SHARDS.played(number, lambda game: played(task, run.seed, game, flag, greedy))
    if games is None:
        return None
    rows = array("f", chain.from_iterable(games))
    if sys.byteorder == "big":
        rows.byteswap()
    replace(SHARDS.path(folder, number), rows.tobytes())
    return len(games)


def played(
    task: TrainingTask, seed: int, number: int, flag: Flag, greedy: GreedyPlayer | None = None
) -> Sequence[float] | None:
    """One game: its rows, one after the other. None if the flag went up before it was over."""
    seats = task.seats[number % len(task.seats)]
    chance = seeded(f"lesson {seed} {task.game} {number}")
    state = registered(task.game).start(seats, (chance.word() << 32 | chance.word()) & HIGHEST_SEED)
    policy = bots.make(task.policy, number, task.game)
    proper = task.proper(chance, seats)
    exploration = None if task.exploration is None else task.exploration(chance)
    burst = chance.below(2) == 0
    badly = RANDOM_PERCENTS[chance.below(len(RANDOM_PERCENTS))]
    ready = proper
    if greedy is not None and chance.below(2):
        ready += seats * (1 + chance.below(MAX_ROUNDS))
    moment, turn = -1, -1
    rows: list[tuple[int, list[float], list[float]]] = []
    while not state.over:
        if flag.value:
            return None
        this = task.moment(state)
        if this != moment:
            moment, turn = this, turn + 1
            if turn >= ready and (turn < ready + FIRST_TURNS or chance.below(100) < LATER_PERCENT):
                now = task.points(state)
                rows.extend((seat, task.of(state, seat), now[seat]) for seat in range(seats))
        if turn >= proper:
            odds = 0
        elif burst:
            odds = 50 if turn >= proper - 2 else 0
        else:
            odds = badly
        if exploration is not None:
            wild = exploration.move(state) if turn < proper else None
        else:
            wild = _choice(state.legal(), odds, chance)
        if wild is not None:
            state.play(wild)
        elif greedy is not None and proper <= turn < ready:
            state.play(greedy.move(state, chance))
        else:
            state.play(bots.decide(policy, state, chance))
    ends, last = task.ends(state), task.points(state)
    found: list[float] = []
    for seat, features, before in rows:
        gains = [end - start for end, start in zip(last[seat], before, strict=True)]
        found += [float(number), float(seats), ends[seat], *features, *gains]
    return found


def _choice(moves: list[int], odds: int, chance: Rng) -> int | None:
    """A random move with this percentage, else None."""
    if odds and len(moves) > 1 and chance.below(100) < odds:
        return moves[chance.below(len(moves))]
    return None
