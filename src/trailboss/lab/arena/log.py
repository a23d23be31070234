"""The games of an arena on disk, one line each, written when a game is over, so that nothing is lost.

The first line identifies the arena. A truncated line (after a crash) is skipped, and its game is played
again. Only one arena writes into a folder at a time.
"""

import json
import os
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from types import TracebackType

from trailboss.core.contract import Score
from trailboss.core.errors import TrailbossError
from trailboss.lab.arena.match import Result
from trailboss.lab.arena.plan import Fixture, Plan, fixtures

try:
    import fcntl
except ImportError:  # Windows: two arenas in one folder aren't prevented
    fcntl = None  # type: ignore[assignment]

NAME = "games.jsonl"
FORMAT = 1
HEAD = b'{"trailboss_arena":'
"""How the first line begins. A file that begins differently isn't ours and is left alone."""


class Log:
    """The file of an arena, opened to be continued. Use it with `with`."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Raises `TrailbossError` if another arena is there, `OSError` if nothing can be written there."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.path = folder / NAME
        self.plan = plan
        self.results: dict[int, tuple[Fixture, Result]] = {}
        """The games played, by number."""
        self._file = open(self.path, "a+b")  # noqa: SIM115  closed by close()
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Log":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, results: Sequence[tuple[Fixture, Result]]) -> None:
        """Append games; they are on disk when this returns."""
        new = [(fixture, result) for fixture, result in results if fixture.number not in self.results]
        self._write(b"".join(_line(_game(fixture, result)) for fixture, result in new))
        self.results.update((fixture.number, (fixture, result)) for fixture, result in new)

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise TrailbossError("lab.arena.busy", folder=str(self.folder)) from error

    def _read(self) -> None:
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1  # what follows was cut off
        lines = content[:whole].splitlines()
        if not content.startswith(HEAD[: len(content)]):
            raise self._damaged(1)
        if lines:
            self._check(self._parsed(lines[0], 1))
        played: dict[int, int] = {}
        for number, line in enumerate(lines[1:], start=2):
            try:
                fixture, result = _read_game(self._parsed(line, number))
            except (KeyError, TypeError, ValueError, IndexError) as error:
                raise self._damaged(number) from error
            self.results.setdefault(fixture.number, (fixture, result))
            played[fixture.number] = number
        for fixture in islice(fixtures(self.plan), max(played, default=-1) + 1):
            if fixture.number in played and self.results[fixture.number][0] != fixture:
                raise self._damaged(played[fixture.number])
        self._file.truncate(whole)
        if not lines:
            self._write(_line({"trailboss_arena": FORMAT, **self.plan.pinned()}))

    def _parsed(self, line: bytes, number: int) -> dict[str, object]:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise self._damaged(number) from error
        if not isinstance(found, dict):
            raise self._damaged(number)
        return found

    def _damaged(self, line: int) -> TrailbossError:
        return TrailbossError("lab.arena.damaged", file=str(self.path), line=line)

    def _check(self, header: dict[str, object]) -> None:
        asked = {"trailboss_arena": FORMAT, **self.plan.pinned()}
        for name, value in json.loads(json.dumps(asked)).items():
            if header.get(name) != value:
                found, wanted = (_short(each) for each in (header.get(name), value))
                raise TrailbossError(
                    "lab.arena.other", folder=str(self.folder), what=name, found=found, asked=wanted
                )

    def _write(self, content: bytes) -> None:
        if content:
            self._file.write(content)
            self._file.flush()
            os.fsync(self._file.fileno())


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def _line(data: dict[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _game(fixture: Fixture, result: Result) -> dict[str, object]:
    return {
        "number": fixture.number,
        "deal": fixture.deal,
        "seats": list(fixture.seats),
        "first": result.first,
        "points": [score.total for score in result.scores],
        "places": [score.place for score in result.scores],
        "winners": result.winners,
        "parts": [score.parts for score in result.scores],
        "decisions": result.decisions,
        "seconds": [round(seconds, 6) for seconds in result.seconds],
        "longest": [round(seconds, 6) for seconds in result.longest],
        "forfeits": list(result.forfeits),
        "last_words": list(result.last_words),
        "stats": list(result.stats),
    }


def _read_game(found: dict[str, object]) -> tuple[Fixture, Result]:
    """Parse one line of the file; a malformed one raises an error that `_read` catches."""

    def row(name: str) -> list[object]:
        value = found[name]
        if not isinstance(value, list):
            raise TypeError(name)
        return value

    def whole(value: object) -> int:
        if type(value) is not int:
            raise TypeError(value)
        return value

    def real(value: object) -> float:
        if not isinstance(value, int | float):
            raise TypeError(value)
        return float(value)

    def counts(value: object) -> dict[str, int]:
        if not isinstance(value, dict):
            raise TypeError(value)
        return {str(name): whole(count) for name, count in value.items()}

    def amounts(value: object) -> dict[str, float]:
        if not isinstance(value, dict):
            raise TypeError(value)
        return {str(name): real(amount) for name, amount in value.items()}

    seats = tuple(str(bot) for bot in row("seats"))
    fixture = Fixture(whole(found["number"]), whole(found["deal"]), seats)
    scores = [
        Score(whole(points), counts(parts), whole(place))
        for points, parts, place in zip(row("points"), row("parts"), row("places"), strict=True)
    ]
    result = Result(
        fixture.deal,
        scores,
        [whole(seat) for seat in row("winners")],
        [whole(count) for count in row("decisions")],
        [real(seconds) for seconds in row("seconds")],
        "",
        tuple(counts(each) for each in row("forfeits")),
        tuple(str(each) for each in row("last_words")),
        tuple(real(seconds) for seconds in row("longest")),
        whole(found["first"]),
        stats=tuple(amounts(each) for each in row("stats")) if "stats" in found else (),
    )
    if fixture.number < 0 or not result.winners or len(scores) < len(seats):
        raise ValueError("no game")
    return fixture, result
