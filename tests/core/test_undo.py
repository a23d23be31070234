"""Undo: within your turn, until hidden information is revealed."""

import pytest

from tests.testing.nuggets import NUGGETS
from trailboss import CannotUndo, Position, Record, State, may_undo, undo
from trailboss.core.contract import BARRIER_KNOWLEDGE, BARRIER_TURN, NO_BARRIER
from trailboss.core.record import digest


def play(state: State, *texts: str, seat: int = -1) -> None:
    for text in texts:
        state.play(NUGGETS.move(text), seat)


def start(seed: int = 1) -> State:
    return NUGGETS.start(seats=2, seed=seed)


def test_at_the_start_there_is_nothing_to_undo() -> None:
    state = start()
    assert (may_undo(state), state.undo_barrier, state.barrier_reason) == (0, 0, NO_BARRIER)
    with pytest.raises(CannotUndo) as caught:
        undo(state)
    assert str(caught.value) == "There is no move to undo."
    assert caught.value.render("de") == "Es gibt keine Aktion, die zurückgenommen werden könnte."


def test_within_your_turn_moves_are_undone_one_by_one_or_together() -> None:
    state = start()
    first = digest(state)
    play(state, "stake 2")
    second = digest(state)
    play(state, "double")
    assert may_undo(state) == 2
    assert digest(undo(state)) == second
    assert digest(undo(state, 2)) == first
    assert digest(undo(undo(state))) == first
    assert undo(state, 2).history == []


def test_undo_returns_a_new_state_and_keeps_the_given_one() -> None:
    state = start()
    play(state, "stake 2", "double")
    before = digest(state)
    earlier = undo(state)
    play(earlier, "flip")
    assert (digest(state), len(state.history), may_undo(state)) == (before, 2, 2)


def test_a_reveal_cannot_be_undone() -> None:
    for act in ("peek", "dig", "flip"):
        state = start()
        play(state, "stake 2", act)
        assert (may_undo(state), state.undo_barrier, state.barrier_reason) == (0, 2, BARRIER_KNOWLEDGE)
        with pytest.raises(CannotUndo) as caught:
            undo(state)
        assert str(caught.value) == "You can't undo that: hidden information was revealed since."
        assert "wurde etwas Verborgenes aufgedeckt" in caught.value.render("de")


def test_an_out_of_turn_move_of_another_seat_also_ends_undo() -> None:
    state = start()
    play(state, "stake 2")
    play(state, "whistle", seat=1)
    assert (may_undo(state), state.barrier_reason) == (0, BARRIER_TURN)
    with pytest.raises(CannotUndo) as caught:
        undo(state)
    assert str(caught.value) == "You can't undo that: another seat has decided since."
    play(state, "double")
    assert may_undo(state) == 1
    with pytest.raises(CannotUndo, match="another seat has decided since"):
        undo(state, 2)


@pytest.mark.parametrize("steps", [0, -1])
def test_undoing_zero_steps_is_rejected(steps: int) -> None:
    state = start()
    play(state, "stake 2")
    with pytest.raises(CannotUndo, match="There is no move to undo"):
        undo(state, steps)


def test_undo_stops_at_the_position_a_game_started_from() -> None:
    state = start()
    play(state, "stake 2")
    again = Position.loads(Position.of(state).dumps()).state()
    assert may_undo(again) == 0
    play(again, "double")
    assert digest(undo(again)) == digest(state)


def test_a_replayed_record_can_be_undone_as_far_as_the_game_itself() -> None:
    state = start()
    play(state, "stake 2", "peek", "stake 1", "double")
    again = Record.loads(Record.of(state).dumps()).replay()
    assert may_undo(again) == may_undo(state) == 2
    assert (again.undo_barrier, again.barrier_reason) == (state.undo_barrier, state.barrier_reason)
