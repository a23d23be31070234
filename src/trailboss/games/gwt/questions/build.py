"""Placing and replacing private buildings."""

from typing import Final

from trailboss.core.bits import BITS
from trailboss.core.errors import Reason
from trailboss.core.fields import Field, by_seat
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components.buildings import MAX_BUILDINGS
from trailboss.games.gwt.components.player_board import BUILDER
from trailboss.games.gwt.components.tiles import EMPTY, PER_SEAT, PRIVATE, is_private, number_of, owner_of
from trailboss.games.gwt.components.trail import BUILDING
from trailboss.games.gwt.messages.names import space_message, workers_message
from trailboss.games.gwt.questions.money import no_money, pay
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.edition import private_key
from trailboss.games.gwt.rules.effects import Question, reason, register
from trailboss.games.gwt.state.table import Table

BUILD: Final = 23
BUILD_AT: Final = 24

REPLACED_BUILDINGS: Final[Field] = by_seat(
    "replaced_buildings",
    "Private buildings out of the game, as bits by number.",
    "0",
    "(1 << (edition.buildings + 1)) - 2",
    saved_as="scrapped",
)


def builders_needed(table: Table, seat: int, number: int, space: int) -> int:
    """Builders needed to put a building on a space, -1 if it cannot go there.

    On an empty space as many as printed (GWT-79); in place of your own tile that needs fewer, the difference
    (GWT-80, GWT-87b). What needs more than six builders can only replace (GWT-81).
    """
    workers = table.edition.workers
    need = workers[private_key(number, table.sides[number])]
    there = table.tile[space]
    if there == EMPTY:
        return need
    if is_private(there) and owner_of(there) == seat:
        old = workers[table.key(there)]
        if need > old:
            return need - old
    return -1


def affordable_builders(table: Table, seat: int, rate: int) -> int:
    """How many builders a rancher has and can pay."""
    builders = table.builders(seat)
    if rate > 0:
        money = table.money[seat]
        while builders * rate > money:
            builders -= 1
    return builders


def _replaceable(table: Table, seat: int) -> list[int]:
    """Builders that the rancher's buildings on the trail needed, and -1 behind them if a space is empty."""
    found: list[int] = []
    room = False
    tile, workers = table.tile, table.edition.workers
    for space in table.trail.buildings:
        there = tile[space]
        if there == EMPTY:
            room = True
        elif is_private(there) and owner_of(there) == seat:
            found.append(workers[table.key(there)])
    if room:
        found.append(-1)
    return found


def _fits(need: int, builders: int, replaceable: list[int]) -> bool:
    """Can a building that needs this many builders go anywhere?"""
    for old in replaceable:
        if old < 0:
            if need <= builders:
                return True
        elif old < need <= builders + old:
            return True
    return False


class Build(Question):
    """Choose a building in stock that can go anywhere."""

    kind = BUILD
    name = "build"
    ruling = "GWT-79"
    see = ["GWT-79"]
    concerns = ["stock_more"]
    args = [Arg("dollars_per_builder")]
    costs_money = True

    def possible(self, table: Table, seat: int, rate: int) -> bool:
        stock = table.stock[seat]
        if stock == 0:
            return False
        builders = affordable_builders(table, seat, rate)
        replaceable = _replaceable(table, seat)
        workers, sides = table.edition.workers, table.sides
        for number in range(1, table.edition.buildings + 1):
            if stock >> number & 1 and _fits(
                workers[private_key(number, sides[number])], builders, replaceable
            ):
                return True
        return False

    def impossible(self, table: Table, seat: int, rate: int) -> Reason:
        return reason("nothing_to_build", "GWT-79")

    def legal(self, table: Table, seat: int, rate: int, _: int, found: MoveList) -> None:
        stock = table.stock[seat]
        builders = affordable_builders(table, seat, rate)
        replaceable = _replaceable(table, seat)
        workers, sides = table.edition.workers, table.sides
        for number in range(1, table.edition.buildings + 1):
            if stock >> number & 1 and _fits(
                workers[private_key(number, sides[number])], builders, replaceable
            ):
                found.add(moves.BUILD_NUMBER + number - 1)

    def apply(self, table: Table, seat: int, move: int, rate: int, _: int) -> None:
        table.frames.drop()
        table.frames.push(BUILD_AT, rate, move - moves.BUILD_NUMBER + 1)

    def explain(self, table: Table, seat: int, move: int, rate: int, _: int) -> Reason | None:
        if not moves.BUILD_NUMBER <= move < moves.BUY_CARDS:
            return None
        number = move - moves.BUILD_NUMBER + 1
        if number > table.edition.buildings:
            return reason("no_such_building", "GWT-79", count=table.edition.buildings)
        if not table.stock[seat] >> number & 1:
            return reason("not_in_stock", "GWT-79", number=number)
        need = table.edition.workers[private_key(number, table.sides[number])]
        if need > table.builders(seat):
            return _too_few_builders(table, need, table.builders(seat))
        return no_money(table, seat, need * rate, "GWT-79")


