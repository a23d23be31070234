"""Ranch: hiring workers, buying cattle, taking hazards and tribe tiles off the trail."""

from typing import Final

from trailboss.games.gwt.bots.drover.drover_view import NOTHING, DroverView, Offer, better
from trailboss.games.gwt.bots.drover.plan import plan
from trailboss.games.gwt.components import cattle, objectives, player_board, tiles
from trailboss.games.gwt.components.cattle import BuyOption
from trailboss.games.gwt.components.job_market import ROW_COST
from trailboss.games.gwt.components.station_masters import HAZARDS, TRIBE_PAIRS, WORKERS
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.questions.hire import IMMEDIATE_ACTION
from trailboss.games.gwt.rules.moves import Purchase
from trailboss.games.gwt.state.table import NOBODY, TAKEN_WIDTH

UNKNOWN: Final = -2e9
ADDED: Final = (0.3, 0.7)
"""Two cards added to the market are taken to be those at these parts of the stack, by value."""
GROWN_LATE: Final = 0.2
"""How likely a Simmental is still raised that is not shown often enough on average."""
LOOK: Final = 0.3
"""What a rival gains by the cards that are added and not bought."""

# -------------------------------------------------------------------- workers


def worker(view: DroverView, kind: int, more: int = 1) -> float:
    """What another worker of a kind is worth, its price not counted; 0 if the row is full."""
    table, me, weights = view.table, view.me, view.weights
    space = table.workers[3 * me + kind] + more
    if space > player_board.ROW_SPACES:
        return 0.0
    rows = (weights.cowboys, weights.builders, weights.engineers)
    worth = rows[kind][space - 2] * view.laps
    if kind == plan(view):
        worth *= 1.0 + weights.focus
    if space in player_board.WORKER_VP_SPACES:
        worth += player_board.WORKER_VP
    if table.has_master(me, WORKERS):
        worth += 1
    action = IMMEDIATE_ACTION[kind][space]
    if action != NOBODY:
        worth += max(0.0, view.offer(action).worth)
    return worth


def hire(view: DroverView, kind: int, row: int, modifier: int) -> float:
    """What hiring a worker from a row is worth."""
    return worker(view, kind) - view.price(ROW_COST[row] + modifier)


def best_hire(view: DroverView, modifier: int) -> Offer:
    """The best worker for the money."""
    table, me = view.table, view.me
    best = NOTHING
    for kind in range(player_board.WORKER_KINDS):
        if table.workers[3 * me + kind] == player_board.ROW_SPACES:
            continue
        price = view.money + 1
        for row in range(table.job_row):
            if table.jobs[3 * row + kind] and ROW_COST[row] + modifier < price:
                price = ROW_COST[row] + modifier
        if price <= view.money:
            worth = worker(view, kind) - view.price(price)
            if worth > best.worth:
                best = Offer(worth, price)
    return best


# -------------------------------------------------------------------- cattle


def card(view: DroverView, face: int) -> float:
    """What a cattle card is worth in the deck, its price not counted."""
    worth = view.card_worths.get(face, UNKNOWN)
    if worth == UNKNOWN:
        worth = view.card_worths[face] = _card(view, face)
    return worth


def _card(view: DroverView, face: int) -> float:
    weights = view.weights
    table, me = view.table, view.me
    kind = cattle.FACE_TYPE[face]
    twins = 0
    for cards in (table.hand[me], table.stack[me], table.pile[me]):
        for other in cards:
            if cattle.FACE_TYPE[other] == kind:
                twins += 1
    shown = max(0.0, view.deliveries - 0.5) * weights.card
    value = shown * (cattle.FACE_VALUE[face] - weights.replaced)
    worth = float(cattle.FACE_VP[face])
    if kind == cattle.ORANGE:
        for stage in range(1, cattle.SIMMENTAL_STAGES):
            grown = max(0.0, shown - stage)  # it is shown as a calf first, and grows each time
            worth += min(1.0, grown + GROWN_LATE * min(1.0, shown)) * (
                cattle.FACE_VP[face + stage] - cattle.FACE_VP[face]
            )
            value += grown * (cattle.FACE_VALUE[face + stage] - cattle.FACE_VALUE[face + stage - 1])
    worth += value * view.breeding_point() * weights.twin**twins
    tasks = view.tasks()
    if kind == cattle.ORANGE:
        return worth
    if kind == cattle.BROWN:
        return worth + tasks[objectives.BROWN_CARD]
    return worth + (tasks[objectives.PURPLE_CARD] if kind == cattle.PURPLE else tasks[objectives.VALUE3])


