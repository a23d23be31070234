"""Moving the engine along the railroad: forward, back, and what happens at the last space."""

from typing import Final

from mypy_extensions import i64

from trailboss.core.bits import BITS
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg, flag
from trailboss.games.gwt.components import railroad
from trailboss.games.gwt.components.actions import LOWEST_COUNT
from trailboss.games.gwt.components.cities import KANSAS_CITY
from trailboss.games.gwt.messages.names import position_message, track_message
from trailboss.games.gwt.questions.kansas_city import DELIVER, takes_disc
from trailboss.games.gwt.questions.money import gain
from trailboss.games.gwt.questions.stations import AFTER_ENGINE_STOP
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, reason, register, shown_amount
from trailboss.games.gwt.state.table import Table

ENGINE: Final = 26
ENGINE_BACK: Final = 27
ENGINE_HOME: Final = 28
ENGINE_FOR_DELIVERY: Final = 29

START: Final = 0


def occupied(table: Table, seat: int, position: int) -> bool:
    """Does another engine stand there? Only the starting space holds several (GWT-39)."""
    return others(table, seat) >> position & 1 == 1


def others(table: Table, seat: int) -> i64:
    """The positions where other engines stand, as bits, without the starting space."""
    engine = table.engine
    found: i64 = 0
    for other in range(table.ranchers):
        if other != seat and engine[other] != START:
            found |= BITS[engine[other]]
    return found


def reached(table: Table, seat: int, spaces: int, track: list[list[int]], exactly: bool) -> list[int]:
    """The positions up to, or exactly, this many spaces away. Occupied ones are ignored as if they did not
    exist (GWT-39, GWT-40)."""
    taken = others(table, seat)
    found = [table.engine[seat]]
    seen: i64 = 0
    begin = 0
    for _ in range(spaces):
        end = len(found)
        if exactly:
            seen = 0
        while begin < end:
            here = found[begin]
            begin += 1
            ahead = track[here]
            index = 0
            while index < len(ahead):
                other = ahead[index]
                index += 1
                bit: i64 = BITS[other]
                if taken & bit:
                    for further in track[other]:
                        if further not in ahead:
                            if ahead is track[here]:
                                ahead = ahead[:]
                            ahead.append(further)
                elif seen & bit == 0:
                    seen |= bit
                    found.append(other)
    return found[begin:] if exactly else found[1:]


def forward_positions(table: Table, seat: int, spaces: int) -> list[int]:
    """Where the engine can stop going 1 to `spaces` forward (GWT-42). Through a turnout it takes one more
    (GWT-41)."""
    return reached(table, seat, spaces, railroad.FORWARD, False)


def back_positions(table: Table, seat: int, spaces: int) -> list[int]:
    """Where the engine can stop going exactly this many spaces back, if there is room (GWT-43, GWT-37,
    GWT-38c)."""
    return reached(table, seat, spaces, railroad.BACKWARD, True)


def positions_behind(table: Table, seat: int) -> list[int]:
    """Every free position behind the engine, the starting space and turnouts included (GWT-49)."""
    here = railroad.RANK[table.engine[seat]]
    taken = others(table, seat)
    return [
        position
        for position in range(railroad.POSITIONS)
        if railroad.RANK[position] < here and taken >> position & 1 == 0
    ]


def _add_moves_to(positions: list[int], found: MoveList) -> None:
    for position in positions:
        found.add(moves.ENGINE_TO + position)


def move_engine(table: Table, seat: int, position: int) -> None:
    """The engine stops on a position. What follows from that is left to the caller."""
    table.own_engine()[seat] = position
    table.emit(events.ENGINE_MOVED, EVERYBODY, seat, position)


def drive(table: Table, seat: int, position: int) -> None:
    """An engine move as an action or a requirement: move, then the upgrade the stop allows, at once (GWT-44,
    GWT-50).

    Standing there is not stopping there (GWT-45). On the last space the engine has to go back again after the
    upgrade (GWT-48, GWT-51c).
    """
    move_engine(table, seat, position)
    if position == railroad.LAST_SPACE:
        table.frames.push(ENGINE_HOME)
    if railroad.TURNOUT_STATION[position] >= 0:
        table.frames.push(AFTER_ENGINE_STOP)


def spaces_moved_onto(table: Table, seat: int, start: int, end: int) -> int:
    """Numbered spaces that an engine going back from start to end moves onto (GWT-111).

    Occupied spaces and turnouts do not count, whichever way was taken (GWT-114a); the starting space does
    (GWT-112).
    """
    count = 0
    taken = others(table, seat)
    for position in range(railroad.POSITIONS):
        if (
            railroad.NUMBERED[position]
            and railroad.RANK[end] <= railroad.RANK[position] < railroad.RANK[start]
            and taken >> position & 1 == 0
        ):
            count += 1
    return count


# -------------------------------------------------------------------- questions


