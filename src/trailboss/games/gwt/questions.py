"""The questions: for every verb that waits for the rancher, what is legal and what an answer does.

An answer takes its frame off the agenda and puts on it what follows.
"""

from collections.abc import Callable
from typing import Final

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.build import build, legal_buildings, legal_sites
from trailboss.games.gwt.actions.buy_cattle import add_cattle, buy, legal_buys
from trailboss.games.gwt.actions.engine import (
    come_home,
    drive,
    legal_back,
    legal_behind,
    legal_forward,
    move_engine,
    spaces_moved_onto,
)
from trailboss.games.gwt.actions.herder import enter, legal_free_rides, legal_rides, legal_ways
from trailboss.games.gwt.actions.hire import hire, legal_hires
from trailboss.games.gwt.actions.objective import gain_objective, legal_gains, legal_plays, play_objective
from trailboss.games.gwt.actions.station import (
    legal_gifts,
    legal_stations_behind,
    legal_upgrades,
    take_master,
    upgrade,
)
from trailboss.games.gwt.actions.tiles import hazard_space, legal_hazards, legal_trades, take_hazard, trade
from trailboss.games.gwt.cards import (
    cards_left,
    discard,
    draw_cards,
    legal_discards,
    legal_pair_discards,
    remove,
)
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.cattle import FACE_TYPE, FIRST_OBJECTIVE
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.railroad import TURNOUT_STATION
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.copying import legal_copies, location_frame, with_copy
from trailboss.games.gwt.happenings import ACTION_DONE, AUXILIARY_DONE, COPIED, MOVED, PLACED
from trailboss.games.gwt.kansas_city import (
    choose_tile,
    city_discs,
    deliver,
    income,
    legal_certificates,
    legal_deliveries,
    legal_tiles,
    place_city_disc,
)
from trailboss.games.gwt.location import begin, do_local, legal_at_location
from trailboss.games.gwt.moves import (
    ADD_CATTLE,
    BUILD_NUMBER,
    BUY_CARDS,
    CHOOSE_STATION,
    CHOOSE_TILE,
    COPY_AT,
    DELIVER_TO,
    DISCARD,
    DO,
    DRAW_ONE,
    END,
    ENGINE_TO,
    GIVE,
    GO_VIA,
    HAND_FACES,
    HIRE_FROM,
    PLACE,
    PLAY,
    PUT_AT,
    REMOVE_CARD,
    RIDE_TO,
    SKIP,
    STOP,
    TAKE_TRIBE,
    USE_CERTIFICATES,
)
from trailboss.games.gwt.possible import auxiliaries, may_do
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    ARRIVE,
    AUXILIARY,
    BUILD,
    BUILD_AT,
    BUY,
    CERTIFICATES,
    COPY,
    DELIVER,
    DISC,
    DRAW,
    END_TURN,
    ENGINE,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    ENGINE_HOME,
    FORESIGHT,
    FREE_RIDE,
    HAZARD,
    HIRE,
    IMMEDIATE,
    LOCATION,
    MASTER,
    OBJECTIVE,
    PHASE_A,
    REMOVE,
    RIDE,
    STATION_BEHIND,
    STOPPED,
    THROW_ANY,
    THROW_DOWN,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_SECOND,
    TRIBE,
    UPGRADE,
    VIA,
    WALK,
)

# -------------------------------------------------------------------- phase A and the herder


def legal_phase_a(table: Table) -> list[int]:
    """Place the herder in the first turn, when there are no objective cards yet (GWT-2, GWT-6b), else move
    it within the limit of the moment (GWT-8, GWT-18b); objective cards before that (GWT-89)."""
    seat = table.to_move
    if table.first_turn(seat):
        return list(range(PLACE, PLACE + len(table.trail.neutral)))
    return [*legal_rides(table, table.step_limit(seat)), *legal_plays(table, seat)]


def answer_phase_a(table: Table, seat: int, move: int) -> None:
    if move >= PLAY:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
        return
    table.agenda.drop()
    table.agenda.push(ARRIVE)
    if move < RIDE_TO:
        table.herder[seat] = table.trail.neutral[move - PLACE]
        table.note(PLACED, EVERYBODY, seat, table.herder[seat])
    else:
        table.agenda.push(WALK, move - RIDE_TO, 2 * table.step_limit(seat))


def answer_via(table: Table, seat: int, move: int) -> None:
    goal, plan = table.agenda.a(), table.agenda.b()
    table.agenda.drop()
    enter(table, seat, move - GO_VIA, plan % 2 == 0)
    table.agenda.push(WALK, goal, plan - 2)


def legal_ride(table: Table) -> list[int]:
    """At least one step, at most the printed number, whatever the step limit (GWT-12)."""
    return legal_rides(table, table.agenda.a())


