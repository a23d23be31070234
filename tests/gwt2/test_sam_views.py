"""Sam as a player meets him: in the view, in the scores, and with the label of his rule set."""

import json

import pytest

from tests.gwt2.story import Story, new_game, seen
from tests.texts import pairs
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.game import GWT2
from trailboss.games.gwt.solo.deck import LEVELS, RULE_SET


def test_sam_is_called_sam_and_ranchers_by_their_colours() -> None:
    solo = new_game(1, sam="hard")
    assert [solo.seat_name(seat) for seat in range(2)] == ["Red", "Sam"]
    assert [solo.seat_name(seat, "de") for seat in range(2)] == ["Rot", "Sam"]
    assert len(solo.scores()) == 2
    two = new_game(2)
    assert [two.seat_name(seat, "de") for seat in range(2)] == ["Rot", "Blau"]


def test_his_buildings_are_named_by_their_b_sides_and_his_fees_go_to_the_bank() -> None:
    game = Story("Mary Sam", sam="easy", at="a", money=5, buildings={"a1": "Sam 7a"})
    move = GWT2.move("ride a1")
    assert GWT2.format_move(game.state, move) == "Ride to Sam's 7b on A1 (1 step, pay $4 to the bank)"
    assert (
        GWT2.format_move(game.state, move, "de")
        == "Zu 7b von Sam auf A1 ziehen (1 Schritt, 4\u00a0$ an die Bank)"
    )


@pytest.mark.parametrize("lang", [0, 1], ids=["en", "de"])
def test_the_label_names_the_rule_set(lang: int) -> None:
    assert RULE_SET == "sam-reconstructed-1"
    label = pairs()["gwt2.reconstructed"][lang]
    assert RULE_SET in label
    assert "Sam" in label
    assert ("Reconstructed", "Rekonstruiert")[lang] in label


# -------------------------------------------------------------------- the view


@pytest.mark.parametrize("level", LEVELS)
def test_the_view_shows_what_is_public_of_sam(level: str) -> None:
    state = new_game(1, seed=5, sam=level)
    for seat in (0, None):
        sam = seen(state, seat)["sam"]
        assert sam is not None
        assert (sam["rules"], sam["level"], sam["rancher"]) == ("sam-reconstructed-1", level, 1)
        assert sam["cards"] == list(range(1, 13 if level == "easy" else 16))
        assert sam["pile"] == []
        assert sam["discs"] == 14
        rancher = seen(state, seat)["ranchers"][1]
        assert rancher["workers"][sam["specialization"]] == max(rancher["workers"].values())
        assert rancher["discs"] == []
        assert (rancher["step_limit"], rancher["hand_limit"], rancher["certificate_limit"]) == (0, 0, 0)
        assert rancher["stock"] == [f"{number}b" for number in range(1, 13)]


def test_the_view_has_no_sam_where_he_does_not_play() -> None:
    assert seen(new_game(2), 0)["sam"] is None


def test_the_order_of_his_deck_is_in_no_view() -> None:
    state = new_game(1, seed=5, sam="medium")
    other = state.copy()
    assert other.sam is not None
    other.sam.deck.reverse()
    for seat in (0, None):
        assert other.view(seat) == state.view(seat)


def test_a_revealed_card_goes_to_sams_pile() -> None:
    game = Story("Mary Sam", sam="medium", on="a", sams_cards="7 2")
    game.play("aux dollars single; end")
    sam = seen(game.state, 0)["sam"]
    assert sam is not None
    assert sam["pile"] == [7]
    assert 7 not in sam["cards"]
    assert len(sam["cards"]) == 14


@pytest.mark.parametrize("level", LEVELS)
def test_views_of_whole_games_can_be_written_as_json(level: str) -> None:
    """His building on the trail shows its b-side, and his discs run down as he delivers."""
    state = new_game(1, seed=8, sam=level, simmental=True)
    chance = seeded(level)
    while not state.over:
        for seat in (0, None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
        moves = state.legal()
        state.play(moves[int(chance.below(len(moves)))])
    shown = seen(state, None)
    assert all(tile["tile"].endswith("b") for tile in shown["trail"] if tile["owner"] == 1)
    assert shown["sam"] is not None
    assert shown["sam"]["discs"] < 14


def test_exchange_tokens_are_in_the_view() -> None:
    state = new_game(3)
    assert [rancher["tokens"] for rancher in seen(state, None)["ranchers"]] == [1, 1, 1]
    state.play(GWT2.move("exchange"), 2)
    assert [rancher["tokens"] for rancher in seen(state, None)["ranchers"]] == [1, 1, 0]
