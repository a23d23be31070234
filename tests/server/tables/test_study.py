"""A sandbox tells a seat nothing that it doesn't know: what is hidden may be anything, every byte stays."""

import msgspec
import pytest

from tests.presentation.games import Variant
from tests.server.worlds import NAMES, other_world, set_table, state_of, wander
from trailboss import State, seeded
from trailboss.server.tables.replays.study import Source, update_of, what_if

TABLES = [Variant("gwt1", 2, {}), Variant("gwt2", 3, {}), Variant("winchester", 4, {})]
STEPS = 12


def other(state: State, seat: int, chance: str) -> State:
    """The same game as a seat knows it. In Daddy Winchester every payment is made in the open and everybody
    begins with the same sum, so the cash of the others follows from what the seat has seen: it stays."""
    if state.game.name == "winchester":
        return state.determinize(seat, seeded(chance))
    return other_world(state, seat, chance)


def tried(state: State, seat: int, sample: int) -> list[bytes]:
    """Everything that is sent while somebody tries some steps."""
    source = Source(what_if(state, seat, sample), NAMES[: state.seats], advice=True)
    sent: list[bytes] = []
    steps: list[str] = []
    for _ in range(STEPS):
        update = update_of(source, steps, "en")
        sent.append(msgspec.json.encode(update))
        if not update.choices:
            break
        steps.append(update.choices[len(update.choices) // 2].move)
    return sent


@pytest.mark.parametrize("variant", TABLES, ids=lambda variant: variant.game)
def test_a_sandbox_is_the_same_whatever_is_hidden(variant: Variant) -> None:
    table = set_table(variant, 5)
    chance = seeded("a sandbox")
    for _ in range(3):
        wander(table, chance, 25)
        state = state_of(table)
        if state.over:
            break
        for seat in range(variant.seats):
            true = tried(state, seat, 0)
            assert tried(other(state, seat, "another world"), seat, 0) == true


def test_another_sample_has_other_hidden_cards() -> None:
    table = set_table(TABLES[0], 5)
    wander(table, seeded("a sandbox"), 25)
    state = state_of(table)
    first, second = (what_if(state, 0, sample) for sample in (0, 1))
    assert first.dump() != second.dump()
    assert first.view(0) == second.view(0)
