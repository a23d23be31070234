"""The opening book: how strong bots opened their games, and how those ended.

A game with a book names a function in its manifest that identifies layouts. In the folder `book` next to
it, `GAME.jsonl` has an opening per line, as `trailboss lab openings` writes it with `--book`. An opening is
what a seat answered to the question that opens a turn, in its first three turns. Layouts with few games share
their openings, which name buildings, not the spaces they are on.
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
SHARED: Final = "*"
"""The layout under which all that have no openings of their own are counted."""
MAX_MOVES: Final = 200
"""No opening is longer than this: by then, everybody has had three turns."""


class Opening(NamedTuple):
    """The first turns of some seats."""

    layout: str
    moves: list[str]
    """What opened each turn."""
    openings: int
    """How many seats began like that."""
    points: int
    """Their final points, in total ..."""
    wins: float
    """... and how many of them won; a shared victory counts in part."""


class Continuation(NamedTuple):
    """A move of the book."""

    move: str
    openings: int
    """How many seats began like that."""
    points: float
    """Their final points, on average ..."""
    win: float
    """... and their share of victories."""


class Book:
    """The openings of one game."""

    def __init__(self, openings: Iterable[Opening]) -> None:
        self._by_layout: dict[str, list[Opening]] = {}
        for each in openings:
            self._by_layout.setdefault(each.layout, []).append(each)

    def knows(self, layout: str) -> bool:
        """Does a layout have openings of its own?"""
        return layout in self._by_layout

    def openings(self, layout: str) -> list[Opening]:
        """Those of a layout, or those that the others share."""
        return self._by_layout.get(layout) or self._by_layout.get(SHARED, [])

    def continuations(self, layout: str, begun: Sequence[str]) -> list[Continuation]:
        """What was played after the first moves of a seat, the most common first."""
        found: dict[str, list[Opening]] = {}
        for opening in self.openings(layout):
            if len(opening.moves) > len(begun) and opening.moves[: len(begun)] == list(begun):
                found.setdefault(opening.moves[len(begun)], []).append(opening)
        moves: list[Continuation] = []
        for move, alike in found.items():
            count = sum(each.openings for each in alike)
            points, wins = sum(each.points for each in alike), sum(each.wins for each in alike)
            moves.append(Continuation(move, count, points / count, wins / count))
        return sorted(moves, key=lambda each: (-each.openings, each.move))


@cache
def book(game_name: str) -> Book | None:
    """The book that comes with a game."""
    module = module_of(game_name)
    if module is None or not module.openings:
        return None
    package = module.openings.rpartition(".")[0]
    file = files(package) / "book" / f"{game_name}.jsonl"
    if not file.is_file():
        return None
    return Book(Opening(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def layout_of(start: State) -> str:
    """The name of a game's layout, as far as openings depend on it."""
    module = module_of(start.game.name)
    if module is None or not module.openings:
        return ""
    return cast(Callable[[State], str], resolve(module.openings))(start)


def openings_of(record: Record) -> list[list[str]]:
    """By seat: the moves that opened its first turns."""
    text = record.config.game.text
    return [[text(move) for _, move in turns] for turns in _first_turns(record)]


def _first_turns(record: Record) -> list[list[tuple[State, int]]]:
    """By seat: the positions in which its first turns began, and what it played there."""
    state = record.start()
    adapter = adapter_for(state.game.name, 0)
    found: list[list[tuple[State, int]]] = [[] for _ in range(record.config.seats)]
    for index, (seat, move) in enumerate(record.moves[:MAX_MOVES]):
        if seat == state.to_move and len(found[seat]) < TURNS and adapter.opens_turn(state):
            found[seat].append((state.copy(), move))
        record.step(state, index)
    return found


def known_moves(state: State) -> list[Continuation]:
    """The book's moves for the seat to move; none in the middle of a turn or after the opening."""
    found = book(state.game.name)
    if found is None or state.over or len(state.history) > MAX_MOVES:
        return []
    if not adapter_for(state.game.name, 0).opens_turn(state):
        return []
    record = Record.of(state)
    begun = openings_of(record)[state.to_move]
    return found.continuations(layout_of(record.start()), begun) if len(begun) < TURNS else []


def comparisons(record: Record, lang: str) -> list[str]:
    """By seat: how its opening compares with the book; empty without a book."""
    found = book(record.config.game.name)
    layout = layout_of(record.start())
    if found is None or not found.openings(layout):
        return [""] * record.config.seats
    return [_compared(found, layout, turns, lang) for turns in _first_turns(record)]


def _compared(found: Book, layout: str, turns: list[tuple[State, int]], lang: str) -> str:
    """An opening move by move: how often each was played at that point, and what was played most."""
    lines: list[str] = []
    begun: list[str] = []
    for state, move in turns:
        game, played = state.game, state.game.text(move)
        legal = {game.text(each): each for each in state.legal()}
        moves = [each for each in found.continuations(layout, begun) if each.move in legal]
        if not moves:
            break
        most, total = moves[0], sum(each.openings for each in moves)
        begun.append(played)
        args: dict[str, object] = {
            "turn": len(begun),
            "move": game.format_move(state, move, lang).rstrip("."),
            "played": next((each.openings for each in moves if each.move == played), 0),
            "total": total,
            "most": game.format_move(state, legal[most.move], lang).rstrip("."),
            "often": most.openings,
            "points": sentences.number(most.points, lang, 0),
            "win": sentences.percent(most.win, lang),
        }
        same = "same" if most.move == played else "other"
        lines.append(format_message(f"coach.opening.{same}", args, lang))
    if not lines:
        return ""
    count = sum(each.openings for each in found.openings(layout))
    args = {"openings": sentences.number(count, lang, 0), "lines": " ".join(lines)}
    return format_message("coach.opening" if found.knows(layout) else "coach.opening.shared", args, lang)