def best_purchase(view: DroverView, cowboys: int) -> Offer:
    """The best that this many cowboys can buy at once; cards are added to the market before if that helps."""
    now = _best_buy(view, cowboys, 0, view.table.cattle)
    return better(now, purchase_after_adding(view, cowboys))


def purchase_after_adding(view: DroverView, cowboys: int) -> Offer:
    """The best purchase if one cowboy first adds cards to the market: two that are as good as can be
    expected from the rest of the stack."""
    stack = view.table.cattle_stack
    if cowboys < 2 or not stack:
        return NOTHING
    market = view.table.cattle[:]
    for part in ADDED:
        market[_at(stack, int(part * len(stack)))] += 1
    found = _best_buy(view, cowboys - 1, 0, market)
    return Offer(found.worth - LOOK, found.cost)


QUALITIES: Final = sorted(
    {(cattle.FACE_VALUE[face], cattle.FACE_VP[face]) for face in range(cattle.CATTLE_FACES)}
)
QUALITY: Final[list[int]] = [
    QUALITIES.index((cattle.FACE_VALUE[face], cattle.FACE_VP[face])) for face in range(cattle.CATTLE_FACES)
]
"""By face: how good a card is by value and points, from 0."""


def _at(stack: list[int], index: int) -> int:
    """The card at an index if the stack is sorted by quality (a stable sort)."""
    counts = [0] * len(QUALITIES)
    for face in stack:
        counts[QUALITY[face]] += 1
    quality = 0
    while index >= counts[quality]:
        index -= counts[quality]
        quality += 1
    for face in stack:
        if QUALITY[face] == quality:
            if index == 0:
                return face
            index -= 1
    raise IndexError(index)


class PriceList:
    """A price list line by line. Cards sold by the same lines share a shelf."""

    __slots__ = ("cards", "cowboys", "dollars", "first_faces", "last_faces", "shelf")

    def __init__(self, options: list[BuyOption]) -> None:
        self.cards: list[int] = [option.cards for option in options]
        self.cowboys: list[int] = [option.cowboys for option in options]
        self.dollars: list[int] = [option.dollars for option in options]
        self.first_faces: list[int] = list(dict.fromkeys(option.first_face for option in options))
        """By shelf: its first face, and its last one."""
        faces = {option.first_face: option.last_face for option in options[::-1]}
        self.last_faces: list[int] = [faces[first] for first in self.first_faces]
        self.shelf: list[int] = [self.first_faces.index(option.first_face) for option in options]


USUAL_PRICES: Final = PriceList(cattle.BUY_OPTIONS)
PRICES_WITH_SIMMENTAL: Final = PriceList(cattle.BUY_OPTIONS + cattle.SIMMENTAL_OPTIONS)


def _shelves(view: DroverView, prices: PriceList, market: list[int]) -> list[list[float]]:
    """By shelf: what its cards in the market are worth, the best first; of a third equal one nothing."""
    twin = view.weights.twin
    shelves: list[list[float]] = []
    for shelf in range(len(prices.first_faces)):
        worths: list[float] = []
        for face in range(prices.first_faces[shelf], prices.last_faces[shelf] + 1):
            count = market[face]
            if count:
                worth = card(view, face)
                worths.append(worth)
                if count > 1:
                    worths.append(worth * twin)
        if len(worths) > 1:
            worths.sort(reverse=True)
        shelves.append(worths)
    return shelves


def purchase_and_more(view: DroverView, way: Purchase, cowboys: int) -> float:
    """What one purchase is worth, with the best that the cowboys left over can buy after it."""
    market = view.table.cattle[:]
    market[way.first] -= 1
    worth = card(view, way.first)
    if way.second >= 0:
        market[way.second] -= 1
        worth += card(view, way.second) * (view.weights.twin if way.second == way.first else 1.0)
    return worth + _best_buy(view, cowboys - way.cowboys, way.dollars, market).worth