def answer_ride(table: Table, seat: int, move: int) -> None:
    """The whole of phase B follows at the new place; what was left at the old one is lost (GWT-12,
    GWT-14)."""
    steps = table.agenda.a()
    table.agenda.drop()
    _leave_location(table)
    table.agenda.push(ARRIVE)
    table.agenda.push(WALK, move - RIDE_TO, 2 * steps)  # GWT-13: with fees


def _leave_location(table: Table) -> None:
    frame = location_frame(table)
    del table.agenda.frames[frame:]


def legal_free_ride(table: Table) -> list[int]:
    return [*legal_free_rides(table, table.agenda.a()), SKIP]


def answer_free_ride(table: Table, seat: int, move: int) -> None:
    """No fees, no use of the place reached; in phase B, phase C follows (GWT-93, GWT-94)."""
    table.agenda.drop()
    if move == SKIP:
        return
    table.herder[seat] = move - RIDE_TO
    table.note(MOVED, EVERYBODY, seat, table.herder[seat])
    if location_frame(table) >= 0:
        _leave_location(table)
        table.agenda.push(END_TURN)


# -------------------------------------------------------------------- phase B


def answer_location(table: Table, seat: int, move: int) -> None:
    if move == END:
        table.agenda.drop()
    elif move >= PLAY:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
    else:
        do_local(table, seat, move - DO)


def legal_end(table: Table) -> list[int]:
    return [END]


