"""Moving the herder along the trail, and the fees: the movement of phase A and the actions that move it."""

from typing import Final

from mypy_extensions import i64

from trailboss.core.bits import BITS
from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components import tiles
from trailboss.games.gwt.components.tiles import is_private, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, SPACES
from trailboss.games.gwt.messages.names import space_message
from trailboss.games.gwt.questions.kansas_city import arrive_in_kansas_city
from trailboss.games.gwt.questions.location import END_TURN, local_actions
from trailboss.games.gwt.questions.location_frame import (
    LEFT_SPACE,
    LOCATION,
    USED,
    leave_locations,
    location_frame,
)
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, Step, reason, register
from trailboss.games.gwt.state.table import NOBODY, Table

ARRIVE: Final = 3
WALK: Final = 4
VIA: Final = 19
RIDE: Final = 20
FREE_RIDE: Final = 21

FAR: Final = 99
UNKNOWN: Final[list[int]] = []

# -------------------------------------------------------------------- ways


def next_locations(table: Table, space: int) -> list[int]:
    """The locations one step ahead. Empty spaces are free and cannot be stopped on (GWT-7).

    Branches that lead to the same location over empty spaces only are one way (GWT-18c). The list is kept
    until a tile changes: read it only.
    """
    kept = table.ahead
    if not kept:
        kept = [UNKNOWN] * SPACES
        table.ahead = kept
    found = kept[space]
    if not found:
        found = _next_locations(table, space)
        kept[space] = found
    return found


def _next_locations(table: Table, space: int) -> list[int]:
    found: list[int] = []
    following, tile = table.trail.next, table.tile
    ahead = following[space]
    queued: i64 = 0
    own = False
    for other in ahead:
        queued |= BITS[other]
    index = 0
    while index < len(ahead):
        other = ahead[index]
        index += 1
        if tile[other] != tiles.EMPTY or other == GOAL_SPACE:
            found.append(other)
        else:
            for further in following[other]:
                bit: i64 = BITS[further]
                if queued & bit == 0:
                    queued |= bit
                    if not own:
                        own = True
                        ahead = ahead[:]
                    ahead.append(further)
    return found


def destinations(table: Table, space: int, limit: int) -> list[int]:
    """Locations within 1 to `limit` steps; Kansas City ends every movement (GWT-8)."""
    found = MoveList()
    add_destinations(table, space, limit, 0, found)
    return found.listed()


def add_destinations(table: Table, space: int, limit: int, first: int, found: MoveList) -> None:
    """Add them to an empty list of moves, of which `first` is the one to space 0."""
    if limit <= 0 or space == GOAL_SPACE:
        return
    seen: i64 = 0
    for other in next_locations(table, space):
        seen |= BITS[other]
        found.add(first + other)
    known = table.ahead
    begin: i64 = 0
    for _ in range(limit - 1):
        end = found.count
        if begin == end:
            break
        while begin < end:
            here = found.items[begin] - first
            begin += 1
            if here == GOAL_SPACE:
                continue
            ahead = known[here]
            if not ahead:
                ahead = next_locations(table, here)
            for other in ahead:
                bit: i64 = BITS[other]
                if seen & bit == 0:
                    seen |= bit
                    found.add(first + other)


def distance(table: Table, space: int, goal: int) -> int:
    """The fewest steps from one location to another ahead of it; FAR if there is no way."""
    if space == goal:
        return 0
    queue = [space]
    seen: i64 = BITS[space]
    begin = 0
    steps = 0
    while begin < len(queue):
        steps += 1
        end = len(queue)
        while begin < end:
            here = queue[begin]
            begin += 1
            if here == GOAL_SPACE:
                continue
            for other in next_locations(table, here):
                if other == goal:
                    return steps
                bit: i64 = BITS[other]
                if seen & bit == 0:
                    seen |= bit
                    queue.append(other)
    return FAR


def ways(table: Table, here: int, goal: int, steps: int) -> list[int]:
    """The next locations from which the goal is within the steps that are left."""
    ahead = next_locations(table, here)
    if len(ahead) == 1:
        return ahead
    return [space for space in ahead if space == goal or _leads_to(table, space, goal, steps - 1)]


def _leads_to(table: Table, here: int, goal: int, steps: int) -> bool:
    """Is there a way to the goal within this many steps?"""
    if steps <= 0 or here == GOAL_SPACE:
        return False
    ahead = next_locations(table, here)
    for space in ahead:
        if space == goal:
            return True
    if steps > 1:
        for space in ahead:
            if _leads_to(table, space, goal, steps - 1):
                return True
    return False


