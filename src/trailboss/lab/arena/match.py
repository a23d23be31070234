"""Bots at one table: a game from its deal to its final count, the same on every machine for the same seed."""

import time
from typing import NamedTuple

from trailboss import bots
from trailboss.core.contract import HIGHEST_SEED, Score, State, Value, registered
from trailboss.core.record import PLAYERS, Record
from trailboss.core.rng import seeded
from trailboss.lab.workers import Flag


class Match(NamedTuple):
    """What is to be played. Plain data, so that it can be sent to another process."""

    game: str
    specs: tuple[str, ...]
    """The bots, as they were named; without rotation the first one holds seat 0."""
    seed: int
    options: dict[str, Value]
    rotate: bool
    """Do the bots move on by one seat from game to game?"""
    records: bool
    """Are records wanted?"""
    sources: tuple[str, ...] = ()
    """Where further bots come from, see `bots.load`; every process that plays loads them."""
    views: bool = False
    """Export views along with observations? They take longer than the games."""
    cpu: bool = False
    """Do time budgets count a bot's CPU time instead of wall time?"""

    def player(self, number: int, seat: int) -> int:
        """Which of `specs` holds a seat in game `number`."""
        return (seat - number) % len(self.specs) if self.rotate else seat


class Result(NamedTuple):
    """One game played to its end."""

    number: int
    scores: list[Score]
    winners: list[int]
    decisions: list[int]
    """By seat: how often it was asked."""
    seconds: list[float]
    """By seat: how long it thought, including the determinizations."""
    record: str
    """Empty unless records are wanted."""
    forfeits: tuple[dict[str, int], ...] = ()
    """By seat and reason: how many moves its bot forfeited."""
    last_words: tuple[str, ...] = ()
    """By seat: its bot's last error output, if it forfeited a move."""
    longest: tuple[float, ...] = ()
    """By seat: how long it thought about its slowest decision."""
    first: int = 0
    """The seat that began."""
    stats: tuple[dict[str, float], ...] = ()
    """By seat: its bot's own counts."""
    data: object = None
    """Its decisions, if they are exported (`lab.export`)."""


def game_seed(match: Match, number: int) -> int:
    """The seed of game `number`. Games are independent, in a match and between matches."""
    chance = seeded(f"match {match.seed} game {number}")
    return (chance.word() << 32 | chance.word()) & HIGHEST_SEED


def bot_seed(deal: int, seat: int) -> int:
    """The seed of the bot in a seat. It reveals nothing about the deal."""
    return seeded(f"bot {deal} {seat}").word()


def begun(match: Match, number: int) -> State:
    """Game `number` after the deal."""
    return registered(match.game).start(len(match.specs), game_seed(match, number), **match.options)


class Table:
    """Game `number` of a match, played decision by decision."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self.state = begun(match, number)
        for source in match.sources:
            bots.load(source)
        seats = range(len(match.specs))
        self.specs = [match.specs[match.player(number, seat)] for seat in seats]
        self.bots = [
            bots.make(spec, bot_seed(game_seed(match, number), seat), match.game)
            for seat, spec in enumerate(self.specs)
        ]
        for bot in self.bots:
            bot.counts_cpu = match.cpu
        if any(bot.hears for bot in self.bots):
            self.state.events = []
        self.chance = seeded(f"match {match.seed} guesses {number}")
        self.decisions = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.longest = [0.0 for _ in seats]
        self.first = self.state.to_move

    def step(self) -> bool:
        """One decision; False when the game was over before it."""
        state = self.state
        if state.over:
            return False
        seat = state.to_move
        start = time.perf_counter()
        move = bots.decide(self.bots[seat], state, self.chance)
        seconds = time.perf_counter() - start
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)
        self.decisions[seat] += 1
        state.play(move)
        return True

    def result(self) -> Result:
        """The result, once the game is over."""
        record = ""
        if self.match.records:
            record = Record.of(self.state, **{PLAYERS: ",".join(self.specs)}).dumps()
        scores, winners = self.state.scores(), self.state.winners()
        for bot in self.bots:
            bot.game_over(scores, winners)
        return Result(
            self.number,
            scores,
            winners,
            self.decisions,
            self.seconds,
            record,
            tuple(bot.forfeits for bot in self.bots),
            tuple(bot.last_words for bot in self.bots),
            tuple(self.longest),
            self.first,
            stats=tuple(bot.stats for bot in self.bots),
        )

    def close(self) -> None:
        """Close the bots; nothing is played after this."""
        for bot in self.bots:
            bot.close()


def play(match: Match, number: int, flag: Flag) -> Result | None:
    """Game `number` of a match; None if the flag went up before it was over."""
    table = Table(match, number)
    try:
        while not flag.value and table.step():
            pass
        return table.result() if table.state.over else None
    finally:
        table.close()
