"""Openings of strong self-play, for `trailboss lab openings`."""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from trailboss.bots.registry import decide, make
from trailboss.coach.openings import SHARED, Opening, layout_of, openings_of
from trailboss.core.contract import Value, registered
from trailboss.core.manifest import module_of
from trailboss.core.record import Record
from trailboss.core.rng import seeded

MIN_GAMES: Final = 50
"""A layout with fewer games has no openings of its own in a book."""


class OpeningGame(NamedTuple):
    """How one game began, and how it ended."""

    number: int
    layout: str
    openings: list[list[str]]
    """By seat: the moves that opened its first turns."""
    points: list[int]
    wins: list[float]
    """By seat: 1 for the winner, shared among several."""


def parse(lines: Iterable[str]) -> list[OpeningGame]:
    """The games of some lines. The last line may be cut off, if the one who wrote it was stopped."""
    found: list[OpeningGame] = []
    for line in lines:
        try:
            found.append(OpeningGame(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def summed(games: Iterable[OpeningGame]) -> list[Opening]:
    """The openings of some games, each once, in the order of layouts and moves."""
    games = list(games)
    counts = Counter(game.layout for game in games)
    found: dict[tuple[str, tuple[str, ...]], Opening] = {}
    for game in games:
        layout = game.layout if counts[game.layout] >= MIN_GAMES else SHARED
        for moves, points, win in zip(game.openings, game.points, game.wins, strict=True):
            key = layout, tuple(moves)
            old = found.get(key, Opening(layout, moves, 0, 0, 0.0))
            found[key] = Opening(layout, moves, old.openings + 1, old.points + points, old.wins + win)
    return [found[key] for key in sorted(found)]


def options_of(game_name: str, number: int) -> dict[str, Value]:
    """The options of game number `number`: all variants in turn."""
    module = module_of(game_name)
    variants = (module.variants.get(game_name) if module is not None else None) or ({},)
    return dict(variants[number % len(variants)])


def opening_game(
    game_name: str, bot: str, seats: int, number: int, options: dict[str, Value] | None = None
) -> OpeningGame:
    """Play a game between bots of one kind; returns all openings and the result."""
    chosen = options_of(game_name, number) if options is None else options
    state = registered(game_name).start(seats, number, **chosen)
    layout = layout_of(state)
    bots = [make(bot, number * seats + seat, game_name) for seat in range(seats)]
    chance = seeded(f"opening {bot} {number}")
    while not state.over:
        state.play(decide(bots[state.to_move], state, chance))
    winners = state.winners()
    return OpeningGame(
        number,
        layout,
        openings_of(Record.of(state)),
        [score.total for score in state.scores()[:seats]],
        [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
    )
