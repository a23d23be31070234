"""Features of a ranch, from which its final points are predicted.

One list of numbers for each rancher: the points so far, the deck, the hand, the workers, the way ahead, and
the time that is left. What they come to in the end is learned (see `forecast`).
"""

from typing import Final

from trailboss.games.gwt.bots.drover.appraisal import Appraisal
from trailboss.games.gwt.bots.drover.trail import Trail
from trailboss.games.gwt.bots.drover.way import way
from trailboss.games.gwt.bots.drover.weights import WEIGHTS
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FIRST_OBJECTIVE, TYPES
from trailboss.games.gwt.components.cities import CITIES, CITY_VALUE
from trailboss.games.gwt.components.job_market import COLUMNS, ROWS
from trailboss.games.gwt.components.objectives import OBJECTIVE_PENALTY, OBJECTIVE_TASKS, OBJECTIVE_VP
from trailboss.games.gwt.components.trail import START_SPACE
from trailboss.games.gwt.questions.kansas_city import permanent_certificates
from trailboss.games.gwt.rules.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    master_points,
    objective_points,
    station_points,
    token_points,
    worker_points,
)
from trailboss.games.gwt.state.table import Table

FEATURES: Final = 58
"""How many features a ranch has."""
CITY_POINTS: Final = 1
"""Which of them is the points for cities."""
TRAINED_CITIES: Final = [
    CITY_VALUE.index(value) if value in CITY_VALUE else -1 for value in (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)
]
"""The cities that the forecast was trained with, by value; -1 for one that a changed board lacks. Discs
in other cities have no feature of their own; they count by the points they score and by the disc used."""
FAR: Final = 39
"""Engine positions beyond are the way back to the start."""


def features(table: Table, seat: int) -> list[float]:
    """The features of one rancher, in the current position."""
    view = Appraisal(table, seat, WEIGHTS)
    objectives, fulfilled = objective_points(table, seat)
    money = table.money[seat]
    result = [
        float(building_points(table, seat)),
        float(city_points(table, seat)),
        float(station_points(table, seat)),
        float(hazard_points(table, seat)),
        float(cattle_points(table, seat)),
        float(objectives),
        float(master_points(table, seat, fulfilled)),
        float(worker_points(table, seat)),
        float(token_points(table, seat)),
        float(min(money, 12)),
        float(max(0, min(money, 40) - 12)),
    ]
    _workers(table, seat, result)
    _cards(table, seat, result)
    _tracks(table, seat, result)
    _objectives(table, seat, view.met(), result)
    _time(table, seat, view, result)
    return result


def _workers(table: Table, seat: int, result: list[float]) -> None:
    for kind in range(3):
        result.append(float(table.workers[3 * seat + kind]))


def _cards(table: Table, seat: int, result: list[float]) -> None:
    """The deck and the hand: how many cards, how good, how varied."""
    hand = table.hand[seat]
    best = [0] * TYPES
    count = [0] * TYPES
    cattle, total, low, objectives = 0, 0, 0, 0
    for cards in (hand, table.stack[seat], table.pile[seat]):
        for face in cards:
            if face >= FIRST_OBJECTIVE:
                objectives += 1
                continue
            value = FACE_VALUE[face]
            kind = FACE_TYPE[face]
            cattle += 1
            total += value
            count[kind] += 1
            if value == 1:
                low += 1
            best[kind] = max(best[kind], value)
    shown = [0] * TYPES
    for face in hand:
        if face < FIRST_OBJECTIVE:
            kind = FACE_TYPE[face]
            shown[kind] = max(shown[kind], FACE_VALUE[face])
    types = 0
    for kind in range(TYPES):
        if count[kind]:
            types += 1
    ranked = sorted(best, reverse=True)
    result.append(float(cattle))
    result.append(float(total))
    result.append(total / max(1, cattle))
    result.append(float(low))
    result.append(float(types))
    result.append(float(objectives))
    result.append(float(ranked[0] + ranked[1] + ranked[2] + ranked[3]))
    result.append(float(sum(best)))
    result.append(float(sum(shown)))
    result.append(float(len(hand)))


def _tracks(table: Table, seat: int, result: list[float]) -> None:
    """Certificates, discs, cities, the engine, stations, buildings, tiles."""
    certificates = table.certificate_value(seat) + permanent_certificates(table, seat)
    result.append(float(certificates))
    result.append(float(table.certificate_limit(seat)))
    result.append(float(table.hand_limit(seat)))
    result.append(float(table.step_limit(seat)))
    result.append(float(table.discs[seat].bit_count()))
    for city in TRAINED_CITIES:
        result.append(float(min(2, table.cities[CITIES * seat + city])) if city >= 0 else 0.0)
    result.append(float(min(table.engine[seat], FAR)))
    result.append(float(table.stations[seat].bit_count()))
    result.append(float(table.masters[seat].bit_count()))
    result.append(float(table.buildings_on_trail(seat)))
    result.append(float(table.woods(seat)))
    result.append(float(table.hazards(seat)))
    result.append(float(table.tribe_pairs(seat)))
    result.append(float(table.tokens[seat]) if table.tokens else 0.0)


def _objectives(table: Table, seat: int, met: list[int], result: list[float]) -> None:
    """Points that objective cards still promise, by how little they miss."""
    area = 0.0
    for face in table.played_objectives[seat]:
        missing = _missing(met, face)
        if missing:
            area += (OBJECTIVE_VP[face] + OBJECTIVE_PENALTY[face]) / (1.0 + missing)
    deck = 0.0
    for cards in (table.hand[seat], table.stack[seat], table.pile[seat]):
        for face in cards:
            if face >= FIRST_OBJECTIVE:
                deck += OBJECTIVE_VP[face] / (1.0 + _missing(met, face))
    result.append(area)
    result.append(deck)


def _missing(met: list[int], face: int) -> int:
    missing = 0
    need = OBJECTIVE_TASKS[face]
    for kind in range(len(need)):
        if need[kind] > met[kind]:
            missing += need[kind] - met[kind]
    return missing


def _time(table: Table, seat: int, view: Appraisal, result: list[float]) -> None:
    """How long the game still lasts, where the herder is, and what the rest of the lap promises."""
    space = table.herder[seat]
    on_way = way(table)
    ahead = on_way.to_goal(max(space, START_SPACE))
    others = 0.0
    for rancher in range(table.ranchers):
        if rancher != seat:
            others += on_way.to_goal(max(table.herder[rancher], START_SPACE))
    left = 0.0
    if not view.last_turn:
        left = ((ROWS - table.job_row) * COLUMNS[table.ranchers] - table.job_filled) / table.ranchers
    result.append(left)
    result.append(1.0 if view.last_turn else 0.0)
    result.append(view.laps)
    result.append(view.deliveries)
    result.append(float(ahead))
    result.append(others / max(1, table.ranchers - 1))
    result.append(float(table.ranchers))
    on_turn = table.to_move == seat
    result.append(1.0 if on_turn else 0.0)
    lap = 0.0
    if space >= 0 and (on_turn or not view.last_turn):
        trail = Trail(view)
        lap = trail.best_ride(space, trail.limit, table.money[seat])
    result.append(lap)
