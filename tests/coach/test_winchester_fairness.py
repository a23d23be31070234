"""Daddy Winchester: not a byte of what the coach says depends on anything that its seat can't know.

Hidden are the secret objectives of the others, face-down mine and ranch cards, the order of the plots to
come, face-down bonus tokens, and chance itself. Cash isn't: every sum is paid in the open (WIN-S-9), so all
worlds that fit what a seat has seen have the same notes in the same hands.
"""

import json

import pytest

from tests.ledger import proves
from trailboss import State, bots, coach, game, seeded
from trailboss.coach.teaching import verdict
from trailboss.games.winchester.state.table import Table

BUDGET = "6"
"""Lines, so that the answer does not depend on the clock."""
HIDDEN = ("secret", "mines", "order", "bonus")
WORLDS = 3


def positions(seats: int, bonus: str) -> list[State]:
    """Decisions all through a game of the game's own bot."""
    state = game("winchester").start(seats, 9, bonus_tokens=bonus)
    heir, chance = bots.make("heir", game="winchester"), seeded("a fair coach")
    found: list[State] = []
    while not state.over:
        if len(state.legal()) > 1 and len(state.history) % 13 == 0 and state.hint_refusal() is None:
            found.append(state.copy())
        state.play(bots.decide(heir, state, chance))
    return found


def advice(state: State) -> bytes:
    """Everything that the coach says to the seat to move: a hint in both languages, and a verdict."""
    seat = state.to_move
    hint = coach.hint(state, seat, BUDGET)
    data = [coach.hint_data(hint, lang) for lang in ("en", "de")]
    return json.dumps([*data, verdict(state, state.legal()[-1], depth=2)]).encode()


@pytest.mark.parametrize(("seats", "bonus"), [(3, "face_up"), (3, "face_down"), (5, "face_down")])
@proves("WIN-S-8", "WIN-S-9")
def test_hints_and_verdicts_are_the_same_whatever_is_hidden(seats: int, bonus: str) -> None:
    changed: set[str] = set()
    found = positions(seats, bonus)
    assert len(found) > 2
    for number, state in enumerate(found):
        true = advice(state)
        for world in range(WORLDS):
            other = state.determinize(state.to_move, seeded(f"world {world} {number}"))
            assert isinstance(state, Table)
            assert isinstance(other, Table)
            changed |= {name for name in HIDDEN if getattr(other, name) != getattr(state, name)}
            assert other.cash == state.cash
            assert other.rng.words() != state.rng.words()
            assert advice(other) == true
    expected = set(HIDDEN) - ({"bonus"} if bonus == "face_up" else set())
    assert expected <= changed


def test_known_information_changes_the_text_of_a_hint() -> None:
    """The test above would notice: with one more note of its own, the bytes differ."""
    state = positions(3, "face_up")[0]
    assert isinstance(state, Table)
    other = state.copy()
    assert isinstance(other, Table)
    other.cash[state.to_move] += 3
    assert advice(other) != advice(state)