def add_rides(table: Table, seat: int, limit: int, found: MoveList) -> None:
    """Every destination within the limit; herders never block (GWT-8)."""
    add_destinations(table, table.herder[seat], limit, moves.RIDE_TO, found)


def not_this_ride(table: Table, seat: int, move: int, limit: int, ruling: str) -> Reason | None:
    """Why the herder cannot go to a space; the ruling is that of the kind of movement."""
    if not moves.RIDE_TO <= move < moves.GO_VIA:
        return None
    space = move - moves.RIDE_TO
    if space != GOAL_SPACE and table.tile[space] == tiles.EMPTY:
        return reason("empty_space", "GWT-7", space=space_message(table, space))
    steps = distance(table, table.herder[seat], space)
    if steps in (0, FAR):
        return reason("not_ahead", "GWT-8", space=space_message(table, space))
    return reason("too_far", ruling, steps=steps, limit=limit)


# -------------------------------------------------------------------- fees


def enter(table: Table, seat: int, space: int, fees: bool) -> None:
    """Step onto a location and pay its fee at once (GWT-9)."""
    table.herder[seat] = space
    table.emit(events.MOVED, EVERYBODY, seat, space)
    if fees:
        pay_fee(table, seat, table.tile[space])


def fee(table: Table, seat: int, tile: int) -> int:
    """What a location costs this rancher: both hands cost both, a building of your own nothing (GWT-9)."""
    if is_private(tile):
        if owner_of(tile) == seat:
            return 0
        key = table.key(tile)
        green, black = table.edition.green_hand[key], table.edition.black_hand[key]
    else:
        green, black = tiles.TILE_GREEN_HAND[tile], tiles.TILE_BLACK_HAND[tile]
    return green * tiles.FEE_GREEN[table.ranchers] + black * tiles.FEE_BLACK[table.ranchers]


def pay_fee(table: Table, seat: int, tile: int) -> None:
    """Pay the fee or what is left of the money (GWT-10)."""
    due = fee(table, seat, tile)
    due = min(due, table.money[seat])
    if due == 0:
        return
    table.money[seat] -= due
    # SAM-31: Sam has no use for money, so what is his goes to the bank
    payee = owner_of(tile) if is_private(tile) and table.sam is None else NOBODY
    if payee != NOBODY:
        table.money[payee] += due
    table.emit(events.PAID_FEE, EVERYBODY, seat, due, payee)


# -------------------------------------------------------------------- effects and questions


def shown_space(state: State, space: int) -> object:
    assert isinstance(state, Table)
    return state.trail.ids[space]


def shown_plan(state: State, plan: int) -> object:
    """Steps left; a plan is twice as much, plus 1 if no fees are paid."""
    return plan // 2


class Arrive(Step):
    """Phase B begins where the herder stands. The tile reached is kept: it decides, whatever lies there later
    (GWT-17, GWT-18d)."""

    kind = ARRIVE
    name = "arrive"

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        space = table.herder[seat]
        if space == GOAL_SPACE:
            arrive_in_kansas_city(table)
        else:
            table.frames.push(LOCATION, table.tile[space], 0)


