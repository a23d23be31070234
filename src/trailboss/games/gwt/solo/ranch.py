"""Sam on his ranch: what he buys, where his engine stops and what he builds."""

from typing import Final

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components import cattle, railroad, tiles
from trailboss.games.gwt.components.tiles import is_private, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, NO_RISK, START_SPACE
from trailboss.games.gwt.questions.build import put_building
from trailboss.games.gwt.questions.engine import forward_positions, move_engine, positions_behind
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.edition import private_key
from trailboss.games.gwt.solo.sam_state import SAM, YOU
from trailboss.games.gwt.state.table import NOBODY, Table

# -------------------------------------------------------------------- cattle

OFFERS: Final = (
    (1, cattle.YELLOW, 1),
    (1, cattle.SIMMENTAL, 1),
    (2, cattle.YELLOW, 1),
    (3, cattle.YELLOW, 2),
    (3, cattle.BROWN, 1),
    (4, cattle.PURPLE, 1),
    (5, cattle.BROWN, 2),
)
"""Cowboys, kind of card (YELLOW stands for value 3, SIMMENTAL for the calf) and cards, printed at 8 dollars
at most (SAM-44). A calf for two cowboys and two cards of value 3 for four are left out: he gets the same for
one and for three."""


def buy(table: Table, cowboys: int) -> None:
    """One purchase (SAM-44), the one with most points; then fewer cards, then higher value, then fewer
    cowboys (SAM-45). The cards count for points only (SAM-46)."""
    best: list[int] = []
    best_key = (-1, 0, 0, 0)
    for needed, kind, count in OFFERS:
        if needed > cowboys:
            continue
        cards = _best_cards(table, kind)[:count]
        if len(cards) < count:
            continue
        vp = sum(cattle.FACE_VP[face] for face in cards)
        key = (vp, -count, sum(cattle.FACE_VALUE[face] for face in cards), -needed)
        if key > best_key:
            best, best_key = cards, key
    for face in best:
        table.own_cattle()[face] -= 1
        table.pile[SAM].append(face)
    if best:
        table.emit(events.BOUGHT, EVERYBODY, SAM, best[0], best[1] if len(best) > 1 else -1)


def _best_cards(table: Table, kind: int) -> list[int]:
    """The cards of a kind in the market, most points first."""
    cards: list[int] = []
    for face in range(cattle.FIRST_OBJECTIVE):
        if kind == cattle.SIMMENTAL:
            fits = face == cattle.SIMMENTAL
        elif kind == cattle.YELLOW:
            fits = cattle.YELLOW <= cattle.FACE_TYPE[face] < cattle.BROWN
        else:
            fits = cattle.FACE_TYPE[face] == kind
        if fits:
            cards.extend([face] * table.cattle[face])
    cards.sort(key=_points, reverse=True)
    return cards


def _points(face: int) -> int:
    return cattle.FACE_VP[face]


# -------------------------------------------------------------------- engine


def drive(table: Table) -> None:
    """As far as he has engineers (SAM-48): to the first open station in reach (SAM-49), else as far as
    possible (SAM-50). From the last space back to the first open station, or the nearest space (SAM-53)."""
    reach = forward_positions(table, SAM, table.engineers(SAM))
    stops = [place for place in reach if place != railroad.LAST_SPACE and _open_station(table, place)]
    goal = min(stops, key=_rank) if stops else max(reach, key=_rank)
    move_engine(table, SAM, goal)
    _upgrade(table)
    if goal != railroad.LAST_SPACE:
        return
    behind = positions_behind(table, SAM)
    stations = [place for place in behind if _open_station(table, place)]
    move_engine(table, SAM, min(stations, key=_rank) if stations else max(behind, key=_rank))
    _upgrade(table)


def _rank(position: int) -> int:
    return railroad.RANK[position]


def _open_station(table: Table, position: int) -> bool:
    station = railroad.TURNOUT_STATION[position]
    return station >= 0 and not table.has_station(SAM, station)


def _upgrade(table: Table) -> None:
    """Free of charge (SAM-51); the station master there leaves play (SAM-52)."""
    station = railroad.TURNOUT_STATION[table.engine[SAM]]
    if station < 0 or table.has_station(SAM, station) or not table.discs[SAM]:
        return
    spend_disc(table)
    table.own_stations()[SAM] |= 1 << station
    table.emit(events.UPGRADED, EVERYBODY, SAM, station, 0)
    if station < railroad.MASTER_SPACES and table.master_at[station] != NOBODY:
        table.own_masters()[SAM] |= 1 << table.master_at[station]
        table.emit(events.SAM_TOOK_MASTER, EVERYBODY, SAM, table.master_at[station])
        table.own_master_at()[station] = NOBODY


def spend_disc(table: Table) -> None:
    """His discs are next to his board; which one it is does not matter (SAM-1, SAM-62)."""
    table.own_discs()[SAM] &= table.discs[SAM] - 1


# -------------------------------------------------------------------- buildings


def build(table: Table) -> None:
    """Of all he can build (SAM-55) what uses most builders; then what replaces most points, raises the fee
    most, has most points; then the number (SAM-56). What is replaced leaves the game (SAM-57)."""
    builders = table.builders(SAM)
    workers, vp = table.edition.workers, table.edition.vp
    site = _site(table)
    best_key = (0, 0, 0, 0, 0)
    best_number, best_space = 0, -1
    for number in range(1, table.edition.buildings + 1):
        key = private_key(number, table.side(SAM, number))
        if not table.stock[SAM] >> number & 1 or workers[key] > builders:
            continue
        for space in table.trail.buildings:
            there = table.tile[space]
            if space == site:
                used, replaced, hands = workers[key], 0, _hands(table, key)
            elif is_private(there) and owner_of(there) == SAM and workers[table.key(there)] < workers[key]:
                old = table.key(there)
                used, replaced = workers[key] - workers[old], vp[old]
                hands = _hands(table, key) - _hands(table, old)
            else:
                continue
            rank = (used, replaced, hands, vp[key], -number)
            if best_space < 0 or rank > best_key:
                best_key, best_number, best_space = rank, number, space
    if best_space >= 0:
        put_building(table, SAM, best_number, best_space)


def _hands(table: Table, key: int) -> int:
    return table.edition.green_hand[key] + table.edition.black_hand[key]


def _site(table: Table) -> int:
    """The first empty building space ahead of your herder that is no risk space (SAM-54); -1 if none is."""
    here = table.herder[YOU]
    front = [here if 0 <= here != GOAL_SPACE else START_SPACE]
    seen: list[int] = []
    for space in front:  # grows while it is walked through: nearest first, the main path before the branch
        for other in table.trail.next[space]:
            if other in seen:
                continue
            seen.append(other)
            if (
                other in table.trail.buildings
                and table.tile[other] == tiles.EMPTY
                and table.trail.risk[other] == NO_RISK
            ):
                return other
            front.append(other)
    return -1
