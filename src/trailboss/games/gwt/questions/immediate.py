"""Immediate actions: of a worker's space, an objective card or a station master; now or never."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import EFFECTS, Question, begin, may_do, not_possible, reason, register
from trailboss.games.gwt.state.table import NOBODY, Table

IMMEDIATE: Final = 49


def shown_action(state: State, action: int) -> object:
    """An action by its name in the notation."""
    return None if action == NOBODY else ACTION_IDS[action]


class Immediate(Question):
    """Do an immediate action, perhaps one of two, or none."""

    kind = IMMEDIATE
    name = "immediate"
    ruling = "GWT-77"
    see = ["GWT-25"]
    concerns = ["jobs"]
    args = [
        Arg("action", shown_action, high=len(ACTION_IDS) - 1),
        Arg("instead", shown_action, low=NOBODY, high=len(ACTION_IDS) - 1),
    ]
    skipped_when_empty = True
    asks_hand = True
    offers_actions = True

    def legal(self, table: Table, seat: int, action: int, instead: int, found: MoveList) -> None:
        if may_do(table, seat, action):
            found.add(moves.DO + action)
        if instead != NOBODY and may_do(table, seat, instead):
            found.add(moves.DO + instead)
        found.add(moves.SKIP)

    def hides_empty(self, table: Table, seat: int, action: int) -> bool:
        return len(table.hand[seat]) > 0 and EFFECTS[table.edition.programs[action][0]].hidden_card

    def apply(self, table: Table, seat: int, move: int, action: int, instead: int) -> None:
        table.frames.drop()
        if move != moves.SKIP:
            table.emit(events.ACTION_DONE, EVERYBODY, seat, move - moves.DO)
            begin(table, move - moves.DO)

    def explain(self, table: Table, seat: int, move: int, action: int, instead: int) -> Reason | None:
        if not moves.DO <= move < moves.PLAY:
            return None
        if move - moves.DO in (action, instead):
            return not_possible(table, seat, move - moves.DO)
        return reason("other_action", "GWT-77")


register(Immediate())
