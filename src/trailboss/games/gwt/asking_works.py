"""Questions about workers, buildings, cattle, tiles and the railroad, and what their answers do."""

from trailboss.games.gwt.actions.build import build, legal_buildings, legal_sites
from trailboss.games.gwt.actions.buy_cattle import add_cattle, buy, purchase_of
from trailboss.games.gwt.actions.engine import (
    come_home,
    drive,
    legal_back,
    legal_forward,
    move_engine,
    spaces_moved_onto,
)
from trailboss.games.gwt.actions.hire import hire, legal_hires
from trailboss.games.gwt.actions.objective import gain_objective
from trailboss.games.gwt.actions.station import (
    take_master,
    upgrade,
)
from trailboss.games.gwt.actions.tiles import hazard_space, legal_hazards, legal_trades, take_hazard, trade
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.railroad import TURNOUT_STATION
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.moves import (
    ADD_CATTLE,
    BUILD_NUMBER,
    CHOOSE_STATION,
    ENGINE_TO,
    GIVE,
    HIRE_FROM,
    PUT_AT,
    SKIP,
    STOP,
    TAKE_TRIBE,
)
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    BUILD_AT,
    DELIVER,
    STOPPED,
    UPGRADE,
)

# -------------------------------------------------------------------- workers, buildings, cattle, tiles


def legal_hire(table: Table) -> list[int]:
    return legal_hires(table, table.to_move, table.agenda.a())


def answer_hire(table: Table, seat: int, move: int) -> None:
    modifier = table.agenda.a()
    table.agenda.drop()
    kind, row = divmod(move - HIRE_FROM, ROWS)
    hire(table, seat, kind, row, modifier)


def legal_build(table: Table) -> list[int]:
    return legal_buildings(table, table.to_move, table.agenda.a())


def answer_build(table: Table, seat: int, move: int) -> None:
    rate = table.agenda.a()
    table.agenda.drop()
    table.agenda.push(BUILD_AT, rate, move - BUILD_NUMBER + 1)


def legal_build_at(table: Table) -> list[int]:
    return legal_sites(table, table.to_move, table.agenda.b(), table.agenda.a())


def answer_build_at(table: Table, seat: int, move: int) -> None:
    rate, number = table.agenda.a(), table.agenda.b()
    table.agenda.drop()
    build(table, seat, number, move - PUT_AT, rate)


def answer_buy(table: Table, seat: int, move: int) -> None:
    cowboys = table.amount(seat, table.agenda.a())
    table.agenda.drop()
    if move == ADD_CATTLE:
        add_cattle(table, seat, cowboys)
    elif move != STOP:
        buy(table, seat, purchase_of(move), cowboys)


def legal_hazard(table: Table) -> list[int]:
    return legal_hazards(table, table.to_move, table.agenda.a())


def answer_hazard(table: Table, seat: int, move: int) -> None:
    price = table.agenda.a()
    table.agenda.drop()
    take_hazard(table, seat, hazard_space(table, move), price)


def legal_tribe(table: Table) -> list[int]:
    return legal_trades(table, table.to_move)


def answer_tribe(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    trade(table, seat, table.trail.sections[TRIBES][move - TAKE_TRIBE])


def answer_objective(table: Table, seat: int, move: int) -> None:
    to_hand = table.agenda.a() == 1
    table.agenda.drop()
    if move != SKIP:
        gain_objective(table, seat, move, to_hand)


# -------------------------------------------------------------------- engine and stations


def legal_engine(table: Table) -> list[int]:
    seat = table.to_move
    moves = legal_forward(table, table.amount(seat, table.agenda.a()))
    if table.agenda.b():
        moves.append(SKIP)
    return moves


def answer_engine(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    if move != SKIP:
        drive(table, seat, move - ENGINE_TO)


def legal_engine_back(table: Table) -> list[int]:
    return legal_back(table, table.agenda.a())


def answer_engine_home(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    come_home(table, seat, move - ENGINE_TO)


def answer_engine_for_delivery(table: Table, seat: int, move: int) -> None:
    """Back, then the delivery, and only then the upgrade (GWT-112)."""
    table.agenda.drop()
    start, end = table.engine[seat], move - ENGINE_TO
    value = spaces_moved_onto(table, seat, start, end)
    move_engine(table, seat, end)
    if TURNOUT_STATION[end] >= 0:
        table.agenda.push(STOPPED)
    table.agenda.push(DELIVER, value, 1)


def answer_upgrade(table: Table, seat: int, move: int) -> None:
    station = table.agenda.a()
    table.agenda.drop()
    if move != SKIP:
        upgrade(table, seat, station, move)


def answer_station_behind(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    table.agenda.push(UPGRADE, move - CHOOSE_STATION, 1)


def answer_master(table: Table, seat: int, move: int) -> None:
    station = table.agenda.a()
    table.agenda.drop()
    if move != SKIP:
        take_master(table, seat, station, move - GIVE)
