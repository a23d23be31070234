"""A reusable list of legal moves.

A new list for every decision would cost more time than most rules: random play makes a million decisions a
second.
"""

from typing import Final, cast

from mypy_extensions import i64

NUMBERS: Final[list[object]] = list(range(4096))
"""Numbers as objects. The compiled build would make a new object for each number that is put into a list."""


class MoveList:
    """Moves in the order in which they were added."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.items: list[int] = []
        """Never gets shorter: only the first `count` are moves."""
        self.count: i64 = 0

    def add(self, move: int) -> None:
        items, count = cast(list[object], self.items), self.count
        added = NUMBERS[move] if move < len(NUMBERS) else move
        if count < len(items):
            items[count] = added
        else:
            items.append(added)
        self.count = count + 1

    def add_new(self, move: int) -> None:
        """Add a move, unless the list has it already."""
        if not self.has(move):
            self.add(move)

    def has(self, move: int) -> bool:
        items = self.items
        for index in range(self.count):
            if items[index] == move:
                return True
        return False

    def take(self, moves: list[int]) -> None:
        """Hold these moves instead; takes ownership of the list."""
        self.items = moves
        self.count = len(moves)

    def listed(self) -> list[int]:
        """The moves as a list of the caller's own."""
        return self.items[: self.count]
