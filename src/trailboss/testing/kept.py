"""The progress of a soak test, kept in a file, so that a long run can be stopped and continued."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from trailboss.atomic_file import replace
from trailboss.core.contract import Game
from trailboss.core.errors import TrailbossError


class Run(NamedTuple):
    """What was played so far without a failure."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Kept:
    """A run saved in a file, or only in memory."""

    def __init__(self, path: str | None, games: Sequence[Game], seed: int) -> None:
        self._path: Final = Path(path) if path else None
        self._what: Final = {"rules": {game.name: game.rules_version for game in games}, "seed": seed}
        self.run = Run()
        if self._path is None or not self._path.exists():
            return
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
            run = Run(int(found["games"]), int(found["decisions"]), float(found["seconds"]))
            what = {"rules": found["rules"], "seed": found["seed"]}
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise TrailbossError("testing.no_run", file=path) from error
        if what != self._what:
            raise TrailbossError("testing.other_run", file=path)
        self.run = run

    def keep(self, run: Run) -> None:
        """Save the progress; if the process is killed, the last complete file stays."""
        self.run = run
        if self._path is not None:
            replace(self._path, json.dumps({**self._what, **run._asdict()}) + "\n")