class Engine(Question):
    """Move the engine forward; as a reward it may be left out."""

    kind = ENGINE
    name = "engine"
    ruling = "GWT-42"
    see = ["GWT-39", "GWT-42"]
    concerns = ["railroad", "engine"]
    args = [Arg("spaces", shown_amount, low=LOWEST_COUNT), Arg("may_skip", flag, high=1)]
    optional_reward = True
    obvious = True

    def possible(self, table: Table, seat: int, spaces: int) -> bool:
        return table.amount(seat, spaces) > 0  # GWT-51b: forward is always possible

    def fits(self, table: Table, seat: int, spaces: int, may_skip: int) -> bool:
        return spaces != 0

    def legal(self, table: Table, seat: int, spaces: int, may_skip: int, found: MoveList) -> None:
        _add_moves_to(forward_positions(table, seat, table.amount(seat, spaces)), found)
        if may_skip:
            found.add(moves.SKIP)

    def apply(self, table: Table, seat: int, move: int, spaces: int, may_skip: int) -> None:
        table.frames.drop()
        if move != moves.SKIP:
            drive(table, seat, move - moves.ENGINE_TO)

    def explain(self, table: Table, seat: int, move: int, spaces: int, may_skip: int) -> Reason | None:
        if not moves.ENGINE_TO <= move < moves.USE_DISC:
            return None
        position = move - moves.ENGINE_TO
        name = position_message(position)
        if position == table.engine[seat]:
            return reason("engine_here", "GWT-42", position=name)
        if railroad.RANK[position] < railroad.RANK[table.engine[seat]]:
            return reason("engine_forward", "GWT-42")
        if occupied(table, seat, position):
            return reason("engine_occupied", "GWT-39", position=name)
        limit = track_message(table.amount(seat, spaces))
        return reason("engine_too_far", "GWT-42", position=name, limit=limit)


class EngineBack(Question):
    """Move the engine back, exactly this many spaces."""

    kind = ENGINE_BACK
    name = "engine_back"
    ruling = "GWT-43"
    see = ["GWT-41", "GWT-43"]
    concerns = ["railroad", "engine"]
    args = [Arg("spaces")]
    requirement = True
    automatic = True

    def possible(self, table: Table, seat: int, spaces: int) -> bool:
        if table.engine[seat] == START:
            return False
        behind = (
            railroad.RANK[table.engine[seat]] + 1
        ) // 2  # numbered spaces; turnouts make the way only longer
        return behind - spaces >= table.ranchers - 1 or len(back_positions(table, seat, spaces)) > 0

    def impossible(self, table: Table, seat: int, spaces: int) -> Reason:
        return reason("no_way_back", "GWT-43", spaces=track_message(spaces))

    def legal(self, table: Table, seat: int, spaces: int, _: int, found: MoveList) -> None:
        _add_moves_to(back_positions(table, seat, spaces), found)

    def apply(self, table: Table, seat: int, move: int, spaces: int, _: int) -> None:
        table.frames.drop()
        drive(table, seat, move - moves.ENGINE_TO)

    def explain(self, table: Table, seat: int, move: int, spaces: int, _: int) -> Reason | None:
        return _not_back(table, seat, move, spaces, self.ruling)


class EngineHome(Question):
    """Back from the last space to any free position: then 3 dollars, then the upgrade with them (GWT-48)."""

    kind = ENGINE_HOME
    name = "engine_home"
    ruling = "GWT-48"
    see = ["GWT-48", "GWT-49"]
    concerns = ["railroad", "engine"]
    obvious = True

    def fits(self, table: Table, seat: int, _a: int, _b: int) -> bool:
        return table.engine[seat] > START

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        _add_moves_to(positions_behind(table, seat), found)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        table.frames.drop()
        position = move - moves.ENGINE_TO
        move_engine(table, seat, position)
        gain(table, seat, railroad.LAST_SPACE_DOLLARS)
        if railroad.TURNOUT_STATION[position] >= 0:
            table.frames.push(AFTER_ENGINE_STOP)

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        return _not_back(table, seat, move, 0, self.ruling)


class EngineForDelivery(EngineHome):
    """Back any number of spaces, for the extraordinary delivery (GWT-111)."""

    kind = ENGINE_FOR_DELIVERY
    name = "engine_for_delivery"
    ruling = "GWT-111"
    see = ["GWT-111"]
    obvious = False

    def possible(self, table: Table, seat: int, _: int) -> bool:
        # some disc must be able to go to Kansas City, which takes any value (GWT-57, GWT-112)
        return table.engine[seat] > 0 and takes_disc(table, seat, KANSAS_CITY, True)

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        return reason("no_extraordinary", "GWT-112")

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        """Back, then the delivery, and only then the upgrade (GWT-112)."""
        table.frames.drop()
        end = move - moves.ENGINE_TO
        value = spaces_moved_onto(table, seat, table.engine[seat], end)
        move_engine(table, seat, end)
        if railroad.TURNOUT_STATION[end] >= 0:
            table.frames.push(AFTER_ENGINE_STOP)
        table.frames.push(DELIVER, value, 1)


def _not_back(table: Table, seat: int, move: int, limit: int, ruling: str) -> Reason | None:
    """Why the engine cannot stop on a position behind; the ruling is that of the kind of movement."""
    if not moves.ENGINE_TO <= move < moves.USE_DISC:
        return None
    position = move - moves.ENGINE_TO
    name = position_message(position)
    if position == table.engine[seat]:
        return reason("engine_here", ruling, position=name)
    if railroad.RANK[position] > railroad.RANK[table.engine[seat]]:
        return reason("engine_back", ruling)
    if occupied(table, seat, position):
        return reason("engine_occupied", "GWT-39", position=name)
    return reason("engine_exact", ruling, limit=track_message(limit))


register(Engine(), EngineBack(), EngineHome(), EngineForDelivery())
