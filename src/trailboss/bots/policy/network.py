"""The network of a learned policy: how good each move is, by features of the position and of the move.

The position has a fixed number of features; a move has a few out of many, each with a value. One layer of
hidden units sees both, in addition to a plain sum over the features of the move:

    score(move) = plain . move + sum(out * max(0, shift + of_position . position + of_move . move))

What the position contributes is computed once for a decision, so another move costs a microsecond or two.

A policy is a text file. Its first line is `trailboss policy 1`; lines `name: value` say what it is for and
how it was learned; after an empty line come whole numbers, in thousandths: a line with what each hidden unit
adds, a line with their shifts, a line for each feature of a position, and a line for each feature of a move
that has any weight: its number, its plain weight, and its weight for each unit.
"""

from hashlib import sha256
from typing import Final

from trailboss.core.errors import TrailbossError

TITLE: Final = "trailboss policy 1"
SCALE: Final = 1000.0


class BadPolicy(TrailbossError):
    """A policy that cannot be read, or that is for something else."""


class MoveFeatures:
    """The features of a move that are not zero."""

    __slots__ = ("numbers", "values")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.values: list[float] = []

    def add(self, number: int, value: float) -> None:
        self.numbers.append(number)
        self.values.append(value)


class PolicyNetwork:
    """A network, read from its text."""

    def __init__(self, text: str, name: str) -> None:
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        lines = head.split("\n")
        if lines[0].strip() != TITLE:
            raise BadPolicy("bots.policy.other_file", name=name, title=TITLE)
        self.name = name
        self.digest = sha256(text.encode()).hexdigest()[:12]
        self.about: dict[str, str] = {}
        """Its header: `game`, `position`, `move` (how many features), and how it was trained."""
        for line in lines[1:]:
            key, _, value = line.partition(":")
            self.about[key.strip()] = value.strip()
        try:
            self.position_features = int(self.about["position"])
            self.move_features = int(self.about["move"])
            self.questions = {int(word) for word in self.about.get("questions", "").split()}
            """The questions it answers, by their move feature."""
            rows = [[int(word) / SCALE for word in line.split()] for line in body.strip().split("\n")]
        except (KeyError, ValueError) as error:
            raise BadPolicy("bots.policy.damaged", name=name) from error
        self.out = rows[0]
        self.shift = rows[1] if len(rows) > 1 else []
        self.of_position = rows[2 : 2 + self.position_features]
        self.plain: list[float] = [0.0] * self.move_features
        self.of_move: list[list[float]] = [[] for _ in range(self.move_features)]
        units = len(self.out)
        for row in rows[1 : 2 + self.position_features]:
            if len(row) != units:
                raise BadPolicy("bots.policy.damaged", name=name)
        for row in rows[2 + self.position_features :]:
            number = round(row[0] * SCALE)
            if len(row) != units + 2 or not 0 <= number < self.move_features:
                raise BadPolicy("bots.policy.damaged", name=name)
            self.plain[number] = row[1]
            self.of_move[number] = row[2:]
        if len(self.of_position) != self.position_features:
            raise BadPolicy("bots.policy.damaged", name=name)

    def scores(self, position: list[float], moves: list[MoveFeatures]) -> list[float]:
        """How good each move is; only differences mean anything, in points."""
        units = len(self.out)
        base = self.shift[:]
        for index in range(len(position)):
            value = position[index]
            if value != 0.0:
                row = self.of_position[index]
                for unit in range(units):
                    base[unit] += value * row[unit]
        return [self._score(base, move) for move in moves]

    def _score(self, base: list[float], move: MoveFeatures) -> float:
        heat = base[:]
        score = 0.0
        units = len(heat)
        for index in range(len(move.numbers)):
            number = move.numbers[index]
            row = self.of_move[number]
            if row:
                value = move.values[index]
                score += value * self.plain[number]
                for unit in range(units):
                    heat[unit] += value * row[unit]
        out = self.out
        for unit in range(units):
            if heat[unit] > 0.0:
                score += out[unit] * heat[unit]
        return score
