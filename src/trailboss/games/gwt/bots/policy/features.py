"""Features of a position and of a move, from which the learned policy predicts how good the move is.

They use only what the seat may know: its own cards, and what is public. The drover's value of a move is one
of them, so the policy learns where the drover is wrong.
"""

from typing import Final

from trailboss.bots.policy.network import MoveFeatures
from trailboss.games.gwt.bots.drover.appraisal import Appraisal
from trailboss.games.gwt.bots.drover.drover_view import delivery_value
from trailboss.games.gwt.bots.drover.trail import Trail, trail_of
from trailboss.games.gwt.bots.drover.way import way
from trailboss.games.gwt.components.cattle import FACE_VALUE, FIRST_OBJECTIVE
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.railroad import MASTER_SPACES, RANK, STATION_COST, TURNOUT_STATION
from trailboss.games.gwt.components.station_masters import STATION_MASTERS
from trailboss.games.gwt.components.tiles import FORESIGHT_SPACES, PRIVATE, is_private, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, START_SPACE
from trailboss.games.gwt.questions.cattle import purchase_of
from trailboss.games.gwt.questions.movement import RIDE
from trailboss.games.gwt.questions.tiles import hazard_space
from trailboss.games.gwt.questions.turn import PHASE_A
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.edition import MOST_KEYS
from trailboss.games.gwt.rules.effects import KINDS
from trailboss.games.gwt.state.table import NOBODY

POSITION_FEATURES: Final = 42
MASTERS: Final = len(STATION_MASTERS)

QUESTION: Final = moves.SECOND_MOVES
"""Features of a move: its number, and from here on the question it answers ..."""
WORTH: Final = QUESTION + KINDS
"""... by question: how far the drover thinks it behind the best ..."""
FAVOURITE: Final = WORTH + KINDS
"""... by question: it is the drover's move ..."""
OWN: Final = FAVOURITE + KINDS
"""... the building to ride to, if it is neutral or one's own ..."""
FOREIGN: Final = OWN + MOST_KEYS
"""... or another's ..."""
STOP: Final = FOREIGN + MOST_KEYS
"""... Kansas City, fees, steps left to Kansas City, and what the stop itself is worth to the drover ..."""
MASTER: Final = STOP + 4
"""... the station master at the station that a move upgrades or stops at ..."""
STATION: Final = MASTER + MASTERS
"""... a station without one, one that one has already, no money for it, and how far the engine moves ..."""
COST: Final = STATION + 4
"""... dollars ..."""
TAKEN: Final = COST + 1
"""... the hazard taken ..."""
FORESEEN: Final = TAKEN + PRIVATE
"""... the foresight tile chosen, and the one left ..."""
CITY: Final = FORESEEN + 2 * PRIVATE
"""... the city delivered to, by edition ..."""
CHANCE: Final = CITY + 2 * CITIES
"""... and the chance to fulfil an objective card."""
MOVE_FEATURES: Final = CHANCE + 1


def position_features(view: Appraisal) -> list[float]:
    """The features of the position for the seat that decides."""
    table, me = view.table, view.me
    ranchers = table.ranchers
    cards = cattle = breeding = objectives = 0
    for pile in (table.hand[me], table.stack[me], table.pile[me]):
        for face in pile:
            cards += 1
            if face >= FIRST_OBJECTIVE:
                objectives += 1
            else:
                cattle += 1
                breeding += FACE_VALUE[face]
    on_way = way(table)
    own_way = on_way.to_goal(max(table.herder[me], START_SPACE))
    others_way, engine_ahead, most_stations = 0.0, 0.0, 0
    for rancher in range(ranchers):
        if rancher != me:
            others_way += on_way.to_goal(max(table.herder[rancher], START_SPACE)) / max(1, ranchers - 1)
            engine_ahead = max(engine_ahead, float(RANK[table.engine[rancher]] - RANK[table.engine[me]]))
            most_stations = max(most_stations, table.stations[rancher].bit_count())
    masters_left = 0
    for station in range(MASTER_SPACES):
        if table.master_at[station] != NOBODY and not table.has_station(me, station):
            masters_left += 1
    discs_in_cities = 0
    for city in range(CITIES):
        discs_in_cities += table.cities[CITIES * me + city]
    tasks = view.tasks()
    return [
        1.0 if table.edition.has_tokens else 0.0,
        1.0 if ranchers == 3 else 0.0,
        1.0 if ranchers == 4 else 0.0,
        1.0 if table.sam is not None else 0.0,
        1.0 if table.simmental else 0.0,
        1.0 if view.last_turn else 0.0,
        view.future,
        view.laps / 5.0,
        view.deliveries / 5.0,
        (ROWS - table.job_row) / 12.0,
        min(view.money, 30) / 10.0,
        1.0 if view.money < 4 else 0.0,
        table.workers[3 * me] / 6.0,
        table.workers[3 * me + 1] / 6.0,
        table.workers[3 * me + 2] / 6.0,
        delivery_value(view) / 15.0,
        table.certificate_value(me) / 6.0,
        table.certificate_limit(me) / 6.0,
        len(view.hand) / 6.0,
        table.hand_limit(me) - 4.0,
        table.step_limit(me) / 6.0,
        cards / 20.0,
        breeding / max(1, cattle) / 3.0,
        objectives / 3.0,
        len(table.played_objectives[me]) / 3.0,
        RANK[table.engine[me]] / 40.0,
        engine_ahead / 20.0,
        table.stations[me].bit_count() / 4.0,
        most_stations / 4.0,
        table.masters[me].bit_count() / 2.0,
        masters_left / 5.0,
        table.discs[me].bit_count() / 10.0,
        discs_in_cities / 8.0,
        table.buildings_on_trail(me) / 5.0,
        table.woods(me) / 6.0,
        table.hazards(me) / 5.0,
        table.tribe_pairs(me) / 3.0,
        own_way / 15.0,
        others_way / 15.0,
        table.tokens[me] / 3.0 if table.tokens else 0.0,
        tasks[0] / 3.0,
        max(tasks) / 3.0,
    ]


