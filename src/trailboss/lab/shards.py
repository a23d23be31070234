"""Games in the files of a folder, the same number in each: a stopped run keeps those that are complete."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

Played = TypeVar("Played")


class Shards(NamedTuple):
    """How the games of a run are divided into files."""

    size: int
    """Games in a shard."""
    name: str
    """The file of a shard, `games-{:05}.bin`; if it exists, the shard is complete."""

    def path(self, folder: Path, number: int) -> Path:
        return folder / self.name.format(number)

    def numbers(self, games: int) -> range:
        """The shards that hold `games` games."""
        return range(-(-games // self.size))

    def missing(self, folder: Path, games: int) -> list[int]:
        """Those that are still to be played."""
        return [number for number in self.numbers(games) if not self.path(folder, number).exists()]

    def played(
        self, number: int, play: Callable[[int], Played | None], games: int | None = None
    ) -> list[Played] | None:
        """The games of a shard, at most up to `games`; None if one was interrupted."""
        end = (number + 1) * self.size
        found: list[Played] = []
        for game in range(number * self.size, end if games is None else min(games, end)):
            one = play(game)
            if one is None:
                return None
            found.append(one)
        return found
