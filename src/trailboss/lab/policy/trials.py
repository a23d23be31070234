"""Trials: games in which search compares moves at some decisions. A policy is learned from what it finds.

At a sampled decision several moves are played on in the same determinized states, each to search's horizon.
What counts is the advantage of a move over the one the policy would choose. Few states and many decisions:
the noise of a single comparison averages out in learning.

A shard is a text file with one game a line: how it started, its moves, and the decisions with their findings.
Features are not stored: learning computes them from the record, so new features need no new games.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from trailboss.atomic_file import replace
from trailboss.bots.policy.files import read
from trailboss.bots.policy.network import PolicyNetwork
from trailboss.bots.policy.task import Table
from trailboss.bots.search.adapter import SearchAdapter, adapter_for
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import HIGHEST_SEED, State, registered
from trailboss.core.rng import Rng, seeded
from trailboss.lab.shards import Shards
from trailboss.lab.workers import Flag

SHARDS: Final = Shards(4, "trials-{:05}.jsonl")
SAMPLED_PERCENT: Final = 20
"""Per cent of the decisions at which search compares moves."""
RANKED: Final = 4
"""It compares this many of the moves that the policy ranks highest ..."""
RANDOM_OTHERS: Final = 1
"""... and this many of the others, drawn at random."""
FOLLOWED_PERCENT: Final = 50
"""Per cent of the sampled decisions in which the best move found is played; else the policy's."""
RANDOM_PERCENT: Final = 2
"""Per cent of the other decisions that are drawn from the moves ranked highest."""
UNLIMITED: Final = Budget(1_000_000_000, 0.0)


class Run(NamedTuple):
    """Which games are played. Plain data, so that it can be sent to another process."""

    tables: tuple[Table, ...]
    seed: int
    policy: str
    """The file of the policy that plays; empty for the policy without learning."""


class Decision(NamedTuple):
    """A decision at which moves were compared."""

    ply: int
    """Moves played before it."""
    favourite: int
    """The policy's move."""
    found: list[tuple[int, float]]
    """Moves with their mean advantage over the policy's."""


class Game(NamedTuple):
    """A game with its decisions, as a line of a shard holds it."""

    table: Table
    seed: int
    moves: list[int]
    decisions: list[Decision]

    def line(self) -> str:
        decisions = [[d.ply, d.favourite, [[m, round(a, 3)] for m, a in d.found]] for d in self.decisions]
        return json.dumps([*self.table, self.seed, self.moves, decisions], separators=(",", ":"))

    @staticmethod
    def read(line: str) -> "Game":
        game, seats, options, seed, moves, decisions = json.loads(line)
        found = [
            Decision(ply, best, [(move, gain) for move, gain in tried]) for ply, best, tried in decisions
        ]
        return Game(Table(game, seats, options), seed, moves, found)


def fill(run: Run, folder: Path, number: int, flag: Flag) -> int | None:
    """Play the games of a shard and write it; how many they were. None if the flag went up before."""
    policy = read(Path(run.policy), run.policy) if run.policy else None
    tables = run.tables
    games = SHARDS.played(
        number, lambda game: played(tables[game % len(tables)], run.seed, game, flag, policy)
    )
    if games is None:
        return None
    replace(SHARDS.path(folder, number), "".join(f"{game.line()}\n" for game in games))
    return len(games)


def played(
    table: Table, seed: int, number: int, flag: Flag, policy: PolicyNetwork | None = None
) -> Game | None:
    """One game; None if the flag went up before it was over."""
    chance = seeded(f"trials {seed} {table.game} {number}")
    dealt = (chance.word() << 32 | chance.word()) & HIGHEST_SEED
    state = registered(table.game).start(table.seats, dealt, **table.options)
    adapter = adapter_for(table.game, number)
    adapter.play_by(policy)
    moves: list[int] = []
    decisions: list[Decision] = []
    while not state.over:
        if flag.value:
            return None
        decision = None
        if len(state.legal()) > 1 and chance.below(100) < SAMPLED_PERCENT:
            decision = compared(adapter, state, len(moves), chance)
        if decision is not None:
            decisions.append(decision)
            move = decision.favourite
            best, gain = max(decision.found, key=lambda pair: pair[1])
            if gain > 0.0 and chance.below(100) < FOLLOWED_PERCENT:
                move = best
        else:
            move = adapter.choose(state.determinize(state.to_move, chance), state.to_move)
            legal = state.legal()
            if len(legal) > 1 and chance.below(100) < RANDOM_PERCENT:
                ranked = adapter.ranked(state.determinize(state.to_move, chance), state.to_move, legal)[
                    : RANKED + 1
                ]
                move = ranked[chance.below(len(ranked))]
        moves.append(move)
        state.play(move)
    return Game(table, dealt, moves, decisions)


def compared(adapter: SearchAdapter, state: State, ply: int, chance: Rng) -> Decision | None:
    """The decision of the seat to move, with what search found; None if there is nothing to compare."""
    seat = state.to_move
    determinized = state.determinize(seat, chance)
    favourite = adapter.choose(determinized, seat)
    legal = determinized.legal()
    if favourite not in legal:
        return None
    ranked = [move for move in adapter.ranked(determinized, seat, legal) if move != favourite]
    tried, rest = ranked[:RANKED], ranked[RANKED:]
    for _ in range(min(RANDOM_OTHERS, len(rest))):
        tried.append(rest.pop(chance.below(len(rest))))
    if not tried:
        return None
    task = SearchTask(adapter, determinized, seat, UNLIMITED, f"trials {chance.word()}")
    return Decision(ply, favourite, task.compare(tried, favourite, 1))
