"""Appraisal: what each printed action is worth now, effect by effect."""

from typing import Final

from trailboss.games.gwt.bots.drover import cards
from trailboss.games.gwt.bots.drover.attached import JUDGES, judges
from trailboss.games.gwt.bots.drover.building import best_building
from trailboss.games.gwt.bots.drover.delivery import certificate, city
from trailboss.games.gwt.bots.drover.drover_view import NOTHING, DroverView, Offer
from trailboss.games.gwt.bots.drover.exchange import token
from trailboss.games.gwt.bots.drover.railroad import back, forward, place, station
from trailboss.games.gwt.bots.drover.ranch import best_hazard, best_hire, best_purchase, best_tribe
from trailboss.games.gwt.bots.drover.weights import Weights
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.objectives import OBJECTIVE_PENALTY, OBJECTIVE_VP
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK
from trailboss.games.gwt.questions.auxiliary import Auxiliary, unlocked
from trailboss.games.gwt.questions.build import Build
from trailboss.games.gwt.questions.cards.discards import (
    DiscardAny,
    DiscardObjective,
    DiscardPair,
    DiscardType,
    DiscardValue3,
)
from trailboss.games.gwt.questions.cards.drawing import Draw, DrawThenDiscard, Remove
from trailboss.games.gwt.questions.cards.exchange import GainTokens
from trailboss.games.gwt.questions.cards.objectives import IMMEDIATE_OF, Objective
from trailboss.games.gwt.questions.cattle import Buy
from trailboss.games.gwt.questions.engine import (
    Engine,
    EngineBack,
    EngineForDelivery,
    positions_behind,
    spaces_moved_onto,
)
from trailboss.games.gwt.questions.hire import Hire
from trailboss.games.gwt.questions.location import Copy
from trailboss.games.gwt.questions.money import Certify, CertifyToLimit, Gain, Pairs, Pay
from trailboss.games.gwt.questions.movement import FreeRide
from trailboss.games.gwt.questions.stations import StationBehind, stations_behind
from trailboss.games.gwt.questions.tiles import Hazard, Tribe
from trailboss.games.gwt.state.table import NOBODY, Table

NEVER: Final = -9.0
"""What cannot be done."""
COPIED: Final = 1.5
FREE_STEPS: Final = 0.8


class Appraisal(DroverView):
    """A view that can judge every printed action, each once for a decision."""

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
                part = _part(self, program[index], program[index + 1])
                worth += part.worth
                cost += part.cost
            found = self._offers[action] = Offer(worth, cost)
        return found


def _part(view: Appraisal, kind: int, number: int) -> Offer:
    judge = JUDGES[kind]
    return NOTHING if judge is None else judge(view, number)


# -------------------------------------------------------------------- effects (the trail judges riding on)


@judges(Gain)
def _gain(view: Appraisal, number: int) -> Offer:
    dollars = view.table.amount(view.me, number)
    return Offer(view.gain(dollars), -dollars)


@judges(Pay)
def _pay(view: Appraisal, number: int) -> Offer:
    return Offer(-view.price(number), number)


@judges(DiscardType)
def _discard_type(view: Appraisal, number: int) -> Offer:
    return _or_never(cards.throw_type(view, number))


@judges(DiscardAny)
def _discard_any(view: Appraisal, number: int) -> Offer:
    return _or_never(cards.throw_any(view))


@judges(DiscardValue3)
def _discard_value3(view: Appraisal, number: int) -> Offer:
    return _or_never(cards.throw_value3(view))


@judges(DiscardPair)
def _discard_pair(view: Appraisal, number: int) -> Offer:
    return _or_never(cards.throw_pair(view))


@judges(DiscardObjective)
def _discard_objective(view: Appraisal, number: int) -> Offer:
    return Offer(NEVER if all(face < FIRST_OBJECTIVE for face in view.hand) else 0.0, 0)


@judges(Certify)
def _certify(view: Appraisal, number: int) -> Offer:
    return Offer(certificate(view, number), 0)


@judges(CertifyToLimit)
def _certify_to_limit(view: Appraisal, number: int) -> Offer:
    return Offer(certificate(view, len(CERTIFICATE_TRACK)), 0)


@judges(Pairs)
def _pairs(view: Appraisal, number: int) -> Offer:
    pairs = view.table.tribe_pairs(view.me)
    return Offer(view.gain(2 * pairs) + certificate(view, 2 * pairs), -2 * pairs)


@judges(Hire)
def _hire(view: Appraisal, number: int) -> Offer:
    return best_hire(view, number)


