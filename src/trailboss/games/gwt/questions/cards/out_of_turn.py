"""What an exchange token interrupted, and the cards that have to be kept for it."""

from typing import Final

from trailboss.core.frames import WIDTH
from trailboss.core.question import Arg
from trailboss.games.gwt.rules.effects import QUESTIONS, Step, register
from trailboss.games.gwt.state.table import Table

RESUME: Final = 65


class Resume(Step):
    """The seat whose decision was interrupted goes on (GWT-120a)."""

    kind = RESUME
    name = "resume"
    args = [Arg("seat", high=3)]

    def apply(self, table: Table, seat: int, interrupted: int, _: int) -> None:
        table.to_move = interrupted


def awaiting(table: Table, seat: int) -> int:
    """Where on the stack an interrupted action of this rancher awaits a card it requires; -1 if none
    does."""
    frames = table.frames.numbers
    index = table.frames.top - 2 * WIDTH
    while index >= 0:
        above = index + WIDTH
        if frames[above] == RESUME and frames[above + 1] == seat and QUESTIONS[frames[index]].requires_card:
            return index
        index -= WIDTH
    return -1


def meets(table: Table, frame: int, cards: list[int]) -> bool:
    """Do these cards hold what the action that waits there requires?"""
    frames = table.frames.numbers
    return QUESTIONS[frames[frame]].met_by(cards, frames[frame + 1])


def spares(table: Table, seat: int, frame: int, face: int) -> bool:
    """Without this card, does the hand still hold what the action requires? It was begun, so it has to be met
    in full (GWT-24), and a token may not discard the last card for it (GWT-120c)."""
    rest = table.hand[seat][:]
    rest.remove(face)
    return meets(table, frame, rest)


register(Resume())
