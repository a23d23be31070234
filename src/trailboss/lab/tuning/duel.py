"""Duels: two tables of weights play each other, every deal twice with the sides exchanged.

The luck of a deal favours each side once, so much of it cancels out.
"""

from typing import NamedTuple

from trailboss import bots
from trailboss.core.contract import HIGHEST_SEED, registered
from trailboss.core.rng import seeded
from trailboss.lab.tuning.subjects import subject
from trailboss.lab.workers import Flag


class Duel(NamedTuple):
    """One deal for two sides. Plain data, so that it can be sent to another process."""

    number: int
    bot: str
    game: str
    seats: int
    tag: str
    """The deal and all chance in its games follow from it."""
    first: tuple[object, ...]
    second: tuple[object, ...]
    mirrored: bool
    """Does each side play the deal among its own, too?"""


class Outcome(NamedTuple):
    """Both games of a duel together."""

    number: int
    lead: float
    """By how many points the seats of the first side were ahead of those of the second, on average."""
    won: float
    """The share of the two games that the first side won: 0.5 if both did equally well."""
    points: float
    """The mean points of all seats."""
    among: float
    """By how many points a seat of the first side, among its own, does better than one of the second."""


def play_duel(duel: Duel, flag: Flag) -> Outcome | None:
    """All games of a duel; None if the flag went up before they were over."""
    lead, won, points = 0.0, 0.0, 0.0
    for exchanged in range(2):
        scores = _played(duel, (duel.first, duel.second), exchanged, flag)
        if scores is None:
            return None
        totals, winners = scores
        mine = [seat for seat in range(duel.seats) if (seat + exchanged) % 2 == 0]
        theirs = [seat for seat in range(duel.seats) if seat not in mine]
        lead += _mean(totals, mine) - _mean(totals, theirs)
        won += sum(seat in mine for seat in winners) / len(winners)
        points += sum(totals) / duel.seats
    among = 0.0
    for side, sign in ((duel.first, 1), (duel.second, -1)) if duel.mirrored else ():
        scores = _played(duel, (side, side), 0, flag)
        if scores is None:
            return None
        among += sign * sum(scores[0]) / duel.seats
    return Outcome(duel.number, lead / 2, won / 2, points / 2, among)


def _played(
    duel: Duel, weights: tuple[tuple[object, ...], tuple[object, ...]], exchanged: int, flag: Flag
) -> tuple[list[int], list[int]] | None:
    """Final points and winners of one game; every other seat belongs to the first side."""
    tuned = subject(duel.bot)
    sides = [tuned.player(type(tuned.start)(*side)) for side in weights]
    deal = seeded(f"deal {duel.tag}")
    state = registered(duel.game).start(duel.seats, (deal.word() << 32 | deal.word()) & HIGHEST_SEED)
    chance = seeded(f"guesses {duel.tag}")
    while not state.over:
        if flag.value:
            return None
        state.play(bots.decide(sides[(state.to_move + exchanged) % 2], state, chance))
    return [score.total for score in state.scores()][: duel.seats], state.winners()


def _mean(totals: list[int], seats: list[int]) -> float:
    return sum(totals[seat] for seat in seats) / len(seats)
