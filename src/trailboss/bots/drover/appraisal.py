"""Appraisal: what each printed action is worth now, verb by verb."""

from typing import Final

from trailboss.bots.drover import cards
from trailboss.bots.drover.building import best_building
from trailboss.bots.drover.delivery import certificate, city
from trailboss.bots.drover.exchange import token
from trailboss.bots.drover.railroad import back, forward, place, station
from trailboss.bots.drover.ranch import best_hazard, best_hire, best_purchase, best_tribe
from trailboss.bots.drover.sight import NOTHING, Offer, Sight
from trailboss.bots.drover.weights import Weights
from trailboss.games.gwt.actions.auxiliary import unlocked
from trailboss.games.gwt.actions.engine import positions_behind, spaces_moved_onto
from trailboss.games.gwt.actions.objective import IMMEDIATE_OF
from trailboss.games.gwt.actions.station import stations_behind
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.objectives import OBJECTIVE_PENALTY, OBJECTIVE_VP
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK
from trailboss.games.gwt.table import NOBODY, Table
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
    REMOVE,
    STATION_BEHIND,
    TAKE,
    THROW,
    THROW_ANY,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_VALUE3,
    TRIBE,
)

NEVER: Final = -9.0
"""What cannot be done."""
COPIED: Final = 1.5
FREE_STEPS: Final = 0.8


class Appraisal(Sight):
    """A sight that can judge every printed action, each once for a decision."""

    def __init__(self, table: Table, me: int, weights: Weights) -> None:
        super().__init__(table, me, weights)
        self._offers: dict[int, Offer] = {}

    def offer(self, action: int) -> Offer:
        found = self._offers.get(action)
        if found is None:
            self._offers[action] = NOTHING  # a hire that leads to a hire is counted once
            program = self.table.edition.programs[action]
            worth, cost = 0.0, 0
            for index in range(0, len(program), 2):
                part = _verb(self, program[index], program[index + 1])
                worth += part.worth
                cost += part.cost
            found = self._offers[action] = Offer(worth, cost)
        return found


def _verb(sight: Appraisal, verb: int, number: int) -> Offer:
    table, me = sight.table, sight.me
    if verb == GAIN:
        dollars = table.amount(me, number)
        return Offer(sight.gain(dollars), -dollars)
    if verb == PAY:
        return Offer(-sight.price(number), number)
    if verb == THROW:
        return _or_never(cards.throw_type(sight, number))
    if verb == THROW_ANY:
        return _or_never(cards.throw_any(sight))
    if verb == THROW_VALUE3:
        return _or_never(cards.throw_value3(sight))
    if verb == THROW_PAIR:
        return _or_never(cards.throw_pair(sight))
    if verb == THROW_OBJECTIVE:
        return Offer(NEVER if all(face < FIRST_OBJECTIVE for face in sight.hand) else 0.0, 0)
    if verb == CERTIFY:
        return Offer(certificate(sight, number), 0)
    if verb == CERTIFY_TO_LIMIT:
        return Offer(certificate(sight, len(CERTIFICATE_TRACK)), 0)
    if verb == PAIRS:
        pairs = table.tribe_pairs(me)
        return Offer(sight.gain(2 * pairs) + certificate(sight, 2 * pairs), -2 * pairs)
    if verb == HIRE:
        return best_hire(sight, number)
    if verb == BUILD:
        return best_building(sight, number)
    if verb == BUY:
        return best_purchase(sight, table.cowboys(me))
    if verb == HAZARD:
        return best_hazard(sight, number)
    if verb == TRIBE:
        return best_tribe(sight)
    if verb == OBJECTIVE:
        return Offer(max([objective(sight, face) for face in table.display], default=0.0), 0)
    if verb == ENGINE:
        return Offer(forward(sight, table.amount(me, number)), 0)
    if verb == ENGINE_BACK:
        return _or_never(back(sight, number))
    if verb in (DRAW, TAKE):
        return Offer(cards.draw(sight, table.amount(me, number)), 0)
    if verb == REMOVE:
        worths = sorted((cards.remove(sight, face) for face in sight.hand), reverse=True)
        return Offer(sum(max(0.0, worth) for worth in worths[:number]), 0)
    if verb == AUXILIARY:
        return best_auxiliary(sight, True)
    if verb == STATION_BEHIND:
        worths = [station(sight, number, sight.money) or 0.0 for number in stations_behind(table, me)]
        return Offer(max(worths, default=0.0), 0)
    if verb == ENGINE_FOR_DELIVERY:
        return Offer(extraordinary(sight), 0)
    if verb == GAIN_TOKENS:
        return Offer(number * token(sight), 0)
    if verb == COPY:
        return Offer(COPIED, 0)
    if verb == FREE_RIDE:
        return Offer(FREE_STEPS * sight.future, 0)
    return NOTHING  # riding on is judged by the trail


def _or_never(worth: float | None) -> Offer:
    return Offer(NEVER if worth is None else worth, 0)


def best_auxiliary(sight: Sight, double: bool) -> Offer:
    """The best auxiliary action that is unlocked."""
    best = NOTHING
    for choice in unlocked(sight.table, sight.me, double):
        offer = sight.offer(FIRST_AUXILIARY + choice)
        if offer.worth > best.worth and offer.cost <= sight.money:
            best = offer
    return best


def extraordinary(sight: Appraisal) -> float:
    """What the extraordinary delivery is worth: far cities by way of the engine's path back."""
    best = 0.0
    here = place(sight, sight.table.engine[sight.me])
    for position in positions_behind(sight.table, sight.me):
        worth = extraordinary_stop(sight, position) - here
        best = max(best, worth)
    return best


def extraordinary_stop(sight: Appraisal, position: int) -> float:
    """What going back to a position for the extraordinary delivery is worth."""
    table, me = sight.table, sight.me
    value = spaces_moved_onto(table, me, table.engine[me], position)
    cities = table.edition.cities
    worths = [
        city(sight, number, False)
        for number in range(len(cities.value))
        if cities.value[number] <= value and (cities.repeatable[number] or not table.delivered(me, number))
    ]
    return max(worths, default=0.0) + place(sight, position)


# -------------------------------------------------------------------- objective cards


def objective(sight: Sight, face: int) -> float:
    """What gaining an objective card is worth: never played, it costs nothing but its place in a hand."""
    worth = OBJECTIVE_VP[face] * sight.chance(face)
    action = IMMEDIATE_OF[face]
    if action != NOBODY:
        worth += 0.4 * sight.future * max(0.0, sight.offer(action).worth)
    return worth - 0.3 * sight.laps * sight.weights.thin


def play(sight: Sight, face: int) -> float:
    """What it is worth to play an objective card: its action, and its place in the hand for another card."""
    worth = -OBJECTIVE_PENALTY[face] * (1.0 - sight.chance(face))
    worth += cards.throw(sight, face)
    action = IMMEDIATE_OF[face]
    if action != NOBODY:
        worth += max(0.0, sight.offer(action).worth)
    return worth
