"""Learning by category: what a seat gains in each scoring category, how sure that is, and who wins.

The means are a network with an output for every category. The spreads are straight sums over the same
features and hidden units, fitted to the errors of the means. One number, fitted to who won, turns a lead
into a chance to win.
"""

from collections.abc import Mapping
from math import pi, sqrt
from typing import Final, NamedTuple

import numpy as np

from trailboss.bots.search.categories import LEAST_SPREAD, TITLE, CategoryForecast
from trailboss.bots.search.forecast import Forecast
from trailboss.lab.learning.adam import Floats
from trailboss.lab.learning.contest import chances, firsts
from trailboss.lab.learning.evaluation import predict
from trailboss.lab.learning.export import DIGITS
from trailboss.lab.learning.network import Data, Doubles, Network, apart
from trailboss.lab.learning.training_tasks import TrainingTask

RIDGE: Final = 30.0
"""The ridge penalty on the weights of the spreads."""
FROM_MEAN: Final = sqrt(pi / 2.0)
"""The spread of what is normally distributed, as a multiple of its mean distance."""
SHARPNESS: Final = np.arange(0.3, 4.0, 0.02)


class Quality(NamedTuple):
    """How good a forecast by category is on held-out games."""

    off: dict[str, float]
    """By category: its error (root mean square)."""
    total: float
    """The same of the total that the coach shows."""
    within: dict[str, float]
    """By category: how often the result is within one spread (0.68 for a normal distribution)."""
    win: float
    """The error of the chances to win (Brier score)."""
    even: float
    """The same if all at the table had equal chances."""


def as_text(
    network: Network, task: TrainingTask, data: Data, forecast: Forecast, about: Mapping[str, str]
) -> str:
    """The file that the coach reads; `data` holds what the positions ended with, in the same order."""
    units, shifts, adds, shift, straight = (weight.astype(np.float64) for weight in network.weights)
    middle, scale = network.middle.astype(np.float64), network.scale.astype(np.float64)
    seen = ~apart(data)
    gains = network.seen.ends.astype(np.float64)
    inputs = (network.seen.features - middle) * scale
    lit = np.maximum(inputs @ units + shifts, 0)
    off = gains - network.predict(network.seen.features)
    distances = np.abs(np.column_stack([off, off.sum(1)])) * FROM_MEAN
    columns = np.column_stack([inputs, lit, np.ones(len(inputs))])
    square = columns.T @ columns + RIDGE * np.eye(columns.shape[1])
    spreads = np.linalg.solve(square, columns.T @ distances)
    width = inputs.shape[1]
    # All outputs side by side, for features as they are: the scaling is worked into the numbers.
    slopes = np.column_stack([straight * network.unit, spreads[:width]]) * scale[:, None]
    adds = np.column_stack([adds * network.unit, spreads[width:-1]])
    starts = np.concatenate([shift * network.unit + network.mean, spreads[-1]]) - middle @ slopes
    rows = (units * scale[:, None]).T
    body = [_line([start, *slope]) for start, slope in zip(starts, slopes.T, strict=True)]
    for row, begin, add in zip(rows, shifts - rows @ middle, adds, strict=True):
        body.append(_line([begin, *row, *add]))
    head = dict(about)
    head["categories"] = " ".join(task.categories)
    if not task.contest:
        variance = off.var(0)
        head["shares"] = _line(variance / variance.sum())
        head["win"] = "1"
    text = "\n".join([TITLE, *(f"{key}: {value}" for key, value in head.items()), "", *body]) + "\n"
    if task.contest:
        return text
    sharpness = _sharpest(CategoryForecast(text, "new"), data.part(seen), forecast)
    return text.replace("\nwin: 1\n", f"\nwin: {sharpness:.2f}\n")


def measured(
    categories: CategoryForecast, task: TrainingTask, gains: Data, data: Data, forecast: Forecast
) -> Quality:
    """How good it is on these positions, with `forecast` for the total (in a contest: for who wins)."""
    outputs = evaluated(categories, gains.features)
    count = len(categories.categories)
    off = gains.ends - outputs[:, :count]
    expected = predict(forecast, data.features).astype(np.float64)
    if task.contest:
        total, win = off.sum(1), chances(expected.astype(np.float32), firsts(data.seats)) / 100
    else:
        total = data.ends - expected
        off = off - np.array(categories.shares) * (off.sum(1) - total)[:, None]
        win = _chances(expected, outputs[:, -1], data.seats, categories.sharpness)
    won = _winners(data, task.contest)
    root = np.sqrt((off**2).mean(0))
    spreads = np.maximum(outputs[:, count : 2 * count], LEAST_SPREAD)
    inside = (np.abs(off) <= spreads).mean(0)
    names = categories.categories
    return Quality(
        {name: round(float(value), 3) for name, value in zip(names, root, strict=True)},
        round(float(np.sqrt((total**2).mean())), 3),
        {name: round(float(value), 3) for name, value in zip(names, inside, strict=True)},
        round(float(((win - won) ** 2).mean()), 4),
        round(float(((1 / data.seats - won) ** 2).mean()), 4),
    )


def evaluated(categories: CategoryForecast, features: Floats) -> Doubles:
    """`CategoryForecast.evaluate` for many positions at once."""
    outputs, units = np.array(categories.outputs), np.array(categories.units)
    width = categories.features
    heat = np.maximum(features @ units[:, 1 : width + 1].T + units[:, 0], 0)
    found: Doubles = features @ outputs[:, 1:].T + outputs[:, 0] + heat @ units[:, width + 1 :]
    return found


def _line(values: Doubles | list[float]) -> str:
    return " ".join(f"{float(value):.{DIGITS}g}" for value in values)


def _winners(data: Data, contest: bool) -> Doubles:
    """Each seat's share of the victory."""
    if contest:
        return data.ends.astype(np.float64) / 100
    begins = firsts(data.seats)
    counts = data.seats[begins].astype(np.int64)
    best = np.repeat(np.maximum.reduceat(data.ends, begins), counts)
    won = (data.ends == best).astype(np.float64)
    shared: Doubles = won / np.repeat(np.add.reduceat(won, begins), counts)
    return shared


def _chances(totals: Doubles, spreads: Doubles, seats: Floats, sharpness: float) -> Doubles:
    """The same formula as in `with_chances`."""
    begins = firsts(seats)
    counts = seats[begins].astype(np.int64)
    mean = np.add.reduceat(np.maximum(spreads, LEAST_SPREAD), begins) / counts
    strengths = (sharpness * totals / np.repeat(mean, counts)).astype(np.float32)
    return chances(strengths, begins).astype(np.float64) / 100


def _sharpest(categories: CategoryForecast, data: Data, forecast: Forecast) -> float:
    """The sharpness with the highest likelihood of the results."""
    totals = predict(forecast, data.features).astype(np.float64)
    spreads = evaluated(categories, data.features)[:, -1]
    won = _winners(data, contest=False)
    likely = [
        float((won * np.log(np.maximum(_chances(totals, spreads, data.seats, sharp), 1e-9))).sum())
        for sharp in SHARPNESS
    ]
    return float(SHARPNESS[int(np.argmax(likely))])
