"""Delivery: which city, which disc, how many certificates, which tiles from the foresight spaces."""

from typing import Final

from trailboss.games.gwt.bots.drover.drover_view import DroverView, delivery_value
from trailboss.games.gwt.components import player_board, tiles
from trailboss.games.gwt.components.cities import (
    CITIES,
    EXCHANGE_TOKEN,
    KANSAS_CITY,
    OBJECTIVE_CARD,
    TERMINAL,
)
from trailboss.games.gwt.components.objectives import TERMINAL_CITY
from trailboss.games.gwt.components.railroad import STATION_VP, TRANSPORT
from trailboss.games.gwt.components.station_masters import CERTIFICATES
from trailboss.games.gwt.components.tiles import is_hazard, is_tribe, worker_kind

DEAREST_DISC: Final[int] = max(player_board.DISC_COST)
FAVOUR: Final[list[float]] = [
    {player_board.AUX_DOLLAR_2: 1.2, player_board.AUX_ENGINE_1: 1.1, player_board.AUX_REMOVE_1: 1.05}.get(
        number, 1.0
    )
    for number in range(player_board.DISCS)
]
"""By disc space: how an auxiliary action is liked, compared with others."""
NO_DISC: Final = -1e9
UNKNOWN: Final = -2e9

# -------------------------------------------------------------------- discs


def disc(view: DroverView, number: int) -> float:
    """What it is worth to clear a disc space, its dollars included."""
    if not view.disc_worths:
        view.disc_worths = [_disc(view, other) for other in range(player_board.DISCS)]
    return view.disc_worths[number]


def _disc(view: DroverView, number: int) -> float:
    weights, laps = view.weights, max(0.0, view.deliveries - 0.5)
    worth = view.gain(player_board.DISC_GAIN[number]) - view.price(player_board.DISC_COST[number])
    if number in (player_board.HAND_1, player_board.HAND_2):
        return worth + weights.hand_disc * laps
    if number in (player_board.STEP_DOLLARS, player_board.STEP_VP):
        return (
            worth
            + weights.step_disc * laps
            + (player_board.STEP_VP_POINTS if number == player_board.STEP_VP else 0)
        )
    if number == player_board.CERT_4:
        return worth + weights.certificate_disc * laps
    if number == player_board.CERT_6:
        opened = not view.table.covered(view.me, player_board.CERT_4)
        return worth + weights.certificate_disc * laps * (1.2 if opened else 0.3)
    return worth + weights.auxiliary_disc * laps * FAVOUR[number]


def best_disc(view: DroverView, dark: bool, money: int) -> float | None:
    """The best disc that can go to dark or white corners for the money; None if none can."""
    if money < 0:
        return None
    code = 2 * min(money, DEAREST_DISC) + (1 if dark else 0)
    best = view.best_discs.get(code, UNKNOWN)
    if best == UNKNOWN:
        covered = view.table.discs[view.me]
        best = NO_DISC
        for number in range(player_board.DISCS):
            if (
                covered >> number & 1
                and (dark or not player_board.DISC_DARK[number])
                and player_board.DISC_COST[number] <= money
            ):
                best = max(best, disc(view, number))
        view.best_discs[code] = best
    return None if best == NO_DISC else best


def _urgency(view: DroverView, number: int) -> float:
    """The worth of placing a disc now: points on its space can wait, what it gives every lap can't."""
    worth = disc(view, number)
    if number == player_board.STEP_VP:
        worth -= view.weights.later * min(1.0, view.deliveries / 3.0) * player_board.STEP_VP_POINTS
    return worth


def choose_disc(view: DroverView, discs: list[int], stations: list[int]) -> tuple[bool, int]:
    """The disc to take: from the player board if any (True), else from the station that is missed least."""
    if discs:
        return True, max(discs, key=lambda number: (_urgency(view, number), -number))
    return False, min(stations, key=lambda station: STATION_VP[station])


# -------------------------------------------------------------------- cities


