"""The estimators of the balance lab, on made-up games whose truth is known."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from trailboss.lab.arena.tally import Z, wilson
from trailboss.lab.balance.report import holm, probability, share_difference
from trailboss.lab.balance.sums import PARTS, Estimate, Group, Level, Mean, Slope


def parts(points: list[int]) -> list[int]:
    winners = points.count(max(points))
    return [PARTS // winners if each == max(points) else 0 for each in points]


# -------------------------------------------------------------------- means


def test_a_mean_of_one_figure_a_game_is_the_usual_one() -> None:
    figures = [3, 9, 4, 4, 10, 7]
    mean = Mean()
    for figure in figures:
        mean.add(figure, 1)
    found = mean.estimate()
    assert found.value == pytest.approx(statistics.mean(figures))
    assert found.error == pytest.approx(Z * statistics.stdev(figures) / math.sqrt(len(figures)))
    assert (found.low, found.high) == (found.value - found.error, found.value + found.error)


def test_seats_that_always_agree_are_one_sample() -> None:
    """Four seats with the same points tell no more than one of them."""
    one, four = Mean(), Mean()
    for figure in (3, 9, 4, 4, 10, 7):
        one.add(figure, 1)
        four.add(4 * figure, 4)
    assert four.count == 4 * one.count
    assert four.estimate().value == pytest.approx(one.estimate().value)
    assert four.estimate().error == pytest.approx(one.estimate().error)


def test_no_games_give_no_estimate_and_one_game_no_error() -> None:
    mean = Mean()
    assert mean.estimate() == (0.0, math.inf)
    mean.add(7, 1)
    assert mean.estimate() == (7.0, math.inf)


def test_error_bars_hold_the_truth_although_seats_depend_on_each_other() -> None:
    """The luck of a game lifts all its seats; some games bring one seat into the group, some three."""
    chance = random.Random(1)
    held = naive_held = 0
    for _ in range(300):
        mean, all_points = Mean(), []
        for _ in range(60):
            luck = chance.gauss(50, 12)
            points = [round(chance.gauss(luck, 4)) for _ in range(chance.choice((1, 2, 3)))]
            mean.add(sum(points), len(points))
            all_points += points
        found = mean.estimate()
        held += abs(found.value - 50) <= found.error
        naive = Z * statistics.stdev(all_points) / math.sqrt(len(all_points))
        naive_held += abs(found.value - 50) <= naive
    assert 275 <= held <= 298  # 95 of 100 are 285
    assert naive_held < 255  # what taking seats for samples would give


def test_sums_can_be_merged() -> None:
    whole, one, other = Mean(), Mean(), Mean()
    for number, figure in enumerate((3, 9, 4, 4, 10, 7)):
        whole.add(2 * figure, 2)
        (one if number % 2 else other).add(2 * figure, 2)
    one.take(other)
    assert one.estimate() == whole.estimate()
    assert one.games == whole.games == 6


def test_the_difference_of_figures_from_different_games() -> None:
    assert Estimate(5.0, 3.0).minus(Estimate(2.0, 4.0)) == (3.0, 5.0)


# -------------------------------------------------------------------- groups


def test_a_group_knows_its_victories_and_its_lead() -> None:
    group = Group()
    group.add([10, 4, 6], parts([10, 4, 6]), [0])  # 5 ahead of the mean of the others, won
    group.add([10, 4, 10], parts([10, 4, 10]), [0, 1])  # 7 against 10, half a victory
    group.add([8, 8, 8], parts([8, 8, 8]), [0, 1, 2])  # everybody: no lead to speak of
    assert group.seats == 6
    assert group.points.games == 3
    assert group.wins / PARTS == pytest.approx(1 + 0.5 + 1)
    assert group.won() == wilson(2.5, 6)
    assert group.share(9) == wilson(6, 9)
    assert group.points.estimate().value == pytest.approx((10 + 14 + 24) / 6)
    assert group.lead.games == 2
    assert group.ahead().value == pytest.approx((5 - 3) / 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_lead_is_found_whatever_the_luck_of_the_game(seats: int) -> None:
    """Half of the seats do it, and it is worth five points; games differ by far more."""
    chance = random.Random(seats)
    held = 0
    for _ in range(40):
        group = Group()
        for _ in range(100):
            luck = chance.gauss(60, 25)
            members = [seat for seat in range(seats) if chance.random() < 0.5]
            points = [round(chance.gauss(luck, 3)) + (5 if seat in members else 0) for seat in range(seats)]
            if members:
                group.add(points, parts(points), members)
        found = group.ahead()
        held += found.low < 5 < found.high
        assert found.error < 2
        assert group.points.estimate().error > 3  # the bare mean knows much less
    assert held >= 34  # 95 of 100 are 38
    assert group.won().low > 1 / seats


def test_games_set_up_alike() -> None:
    level = Level()
    level.add([10, 20], parts([10, 20]), 30)
    level.add([12, 12], parts([12, 12]), 34)
    assert level.games == 2
    assert level.points.estimate().value == 13.5
    assert level.turns.estimate().value == 16.0
    assert level.first_won() == wilson(0.5, 2)


# -------------------------------------------------------------------- slopes


def test_a_slope_is_that_inside_games() -> None:
    """One more brings three points. In rich games everybody has more of everything: that is no effect."""
    chance = random.Random(4)
    slope = Slope()
    for _ in range(400):
        rich = chance.randrange(20)
        amounts = [rich + chance.randrange(6) for _ in range(3)]
        points = [round(10 * rich + 3 * amount + chance.gauss(0, 5)) for amount in amounts]
        slope.add(amounts, points, parts(points))
    found = slope.estimate()
    assert found.low < 3 < found.high
    assert found.error < 0.4
    assert slope.winner_mean() > slope.other_mean() + 1


def test_a_slope_of_an_exact_line_has_no_error() -> None:
    slope = Slope()
    for amounts in ([1, 4], [2, 2], [0, 7], [5, 3]):
        slope.add(amounts, [10 + 2 * amount for amount in amounts], [PARTS, 0])
    assert slope.games == 3  # nobody had more in one of them
    assert slope.estimate() == (2.0, 0.0)
    assert slope.winner_mean() == (1 + 2 + 0 + 5) / 4
    assert slope.other_mean() == (4 + 2 + 7 + 3) / 4


def test_the_error_of_a_slope_holds_the_truth() -> None:
    chance = random.Random(9)
    held = 0
    for _ in range(300):
        slope = Slope()
        for _ in range(80):
            amounts = [chance.randrange(5) for _ in range(4)]
            # the spread grows with the amount: least squares alone would be too sure of itself
            points = [round(2 * amount + chance.gauss(0, 1 + 3 * amount)) for amount in amounts]
            slope.add(amounts, points, [0] * 4)
        found = slope.estimate()
        held += found.low < 2 < found.high
    assert 272 <= held <= 298


def test_two_games_that_differ_are_needed_for_a_slope() -> None:
    slope = Slope()
    slope.add([1, 2], [5, 9], [0, PARTS])
    assert slope.estimate() == (0.0, math.inf)
    slope.add([3, 3], [5, 9], [0, PARTS])
    assert slope.estimate() == (0.0, math.inf)


# -------------------------------------------------------------------- comparisons


def test_the_probability_of_a_deviation() -> None:
    assert probability(0) == 1
    assert probability(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert probability(-2.575829) == pytest.approx(0.01, abs=1e-6)


def test_holms_correction() -> None:
    """0.01 * 4 and 0.013 * 3 pass, 0.03 * 2 does not, and what comes behind it does not either."""
    assert holm([0.03, 0.01, 0.04, 0.013]) == [False, True, False, True]
    assert holm([0.001, 0.2, 0.049]) == [True, False, False]
    assert holm([0.05]) == [True]
    assert holm([]) == []


def test_tables_of_nothing_seldom_show_something() -> None:
    """Forty comparisons at a time: uncorrected, seven of eight tables would have one; corrected, one in
    twenty has."""
    chance = random.Random(2)
    wrong = uncorrected = 0
    for _ in range(1000):
        chances = [probability(chance.gauss(0, 1)) for _ in range(40)]
        wrong += any(holm(chances))
        uncorrected += min(chances) < 0.05
    assert 25 <= wrong <= 75
    assert uncorrected > 800


def test_the_difference_of_two_shares() -> None:
    """Newcombe (1998), example 56/70 against 48/80: 0.2, from 0.0524 to 0.3339."""
    found = share_difference(wilson(56, 70), 70, wilson(48, 80), 80)
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(0.0524, abs=1e-3)
    assert found.high == pytest.approx(0.3339, abs=1e-3)
    assert found.chance == pytest.approx(0.0085, abs=2e-3)
    assert share_difference(wilson(5, 8), 8, wilson(3, 9), 9).chance is None
