"""Running sums over many games; single games are not kept.

All sums are whole numbers, so neither the order in which games come in nor the number of processes changes
anything. The seats of one game depend on each other (what one wins the others lose); so error bars take the
game as the sample, never the seat.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from trailboss.lab.arena.tally import Share, Z, wilson

PARTS: Final = 60
"""A win as a whole number that can be divided among up to six winners."""
LEADS: Final = 360
"""A lead in whole numbers: the difference of two means over the up to six seats of a table, times this."""


class Estimate(NamedTuple):
    """A figure and half of its 95 % confidence interval, which is infinite if unknown."""

    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - self.error

    @property
    def high(self) -> float:
        return self.value + self.error

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference to a figure from other games."""
        return Estimate(self.value - other.value, math.hypot(self.error, other.error))


class Mean:
    """A mean over things of which one game may bring several: each game gives a total and how many."""

    def __init__(self) -> None:
        self.games = 0
        self.count = 0
        self.total = 0
        self._totals = 0  # squares of the totals
        self._counts = 0  # squares of the counts
        self._both = 0  # totals times counts

    def add(self, total: int, count: int) -> None:
        """Add one game."""
        self.games += 1
        self.count += count
        self.total += total
        self._totals += total * total
        self._counts += count * count
        self._both += total * count

    def take(self, more: "Mean") -> None:
        """Other games, added up elsewhere."""
        self.games += more.games
        self.count += more.count
        self.total += more.total
        self._totals += more._totals
        self._counts += more._counts
        self._both += more._both

    def estimate(self, scale: int = 1) -> Estimate:
        """The mean divided by `scale`; its error by the spread between games (a ratio of sums)."""
        if self.count == 0:
            return Estimate(0.0, math.inf)
        mean = self.total / (self.count * scale)
        if self.games < 2:
            return Estimate(mean, math.inf)
        # The sum of (total - mean * count)^2 in whole numbers, times count^2.
        spread = (
            self._totals * self.count**2
            - 2 * self._both * self.count * self.total
            + self._counts * self.total**2
        )
        variance = spread / self.count**4 * self.games / (self.games - 1)
        return Estimate(mean, Z * math.sqrt(max(0.0, variance)) / scale)


class Group:
    """Seats that have something in common: they sit first, built 3a, hired an engineer first."""

    def __init__(self) -> None:
        self.points = Mean()
        self.wins = 0
        self.lead = Mean()
        """How far they were ahead of the other seats of their game; games in which all did it say nothing."""

    def add(self, points: Sequence[int], parts: Sequence[int], members: Sequence[int]) -> None:
        """A game in which these seats were in the group."""
        own = sum(points[seat] for seat in members)
        self.points.add(own, len(members))
        self.wins += sum(parts[seat] for seat in members)
        others = len(points) - len(members)
        if others:
            lead = own * others - (sum(points) - own) * len(members)
            self.lead.add(lead * LEADS // (others * len(members)), 1)

    @property
    def seats(self) -> int:
        return self.points.count

    def share(self, offered: int) -> Share:
        """How many of the seats that could do it did."""
        return wilson(self.seats, offered)

    def won(self) -> Share:
        return wilson(self.wins / PARTS, self.seats)

    def ahead(self) -> Estimate:
        return self.lead.estimate(LEADS)


class Level:
    """Games that were set up alike in one thing."""

    def __init__(self) -> None:
        self.points = Mean()
        """Points of a seat."""
        self.turns = Mean()
        """Turns of a seat."""
        self.first_wins = 0
        """Victories of the first player, in PARTS."""

    def add(self, points: Sequence[int], parts: Sequence[int], turns: int) -> None:
        self.points.add(sum(points), len(points))
        self.turns.add(turns, len(points))
        self.first_wins += parts[0]

    def take(self, more: "Level") -> None:
        """Other games, added up elsewhere."""
        self.points.take(more.points)
        self.turns.take(more.turns)
        self.first_wins += more.first_wins

    @property
    def games(self) -> int:
        return self.points.games

    def first_won(self) -> Share:
        """Victories of the first player."""
        return wilson(self.first_wins / PARTS, self.games)


class Slope:
    """How points depend on the amount of something, within a game: points per one more of it."""

    def __init__(self) -> None:
        self.games = 0
        """Games in which the seats differed in it."""
        self.all = Mean()
        self.of_winners = 0
        self.winners = 0
        self._square = 0  # sums over games of n*Sxx, n*Sxy, and of their squares and products
        self._product = 0
        self._squares = 0
        self._products = 0
        self._mixed = 0

    def add(self, amounts: Sequence[int], points: Sequence[int], parts: Sequence[int]) -> None:
        seats = len(points)
        self.all.add(sum(amounts), seats)
        self.of_winners += sum(amount * part for amount, part in zip(amounts, parts, strict=True))
        self.winners += sum(parts)
        square = seats * sum(amount * amount for amount in amounts) - sum(amounts) ** 2
        if square == 0:
            return
        product = seats * sum(amount * point for amount, point in zip(amounts, points, strict=True))
        product -= sum(amounts) * sum(points)
        self.games += 1
        self._square += square
        self._product += product
        self._squares += square * square
        self._products += product * product
        self._mixed += square * product

    def winner_mean(self) -> float:
        """What winners had of it on average."""
        return self.of_winners / max(1, self.winners)

    def other_mean(self) -> float:
        """What the others had of it on average."""
        return (PARTS * self.all.total - self.of_winners) / max(1, PARTS * self.all.count - self.winners)

    def estimate(self) -> Estimate:
        """The slope of least squares around the mean of each game, its error by the spread between games."""
        if self.games < 2:
            return Estimate(0.0, math.inf)
        slope = self._product / self._square
        # The sum of (product - slope * square)^2 in whole numbers, times square^2.
        spread = (
            self._products * self._square**2
            - 2 * self._mixed * self._square * self._product
            + self._squares * self._product**2
        )
        variance = spread / self._square**4 * self.games / (self.games - 1)
        return Estimate(slope, Z * math.sqrt(max(0.0, variance)))