def _best_buy(view: DroverView, cowboys: int, spent: int, market: list[int]) -> Offer:
    """The best that this many cowboys can buy from a market, when this much is spent already."""
    prices = PRICES_WITH_SIMMENTAL if view.table.simmental else USUAL_PRICES
    shelves = _shelves(view, prices, market)
    worth, cost = _buy_on(view, cowboys, spent, prices, shelves, [0] * len(shelves), 0)
    return Offer(worth, cost)


def _buy_on(
    view: DroverView,
    cowboys: int,
    spent: int,
    prices: PriceList,
    shelves: list[list[float]],
    sold: list[int],
    first: int,
) -> tuple[float, int]:
    """The best that can be bought from the lines from `first` on; `sold` counts the cards gone by shelf."""
    best, cost = 0.0 if spent == 0 else -view.price(spent), spent
    for index in range(first, len(prices.cards)):
        dollars = spent + prices.dollars[index]
        if prices.cowboys[index] > cowboys or dollars > view.money:
            continue
        shelf, cards = prices.shelf[index], prices.cards[index]
        worths, gone = shelves[shelf], sold[shelf]
        if len(worths) - gone < cards:
            continue
        sold[shelf] = gone + cards
        worth, total = _buy_on(view, cowboys - prices.cowboys[index], dollars, prices, shelves, sold, index)
        sold[shelf] = gone
        bought = 0.0
        for number in range(gone, gone + cards):
            bought += worths[number]
        worth += bought
        if worth > best:
            best, cost = worth, total
    return best, cost


# -------------------------------------------------------------------- tiles of the trail


def _fee(view: DroverView, tile: int) -> float:
    """What a fee on the trail costs in future laps, if it can't be avoided."""
    seats = view.table.ranchers
    fee = (
        tiles.TILE_GREEN_HAND[tile] * tiles.FEE_GREEN[seats]
        + tiles.TILE_BLACK_HAND[tile] * tiles.FEE_BLACK[seats]
    )
    return 0.1 * fee * view.laps


def hazard(view: DroverView, space: int, price: int) -> float:
    """What taking a hazard is worth."""
    tile = view.table.tile[space]
    worth = tiles.TILE_VP[tile] + view.tasks()[objectives.HAZARD] + _fee(view, tile) - view.price(price)
    if view.table.has_master(view.me, HAZARDS):
        worth += 1.5
    return worth


def best_hazard(view: DroverView, price: int) -> Offer:
    """The best hazard for its price."""
    if price > view.money:
        return NOTHING
    trail, tile = view.table.trail, view.table.tile
    worths = [
        hazard(view, space, price)
        for section in range(TRIBES)
        for space in trail.sections[section]
        if tile[space] != tiles.EMPTY
    ]
    return Offer(max(worths, default=0.0), price)


def tribe(view: DroverView, space: int) -> float:
    """What trading for a tribe tile is worth."""
    table, me = view.table, view.me
    tile = table.tile[space]
    reward = table.trail.reward[space]
    worth = view.gain(reward) if reward >= 0 else -view.price(-reward)
    worth += view.tasks()[objectives.GREEN_TILE if tile == tiles.GREEN_TRIBE else objectives.SECOND_TILE]
    base = TAKEN_WIDTH * me
    other = tiles.SECOND_TRIBE if tile == tiles.GREEN_TRIBE else tiles.GREEN_TRIBE
    if table.has_master(me, TRIBE_PAIRS):
        worth += 2.5 if table.taken[base + other] > table.taken[base + tile] else 0.5
    return worth + _fee(view, tile)


def best_tribe(view: DroverView) -> Offer:
    """The best tribe tile."""
    best = NOTHING
    for space in view.table.trail.sections[TRIBES]:
        cost = -view.table.trail.reward[space]
        if view.table.tile[space] != tiles.EMPTY and cost <= view.money:
            worth = tribe(view, space)
            if worth > best.worth:
                best = Offer(worth, cost)
    return best
