"""From one seed to the seeds of all games that an environment plays."""

import secrets

from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.rng import seeded


class Deals:
    """The seeds of one environment's games: a given one is used as it is, the later ones follow from it."""

    def __init__(self) -> None:
        self._chance = seeded(f"environment {secrets.randbits(64)}")

    def next(self, seed: int | None) -> int:
        """The seed of the next game."""
        if seed is not None:
            self._chance = seeded(f"environment {seed}")
            return int(seed)
        return (self._chance.word() << 32 | self._chance.word()) & HIGHEST_SEED
