"""Puzzles: positions in which one move is clearly best, with the figures that show it.

A game's puzzles are lines of JSON in the folder `puzzles` of its package. A line holds the position as its
seat knows it (everything hidden is resampled), the best moves of a deep search, and how far the best one was
ahead in each of several searches. Everything said about a puzzle is derived from these figures.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from trailboss.bots.search.adapter import adapter_for
from trailboss.coach import sentences
from trailboss.coach.estimate import Estimate
from trailboss.coach.hints import Candidate, Hint
from trailboss.core.contract import State, registered
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import module_of
from trailboss.core.messages import format_message
from trailboss.core.record import Position

LEVELS: Final = ("easy", "medium", "hard")
"""How hard it is to find the move: a third of a game's puzzles each."""


class Puzzle(NamedTuple):
    """A position, and what is known about its moves."""

    id: str
    position: str
    """As text; what the seat doesn't know is resampled."""
    seat: int
    candidates: list[Candidate]
    """The best moves of the first deep search, the solution first."""
    medium: int
    """What the bot of the level `medium` plays."""
    ahead: list[tuple[float, float]]
    """By search: how far the solution is ahead of the runner-up, in points and in chances to win."""
    themes: list[str]
    """The question, and the categories in which the solution gains most."""
    worlds: int
    """In how many the first deep search compared the moves; files call it `guesses`."""
    quickly: int
    """How many quick looks find the solution: the fewer, the harder the puzzle."""
    level: str = LEVELS[0]
    """How hard it is among the puzzles of its file."""

    @property
    def answer(self) -> int:
        """The best move."""
        return self.candidates[0].move

    @property
    def points(self) -> float:
        """By how many points the solution is ahead, on average."""
        return sum(points for points, _ in self.ahead) / len(self.ahead)

    @property
    def win(self) -> float:
        """The same in chances to win."""
        return sum(win for _, win in self.ahead) / len(self.ahead)

    def state(self) -> State:
        """The position, to play on."""
        return Position.loads(self.position).state()

    def hint(self) -> Hint:
        """The figures as a hint, from which all sentences are formed."""
        state = self.state()
        now = adapter_for(state.game.name, 0).seat_forecasts(state)[self.seat]
        return Hint(state, self.seat, now, self.candidates, self.medium, self.worlds)

    def explanation(self, lang: str) -> list[str]:
        """Why the solution is best: a sentence with the mean of all searches, then the comparison of one."""
        args: dict[str, object] = {
            "searches": len(self.ahead),
            "points": sentences.amount(self.state().game, sentences.number(self.points, lang), lang),
            "win": sentences.percent(self.win, lang),
        }
        ahead = "coach.puzzle.ahead" if round(self.points, 1) > 0 else "coach.puzzle.ahead_in_wins"
        levels = sentences.levels(self.hint(), lang)
        return [levels.move, format_message(ahead, args, lang), *levels.comparison]

    def theme_names(self, lang: str) -> list[str]:
        """What the categories among the themes are called."""
        game = self.state().game
        return [game.category(name, lang) for name in self.themes[1:]]


def puzzle_id(position: str) -> str:
    """The same position has the same id."""
    return hashlib.sha256(position.encode()).hexdigest()[:10]


def puzzles(game_name: str) -> list[Puzzle]:
    """The puzzles that come with a game."""
    return list(_shipped(game_name).values())


def puzzle(game_name: str, wanted: str) -> Puzzle:
    """The puzzle with that id."""
    found = _shipped(game_name).get(wanted)
    if found is None:
        raise TrailbossError("coach.puzzle.unknown", id=wanted[:20])
    return found


def daily(game_name: str, day: int) -> Puzzle | None:
    """The puzzle of a day, by its number; all of them come up before one is repeated."""
    found = puzzles(game_name)
    return found[day % len(found)] if found else None


@cache
def _shipped(game_name: str) -> dict[str, Puzzle]:
    registered(game_name)  # raises an error that lists the games
    module = module_of(game_name)
    if module is None or not module.puzzles:
        return {}
    file = files(module.puzzles) / "puzzles" / f"{game_name}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {each.id: each for each in parse(lines)}


# -------------------------------------------------------------------- lines


def line(found: Puzzle) -> str:
    """A puzzle as a line of JSON."""
    game = Position.loads(found.position).config.game
    data: dict[str, object] = {
        **found._asdict(),
        "medium": game.text(found.medium),
        "candidates": [
            {**each._asdict(), "move": game.text(each.move), "line": [game.text(move) for move in each.line]}
            for each in found.candidates
        ],
    }
    del data["level"]
    data["guesses"] = data.pop("worlds")
    return json.dumps(_rounded(data), separators=(",", ":"))


def parse(lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of some lines. The last line may be cut off, if the one who wrote it was stopped."""
    found: list[Puzzle] = []
    for text in lines:
        try:
            data = json.loads(text)
        except ValueError:
            continue
        game = Position.loads(data["position"]).config.game
        data["worlds"] = data.pop("guesses")
        candidates = [
            Candidate(
                game.move(each["move"]),
                Estimate(*each["points"]),
                Estimate(*each["win"]),
                each["parts"],
                Estimate(*each["points_behind"]),
                Estimate(*each["win_behind"]),
                each["differences"],
                [game.move(move) for move in each["line"]],
            )
            for each in data["candidates"]
        ]
        ahead = [(points, win) for points, win in data["ahead"]]
        fields = {**data, "candidates": candidates, "ahead": ahead, "medium": game.move(data["medium"])}
        found.append(Puzzle(**fields))
    return _graded(found)


def _graded(found: list[Puzzle]) -> list[Puzzle]:
    """The puzzles with their levels: the third that is found most often at a quick look is easy. Among those
    found equally often, the one that is further ahead is easier."""
    order = sorted(found, key=lambda each: (-each.quickly, -each.win, each.id))
    levels = {each.id: LEVELS[place * len(LEVELS) // len(order)] for place, each in enumerate(order)}
    return [each._replace(level=levels[each.id]) for each in found]


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_rounded(each) for each in value]
    return value
