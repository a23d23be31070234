"""The tree: the decisions of one seat until its turn ends, with what trying them has shown.

A node stands for what the seat has decided since the search began, not for a position: the same decisions
lead to other positions in every guess (an information set). What is kept is the *advantage*: by how much a
line of play ended better than what the policy would have done in the same guess. The luck of a guess, which
is far larger than what a decision is worth, cancels out.
"""

from math import sqrt
from typing import Final

PRIOR_VISITS: Final = 2.0
"""A node that was hardly visited is taken to vary as much as the mind's unit says, with this weight."""


class Node:
    """A decision taken: how often it was tried, and the advantages it had."""

    __slots__ = ("children", "mean", "order", "spread", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.mean = 0.0
        self.spread = 0.0
        """Sum of the squared distances from the mean."""
        self.children: dict[int, Node] = {}
        self.order: list[int] | None = None
        """Moves that can follow, the most promising first, once they were ranked."""

    def note(self, advantage: float) -> None:
        """Take up how one more trial ended."""
        self.visits += 1
        off = advantage - self.mean
        self.mean += off / self.visits
        self.spread += off * (advantage - self.mean)

    def merge(self, visits: int, mean: float, spread: float) -> None:
        """Take up trials that were made elsewhere."""
        total = self.visits + visits
        off = mean - self.mean
        self.mean += off * visits / total
        self.spread += spread + off * off * self.visits * visits / total
        self.visits = total

    def error(self, unit: float) -> float:
        """How unsure the mean is: its standard error."""
        variance = (self.spread + PRIOR_VISITS * unit * unit) / (self.visits + PRIOR_VISITS)
        return sqrt(variance / max(1, self.visits))

    def fade(self, base: float, most: int) -> None:
        """Become part of the next decision: measured from another base, and counting for less."""
        if self.visits > most:
            self.spread *= most / self.visits
            self.visits = most
        self.mean -= base

    def child(self, move: int) -> "Node":
        """The node of a move, made when it is first needed."""
        found = self.children.get(move)
        if found is None:
            found = self.children[move] = Node()
        return found
