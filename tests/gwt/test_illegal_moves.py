"""Illegal moves: every reason there is, with its ruling and its sentence in both languages."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.gwt.illegal_choices import ILLEGAL_CHOICES
from tests.gwt.illegal_moves import ILLEGAL, IllegalCase
from tests.gwt.story import Story, new_game
from tests.gwt2.illegal_moves import ILLEGAL_SECOND
from tests.ledger import RULINGS
from trailboss.core.errors import BadMove, BadSeats, Reason
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.game import GWT1

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src/trailboss/games/gwt"
SOURCES = [path for part in ("rules", "state", "solo", "questions") for path in (RULES / part).rglob("*.py")]
PAGE = ROOT / "docs/rulings/gwt.md"
READING: Final = " (our reading of the rules)"
CASES: Final = [*ILLEGAL, *ILLEGAL_CHOICES]


@pytest.mark.parametrize("case", CASES, ids=[f"{each.key} {each.ruling} {each.tried}" for each in CASES])
def test_an_illegal_move_gets_its_reason_and_changes_nothing(case: IllegalCase) -> None:
    case.check(Story(**case.table))


def test_every_reason_in_the_code_is_tested_here() -> None:
    written: set[str] = set()
    for source in SOURCES:
        written |= set(re.findall(r'\breason\(\s*"(\w+)"', source.read_text(encoding="utf-8")))
    assert len(written) > 60
    assert written == {case.key for case in [*CASES, *ILLEGAL_SECOND]} - {"core.over"}


def test_a_reason_based_on_an_interpretation_says_so() -> None:
    interpretations = set(
        re.findall(r"^### (GWT-\w+) \[I\]$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert "GWT-21" in interpretations
    interpreted = [case for case in CASES if case.ruling in interpretations]
    assert len(interpreted) > 5
    assert all(READING in case.english for case in interpreted)
    others = [case for case in CASES if READING in case.english and case not in interpreted]
    assert {case.ruling for case in others} == {"GWT-51"}  # a part of it is an interpretation


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_either_legal_or_refused_with_a_ruling_that_exists(seats: int) -> None:
    """Tables in the middle of random games, every seat, every move there is: no third way."""
    chance = seeded(seats)
    found: dict[str, Reason] = {}
    state = new_game(seats, seed=seats, building_sides="random")
    step = 0
    while not state.over:
        step += 1
        for seat in range(seats) if step % 20 == 0 else ():
            legal = set(state.legal_for(seat))
            for move in range(GWT1.move_count):
                reason = state.why_not(move, seat)
                assert (reason is None) == (move in legal), GWT1.text(move)
                if reason is not None and (reason.key not in found or move % 7 == 0):
                    found[reason.key] = reason
                    assert reason.ruling in RULINGS
                    assert reason.render("en") != reason.render("de")
        moves = state.legal()
        state.play(moves[int(chance.below(len(moves)))])
    assert len(found) > 15


def test_text_that_is_not_a_move_is_refused_without_a_ruling() -> None:
    state = Story(on="a").state
    for number in (-1, GWT1.move_count, 10_000):
        with pytest.raises(BadMove):
            state.play(number)
        with pytest.raises(BadMove):
            state.why_not(number)
    for text in ("", "ride", "ride h1", "hire cowboy row13", "build 13", "buy gray with 1", "bid 3"):
        with pytest.raises(BadMove):
            GWT1.move(text)


def test_moving_for_a_nonexistent_seat_is_rejected() -> None:
    state = Story(on="a").state
    for seat in (2, 9):
        with pytest.raises(BadSeats):
            state.play(GWT1.move("end"), seat)
        with pytest.raises(BadSeats):
            state.why_not(GWT1.move("end"), seat)
