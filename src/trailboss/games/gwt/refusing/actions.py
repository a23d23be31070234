"""Refusals of actions: not offered here, done before, not payable, or without any effect."""

from trailboss.core.errors import Reason
from trailboss.games.gwt.actions.auxiliary import cleared
from trailboss.games.gwt.actions.engine import back_positions
from trailboss.games.gwt.cards import card_of_type, has_cattle, has_objective, has_pair, has_value3
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.tiles import EMPTY, FIRST_HAZARD, is_private, owner_of
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.copying import copying_chain, neighbours_to_copy
from trailboss.games.gwt.location import local_actions
from trailboss.games.gwt.naming import action_word, money_word, track_word, tribe_word, type_word
from trailboss.games.gwt.possible import may_do
from trailboss.games.gwt.refusing.because import because
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    AUXILIARY_USED,
    BUILD,
    BUY,
    CERTIFY,
    CERTIFY_TO_LIMIT,
    COPY,
    DRAW,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    GAIN,
    HAZARD,
    HIRE,
    LEFT_SPACE,
    OBJECTIVE,
    PAY,
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

NO_EFFECT = {
    HIRE: ("nobody_to_hire", "GWT-77"),
    BUILD: ("nothing_to_build", "GWT-79"),
    BUY: ("no_cattle", "GWT-32b"),
    CERTIFY: ("certificates_full", "GWT-32b"),
    CERTIFY_TO_LIMIT: ("certificates_full", "GWT-32b"),
    OBJECTIVE: ("no_objective", "GWT-104c"),
    TRIBE: ("no_trade", "GWT-86"),
    HAZARD: ("no_hazard", "GWT-87"),
    DRAW: ("no_cards", "GWT-32b"),
    TAKE: ("no_cards", "GWT-32b"),
    COPY: ("no_neighbour", "GWT-110b"),
    STATION_BEHIND: ("no_station_behind", "GWT-51"),
    ENGINE_FOR_DELIVERY: ("no_extraordinary", "GWT-112"),
    GAIN: ("counts_nothing", "GWT-32b"),
}


REQUIREMENTS = (THROW, PAY, ENGINE_BACK, THROW_ANY, THROW_PAIR, THROW_VALUE3, THROW_OBJECTIVE)
"""What an action asks for before it brings anything."""


def no_local(table: Table, seat: int, action: int, where: int, what: int) -> Reason:
    """Why an action cannot be done at this location now."""
    if action >= FIRST_AUXILIARY:
        return _no_single_auxiliary(table, seat, action, what)
    if what & AUXILIARY_USED:
        return because("auxiliary_instead", "GWT-19")
    offered = [index for index, each in enumerate(local_actions(table, where, what)) if action in each]
    name = action_word(table, action)
    if not offered:
        tile = where % LEFT_SPACE
        if tile >= FIRST_HAZARD and not (is_private(tile) and owner_of(tile) == seat):
            return because("foreign_location", "GWT-20")
        return because("not_offered", "GWT-19", action=name)
    if all(what >> index & 1 for index in offered):
        return because("done_before", "GWT-19", action=name)
    return no_action(table, seat, action)


def _no_single_auxiliary(table: Table, seat: int, action: int, what: int) -> Reason:
    if what & USED:
        return because("local_instead", "GWT-19")
    if (action - FIRST_AUXILIARY) % 2:
        return because("single_only", "GWT-33")
    return no_auxiliary(table, seat, action)


def no_auxiliary(table: Table, seat: int, action: int) -> Reason:
    """Why an auxiliary action cannot be done."""
    choice = action - FIRST_AUXILIARY
    clear = cleared(table, seat, choice // 2)
    if clear == 0:
        return because("auxiliary_locked", "GWT-33")
    if choice % 2 and clear < 2:
        return because("not_doubled", "GWT-33")
    return no_action(table, seat, action)


def no_action(table: Table, seat: int, action: int) -> Reason:
    """What is missing for an action that is offered."""
    assert not may_do(table, seat, action)
    program = table.edition.programs[action]
    for index in range(0, len(program), 2):
        verb, number = program[index], program[index + 1]
        if verb == THROW and card_of_type(table, seat, number) < 0:
            return because("no_card_of_type", "GWT-24", card=type_word(table, number))
        if verb == PAY and table.money[seat] < number:
            return because("costs", "GWT-10", price=money_word(number), money=money_word(table.money[seat]))
        if verb == ENGINE_BACK and not back_positions(table, seat, number):
            return because("no_way_back", "GWT-43", spaces=track_word(number))
        if verb == THROW_ANY and not has_cattle(table, seat):
            return because("no_cattle_card", "GWT-27")
        if verb == THROW_PAIR and not has_pair(table, seat):
            return because("no_pair", "GWT-24")
        if verb == THROW_OBJECTIVE and not has_objective(table, seat):
            return because("no_objective_card", "GWT-24")
        if verb == THROW_VALUE3 and not has_value3(table, seat):
            return because("no_value3_card", "GWT-24")
        if verb in REQUIREMENTS:
            continue
        if verb == TRIBE and all(table.tile[space] == EMPTY for space in table.trail.sections[TRIBES]):
            return because("no_tribe_tile", "GWT-86", tile=tribe_word(table))
        if verb == COPY and neighbours_to_copy(table, copying_chain(table)):
            return because("nothing_to_copy", "GWT-32b")
        key, ruling = NO_EFFECT.get(verb, ("counts_nothing", "GWT-32b"))
        return because(key, ruling)
    raise AssertionError("every program ends with something to gain")
