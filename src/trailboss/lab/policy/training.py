"""How a policy is trained: the difference of two scores should be the advantage of one move over the other.

Adam by hand, on numpy. What came out is measured on games kept apart by the *gain*: the mean advantage of the
move that the new policy would choose among those compared, in points a decision. It needs no new games, and
is an honest estimate, since the games were not learned from.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.policy.network import SCALE, TITLE
from trailboss.lab.learning.adam import Adam, Floats
from trailboss.lab.policy.dataset import Dataset

HELD_OUT_EVERY: Final = 5
"""Every fifth game is held out: enough to see for each question whether the policy gains anything."""
SURE: Final = 2.0
"""A policy answers the questions at which it gains this many standard errors on games kept apart."""
BATCH: Final = 256
"""Decisions in a batch."""
FIRST_RATE: Final = 3e-3
LAST_RATE: Final = 1e-4
MAX_ADVANTAGE: Final = 12.0
"""An advantage beyond this counts as this much: a single line of play may end anywhere."""


class Plan(NamedTuple):
    """How it is learned. Two runs of one plan on the same games give the same policy."""

    hidden: int = 24
    epochs: int = 16
    decay: float = 1e-4
    """The weight decay."""
    seed: int = 1


class Epoch(NamedTuple):
    """How good the policy is after an epoch."""

    number: int
    learned: float
    """Mean squared error of advantages on decisions it learned from ..."""
    apart: float
    """... and on games kept apart."""
    gain: float
    """On games kept apart: points gained a decision, with its standard error."""
    gain_error: float


class Learner:
    """A network that learns from a data set."""

    def __init__(self, data: Dataset, move_features: int, plan: Plan) -> None:
        self.plan = plan
        self.epochs: list[Epoch] = []
        apart = data.game % HELD_OUT_EVERY == HELD_OUT_EVERY - 1
        self._seen, self._unseen = data.of_games(~apart), data.of_games(apart)
        self._starts = _starts(self._seen)
        self._chance = np.random.default_rng(plan.seed)
        width, hidden = data.position.shape[1], plan.hidden
        self.weights: list[Floats] = [
            self._chance.normal(0, 0.3, hidden).astype(np.float32),
            np.zeros(hidden, np.float32),
            (self._chance.normal(0, 1, (width, hidden)) / np.sqrt(width)).astype(np.float32),
            self._chance.normal(0, 0.1, (move_features, hidden)).astype(np.float32),
            np.zeros(move_features, np.float32),
        ]
        """What each hidden unit adds, shifts, weights of the position, of the move, and plain weights."""
        seen = np.zeros(move_features, bool)
        seen[self._seen.numbers[self._seen.values != 0]] = True
        self.weights[3][~seen] = 0
        self._adam = Adam(self.weights)

    # ---------------------------------------------------------------- learning

    def learn(self) -> Iterator[Epoch]:
        """Learn for the epochs that are left, one at a time, so that they can be saved."""
        for number in range(len(self.epochs), self.plan.epochs):
            length = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 - number / self.plan.epochs)
            order = self._chance.permutation(len(self._seen.game))
            for first in range(0, len(order), BATCH):
                self._step(order[first : first + BATCH], length)
            gain, error = self.gain(self._unseen)
            epoch = Epoch(number + 1, self.off(self._seen), self.off(self._unseen), gain, error)
            self.epochs.append(epoch)
            yield epoch

    def _step(self, decisions: NDArray[np.int64], length: float) -> None:
        data = self._seen
        rows = np.concatenate([np.arange(self._starts[d], self._starts[d + 1]) for d in decisions])
        counts = self._starts[decisions + 1] - self._starts[decisions]
        local = np.repeat(np.arange(len(decisions)), counts)
        first = np.repeat(np.cumsum(counts) - counts, counts)
        numbers, values, position = data.numbers[rows], data.values[rows], data.position[decisions]
        out, shift, of_position, of_move, plain = self.weights
        heat = (position @ of_position + shift)[local] + (of_move[numbers] * values[..., None]).sum(1)
        lit = np.maximum(heat, 0)
        score = lit @ out + (plain[numbers] * values).sum(1)
        wanted = np.clip(data.advantage[rows], -MAX_ADVANTAGE, MAX_ADVANTAGE)
        off = (score - score[first] - wanted) * np.float32(2 / len(decisions))
        # A score counts for its own difference, and the policy's move for all of its decision.
        error = off - np.where(np.arange(len(rows)) == first, np.bincount(first, off, len(rows)), 0)
        error = error.astype(np.float32)
        back = np.outer(error, out) * (heat > 0)
        by_decision = np.add.reduceat(back, np.cumsum(counts) - counts)
        move_slope, plain_slope = np.zeros_like(of_move), np.zeros_like(plain)
        np.add.at(move_slope, numbers.ravel(), (back[:, None, :] * values[..., None]).reshape(-1, len(out)))
        np.add.at(plain_slope, numbers.ravel(), (error[:, None] * values).ravel())
        decay = np.float32(self.plan.decay)
        self._adam.step(
            [
                lit.T @ error + decay * out,
                by_decision.sum(0),
                position.T @ by_decision + decay * of_position,
                move_slope + decay * of_move,
                plain_slope + decay * plain,
            ],
            length,
        )

    # ---------------------------------------------------------------- measuring

    def scores(self, data: Dataset) -> Floats:
        """By move: its score."""
        out, shift, of_position, of_move, plain = self.weights
        base = data.position @ of_position + shift
        parts: list[Floats] = []
        for first in range(0, len(data.decision), 20_000):
            rows = slice(first, first + 20_000)
            numbers, values = data.numbers[rows], data.values[rows]
            heat = base[data.decision[rows]] + (of_move[numbers] * values[..., None]).sum(1)
            parts.append(np.maximum(heat, 0) @ out + (plain[numbers] * values).sum(1))
        return np.concatenate(parts)

    def off(self, data: Dataset) -> float:
        """Mean squared error of the advantages."""
        score, starts = self.scores(data), _starts(data)
        predicted = score - score[starts[data.decision]]
        rest = np.ones(len(predicted), bool)
        rest[starts[:-1]] = False
        wanted = np.clip(data.advantage, -MAX_ADVANTAGE, MAX_ADVANTAGE)
        return float(np.mean((predicted - wanted)[rest] ** 2, dtype=np.float64))

    def gain(self, data: Dataset) -> tuple[float, float]:
        """Points gained a decision by the move with the best score, and the standard error."""
        return _mean(self._gains(data))

    def _gains(self, data: Dataset) -> NDArray[np.float64]:
        """By decision: the advantage of the move with the best score."""
        score, starts = self.scores(data), _starts(data)
        chosen = [
            data.advantage[first + int(np.argmax(score[first:last]))]
            for first, last in pairwise(starts.tolist())
        ]
        return np.array(chosen, np.float64)

    def questions(self) -> list[int]:
        """The questions where the policy does better than the rules of thumb, by their feature."""
        gains, asked = self._gains(self._unseen), self._unseen.numbers[_starts(self._unseen)[:-1], 0]
        found: list[int] = []
        for question in np.unique(asked).tolist():
            gain, error = _mean(gains[asked == question])
            if gain > SURE * error:
                found.append(question)
        return found

    @property
    def unseen(self) -> Dataset:
        """The decisions of the games kept apart."""
        return self._unseen

    # ---------------------------------------------------------------- files

    def text(self, about: Mapping[str, str]) -> str:
        """The policy as the text that bots read."""
        out, shift, of_position, of_move, plain = self.weights
        lines = {**about, "questions": " ".join(map(str, self.questions()))}
        head = [TITLE, *(f"{key}: {value}" for key, value in lines.items())]
        rows = [_whole(out), _whole(shift), *(_whole(row) for row in of_position)]
        for number in range(len(plain)):
            row = [*_whole(plain[number : number + 1]), *_whole(of_move[number])]
            if any(row):
                rows.append([number, *row])
        return "\n".join([*head, "", *(" ".join(map(str, row)) for row in rows)]) + "\n"

    def _about(self) -> dict[str, object]:
        return {"plan": self.plan._asdict(), "decisions": len(self._seen.game)}

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        epochs = [epoch._asdict() for epoch in self.epochs]
        self._adam.save(path, {**self._about(), "epochs": epochs}, self._chance)

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint of the same plan and data, if there is one."""
        found = self._adam.resume(path, self._about(), self._chance)
        if found is not None:
            self.epochs = [Epoch(**epoch) for epoch in found["epochs"]]


def _mean(found: NDArray[np.float64]) -> tuple[float, float]:
    """The mean and its standard error."""
    if not len(found):
        return 0.0, 0.0
    return float(found.mean()), float(found.std() / np.sqrt(len(found)))


def _starts(data: Dataset) -> NDArray[np.int64]:
    """By decision: its first move; and the end of the last one."""
    counts = np.bincount(data.decision, minlength=len(data.game))
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)


def _whole(row: Floats) -> list[int]:
    return [round(float(value) * SCALE) for value in row]
