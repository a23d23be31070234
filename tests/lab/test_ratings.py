"""Ratings: known strengths are found again, order does not matter, nothing is infinite."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trailboss.lab.arena.ratings import Ranking, Ratings, choices, rated

STRENGTHS = {"random": 0, "a": 150, "b": 400, "c": 450}


def simulated(strengths: Mapping[str, float], games: int, seats: int, seed: int) -> list[Ranking]:
    """Games of bots of known strength."""
    chance = random.Random(seed)
    found = []
    for deal in range(games):
        bots = chance.sample(sorted(strengths), seats)
        left = bots[:]
        order: list[str] = []
        while left:
            order.append(chance.choices(left, [10 ** (strengths[bot] / 400) for bot in left])[0])
            left.remove(order[-1])
        found.append(Ranking(str(deal), tuple(bots), tuple(order.index(bot) + 1 for bot in bots)))
    return found


def pair(won: int, lost: int, tied: int = 0) -> list[Ranking]:
    places = [(1, 2)] * won + [(2, 1)] * lost + [(1, 1)] * tied
    return [Ranking(str(deal), ("a", "random"), each) for deal, each in enumerate(places)]


def test_a_ranking_is_a_row_of_choices() -> None:
    found = choices(Ranking("", ("b", "a", "c"), (2, 1, 3)))
    assert found == {("a", ("a", "b", "c")): 1, ("b", ("b", "c")): 1}


def test_those_who_tie_count_in_every_order() -> None:
    assert choices(Ranking("", ("a", "b"), (1, 1))) == {("a", ("a", "b")): 0.5, ("b", ("a", "b")): 0.5}
    found = choices(Ranking("", ("a", "b", "c"), (2, 1, 2)))
    assert found == {("b", ("a", "b", "c")): 1, ("a", ("a", "c")): 0.5, ("c", ("a", "c")): 0.5}


def test_a_bot_beating_itself_does_not_count() -> None:
    found = choices(Ranking("", ("a", "b", "b", "b"), (2, 1, 3, 4)))
    assert found == {("b", ("a", "b", "b", "b")): 1, ("a", ("a", "b", "b")): 1}
    assert choices(Ranking("", ("a", "a"), (1, 2))) == {}


def test_for_two_it_is_elo() -> None:
    found = rated(pair(7500, 2500), samples=1)
    assert found.anchor == "random"
    assert found.bots["random"].elo == 0
    assert found.bots["a"].elo == pytest.approx(400 * math.log10(3), abs=0.5)
    assert rated(pair(5000, 0, 5000), samples=1).bots["a"].elo == pytest.approx(400 * math.log10(3), abs=0.5)


def test_one_against_three_of_equal_strength_wins_a_quarter() -> None:
    games = [Ranking(str(deal), ("a", "b", "b", "b"), (1, 2, 3, 4)) for deal in range(250)]
    places = [(2, 1, 3, 4), (3, 1, 2, 4), (4, 1, 2, 3)]  # and it ends anywhere else as often
    games += [Ranking(str(250 + deal), ("a", "b", "b", "b"), places[deal % 3]) for deal in range(750)]
    gap = rated(games).gaps["a", "b"]
    assert gap.elo == pytest.approx(0, abs=1)
    assert gap.low < 0 < gap.high
    assert 0.3 < gap.stronger < 0.7


@pytest.mark.parametrize("seats", [2, 3])
def test_known_strengths_are_found_within_the_error_bars(seats: int) -> None:
    """95 of 100 error bars hold the truth; of these 48 at least 41 must (more miss once in 10,000 times)."""
    inside = 0
    for seed in range(8):
        found = rated(simulated(STRENGTHS, 150, seats, seed), samples=150)
        for (one, other), gap in found.gaps.items():
            if one < other:
                inside += gap.low <= STRENGTHS[one] - STRENGTHS[other] <= gap.high
    assert 41 <= inside <= 48


def test_more_games_make_shorter_error_bars() -> None:
    few, many = (
        rated(simulated(STRENGTHS, games, 2, 1), samples=200).gaps["a", "random"] for games in (100, 1600)
    )
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.4)
    assert many.low < 150 < many.high


def test_games_on_one_deal_are_one_sample() -> None:
    apart = pair(60, 40)
    together = [ranking._replace(deal=str(int(ranking.deal) // 10)) for ranking in apart]
    wide, narrow = (rated(games).gaps["a", "random"] for games in (together, apart))
    assert wide.elo == narrow.elo
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)


def test_always_winning_gives_a_finite_rating() -> None:
    found = rated(pair(200, 0))
    best = found.bots["a"]
    assert 700 < best.elo < 1400
    assert best.low < best.elo - 30
    assert best.elo + 200 < best.high < 4000
    assert found.gaps["a", "random"].stronger == 1
    assert rated(pair(20, 0)).bots["a"].elo < best.elo  # the more games, the surer


@settings(max_examples=20)
@given(st.randoms(use_true_random=False))
def test_the_order_of_games_does_not_matter(chance: random.Random) -> None:
    games = simulated(STRENGTHS, 30, 3, 5)
    games += [Ranking(ranking.deal, ranking.bots[::-1], (1, 1, 1)) for ranking in games[:9]]
    before = rated(games, samples=20)
    chance.shuffle(games)
    assert rated(games, samples=20) == before


@settings(max_examples=20)
@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 9))
def test_names_and_sides_do_not_matter(won: int, lost: int, tied: int) -> None:
    if won + lost + tied == 0:
        return
    one = rated(pair(won, lost, tied), samples=2).gaps["a", "random"].elo
    other = rated(pair(lost, won, tied), samples=2).gaps["random", "a"].elo
    assert one == pytest.approx(other, abs=0.01)
    turned = [
        ranking._replace(bots=ranking.bots[::-1], places=ranking.places[::-1])
        for ranking in pair(won, lost, tied)
    ]
    assert rated(turned, samples=2).gaps["a", "random"].elo == pytest.approx(one, abs=0.01)


def test_the_weakest_is_the_anchor_where_random_is_not() -> None:
    games = [ranking._replace(bots=("a", "b")) for ranking in pair(30, 10)]
    found = rated(games, samples=20)
    assert found.anchor == "b"
    assert list(found.bots) == ["a", "b"]
    assert found.bots["b"].elo == 0


def test_ratings_of_a_single_bot_and_of_no_games() -> None:
    found = rated([Ranking("0", ("a", "a"), (1, 2))])
    assert list(found.bots["a"]) == [0, 0, 0]
    assert found.gaps == {}
    assert rated([]) == Ratings("", {}, {})
