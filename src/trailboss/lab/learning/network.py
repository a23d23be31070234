"""The network: one layer of hidden units next to a linear part, and how it is trained (Adam on numpy).

So small a network needs no framework: with numpy it learns from 300,000 positions in a minute or two.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailboss.core.errors import TrailbossError
from trailboss.lab.learning.adam import Adam, Floats
from trailboss.lab.learning.plan import Plan
from trailboss.lab.learning.selfplay import HEAD, SHARDS
from trailboss.lab.learning.training_tasks import TrainingTask

Doubles = NDArray[np.float64]
Flags = NDArray[np.bool_]
Rows = NDArray[np.int64]

HELD_OUT_EVERY: Final = 11
"""Every 11th game is held out, to measure what was learned."""
SECOND_RUN: Final = HELD_OUT_EVERY * 1_000_000
"""Games of a second run are counted from here on."""
BATCH: Final = 256
FIRST_RATE: Final = 2e-3
"""The learning rate at the beginning; it falls linearly."""
LAST_RATE: Final = 5e-5
DECAY: Final = 2e-4
"""The weight decay."""


class Data(NamedTuple):
    """Positions: features, and the result as one number, or one for every category."""

    game: Floats
    seats: Floats
    ends: Floats
    features: Floats

    def part(self, rows: Flags) -> "Data":
        return Data(self.game[rows], self.seats[rows], self.ends[rows], self.features[rows])


def load(task: TrainingTask, folder: Path, games: int, gains: bool = False) -> Data:
    """The positions of the first `games` games, with their final result, or the gains by category."""
    first = HEAD + task.features
    width = first + len(task.categories)
    parts: list[Floats] = []
    for number in SHARDS.numbers(games):
        path = SHARDS.path(folder, number)
        found = np.frombuffer(path.read_bytes(), dtype="<f4")
        if len(found) % width or not np.isfinite(found).all():
            raise TrailbossError("lab.train.damaged", file=str(path))
        parts.append(found.astype(np.float32).reshape(-1, width))
    rows = np.concatenate(parts)
    rows = rows[rows[:, 0] < games]
    ends = np.ascontiguousarray(rows[:, first:]) if gains else rows[:, 2]
    return Data(rows[:, 0], rows[:, 1], ends, np.ascontiguousarray(rows[:, HEAD:first]))


def joined(data: Data, more: Data) -> Data:
    """Both, with other numbers for the games of the second; the same games are held out as before."""
    more = more._replace(game=more.game + np.float32(SECOND_RUN))
    return Data(*(np.concatenate(both) for both in zip(data, more, strict=True)))


def apart(data: Data) -> Flags:
    """Which positions belong to held-out games."""
    kept: Flags = data.game.astype(np.int64) % HELD_OUT_EVERY == 0
    return kept


class Epoch(NamedTuple):
    """The error of the forecast after an epoch (root mean square)."""

    number: int
    learned: float
    """On positions it learned from."""
    apart: float
    """On held-out games."""


class Network:
    """Learns to predict the result from features. Internally, both are scaled to a spread of about one."""

    def __init__(self, data: Data, plan: Plan) -> None:
        self.plan = plan
        self.epochs: list[Epoch] = []
        kept = apart(data)
        self._seen, self._unseen = data.part(~kept), data.part(kept)
        self.middle = self._seen.features.mean(0, dtype=np.float64).astype(np.float32)
        spread = self._seen.features.std(0, dtype=np.float64).astype(np.float32)
        # A feature that is constant in the training data must have no effect where it isn't.
        self.scale = np.where(spread > 1e-6, 1 / np.maximum(spread, 1e-6), 0).astype(np.float32)
        self.mean, self.unit = self._measure(self._seen.ends)
        self._inputs = self._scaled(self._seen.features)
        self._wanted: Floats = ((self._seen.ends - self.mean) / self.unit).astype(np.float32)
        self._chance = np.random.default_rng(plan.seed)
        width, hidden, outputs = data.features.shape[1], plan.hidden, data.ends.shape[1:]
        rows = self._chance.normal(0, 1, (width, hidden)) / np.sqrt(width)
        self.weights: list[Floats] = [
            rows.astype(np.float32),
            np.zeros(hidden, np.float32),
            self._chance.normal(0, 0.1, (hidden, *outputs)).astype(np.float32),
            np.zeros(outputs or 1, np.float32),
            self._fit_linear(),
        ]
        """Rows of the hidden units, their shifts, what they add; the shift and the straight weights."""
        self._adam = Adam(self.weights)

    def _scaled(self, features: Floats) -> Floats:
        scaled: Floats = (features - self.middle) * self.scale
        return scaled

    def _measure(self, ends: Floats) -> tuple[Doubles, Doubles]:
        """Mean and spread of the results."""
        mean, spread = ends.mean(0, dtype=np.float64), ends.std(0, dtype=np.float64)
        return np.asarray(mean), np.where(spread > 0, spread, 1.0)

    def _fit_linear(self) -> Floats:
        """The best linear fit: a good starting point."""
        inputs = self._inputs.astype(np.float64)
        square = inputs.T @ inputs + 30 * np.eye(inputs.shape[1])
        found: Floats = np.linalg.solve(square, inputs.T @ self._wanted.astype(np.float64)).astype(np.float32)
        return found

    # ---------------------------------------------------------------- learning

    def learn(self) -> Iterator[Epoch]:
        """Train for the remaining epochs, one at a time, so that each can be saved."""
        for number in range(len(self.epochs), self.plan.epochs):
            left = 1 - number / self.plan.epochs
            for rows in self._batches():
                self._step(rows, FIRST_RATE * left + LAST_RATE)
            epoch = Epoch(number + 1, self.off(self._sample()), self.off(self._unseen))
            self.epochs.append(epoch)
            yield epoch

    def _batches(self) -> Iterator[Rows]:
        """All rows, some at a time, in random order."""
        order = self._chance.permutation(len(self._wanted))
        for first in range(0, len(order), BATCH):
            yield order[first : first + BATCH]

    def _error(self, predicted: Floats, rows: Rows) -> Floats:
        """The gradient of the loss by the output of each row."""
        return (predicted - self._wanted[rows]) * np.float32(2 / len(rows))

    def _sample(self) -> Data:
        """A sample of the training positions, as many as are held out."""
        count = len(self._unseen.ends)
        return Data(*(part[:count] for part in self._seen))

    def _step(self, rows: Rows, length: float) -> None:
        inputs = self._inputs[rows]
        units, shifts, adds, shift, straight = self.weights
        heat = inputs @ units + shifts
        lit = np.maximum(heat, 0)
        error = self._error(lit @ adds + shift + inputs @ straight, rows)
        back = (np.outer(error, adds) if adds.ndim == 1 else error @ adds.T) * (heat > 0)
        gradients = [
            inputs.T @ back + DECAY * units,
            back.sum(0),
            lit.T @ error + DECAY * adds,
            error.sum(0, keepdims=error.ndim == 1),
            inputs.T @ error,
        ]
        self._adam.step(gradients, length)

    def predict(self, features: Floats) -> Floats:
        """What is expected from these features."""
        units, shifts, adds, shift, straight = self.weights
        inputs = self._scaled(features)
        predicted: Floats = np.maximum(inputs @ units + shifts, 0) @ adds + shift + inputs @ straight
        found: Floats = (predicted * self.unit + self.mean).astype(np.float32)
        return found

    def off(self, data: Data) -> float:
        """The error (root mean square)."""
        if not len(data.ends):
            return float("nan")
        return float(np.sqrt(np.mean((self.predict(data.features) - data.ends) ** 2, dtype=np.float64)))

    @property
    def seen(self) -> Data:
        """The positions it learned from."""
        return self._seen

    @property
    def unseen(self) -> Data:
        """The positions of held-out games."""
        return self._unseen

    # ---------------------------------------------------------------- checkpoints

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        epochs = [epoch._asdict() for epoch in self.epochs]
        self._adam.save(path, {"plan": self.plan._asdict(), "epochs": epochs}, self._chance)

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint of the same plan, if there is one."""
        found = self._adam.resume(path, {"plan": self.plan._asdict()}, self._chance)
        if found is not None:
            self.epochs = [Epoch(**epoch) for epoch in found["epochs"]]
