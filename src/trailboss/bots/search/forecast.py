"""Forecast: a small network that predicts a seat's final points from features of its position.

One layer of hidden units next to a linear part: `straight . x + sum(out * max(0, rows . x + shift)) + shift`.

A forecast is a text file. Its first line is `trailboss forecast 1`; lines `name: value` say what it is for
and how it was trained; after an empty line follow the numbers: the bias and the linear weights in one line,
then a line for each hidden unit with its output weight, its bias, and its weight for every feature. Plain
numbers need no library, give the same result in every build, and cost some microseconds.
"""

from hashlib import sha256
from math import isfinite
from typing import Final

from trailboss.core.errors import TrailbossError

TITLE: Final = "trailboss forecast 1"


class BadForecast(TrailbossError):
    """A forecast that cannot be read, or that is for something else."""


class Forecast:
    """A network, read from its text."""

    def __init__(self, text: str, name: str) -> None:
        """`name` is what error messages call it."""
        self.name = name
        self.digest = sha256(text.encode()).hexdigest()[:12]
        """Identifies a forecast."""
        self.about, body = header(text, TITLE, name)
        """Its header: `game`, `figures`, and how it was trained."""
        self.game = self.about.get("game", "")
        rows = [numbers(line, name) for line in body]
        self.features = len(rows[0]) - 1
        """How many features it reads."""
        if self.about.get("figures", "") != str(self.features):
            raise BadForecast("bots.forecast.damaged", name=name)
        for row in rows[1:]:
            if len(row) != self.features + 2:
                raise BadForecast("bots.forecast.damaged", name=name)
        self.shift = rows[0][0]
        self.straight = rows[0][1:]
        self.units = rows[1:]
        """By hidden unit: its output weight, its bias, and its weight for every feature."""

    def total(self, features: list[float]) -> float:
        """The expected final points."""
        result = self.shift
        straight = self.straight
        count = len(features)
        for index in range(count):
            result += straight[index] * features[index]
        for unit in self.units:
            heat = unit[1]
            for index in range(count):
                heat += unit[index + 2] * features[index]
            if heat > 0.0:
                result += unit[0] * heat
        return result


def header(text: str, title: str, name: str) -> tuple[dict[str, str], list[str]]:
    """The header of a file with that title, and the lines of numbers below."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = head.split("\n")
    if lines[0].strip() != title:
        raise BadForecast("bots.forecast.other_file", name=name, title=title)
    about: dict[str, str] = {}
    for line in lines[1:]:
        key, _, value = line.partition(":")
        about[key.strip()] = value.strip()
    return about, body.strip().split("\n")


def numbers(line: str, name: str) -> list[float]:
    """The numbers of a line."""
    found: list[float] = []
    for word in line.split():
        try:
            number = float(word)
        except ValueError as error:
            raise BadForecast("bots.forecast.damaged", name=name) from error
        if not isfinite(number):
            raise BadForecast("bots.forecast.damaged", name=name)
        found.append(number)
    if not found:
        raise BadForecast("bots.forecast.damaged", name=name)
    return found
