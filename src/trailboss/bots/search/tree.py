"""The search tree: the decisions of one seat until its turn ends, and how they did.

A node stands for what the seat has decided since the search began (an information set), not for a position:
the same decisions lead to a different position in every world. It keeps the *advantage*: how much better a
line ended than the policy's own line in the same world. The luck of a world, far larger than what a decision
is worth, cancels out.
"""

from math import sqrt
from typing import Final

PRIOR_VISITS: Final = 2.0
"""With this weight, a node's variance starts from the adapter's `unit`."""


class Node:
    """A decision: how often it was tried, and its advantages."""

    __slots__ = ("children", "mean", "order", "spread", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.mean = 0.0
        self.spread = 0.0
        """Sum of the squared distances from the mean."""
        self.children: dict[int, Node] = {}
        self.order: list[int] | None = None
        """Moves that can follow, most promising first, once they are ranked."""

    def add(self, advantage: float) -> None:
        """Add the result of one trial."""
        self.visits += 1
        off = advantage - self.mean
        self.mean += off / self.visits
        self.spread += off * (advantage - self.mean)

    def merge(self, visits: int, mean: float, spread: float) -> None:
        """Add trials of another process."""
        total = self.visits + visits
        off = mean - self.mean
        self.mean += off * visits / total
        self.spread += spread + off * off * self.visits * visits / total
        self.visits = total

    def error(self, unit: float) -> float:
        """The standard error of the mean."""
        variance = (self.spread + PRIOR_VISITS * unit * unit) / (self.visits + PRIOR_VISITS)
        return sqrt(variance / max(1, self.visits))

    def fade(self, base: float, most: int) -> None:
        """Carry over to the next decision: relative to a new base, and with less weight."""
        if self.visits > most:
            self.spread *= most / self.visits
            self.visits = most
        self.mean -= base

    def child(self, move: int) -> "Node":
        """The node of a move, created when it is first needed."""
        found = self.children.get(move)
        if found is None:
            found = self.children[move] = Node()
        return found
