"""Moving the herder along the trail, and the fees: phase A and the actions that move it."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.tiles import (
    EMPTY,
    FEE_BLACK,
    FEE_GREEN,
    TILE_BLACK_HAND,
    TILE_GREEN_HAND,
    is_private,
    owner_of,
)
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.happenings import MOVED, PAID_FEE
from trailboss.games.gwt.moves import GO_VIA, RIDE_TO
from trailboss.games.gwt.table import NOBODY, Table
from trailboss.games.gwt.verbs import VIA

FAR = 99


def next_locations(table: Table, space: int) -> list[int]:
    """The locations one step ahead. Empty spaces are free and cannot be stopped on (GWT-7).

    Branches that lead to the same location over empty spaces only are one way (GWT-18c).
    """
    found: list[int] = []
    ahead = table.trail.next[space][:]
    tile = table.tile
    for other in ahead:  # grows while it is walked through
        if tile[other] != EMPTY or other == GOAL_SPACE:
            if other not in found:
                found.append(other)
        else:
            for further in table.trail.next[other]:
                if further not in ahead:
                    ahead.append(further)
    return found


def destinations(table: Table, space: int, limit: int) -> list[int]:
    """Locations within 1 to `limit` steps; Kansas City ends every movement (GWT-8)."""
    reached: list[int] = []
    front = [space]
    steps = 0
    while steps < limit and front:
        steps += 1
        further: list[int] = []
        for here in front:
            if here == GOAL_SPACE:
                continue
            for other in next_locations(table, here):
                if other not in reached:
                    reached.append(other)
                    further.append(other)
        front = further
    return reached


def distance(table: Table, space: int, goal: int) -> int:
    """The fewest steps from one location to another ahead of it; FAR if there is no way."""
    front = [space]
    seen = [space]
    steps = 0
    while front:
        if goal in front:
            return steps
        steps += 1
        further: list[int] = []
        for here in front:
            if here == GOAL_SPACE:
                continue
            for other in next_locations(table, here):
                if other not in seen:
                    seen.append(other)
                    further.append(other)
        front = further
    return FAR


def legal_rides(table: Table, limit: int) -> list[int]:
    """Every destination within the limit; herders never block (GWT-8)."""
    here = table.herder[table.to_move]
    return [RIDE_TO + space for space in destinations(table, here, limit)]


def legal_free_rides(table: Table, limit: int) -> list[int]:
    """The movement of an objective card never leads into Kansas City (GWT-93, GWT-96)."""
    here = table.herder[table.to_move]
    return [RIDE_TO + space for space in destinations(table, here, limit) if space != GOAL_SPACE]


def ways(table: Table, goal: int, steps: int) -> list[int]:
    """The next locations from which the goal is within the steps that are left."""
    here = table.herder[table.to_move]
    ahead = next_locations(table, here)
    if len(ahead) == 1:
        return ahead
    return [space for space in ahead if space == goal or distance(table, space, goal) < steps]


def legal_ways(table: Table) -> list[int]:
    """Which way at a fork: the path decides who is paid (GWT-11)."""
    return [GO_VIA + space for space in ways(table, table.agenda.a(), table.agenda.b() // 2)]


def walk(table: Table, goal: int, plan: int) -> None:
    """Go on towards the goal, up to a fork where more than one way leads there.

    `plan` is steps left * 2, plus 1 if no fees are paid. The frame was taken off the agenda.
    """
    seat = table.to_move
    while table.herder[seat] != goal:
        ahead = ways(table, goal, plan // 2)
        if len(ahead) > 1:
            table.agenda.push(VIA, goal, plan)
            return
        enter(table, seat, ahead[0], plan % 2 == 0)
        plan -= 2


def enter(table: Table, seat: int, space: int, fees: bool) -> None:
    """Step onto a location and pay its fee at once (GWT-9)."""
    table.herder[seat] = space
    table.note(MOVED, EVERYBODY, seat, space)
    if fees:
        pay_fee(table, seat, table.tile[space])


def fee(table: Table, seat: int, tile: int) -> int:
    """What a location costs this rancher: both hands cost both, an own building nothing (GWT-9)."""
    if is_private(tile):
        if owner_of(tile) == seat:
            return 0
        key = table.key(tile)
        green, black = table.edition.green_hand[key], table.edition.black_hand[key]
    else:
        green, black = TILE_GREEN_HAND[tile], TILE_BLACK_HAND[tile]
    return green * FEE_GREEN[table.ranchers] + black * FEE_BLACK[table.ranchers]


def pay_fee(table: Table, seat: int, tile: int) -> None:
    """Pay the fee or what is left of the money (GWT-10)."""
    due = min(fee(table, seat, tile), table.money[seat])
    if due == 0:
        return
    table.money[seat] -= due
    # SAM-31: Sam has no use for money, so what is his goes to the bank
    payee = owner_of(tile) if is_private(tile) and table.sam is None else NOBODY
    if payee != NOBODY:
        table.money[payee] += due
    table.note(PAID_FEE, EVERYBODY, seat, due, payee)
