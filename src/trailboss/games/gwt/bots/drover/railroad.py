"""Railroad: where to drive the engine, which stations to upgrade, which station masters to take."""

from typing import Final

from trailboss.games.gwt.bots.drover.delivery import best_disc
from trailboss.games.gwt.bots.drover.drover_view import NOT_KNOWN, DroverView
from trailboss.games.gwt.components import player_board, railroad, station_masters
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.objectives import STATION
from trailboss.games.gwt.components.station_masters import STATIONS as STATION_DISCS
from trailboss.games.gwt.questions.engine import back_positions, forward_positions
from trailboss.games.gwt.state.table import NOBODY

FAR_CITIES: Final = (6, 7, 8, 9)
FAR_COST: Final[list[float]] = [
    sum([costs[city] for city in FAR_CITIES]) / len(FAR_CITIES) for costs in railroad.TRANSPORT
]
"""By position: what transport to a far city costs, on average."""


def master(view: DroverView, number: int) -> float:
    """What a station master is worth, without the worker given for it."""
    table, me, laps = view.table, view.me, view.laps
    worth = station_masters.MASTER_PERMANENT[number] * view.deliveries * view.breeding_point()
    count = 0.0
    if number == station_masters.WORKERS:
        count = sum(table.workers[3 * me : 3 * me + player_board.WORKER_KINDS]) + laps
    elif number == station_masters.OBJECTIVES:
        count = len(table.played_objectives[me]) + 0.7 * laps
    elif number == station_masters.HAZARDS:
        count = table.hazards(me) + 0.4 * laps
    elif number == station_masters.TRIBE_PAIRS:
        count = table.tribe_pairs(me) + 0.3 * laps
    elif number == station_masters.CERTIFICATES:
        count = 2.0 + table.certificate_value(me) / 2
    elif number == STATION_DISCS:
        count = table.stations[me].bit_count() + 0.5 * laps
    elif number == station_masters.BUILDINGS:
        count = table.buildings_on_trail(me) + 0.5 * laps
    worth += count / station_masters.MASTER_PER[number] * station_masters.MASTER_VP[number]
    if number == station_masters.OBJECTIVES:
        worth += 2.5
    elif station_masters.MASTER_NOW[number]:
        worth += view.offer(action_number(station_masters.MASTER_NOW[number])).worth
    return worth


def gift(view: DroverView, kind: int) -> float:
    """What giving the last worker of a row costs."""
    count = view.table.workers[3 * view.me + kind]
    rows = (view.weights.cowboys, view.weights.builders, view.weights.engineers)
    lost = rows[kind][count - 2] * view.laps
    return lost + (player_board.WORKER_VP if count in player_board.WORKER_VP_SPACES else 0)


def best_gift(view: DroverView) -> tuple[int, float]:
    """The kind of worker that is missed least, and how much; kind -1 if there is none to give."""
    if view.missed_worker is None:
        best, least = -1, 0.0
        for kind in range(player_board.WORKER_KINDS):
            if view.table.workers[3 * view.me + kind] > player_board.PRINTED_WORKERS:
                lost = gift(view, kind)
                if best < 0 or lost < least:
                    best, least = kind, lost
        view.missed_worker = (best, least)
    return view.missed_worker


def station(view: DroverView, number: int, money: int) -> float | None:
    """What upgrading a station is worth with this much money; None if it cannot be done."""
    table, me = view.table, view.me
    cost = railroad.STATION_COST[number]
    if table.has_station(me, number) or cost > money:
        return None
    found = best_disc(view, railroad.STATION_DARK[number] == 1, money - cost)
    if found is None:
        return None
    worth = railroad.STATION_VP[number] + found + view.tasks()[STATION] - view.price(cost)
    if table.has_master(me, STATION_DISCS):
        worth += station_masters.MASTER_VP[STATION_DISCS] / station_masters.MASTER_PER[STATION_DISCS]
    if number < railroad.MASTER_SPACES and table.master_at[number] != NOBODY:
        kind, lost = best_gift(view)
        if kind >= 0:
            worth += max(0.0, master(view, table.master_at[number]) - lost)
    return worth


def _hopes(view: DroverView) -> list[float]:
    """By station: what it will be worth when there is money for it."""
    if not view.station_hopes:
        rich = max(view.money, 12)
        view.station_hopes = [
            max(0.0, station(view, number, rich) or 0.0) for number in range(railroad.STATIONS)
        ]
    return view.station_hopes


def place(view: DroverView, position: int) -> float:
    """What an engine position is worth."""
    if not view.places:
        view.places = [NOT_KNOWN] * railroad.POSITIONS
    worth = view.places[position]
    if worth == NOT_KNOWN:
        worth = view.places[position] = _place(view, position)
    return worth


def _place(view: DroverView, position: int) -> float:
    weights, hopes = view.weights, _hopes(view)
    reach = 1.0 + view.laps * (2.0 * view.table.engineers(view.me) + 1.5)  # how far it will still come
    rank = railroad.RANK[position]
    worth = weights.engine * view.future * rank / 2
    hope = weights.station_hope
    for number in range(railroad.STATIONS):
        ahead = railroad.RANK[railroad.STATION_POSITION[number]] - rank
        if ahead > 0 and hopes[number] > 0:
            near = 1.0 - ahead / 2 / reach
            if near > 0:
                worth += hope * near * hopes[number]
    return worth - weights.transport * view.laps * FAR_COST[position] * 0.4


def stop(view: DroverView, position: int, bonus: int = 0) -> float:
    """... and what stopping there brings at once: the upgrade, and the way home from the last space."""
    if bonus:
        return _stop(view, position, bonus)
    if not view.stops:
        view.stops = [NOT_KNOWN] * railroad.POSITIONS
    worth = view.stops[position]
    if worth == NOT_KNOWN:
        worth = view.stops[position] = _stop(view, position, 0)
    return worth


def _stop(view: DroverView, position: int, bonus: int) -> float:
    here = railroad.TURNOUT_STATION[position]
    worth = 0.0
    if here >= 0:
        worth += max(0.0, station(view, here, view.money + bonus) or 0.0)
    if position == railroad.LAST_SPACE:
        return worth + view.gain(railroad.LAST_SPACE_DOLLARS) + _best_home(view)
    return worth + place(view, position)


def _best_home(view: DroverView) -> float:
    """The best place to come home to from the last space."""
    return max([place(view, railroad.STATION_POSITION[number]) for number in range(railroad.STATIONS - 1)])


def forward(view: DroverView, spaces: int) -> float:
    """The worth of moving up to this many spaces forward."""
    if spaces <= 0:
        return 0.0
    table, me = view.table, view.me
    here = place(view, table.engine[me])
    stops = [stop(view, position) for position in forward_positions(table, me, spaces)]
    return max(stops, default=here) - here


def back(view: DroverView, spaces: int) -> float | None:
    """The worth of moving this many spaces back; None if that is impossible."""
    table, me = view.table, view.me
    positions = back_positions(table, me, spaces)
    if not positions:
        return None
    here = place(view, table.engine[me])
    return max([stop(view, position) for position in positions]) - here
