"""Undo: within your turn, until hidden information is revealed."""

import pytest

from tests.winchester.story import new_game
from trailboss.core.contract import Value
from trailboss.core.errors import CannotUndo
from trailboss.core.undo import may_undo, undo
from trailboss.games.winchester.components.cards import MOVEMENT, RUMOR, SALOON
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState


def play(state: WinchesterState, *moves: str) -> None:
    for move in moves:
        state.play(WINCHESTER.move(move))


def game_with(token: int, seats: int = 3, **options: Value) -> WinchesterState:
    """A fresh game whose first plot has that token and no card on it."""
    for seed in range(200):
        state = new_game(seats, seed, **options)
        if state.bonus[state.plot] == token and state.plot not in (3, 4, 5, 17):
            return state
    raise AssertionError("no such game")


def reason(state: WinchesterState, steps: int = 1) -> str:
    with pytest.raises(CannotUndo) as refused:
        undo(state, steps)
    return refused.value.key


def test_there_is_nothing_to_undo_at_the_start() -> None:
    state = new_game()
    assert may_undo(state) == 0
    assert reason(state) == "core.nothing_to_undo"


@pytest.mark.parametrize("move", ["bid 1", "pass"])
def test_a_bid_or_pass_gives_the_decision_to_another_seat(move: str) -> None:
    state = new_game()
    play(state, move)
    assert may_undo(state) == 0
    assert reason(state) == "core.undo_passed"


def test_the_winning_bid_of_the_last_one_left_can_be_undone_until_the_token_is_used() -> None:
    """All others passed, the last one bids and is asked where to send a vehicle.
    Nobody has learned anything yet."""
    state = game_with(MOVEMENT)
    play(state, "pass", "pass")
    before = state.dump()
    play(state, "bid 2")
    assert may_undo(state) == 1
    again = undo(state)
    assert again.dump() == before
    assert state.owner[state.plot] >= 0, "the state given is left alone"
    play(state, "send t1")
    assert reason(state) == "core.undo_learned", "the next plot has been turned up"


def test_turning_over_a_face_down_token_ends_undo() -> None:
    state = game_with(MOVEMENT, bonus_tokens="face_down")
    play(state, "pass", "pass", "bid 2")
    assert may_undo(state) == 0
    assert reason(state) == "core.undo_learned"


def test_looking_at_a_card_cannot_be_undone() -> None:
    state = game_with(RUMOR)
    play(state, "pass", "pass", "bid 2", "look ranch")
    assert reason(state) == "core.undo_learned"


@pytest.mark.parametrize("token", [MOVEMENT, SALOON, RUMOR])
def test_a_duel_cannot_be_undone(token: int) -> None:
    state = game_with(token)
    play(state, "bid 1", "bid 2", "pass")
    play(state, "duel")
    assert may_undo(state) == 0
    assert reason(state) == "core.undo_learned"


def test_claims_on_your_own_turn_can_be_undone_one_by_one() -> None:
    """The buyer of many plots claims by hand. Each claim can be taken back while the same seat is asked."""
    state = claiming()
    seat = state.to_move
    before = state.dump()
    claims = [move for move in state.legal() if WINCHESTER.vocabulary.kind(move) == "claim"]
    taken = may_undo(state)
    state.play(claims[0])
    assert (state.to_move, may_undo(state)) == (seat, taken + 1)
    assert undo(state).dump() == before
    assert reason(state, taken + 2) in ("core.undo_passed", "core.undo_learned")


def test_an_out_of_turn_claim_cannot_be_undone() -> None:
    """A seat with an old right interrupts. The decision is not its own, so there is no way back."""
    state = claiming()
    claimer = state.to_move
    play(state, "done")
    while state.to_move == claimer:
        play(state, "pass")
    move = next(move for move in state.legal_for(claimer))
    state.play(move, claimer)
    assert may_undo(state) == 0
    assert reason(state) == "core.undo_passed"


def test_undoing_no_move_is_rejected() -> None:
    state = new_game()
    play(state, "pass")
    assert reason(state, 0) == "core.nothing_to_undo"


def claiming() -> WinchesterState:
    """A game with claims by hand, played by its rules until somebody may claim two cards at once."""
    for seed in range(300):
        state = new_game(3, seed, claims="prompted")
        while not state.over:
            kinds = [WINCHESTER.vocabulary.kind(move) for move in state.legal()]
            if "done" in kinds and kinds.count("claim") > 1:
                return state
            state.play(state.legal()[0])
    raise AssertionError("no such game")
