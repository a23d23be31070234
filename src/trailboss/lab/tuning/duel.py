"""Duels: which of two tables of weights does better on one deal?

They play each other, or both play the same opponent, in any case twice with the sides exchanged. The luck of
a deal favours each side once, so much of it cancels out.
"""

import math
from typing import NamedTuple

from trailboss import bots
from trailboss.bots.bot import Bot
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
    rival: bool = False
    """Do both sides play the rival of the bot, instead of each other?"""


class Outcome(NamedTuple):
    """All games of a duel together."""

    number: int
    lead: float
    """By how many points the seats of the first side were ahead of those of the second, on average. With a
    rival: how much further than the second side the first one was ahead of it."""
    success: float
    """The same, but a clear lead counts 1 in each game, however many points it is."""
    won: float
    """The share of the two games that the first side won: 0.5 if both did equally well. With a rival: by how
    much its share of games was the higher one, from 0.5."""
    points: float
    """The mean points of all seats."""
    among: float
    """By how many points a seat of the first side, among its own, does better than one of the second."""


class Game(NamedTuple):
    """How one side did in one game."""

    lead: float
    won: float
    points: float
    """The mean of all seats."""


def play_duel(duel: Duel, flag: Flag) -> Outcome | None:
    """All games of a duel; None if the flag went up before they were over."""
    tuned = subject(duel.bot)
    first, second = (tuned.player(type(tuned.start)(*side)) for side in (duel.first, duel.second))
    pairings = [(first, second, 1)]
    if duel.rival:
        assert tuned.rival is not None
        pairings = [(first, tuned.rival(), 1), (second, tuned.rival(), -1)]
    lead, success, won, points = 0.0, 0.0, 0.5 * duel.rival, 0.0
    for one, other, sign in pairings:
        for exchanged in range(2):
            game = _played(duel, (one, other), exchanged, flag)
            if game is None:
                return None
            lead += sign * game.lead / 2
            success += sign * math.tanh(game.lead / tuned.unit) / 2
            won += sign * game.won / 2
            points += game.points / (2 * len(pairings))
    among = 0.0
    for side, sign in ((first, 1), (second, -1)) if duel.mirrored else ():
        game = _played(duel, (side, side), 0, flag)
        if game is None:
            return None
        among += sign * game.points
    return Outcome(duel.number, lead, success, won, points, among)


def _played(duel: Duel, sides: tuple[Bot, Bot], exchanged: int, flag: Flag) -> Game | None:
    """One game for the first side; every other seat belongs to it."""
    deal = seeded(f"deal {duel.tag}")
    state = registered(duel.game).start(duel.seats, (deal.word() << 32 | deal.word()) & HIGHEST_SEED)
    chance = seeded(f"guesses {duel.tag}")
    while not state.over:
        if flag.value:
            return None
        state.play(bots.decide(sides[(state.to_move + exchanged) % 2], state, chance))
    totals = [score.total for score in state.scores()][: duel.seats]
    winners = state.winners()
    mine = [seat for seat in range(duel.seats) if (seat + exchanged) % 2 == 0]
    theirs = [seat for seat in range(duel.seats) if seat not in mine]
    return Game(
        _mean(totals, mine) - _mean(totals, theirs),
        sum(seat in mine for seat in winners) / len(winners),
        sum(totals) / duel.seats,
    )


def _mean(totals: list[int], seats: list[int]) -> float:
    return sum(totals[seat] for seat in seats) / len(seats)
