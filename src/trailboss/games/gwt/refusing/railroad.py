"""Refusals on the railroad: engines, stations, discs, deliveries."""

from trailboss.core.errors import Reason
from trailboss.games.gwt.actions.disc import WHITE_DISCS
from trailboss.games.gwt.actions.engine import occupied
from trailboss.games.gwt.actions.station import spare_workers, upgrade_discs
from trailboss.games.gwt.components.player_board import DISC_COST, DISC_DARK
from trailboss.games.gwt.components.railroad import (
    RANK,
    STATION_COST,
    STATION_POSITION,
)
from trailboss.games.gwt.moves import CHOOSE_STATION, DELIVER_TO, ENGINE_TO, GIVE, USE_DISC, USE_STATION
from trailboss.games.gwt.naming import disc_word, money_word, position_word, station_word, track_word
from trailboss.games.gwt.refusing.because import because
from trailboss.games.gwt.table import Table


def no_forward(table: Table, seat: int, move: int, limit: int) -> Reason:
    """Why the engine cannot stop on a position ahead."""
    position = move - ENGINE_TO
    name = position_word(position)
    if position == table.engine[seat]:
        return because("engine_here", "GWT-42", position=name)
    if RANK[position] < RANK[table.engine[seat]]:
        return because("engine_forward", "GWT-42")
    if occupied(table, seat, position):
        return because("engine_occupied", "GWT-39", position=name)
    return because("engine_too_far", "GWT-42", position=name, limit=track_word(limit))


def no_back(table: Table, seat: int, move: int, limit: int, ruling: str) -> Reason:
    """Why the engine cannot stop on a position behind; the ruling is that of the kind of movement."""
    position = move - ENGINE_TO
    name = position_word(position)
    if position == table.engine[seat]:
        return because("engine_here", ruling, position=name)
    if RANK[position] > RANK[table.engine[seat]]:
        return because("engine_back", ruling)
    if occupied(table, seat, position):
        return because("engine_occupied", "GWT-39", position=name)
    return because("engine_exact", ruling, limit=track_word(limit))


def no_disc(table: Table, seat: int, move: int, money: int, dark: bool, station: int) -> Reason:
    """Why a disc of the player board cannot be used for a target with these corners."""
    if move >= USE_STATION:
        chosen = move - USE_STATION
        if not table.has_station(seat, chosen) or chosen == station:
            return because("no_disc_there", "GWT-55", station=station_word(chosen))
        return because("disc_last_resort", "GWT-60a")
    disc = move - USE_DISC
    if not table.covered(seat, disc):
        return because("disc_used", "GWT-52", disc=disc_word(disc))
    if DISC_DARK[disc] and not dark and table.discs[seat] & WHITE_DISCS:  # GWT-53
        return because("disc_dark", "GWT-52")
    if DISC_COST[disc] > money:
        return because("costs", "GWT-54", price=money_word(DISC_COST[disc]), money=money_word(money))
    return because("disc_transport", "GWT-59")


def no_station(table: Table, seat: int, move: int) -> Reason:
    station = move - CHOOSE_STATION
    name = station_word(station)
    if STATION_POSITION[station] == table.engine[seat]:
        return because("station_beside", "GWT-51", station=name)
    if RANK[STATION_POSITION[station]] > RANK[table.engine[seat]]:
        return because("station_not_behind", "GWT-51", station=name)
    if table.has_station(seat, station):
        return because("station_upgraded", "GWT-44", station=name)
    if table.vacated[seat] >> station & 1:
        return because("station_vacated", "GWT-56", station=name)
    price = STATION_COST[station]
    if table.money[seat] < price:
        return because("costs", "GWT-44", price=money_word(price), money=money_word(table.money[seat]))
    assert not upgrade_discs(table, seat, station)
    return because("no_disc_left", "GWT-57")


def no_gift(table: Table, seat: int, move: int) -> Reason:
    assert move - GIVE not in spare_workers(table, seat)
    return because("printed_worker", "GWT-46")


def no_delivery(table: Table, seat: int, move: int, total: int) -> Reason:
    city = move - DELIVER_TO
    cities = table.edition.cities
    if cities.value[city] > total:
        return because("city_value", "GWT-70", value=cities.value[city], total=total)
    if table.delivered(seat, city) and not cities.repeatable[city]:
        return because("city_again", "GWT-70")
    return because("city_disc", "GWT-60f")
