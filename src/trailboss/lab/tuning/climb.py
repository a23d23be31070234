"""Hill climbing: small steps uphill, found by duels between two slightly different tables of weights.

In every duel each weight is raised for one side and lowered for the other, at random (simultaneous
perturbation). Weights whose raised side does better rise; for some subjects, a side's own points count, too.
Every duel has its own direction, so all duels of a step contribute to all weights. A weight only moves as far
as its slope exceeds one standard error, so chance alone moves nothing.
"""

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from trailboss.atomic_file import replace
from trailboss.core.errors import TrailbossError
from trailboss.core.rng import seeded
from trailboss.lab.tuning.duel import Duel, Outcome
from trailboss.lab.tuning.subjects import Subject, Table, names, numbers, table_of

FILE: Final = "climb.json"
SPREAD: Final = 0.18
"""How far a weight is raised and lowered, as a logarithm: by about a fifth."""
MEMORY: Final = 0.75
"""How much the results of earlier steps still count."""
DOUBT: Final = 1.0
"""How many standard errors of a slope count as chance."""
RATE: Final = 0.05
"""How far a weight moves for every standard error beyond, as a logarithm."""
MAX_STEP: Final = 0.12
"""How far it moves at most in one step."""


class Plan(NamedTuple):
    """The parameters of a run: two runs with one plan give the same weights."""

    bot: str
    game: str
    seats: int
    seed: int
    duels: int
    """A step."""


class Step(NamedTuple):
    """The result of one step."""

    number: int
    moved: float
    """How far all weights together moved, as a logarithm (root of the sum of squares)."""
    surest: str
    """The weight with the surest slope, and its direction."""
    points: float
    """Mean points of all seats."""


class Climb:
    """The progress of a run."""

    def __init__(self, plan: Plan, subject: Subject) -> None:
        self.plan = plan
        self.subject = subject
        self.names = names(subject.start)
        self.place = [math.log(max(value, 1e-6)) for value in numbers(subject.start)]
        """The weights as logarithms: they are moved by parts of themselves and never change sign."""
        self.path = [self.place]
        """Where it was, from the start to now."""
        self.steps: list[Step] = []
        self._free = [name.partition(".")[0] not in subject.kept for name in self.names]
        self._slopes = [0.0] * len(self.place)
        self._squares = 0.0
        self._count = 0.0
        self._doubts = 0.0

    @property
    def weights(self) -> Table:
        """The current weights."""
        return table_of(self.subject.start, [math.exp(value) for value in self.place])

    # ---------------------------------------------------------------- a step

    def duels(self) -> list[Duel]:
        """The duels of the next step."""
        plan = self.plan
        found = []
        for number in range(plan.duels):
            tag = f"tune {plan.seed} {len(self.steps)} {number}"
            signs = self._signs(tag)
            sides = [
                table_of(
                    self.subject.start,
                    [
                        math.exp(value + side * SPREAD * sign)
                        for value, sign in zip(self.place, signs, strict=True)
                    ],
                )
                for side in (1, -1)
            ]
            found.append(_duel(plan, number, tag, sides[0], sides[1], self.subject.care > 0))
        return found

    def _signs(self, tag: str) -> list[int]:
        """Which weights are raised for the first side (1), which lowered (-1), which kept (0)."""
        chance = seeded(f"direction {tag}")
        return [(1 if chance.below(2) else -1) if free else 0 for free in self._free]

    def learn(self, outcomes: Sequence[Outcome]) -> Step:
        """Move the weights by the outcomes of all duels of a step."""
        plan = self.plan
        faded = [MEMORY * slope for slope in self._slopes]
        squares, count, doubts = MEMORY * self._squares, MEMORY * self._count, MEMORY**2 * self._doubts
        for outcome in sorted(outcomes):  # in whatever order they came in, the sums are the same
            value = math.tanh(outcome.lead / self.subject.unit)
            value += self.subject.care * math.tanh(outcome.among / self.subject.unit)
            signs = self._signs(f"tune {plan.seed} {len(self.steps)} {outcome.number}")
            for index, sign in enumerate(signs):
                faded[index] += value * sign
            squares += value * value
        count += len(outcomes)
        doubts += len(outcomes)
        self._slopes, self._squares, self._count, self._doubts = faded, squares, count, doubts
        error = math.sqrt(squares / count * doubts) or 1.0
        sure = [slope / error for slope in faded]
        moves = [_beyond(value) for value in sure]
        self.place = [value + move for value, move in zip(self.place, moves, strict=True)]
        self.path.append(self.place)
        best = max(range(len(sure)), key=lambda index: abs(sure[index]))
        step = Step(
            number=len(self.steps) + 1,
            moved=math.sqrt(sum(move * move for move in moves)),
            surest=("+" if sure[best] > 0 else "-") + self.names[best],
            points=sum(outcome.points for outcome in outcomes) / max(1, len(outcomes)),
        )
        self.steps.append(step)
        return step

    # ---------------------------------------------------------------- in a folder

    def save(self, folder: Path) -> None:
        """Save the progress; a stopped run continues from its last complete step."""
        kept = {
            "plan": self.plan._asdict(),
            "start": numbers(self.subject.start),
            "path": self.path,
            "slopes": self._slopes,
            "sums": [self._squares, self._count, self._doubts],
            "steps": [step._asdict() for step in self.steps],
        }
        replace(folder / FILE, json.dumps(kept, indent=1) + "\n")

    def resume(self, folder: Path) -> None:
        """Continue from the folder, if there is anything."""
        path = folder / FILE
        if not path.exists():
            return
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            plan, start = Plan(**kept["plan"]), kept["start"]
            steps = [Step(**step) for step in kept["steps"]]
            way = [[float(value) for value in place] for place in kept["path"]]
            slopes = [float(value) for value in kept["slopes"]]
            squares, count, doubts = (float(value) for value in kept["sums"])
        except (ValueError, TypeError, KeyError, UnicodeDecodeError) as error:
            raise TrailbossError("lab.tune.damaged", file=str(path)) from error
        if plan != self.plan or start != numbers(self.subject.start):
            found = " ".join(f"{name}={value}" for name, value in plan._asdict().items())
            raise TrailbossError("lab.tune.other_run", folder=str(folder), found=found)
        if {len(row) for row in (*way, slopes)} != {len(self.names)} or len(way) != len(steps) + 1:
            raise TrailbossError("lab.tune.damaged", file=str(path))
        self.path, self.place, self._slopes, self.steps = way, way[-1], slopes, steps
        self._squares, self._count, self._doubts = squares, count, doubts


def _beyond(sure: float) -> float:
    """How far a weight moves whose slope is this many standard errors from zero."""
    move = min(MAX_STEP, RATE * max(0.0, abs(sure) - DOUBT))
    return math.copysign(move, sure)


def contest(plan: Plan, first: Table, second: Table, tag: str, count: int) -> Iterator[Duel]:
    """Duels of two given tables, on deals that no step uses."""
    for number in range(count):
        yield _duel(plan, number, f"{tag} {plan.seed} {number}", first, second, False)


def _duel(plan: Plan, number: int, tag: str, first: Table, second: Table, mirrored: bool) -> Duel:
    return Duel(number, plan.bot, plan.game, plan.seats, tag, tuple(first), tuple(second), mirrored)
