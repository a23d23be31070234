"""Styles: search plays every turn in the one that ends best, within its budget and by what its seat knows."""

from itertools import count

import pytest

import trailboss
from tests.bots.test_search import Collector, played
from tests.winchester.story import new_game as new_auction
from trailboss import bots
from trailboss.bots.search import Budget, Search, SearchTask
from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.budget import Meter
from trailboss.bots.search.styles import TurnStyles
from trailboss.coach.hints import coach_adapter
from trailboss.core.contract import State
from trailboss.core.rng import Rng
from trailboss.games.gwt.bots.drover.weights import SWIFT, WEIGHTS, blended


class Bidder(Collector):
    """Bids in the style "bid", and passes in all others. Whoever bids gets a plot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.styles = ["pass", "bid", "pass, too"]
        self.opening = True
        self.followed: tuple[int, object] = (-1, None)
        self.children: list[object] = []
        """Styles to be blended; then the blends are named after their parents."""

    def follow(self, seat: int, style: object) -> None:
        self.followed = (seat, style)

    def blend(self, one: object, other: object, rng: Rng) -> object:
        return self.children.pop() if self.children else f"{one} and {other}"

    def choose(self, state: State, seat: int) -> int:
        bids = [move for move in state.legal_for(seat) if state.game.text(move).startswith("bid")]
        return bids[0] if bids and self.followed == (seat, "bid") else super().choose(state, seat)

    def opens_turn(self, state: State) -> bool:
        return self.opening


def bidder(iterations: int) -> SearchTask:
    """The decision of the second seat after the first one passed."""
    state = new_auction(4, seed=3)
    state.play(state.game.move("pass"))
    determinized = state.determinize(state.to_move, trailboss.seeded(1))
    return SearchTask(Bidder(0), determinized, state.to_move, Budget(iterations, 0.0), "test")


def test_a_turn_is_played_in_the_style_that_ends_best() -> None:
    task = bidder(200)
    task.choose_style(None)
    assert task.style == "bid"
    assert task.state.game.text(task.best()).startswith("bid")
    assert task.state.game.text(task.favourite).startswith("bid"), "the style is what moves are compared with"


def test_styles_are_blended_into_a_better_one_while_the_budget_lasts() -> None:
    """The only style of the game passes, and so do 16 blends. The next one bids."""
    for iterations, style in ((380, "pass"), (390, "bid")):
        task = bidder(iterations)
        assert isinstance(task.adapter, Bidder)
        task.adapter.styles = ["pass"]
        task.adapter.children = ["bid", *["pass"] * 16]
        task.choose_style(None)
        assert task.style == style


def test_a_blend_that_is_clearly_behind_is_given_up_after_a_few_worlds() -> None:
    """The only style of the game bids. Blends that pass cost fewer lines than the 16 of one that may win."""
    task = bidder(200)
    assert isinstance(task.adapter, Bidder)
    task.adapter.styles = ["bid"]
    task.adapter.children = ["pass"] * 1000
    task.choose_style(None)
    assert task.style == "bid"
    assert 1000 - len(task.adapter.children) > 3 * (200 * 3 // 4 - 16) // 16


def test_choosing_a_style_takes_three_quarters_of_the_budget_at_most() -> None:
    for iterations in (16, 30, 200, 400):
        task = bidder(iterations)
        task.choose_style(None)
        assert task.style == "bid"
        assert iterations // 4 <= task.meter.left < iterations
        assert task.trials == 0


def test_with_few_iterations_no_style_is_tried() -> None:
    """All of them are left for the comparison of moves, so weak levels play as before."""
    task = bidder(7)
    task.choose_style(None)
    assert (task.style, task.meter.left) == (None, 7)


def test_a_style_is_kept_until_the_turn_ends() -> None:
    before, after = bidder(200), bidder(200)
    before.styles = TurnStyles(before.seat, "pass, too", ["pass, too"])
    assert isinstance(after.adapter, Bidder)
    after.adapter.opening = False
    after.choose_style(before.styles)
    assert (after.style, after.meter.left) == ("pass, too", 200)
    after.adapter.opening = True
    after.choose_style(before.styles)
    assert after.style == "bid"


def test_the_next_turn_tries_the_best_styles_of_this_one_too() -> None:
    """All styles of the game pass, and there is no time for blends; the style that bids was found before."""
    known: list[object] = ["pass, too", "bid"]
    for found, style in ((known[:0], "pass"), (known, "bid")):
        task = bidder(30)
        assert isinstance(task.adapter, Bidder)
        task.adapter.styles = ["pass"]
        task.choose_style(TurnStyles(task.seat, "pass", found))
        assert task.style == style
        assert task.styles is not None
        assert set(task.styles.best) == {"pass", *found}


def test_styles_of_another_seat_and_those_beyond_the_budget_are_not_tried() -> None:
    other, cheap = bidder(200), bidder(10)
    for task, seat in ((other, 0), (cheap, cheap.seat)):
        assert isinstance(task.adapter, Bidder)
        task.adapter.styles = ["pass", "pass, too"]
        task.adapter.children = ["pass"] * 100
        task.choose_style(TurnStyles(seat, "bid", ["bid", "bid, too"]))
        assert task.styles is not None
        assert "bid" not in task.styles.best


def test_notes_keep_the_styles_from_decision_to_decision() -> None:
    """A server makes a new bot for every decision: with the notes of the last one it plays the turn on in its
    style, and begins the next turn with its best styles."""
    state = played("gwt2", 2, 30)
    first = bots.make("search:200", 3, "gwt2")
    while not adapter_for("gwt2", 0).opens_turn(state) or len(state.legal()) < 2:
        bots.decide(first, state, trailboss.seeded(1))
        state.play(bots.decide(bots.make("policy", 1, "gwt2"), state, trailboss.seeded(1)))
    state.play(bots.decide(first, state, trailboss.seeded(2)))
    assert isinstance(first, Search)
    assert first.last_task is not None
    chosen = first.last_task.styles
    assert chosen is not None
    second = bots.make("search:200", 4, "gwt2")
    second.notes = first.notes
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    assert state.to_move == chosen.seat
    assert not adapter_for("gwt2", 0).opens_turn(state), "or the test shows nothing"
    bots.decide(second, state, trailboss.seeded(3))
    assert isinstance(second, Search)
    assert second.last_task is not None
    assert second.last_task.styles == chosen
    assert second.notes == first.notes


def test_without_time_no_style_is_tried() -> None:
    task = bidder(200)
    late = Meter(Budget(0, 1.0), count(0.0, 0.1).__next__)
    task.meter = late
    task.choose_style(None)
    assert task.style is None
    assert task.meter is late


def test_the_style_is_the_same_whatever_is_hidden() -> None:
    state = played("gwt2", 2, 30)
    adapter = adapter_for("gwt2", 0)
    while not adapter.opens_turn(state) or len(state.legal()) < 2:
        state.play(adapter.choose(state, state.to_move))
    seat = state.to_move
    styles: list[tuple[object, object]] = []
    for truth in (state, state.determinize(seat, trailboss.seeded("another truth"))):
        bot = bots.make("search:300", 3, "gwt2")
        assert isinstance(bot, Search)
        bots.decide(bot, truth, trailboss.seeded(len(styles)))
        assert bot.last_task is not None
        styles.append((bot.last_task.style, bot.last_task.findings()))
    assert styles[0] == styles[1]
    assert styles[0][0] not in (None, SWIFT), "or the test shows nothing"


def test_a_blend_has_weights_of_both_and_some_of_its_own() -> None:
    """Weights that change are at most halved or doubled, all of a row by the same factor."""
    rng, changed = trailboss.seeded(1), 0
    for _ in range(50):
        blend = blended(SWIFT, WEIGHTS, rng)
        for value, one, other in zip(blend, SWIFT, WEIGHTS, strict=True):
            if value in (one, other):
                continue
            changed += 1
            if isinstance(value, tuple):
                assert isinstance(one, tuple)
                assert isinstance(other, tuple)
                rows = [zip(value, row, strict=True) for row in (one, other)]
                assert min(len({round(new / old, 6) for new, old in row}) for row in rows) == 1
            else:
                assert isinstance(one, float)
                assert isinstance(other, float)
                assert isinstance(value, float)
                assert min(one, other) / 2 <= value <= max(one, other) * 2
    assert 0.6 < changed / (50 * len(SWIFT)) < 0.8


def test_opponents_points_count_half_with_and_without_a_style() -> None:
    state = played("gwt2", 2, 60)
    adapter = adapter_for("gwt2", 0)
    mine, other = (each.total.mean for each in adapter.seat_forecasts(state))
    for style in (None, SWIFT, None):
        adapter.follow(0, style)
        assert adapter.value(adapter.seat_forecasts(state), 0) == pytest.approx(mine - 0.5 * other)


def test_old_search_has_no_styles() -> None:
    for name in ("gwt1", "gwt2"):
        assert coach_adapter(name).styles
        assert not adapter_for(name, 0).styles
