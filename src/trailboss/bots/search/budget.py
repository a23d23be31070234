"""How much a search may spend on a decision: `2000` iterations, or `300ms`, `1s`, `1.5s`.

`1sx2` is a second on two processes, `1sxall` on all cores, `2000x2` shares 2000 iterations between two.
"""

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from trailboss.bots.spec import BadSpec
from trailboss.processes import cores

_BUDGET: Final = re.compile(r"(?:(\d{1,7})|(\d{1,6}(?:\.\d{1,3})?)(ms|s))(?:x(\d{1,2}|all))?")
LONGEST: Final = 600.0
"""The most seconds that one decision may take."""
MOST_PROCESSES: Final = 64


class Budget(NamedTuple):
    """Iterations or seconds for one decision (the other is 0), and on how many processes."""

    iterations: int
    seconds: float
    processes: int = 1
    cpu: bool = False
    """Are the seconds CPU time of this thread instead of wall time?"""

    @staticmethod
    def parse(text: str) -> "Budget":
        """The budget of a spec."""
        found = _BUDGET.fullmatch(text.lower())
        if found is not None:
            processes = min(cores(), MOST_PROCESSES) if found[4] == "all" else int(found[4] or 1)
            if 0 < processes <= MOST_PROCESSES:
                if found[1] and int(found[1]) > 0:
                    return Budget(int(found[1]), 0.0, processes)
                if found[2]:
                    seconds = float(found[2]) / (1000.0 if found[3] == "ms" else 1.0)
                    if 0.0 < seconds <= LONGEST:
                        return Budget(0, seconds, processes)
        raise BadSpec("bots.search.bad_budget", budget=text[:20])

    def clock(self) -> Callable[[], float]:
        """The clock that measures its seconds. In a browser, Python has no `thread_time`."""
        return time.thread_time if self.cpu else time.perf_counter


class Meter:
    """Counts what a decision has cost so far on one process."""

    def __init__(self, budget: Budget, clock: Callable[[], float] | None = None) -> None:
        if clock is None:
            clock = budget.clock()
        self.left = -(-budget.iterations // budget.processes)
        self.timed = budget.seconds > 0.0
        self._clock = clock
        self.deadline = clock() + budget.seconds

    def part(self, share: float) -> "Meter":
        """A meter for this share of what is left."""
        part = Meter(Budget(int(self.left * share), 0.0), self._clock)
        part.timed, part.deadline = self.timed, self.deadline - self.seconds_left() * (1.0 - share)
        return part

    def rest(self, budget: Budget) -> Budget:
        """The budget of another process that starts now."""
        return budget._replace(seconds=max(0.001, self.seconds_left())) if self.timed else budget

    def seconds_left(self) -> float:
        """How much is left of a time."""
        return self.deadline - self._clock()

    def late(self) -> bool:
        """Is time up? Never for a budget of iterations."""
        return self.timed and self._clock() >= self.deadline

    def spent(self) -> bool:
        """Is the budget used up?"""
        return self._clock() >= self.deadline if self.timed else self.left <= 0
