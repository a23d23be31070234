"""Building: which private building, and where."""

from typing import Final

from trailboss.games.gwt.bots.drover.drover_view import NOTHING, DroverView, Offer
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.objectives import BUILDING
from trailboss.games.gwt.components.station_masters import BUILDINGS, MASTER_VP
from trailboss.games.gwt.components.tiles import EMPTY, FEE_BLACK, FEE_GREEN, FIRST_HAZARD, SECOND_TRIBE
from trailboss.games.gwt.components.trail import NEUTRAL, NO_RISK
from trailboss.games.gwt.questions.build import builders_needed
from trailboss.games.gwt.rules.edition import private_key

USUAL: Final[dict[str, float]] = {
    "dollars_per_woods_2": 0.6,
    "objective_card_for_2_certificates": 0.4,
    "engine_back_for_3": 0.7,
    "white_for_4": 1.3,
    "buy_cattle": 2.0,
    "gray_for_engine_1": 0.6,
    "green_for_3": 1.2,
    "pair_for_3": 1.0,
    "herder_1": 1.0,
    "auxiliary": 0.8,
    "hazard_5": 0.8,
    "herder_2": 1.3,
    "draw_per_cowboy": 1.0,
    "herder_3": 1.6,
    "hire_minus_1": 2.0,
    "engine_per_engineer": 1.0,
    "black_for_2_certificates": 1.5,
    "dollars_per_engineer": 0.8,
    "yellow_for_10": 1.5,
    "any_for_3_and_objective_to_hand": 2.5,
    "tribe_pairs": 1.0,
    "engine_per_woods": 0.8,
    "tribe": 0.8,
    "engine_2": 1.0,
    "copy": 1.5,
    "engine_3": 1.5,
    "extraordinary_delivery": 4.0,
    "upgrade_behind": 2.0,
    "certificates_max": 2.0,
    "herder_5": 2.0,
    "dollars_4": 1.5,
    "engine_4": 2.0,
    "herder_4": 1.8,
    "gray_for_2": 0.9,
    "green_for_engine_2": 1.3,
    "value3_for_7": 1.5,
    "any_for_6_and_objective_to_hand": 3.5,
    "hazard_2": 1.5,
    "engine_per_hazard": 0.8,
    "dollars_per_builder": 1.2,
    "dollars_per_station_2": 1.2,
    "exchange_token": 0.8,
}
"""What an action of a private building usually brings when its owner stops there."""
ANY_ACTION: Final = 0.8
_ONCE: Final[dict[str, list[float]]] = {}
"""By edition: what a stop at each building usually brings, by key."""
RISK: Final = 0.5
DETOUR: Final = 0.4


def service(view: DroverView, key: int) -> float:
    """What a building brings its owner in the laps to come, by its actions."""
    edition = view.table.edition
    once = _ONCE.get(edition.name)
    if once is None:
        once = _ONCE[edition.name] = [_once(actions) for actions in edition.local]
    return view.weights.use * once[key] * view.laps


def _once(actions: list[list[int]]) -> float:
    """What one stop at a building usually brings, by its actions with their alternatives."""
    total = 0.0
    for alternatives in actions:
        total += max([USUAL.get(ACTION_IDS[action], ANY_ACTION) for action in alternatives])
    return total


def toll(view: DroverView, key: int) -> float:
    """What the fees of a building bring in the laps to come."""
    table = view.table
    fee = table.edition.green_hand[key] * FEE_GREEN[table.ranchers]
    fee += table.edition.black_hand[key] * FEE_BLACK[table.ranchers]
    return view.weights.toll * 0.4 * fee * (table.ranchers - 1) * view.laps


def obstacles(view: DroverView, space: int) -> int:
    """Hazards and tribe tiles on the way from the last fork to a space."""
    table = view.table
    count = 0
    back = table.trail.back[space]
    while len(back) == 1 and table.trail.kind[back[0]] != NEUTRAL:
        if FIRST_HAZARD <= table.tile[back[0]] <= SECOND_TRIBE:
            count += 1
        back = table.trail.back[back[0]]
    return count


