"""The kit itself: a right game passes, and for every promise there is a wrong game that is found out."""

import doctest
import pickle

import pytest

import trailboss
import trailboss.testing
from tests.testing.fault import Fault
from tests.testing.faults import FAULTS
from tests.testing.nuggets import DOUBLE, HAND, NUGGETS, Nuggets, NuggetState, hidden
from trailboss import Record, State
from trailboss.testing import Case, ConformanceError, conformance


def failure(fault: Fault) -> ConformanceError | None:
    """What the check of a fault finds in some random games."""
    for seed in range(20):
        case = Case(fault.game, seats=3, seed=seed, longest=200, hidden=hidden)
        try:
            conformance.CHECKS[fault.check](case)
        except ConformanceError as error:
            return error
    return None


@pytest.mark.parametrize("name", conformance.CHECKS)
def test_a_conforming_game_passes(name: str) -> None:
    options = list(conformance.all_options(NUGGETS, 2))
    assert len(options) == 6
    assert (
        conformance.check(NUGGETS, seeds=range(2), options=options, hidden=hidden, only=[name]) == 3 * 2 * 6
    )


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_broken_game_fails_its_check(fault: Fault) -> None:
    found = failure(fault)
    assert found is not None
    assert fault.says in found.what
    assert (found.check, found.game) == (fault.check, fault.game.name)


def test_every_check_can_fail() -> None:
    assert {fault.check for fault in FAULTS.values()} == set(conformance.CHECKS)


def test_every_check_says_what_it_promises() -> None:
    for name, check in conformance.CHECKS.items():
        assert check.name == name
        assert check is getattr(conformance, name)
        assert check.promise.endswith(".")
        assert repr(check) == f"<check {name}>"


def test_a_failure_names_the_table_and_contains_the_record_so_far() -> None:
    error = failure(FAULTS["inventory-CoinsGoMissing"])
    assert error is not None
    assert (error.check, error.game, error.seats, error.options) == ("inventory", "CoinsGoMissing", 3, {})
    again = Record.loads(error.record).replay()
    assert len(again.history) == error.moves > 0
    assert again.config.seed == error.seed
    text = str(error)
    assert text.startswith("CoinsGoMissing breaks 'inventory': there were 30 coins, now there are 29")
    assert f"3 seats, seed {error.seed}, options {{}}, after {error.moves} moves" in text
    assert '[Game "CoinsGoMissing"]' in text


def test_a_failure_before_the_first_move_needs_no_record() -> None:
    error = ConformanceError("copies", "nothing", "nuggets", 2, 7, {"rounds": 1})
    assert str(error).splitlines() == [
        "nuggets breaks 'copies': nothing",
        '  2 seats, seed 7, options {"rounds": 1}, after 0 moves',
    ]


def test_a_failure_can_be_sent_to_another_process() -> None:
    error = ConformanceError("copies", "nothing", "nuggets", 2, 7, {"rounds": 1}, 3, "text")
    again = pickle.loads(pickle.dumps(error))
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_a_game_that_cannot_start_is_a_failure_too() -> None:
    with pytest.raises(ConformanceError, match="the game raised BadOption: The option rounds can't be 9"):
        conformance.random_play(Case(NUGGETS, seats=3, options={"rounds": 9}))


def test_sampling_states_always_includes_the_first_and_the_last() -> None:
    seen: list[tuple[int, bool]] = []

    def note(state: State, seat: int) -> dict[str, object]:
        if state.config.seed is not None and seat == 0:
            seen.append((len(state.history), state.over))
        return {}

    conformance.resampled(Case(NUGGETS, seats=2, seed=0, every=1000, hidden=note))
    assert [over for _, over in seen] == [False, True]
    seen.clear()
    conformance.resampled(Case(NUGGETS, seats=2, seed=3, every=2, hidden=note))
    assert [number for number, _ in seen][:3] == [0, 1, 3]


def test_without_a_list_of_hidden_items_the_whole_state_must_change() -> None:
    assert conformance.check(NUGGETS, seeds=range(2), only=["resampled"]) == 6
    copied = FAULTS["resampled-DeterminizationIsACopy"].game
    with pytest.raises(
        ConformanceError, match=r"in \d\d determinizations what seat 0 cannot know was never resampled"
    ):
        conformance.check(copied, seats=[2], only=["resampled"])


class DoublesWithAFour(NuggetState):
    """A choice that depends on what the chooser holds, and tells the others nothing for sure."""

    def moves(self) -> list[int]:
        own = [self.value(HAND * self.to_move + card) for card in range(HAND)]
        return [move for move in super().moves() if move != DOUBLE or 4 in own]


def test_legal_moves_may_depend_on_the_seats_own_hand() -> None:
    game = Nuggets("DoublesWithAFour", DoublesWithAFour)
    assert conformance.check(game, seeds=range(10), hidden=hidden, only=["secrets", "determinizations"]) == 60


def test_only_options_that_go_together_are_mixed() -> None:
    mixes = list(conformance.all_options(trailboss.game("winchester"), seats=3))
    assert len(mixes) == 2 * 3 * 2 * 2 * 2 * 2 * 4
    assert {mix["first"] for mix in mixes} == {"drawn", 0, 1, 2}


def test_the_example_in_the_documentation_runs() -> None:
    failed, tried = doctest.testmod(trailboss.testing)
    assert (failed, tried) == (0, 4)


def test_an_unknown_check_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no check 'luck'; there are notation, "):
        conformance.check(NUGGETS, only=["luck"])


def test_one_set_of_options_or_several() -> None:
    assert conformance.check(NUGGETS, seats=[2], seeds=[1], options={"rounds": 1}, only=["scores"]) == 1
    both = [{"rounds": 1}, {"rounds": 2}]
    assert conformance.check(NUGGETS, seats=[2], seeds=[1], options=both, only=["scores"]) == 2
