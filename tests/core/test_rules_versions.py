"""Games of older rules: played on as they began where the game knows how, refused otherwise."""

import pickle

import pytest

from tests.testing.nuggets import OPTIONS, Nuggets
from trailboss import BadRecord, Option, Position, Record, State
from trailboss.core.errors import OldRules


def later() -> Nuggets:
    """Nuggets after two changes of its rules: since version 3 a seat begins with some coins instead of few,
    which is an option now; what version 1 did differently cannot be expressed."""
    game = Nuggets("later_nuggets")
    coins = Option("coins", "some", ("few", "some"), "NUG-2", earlier=((2, "few"),))
    game.rules_version, game.oldest_rules = 3, 2
    game.options = tuple(coins if option.name == "coins" else option for option in OPTIONS)
    return game


LATER = later()


def cash(state: State) -> object:
    return state.dump()["cash"]


def test_an_older_game_keeps_the_default_it_began_with() -> None:
    old, new = LATER.start_by(2, 2, 7, {}), LATER.start(2, 7)
    assert cash(old) == [1, 1]
    assert cash(new) == [4, 4]
    assert (old.config.rules, new.config.rules) == (2, 3)


def test_options_chosen_at_the_table_take_precedence() -> None:
    assert cash(LATER.start_by(2, 2, 7, {"coins": "some"})) == [4, 4]


def test_its_record_and_its_positions_say_which_rules_it_is_played_by() -> None:
    state = LATER.start_by(2, 2, 7, {})
    state.play(LATER.move("stake 1"))
    text = Record.of(state).dumps()
    assert '[Rules "2"]' in text
    assert "Options" not in text  # for that version this was the default
    assert Record.loads(text).replay().dump() == state.dump()
    placed = Position.loads(Position.of(state).dumps()).state()
    assert (placed.config.rules, placed.dump()) == (2, state.dump())


def test_copies_and_determinized_states_are_played_by_the_same_rules() -> None:
    state = LATER.start_by(2, 2, 7, {})
    assert state.copy().config.rules == 2
    assert pickle.loads(pickle.dumps(state)).config.rules == 2
    assert state.config.determinized().rules == 2


@pytest.mark.parametrize("rules", [1, 4])
def test_an_unsupported_rules_version_is_rejected(rules: int) -> None:
    with pytest.raises(OldRules, match=f"rules version {rules} of later_nuggets; this is rules version 3"):
        LATER.start_by(rules, 2, 7, {})
    text = Record.of(LATER.start(2, 7)).dumps().replace('[Rules "3"]', f'[Rules "{rules}"]')
    with pytest.raises(BadRecord, match=r"line 3: .* this is rules version 3"):
        Record.loads(text)
