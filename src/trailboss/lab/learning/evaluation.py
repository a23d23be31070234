"""Evaluates a forecast on games it hasn't seen, compared with the current one."""

from typing import NamedTuple

import numpy as np

from trailboss.bots.search.forecast import Forecast
from trailboss.lab.learning.adam import Floats
from trailboss.lab.learning.contest import chances, firsts
from trailboss.lab.learning.network import Data


class ForecastAccuracy(NamedTuple):
    """How good a forecast is."""

    off: float
    """Its error (root mean square)."""
    seats: dict[int, float]
    """The same by number of seats."""
    leader: float
    """How often it predicts which of two seats ends ahead; without ties."""


def predict(forecast: Forecast, features: Floats) -> Floats:
    """What a forecast expects, for many positions at once."""
    rows = np.array(forecast.units, np.float64).reshape(-1, forecast.features + 2)
    heat = np.maximum(features @ rows[:, 2:].T + rows[:, 1], 0)
    expected: Floats = (features @ np.array(forecast.straight) + forecast.shift + heat @ rows[:, 0]).astype(
        np.float32
    )
    return expected


def measured(forecast: Forecast, data: Data, contest: bool = False) -> ForecastAccuracy:
    """How good a forecast is on these positions; in a contest, the chances that follow from it."""
    expected = predict(forecast, data.features)
    if contest:
        expected = chances(expected, firsts(data.seats))
    square = (expected - data.ends).astype(np.float64) ** 2
    seats = {
        int(count): float(np.sqrt(square[data.seats == count].mean())) for count in np.unique(data.seats)
    }
    return ForecastAccuracy(float(np.sqrt(square.mean())), seats, _leader(expected, data))


def _leader(expected: Floats, data: Data) -> float:
    """Rows of one position follow each other, a seat each: neighbours are compared."""
    first = np.arange(len(expected) - 1)
    # the last seat of a position and the first of the next don't form a pair
    place = np.zeros(len(expected), np.int64)
    at = 0
    while at < len(expected):
        count = int(data.seats[at])
        place[at : at + count] = np.arange(count)
        at += count
    pairs = first[place[1:] > 0]
    ends = data.ends[pairs] - data.ends[pairs + 1]
    seen = expected[pairs] - expected[pairs + 1]
    clear = ends != 0
    if not clear.any():
        return float("nan")
    return float(((ends > 0) == (seen > 0))[clear].mean())
