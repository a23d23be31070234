"""Counting a match: win rates with error bars, points by category, time to decide. Order does not matter."""

import math
from fractions import Fraction
from typing import NamedTuple

from trailboss.lab.arena.match import Match, Result

Z = 1.96
"""Error bars are 95 % confidence intervals."""


class Share(NamedTuple):
    """A part of a whole that was sampled, with the ends of its error bar."""

    rate: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """The share of games won, by Wilson's interval: good for few games, and for shares near 0 and 1."""
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    rate = wins / games
    square = Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return Share(rate, max(0.0, middle - spread), min(1.0, middle + spread))


class Line:
    """The count of one bot, or of one seat. Sums are exact, so the order of games does not matter."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats
        """How many seats it holds in each game."""
        self.games = 0
        self.wins = Fraction(0)
        """Games won; a shared victory counts in part."""
        self.total = 0
        self.squares = 0
        self.places = 0
        self.parts: dict[str, int] = {}
        self.part_squares: dict[str, int] = {}
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.forfeits: dict[str, int] = {}
        """Forfeited moves, by reason."""
        self.last_words = ""
        """Its last error output when it forfeited a move."""
        self.stats: dict[str, float] = {}
        """Its own counts: tokens, illegal answers ..."""

    def add(self, result: Result, seats: list[int]) -> None:
        """Count one game, in which it held these seats."""
        self.games += 1
        held = 0
        parts: dict[str, int] = {}
        for seat in seats:
            score = result.scores[seat]
            held += score.total
            self.places += score.place
            for part, points in score.parts.items():
                parts[part] = parts.get(part, 0) + points
            if seat < len(result.decisions):  # an opponent without a seat decides nothing
                self.decisions += result.decisions[seat]
                self.seconds += result.seconds[seat]
            if seat < len(result.longest):
                self.longest = max(self.longest, result.longest[seat])
            if seat < len(result.forfeits):
                for reason, count in result.forfeits[seat].items():
                    self.forfeits[reason] = self.forfeits.get(reason, 0) + count
            if seat < len(result.last_words):
                self.last_words = result.last_words[seat] or self.last_words
            if seat < len(result.stats):
                for name, value in result.stats[seat].items():
                    self.stats[name] = self.stats.get(name, 0) + value
        for part, points in parts.items():
            self.parts[part] = self.parts.get(part, 0) + points
            self.part_squares[part] = self.part_squares.get(part, 0) + points * points
        self.total += held
        self.squares += held * held
        self.wins += Fraction(len([seat for seat in seats if seat in result.winners]), len(result.winners))

    def won(self) -> Share:
        return wilson(float(self.wins), self.games)

    def points(self) -> float:
        """Mean points of one of its seats."""
        return self.total / self._played()

    def points_error(self) -> float:
        """Half the confidence interval of the mean points; all its seats in one game are one sample."""
        return self._error(self.total, self.squares)

    def part(self, name: str) -> float:
        return self.parts.get(name, 0) / self._played()

    def part_error(self, name: str) -> float:
        """Half the confidence interval of a category's mean."""
        return self._error(self.parts.get(name, 0), self.part_squares.get(name, 0))

    def _error(self, total: int, squares: int) -> float:
        if self.games < 2:
            return 0.0
        variance = Fraction(squares * self.games - total**2, self.games * (self.games - 1))
        return Z * math.sqrt(variance / self.games) / self.seats

    def place(self) -> float:
        return self.places / self._played()

    def decision_ms(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)

    def _played(self) -> int:
        return max(1, self.games * self.seats)

    def described(self) -> dict[str, object]:
        """The line as plain data."""
        won = self.won()
        return {
            "games": self.games,
            "wins": float(self.wins),
            "win_rate": won.rate,
            "win_low": won.low,
            "win_high": won.high,
            "points": self.points(),
            "points_error": self.points_error(),
            "parts": {name: self.part(name) for name in self.parts},
            "place": self.place(),
            "decisions": self.decisions,
            "decision_ms": round(self.decision_ms(), 4),
            "forfeits": dict(sorted(self.forfeits.items())),
            "last_words": self.last_words,
            "stats": dict(sorted(self.stats.items())),
        }


class Tally:
    """The count of a match: a line for each bot, all its seats together, and a line for each seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.by_bot = {spec: Line(spec, match.specs.count(spec)) for spec in match.specs}
        self.by_seat = [Line(match.specs[seat], 1) for seat in range(len(match.specs))]
        self.opponents: list[Line] = []
        """Those without a seat, whom the game itself moves; they follow the seats in the scores."""

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        held: dict[str, list[int]] = {}
        for seat, line in enumerate(self.by_seat):
            spec = self.match.specs[self.match.player(result.number, seat)]
            held.setdefault(spec, []).append(seat)
            line.add(result, [seat])
        for number, seat in enumerate(range(len(self.by_seat), len(result.scores))):
            if number == len(self.opponents):
                self.opponents.append(Line("", 1))
            self.opponents[number].add(result, [seat])
        for spec, seats in held.items():
            self.by_bot[spec].add(result, seats)

    def parts(self) -> list[str]:
        """The categories of the final count, as the game orders them."""
        return list(self.by_seat[0].parts)
