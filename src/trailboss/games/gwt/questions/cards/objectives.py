"""Objective cards: gaining and playing them."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.fields import put_list, without
from trailboss.core.knowledge import EVERYBODY, seat_bit
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg, flag
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.objectives import OBJECTIVE_IMMEDIATE
from trailboss.games.gwt.messages.names import face_message
from trailboss.games.gwt.questions.immediate import IMMEDIATE
from trailboss.games.gwt.questions.money import gain
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.cards import show
from trailboss.games.gwt.rules.effects import Question, reason, register
from trailboss.games.gwt.state.table import NOBODY, Table

OBJECTIVE: Final = 35
FROM_DISPLAY: Final = 2
"""Where an objective card goes: 0 to the discard pile, 1 to the hand, or this: to the discard pile, but it
cannot come from the stack (GWT-73)."""

DOLLARS: Final = 2
IMMEDIATE_OF: Final[list[int]] = [action_number(name) if name else NOBODY for name in OBJECTIVE_IMMEDIATE]
"""By face: the immediate action of an objective card."""
_DOLLARS_2: Final = action_number("dollars_2")


def fill_display(table: Table) -> None:
    """Turn up the next card, if the stack has one."""
    if table.objectives:
        face = table.objectives[-1]
        table.objectives = table.objectives[:-1]
        table.display = [*table.display, face]
        table.knowledge.chance()
        table.emit(events.DISPLAYED, EVERYBODY, face)


def add_plays(table: Table, seat: int, found: MoveList) -> None:
    """Add to a list of moves: objective cards of the hand, any number, one after the other (GWT-89)."""
    for face in table.hand[seat]:
        if face >= FIRST_OBJECTIVE:
            found.add_new(moves.PLAY + face - FIRST_OBJECTIVE)


def play_objective(table: Table, seat: int, move: int) -> None:
    """The card goes to the objective area and must be scored; then its immediate action, or none (GWT-92). It
    is finished before the next card, being on top of the stack (GWT-104b)."""
    face = move - moves.PLAY + FIRST_OBJECTIVE
    table.hand[seat].remove(face)
    played = table.played_objectives
    table.played_objectives = put_list(played, seat, [*played[seat], face])
    show(table, seat, face)
    table.emit(events.PLAYED_OBJECTIVE, EVERYBODY, seat, face)
    action = IMMEDIATE_OF[face]
    if action == _DOLLARS_2 and not table.house.immediate_gains_optional:
        gain(table, seat, DOLLARS)  # money has to be taken (GWT-25, GWT-92)
    else:
        table.frames.push(IMMEDIATE, action, NOBODY)


def not_this_play(table: Table, seat: int, move: int) -> Reason | None:
    """Why an objective card cannot be played; None if the move plays none."""
    if not moves.PLAY <= move < moves.GAIN_CARD:
        return None
    face = move - moves.PLAY + FIRST_OBJECTIVE
    if face in table.hand[seat]:
        return reason("cards_not_here", "GWT-91")
    return reason("not_in_hand", "GWT-89", card=face_message(table, face))


def shown_goal(state: State, goal: int) -> object:
    return "hand" if goal == 1 else "pile"


class Objective(Question):
    """Gain one of the cards on display, or the top of the stack (GWT-88; also for an arrow, unless the table
    plays otherwise, GWT-73)."""

    kind = OBJECTIVE
    name = "objective"
    ruling = "GWT-88"
    see = ["GWT-88"]
    concerns = ["display"]
    args = [Arg("to", shown_goal, high=FROM_DISPLAY), Arg("may_skip", flag, high=1)]
    optional_reward = True
    skipped_when_empty = True

    def possible(self, table: Table, seat: int, goal: int) -> bool:
        return len(table.display) > 0  # GWT-88

    def impossible(self, table: Table, seat: int, goal: int) -> Reason:
        return reason("no_objective", "GWT-104c")

    def legal(self, table: Table, seat: int, goal: int, may_skip: int, found: MoveList) -> None:
        for face in table.display:
            found.add_new(moves.GAIN_CARD + face - FIRST_OBJECTIVE)
        if table.objectives and goal != FROM_DISPLAY:
            found.add(moves.GAIN_TOP)
        if may_skip:
            found.add(moves.SKIP)

    def apply(self, table: Table, seat: int, move: int, goal: int, may_skip: int) -> None:
        """Take the card to the discard pile, or to the hand, from where it can be played at once (GWT-97); a
        card on display is replaced (GWT-88)."""
        table.frames.drop()
        if move == moves.SKIP:
            return
        if move == moves.GAIN_TOP:
            face = table.objectives[-1]
            table.objectives = table.objectives[:-1]
            table.knowledge.chance()
            if goal == 1:
                table.hand[seat].append(face)
                # GWT-32f: known to its owner only
                table.unseen = put_list(table.unseen, seat, [*table.unseen[seat], face])
                table.emit(events.GAINED_UNSEEN, EVERYBODY, seat)
                table.emit(events.SAW_CARD, seat_bit(seat), seat, face)
                return
        else:
            face = move - moves.GAIN_CARD + FIRST_OBJECTIVE
            table.display = without(table.display, face)
            fill_display(table)
        if goal == 1:
            table.hand[seat].append(face)
        else:
            table.pile[seat].append(face)
        table.emit(events.GAINED_OBJECTIVE, EVERYBODY, seat, face, int(goal == 1))

    def explain(self, table: Table, seat: int, move: int, goal: int, may_skip: int) -> Reason | None:
        if not moves.GAIN_CARD <= move < moves.DISCARD:
            return None
        if move == moves.GAIN_TOP and goal == FROM_DISPLAY and table.objectives:
            return reason("display_only", "GWT-73")
        if move == moves.GAIN_TOP:
            return reason("objective_stack_empty", "GWT-88")
        face = move - moves.GAIN_CARD + FIRST_OBJECTIVE
        return reason("not_on_display", "GWT-88", card=face_message(table, face))


register(Objective())
