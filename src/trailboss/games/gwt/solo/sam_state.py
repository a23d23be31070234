"""What Sam has besides a rancher's pieces: his level, his cards and his specialization."""

from typing import Final

from trailboss.games.gwt.solo.deck import SamDeck

YOU: Final = 0
SAM: Final = 1
"""Sam sits behind the one player, as the second rancher."""


class SamState:
    """Sam's own things. His discs, workers, buildings, tiles and cards lie in the lists of the ranchers."""

    __slots__ = ("deck", "level", "pile", "rules", "specialty")

    def __init__(self, rules: SamDeck, level: str, deck: list[int], pile: list[int], specialty: int) -> None:
        self.rules = rules
        self.level = level
        self.deck = deck
        """Card numbers, the top last."""
        self.pile = pile
        self.specialty = specialty
        """The kind of worker that the specialization tile is next to."""

    def copy(self) -> "SamState":
        return SamState(self.rules, self.level, self.deck[:], self.pile[:], self.specialty)