class BuildAt(Question):
    """Choose the space of a building."""

    kind = BUILD_AT
    name = "build_at"
    ruling = "GWT-79"
    see = ["GWT-79", "GWT-80", "GWT-87b"]
    concerns = ["trail", "stock_more"]
    args = [Arg("dollars_per_builder"), Arg("building", low=1, high=MAX_BUILDINGS)]
    automatic = True
    costs_money = True
    verbs = ["at"]

    def fits(self, table: Table, seat: int, rate: int, number: int) -> bool:
        return number <= table.edition.buildings and table.stock[seat] >> number & 1 == 1

    def legal(self, table: Table, seat: int, rate: int, number: int, found: MoveList) -> None:
        builders = affordable_builders(table, seat, rate)
        workers, tile = table.edition.workers, table.tile
        need = workers[private_key(number, table.sides[number])]
        for space in table.trail.buildings:
            there = tile[space]
            if there == EMPTY:
                if need <= builders:
                    found.add(moves.PUT_AT + space)
            elif is_private(there) and owner_of(there) == seat:
                old = workers[table.key(there)]
                if old < need <= builders + old:
                    found.add(moves.PUT_AT + space)

    def apply(self, table: Table, seat: int, move: int, rate: int, number: int) -> None:
        table.frames.drop()
        space = move - moves.PUT_AT
        pay(table, seat, rate * builders_needed(table, seat, number, space))
        put_building(table, seat, number, space)

    def explain(self, table: Table, seat: int, move: int, rate: int, number: int) -> Reason | None:
        if not moves.PUT_AT <= move < moves.COPY_AT:
            return None
        space = move - moves.PUT_AT
        if table.trail.kind[space] != BUILDING:
            return reason("no_building_space", "GWT-79", space=space_message(table, space))
        there = table.tile[space]
        if there != EMPTY and owner_of(there) != seat:
            return reason("foreign_building", "GWT-80")
        need = builders_needed(table, seat, number, space)
        if need < 0:
            return reason("not_higher", "GWT-87b")
        if need > table.builders(seat):
            return _too_few_builders(table, need, table.builders(seat))
        return no_money(table, seat, need * rate, "GWT-79")


def put_building(table: Table, seat: int, number: int, space: int) -> None:
    """Place a building of the stock. One that it replaces leaves the game (GWT-80); nobody pays or gains by
    that (GWT-16, GWT-18e)."""
    old = table.tile[space]
    if old != EMPTY:
        replaced = replaced_by(table, seat) | BITS[number_of(old)]
        table.own_replaced_buildings()[seat] = replaced
        table.emit(events.REPLACED, EVERYBODY, seat, number_of(old), space)
    table.put_tile(space, PRIVATE + PER_SEAT * seat + number)
    table.own_stock()[seat] &= ~(1 << number)
    table.emit(events.BUILT, EVERYBODY, seat, number, space)


def replaced_by(table: Table, seat: int) -> int:
    """The buildings that a rancher has replaced, as bits by number."""
    return table.replaced_buildings[seat]


def _too_few_builders(table: Table, need: int, builders: int) -> Reason:
    return reason("builders", "GWT-79", need=need, builders=builders, workers=workers_message(table, BUILDER))


register(Build(), BuildAt())
