"""Forecasts by scoring category: what a seat will still gain in each, and how certain that is.

A network like the one in `forecast`, with several outputs: the expected gain and the spread of every
category, then the spread of the total. It reads the same features of a position.

The file is text: a first line `trailboss categories 1`, lines `name: value`, an empty line, a line for
every output (its bias, then its linear weights) and a line for every hidden unit (its bias, its weight for
every feature, and its weight in every output).
"""

from math import exp
from typing import Final, NamedTuple

from trailboss.bots.search.forecast import BadForecast, header, numbers

TITLE: Final = "trailboss categories 1"
LEAST_SPREAD: Final = 0.2
"""No spread is smaller than this while the game goes on."""


class Part(NamedTuple):
    """An expected number of points: its mean and its spread (standard deviation)."""

    mean: float
    spread: float


class SeatForecast(NamedTuple):
    """What one seat is expected to end with."""

    parts: dict[str, Part]
    """By category."""
    total: Part
    win: float
    """Probability of winning, 0 to 1. The probabilities of all seats add up to 1."""


class CategoryForecast:
    """The network, read from its text."""

    def __init__(self, text: str, name: str) -> None:
        """`name` is what error messages call it."""
        self.name = name
        self.about, body = header(text, TITLE, name)
        self.game = self.about.get("game", "")
        self.categories = self.about.get("categories", "").split()
        shares = self.about.get("shares", "")
        self.shares = numbers(shares, name) if shares else []
        """By category: its share of a correction of the total."""
        self.sharpness = numbers(self.about.get("win", "1"), name)[0]
        """How strongly a lead of one spread decides who wins."""
        count = 2 * len(self.categories) + 1
        rows = [numbers(line, name) for line in body]
        self.outputs = rows[:count]
        self.units = rows[count:]
        self.features = len(rows[0]) - 1
        """How many features it reads."""
        if len(rows) < count or self.about.get("figures", "") != str(self.features):
            raise BadForecast("bots.forecast.damaged", name=name)
        for index in range(len(rows)):
            if len(rows[index]) != self.features + 1 + (count if index >= count else 0):
                raise BadForecast("bots.forecast.damaged", name=name)

    def evaluate(self, features: list[float]) -> list[float]:
        """The outputs: expected gains by category, spreads by category, the spread of the total."""
        width = len(features)
        result: list[float] = []
        for output in self.outputs:
            value = output[0]
            for index in range(width):
                value += output[index + 1] * features[index]
            result.append(value)
        for unit in self.units:
            heat = unit[0]
            for index in range(width):
                heat += unit[index + 1] * features[index]
            if heat > 0.0:
                for index in range(len(result)):
                    result[index] += unit[width + 1 + index] * heat
        return result

    def seat(self, features: list[float], now: list[float], total: float | None = None) -> SeatForecast:
        """The forecast of one seat, without its chance to win, from its features and current points.

        If a better `total` is known, the categories are corrected to add up to it.
        """
        values = self.evaluate(features)
        count = len(self.categories)
        means = [now[index] + values[index] for index in range(count)]
        if total is None:
            total = sum(means)
        else:
            missing = total - sum(means)
            for index in range(count):
                means[index] += self.shares[index] * missing
        parts: dict[str, Part] = {}
        for index in range(count):
            parts[self.categories[index]] = Part(means[index], max(LEAST_SPREAD, values[count + index]))
        return SeatForecast(parts, Part(total, max(LEAST_SPREAD, values[2 * count])), 0.0)


def with_chances(seats: list[SeatForecast], sharpness: float) -> list[SeatForecast]:
    """The same seats with their chances to win: a softmax of their totals, relative to the spread."""
    spread = sum([seat.total.spread for seat in seats]) / len(seats)
    best = max([seat.total.mean for seat in seats])
    pulls = [exp(sharpness * (seat.total.mean - best) / spread) for seat in seats]
    whole = sum(pulls)
    return [
        SeatForecast(seat.parts, seat.total, pull / whole) for seat, pull in zip(seats, pulls, strict=True)
    ]


def final(parts: list[dict[str, float]], winners: list[int]) -> list[SeatForecast]:
    """The result of a finished game, with no uncertainty."""
    found: list[SeatForecast] = []
    for seat, points in enumerate(parts):
        exact = {name: Part(value, 0.0) for name, value in points.items()}
        win = 1.0 / len(winners) if seat in winners else 0.0
        found.append(SeatForecast(exact, Part(sum(points.values()), 0.0), win))
    return found
