"""Who meets whom in an arena: line-ups of bots, each on its own deals, rotated around the table.

A line-up is a set of bots at one table. It plays each of its deals once for every rotation of the seats, so
that every bot gets every seat of the deal. Then the next line-up gets a deal; when each had one, a new round
begins. So all line-ups play equally often, and the games of an arena are the first games of a longer one.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, islice, permutations
from typing import NamedTuple

from trailboss.core.contract import Value, registered
from trailboss.core.errors import TrailbossError
from trailboss.lab.arena.match import Match

LineUp = tuple[str, ...]
MAX_LINE_UPS = 5000
MAX_ORDERED_SEATS = 6
"""Larger tables are only rotated: there would be too many orders."""


class Plan(NamedTuple):
    """An arena without its length. Plain data, so that it can be stored and sent to other processes."""

    game: str
    line_ups: tuple[LineUp, ...]
    all_orders: bool
    """Do neighbours change from deal to deal? Otherwise line-ups keep the order in which they were given."""
    seed: int
    options: dict[str, Value]
    sources: tuple[str, ...] = ()
    """Where bots from outside come from, see `bots.load`."""
    cpu: bool = True
    """Do time budgets count a bot's CPU time instead of wall time?"""

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    def bots(self) -> list[str]:
        """All bots, in the order in which they were named."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    def pinned(self) -> dict[str, object]:
        """What identifies an arena: two runs of it agree in all of this."""
        return {
            "game": self.game,
            "rules": registered(self.game).rules_version,
            "seats": self.seats,
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "all_orders": self.all_orders,
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
            "sources": list(self.sources),
            "cpu": self.cpu,
        }


class Fixture(NamedTuple):
    """One game of an arena."""

    number: int
    deal: int
    seats: LineUp
    """Who holds which seat."""


def of_pool(pool: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """The line-ups of a pool of bots.

    With more bots than seats, every combination. With fewer, every way to fill the table with all of them:
    two bots at four seats meet one against three, two against two and three against one.
    """
    for bot in pool:
        if list(pool).count(bot) > 1:
            raise TrailbossError("lab.arena.twice", bot=bot)
    if len(pool) >= seats:
        found = list(islice(combinations(pool, seats), MAX_LINE_UPS + 1))
    else:
        found = [
            tuple(sorted((*pool, *more), key=list(pool).index))
            for more in combinations_with_replacement(pool, seats - len(pool))
        ]
    if len(found) > MAX_LINE_UPS:
        raise TrailbossError(
            "lab.arena.many", bots=len(pool), count=f">{MAX_LINE_UPS}", seats=seats, most=MAX_LINE_UPS
        )
    return tuple(found)


def check_even(line_ups: Sequence[LineUp]) -> None:
    """Refuse line-ups of different size."""
    for line_up in line_ups[1:]:
        if len(line_up) != len(line_ups[0]):
            one, other = (",".join(each) for each in (line_ups[0], line_up))
            raise TrailbossError(
                "lab.arena.uneven", one=one, first=len(line_ups[0]), other=other, second=len(line_up)
            )


def rotations(order: LineUp) -> list[LineUp]:
    """All rotations of an order, each once."""
    return list(dict.fromkeys(order[-turn:] + order[:-turn] for turn in range(len(order))))


def round_tables(line_up: LineUp) -> list[LineUp]:
    """Every order of a line-up around a table, wherever it begins; the given one is the first."""
    found: dict[frozenset[LineUp], LineUp] = {}
    for order in permutations(line_up):
        if order[0] == line_up[0]:
            found.setdefault(frozenset(rotations(order)), order)
    return list(found.values())


def fixtures(plan: Plan) -> Iterator[Fixture]:
    """The games of an arena, an endless sequence."""
    every = plan.all_orders and plan.seats <= MAX_ORDERED_SEATS
    orders = [round_tables(line_up) if every else [line_up] for line_up in plan.line_ups]
    number = deal = 0
    lap = 0
    while True:
        for tables in orders:
            for seats in rotations(tables[lap % len(tables)]):
                yield Fixture(number, deal, seats)
                number += 1
            deal += 1
        lap += 1


def match_of(plan: Plan, fixture: Fixture) -> Match:
    """One game as a match: `play(match_of(plan, fixture), fixture.deal, flag)`."""
    return Match(
        plan.game,
        fixture.seats,
        plan.seed,
        plan.options,
        rotate=False,
        records=False,
        sources=plan.sources,
        cpu=plan.cpu,
    )


def balanced(plan: Plan, games: int) -> int:
    """The smallest number of games, at least this many, after which all line-ups have played equally many
    deals in all rotations."""
    last = -1
    for fixture in fixtures(plan):
        begins_round = fixture.deal != last and fixture.deal % len(plan.line_ups) == 0
        if begins_round and fixture.number >= games:
            return fixture.number
        last = fixture.deal
    raise AssertionError("fixtures never end")
