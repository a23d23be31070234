"""Whether an action can be done now: what it requires can be met, and something would change."""

from trailboss.games.gwt.actions.auxiliary import unlocked
from trailboss.games.gwt.actions.build import legal_buildings
from trailboss.games.gwt.actions.buy_cattle import may_buy
from trailboss.games.gwt.actions.engine import back_positions
from trailboss.games.gwt.actions.herder import legal_free_rides
from trailboss.games.gwt.actions.hire import legal_hires
from trailboss.games.gwt.actions.objective import may_gain_objective
from trailboss.games.gwt.actions.station import stations_behind
from trailboss.games.gwt.actions.tiles import legal_hazards, legal_trades
from trailboss.games.gwt.cards import (
    card_of_type,
    cards_left,
    has_cattle,
    has_objective,
    has_pair,
    has_value3,
)
from trailboss.games.gwt.components.actions import COPY_ACTION, FIRST_AUXILIARY
from trailboss.games.gwt.components.cities import KANSAS_CITY
from trailboss.games.gwt.components.trail import NO_RISK
from trailboss.games.gwt.copying import copying_chain, location_frame, neighbours_to_copy, risk_of_copy
from trailboss.games.gwt.kansas_city import city_discs
from trailboss.games.gwt.money import certificates_full
from trailboss.games.gwt.moves import COPY_AT
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    AUXILIARY,
    BUILD,
    BUY,
    CERTIFY,
    CERTIFY_TO_LIMIT,
    COPY,
    DRAW,
    ENGINE,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    FREE_RIDE,
    GAIN,
    GAIN_TOKENS,
    HAZARD,
    HIRE,
    OBJECTIVE,
    PAIRS,
    PAY,
    RIDE,
    STATION_BEHIND,
    TAKE,
    THROW,
    THROW_ANY,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_VALUE3,
    TRIBE,
    USED,
)


def may_do(table: Table, seat: int, action: int) -> bool:
    """Can this action be done now?

    What is required must be payable in full (GWT-24); it may be paid for its own sake (GWT-32a). An action
    that requires nothing has to change something (GWT-32b).
    """
    program = table.edition.programs[action]
    required = False
    for index in range(0, len(program), 2):
        verb, number = program[index], program[index + 1]
        if verb == THROW:
            met = card_of_type(table, seat, number) >= 0
        elif verb == PAY:
            met = table.money[seat] >= number
        elif verb == ENGINE_BACK:
            met = len(back_positions(table, seat, number)) > 0
        elif verb == THROW_ANY:
            met = has_cattle(table, seat)
        elif verb == THROW_PAIR:
            met = has_pair(table, seat)
        elif verb == THROW_VALUE3:
            met = has_value3(table, seat)
        elif verb == THROW_OBJECTIVE:
            met = has_objective(table, seat)
        elif required:
            return True
        else:
            return _changes_something(table, seat, verb, number)
        if not met:
            return False
        required = True
    return True


def _changes_something(table: Table, seat: int, verb: int, number: int) -> bool:
    if verb == GAIN:
        return table.amount(seat, number) > 0
    if verb == HIRE:
        return len(legal_hires(table, seat, number)) > 0
    if verb == ENGINE:
        return table.amount(seat, number) > 0  # GWT-51b: forward is always possible
    if verb == BUY:
        return may_buy(table, seat)
    if verb == BUILD:
        return len(legal_buildings(table, seat, number)) > 0
    if verb == AUXILIARY:
        return True  # a dollar is always to be had
    if verb in (CERTIFY, CERTIFY_TO_LIMIT):
        return not certificates_full(table, seat)
    if verb == OBJECTIVE:
        return may_gain_objective(table)  # GWT-104c
    if verb == TRIBE:
        return len(legal_trades(table, seat)) > 0
    if verb == HAZARD:
        return len(legal_hazards(table, seat, number)) > 0
    if verb == RIDE:
        return True  # GWT-18a
    if verb in (DRAW, TAKE):
        return cards_left(table, seat) > 0
    if verb == PAIRS:
        return table.tribe_pairs(seat) > 0
    if verb == GAIN_TOKENS:
        return True
    if verb == FREE_RIDE:
        return _may_ride_freely(table, number)
    if verb == COPY:
        return may_copy(table, seat, copying_chain(table))  # GWT-110b
    if verb == STATION_BEHIND:
        return len(stations_behind(table, seat)) > 0
    if verb == ENGINE_FOR_DELIVERY:
        # some disc must be able to go to Kansas City, which takes any value (GWT-57, GWT-112)
        return table.engine[seat] > 0 and len(city_discs(table, seat, KANSAS_CITY, True)) > 0
    raise ValueError(f"nobody can begin with verb {verb}")


def may_copy(table: Table, seat: int, chain: list[int]) -> bool:
    """Is there a building to copy that brings something? (GWT-32b)"""
    return any(copy_helps(table, seat, chain, space) for space in neighbours_to_copy(table, chain))


def copy_helps(table: Table, seat: int, chain: list[int], space: int) -> bool:
    """Can any action be done now that copying this building brings, be it by copying on from there?"""
    if not table.house.copies_checked:
        return True
    for alternatives in table.edition.local[table.key(table.tile[space])]:
        for action in alternatives:
            if action == COPY_ACTION:
                if may_copy(table, seat, [*chain, space]):  # GWT-109
                    return True
            elif may_do(table, seat, action):
                return True
    risk = risk_of_copy(table, space)
    return risk != NO_RISK and may_do(table, seat, table.edition.risk[risk])


def legal_copies(table: Table) -> list[int]:
    seat, chain = table.to_move, copying_chain(table)
    around = neighbours_to_copy(table, chain)
    return [COPY_AT + space for space in around if copy_helps(table, seat, chain, space)]


def _may_ride_freely(table: Table, steps: int) -> bool:
    """The movement of an objective card: before phase A, or once the location was used (GWT-93, GWT-95)."""
    frame = location_frame(table)
    if frame >= 0 and not table.agenda.frames[frame + 2] & USED and not table.house.card_ride_before_use:
        return False
    return len(legal_free_rides(table, steps)) > 0  # GWT-96


def auxiliaries(table: Table, seat: int, double: bool) -> list[int]:
    """The auxiliary actions that can be done now, as numbers of actions."""
    return [
        FIRST_AUXILIARY + choice
        for choice in unlocked(table, seat, double)
        if may_do(table, seat, FIRST_AUXILIARY + choice)
    ]