def site(view: DroverView, number: int, space: int, rate: int) -> Offer:
    """What a building on a space is worth."""
    table = view.table
    key = private_key(number, table.side(view.me, number))
    cost = rate * builders_needed(table, view.me, number, space)
    worth = table.edition.vp[key] + service(view, key) + toll(view, key) - view.price(cost)
    there = table.tile[space]
    if there == EMPTY:
        return Offer(_on_open_ground(view, worth, space), cost)
    old = table.key(there)
    worth -= table.edition.vp[old] + service(view, old) + toll(view, old)
    return Offer(worth + 0.01 * space * min(1.0, view.laps), cost)


class Ground:
    """The empty building spaces, and what each adds to the worth of any building there."""

    __slots__ = ("detours", "risks", "spaces", "tails", "woods")

    def __init__(self, view: DroverView) -> None:
        table = view.table
        near = min(1.0, view.laps)
        risk = RISK * view.weights.use * view.laps
        self.spaces: list[int] = []
        self.risks: list[float] = []
        self.detours: list[float] = []
        self.woods: list[float] = []
        self.tails: list[float] = []
        for space in table.trail.buildings:
            if table.tile[space] == EMPTY:
                self.spaces.append(space)
                self.risks.append(risk if table.trail.risk[space] != NO_RISK else 0.0)
                self.detours.append(DETOUR * obstacles(view, space) * near)
                self.woods.append(0.1 if table.trail.woods[space] else 0.0)
                self.tails.append(0.01 * space * near)

    def worth(self, index: int, worth: float) -> float:
        """What a building of some worth comes to on a space. The order of the sums decides about equals."""
        worth += self.risks[index]
        worth -= self.detours[index]
        worth += self.woods[index]
        return worth + self.tails[index]


def _ground(view: DroverView) -> Ground:
    found = view.ground
    if not isinstance(found, Ground):
        found = view.ground = Ground(view)
    return found


def _newly_built(view: DroverView, worth: float) -> float:
    """What one more building on the trail is worth, if it is worth this much by itself."""
    worth += view.tasks()[BUILDING]
    if view.table.has_master(view.me, BUILDINGS):
        worth += MASTER_VP[BUILDINGS]
    return worth


def _on_open_ground(view: DroverView, worth: float, space: int) -> float:
    """What a building of some worth comes to on an empty space."""
    ground = _ground(view)
    return ground.worth(ground.spaces.index(space), _newly_built(view, worth))


def best_site(view: DroverView, number: int, rate: int) -> Offer:
    """The best space for a building."""
    table, me = view.table, view.me
    builders, money, tile = table.builders(me), view.money, table.tile
    key = private_key(number, table.side(me, number))
    anew = table.edition.workers[key]
    affordable = anew <= builders and anew * rate <= money
    ground = _ground(view)
    plain = 0.0
    if affordable and ground.spaces:
        plain = table.edition.vp[key] + service(view, key) + toll(view, key) - view.price(rate * anew)
        plain = _newly_built(view, plain)
    best, price = 0.0, 0
    index = 0
    for space in table.trail.buildings:
        if tile[space] == EMPTY:
            if affordable:
                worth = ground.worth(index, plain)
                if worth > best:
                    best, price = worth, rate * anew
            index += 1
            continue
        need = builders_needed(table, me, number, space)
        if 0 <= need <= builders and need * rate <= money:
            offer = site(view, number, space, rate)
            if offer.worth > best:
                best, price = offer.worth, offer.cost
    return Offer(best, price)


def best_building(view: DroverView, rate: int) -> Offer:
    """The best building on its best space."""
    stock = view.table.stock[view.me]
    best = NOTHING
    for number in range(1, view.table.edition.buildings + 1):
        if stock >> number & 1:
            offer = best_site(view, number, rate)
            if offer.worth > best.worth:
                best = offer
    return best
