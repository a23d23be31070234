"""The expected cost of a bot's decision: from its spec, corrected by measured times."""

from collections import OrderedDict
from typing import Final

from trailboss import bots
from trailboss.server.tables.bots import budget_seconds

ITERATION: Final = 0.12
"""Seconds for one iteration of a search, until it was measured."""
QUICK: Final = 0.05
"""Seconds for a bot without a budget, until it was measured."""
RISE: Final = 0.5
"""The weight of a decision that took longer than expected."""
FALL: Final = 0.05
"""The weight of a quicker one: a long job must not be taken for a short one."""
MAX_SPECS: Final = 500
"""Specs whose times are kept."""
HARD: Final = "hard"
SEARCH: Final = "search"


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
        if len(self._seconds) > MAX_SPECS:
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
