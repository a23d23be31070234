"""Who meets whom: everybody has every seat of every deal, and all line-ups play equally often."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from trailboss.core.errors import TrailbossError
from trailboss.lab.arena.match import Table
from trailboss.lab.arena.plan import (
    Fixture,
    LineUp,
    Plan,
    balanced,
    check_even,
    fixtures,
    match_of,
    of_pool,
    rotations,
    round_tables,
)


def plan(*line_ups: LineUp, all_orders: bool = True) -> Plan:
    return Plan("winchester", line_ups, all_orders, 7, {})


def games(of: Plan, count: int) -> list[Fixture]:
    return list(islice(fixtures(of), count))


def test_two_swap_seats_on_each_deal() -> None:
    found = games(plan(("a", "b")), 6)
    assert [fixture.seats for fixture in found] == [("a", "b"), ("b", "a")] * 3
    assert [fixture.deal for fixture in found] == [0, 0, 1, 1, 2, 2]
    assert [fixture.number for fixture in found] == list(range(6))


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert of_pool(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    found = games(plan(*of_pool(["a", "b", "c"], 2)), 60)
    assert set(Counter(frozenset(fixture.seats) for fixture in found).values()) == {20}
    for seat in range(2):
        assert Counter(fixture.seats[seat] for fixture in found) == {"a": 20, "b": 20, "c": 20}


def test_fewer_bots_than_seats_fill_the_table_in_every_way() -> None:
    assert of_pool(["a", "b"], 4) == (("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b"))
    assert of_pool(["b", "a"], 3) == (("b", "b", "a"), ("b", "a", "a"))
    assert of_pool(["a"], 2) == (("a", "a"),)
    assert set(of_pool(["a", "b", "c"], 4)) == {
        ("a", "a", "b", "c"),
        ("a", "b", "b", "c"),
        ("a", "b", "c", "c"),
    }


@pytest.mark.parametrize(("pool", "seats"), [("ab", 4), ("abc", 4), ("abcd", 4), ("abcde", 3), ("abcd", 2)])
def test_everybody_has_every_seat_of_a_deal_equally_often(pool: str, seats: int) -> None:
    chosen = plan(*of_pool(list(pool), seats))
    count = balanced(chosen, 100)
    by_deal: dict[int, list[LineUp]] = {}
    for fixture in games(chosen, count):
        by_deal.setdefault(fixture.deal, []).append(fixture.seats)
    for tables in by_deal.values():
        assert len({tuple(sorted(table)) for table in tables}) == 1  # one line-up
        assert len(set(tables)) == len(tables)  # no game twice
        for bot in set(tables[0]):
            assert len({sum(table[seat] == bot for table in tables) for seat in range(seats)}) == 1
    assert len(set(Counter(tuple(sorted(tables[0])) for tables in by_deal.values()).values())) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    assert [len(round_tables(("a", "b", "c", "d")[:seats])) for seats in (2, 3, 4)] == [1, 2, 6]
    assert round_tables(("a", "a", "b", "b")) == [("a", "a", "b", "b"), ("a", "b", "a", "b")]
    found = games(plan(("a", "b", "c", "d")), 24)
    assert len({fixture.seats for fixture in found}) == 24


def test_a_line_up_is_moved_round_as_it_is() -> None:
    assert rotations(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    found = games(plan(("a", "b", "c"), all_orders=False), 9)
    assert {fixture.seats for fixture in found} == {("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")}


def test_the_smallest_balanced_number_of_games() -> None:
    three = plan(*of_pool(["a", "b", "c"], 2))
    assert [balanced(three, count) for count in (0, 1, 6, 7, 60)] == [0, 6, 6, 12, 60]
    assert balanced(plan(("a", "a")), 5) == 5


def test_the_same_deal_for_everybody_on_it() -> None:
    chosen = plan(("random", "heir"))
    first, second, third = games(chosen, 3)
    deals = [match_of(chosen, fixture)._replace(specs=()) for fixture in (first, second, third)]
    assert deals[0] == deals[1] == deals[2]
    assert (first.deal, second.deal, third.deal) == (0, 0, 1)


def test_invalid_line_ups() -> None:
    with pytest.raises(TrailbossError, match="named twice"):
        of_pool(["a", "b", "a"], 2)
    with pytest.raises(TrailbossError, match="the limit is 5000"):
        of_pool([f"search:{number}" for number in range(30)], 5)
    with pytest.raises(TrailbossError, match="same number of seats") as caught:
        check_even([("a", "b"), ("a", "b", "b")])
    assert "a,b,b hat 3" in caught.value.render("de")


@pytest.mark.parametrize("cpu", [True, False])
def test_the_clock_of_an_arena_is_that_of_its_bots(cpu: bool) -> None:
    chosen = plan(("search:1s", "heir"))._replace(cpu=cpu)
    fixture = games(chosen, 1)[0]
    table = Table(match_of(chosen, fixture), fixture.deal)
    assert [bot.counts_cpu for bot in table.bots] == [cpu, cpu]
    assert plan(("search:1s", "heir")).cpu, "unless somebody asks for the clock on the wall"
