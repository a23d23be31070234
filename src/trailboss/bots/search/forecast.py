"""Forecast: what a ranch ends with, told from its figures by a small network.

One layer of hidden units beside a straight sum: `straight . x + sum(out * max(0, rows . x + shift)) + shift`.
"""

from typing import Final

from trailboss.bots.search.forecast_first import FIRST
from trailboss.bots.search.forecast_second import SECOND


class Forecast:
    """The network of one edition, read from its table of numbers."""

    def __init__(self, text: str) -> None:
        lines = [[float(number) for number in line.split()] for line in text.strip().splitlines()]
        self.straight = lines[0][1:]
        self.shift = lines[0][0]
        self.units = lines[1:]
        """By hidden unit: what it adds, its own shift, and what it makes of every figure."""

    def total(self, figures: list[float]) -> float:
        """The points expected in the end."""
        result = self.shift
        straight = self.straight
        count = len(figures)
        for index in range(count):
            result += straight[index] * figures[index]
        for unit in self.units:
            heat = unit[1]
            for index in range(count):
                heat += unit[index + 2] * figures[index]
            if heat > 0.0:
                result += unit[0] * heat
        return result


FORECASTS: Final = {"gwt1": Forecast(FIRST), "gwt2": Forecast(SECOND)}
