"""What a bot's decision costs: what its spec says, corrected by what decisions took."""

import re
from collections import OrderedDict
from typing import Final

from trailboss import bots

UNLIMITED_SECONDS: Final = 20.0
"""How long a bot without a time budget may take."""
OVERHEAD: Final = 10.0
"""Seconds a bot may be late: the machine may be busy."""
ITERATION: Final = 0.12
"""Seconds for one iteration of a search, until it was measured."""
QUICK: Final = 0.05
"""Seconds for a bot without a budget, until it was measured."""
RISE: Final = 0.5
"""How much a decision counts that took longer than expected."""
FALL: Final = 0.05
"""How much one counts that was quicker: a long job must not pass for a short one."""
REMEMBERED: Final = 500
"""Specs whose times are kept."""
HARD: Final = "hard"
SEARCH: Final = "search"

_SECONDS: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)(?:x(?:[0-9]{1,2}|all))?")


def budget_seconds(budget: str) -> float | None:
    """The time a budget gives; None if it gives none, or a number of iterations."""
    found = _SECONDS.fullmatch(budget)
    return None if found is None else float(found[1]) / (1000 if found[2] == "ms" else 1)


def limit_of(spec: str) -> float:
    """How many seconds a bot may take for one decision before it counts as hanging."""
    seconds = budget_seconds(bots.Spec.parse(spec).budget)
    return UNLIMITED_SECONDS if seconds is None else 2 * seconds + OVERHEAD


def is_deep(game: str, spec: str) -> bool:
    """Does a bot think longer than the level `hard` of its game?"""
    try:
        name, budget, _ = bots.Spec.parse(spec)
    except bots.BadSpec:
        return False
    hard = bots.Spec.parse(bots.levels(game).get(HARD, SEARCH)).budget
    return name == SEARCH and not (budget.isdecimal() and hard.isdecimal() and int(budget) <= int(hard))


class Costs:
    """How long the decisions of each bot usually take."""

    def __init__(self) -> None:
        self._seconds: OrderedDict[tuple[str, str], float] = OrderedDict()

    def expected(self, game: str, spec: str) -> float:
        known = self._seconds.get((game, spec))
        return _at_first(spec) if known is None else known

    def learn(self, game: str, spec: str, seconds: float) -> None:
        """A decision took that long."""
        before = self.expected(game, spec)
        self._seconds[game, spec] = before + (RISE if seconds > before else FALL) * (seconds - before)
        self._seconds.move_to_end((game, spec))
        if len(self._seconds) > REMEMBERED:
            self._seconds.popitem(last=False)


def _at_first(spec: str) -> float:
    try:
        name, budget, _ = bots.Spec.parse(spec)
    except bots.BadSpec:
        return QUICK
    seconds = budget_seconds(budget)
    if seconds is not None:
        return seconds
    return ITERATION * int(budget) if name == SEARCH and budget.isdecimal() else QUICK
