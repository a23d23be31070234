"""Styles: search plays every turn in the one that ends best, within its budget and by what its seat knows."""

from itertools import count

import trailboss
from tests.bots.test_search import Collector, played
from tests.winchester.story import new_game as new_auction
from trailboss import bots
from trailboss.bots.search import Budget, Search, SearchTask
from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.budget import Meter
from trailboss.coach.hints import coach_adapter
from trailboss.core.contract import State


class Bidder(Collector):
    """Passes in its first style, bids in the second, and passes again in the third."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.styles = 3
        self.opening = True
        self.followed: tuple[int, int] = (-1, 0)

    def follow(self, seat: int, style: int) -> None:
        self.followed = (seat, style)

    def choose(self, state: State, seat: int) -> int:
        bids = [move for move in state.legal_for(seat) if state.game.text(move).startswith("bid")]
        return bids[0] if bids and self.followed == (seat, 1) else super().choose(state, seat)

    def opens_turn(self, state: State) -> bool:
        return self.opening


def bidder(iterations: int) -> SearchTask:
    """The decision of the second seat after the first one passed: whoever bids gets a plot."""
    state = new_auction(4, seed=3)
    state.play(state.game.move("pass"))
    determinized = state.determinize(state.to_move, trailboss.seeded(1))
    return SearchTask(Bidder(0), determinized, state.to_move, Budget(iterations, 0.0), "test")


def test_a_turn_is_played_in_the_style_that_ends_best() -> None:
    task = bidder(200)
    task.choose_style(None)
    assert task.style == 1
    assert task.state.game.text(task.best()).startswith("bid")
    assert task.state.game.text(task.favourite).startswith("bid"), "the style is what moves are compared with"


def test_choosing_a_style_takes_half_of_the_budget_at_most() -> None:
    for iterations in (24, 30, 200):
        task = bidder(iterations)
        task.choose_style(None)
        assert task.style == 1
        assert iterations // 2 <= task.meter.left < iterations
        assert task.trials == 0


def test_with_few_iterations_no_style_is_tried() -> None:
    """All of them are left for the comparison of moves, so weak levels play as before."""
    task = bidder(23)
    task.choose_style(None)
    assert (task.style, task.meter.left) == (0, 23)


def test_a_style_is_kept_until_the_turn_ends() -> None:
    before, after = bidder(200), bidder(200)
    before.style = 2
    assert isinstance(after.adapter, Bidder)
    after.adapter.opening = False
    after.choose_style(before)
    assert (after.style, after.meter.left) == (2, 200)
    after.adapter.opening = True
    after.choose_style(before)
    assert after.style == 1


def test_without_time_the_first_style_is_played() -> None:
    task = bidder(200)
    late = Meter(Budget(0, 1.0), count(0.0, 0.1).__next__)
    task.meter = late
    task.choose_style(None)
    assert task.style == 0
    assert task.meter is late


def test_the_style_is_the_same_whatever_is_hidden() -> None:
    state = played("gwt2", 2, 30)
    adapter = adapter_for("gwt2", 0)
    while not adapter.opens_turn(state) or len(state.legal()) < 2:
        state.play(adapter.choose(state, state.to_move))
    seat = state.to_move
    styles: list[tuple[int, object]] = []
    for truth in (state, state.determinize(seat, trailboss.seeded("another truth"))):
        bot = bots.make("search:120", 3, "gwt2")
        assert isinstance(bot, Search)
        bots.decide(bot, truth, trailboss.seeded(len(styles)))
        assert bot.last_task is not None
        styles.append((bot.last_task.style, bot.last_task.findings()))
    assert styles[0] == styles[1]
    assert styles[0][0] > 0, "or the test shows nothing"


def test_old_search_has_one_style() -> None:
    for name in ("gwt1", "gwt2"):
        assert coach_adapter(name).styles > 1
        assert adapter_for(name, 0).styles == 1
