"""Forecast at the start + skill + luck + opponents = result, for every seat of whole games."""

import pytest

from tests.coach.games import random_record
from trailboss import game
from trailboss.bots.search.adapter import adapter_for
from trailboss.coach.review import Account, Reviewer, review
from trailboss.games.gwt.components.trail import GOAL_SPACE

GAMES = [("gwt1", 2), ("gwt2", 2), ("gwt2", 3), ("winchester", 3), ("winchester", 5)]


def adds_up(account: Account) -> bool:
    parts = account.first + account.skill + account.luck + account.opponents
    return parts == pytest.approx(account.result, abs=1e-6)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_seat_of_a_whole_game_adds_up(name: str, seats: int) -> None:
    """Judged decisions are skill, the other moves are luck or opponents: nothing is left over, nothing is
    counted twice. A few decisions are judged; the sum holds for any of them."""
    record = random_record(name, seats, 6)
    reviewer = Reviewer(record, depth=1)
    judged = {each.number: each for each in reviewer.stretch(0, 6)}
    skipped = dict.fromkeys(range(6, len(record.moves)))
    for _ in reviewer.run({**skipped, **judged}):
        pass
    found = reviewer.review()
    scores = record.replay().scores()
    for seat in range(seats):
        assert adds_up(found.points(seat))
        assert adds_up(found.win(seat))
        assert found.points(seat).result == scores[seat].total


def test_a_fully_judged_game_adds_up_too() -> None:
    found = review(random_record("winchester", 4, 8), 1)
    for seat in range(4):
        assert adds_up(found.points(seat))
        assert adds_up(found.win(seat))


def test_a_plot_just_bought_counts_before_its_token_is_used() -> None:
    """What a purchase brings used to count only after the buyer's next move: as the opponents' doing, then as
    luck. The forecast before and after a token's move is the same, up to what the move itself changes."""
    adapter = adapter_for("winchester", 0)
    changes = []
    for seed in range(4):
        state = game("winchester").start(3, seed)
        while not state.over:
            seat = state.to_move
            move = adapter.choose(state, seat)
            between = state.question_name() not in ("auction", "duel")
            before = adapter.seat_forecasts(state)[seat].total.mean
            state.play(move)
            if between and not state.over:
                changes.append(abs(adapter.seat_forecasts(state)[seat].total.mean - before))
    assert len(changes) > 30
    assert max(changes) < 1e-9


@pytest.mark.parametrize("name", ["gwt1", "gwt2"])
def test_a_delivery_does_not_upset_the_forecast(name: str) -> None:
    """In Kansas City the forecast used to be 700 points below zero, and a review's graph fell to 0 %."""
    state = game(name).start(2, 0)
    adapter = adapter_for(name, 0)
    delivered = 0
    while delivered < 12:
        if state.herder[state.to_move] == GOAL_SPACE:  # type: ignore[attr-defined]
            delivered += 1
            forecasts = adapter.seat_forecasts(state)
            assert all(20 < seat.total.mean < 150 for seat in forecasts)
            assert all(0.001 < seat.win < 0.999 for seat in forecasts)
        state.play(adapter.choose(state, state.to_move))
