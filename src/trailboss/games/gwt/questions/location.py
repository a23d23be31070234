"""Phase B at a location: local actions, the single auxiliary action instead, objective cards, and the end."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components.actions import ACTION_IDS, COPY_ACTION, FIRST_AUXILIARY
from trailboss.games.gwt.components.tiles import FIRST_HAZARD, is_private, owner_of
from trailboss.games.gwt.components.trail import NO_RISK, SPACES
from trailboss.games.gwt.messages.names import action_message, space_message, tile_name
from trailboss.games.gwt.questions.auxiliary import add_auxiliaries, not_this_auxiliary
from trailboss.games.gwt.questions.cards.objectives import add_plays, not_this_play, play_objective
from trailboss.games.gwt.questions.location_frame import (
    AUXILIARY_USED,
    COPIES,
    LEFT_SPACE,
    LOCATION,
    USED,
    copied_keys,
    copied_spaces,
    copying_chain,
    is_building,
    location_frame,
    neighbours_to_copy,
    risk_of_copy,
    space_used,
    with_copy,
)
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.edition import FIRST_PRIVATE_KEY
from trailboss.games.gwt.rules.effects import Question, begin, may_do, not_possible, reason, register
from trailboss.games.gwt.state.table import Table

END_TURN: Final = 18
COPY: Final = 44

WIDEST: Final = (1 << 62) - 1


def has_actions(table: Table, seat: int, tile: int, here: int) -> bool:
    """Does the tile reached offer this rancher local actions? Hazards, tribe tiles and foreign buildings have
    none (GWT-20)."""
    if not table.house.old_actions_stay and table.tile[here] != tile:
        return False  # GWT-18
    return tile < FIRST_PRIVATE_KEY or (is_private(tile) and owner_of(tile) == seat)


def local_actions(table: Table, where: int, what: int) -> list[list[int]]:
    """The local actions of a location, from its frame, each a list of alternatives, in any order (GWT-19,
    GWT-22, GWT-113).

    Then the risk action of your building's space (GWT-23), and for every building copied its actions and
    that space's risk action (GWT-107, GWT-108, GWT-110a, GWT-110c).
    """
    here, tile = space_used(table, where), where % LEFT_SPACE
    if not has_actions(table, table.to_move, tile, here):
        return []
    actions = table.edition.local[table.key(tile)][:]
    _add_risk(table, table.trail.risk[here], actions)
    keys = copied_keys(what)
    for link, space in enumerate(copied_spaces(what)):
        first = len(actions)
        actions.extend(table.edition.local[keys[link]])  # as it was when it was copied (GWT-110a)
        _add_risk(table, risk_of_copy(table, space), actions)
        if not table.house.old_actions_stay and table.key(table.tile[space]) != keys[link]:
            for index in range(first, len(actions)):
                actions[index] = []  # GWT-18
    return actions


def _add_risk(table: Table, risk: int, actions: list[list[int]]) -> None:
    if risk != NO_RISK:
        actions.append([table.edition.risk[risk]])


def _add_local(table: Table, seat: int, where: int, what: int, found: MoveList) -> None:
    """Add to a list of moves: the local actions that can be done now. As `local_actions`, but without making
    that list where nothing was copied and nothing left behind."""
    if what >> COPIES or where >= LEFT_SPACE:
        for index, alternatives in enumerate(local_actions(table, where, what)):
            if not what >> index & 1:
                _add_possible(table, seat, alternatives, found)
        return
    here = table.herder[seat]
    if has_actions(table, seat, where, here):
        index = 0
        for alternatives in table.edition.local[table.key(where)]:
            if not what >> index & 1:
                _add_possible(table, seat, alternatives, found)
            index += 1
        risk = table.trail.risk[here]
        if risk != NO_RISK and not what >> index & 1:
            _add_one(table, seat, table.edition.risk[risk], found)


def _add_possible(table: Table, seat: int, alternatives: list[int], found: MoveList) -> None:
    for action in alternatives:
        _add_one(table, seat, action, found)


def _add_one(table: Table, seat: int, action: int, found: MoveList) -> None:
    move = moves.DO + action
    if not found.has(move) and may_do(table, seat, action):
        found.add(move)


# -------------------------------------------------------------------- copying


def may_copy(table: Table, seat: int, chain: list[int]) -> bool:
    """Is there a building to copy that brings something? (GWT-32b)"""
    for space in neighbours_to_copy(table, chain):
        if copy_helps(table, seat, chain, space):
            return True
    return False


def copy_helps(table: Table, seat: int, chain: list[int], space: int) -> bool:
    """Can any action be done now that copying this building brings, be it by copying on from there?"""
    if not table.house.copies_checked:
        return True
    for alternatives in table.edition.local[table.key(table.tile[space])]:
        for action in alternatives:
            if action == COPY_ACTION:
                if may_copy(table, seat, [*chain, space]):  # GWT-109
                    return True
            elif may_do(table, seat, action):
                return True
    risk = risk_of_copy(table, space)
    return risk != NO_RISK and may_do(table, seat, table.edition.risk[risk])


# -------------------------------------------------------------------- questions


def shown_tile(state: State, where: int) -> object:
    assert isinstance(state, Table)
    return tile_name(state, where % LEFT_SPACE)


def shown_done(state: State, what: int) -> object:
    """What was done here: actions by name, the buildings copied by space, an auxiliary action or not."""
    assert isinstance(state, Table)
    actions = local_actions(state, state.frames.a(), what)
    done = [
        [ACTION_IDS[action] for action in each] for index, each in enumerate(actions) if what >> index & 1
    ]
    copied = [state.trail.ids[space] for space in copied_spaces(what)]
    return {"actions": done, "copied": copied, "auxiliary": what & AUXILIARY_USED != 0}


class Location(Question):
    """What can be done at the location reached."""

    kind = LOCATION
    name = "location"
    ruling = "GWT-19"
    see = ["GWT-19", "GWT-20", "GWT-21"]
    concerns = ["cards"]
    args = [Arg("tile", shown_tile, high=LEFT_SPACE * SPACES - 1), Arg("done", shown_done, high=WIDEST)]
    lists_tokens = True
    verbs = ["do"]
    offers_actions = True

    def fits(self, table: Table, seat: int, where: int, what: int) -> bool:
        return what & (USED | AUXILIARY_USED) != AUXILIARY_USED

    def legal(self, table: Table, seat: int, where: int, what: int, found: MoveList) -> None:
        if not what & AUXILIARY_USED:
            _add_local(table, seat, where, what, found)
            if not what & USED:
                add_auxiliaries(table, seat, False, found)  # GWT-19, GWT-20: a single one instead
        add_plays(table, seat, found)  # GWT-89, GWT-90, GWT-104a
        if what & USED or table.house.may_end_unused:
            found.add(moves.END)  # GWT-21: something has to be done

    def apply(self, table: Table, seat: int, move: int, where: int, what: int) -> None:
        if move == moves.END:
            table.frames.drop()
        elif move >= moves.PLAY:
            play_objective(table, seat, move)
        else:
            self.do(table, seat, move - moves.DO, where, what)

    def do(self, table: Table, seat: int, action: int, where: int, what: int) -> None:
        """Begin an action of the location, or the single auxiliary action instead."""
        frames = table.frames
        if action >= FIRST_AUXILIARY:
            frames.set_b(what | USED | AUXILIARY_USED)
            table.emit(events.AUXILIARY_DONE, EVERYBODY, seat, action - FIRST_AUXILIARY)
        else:
            for index, alternatives in enumerate(local_actions(table, where, what)):
                if not what >> index & 1 and action in alternatives:
                    # copying alone does nothing yet (GWT-32b)
                    frames.set_b(what | 1 << index | (0 if action == COPY_ACTION else USED))
                    break
            table.emit(events.ACTION_DONE, EVERYBODY, seat, action)
        begin(table, action)

    def explain(self, table: Table, seat: int, move: int, where: int, what: int) -> Reason | None:
        if move == moves.END:
            return reason("do_something", "GWT-21")
        if not moves.DO <= move < moves.PLAY:
            return not_this_play(table, seat, move)
        action = move - moves.DO
        if action >= FIRST_AUXILIARY:
            if what & USED:
                return reason("local_instead", "GWT-19")
            if (action - FIRST_AUXILIARY) % 2:
                return reason("single_only", "GWT-33")
            return not_this_auxiliary(table, seat, action)
        if what & AUXILIARY_USED:
            return reason("auxiliary_instead", "GWT-19")
        offered = [index for index, each in enumerate(local_actions(table, where, what)) if action in each]
        name = action_message(table, action)
        if not offered:
            tile = where % LEFT_SPACE
            if tile >= FIRST_HAZARD and not (is_private(tile) and owner_of(tile) == seat):
                return reason("foreign_location", "GWT-20")
            return reason("not_offered", "GWT-19", action=name)
        if all(what >> index & 1 for index in offered):
            return reason("done_before", "GWT-19", action=name)
        return not_possible(table, seat, action)


class EndTurn(Question):
    """Nothing is left but to end the turn."""

    kind = END_TURN
    name = "end_turn"
    ruling = "GWT-1"
    see = ["GWT-32g"]
    concerns = ["cards"]

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        found.add(moves.END)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        table.frames.drop()

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        return not_this_play(table, seat, move)


class Copy(Question):
    """Choose the neighbour whose local actions to copy."""

    kind = COPY
    name = "copy"
    ruling = "GWT-105"
    see = ["GWT-105", "GWT-106"]
    concerns = ["trail"]
    automatic = True
    verbs = ["copy"]

    def fits(self, table: Table, seat: int, _a: int, _b: int) -> bool:
        return location_frame(table) >= 0

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return may_copy(table, seat, copying_chain(table))  # GWT-110b

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        if neighbours_to_copy(table, copying_chain(table)):
            return reason("nothing_to_copy", "GWT-32b")
        return reason("no_neighbour", "GWT-110b")

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        chain = copying_chain(table)
        around = neighbours_to_copy(table, chain)
        for space in around:
            if copy_helps(table, seat, chain, space):
                found.add(moves.COPY_AT + space)

    def is_plain(self, table: Table, seat: int) -> bool:
        """Which of two neighbours is worth copying can hang on the hand."""
        return len(neighbours_to_copy(table, copying_chain(table))) == 1

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        """The neighbour's actions join the list of the location (GWT-110a)."""
        table.frames.drop()
        numbers = table.frames.numbers
        frame = location_frame(table)
        space = move - moves.COPY_AT
        numbers[frame + 2] = with_copy(numbers[frame + 2], space, table.key(table.tile[space]))
        table.emit(events.COPIED, EVERYBODY, seat, space)

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if not moves.COPY_AT <= move < moves.TAKE_HAZARD:
            return None
        space = move - moves.COPY_AT
        if not is_building(table, space):
            return reason("copy_no_building", "GWT-106", space=space_message(table, space))
        chain = copying_chain(table)
        if space in chain:
            return reason("copy_loop", "GWT-109")
        if space in neighbours_to_copy(table, chain):
            return reason("copy_in_vain", "GWT-32b", space=space_message(table, space))
        return reason("copy_not_adjacent", "GWT-105", space=space_message(table, space))


register(Location(), EndTurn(), Copy())
