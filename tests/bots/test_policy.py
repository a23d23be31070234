"""The learned policy: what it may know, what it plays, and files that are refused."""

from pathlib import Path

import pytest

import trailboss
from trailboss import bots
from trailboss.bots.policy.files import named
from trailboss.bots.policy.network import BadPolicy, MoveFeatures, PolicyNetwork
from trailboss.bots.policy.task import task_for
from trailboss.core.contract import State

TEXT = "trailboss policy 1\nposition: 1\nmove: 3\n\n1000\n0\n500\n1 2000 -1000\n"
"""One hidden unit, one feature of a position, and a move feature that counts."""


def position(game: str, seats: int, moves: int) -> State:
    """A game of drovers after so many moves."""
    state, drover = trailboss.game(game).start(seats, 5), bots.make("drover")
    for _ in range(moves):
        state.play(drover.choose(state, state.to_move))
    return state


@pytest.mark.parametrize(("game", "seats"), [("gwt1", 2), ("gwt1", 4), ("gwt2", 1), ("gwt2", 3)])
@pytest.mark.parametrize("moves", [0, 61, 150])
def test_features_do_not_reveal_hidden_information(game: str, seats: int, moves: int) -> None:
    state = position(game, seats, moves)
    seat, describe = state.to_move, task_for(game).describe
    wanted = describe(state, seat, state.legal())
    for number in range(3):
        determinized = state.determinize(seat, trailboss.seeded(f"policy {number}"))
        found = describe(determinized, seat, determinized.legal())
        assert found[0] == pytest.approx(wanted[0])
        for one, other in zip(found[1], wanted[1], strict=True):
            assert one.numbers == other.numbers
            assert one.values == pytest.approx(other.values)


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_features_fit_the_task(game: str) -> None:
    state, drover, task = trailboss.game(game).start(3, 8), bots.make("drover"), task_for(game)
    while not state.over:
        features, of_moves = task.describe(state, state.to_move, state.legal())
        assert len(features) == task.position_features
        assert all(0 <= number < task.move_features for move in of_moves for number in move.numbers)
        state.play(drover.choose(state, state.to_move))


@pytest.mark.parametrize("spec", ["policy", "novice"])
@pytest.mark.parametrize(("game", "seats"), [("gwt1", 3), ("gwt2", 1), ("gwt2", 2), ("winchester", 3)])
def test_bots_that_do_not_look_ahead_play_every_game_to_its_end(spec: str, game: str, seats: int) -> None:
    state, bot = trailboss.game(game).start(seats, 2), bots.make(spec, game=game)
    chance = trailboss.seeded("policy")
    while not state.over:
        state.play(bots.decide(bot, state, chance))
    assert state.winners()


def test_a_network_scores_moves() -> None:
    network = PolicyNetwork(TEXT, "test")
    moves = [move_with(0), move_with(1)]
    assert network.scores([1.0], moves) == [0.5, 2.0]  # the second move switches the hidden unit off


def move_with(number: int) -> MoveFeatures:
    features = MoveFeatures()
    features.add(number, 1.0)
    return features


@pytest.mark.parametrize(
    "text",
    [
        "something else",
        TEXT.replace("position: 1", "position: 2"),
        TEXT.replace("500", "half"),
        TEXT.replace("1 2000", "7 2000"),
        TEXT.replace("-1000", "-1000 5"),
    ],
)
def test_a_damaged_policy_is_refused(text: str) -> None:
    with pytest.raises(BadPolicy):
        PolicyNetwork(text, "test")


def test_a_policy_for_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "small.policy"
    path.write_text(TEXT)
    assert named(str(path)).move_features == 3
    with pytest.raises(BadPolicy, match="for features that this version doesn't have"):
        bots.make(f"policy@{path}", game="gwt2")
    with pytest.raises(BadPolicy, match="has no learned policy"):
        bots.make(f"policy@{path}", game="winchester")


def test_an_unknown_policy_is_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAILBOSS_MODELS", str(tmp_path))
    for name in ("nothing", "../nothing", str(tmp_path / "nothing.policy")):
        with pytest.raises(BadPolicy, match="Can't read the policy"):
            named(name)
