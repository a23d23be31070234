"""The opening book: how strong bots opened their games, and how those ended.

A game with a book names a function in its manifest that identifies layouts. In the folder `book` next to
it, `GAME.jsonl` has a game of self-play per line, as `trailboss lab openings` writes it. An opening is what a
seat answered to the question that opens a turn, in its first three turns.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, cast

from trailboss.bots.search.adapter import adapter_for
from trailboss.coach import sentences
from trailboss.core.contract import State
from trailboss.core.manifest import module_of, resolve
from trailboss.core.messages import format_message
from trailboss.core.record import Record

TURNS: Final = 3
LONGEST: Final = 200
"""After this many moves everybody has had three turns."""


class OpeningGame(NamedTuple):
    """How one game began, and how it ended."""

    number: int
    layout: str
    openings: list[list[str]]
    """By seat: the moves that opened its first turns."""
    points: list[int]
    wins: list[float]
    """By seat: 1 for the winner, shared among several."""


class Continuation(NamedTuple):
    """A move of the book."""

    move: str
    openings: int
    """How many seats began like that."""
    points: float
    """What they ended with, on average ..."""
    win: float
    """... and their share of victories."""


class Book:
    """The openings of one game."""

    def __init__(self, games: Iterable[OpeningGame]) -> None:
        self._by_layout: dict[str, list[OpeningGame]] = {}
        for each in games:
            self._by_layout.setdefault(each.layout, []).append(each)

    def games(self, layout: str) -> int:
        """How many games there are of a layout."""
        return len(self._by_layout.get(layout, ()))

    def continuations(self, layout: str, begun: Sequence[str]) -> list[Continuation]:
        """What was played after the first moves of a seat, the most common first."""
        found: dict[str, list[tuple[int, float]]] = {}
        for game in self._by_layout.get(layout, ()):
            for opening, points, win in zip(game.openings, game.points, game.wins, strict=True):
                if len(opening) > len(begun) and opening[: len(begun)] == list(begun):
                    found.setdefault(opening[len(begun)], []).append((points, win))
        moves = [
            Continuation(
                move,
                len(ends),
                sum(points for points, _ in ends) / len(ends),
                sum(win for _, win in ends) / len(ends),
            )
            for move, ends in found.items()
        ]
        return sorted(moves, key=lambda each: (-each.openings, each.move))


def parse(lines: Iterable[str]) -> list[OpeningGame]:
    """The games of some lines. The last line may be cut off, if the one who wrote it was stopped."""
    found: list[OpeningGame] = []
    for line in lines:
        try:
            found.append(OpeningGame(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


@cache
def book(game_name: str) -> Book | None:
    """The book that comes with a game."""
    module = module_of(game_name)
    if module is None or not module.openings:
        return None
    package = module.openings.rpartition(".")[0]
    file = files(package) / "book" / f"{game_name}.jsonl"
    return Book(parse(file.read_text(encoding="utf-8").splitlines())) if file.is_file() else None


def layout_of(start: State) -> str:
    """Names the set-up of a game at its start, as far as openings depend on it."""
    module = module_of(start.game.name)
    if module is None or not module.openings:
        return ""
    return cast(Callable[[State], str], resolve(module.openings))(start)


def openings_of(record: Record) -> list[list[str]]:
    """By seat: the moves that opened its first turns."""
    game, state = record.setting.game, record.start()
    adapter = adapter_for(game.name, 0)
    found: list[list[str]] = [[] for _ in range(record.setting.seats)]
    for index, (seat, move) in enumerate(record.moves[:LONGEST]):
        if seat == state.to_move and len(found[seat]) < TURNS and adapter.opens_turn(state):
            found[seat].append(game.text(move))
        record.step(state, index)
    return found


def known_moves(state: State) -> list[Continuation]:
    """What the book knows for the seat to move; nothing if its turn has begun, or it is no opening."""
    found = book(state.game.name)
    if found is None or state.over or len(state.history) > LONGEST:
        return []
    if not adapter_for(state.game.name, 0).opens_turn(state):
        return []
    record = Record.of(state)
    begun = openings_of(record)[state.to_move]
    return found.continuations(layout_of(record.start()), begun) if len(begun) < TURNS else []


def comparisons(record: Record, lang: str) -> list[str]:
    """By seat: how its opening compares with the book; empty without a book."""
    found = book(record.setting.game.name)
    layout = layout_of(record.start())
    if found is None or not found.games(layout):
        return [""] * record.setting.seats
    return [_compared(found, layout, opening, lang) for opening in openings_of(record)]


def _compared(found: Book, layout: str, opening: list[str], lang: str) -> str:
    """An opening move by move: how often each was played at that point, and what was played most."""
    lines: list[str] = []
    for turn, move in enumerate(opening):
        moves = found.continuations(layout, opening[:turn])
        if not moves:
            break
        most, total = moves[0], sum(each.openings for each in moves)
        played = next((each.openings for each in moves if each.move == move), 0)
        args: dict[str, object] = {
            "turn": turn + 1,
            "move": move,
            "played": played,
            "total": total,
            "most": most.move,
            "often": most.openings,
            "points": sentences.number(most.points, lang, 0),
            "win": sentences.percent(most.win, lang),
        }
        same = "same" if most.move == move else "other"
        lines.append(format_message(f"coach.opening.{same}", args, lang))
    if not lines:
        return ""
    games: dict[str, object] = {"games": found.games(layout), "lines": " ".join(lines)}
    return format_message("coach.opening", games, lang)
