"""Ranch: hiring workers, buying cattle, taking hazards and tribe tiles off the trail."""

from typing import Final

from trailboss.bots.drover.plan import plan
from trailboss.bots.drover.sight import NOTHING, Offer, Sight
from trailboss.games.gwt.components.cattle import (
    BROWN,
    BUY_OPTIONS,
    FACE_TYPE,
    FACE_VALUE,
    FACE_VP,
    ORANGE,
    PURPLE,
    SIMMENTAL_OPTIONS,
    SIMMENTAL_STAGES,
    BuyOption,
)
from trailboss.games.gwt.components.job_market import ROW_COST
from trailboss.games.gwt.components.objectives import (
    BROWN_CARD,
    GREEN_TILE,
    HAZARD,
    PURPLE_CARD,
    SECOND_TILE,
    VALUE3,
)
from trailboss.games.gwt.components.player_board import (
    ROW_SPACES,
    WORKER_KINDS,
    WORKER_VP,
    WORKER_VP_SPACES,
)
from trailboss.games.gwt.components.station_masters import HAZARDS, TRIBE_PAIRS, WORKERS
from trailboss.games.gwt.components.tiles import (
    EMPTY,
    FEE_BLACK,
    FEE_GREEN,
    GREEN_TRIBE,
    SECOND_TRIBE,
    TILE_BLACK_HAND,
    TILE_GREEN_HAND,
    TILE_VP,
)
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.moves import Purchase
from trailboss.games.gwt.questions.hire import IMMEDIATE_ACTION
from trailboss.games.gwt.table import NOBODY, TAKEN_WIDTH

UNKNOWN: Final = -2e9
ADDED = (0.3, 0.7)
"""Two cards added to the market are taken to be those at these parts of the stack, by value."""
WITH_SIMMENTAL: Final = BUY_OPTIONS + SIMMENTAL_OPTIONS
GROWN_LATE = 0.2
"""How likely a Simmental is still raised that is not shown often enough on average."""
LOOK = 0.3
"""What a rival gains by the cards that are added and not bought."""

# -------------------------------------------------------------------- workers


def worker(sight: Sight, kind: int, more: int = 1) -> float:
    """What another worker of a kind is worth, its price not counted; 0 if the row is full."""
    table, me, weights = sight.table, sight.me, sight.weights
    space = table.workers[3 * me + kind] + more
    if space > ROW_SPACES:
        return 0.0
    rows = (weights.cowboys, weights.builders, weights.engineers)
    worth = rows[kind][space - 2] * sight.laps
    if kind == plan(sight):
        worth *= 1.0 + weights.focus
    if space in WORKER_VP_SPACES:
        worth += WORKER_VP
    if table.has_master(me, WORKERS):
        worth += 1
    action = IMMEDIATE_ACTION[kind][space]
    if action != NOBODY:
        worth += max(0.0, sight.offer(action).worth)
    return worth


def hire(sight: Sight, kind: int, row: int, modifier: int) -> float:
    """What hiring a worker from a row is worth."""
    return worker(sight, kind) - sight.price(ROW_COST[row] + modifier)


def best_hire(sight: Sight, modifier: int) -> Offer:
    """The best worker for the money."""
    table, me = sight.table, sight.me
    best = NOTHING
    for kind in range(WORKER_KINDS):
        if table.workers[3 * me + kind] == ROW_SPACES:
            continue
        prices = [ROW_COST[row] + modifier for row in range(table.job_row) if table.jobs[3 * row + kind]]
        price = min(prices, default=sight.money + 1)
        if price <= sight.money:
            worth = worker(sight, kind) - sight.price(price)
            if worth > best.worth:
                best = Offer(worth, price)
    return best


# -------------------------------------------------------------------- cattle


def card(sight: Sight, face: int) -> float:
    """What a cattle card is worth in the deck, its price not counted."""
    worth = sight.card_worths.get(face, UNKNOWN)
    if worth == UNKNOWN:
        worth = sight.card_worths[face] = _card(sight, face)
    return worth


def _card(sight: Sight, face: int) -> float:
    weights = sight.weights
    table, me = sight.table, sight.me
    kind = FACE_TYPE[face]
    twins = 0
    for cards in (table.hand[me], table.stack[me], table.pile[me]):
        for other in cards:
            if FACE_TYPE[other] == kind:
                twins += 1
    shown = max(0.0, sight.deliveries - 0.5) * weights.card
    value = shown * (FACE_VALUE[face] - weights.replaced)
    worth = float(FACE_VP[face])
    if kind == ORANGE:
        for stage in range(1, SIMMENTAL_STAGES):
            grown = max(0.0, shown - stage)  # it is shown as a calf first, and grows each time
            worth += min(1.0, grown + GROWN_LATE * min(1.0, shown)) * (FACE_VP[face + stage] - FACE_VP[face])
            value += grown * (FACE_VALUE[face + stage] - FACE_VALUE[face + stage - 1])
    worth += value * sight.breeding_point() * weights.twin**twins
    tasks = sight.tasks()
    if kind == ORANGE:
        return worth
    if kind == BROWN:
        return worth + tasks[BROWN_CARD]
    return worth + (tasks[PURPLE_CARD] if kind == PURPLE else tasks[VALUE3])


