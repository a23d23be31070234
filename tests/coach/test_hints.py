"""Hints: legal, in order, explained in both languages, and the same whatever is hidden."""

import json
from typing import Any

import pytest

from tests.coach.games import TABLES, played
from trailboss import State, TrailbossError, coach, seeded

BUDGET = "6"
"""Iterations, so that the answer does not depend on the clock."""


def to_a_choice(name: str, seats: int, moves: int) -> State:
    state = played(name, seats, moves)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_compares_legal_moves(name: str, seats: int) -> None:
    state = to_a_choice(name, seats, 30)
    before = state.dump()
    advice = coach.hint(state, state.to_move, BUDGET)
    moves = [candidate.move for candidate in advice.candidates]
    assert 1 <= len(moves) <= 4
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(state.legal())
    for candidate in advice.candidates:
        assert 0 <= candidate.win.mean <= 1
        assert candidate.points.error > 0
        assert sum(candidate.parts.values()) == pytest.approx(candidate.points.mean, abs=1e-2)
    assert state.dump() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_is_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    """Everything the seat can't know is dealt anew. What it can count from open payments, as the notes of the
    others in Daddy Winchester, bots and coach know as an attentive player would."""
    for moves in (10, 60):
        state = to_a_choice(name, seats, moves)
        seat = state.to_move
        true = json.dumps(coach.hint_data(coach.hint(state, seat, BUDGET)))
        for world in range(2):
            other = state.determinize(seat, seeded(f"{world} {moves}"))
            assert other.dump() != state.dump()
            assert json.dumps(coach.hint_data(coach.hint(other, seat, BUDGET))) == true


def test_what_the_seat_knows_changes_the_hint() -> None:
    here, there = to_a_choice("gwt2", 2, 40), to_a_choice("gwt2", 2, 46)
    hints = [coach.hint_data(coach.hint(state, state.to_move, BUDGET)) for state in (here, there)]
    assert hints[0] != hints[1]


def test_three_levels_in_both_languages() -> None:
    state = to_a_choice("gwt2", 2, 30)
    hint = coach.hint(state, state.to_move, BUDGET)
    told = []
    for lang in ("en", "de"):
        data: dict[str, Any] = coach.hint_data(hint, lang)
        said = data["words"]
        assert said["nudge"]
        first = data["candidates"][0]["text"].rstrip(".")
        assert said["move"].startswith(first)
        assert first not in said["nudge"]
        assert len(said["comparison"]) >= len(data["candidates"]) - 1
        told.append(said)
    assert told[0] != told[1]


def test_only_the_seat_to_move_gets_one_while_the_game_goes_on() -> None:
    state = to_a_choice("gwt2", 2, 10)
    with pytest.raises(TrailbossError, match="seat to move"):
        coach.hint(state, 1 - state.to_move, BUDGET)
    over = played("winchester", 4, 10_000)
    with pytest.raises(TrailbossError):
        coach.hint(over, 0, BUDGET)
