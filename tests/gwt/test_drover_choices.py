"""What drovers choose, as it was found by tuning: whoever makes them faster must not change it."""

from hashlib import sha256

import pytest

import trailboss
from trailboss import bots
from trailboss.core.contract import Value
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.weights import SWIFT

CHOICES: dict[tuple[str, int], tuple[dict[str, Value], int, str]] = {
    ("gwt1", 2): ({}, 1237, "a55b5af28f911a2f"),
    ("gwt1", 4): ({}, 2295, "d347c633cf5e9815"),
    ("gwt2", 1): ({"sam": "medium"}, 633, "98dd793fffdb8c42"),
    ("gwt2", 2): ({}, 1438, "0c47cc8a296f1634"),
    ("gwt2", 3): ({"simmental": True}, 1987, "8dafaad6cc84db22"),
    ("gwt2", 4): ({}, 2614, "848b048ff1f2b879"),
}
"""By game and seats: options, and the number and digest of all moves in the games of seeds 0 to 2.

Written anew when the weights, the rules of thumb or the rules of the game change, and only then."""


@pytest.mark.parametrize(("name", "seats"), CHOICES)
def test_drovers_choose_what_they_always_chose(name: str, seats: int) -> None:
    options, count, digest = CHOICES[name, seats]
    game = trailboss.game(name)
    moves: list[str] = []
    for seed in range(3):
        state, drover = game.start(seats, seed, **options), bots.make("drover")
        while not state.over:
            move = drover.choose(state, state.to_move)
            moves.append(game.text(move))
            state.play(move)
    assert len(moves) == count
    assert sha256("".join(f"{text}\n" for text in moves).encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize(("name", "seats"), [("gwt1", 2), ("gwt2", 3)])
def test_the_policy_hurries_and_chooses_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    """It decides by other weights than the drover, and by nothing that its seat cannot know."""
    state, policy, drover = trailboss.game(name).start(seats, 4), bots.make("policy"), bots.make("drover")
    chance, differ = trailboss.seeded("swift"), 0
    while not state.over:
        seat = state.to_move
        moves = [policy.choose(state.determinize(seat, chance), seat) for _ in range(2)]
        assert moves[0] == moves[1], state.game.text(moves[0])
        differ += moves[0] != drover.choose(state, seat)
        state.play(moves[0])
    assert differ > 10


def test_old_search_uses_the_drover_as_its_policy() -> None:
    """It is an opponent to measure by: with nothing to compare it moves as a drover, search in haste."""
    state, chance = trailboss.game("gwt2").start(2, 7), trailboss.seeded("old")
    found = {spec: bots.make(spec, game="gwt2") for spec in ("old-search:1", "search:1", "drover")}
    found["swift"] = swift = Drover()
    swift.weights = SWIFT
    differ = 0
    for _ in range(150):
        determinized = state.determinize(state.to_move, chance)
        moves = {spec: bot.choose(determinized.copy(), state.to_move) for spec, bot in found.items()}
        assert moves["old-search:1"] == moves["drover"]
        assert moves["search:1"] == moves["swift"]
        differ += moves["drover"] != moves["swift"]
        state.play(moves["drover"])
    assert differ
