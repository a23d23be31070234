"""Vocabulary: every move has a number and a notation, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.testing.nuggets import NUGGETS
from trailboss import BadMove
from trailboss.core.vocabulary import Kind, Vocabulary

TRAINS = Vocabulary(
    "nuggets",
    [
        Kind("pass", ()),
        Kind("bid", (("1", "2", "3"),)),
        Kind("go", (("north", "south"), ("slowly", "fast"))),
    ],
)


def test_kinds_are_numbered_one_after_the_other() -> None:
    assert [TRAINS.text(move) for move in range(len(TRAINS))] == [
        "pass",
        "bid 1",
        "bid 2",
        "bid 3",
        "go north slowly",
        "go north fast",
        "go south slowly",
        "go south fast",
    ]
    assert [TRAINS.first(kind) for kind in ("pass", "bid", "go")] == [0, 1, 4]
    assert [TRAINS.kind(move) for move in (0, 1, 3, 4, 7)] == ["pass", "bid", "bid", "go", "go"]


@pytest.mark.parametrize("move", range(len(TRAINS)))
def test_a_notation_reads_back_in_any_case_and_spacing(move: int) -> None:
    text = TRAINS.text(move)
    assert TRAINS.move(text) == move
    assert TRAINS.move(text.upper()) == move
    assert TRAINS.move(f"\t{text.title().replace(' ', '   ')}\n") == move


@given(st.text(max_size=30))
def test_any_other_text_is_not_a_move(text: str) -> None:
    known = {TRAINS.text(move) for move in range(len(TRAINS))}
    if " ".join(text.lower().split()) not in known:
        with pytest.raises(BadMove):
            TRAINS.move(text)


def test_text_that_is_not_a_move_is_quoted() -> None:
    with pytest.raises(BadMove) as caught:
        TRAINS.move("bid 4")
    assert str(caught.value) == "'bid 4' is not a move of Nuggets."
    assert caught.value.render("de") == "'bid 4' ist keine Aktion von Goldklumpen."
    with pytest.raises(BadMove) as caught:
        TRAINS.move("x" * 500)
    assert len(str(caught.value)) < 100


@pytest.mark.parametrize("number", [-1, 8, 10**30])
def test_an_unknown_move_number_is_named(number: int) -> None:
    for ask in (TRAINS.text, TRAINS.kind, TRAINS.check):
        with pytest.raises(BadMove) as caught:
            ask(number)
        assert str(caught.value) == f"There is no move number {number}; moves are numbered from 0 to 7."
        assert "Nummern 0 bis 7" in caught.value.render("de")


def test_two_moves_with_one_notation_are_refused() -> None:
    with pytest.raises(ValueError, match="two moves of trains have the same notation"):
        Vocabulary("trains", [Kind("go", (("north", "north"),))])


def test_the_game_uses_its_vocabulary() -> None:
    assert NUGGETS.move_count == len(NUGGETS.vocabulary)
    assert NUGGETS.text(NUGGETS.move("  SHOW second ")) == "show second"