def city(view: DroverView, number: int, transport: bool) -> float:
    """What a delivery to a city is worth, besides the income."""
    code = 2 * number + (1 if transport else 0)
    worth = view.city_worths.get(code, UNKNOWN)
    if worth == UNKNOWN:
        worth = view.city_worths[code] = _city(view, number, transport)
    return worth


def _city(view: DroverView, number: int, transport: bool) -> float:
    table, me, weights = view.table, view.me, view.weights
    cities = table.edition.cities
    worth = float(cities.vp_per_disc[number])
    first = table.delivered(me, number) == 0
    if first:
        worth += cities.vp[number] + 0.02 * number
        for low, high, points, action in cities.arrows:
            if number not in (low, high):
                continue
            if table.delivered(me, low if number == high else high):
                worth += points
                if action == OBJECTIVE_CARD:
                    worth += weights.objective * view.future
                elif action == EXCHANGE_TOKEN:
                    worth += weights.token * min(1.0, view.laps)
            elif points > 0:
                worth += weights.arrow * points * min(1.0, view.laps)
    if number == KANSAS_CITY:
        worth += view.gain(cities.kansas_city_dollars)
    if number == TERMINAL and first:
        worth += view.tasks()[TERMINAL_CITY]
    if transport:
        worth -= view.price(TRANSPORT[table.engine[me]][number])
    found = best_disc(view, cities.dark[number] == 1, view.money + cities.value[number])
    return worth + (found or 0.0)


def delivery(view: DroverView, total: int) -> float:
    """What arriving with a total breeding value is worth: income and the best city."""
    cities = view.table.edition.cities
    best: float | None = None
    for number in range(CITIES):
        if cities.value[number] > total:
            break
        if view.table.delivered(view.me, number) and not cities.repeatable[number]:
            continue
        worth = city(view, number, True)
        best = worth if best is None else max(best, worth)
    return view.gain(total) + (best or 0.0)


def kept(view: DroverView, count: int) -> float:
    """What certificates are worth that are not used now."""
    worth = count * view.weights.keep_certificate * view.breeding_point() * min(1.0, view.laps)
    if view.table.has_master(view.me, CERTIFICATES):
        worth += 1.5 * count
    return worth


def certificates_to_use(view: DroverView, value: int) -> tuple[int, float]:
    """How many certificates to use with a hand of that value, and what the delivery is worth then."""
    have = view.table.certificate_value(view.me)
    usable = [count for count in range(have + 1) if have - count in player_board.CERTIFICATE_TRACK]
    worths = {count: delivery(view, value + count) + kept(view, have - count) for count in usable}
    best = max(usable, key=lambda count: (worths[count], -count))
    return best, worths[best]


def arrival(view: DroverView) -> float:
    """What reaching Kansas City with the present hand is worth."""
    have = view.table.certificate_value(view.me)
    return certificates_to_use(view, delivery_value(view))[1] - kept(view, have)


def certificate(view: DroverView, spaces: int) -> float:
    """What it is worth to move the certificate marker forward."""
    table, me = view.table, view.me
    before = table.certificates[me]
    after = max(before, min(before + spaces, table.certificate_limit(me)))
    count = player_board.CERTIFICATE_TRACK[after] - player_board.CERTIFICATE_TRACK[before]
    worth = count * view.weights.certificate * view.breeding_point()
    if table.has_master(me, CERTIFICATES):
        worth += 1.5 * count
    return worth


# -------------------------------------------------------------------- foresight


def tile(view: DroverView, code: int, worker_worths: list[float]) -> float:
    """What it is worth to put a foresight tile on the board; `worker_worths` by kind of worker."""
    table = view.table
    if is_hazard(code) or is_tribe(code):
        fee = (
            tiles.TILE_GREEN_HAND[code] * tiles.FEE_GREEN[table.ranchers]
            + tiles.TILE_BLACK_HAND[code] * tiles.FEE_BLACK[table.ranchers]
        )
        return -0.1 * fee + (0.2 if is_tribe(code) else 0.0)
    return 0.1 * worker_worths[worker_kind(code)]