def best_purchase(sight: Sight, cowboys: int) -> Offer:
    """The best that so many cowboys can buy at once; cards are added to the market before if that helps."""
    now = _buy_on(sight, cowboys, 0, _shelves(sight, sight.table.cattle), 0)
    return max(now, purchase_after_adding(sight, cowboys))


def purchase_after_adding(sight: Sight, cowboys: int) -> Offer:
    """The best that can be bought when one cowboy adds cards to the market first: two that are as good as can
    be expected from what the stack still holds."""
    stack = sorted(sight.table.cattle_stack, key=lambda face: (FACE_VALUE[face], FACE_VP[face]))
    if cowboys < 2 or not stack:
        return NOTHING
    market = sight.table.cattle[:]
    for part in ADDED:
        market[stack[int(part * len(stack))]] += 1
    found = _buy_on(sight, cowboys - 1, 0, _shelves(sight, market), 0)
    return Offer(found.worth - LOOK, found.cost)


def _options(sight: Sight) -> list[BuyOption]:
    """The price list."""
    return WITH_SIMMENTAL if sight.table.simmental else BUY_OPTIONS


def _shelves(sight: Sight, market: list[int]) -> dict[int, list[float]]:
    """What is in the market, by first face of its price list: worths, the best first."""
    shelves: dict[int, list[float]] = {}
    for option in _options(sight):
        if option.first_face not in shelves:
            worths = [
                card(sight, face) * sight.weights.twin**copy
                for face in range(option.first_face, option.last_face + 1)
                for copy in range(min(2, market[face]))
            ]
            shelves[option.first_face] = sorted(worths, reverse=True)
    return shelves


def purchase_and_more(sight: Sight, way: Purchase, cowboys: int) -> float:
    """What one purchase is worth, with the best that the cowboys left over can buy after it."""
    market = sight.table.cattle[:]
    market[way.first] -= 1
    worth = card(sight, way.first)
    if way.second >= 0:
        market[way.second] -= 1
        worth += card(sight, way.second) * (sight.weights.twin if way.second == way.first else 1.0)
    return worth + _buy_on(sight, cowboys - way.cowboys, way.dollars, _shelves(sight, market), 0).worth


def _buy_on(sight: Sight, cowboys: int, spent: int, shelves: dict[int, list[float]], first: int) -> Offer:
    best = Offer(0.0 if spent == 0 else -sight.price(spent), spent)
    options = _options(sight)
    for index in range(first, len(options)):
        option = options[index]
        shelf = shelves[option.first_face]
        if option.cowboys > cowboys or spent + option.dollars > sight.money or len(shelf) < option.cards:
            continue
        rest = dict(shelves)
        rest[option.first_face] = shelf[option.cards :]
        further = _buy_on(sight, cowboys - option.cowboys, spent + option.dollars, rest, index)
        worth = further.worth + sum(shelf[: option.cards])
        if worth > best.worth:
            best = Offer(worth, further.cost)
    return best


# -------------------------------------------------------------------- tiles of the trail


def _fee(sight: Sight, tile: int) -> float:
    """What a fee on the trail costs in the laps to come, as far as it is not avoided."""
    seats = sight.table.ranchers
    fee = TILE_GREEN_HAND[tile] * FEE_GREEN[seats] + TILE_BLACK_HAND[tile] * FEE_BLACK[seats]
    return 0.1 * fee * sight.laps


def hazard(sight: Sight, space: int, price: int) -> float:
    """What taking a hazard is worth."""
    tile = sight.table.tile[space]
    worth = TILE_VP[tile] + sight.tasks()[HAZARD] + _fee(sight, tile) - sight.price(price)
    if sight.table.has_master(sight.me, HAZARDS):
        worth += 1.5
    return worth


def best_hazard(sight: Sight, price: int) -> Offer:
    """The best hazard for its price."""
    if price > sight.money:
        return NOTHING
    trail, tile = sight.table.trail, sight.table.tile
    worths = [
        hazard(sight, space, price)
        for section in range(TRIBES)
        for space in trail.sections[section]
        if tile[space] != EMPTY
    ]
    return Offer(max(worths, default=0.0), price)


def tribe(sight: Sight, space: int) -> float:
    """What trading for a tribe tile is worth."""
    table, me = sight.table, sight.me
    tile = table.tile[space]
    reward = table.trail.reward[space]
    worth = sight.gain(reward) if reward >= 0 else -sight.price(-reward)
    worth += sight.tasks()[GREEN_TILE if tile == GREEN_TRIBE else SECOND_TILE]
    base = TAKEN_WIDTH * me
    other = SECOND_TRIBE if tile == GREEN_TRIBE else GREEN_TRIBE
    if table.has_master(me, TRIBE_PAIRS):
        worth += 2.5 if table.taken[base + other] > table.taken[base + tile] else 0.5
    return worth + _fee(sight, tile)


def best_tribe(sight: Sight) -> Offer:
    """The best tribe tile."""
    best = NOTHING
    for space in sight.table.trail.sections[TRIBES]:
        cost = -sight.table.trail.reward[space]
        if sight.table.tile[space] != EMPTY and cost <= sight.money:
            worth = tribe(sight, space)
            if worth > best.worth:
                best = Offer(worth, cost)
    return best
