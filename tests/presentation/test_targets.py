"""Where moves lie on the table, and what a click on a place could mean."""

from __future__ import annotations

import pytest

import trailboss
from tests.presentation.games import VARIANTS, Variant, played
from trailboss import State
from trailboss.games.winchester.state.table import Table as Winchester
from trailboss.presentation import moves_at, targets

NOWHERE = ("end", "skip", "stop", "do", "done")
"""Moves that may lie nowhere: they are answered with buttons. Immediate actions (`do`) have no place."""


def at(state: State, place: str) -> list[str]:
    return [state.game.text(move) for move in moves_at(state, state.to_move, place)]


def of(state: State, text: str) -> list[str]:
    return targets(state, state.to_move, state.game.move(text))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_choice_has_a_place_where_a_click_finds_it(variant: Variant) -> None:
    questions: set[object] = set()
    for state in played(variant, 3):
        asked = (state.view(None)["question"], state.to_move)
        if state.over or asked in questions:
            continue
        questions.add(asked)
        for move in state.legal_for(state.to_move):
            places = targets(state, state.to_move, move)
            assert places or state.game.text(move).split()[0] in NOWHERE
            for place in places:
                found = moves_at(state, state.to_move, place)
                assert found, (asked, place)
                assert all(place in targets(state, state.to_move, other) for other in found) or ":" in place
    assert len(questions) > 3


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "winchester"])
@pytest.mark.parametrize("place", ["", "nowhere", "space:", "plot:x", "plot:99", "seat:9", "pile:x", "rail:"])
def test_a_place_that_does_not_exist_means_nothing(game: str, place: str) -> None:
    assert at(trailboss.game(game).start(3, 1), place) in ([], ["duel"])


def test_a_click_on_a_building_places_the_herder_first_and_moves_it_later() -> None:
    state = trailboss.game("gwt2").start(2, 1)
    assert at(state, "space:d") == ["place d"]
    assert at(state, "space:a1") == ["ride a1"]
    while state.view(None)["question"] != "location":
        state.play(state.legal()[0])
    herder = state.view(None)["ranchers"][state.to_move]["herder"]  # type: ignore[index]
    local = at(state, f"space:{herder}")
    assert local
    assert all(text.startswith("do ") and of(state, text) == [f"space:{herder}"] for text in local)


def test_a_purchase_is_shown_on_its_cards_and_a_click_means_that_card_only() -> None:
    state = trailboss.game("gwt2").start(2, 1)
    assert of(state, "buy yellow red with 3") == ["cattle:yellow", "cattle:red"]
    assert of(state, "buy yellow yellow with 3") == ["cattle:yellow"]
    assert at(state, "cattle:yellow") == [
        "buy yellow with 1",
        "buy yellow with 2",
        "buy yellow yellow with 3",
    ]
    assert at(state, "cattle:stack") == ["add"]


def test_a_foresight_tile_is_in_the_column_of_the_question() -> None:
    columns: set[int] = set()
    for state in played(VARIANTS[0], 5):
        view = state.view(None)
        if view["question"] == "foresight":
            column = view["question_args"]["column"] + 1  # type: ignore[index]
            columns.add(column)
            assert of(state, "foresight upper") == [f"foresight:{column}:upper"]
            assert at(state, f"foresight:{column}:lower") == ["foresight lower"]
    assert columns == {1, 2, 3}


def auction(bidder: int, thinking: int) -> Winchester:
    state = trailboss.game("winchester").start(5, 7)
    assert isinstance(state, Winchester)
    state.plot, state.bid, state.bidder, state.to_move = 14, 7, bidder, thinking
    return state


def test_bids_point_to_the_plot_for_sale_and_a_duel_to_the_opponent() -> None:
    state = auction(bidder=3, thinking=0)
    assert of(state, "bid 8") == ["bid", "plot:14"]
    assert of(state, "duel") == ["seat:3"]
    assert targets(state, 3, state.game.move("duel")) == ["seat:0"]  # the leader challenges whoever thinks
    assert of(state, "send t5") == ["rail:t5"]
    assert of(state, "look seat2 first") == ["card:seat2:first"]
    assert at(state, "plot:14") == at(state, "bid") == ["bid 8"]
    assert at(state, "plot:3") == []
    assert at(state, "seat:3") == ["duel"]
    assert at(state, "river:r2") == ["send r2"]
    assert at(state, "pile:five_plots") == ["claim five_plots"]


def test_a_click_on_a_plot_or_a_player_looks_at_cards_with_a_rumor() -> None:
    for state in played(Variant("winchester", 3, {}), 4):
        if state.view(None)["question"] == "rumor":
            assert at(state, "plot:3") == ["look mine3"]
            assert at(state, "plot:17") == ["look ranch"]
            assert at(state, "seat:2") == ["look seat2 first", "look seat2 second"]
            assert at(state, "card:seat2:second") == ["look seat2 second"]
            return
    raise AssertionError("nobody heard a rumor")
