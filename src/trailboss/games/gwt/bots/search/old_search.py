"""Search as it was at commit 4fc913a, an opponent to measure others by."""

from typing import ClassVar

from trailboss.bots.registry import register
from trailboss.bots.search import Search


class OldSearch(Search):
    """Plays on as drovers do, where search hurries."""

    games: ClassVar[tuple[str, ...]] = ("gwt1", "gwt2")

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.competes = False


register("old-search", OldSearch, takes_budget=True, takes_model=True)
