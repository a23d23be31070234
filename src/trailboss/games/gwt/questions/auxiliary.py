"""The auxiliary actions of the player board, single and double."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.player_board import AUX_ACTIONS, AUX_BITS, AUX_DISCS, AUX_OPEN
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, begin, may_do, not_possible, reason, register
from trailboss.games.gwt.state.table import Table

AUXILIARY: Final = 36

CLEARED: Final[list[list[int]]] = [
    [
        AUX_OPEN[auxiliary] + sum(1 for disc in AUX_DISCS[auxiliary] if not covered >> disc & 1)
        for covered in range(AUX_BITS + 1)
    ]
    for auxiliary in range(AUX_ACTIONS)
]
"""By auxiliary action and the disc spaces that are covered: how many of its two spaces are clear (GWT-33)."""


def cleared(table: Table, seat: int, auxiliary: int) -> int:
    """How many of the two spaces of an auxiliary action are clear (GWT-33)."""
    return CLEARED[auxiliary][table.discs[seat] & AUX_BITS]


def unlocked(table: Table, seat: int, double: bool) -> list[int]:
    """Auxiliary actions by the discs cleared now (GWT-38b), as 2 * action + 1 if doubled.

    Doubling is a choice (GWT-34), and never offered instead of local actions (GWT-33).
    """
    found: list[int] = []
    for auxiliary in range(AUX_ACTIONS):
        count = cleared(table, seat, auxiliary)
        if count:
            found.append(2 * auxiliary)
            if double and count == 2:
                found.append(2 * auxiliary + 1)
    return found


def add_auxiliaries(table: Table, seat: int, double: bool, found: MoveList) -> None:
    """Add to a list of moves: the auxiliary actions that can be done now."""
    covered = table.discs[seat] & AUX_BITS
    for auxiliary in range(AUX_ACTIONS):
        count = CLEARED[auxiliary][covered]
        if count:
            action = FIRST_AUXILIARY + 2 * auxiliary
            if may_do(table, seat, action):
                found.add(moves.DO + action)
            if double and count == 2 and may_do(table, seat, action + 1):
                found.add(moves.DO + action + 1)


def not_this_auxiliary(table: Table, seat: int, action: int) -> Reason:
    """Why an auxiliary action cannot be done."""
    choice = action - FIRST_AUXILIARY
    clear = cleared(table, seat, choice // 2)
    if clear == 0:
        return reason("auxiliary_locked", "GWT-33")
    if choice % 2 and clear < 2:
        return reason("not_doubled", "GWT-33")
    return not_possible(table, seat, action)


class Auxiliary(Question):
    """Choose an auxiliary action, single or double."""

    kind = AUXILIARY
    name = "auxiliary"
    ruling = "GWT-33"
    see = ["GWT-33", "GWT-34", "GWT-35"]
    concerns = ["board"]
    offers_actions = True

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return True  # you can always take $1

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        add_auxiliaries(table, seat, True, found)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        table.frames.drop()
        table.emit(events.AUXILIARY_DONE, EVERYBODY, seat, move - moves.DO - FIRST_AUXILIARY)
        begin(table, move - moves.DO)

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if not moves.DO + FIRST_AUXILIARY <= move < moves.PLAY:
            return None
        return not_this_auxiliary(table, seat, move - moves.DO)


register(Auxiliary())
