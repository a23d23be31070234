"""Budgets: how long a search may think about a decision, `2000` iterations or `300ms`, `1s`, `1.5s`."""

import re
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from trailboss.bots.spec import BadSpec
from trailboss.core.words import learn

_BUDGET: Final = re.compile(r"(\d{1,7})|(\d{1,6}(?:\.\d{1,3})?)(ms|s)")
LONGEST: Final = 600.0
"""Seconds that one decision may take at most."""

learn(
    {
        "bots.search.bad_budget": (
            "{budget!r} is no budget; write a number of iterations (2000) or a time (300ms, 1.5s).",
            "{budget!r} ist kein Budget; schreibe Durchläufe (2000) oder eine Zeit (1.5s, 300ms).",
        ),
    }
)


class Budget(NamedTuple):
    """What a decision may cost: one of the two, the other is 0."""

    iterations: int
    seconds: float

    @staticmethod
    def parse(text: str) -> "Budget":
        """The budget of a spec."""
        found = _BUDGET.fullmatch(text.lower())
        if found is not None:
            if found[1] and int(found[1]) > 0:
                return Budget(int(found[1]), 0.0)
            if found[2]:
                seconds = float(found[2]) / (1000.0 if found[3] == "ms" else 1.0)
                if 0.0 < seconds <= LONGEST:
                    return Budget(0, seconds)
        raise BadSpec("bots.search.bad_budget", budget=text[:20])


class Meter:
    """Counts what a decision has cost so far, by a clock that tells seconds."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = perf_counter) -> None:
        self.left = budget.iterations
        self.timed = budget.seconds > 0.0
        self._clock = clock
        self.deadline = clock() + budget.seconds

    def late(self) -> bool:
        """Is the time over? Never for a budget of iterations."""
        return self.timed and self._clock() >= self.deadline

    def spent(self) -> bool:
        """Is there no room for another iteration?"""
        return self._clock() >= self.deadline if self.timed else self.left <= 0
