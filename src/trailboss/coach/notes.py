"""Notes: the judgements of a review in a file, a line each, so that nothing is judged twice.

A review that was stopped goes on from its file, and one that was finished is read from it.
"""

import json
from pathlib import Path
from typing import IO

from trailboss.coach.estimate import Estimate
from trailboss.coach.review import Judgement
from trailboss.core.contract import Game
from trailboss.core.errors import BadMove


class Notes:
    """The file of one review."""

    def __init__(self, folder: Path, key: str, game: Game) -> None:
        self.path = folder / f"{key}.jsonl"
        self._game = game

    def read(self) -> dict[int, Judgement]:
        """By number of the move: what was judged before. A last line that was cut off is judged again."""
        if not self.path.exists():
            return {}
        found: dict[int, Judgement] = {}
        for line in self.path.read_text(encoding="utf-8").splitlines():
            try:
                judged = self._judgement(json.loads(line))
            except (ValueError, TypeError, KeyError, BadMove):
                continue
            found[judged.number] = judged
        return found

    def open(self) -> IO[str]:
        """The file, to append to; begins with a new line in case the last one was cut off."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = not self.path.exists()
        file = self.path.open("a", encoding="utf-8")
        if not fresh:
            file.write("\n")
        return file

    def line(self, judged: Judgement) -> str:
        """A judgement as a line."""
        data = judged._asdict()
        data["move"], data["best"] = self._game.text(judged.move), self._game.text(judged.best)
        return json.dumps(data) + "\n"

    def _judgement(self, data: dict[str, object]) -> Judgement:
        move, best, points, win = data["move"], data["best"], data["points_lost"], data["win_lost"]
        assert isinstance(points, list)
        assert isinstance(win, list)
        fields: dict[str, object] = {
            **data,
            "move": self._game.move(str(move)),
            "best": self._game.move(str(best)),
            "points_lost": Estimate(*points),
            "win_lost": Estimate(*win),
        }
        return Judgement(**fields)  # type: ignore[arg-type]
