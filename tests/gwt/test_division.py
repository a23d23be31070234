"""The best division of tasks among objective cards, held against trying out everything (ruling 100)."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.gwt.story import Story
from tests.ledger import proves
from trailboss.core.rng import Rng, seeded
from trailboss.games.gwt.components.cattle import FACE_IDS
from trailboss.games.gwt.components.objectives import (
    OBJECTIVE_DECK,
    OBJECTIVE_PENALTY,
    OBJECTIVE_TASKS,
    OBJECTIVE_VP,
)
from trailboss.games.gwt.rules.scoring import tasks_met

SPACES = ["a1", "a2", "a3", "b1", "b2"]
HAZARDS = ["flood_green_4", "drought_green_3", "rockfall_black_2"]
CATTLE = ["yellow", "red", "blue", "brown3", "brown5", "purple5"]


def some(rng: Rng, items: list[str], most: int) -> list[str]:
    """Up to so many of these, some of them perhaps twice."""
    return [items[int(rng.below(len(items)))] for _ in range(int(rng.below(most + 1)))]


def rancher(seed: int) -> Story:
    """Mary with objective cards, and with things that serve a few of them."""
    rng = seeded(seed)
    faces = OBJECTIVE_DECK[:]
    rng.shuffle(faces)
    cards = [FACE_IDS[face] for face in faces]
    played, kept = int(rng.below(4)), int(rng.below(4))
    built = {space: f"Mary {number}a" for number, space in enumerate(SPACES[: int(rng.below(6))], start=1)}
    return Story(
        buildings=built,
        taken=" ".join(some(rng, HAZARDS, 4) + some(rng, ["green_tribe", "second_tribe"], 4)),
        stations=" ".join(f"s{number}" for number in range(1, 1 + int(rng.below(5)))),
        cities=" ".join(["san_francisco"] * int(rng.below(3))),
        area=" ".join(["start_3", *cards[:played]]),
        hand=" ".join(cards[played : played + kept]),
        pile=" ".join(some(rng, CATTLE, 6)),
        masters="objectives" if rng.below(2) else "",
    )


def every_total(game: Story) -> Iterator[int]:
    """What every way to fulfil, fail, add or drop the cards would bring, with the station master's points."""
    area, deck = game.state.played_objectives[0], [face for face in game.state.hand[0] if face >= 16]
    there = tasks_met(game.state, 0)
    ways = [("fulfil", "fail")] * len(area) + [("fulfil", "fail", "drop")] * len(deck)
    for chosen in product(*ways):
        cards = list(zip(area + deck, chosen, strict=True))
        fulfilled = [face for face, way in cards if way == "fulfil"]
        if any(sum(OBJECTIVE_TASKS[face][kind] for face in fulfilled) > there[kind] for kind in range(9)):
            continue
        total = sum(OBJECTIVE_VP[face] for face in fulfilled)
        total -= sum(OBJECTIVE_PENALTY[face] for face, way in cards if way == "fail")
        counted = sum(1 for _, way in cards if way != "drop")
        yield total + (counted // 2 * 3 if game.masters() else 0)


@proves("GWT-100")
@pytest.mark.parametrize("seed", range(120))
def test_the_best_of_all_divisions(seed: int) -> None:
    """Mary has up to seven objective cards, some in her area and some in her deck.
    No other way to divide her tasks, to add or to drop cards brings more."""
    game = rancher(seed)
    assert game.points("objectives") + game.points("station_masters") == max(every_total(game))


@proves("GWT-100")
def test_a_deck_full_of_objective_cards() -> None:
    """Mary collected twenty cards, played none of them, and has the station master for objective cards.
    The count is done in a moment all the same."""
    game = Story(
        hand=" ".join(f"obj_{number:02}" for number in range(1, 21)),
        area="start_1",
        masters="objectives",
        buildings={"a1": "Mary 1a", "a2": "Mary 2a", "a3": "Mary 3a"},
        stations="s1 s2 s3",
        taken=f"{' '.join(HAZARDS)} green_tribe green_tribe second_tribe second_tribe",
        pile="red blue yellow brown3 purple5",
    )
    assert (game.points("objectives"), game.points("station_masters")) == (20, 9)