def answer_end(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()


def legal_immediate(table: Table) -> list[int]:
    """Now or never: an immediate action, perhaps one of two, or none."""
    seat = table.to_move
    moves = [
        DO + action
        for action in (table.agenda.a(), table.agenda.b())
        if action >= 0 and may_do(table, seat, action)
    ]
    moves.append(SKIP)
    return moves


def answer_immediate(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    if move != SKIP:
        table.note(ACTION_DONE, EVERYBODY, seat, move - DO)
        begin(table, move - DO)


def legal_auxiliary(table: Table) -> list[int]:
    return [DO + action for action in auxiliaries(table, table.to_move, True)]


def answer_auxiliary(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    table.note(AUXILIARY_DONE, EVERYBODY, seat, move - DO - FIRST_AUXILIARY)
    begin(table, move - DO)


def answer_copy(table: Table, seat: int, move: int) -> None:
    """The neighbour's actions join the list of the location (GWT-110a)."""
    table.agenda.drop()
    frame = location_frame(table)
    space = move - COPY_AT
    what = table.agenda.frames[frame + 2]
    table.agenda.frames[frame + 2] = with_copy(what, space, table.key(table.tile[space]))
    table.note(COPIED, EVERYBODY, seat, space)


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
        buy(table, seat, move - BUY_CARDS, cowboys)


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


# -------------------------------------------------------------------- cards


def legal_throw_any(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, 0, FIRST_OBJECTIVE - 1, -1)


def legal_throw_pair(table: Table) -> list[int]:
    return legal_pair_discards(table, table.to_move)


def legal_throw_second(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, 0, FIRST_OBJECTIVE - 1, table.agenda.a())


def legal_throw_objective(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, FIRST_OBJECTIVE, HAND_FACES - 1, -1)


def legal_throw_down(table: Table) -> list[int]:
    return legal_discards(table, table.to_move, 0, HAND_FACES - 1, -1)


def answer_throw(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    discard(table, seat, move - DISCARD)


def answer_throw_pair(table: Table, seat: int, move: int) -> None:
    table.agenda.drop()
    discard(table, seat, move - DISCARD)
    table.agenda.push(THROW_SECOND, FACE_TYPE[move - DISCARD])


def answer_throw_down(table: Table, seat: int, move: int) -> None:
    left = table.agenda.a() - 1
    table.agenda.drop()
    discard(table, seat, move - DISCARD)
    if left:
        table.agenda.push(THROW_DOWN, left)


def legal_draw(table: Table) -> list[int]:
    """Card by card, stopping after any of them (GWT-32d); the first one is not to be refused."""
    return [DRAW_ONE, STOP] if table.agenda.b() else [DRAW_ONE]


def answer_draw(table: Table, seat: int, move: int) -> None:
    """All draws first, then as many discards as cards were really drawn (GWT-28, GWT-32e)."""
    left, drawn = table.amount(seat, table.agenda.a()), table.agenda.b()
    table.agenda.drop()
    first = table.house.name_draws_first  # GWT-32d: then the cards come once their number is settled
    if move == DRAW_ONE:
        left -= 1
        drawn += 1
        if not first:
            draw_cards(table, seat, 1)
        if left and cards_left(table, seat) > (drawn if first else 0):
            table.agenda.push(DRAW, left, drawn)
            return
    if first:
        drawn = draw_cards(table, seat, drawn)
    table.agenda.push(THROW_DOWN, drawn)


def legal_remove(table: Table) -> list[int]:
    """Any hand card, or none: the removal is a reward (GWT-38)."""
    moves: list[int] = []
    for face in table.hand[table.to_move]:
        if REMOVE_CARD + face not in moves:
            moves.append(REMOVE_CARD + face)
    moves.append(SKIP)
    return moves


def answer_remove(table: Table, seat: int, move: int) -> None:
    left = table.agenda.a() - 1
    table.agenda.drop()
    if move != SKIP:
        remove(table, seat, move - REMOVE_CARD)
        if left and table.hand[seat]:
            table.agenda.push(REMOVE, left)


# -------------------------------------------------------------------- Kansas City


def _with_cards(table: Table, moves: list[int]) -> list[int]:
    """Objective cards between the subphases, where the table plays so (GWT-91)."""
    if moves and table.house.cards_in_kansas_city:
        moves.extend(legal_plays(table, table.to_move))
    return moves


def legal_foresight(table: Table) -> list[int]:
    return _with_cards(table, legal_tiles(table, table.agenda.a()))


def answer_foresight(table: Table, seat: int, move: int) -> None:
    if move < CHOOSE_TILE:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
        return
    column = table.agenda.a()
    table.agenda.drop()
    choose_tile(table, seat, column, move - CHOOSE_TILE)


def legal_use(table: Table) -> list[int]:
    return _with_cards(table, legal_certificates(table, table.to_move))


def answer_use(table: Table, seat: int, move: int) -> None:
    if move < USE_CERTIFICATES:
        play_objective(table, seat, move - PLAY + FIRST_OBJECTIVE)
        return
    table.agenda.drop()
    income(table, seat, move - USE_CERTIFICATES)


def legal_deliver(table: Table) -> list[int]:
    return legal_deliveries(table, table.to_move, table.agenda.a(), table.agenda.b() == 1)


def answer_deliver(table: Table, seat: int, move: int) -> None:
    extraordinary = table.agenda.b() == 1
    table.agenda.drop()
    if move != SKIP:
        deliver(table, move - DELIVER_TO, extraordinary)


def legal_disc(table: Table) -> list[int]:
    return city_discs(table, table.to_move, table.agenda.a(), table.agenda.b() == 1)


def answer_disc(table: Table, seat: int, move: int) -> None:
    city = table.agenda.a()
    table.agenda.drop()
    place_city_disc(table, seat, city, move)


# -------------------------------------------------------------------- the list

Legal = Callable[[Table], list[int]]
Answer = Callable[[Table, int, int], None]

QUESTIONS: Final[dict[int, tuple[Legal, Answer]]] = {
    PHASE_A: (legal_phase_a, answer_phase_a),
    LOCATION: (legal_at_location, answer_location),
    END_TURN: (legal_end, answer_end),
    VIA: (legal_ways, answer_via),
    RIDE: (legal_ride, answer_ride),
    FREE_RIDE: (legal_free_ride, answer_free_ride),
    HIRE: (legal_hire, answer_hire),
    BUILD: (legal_build, answer_build),
    BUILD_AT: (legal_build_at, answer_build_at),
    BUY: (legal_buys, answer_buy),
    ENGINE: (legal_engine, answer_engine),
    ENGINE_BACK: (legal_engine_back, answer_engine),
    ENGINE_HOME: (legal_behind, answer_engine_home),
    ENGINE_FOR_DELIVERY: (legal_behind, answer_engine_for_delivery),
    UPGRADE: (legal_upgrades, answer_upgrade),
    STATION_BEHIND: (legal_stations_behind, answer_station_behind),
    MASTER: (legal_gifts, answer_master),
    HAZARD: (legal_hazard, answer_hazard),
    TRIBE: (legal_tribe, answer_tribe),
    OBJECTIVE: (legal_gains, answer_objective),
    AUXILIARY: (legal_auxiliary, answer_auxiliary),
    THROW_ANY: (legal_throw_any, answer_throw),
    THROW_PAIR: (legal_throw_pair, answer_throw_pair),
    THROW_SECOND: (legal_throw_second, answer_throw),
    THROW_OBJECTIVE: (legal_throw_objective, answer_throw),
    THROW_DOWN: (legal_throw_down, answer_throw_down),
    DRAW: (legal_draw, answer_draw),
    REMOVE: (legal_remove, answer_remove),
    COPY: (legal_copies, answer_copy),
    FORESIGHT: (legal_foresight, answer_foresight),
    CERTIFICATES: (legal_use, answer_use),
    DELIVER: (legal_deliver, answer_deliver),
    DISC: (legal_disc, answer_disc),
    IMMEDIATE: (legal_immediate, answer_immediate),
}

AUTOMATIC: Final = (
    ENGINE_BACK,
    BUILD_AT,
    THROW_ANY,
    THROW_PAIR,
    THROW_SECOND,
    THROW_OBJECTIVE,
    THROW_DOWN,
    COPY,
)
"""Questions the game answers itself when there is one answer: nothing is given away that is not forced."""
EMPTY_IS_SKIPPED: Final = (FORESIGHT, DELIVER, OBJECTIVE, IMMEDIATE, REMOVE)
"""Questions that fall away when nothing can be answered."""