def move_features(
    view: Appraisal, legal: list[int], favourite: int, worths: list[float]
) -> list[MoveFeatures]:
    """The features of each of these moves, of which the drover prefers one and gives each a worth."""
    table = view.table
    question = table.frames.kind()
    riding = question in (PHASE_A, RIDE)
    reach: dict[int, int] = {}
    best = max(worths)
    found: list[MoveFeatures] = []
    for index in range(len(legal)):
        move = legal[index]
        features = MoveFeatures()
        features.add(QUESTION + question, 1.0)
        features.add(WORTH + question, max(-4.0, (worths[index] - best) / 3.0))
        if move == favourite:
            features.add(FAVOURITE + question, 1.0)
        if moves.PLACE <= move < moves.GO_VIA and riding:
            trail = trail_of(view)
            if move >= moves.RIDE_TO and not reach:
                steps = table.frames.a() if question == RIDE else trail.limit
                reach = trail.reach(table.herder[view.me], steps)
            _ride(view, trail, reach, move, features)
        elif moves.DELIVER_TO <= move < moves.MOVES:
            edition = 1 if table.edition.has_tokens else 0
            features.add(CITY + edition * CITIES + move - moves.DELIVER_TO, 1.0)
        else:
            features.add(move, 1.0)
            _parts(view, move, features)
        found.append(features)
    return found


def _ride(view: Appraisal, trail: Trail, reach: dict[int, int], move: int, features: MoveFeatures) -> None:
    """What is on the space where a ride ends."""
    table, money = view.table, view.money
    if move < moves.RIDE_TO:
        space = table.trail.neutral[move - moves.PLACE]
    else:
        space = move - moves.RIDE_TO
        fee = min(reach.get(space, 0), money)
        if fee:
            features.add(STOP + 1, fee / 4.0)
            money -= fee
    if space == GOAL_SPACE:
        features.add(STOP, 1.0)
    else:
        tile = table.tile[space]
        foreign = is_private(tile) and owner_of(tile) != view.me
        key = table.key(tile)
        features.add((FOREIGN if foreign else OWN) + (key if key < MOST_KEYS else 0), 1.0)
    features.add(STOP + 2, way(table).to_goal(space) / 15.0)
    features.add(STOP + 3, max(-1.0, min(3.0, trail.stop(space, money)[0] / 8.0)))


def _parts(view: Appraisal, move: int, features: MoveFeatures) -> None:
    """What a move other than a ride names: stations, prices, tiles, cards."""
    table, me = view.table, view.me
    if moves.ENGINE_TO <= move < moves.USE_DISC:
        position = move - moves.ENGINE_TO
        features.add(STATION + 3, (RANK[position] - RANK[table.engine[me]]) / 10.0)
        station = TURNOUT_STATION[position]
        if station >= 0:
            _station(view, station, features)
    elif moves.CHOOSE_STATION <= move < moves.CHOOSE_TILE:
        _station(view, move - moves.CHOOSE_STATION, features)
    elif moves.GIVE <= move < moves.CHOOSE_STATION:
        master = table.master_at[table.frames.a()]
        if master != NOBODY:
            features.add(MASTER + master, 1.0)
    elif moves.HIRE_FROM <= move < moves.BUILD_NUMBER:
        row = (move - moves.HIRE_FROM) % ROWS
        features.add(COST, (ROW_COST[row] + table.frames.a()) / 5.0)
    elif moves.BUY_CARDS <= move < moves.ENGINE_TO or (move >= moves.BUY_SIMMENTAL and move < moves.RAISE):
        features.add(COST, purchase_of(move).dollars / 5.0)
    elif moves.TAKE_HAZARD <= move < moves.TAKE_TRIBE:
        features.add(TAKEN + table.tile[hazard_space(table, move)], 1.0)
    elif moves.CHOOSE_TILE <= move < moves.USE_CERTIFICATES:
        first = FORESIGHT_SPACES * table.frames.a()
        chosen = move - moves.CHOOSE_TILE
        features.add(FORESEEN + table.foresight[first + chosen], 1.0)
        features.add(FORESEEN + PRIVATE + table.foresight[first + 1 - chosen], 1.0)
    elif moves.PLAY <= move < moves.GAIN_CARD:
        features.add(CHANCE, view.chance(move - moves.PLAY + FIRST_OBJECTIVE))
    elif moves.GAIN_CARD <= move < moves.GAIN_TOP:
        features.add(CHANCE, view.chance(move - moves.GAIN_CARD + FIRST_OBJECTIVE))


def _station(view: Appraisal, station: int, features: MoveFeatures) -> None:
    """What a station offers."""
    table, me = view.table, view.me
    if table.has_station(me, station):
        features.add(STATION + 1, 1.0)
        return
    if STATION_COST[station] > view.money:
        features.add(STATION + 2, 1.0)
    if station < MASTER_SPACES and table.master_at[station] != NOBODY:
        features.add(MASTER + table.master_at[station], 1.0)
    else:
        features.add(STATION, 1.0)
