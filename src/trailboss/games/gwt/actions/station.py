"""Upgrading train stations, and the station masters."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.disc import legal_discs, use_disc
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.player_board import PRINTED_WORKERS, WORKER_KINDS
from trailboss.games.gwt.components.railroad import (
    MASTER_SPACES,
    RANK,
    STATION_COST,
    STATION_DARK,
    STATION_POSITION,
    TURNOUT_STATION,
)
from trailboss.games.gwt.components.station_masters import MASTER_NOW
from trailboss.games.gwt.happenings import TOOK_MASTER, UPGRADED
from trailboss.games.gwt.money import certify, gain, pay
from trailboss.games.gwt.moves import CHOOSE_STATION, GIVE, SKIP, STATIONS
from trailboss.games.gwt.table import NOBODY, Table
from trailboss.games.gwt.verbs import IMMEDIATE, MASTER, UPGRADE

_HAZARD = action_number("hazard_0")
_TRIBE = action_number("tribe")
MASTER_DOLLARS = {"dollars_2": 2, "dollars_12": 12}


def upgrade_discs(table: Table, seat: int, station: int) -> list[int]:
    """The discs with which the rancher can upgrade a station now, none if it cannot be upgraded (GWT-44).

    The station is paid first, then the disc (GWT-51a): its dollars cannot pay for the station.
    """
    cost = STATION_COST[station]
    if table.has_station(seat, station) or table.money[seat] < cost:
        return []
    return legal_discs(table, seat, STATION_DARK[station] == 1, table.money[seat] - cost, 0, station)


def offer_upgrade(table: Table) -> None:
    """The engine stopped on a turnout or the last space: its station may be upgraded now (GWT-44)."""
    seat = table.to_move
    station = TURNOUT_STATION[table.engine[seat]]
    if upgrade_discs(table, seat, station):
        table.agenda.push(UPGRADE, station)


def legal_upgrades(table: Table) -> list[int]:
    """A disc for the station, or none: nobody is forced (GWT-60a), except by having chosen the station."""
    moves = upgrade_discs(table, table.to_move, table.agenda.a())
    if table.agenda.b() == 0:
        moves.append(SKIP)
    return moves


def upgrade(table: Table, seat: int, station: int, move: int) -> None:
    """Pay the station, take and place a disc, then the station master (GWT-51a). Again is as the first time
    (GWT-60e)."""
    pay(table, seat, STATION_COST[station])
    use_disc(table, seat, move)
    table.stations = put(table.stations, seat, table.stations[seat] | 1 << station)
    table.note(UPGRADED, EVERYBODY, seat, station, STATION_COST[station])
    if station < MASTER_SPACES and table.master_at[station] != NOBODY and spare_workers(table, seat):
        table.agenda.push(MASTER, station)


def spare_workers(table: Table, seat: int) -> list[int]:
    """The kinds of workers that can be given: the rightmost tile of a row, never the printed one (GWT-46)."""
    return [kind for kind in range(WORKER_KINDS) if table.workers[3 * seat + kind] > PRINTED_WORKERS]


def legal_gifts(table: Table) -> list[int]:
    """Give a worker for the station master, or leave it for good (GWT-46)."""
    return [*(GIVE + kind for kind in spare_workers(table, table.to_move)), SKIP]


def take_master(table: Table, seat: int, station: int, kind: int) -> None:
    """The worker stays at the station; the space freed triggers again when it is filled again (GWT-47)."""
    master = table.master_at[station]
    table.workers[3 * seat + kind] -= 1
    table.stationed = put(table.stationed, kind, table.stationed[kind] + 1)
    table.master_at = put(table.master_at, station, NOBODY)
    table.masters = put(table.masters, seat, table.masters[seat] | 1 << master)
    table.note(TOOK_MASTER, EVERYBODY, seat, master, kind)
    now = MASTER_NOW[master]
    if now in MASTER_DOLLARS:
        gain(table, seat, MASTER_DOLLARS[now])
    elif now == "certificates_2":
        certify(table, seat, 2)
    elif now == "hazard_or_tribe":
        table.agenda.push(IMMEDIATE, _HAZARD, _TRIBE)


# -------------------------------------------------------------------- behind the engine


def stations_behind(table: Table, seat: int) -> list[int]:
    """Stations strictly behind the engine that can be upgraded (GWT-51)."""
    here = RANK[table.engine[seat]]
    return [
        station
        for station in range(STATIONS)
        if RANK[STATION_POSITION[station]] < here and upgrade_discs(table, seat, station)
    ]


def legal_stations_behind(table: Table) -> list[int]:
    return [CHOOSE_STATION + station for station in stations_behind(table, table.to_move)]