@judges(Build)
def _build(view: Appraisal, number: int) -> Offer:
    return best_building(view, number)


@judges(Buy)
def _buy(view: Appraisal, number: int) -> Offer:
    return best_purchase(view, view.table.cowboys(view.me))


@judges(Hazard)
def _hazard(view: Appraisal, number: int) -> Offer:
    return best_hazard(view, number)


@judges(Tribe)
def _tribe(view: Appraisal, number: int) -> Offer:
    return best_tribe(view)


@judges(Objective)
def _objective(view: Appraisal, number: int) -> Offer:
    return Offer(max([objective(view, face) for face in view.table.display], default=0.0), 0)


@judges(Engine)
def _engine(view: Appraisal, number: int) -> Offer:
    return Offer(forward(view, view.table.amount(view.me, number)), 0)


@judges(EngineBack)
def _engine_back(view: Appraisal, number: int) -> Offer:
    return _or_never(back(view, number))


@judges(Draw, DrawThenDiscard)
def _draw(view: Appraisal, number: int) -> Offer:
    return Offer(cards.draw(view, view.table.amount(view.me, number)), 0)


@judges(Remove)
def _remove(view: Appraisal, number: int) -> Offer:
    worths = sorted((cards.remove(view, face) for face in view.hand), reverse=True)
    return Offer(sum(max(0.0, worth) for worth in worths[:number]), 0)


@judges(Auxiliary)
def _auxiliary(view: Appraisal, number: int) -> Offer:
    return best_auxiliary(view, True)


@judges(StationBehind)
def _station_behind(view: Appraisal, number: int) -> Offer:
    worths = [station(view, one, view.money) or 0.0 for one in stations_behind(view.table, view.me)]
    return Offer(max(worths, default=0.0), 0)


@judges(EngineForDelivery)
def _extraordinary(view: Appraisal, number: int) -> Offer:
    return Offer(extraordinary(view), 0)


@judges(GainTokens)
def _tokens(view: Appraisal, number: int) -> Offer:
    return Offer(number * token(view), 0)


@judges(Copy)
def _copy(view: Appraisal, number: int) -> Offer:
    return Offer(COPIED, 0)


@judges(FreeRide)
def _free_ride(view: Appraisal, number: int) -> Offer:
    return Offer(FREE_STEPS * view.future, 0)


def _or_never(worth: float | None) -> Offer:
    return Offer(NEVER if worth is None else worth, 0)


def best_auxiliary(view: DroverView, double: bool) -> Offer:
    """The best auxiliary action that is unlocked."""
    best = NOTHING
    for choice in unlocked(view.table, view.me, double):
        offer = view.offer(FIRST_AUXILIARY + choice)
        if offer.worth > best.worth and offer.cost <= view.money:
            best = offer
    return best


def extraordinary(view: Appraisal) -> float:
    """What the extraordinary delivery is worth: far cities by way of the engine's path back."""
    best = 0.0
    here = place(view, view.table.engine[view.me])
    for position in positions_behind(view.table, view.me):
        worth = extraordinary_stop(view, position) - here
        best = max(best, worth)
    return best


def extraordinary_stop(view: Appraisal, position: int) -> float:
    """What going back to a position for the extraordinary delivery is worth."""
    table, me = view.table, view.me
    value = spaces_moved_onto(table, me, table.engine[me], position)
    cities = table.edition.cities
    worths = [
        city(view, number, False)
        for number in range(len(cities.value))
        if cities.value[number] <= value and (cities.repeatable[number] or not table.delivered(me, number))
    ]
    return max(worths, default=0.0) + place(view, position)


# -------------------------------------------------------------------- objective cards


def objective(view: DroverView, face: int) -> float:
    """What gaining an objective card is worth: never played, it costs nothing but its place in a hand."""
    worth = OBJECTIVE_VP[face] * view.chance(face)
    action = IMMEDIATE_OF[face]
    if action != NOBODY:
        worth += 0.4 * view.future * max(0.0, view.offer(action).worth)
    return worth - 0.3 * view.laps * view.weights.thin


def play(view: DroverView, face: int) -> float:
    """What it is worth to play an objective card: its action, and its place in the hand for another card."""
    worth = -OBJECTIVE_PENALTY[face] * (1.0 - view.chance(face))
    worth += cards.throw(view, face)
    action = IMMEDIATE_OF[face]
    if action != NOBODY:
        worth += max(0.0, view.offer(action).worth)
    return worth
