"""Teaching: a bad move costs something, the best one nothing, and nothing hidden counts."""

import json

import pytest

from tests.coach.games import TABLES
from tests.coach.test_hints import to_a_choice
from trailboss import TrailbossError, seeded
from trailboss.coach.review import LABELS
from trailboss.coach.teaching import verdict

DEPTH = 4


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_verdict_is_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    state = to_a_choice(name, seats, 40)
    seat, move = state.to_move, state.legal()[-1]
    true = json.dumps(verdict(state, move, depth=DEPTH))
    for world in range(2):
        other = state.determinize(seat, seeded(f"another world {world}"))
        assert other.dump() != state.dump()
        assert json.dumps(verdict(other, move, depth=DEPTH)) == true


def test_verdicts_have_labels_and_explanations() -> None:
    state = to_a_choice("gwt2", 2, 40)
    found = [verdict(state, move, depth=DEPTH) for move in state.legal()]
    assert {each["label"] for each in found} <= set(LABELS)
    assert min(float(str(each["points"])) for each in found) == 0
    for each in found:
        text = each["text"]
        assert isinstance(text, dict)
        assert bool(text["en"]) == bool(text["de"])
        if each["label"] not in LABELS[:1]:
            assert text["en"].startswith("Look again")


def test_only_legal_moves_are_judged() -> None:
    state = to_a_choice("gwt2", 2, 40)
    other = next(move for move in range(state.game.move_count) if move not in state.legal())
    with pytest.raises(TrailbossError, match="legal"):
        verdict(state, other)
