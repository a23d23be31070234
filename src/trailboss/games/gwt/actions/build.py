"""Placing and replacing private buildings."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.tiles import EMPTY, PER_SEAT, PRIVATE, is_private, number_of, owner_of
from trailboss.games.gwt.edition import private_key
from trailboss.games.gwt.happenings import BUILT, REPLACED
from trailboss.games.gwt.money import pay
from trailboss.games.gwt.moves import BUILD_NUMBER, PUT_AT
from trailboss.games.gwt.table import Table


def builders_needed(table: Table, seat: int, number: int, space: int) -> int:
    """Builders needed to put a building on a space, -1 if it cannot go there.

    On an empty space as many as printed (GWT-79); in place of an own tile that needs fewer, the difference
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


def building_spaces(table: Table, seat: int, number: int, rate: int) -> list[int]:
    """Where a building can go, with the builders and the money there are."""
    builders = table.builders(seat)
    money = table.money[seat]
    spaces: list[int] = []
    for space in table.trail.buildings:
        need = builders_needed(table, seat, number, space)
        if 0 <= need <= builders and need * rate <= money:
            spaces.append(space)
    return spaces


def legal_buildings(table: Table, seat: int, rate: int) -> list[int]:
    """The buildings in stock that can go anywhere."""
    stock = table.stock[seat]
    moves: list[int] = []
    for number in range(1, table.edition.buildings + 1):
        if stock >> number & 1 and building_spaces(table, seat, number, rate):
            moves.append(BUILD_NUMBER + number - 1)
    return moves


def legal_sites(table: Table, seat: int, number: int, rate: int) -> list[int]:
    return [PUT_AT + space for space in building_spaces(table, seat, number, rate)]


def build(table: Table, seat: int, number: int, space: int, rate: int) -> None:
    """Pay and place. A tile that is replaced leaves the game (GWT-80); nobody pays or gains by it (GWT-16,
    GWT-18e)."""
    pay(table, seat, rate * builders_needed(table, seat, number, space))
    old = table.tile[space]
    if old != EMPTY:
        replaced = table.replaced_buildings[seat] | 1 << number_of(old)
        table.replaced_buildings = put(table.replaced_buildings, seat, replaced)
        table.note(REPLACED, EVERYBODY, seat, number_of(old), space)
    table.tile = put(table.tile, space, PRIVATE + PER_SEAT * seat + number)
    table.stock = put(table.stock, seat, table.stock[seat] & ~(1 << number))
    table.note(BUILT, EVERYBODY, seat, number, space)