class Walk(Step):
    """Go on towards the goal, up to a fork where more than one way leads there."""

    kind = WALK
    name = "walk"
    args = [Arg("goal", shown_space, high=SPACES - 1), Arg("steps", shown_plan)]

    def apply(self, table: Table, seat: int, goal: int, plan: int) -> None:
        here = table.herder[seat]
        while here != goal:
            ahead = ways(table, here, goal, plan // 2)
            if len(ahead) > 1:
                table.frames.push(VIA, goal, plan)
                return
            here = ahead[0]
            enter(table, seat, here, plan % 2 == 0)
            plan -= 2


class Via(Question):
    """Which way at a fork: the path decides who is paid (GWT-11)."""

    kind = VIA
    name = "via"
    ruling = "GWT-11"
    see = ["GWT-11"]
    concerns = ["trail"]
    args = [Arg("goal", shown_space, high=SPACES - 1), Arg("steps", shown_plan)]
    verbs = ["via"]

    def fits(self, table: Table, seat: int, goal: int, plan: int) -> bool:
        here = table.herder[seat]
        return here not in (goal, GOAL_SPACE) and distance(table, here, goal) <= plan // 2

    def legal(self, table: Table, seat: int, goal: int, plan: int, found: MoveList) -> None:
        for space in ways(table, table.herder[seat], goal, plan // 2):
            found.add(moves.GO_VIA + space)

    def apply(self, table: Table, seat: int, move: int, goal: int, plan: int) -> None:
        table.frames.drop()
        enter(table, seat, move - moves.GO_VIA, plan % 2 == 0)
        table.frames.push(WALK, goal, plan - 2)

    def explain(self, table: Table, seat: int, move: int, goal: int, plan: int) -> Reason | None:
        if not moves.GO_VIA <= move < moves.PUT_AT:
            return None
        return reason("no_way", "GWT-11", space=space_message(table, move - moves.GO_VIA))

    def alike(self, table: Table, legal: list[int]) -> bool:
        """All ways to the destination cost the same and pay the same ranchers."""
        found: set[tuple[int, ...]] = set()
        ways: list[State] = [_after(table, move) for move in legal]
        while ways and len(found) < 2:
            way = ways.pop()
            assert isinstance(way, Table)
            if way.frames.kind() == VIA:
                ways += [_after(way, move) for move in way.legal()]
            else:
                found.add(tuple(way.money))
        return len(found) == 1


def _after(table: State, move: int) -> State:
    tried = table.copy()
    tried.play(move)
    return tried


class Ride(Question):
    """Move the herder at least one step, at most the printed number, whatever the step limit (GWT-12)."""

    kind = RIDE
    name = "ride"
    ruling = "GWT-12"
    see = ["GWT-12", "GWT-13"]
    concerns = ["trail"]
    args = [Arg("steps")]
    obvious = True

    def fits(self, table: Table, seat: int, steps: int, _: int) -> bool:
        return location_frame(table) >= 0 and steps > 0

    def possible(self, table: Table, seat: int, steps: int) -> bool:
        return True  # GWT-18a

    def legal(self, table: Table, seat: int, steps: int, _: int, found: MoveList) -> None:
        add_rides(table, seat, steps, found)

    def apply(self, table: Table, seat: int, move: int, steps: int, _: int) -> None:
        """The whole of phase B follows at the new place; what was left at the old one is lost, or comes after
        that, if the table plays so and the herder did not go to Kansas City (GWT-12, GWT-14)."""
        table.frames.drop()
        if table.house.left_actions_kept and move - moves.RIDE_TO != GOAL_SPACE:
            _remember_location(table, seat)
        else:
            leave_locations(table)
        table.frames.push(ARRIVE)
        table.frames.push(WALK, move - moves.RIDE_TO, 2 * steps)  # GWT-13: with fees

    def explain(self, table: Table, seat: int, move: int, steps: int, _: int) -> Reason | None:
        return not_this_ride(table, seat, move, steps, self.ruling)


def _remember_location(table: Table, seat: int) -> None:
    """Keep the location the herder leaves, with its space, if something was left to do there (GWT-14)."""
    numbers = table.frames.numbers
    frame = location_frame(table)
    where, what = numbers[frame + 1], numbers[frame + 2]
    if all(what >> index & 1 for index in range(len(local_actions(table, where, what)))):
        table.frames.cut(frame)
    elif where < LEFT_SPACE:
        numbers[frame + 1] = where + LEFT_SPACE * table.herder[seat]


class FreeRide(Question):
    """The movement of an objective card: no fees, never into Kansas City (GWT-93, GWT-96)."""

    kind = FREE_RIDE
    name = "free_ride"
    ruling = "GWT-93"
    see = ["GWT-93", "GWT-95"]
    concerns = ["trail"]
    args = [Arg("steps")]

    def possible(self, table: Table, seat: int, steps: int) -> bool:
        """Before phase A, or once the location was used (GWT-93, GWT-95)."""
        frame = location_frame(table)
        if frame >= 0 and not table.frames.numbers[frame + 2] & USED and not table.house.card_ride_before_use:
            return False
        return any(space != GOAL_SPACE for space in destinations(table, table.herder[seat], steps))

    def legal(self, table: Table, seat: int, steps: int, _: int, found: MoveList) -> None:
        for space in destinations(table, table.herder[seat], steps):
            if space != GOAL_SPACE:
                found.add(moves.RIDE_TO + space)
        found.add(moves.SKIP)

    def apply(self, table: Table, seat: int, move: int, steps: int, _: int) -> None:
        """No use of the place reached; in phase B, phase C follows (GWT-93, GWT-94)."""
        table.frames.drop()
        if move == moves.SKIP:
            return
        table.herder[seat] = move - moves.RIDE_TO
        table.emit(events.MOVED, EVERYBODY, seat, table.herder[seat])
        if location_frame(table) >= 0:
            leave_locations(table)
            table.frames.push(END_TURN)

    def explain(self, table: Table, seat: int, move: int, steps: int, _: int) -> Reason | None:
        if move == moves.RIDE_TO + GOAL_SPACE:
            return reason("free_ride_city", "GWT-93")
        return not_this_ride(table, seat, move, steps, self.ruling)


register(Arrive(), Walk(), Via(), Ride(), FreeRide())
