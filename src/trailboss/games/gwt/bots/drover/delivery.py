"""Delivery: which city, which disc, how many certificates, which tiles from the foresight spaces."""

from typing import Final

from trailboss.games.gwt.bots.drover.sight import Sight, delivery_value
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


def disc(sight: Sight, number: int) -> float:
    """What it is worth to clear a disc space, its dollars included."""
    if not sight.disc_worths:
        sight.disc_worths = [_disc(sight, other) for other in range(player_board.DISCS)]
    return sight.disc_worths[number]


def _disc(sight: Sight, number: int) -> float:
    weights, laps = sight.weights, max(0.0, sight.deliveries - 0.5)
    worth = sight.gain(player_board.DISC_GAIN[number]) - sight.price(player_board.DISC_COST[number])
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
        opened = not sight.table.covered(sight.me, player_board.CERT_4)
        return worth + weights.certificate_disc * laps * (1.2 if opened else 0.3)
    return worth + weights.auxiliary_disc * laps * FAVOUR[number]


def best_disc(sight: Sight, dark: bool, money: int) -> float | None:
    """The best disc that can go to dark or white corners for the money; None if none can."""
    if money < 0:
        return None
    code = 2 * min(money, DEAREST_DISC) + (1 if dark else 0)
    best = sight.best_discs.get(code, UNKNOWN)
    if best == UNKNOWN:
        covered = sight.table.discs[sight.me]
        best = NO_DISC
        for number in range(player_board.DISCS):
            if (
                covered >> number & 1
                and (dark or not player_board.DISC_DARK[number])
                and player_board.DISC_COST[number] <= money
            ):
                best = max(best, disc(sight, number))
        sight.best_discs[code] = best
    return None if best == NO_DISC else best


def _urgency(sight: Sight, number: int) -> float:
    """What a disc is worth now: points printed on its space do not run away, what it gives every lap does."""
    worth = disc(sight, number)
    if number == player_board.STEP_VP:
        worth -= sight.weights.later * min(1.0, sight.deliveries / 3.0) * player_board.STEP_VP_POINTS
    return worth


def choose_disc(sight: Sight, discs: list[int], stations: list[int]) -> tuple[bool, int]:
    """The disc to take: from the player board if any (True), else from the station that is missed least."""
    if discs:
        return True, max(discs, key=lambda number: (_urgency(sight, number), -number))
    return False, min(stations, key=lambda station: STATION_VP[station])


# -------------------------------------------------------------------- cities


def city(sight: Sight, number: int, transport: bool) -> float:
    """What a delivery to a city is worth, besides the income."""
    code = 2 * number + (1 if transport else 0)
    worth = sight.city_worths.get(code, UNKNOWN)
    if worth == UNKNOWN:
        worth = sight.city_worths[code] = _city(sight, number, transport)
    return worth


def _city(sight: Sight, number: int, transport: bool) -> float:
    table, me, weights = sight.table, sight.me, sight.weights
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
                    worth += weights.objective * sight.future
                elif action == EXCHANGE_TOKEN:
                    worth += weights.token * min(1.0, sight.laps)
            elif points > 0:
                worth += weights.arrow * points * min(1.0, sight.laps)
    if number == KANSAS_CITY:
        worth += sight.gain(cities.kansas_city_dollars)
    if number == TERMINAL and first:
        worth += sight.tasks()[TERMINAL_CITY]
    if transport:
        worth -= sight.price(TRANSPORT[table.engine[me]][number])
    found = best_disc(sight, cities.dark[number] == 1, sight.money + cities.value[number])
    return worth + (found or 0.0)


def delivery(sight: Sight, total: int) -> float:
    """What arriving with a total breeding value is worth: income and the best city."""
    cities = sight.table.edition.cities
    best: float | None = None
    for number in range(CITIES):
        if cities.value[number] > total:
            break
        if sight.table.delivered(sight.me, number) and not cities.repeatable[number]:
            continue
        worth = city(sight, number, True)
        best = worth if best is None else max(best, worth)
    return sight.gain(total) + (best or 0.0)


def kept(sight: Sight, count: int) -> float:
    """What certificates are worth that are not used now."""
    worth = count * sight.weights.keep_certificate * sight.breeding_point() * min(1.0, sight.laps)
    if sight.table.has_master(sight.me, CERTIFICATES):
        worth += 1.5 * count
    return worth


def certificates_to_use(sight: Sight, value: int) -> tuple[int, float]:
    """How many certificates to use with a hand of that value, and what the delivery is worth then."""
    have = sight.table.certificate_value(sight.me)
    usable = [count for count in range(have + 1) if have - count in player_board.CERTIFICATE_TRACK]
    worths = {count: delivery(sight, value + count) + kept(sight, have - count) for count in usable}
    best = max(usable, key=lambda count: (worths[count], -count))
    return best, worths[best]


def arrival(sight: Sight) -> float:
    """What reaching Kansas City with the present hand is worth."""
    have = sight.table.certificate_value(sight.me)
    return certificates_to_use(sight, delivery_value(sight))[1] - kept(sight, have)


def certificate(sight: Sight, spaces: int) -> float:
    """What it is worth to move the certificate marker forward."""
    table, me = sight.table, sight.me
    before = table.certificates[me]
    after = max(before, min(before + spaces, table.certificate_limit(me)))
    count = player_board.CERTIFICATE_TRACK[after] - player_board.CERTIFICATE_TRACK[before]
    worth = count * sight.weights.certificate * sight.breeding_point()
    if table.has_master(me, CERTIFICATES):
        worth += 1.5 * count
    return worth


# -------------------------------------------------------------------- foresight


def tile(sight: Sight, code: int, wishes: list[float]) -> float:
    """What it is worth to put a foresight tile on the board; `wishes` by kind of worker."""
    table = sight.table
    if is_hazard(code) or is_tribe(code):
        fee = (
            tiles.TILE_GREEN_HAND[code] * tiles.FEE_GREEN[table.ranchers]
            + tiles.TILE_BLACK_HAND[code] * tiles.FEE_BLACK[table.ranchers]
        )
        return -0.1 * fee + (0.2 if is_tribe(code) else 0.0)
    return 0.1 * wishes[worker_kind(code)]
