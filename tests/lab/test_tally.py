"""Counting a match: win rates, error bars, means."""

from __future__ import annotations

import pytest

from trailboss.core.contract import Score
from trailboss.lab.arena.match import Match, Result, Table, bot_seed, game_seed
from trailboss.lab.arena.tally import Tally, wilson


def result(number: int, totals: list[int], winners: list[int]) -> Result:
    best = sorted(totals, reverse=True)
    scores = [Score(total, {"cash": total - 1, "bonus": 1}, best.index(total) + 1) for total in totals]
    return Result(number, scores, winners, [10] * len(totals), [0.5] * len(totals), "")


def match(*specs: str, rotate: bool = False) -> Match:
    return Match("winchester", specs, 1, {}, rotate, records=False)


def test_wilsons_interval() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    half = wilson(50, 100)
    assert half.rate == 0.5
    assert half.low == pytest.approx(0.4038, abs=1e-4)  # Wilson (1927), as in every table
    assert half.high == pytest.approx(0.5962, abs=1e-4)
    none, all_of_them = wilson(0, 20), wilson(20, 20)
    assert none.low == 0.0
    assert none.high == pytest.approx(0.1611, abs=1e-4)
    assert all_of_them.low == pytest.approx(1 - none.high)
    assert all_of_them.high == 1.0


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally(match("heir", "random", "heir"))
    tally.add(result(0, [30, 30, 20], [0, 1]))
    tally.add(result(1, [30, 20, 30], [0, 2]))
    assert tally.by_bot["heir"].won().rate == 0.75
    assert tally.by_bot["random"].won().rate == 0.25
    assert [line.won().rate for line in tally.by_seat] == [0.5, 0.25, 0.25]
    assert sum(line.wins for line in tally.by_bot.values()) == 2


def test_means_are_by_seat() -> None:
    tally = Tally(match("heir", "random", "heir"))
    tally.add(result(0, [40, 10, 20], [0]))
    tally.add(result(1, [20, 10, 20], [0]))
    heir = tally.by_bot["heir"]
    assert heir.points() == 25
    assert heir.part("cash") == 24
    assert heir.part("bonus") == 1
    assert heir.place() == (1 + 2 + 1 + 1) / 4
    assert heir.decision_ms() == 50
    # the samples are 60 and 40 for two seats: deviation 14.14, error of the mean 10, for one seat half of it
    assert heir.points_error() == pytest.approx(1.96 * 10 / 2)
    assert tally.by_bot["random"].points_error() == 0
    assert tally.parts() == ["cash", "bonus"]


def test_rotation_moves_the_bots_on() -> None:
    turning = match("heir", "random", "wild", rotate=True)
    holders = [[turning.specs[turning.player(number, seat)] for seat in range(3)] for number in range(3)]
    assert holders == [["heir", "random", "wild"], ["wild", "heir", "random"], ["random", "wild", "heir"]]
    tally = Tally(turning)
    for number in range(3):
        tally.add(result(number, [30, 20, 10], [0]))
    assert [line.won().rate for line in tally.by_seat] == [1, 0, 0]
    assert {spec: line.won().rate for spec, line in tally.by_bot.items()} == {
        "heir": pytest.approx(1 / 3),
        "wild": pytest.approx(1 / 3),
        "random": pytest.approx(1 / 3),
    }


def test_the_order_of_games_does_not_matter() -> None:
    results = [result(number, [number * 7 % 31, 10, number % 5], [number % 3]) for number in range(40)]
    forward, backward = Tally(match("heir", "heir", "random")), Tally(match("heir", "heir", "random"))
    for each in results:
        forward.add(each)
    for each in reversed(results):
        backward.add(each)
    assert [line.described() for line in forward.by_seat] == [line.described() for line in backward.by_seat]


def test_games_of_a_match_have_seeds_of_their_own() -> None:
    seeds = {
        game_seed(match("heir")._replace(seed=seed), number) for seed in range(20) for number in range(50)
    }
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_a_table_plays_the_same_game_again() -> None:
    def played() -> Result:
        table = Table(match("heir", "random", "random")._replace(records=True), 3)
        while table.step():
            assert sum(table.decisions) == len(table.state.history)
        return table.result()

    first, second = played(), played()
    assert first.record == second.record
    assert first._replace(seconds=[], longest=()) == second._replace(seconds=[], longest=())


def test_a_bots_seed_reveals_nothing_about_the_deal() -> None:
    """It is no seed with which the game could be dealt again, and differs from seat to seat."""
    deal = game_seed(match("heir", "random", "random"), 3)
    given = [bot.seed for bot in Table(match("heir", "random", "random"), 3).bots]
    assert len({deal, *given}) == 4
    assert given == [bot_seed(deal, seat) for seat in range(3)]
    assert all(seed < 2**32 for seed in given), "too short to be turned back"
