"""Hill climbing: small steps uphill, found by duels between two slightly different tables of weights.

In every duel each weight is raised for one side and lowered for the other, at random (simultaneous
perturbation). Weights whose raised side does better rise; for some subjects, a side's own points count, too.
Every duel has its own direction, so all duels of a step contribute to all weights.

The steps get smaller as more duels are known. Every weight stands where a hill of the assumed `CURVATURE` is
highest by all duels so far, and is held back at first, while they are few: so chance moves little.
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
SPREAD: Final = 0.25
"""How far a weight is raised and lowered, as a logarithm: by about a quarter."""
CURVATURE: Final = 0.06
"""By how much the slope of a weight falls if it moves by 1, as a logarithm. A clear win counts 1, and a clear
loss -1."""
CAUTION: Final = 3000
"""With this many duels, a weight moves half as far as they suggest."""
MAX_STEP: Final = 0.12
"""How far it moves at most in one step, as a logarithm."""


class Plan(NamedTuple):
    """The parameters of a run: two runs with one plan give the same weights."""

    bot: str
    game: str
    """One game, or several with commas, which are played in turn."""
    seats: int
    seed: int
    duels: int
    """A step."""


class Step(NamedTuple):
    """The result of one step."""

    number: int
    moved: float
    """How far all weights together moved, as a logarithm (root of the sum of squares)."""
    furthest: str
    """The weight that moved furthest, and its direction."""
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
            duel = _duel(plan, number, tag, sides[0], sides[1])
            found.append(duel._replace(mirrored=self.subject.care > 0, rival=self.subject.rival is not None))
        return found

    def _signs(self, tag: str) -> list[int]:
        """Which weights are raised for the first side (1), which lowered (-1), which kept (0)."""
        chance = seeded(f"direction {tag}")
        return [(1 if chance.below(2) else -1) if free else 0 for free in self._free]

    def learn(self, outcomes: Sequence[Outcome]) -> Step:
        """Move the weights by the outcomes of all duels of a step."""
        sums = [0.0] * len(self.place)
        for outcome in sorted(outcomes):  # in whatever order they came in, the sums are the same
            value = outcome.success + self.subject.care * math.tanh(outcome.among / self.subject.unit)
            signs = self._signs(f"tune {self.plan.seed} {len(self.steps)} {outcome.number}")
            for index, sign in enumerate(signs):
                sums[index] += value * sign
        known = CAUTION + self.plan.duels * (len(self.steps) + 1)
        moves = [_limited(total / (2 * SPREAD * CURVATURE * known)) for total in sums]
        self.place = [value + move for value, move in zip(self.place, moves, strict=True)]
        self.path.append(self.place)
        best = max(range(len(moves)), key=lambda index: abs(moves[index]))
        step = Step(
            number=len(self.steps) + 1,
            moved=math.sqrt(sum(move * move for move in moves)),
            furthest=("+" if moves[best] > 0 else "-") + self.names[best],
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
        except (ValueError, TypeError, KeyError, UnicodeDecodeError) as error:
            raise TrailbossError("lab.tune.damaged", file=str(path)) from error
        if plan != self.plan or start != numbers(self.subject.start):
            found = " ".join(f"{name}={value}" for name, value in plan._asdict().items())
            raise TrailbossError("lab.tune.other_run", folder=str(folder), found=found)
        if {len(row) for row in way} != {len(self.names)} or len(way) != len(steps) + 1:
            raise TrailbossError("lab.tune.damaged", file=str(path))
        self.path, self.place, self.steps = way, way[-1], steps


def _limited(move: float) -> float:
    return max(-MAX_STEP, min(MAX_STEP, move))


def contest(plan: Plan, first: Table, second: Table, tag: str, count: int) -> Iterator[Duel]:
    """Duels of two given tables, on deals that no step uses."""
    for number in range(count):
        yield _duel(plan, number, f"{tag} {plan.seed} {number}", first, second)


def _duel(plan: Plan, number: int, tag: str, first: Table, second: Table) -> Duel:
    games = plan.game.split(",")
    game = games[number % len(games)]
    return Duel(number, plan.bot, game, plan.seats, tag, tuple(first), tuple(second), mirrored=False)
