"""Records of the first edition from before the second came to the rules: they replay to the same scores."""

from typing import Any

import pytest

from tests.golden import check_replay, check_written
from tests.gwt.golden_games import FOLDER, FROM_A_POSITION, NAMES, WANDERERS, result
from trailboss.core.record import Record
from trailboss.games.gwt.rules.game import GWT1

TEXTS = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    check_replay(TEXTS[name], result)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    check_written(TEXTS[name])


def test_a_table_kept_in_the_middle_of_an_action_means_the_same() -> None:
    """Somebody had played an objective card, and its auxiliary action was still to be decided.
    It is that action which is asked for, not another one that came to the list later."""
    state = Record.loads(TEXTS[FROM_A_POSITION]).start()
    assert {GWT1.text(move) for move in state.legal()} == {"do auxiliary", "skip"}


def test_nothing_of_the_second_edition_is_written_into_a_first_one() -> None:
    names = {"tokens", "simmental", "sam_deck", "sam_pile", "sam_specialty"}
    for name in NAMES:
        assert not names & set(Record.loads(TEXTS[name]).replay().dump())


def test_the_golden_games_cover_all_sizes_options_and_kinds_of_moves() -> None:
    records = [Record.loads(text) for text in TEXTS.values()]
    assert {record.config.seats for record in records} == {2, 3, 4}
    for option in GWT1.options:
        values: set[Any] = {record.config.options[option.name] for record in records}
        assert values >= {"drawn", 2} if option.name == "first" else values == set(option.choices)
    kinds = {GWT1.vocabulary.kind(move) for record in records for _, move in record.moves}
    assert kinds == {kind.name for kind in GWT1.vocabulary.kinds}
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)
    assert set(WANDERERS) < set(NAMES)
