"""Upgrading train stations, and the station masters."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg, flag
from trailboss.games.gwt.components import railroad
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.player_board import PRINTED_WORKERS, WORKER_KINDS
from trailboss.games.gwt.components.station_masters import MASTER_NOW
from trailboss.games.gwt.messages.names import station_message
from trailboss.games.gwt.questions.immediate import IMMEDIATE
from trailboss.games.gwt.questions.money import certify, gain, no_money, pay
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.discs import add_discs, has_legal_disc, is_vacated, not_this_disc, use_disc
from trailboss.games.gwt.rules.effects import Question, Step, reason, register
from trailboss.games.gwt.rules.moves import STATIONS
from trailboss.games.gwt.state.table import NOBODY, Table

AFTER_ENGINE_STOP: Final = 14
UPGRADE: Final = 30
STATION_BEHIND: Final = 31
MASTER: Final = 32

_HAZARD: Final = action_number("hazard_0")
_TRIBE: Final = action_number("tribe")
MASTER_DOLLARS: Final = {"dollars_2": 2, "dollars_12": 12}
MASTER_GAINS: Final = (*MASTER_DOLLARS, "certificates_2")
"""Immediate actions that ask for nothing: simply done, unless the table plays otherwise (GWT-92)."""


def shown_station(state: State, station: int) -> object:
    return railroad.STATION_IDS[station]


def may_upgrade(table: Table, seat: int, station: int) -> bool:
    """Can the rancher upgrade a station now? (GWT-44)

    The station is paid first, then the disc (GWT-51a): its dollars cannot pay for the station.
    """
    left = table.money[seat] - railroad.STATION_COST[station]
    if left < 0 or table.has_station(seat, station) or is_vacated(table, seat, station):
        return False
    return has_legal_disc(table, seat, railroad.STATION_DARK[station] == 1, left, 0, station)


def spare_workers(table: Table, seat: int) -> list[int]:
    """The kinds of workers that can be given: the rightmost tile of a row, never the printed one (GWT-46)."""
    return [kind for kind in range(WORKER_KINDS) if table.workers[3 * seat + kind] > PRINTED_WORKERS]


def stations_behind(table: Table, seat: int) -> list[int]:
    """Stations strictly behind the engine that can be upgraded (GWT-51)."""
    here = railroad.RANK[table.engine[seat]]
    return [
        station
        for station in range(STATIONS)
        if railroad.RANK[railroad.STATION_POSITION[station]] < here and may_upgrade(table, seat, station)
    ]


# -------------------------------------------------------------------- effects and questions


class AfterEngineStop(Step):
    """The engine stopped on a turnout or the last space: its station may be upgraded now (GWT-44)."""

    kind = AFTER_ENGINE_STOP
    name = "after_engine_stop"

    def fits(self, table: Table, seat: int, _a: int, _b: int) -> bool:
        return railroad.TURNOUT_STATION[table.engine[seat]] >= 0

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        station = railroad.TURNOUT_STATION[table.engine[seat]]
        if may_upgrade(table, seat, station):
            table.frames.push(UPGRADE, station)


class Upgrade(Question):
    """A disc for the station, or none: nobody is forced (GWT-60a), except by having chosen the station."""

    kind = UPGRADE
    name = "upgrade"
    ruling = "GWT-44"
    see = ["GWT-44", "GWT-51a"]
    concerns = ["railroad", "board"]
    args = [Arg("station", shown_station, high=STATIONS - 1), Arg("must", flag, high=1)]
    costs_money = True
    verbs = ["disc"]

    def legal(self, table: Table, seat: int, station: int, must: int, found: MoveList) -> None:
        left = table.money[seat] - railroad.STATION_COST[station]
        if left >= 0 and not table.has_station(seat, station) and not is_vacated(table, seat, station):
            add_discs(table, seat, railroad.STATION_DARK[station] == 1, left, 0, station, found)
        if must == 0:
            found.add(moves.SKIP)

    def apply(self, table: Table, seat: int, move: int, station: int, must: int) -> None:
        """Pay the station, take and place a disc, then the station master (GWT-51a). Again is as the first
        time (GWT-60e)."""
        table.frames.drop()
        if move == moves.SKIP:
            return
        pay(table, seat, railroad.STATION_COST[station])
        use_disc(table, seat, move)
        table.own_stations()[seat] |= 1 << station
        table.emit(events.UPGRADED, EVERYBODY, seat, station, railroad.STATION_COST[station])
        if (
            station < railroad.MASTER_SPACES
            and table.master_at[station] != NOBODY
            and spare_workers(table, seat)
        ):
            table.frames.push(MASTER, station)

    def explain(self, table: Table, seat: int, move: int, station: int, must: int) -> Reason | None:
        left = table.money[seat] - railroad.STATION_COST[station]
        return not_this_disc(table, seat, move, left, railroad.STATION_DARK[station] == 1, station)


class StationBehind(Question):
    """Choose a station behind the engine to upgrade."""

    kind = STATION_BEHIND
    name = "station_behind"
    ruling = "GWT-51"
    see = ["GWT-51"]
    concerns = ["railroad"]
    costs_money = True

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return len(stations_behind(table, seat)) > 0

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        return reason("no_station_behind", "GWT-51")

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        for station in stations_behind(table, seat):
            found.add(moves.CHOOSE_STATION + station)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        table.frames.drop()
        table.frames.push(UPGRADE, move - moves.CHOOSE_STATION, 1)

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if not moves.CHOOSE_STATION <= move < moves.CHOOSE_TILE:
            return None
        station = move - moves.CHOOSE_STATION
        name = station_message(station)
        if railroad.STATION_POSITION[station] == table.engine[seat]:
            return reason("station_beside", "GWT-51", station=name)
        if railroad.RANK[railroad.STATION_POSITION[station]] > railroad.RANK[table.engine[seat]]:
            return reason("station_not_behind", "GWT-51", station=name)
        if table.has_station(seat, station):
            return reason("station_upgraded", "GWT-44", station=name)
        if is_vacated(table, seat, station):
            return reason("station_vacated", "GWT-56", station=name)
        if table.money[seat] < railroad.STATION_COST[station]:
            return no_money(table, seat, railroad.STATION_COST[station], "GWT-44")
        return reason("no_disc_left", "GWT-57")


class Master(Question):
    """Give a worker for the station master, or leave it for good (GWT-46)."""

    kind = MASTER
    name = "master"
    ruling = "GWT-46"
    see = ["GWT-46", "GWT-47"]
    concerns = ["jobs", "railroad"]
    args = [Arg("station", shown_station, high=railroad.MASTER_SPACES - 1)]

    def legal(self, table: Table, seat: int, station: int, _: int, found: MoveList) -> None:
        for kind in spare_workers(table, seat):
            found.add(moves.GIVE + kind)
        found.add(moves.SKIP)

    def apply(self, table: Table, seat: int, move: int, station: int, _: int) -> None:
        """The worker stays at the station; the freed space triggers again once it is filled (GWT-47)."""
        table.frames.drop()
        if move == moves.SKIP:
            return
        kind = move - moves.GIVE
        master = table.master_at[station]
        table.workers[3 * seat + kind] -= 1
        table.own_stationed()[kind] += 1
        table.own_master_at()[station] = NOBODY
        table.own_masters()[seat] |= 1 << master
        table.emit(events.TOOK_MASTER, EVERYBODY, seat, master, kind)
        now = MASTER_NOW[master]
        if now in MASTER_GAINS and table.house.immediate_gains_optional:
            table.frames.push(IMMEDIATE, action_number(now), NOBODY)  # GWT-92
        elif now in MASTER_DOLLARS:
            gain(table, seat, MASTER_DOLLARS[now])
        elif now == "certificates_2":
            certify(table, seat, 2)
        elif now == "hazard_or_tribe":
            table.frames.push(IMMEDIATE, _HAZARD, _TRIBE)

    def explain(self, table: Table, seat: int, move: int, station: int, _: int) -> Reason | None:
        if not moves.GIVE <= move < moves.CHOOSE_STATION:
            return None
        return reason("printed_worker", "GWT-46")


register(AfterEngineStop(), Upgrade(), StationBehind(), Master())
