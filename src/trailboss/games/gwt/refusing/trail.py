"""Refusals on the trail: moving the herder, taking tiles, building, copying."""

from trailboss.core.errors import Reason
from trailboss.games.gwt.actions.build import builders_needed
from trailboss.games.gwt.actions.herder import FAR, distance
from trailboss.games.gwt.actions.tiles import hazard_space
from trailboss.games.gwt.components.player_board import BUILDER
from trailboss.games.gwt.components.tiles import EMPTY, owner_of
from trailboss.games.gwt.components.trail import BUILDING, GOAL_SPACE, TRIBES
from trailboss.games.gwt.copying import copying_chain, is_building, neighbours_to_copy
from trailboss.games.gwt.edition import private_key
from trailboss.games.gwt.moves import BUILD_NUMBER, COPY_AT, GO_VIA, PUT_AT, RIDE_TO, TAKE_TRIBE
from trailboss.games.gwt.naming import money_word, space_word, workers_word
from trailboss.games.gwt.refusing.because import because
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import FREE_RIDE


def no_ride(table: Table, seat: int, move: int, limit: int, ruling: str) -> Reason:
    """Why the herder cannot go to a space; the ruling is that of the kind of movement."""
    space = move - RIDE_TO
    if table.agenda.kind() == FREE_RIDE and space == GOAL_SPACE:
        return because("free_ride_city", "GWT-93")
    if space != GOAL_SPACE and table.tile[space] == EMPTY:
        return because("empty_space", "GWT-7", space=space_word(table, space))
    steps = distance(table, table.herder[seat], space)
    if steps in (0, FAR):
        return because("not_ahead", "GWT-8", space=space_word(table, space))
    return because("too_far", ruling, steps=steps, limit=limit)


def no_way(table: Table, move: int) -> Reason:
    return because("no_way", "GWT-11", space=space_word(table, move - GO_VIA))


def no_hazard(table: Table, seat: int, move: int, price: int) -> Reason:
    if table.tile[hazard_space(table, move)] == EMPTY:
        return because("no_tile", "GWT-87a", space=space_word(table, hazard_space(table, move)))
    return because("costs", "GWT-87", price=money_word(price), money=money_word(table.money[seat]))


def no_trade(table: Table, seat: int, move: int) -> Reason:
    space = table.trail.sections[TRIBES][move - TAKE_TRIBE]
    if table.tile[space] == EMPTY:
        return because("no_tile", "GWT-86", space=space_word(table, space))
    price = money_word(-table.trail.reward[space])
    return because("costs", "GWT-86", price=price, money=money_word(table.money[seat]))


def no_building(table: Table, seat: int, move: int, rate: int) -> Reason:
    """Why a building cannot be built at all now."""
    number = move - BUILD_NUMBER + 1
    if number > table.edition.buildings:
        return because("no_such_building", "GWT-79", count=table.edition.buildings)
    if not table.stock[seat] >> number & 1:
        return because("not_in_stock", "GWT-79", number=number)
    need = table.edition.workers[private_key(number, table.sides[number])]
    builders = table.builders(seat)
    if need > builders:
        return _too_few_builders(table, need, builders)
    price = money_word(need * rate)
    return because("costs", "GWT-79", price=price, money=money_word(table.money[seat]))


def no_site(table: Table, seat: int, move: int, number: int, rate: int) -> Reason:
    """Why a building cannot go to a space."""
    space = move - PUT_AT
    if table.trail.kind[space] != BUILDING:
        return because("no_building_space", "GWT-79", space=space_word(table, space))
    there = table.tile[space]
    if there != EMPTY and owner_of(there) != seat:
        return because("foreign_building", "GWT-80")
    need = builders_needed(table, seat, number, space)
    if need < 0:
        return because("not_higher", "GWT-87b")
    if need > table.builders(seat):
        return _too_few_builders(table, need, table.builders(seat))
    return because("costs", "GWT-79", price=money_word(need * rate), money=money_word(table.money[seat]))


def _too_few_builders(table: Table, need: int, builders: int) -> Reason:
    return because("builders", "GWT-79", need=need, builders=builders, workers=workers_word(table, BUILDER))


def no_copy(table: Table, move: int) -> Reason:
    space = move - COPY_AT
    if not is_building(table, space):
        return because("copy_no_building", "GWT-106", space=space_word(table, space))
    chain = copying_chain(table)
    if space in chain:
        return because("copy_loop", "GWT-109")
    if space in neighbours_to_copy(table, chain):
        return because("copy_in_vain", "GWT-32b", space=space_word(table, space))
    return because("copy_not_adjacent", "GWT-105", space=space_word(table, space))
