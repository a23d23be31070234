"""A network that predicts the winner: it learns the strength of each seat.

A seat's chance to win is the softmax of the strengths at the table.
"""

from collections.abc import Iterator

import numpy as np

from trailboss.lab.learning.adam import Floats
from trailboss.lab.learning.network import BATCH, Data, Doubles, Network, Rows
from trailboss.lab.learning.plan import Plan
from trailboss.lab.learning.training_tasks import TrainingTask

WHOLE = 100
"""A victory, in hundredths."""


def network_for(task: TrainingTask, data: Data, plan: Plan) -> Network:
    """The network that learns a task."""
    return Contest(data, plan) if task.contest else Network(data, plan)


def firsts(seats: Floats) -> Rows:
    """Where each position begins: its rows follow each other, a seat each."""
    found = []
    at = 0
    while at < len(seats):
        found.append(at)
        at += int(seats[at])
    return np.array(found, np.int64)


def chances(strengths: Floats, begins: Rows) -> Floats:
    """The chance of each row to win its position, in hundredths."""
    counts = np.diff(np.append(begins, len(strengths)))
    most = np.repeat(np.maximum.reduceat(strengths, begins), counts)
    pulls = np.exp(strengths - most)
    found: Floats = WHOLE * pulls / np.repeat(np.add.reduceat(pulls, begins), counts)
    return found


class Contest(Network):
    """Learns who wins."""

    def _measure(self, ends: Floats) -> tuple[Doubles, Doubles]:
        # Only differences of strengths count, and they have a measure of their own.
        return np.zeros(()), np.ones(())

    def _fit_linear(self) -> Floats:
        self._begins = firsts(self._seen.seats)
        self._counts = self._seen.seats[self._begins].astype(np.int64)
        return np.zeros(self._inputs.shape[1], np.float32)

    def _batches(self) -> Iterator[Rows]:
        order = self._chance.permutation(len(self._begins))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            counts = self._counts[some]
            ends = np.cumsum(counts)
            within = np.arange(ends[-1]) - np.repeat(ends - counts, counts)
            yield np.repeat(self._begins[some], counts) + within

    def _error(self, predicted: Floats, rows: Rows) -> Floats:
        begins = firsts(self._seen.seats[rows])
        return (chances(predicted, begins) - self._wanted[rows]) / np.float32(WHOLE * len(begins))

    def off(self, data: Data) -> float:
        if not len(data.ends):
            return float("nan")
        expected = chances(self.predict(data.features), firsts(data.seats))
        return float(np.sqrt(np.mean((expected - data.ends) ** 2, dtype=np.float64)))
