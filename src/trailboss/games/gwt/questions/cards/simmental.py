"""Simmental, a variant of the second edition: cards that grow from calf to heifer to cow."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components import cattle
from trailboss.games.gwt.components.cattle import SIMMENTAL as CALF
from trailboss.games.gwt.messages.names import face_message
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, reason, register
from trailboss.games.gwt.state.table import Table

SIMMENTAL: Final = 51


def market_size(table: Table) -> int:
    """How many cards the market is laid out with and refilled to (GWT-68)."""
    return (cattle.SIMMENTAL_MARKET_SIZE if table.simmental else cattle.MARKET_SIZE)[table.ranchers]


def raisable(table: Table, seat: int) -> list[int]:
    """Stages in the hand that can grow. Their stacks never run out (GWT-118)."""
    if not table.simmental:
        return []
    return [stage for stage in range(cattle.SIMMENTAL_STAGES - 1) if CALF + stage in table.hand[seat]]


def may_grow(table: Table, seat: int) -> bool:
    """Is there a moment to wait for? A card in the hand can grow, or an exchange token could bring one to the
    hand first (GWT-115, GWT-117). All of that is open: the hand was shown, and so is what a deck holds."""
    if not table.simmental:
        return False
    if raisable(table, seat):
        return True
    if not table.house.token_before_discard or not table.tokens[seat]:
        return False
    deck = table.stack[seat] + table.pile[seat]
    return any(CALF + stage in deck for stage in range(cattle.SIMMENTAL_STAGES - 1))


class Simmental(Question):
    """Raise Simmental in the hand by a stage; each card is decided separately (GWT-118)."""

    kind = SIMMENTAL
    name = "simmental"
    ruling = "GWT-117"
    see = ["GWT-117", "GWT-118"]
    concerns = ["cards"]
    asks_hand = True
    lists_tokens = True
    declined_with_stop = True
    verbs = ["raise"]
    second_only = True

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        for stage in raisable(table, seat):
            found.add(moves.RAISE + stage)
        found.add(moves.STOP)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        """The card leaves the game for one of the next stage, which goes to the discard pile (GWT-117)."""
        table.frames.drop()
        if move == moves.STOP:
            return
        face = CALF + move - moves.RAISE
        table.hand[seat].remove(face)
        table.removed = [*table.removed, face]
        stage = move - moves.RAISE
        table.own_simmental()[stage] -= 1
        table.pile[seat].append(face + 1)
        table.emit(events.RAISED, EVERYBODY, seat, face, face + 1)
        if may_grow(table, seat):
            table.frames.push(SIMMENTAL)

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if not moves.RAISE <= move < moves.SECOND_MOVES:
            return None
        return reason("not_in_hand", "GWT-117", card=face_message(table, CALF + move - moves.RAISE))


register(Simmental())
