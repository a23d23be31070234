"""Notes: the judgements of a review as lines of a file, so that no move is judged twice.

A review that was stopped continues from its notes; a finished one is read from them.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from trailboss.coach.estimate import Estimate
from trailboss.coach.review import Judgement
from trailboss.core.contract import Game
from trailboss.core.errors import BadMove


class Notes:
    """Judgements of a game as lines of JSON."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def line(self, judged: Judgement) -> str:
        """A judgement as a line."""
        data = judged._asdict()
        data["move"], data["best"] = self._game.text(judged.move), self._game.text(judged.best)
        return json.dumps(data)

    def parse(self, lines: Iterable[str]) -> dict[int, Judgement]:
        """Judgements by move number. A truncated line is skipped."""
        found: dict[int, Judgement] = {}
        for line in lines:
            try:
                judged = self._judgement(json.loads(line))
            except (ValueError, TypeError, KeyError, BadMove):
                continue
            found[judged.number] = judged
        return found

    def _judgement(self, data: dict[str, Any]) -> Judgement:
        data["move"], data["best"] = (self._game.move(str(data[name])) for name in ("move", "best"))
        data["points_lost"], data["win_lost"] = Estimate(*data["points_lost"]), Estimate(*data["win_lost"])
        return Judgement(**data)


class NotesFile:
    """The notes of one review in a file."""

    def __init__(self, folder: Path, key: str, game: Game) -> None:
        self.path = folder / f"{key}.jsonl"
        self.notes = Notes(game)

    def read(self) -> dict[int, Judgement]:
        """Earlier judgements."""
        if not self.path.exists():
            return {}
        return self.notes.parse(self.path.read_text(encoding="utf-8").splitlines())

    def open(self) -> IO[str]:
        """The file, opened for appending; a truncated last line is ended first."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        cut_off = self.path.exists() and not self.path.read_bytes().endswith(b"\n")
        file = self.path.open("a", encoding="utf-8")
        if cut_off:
            file.write("\n")
        return file

    def write(self, file: IO[str], judged: Judgement) -> None:
        """Append a judgement and flush it."""
        file.write(self.notes.line(judged) + "\n")
        file.flush()
