"""Drawing cards and discarding as many, and removing cards from the game."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components.actions import LOWEST_COUNT
from trailboss.games.gwt.messages.names import face_message
from trailboss.games.gwt.questions.cards.discards import DISCARD
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.cards import cards_left, draw_cards, remove
from trailboss.games.gwt.rules.effects import Question, Step, reason, register, shown_amount
from trailboss.games.gwt.state.table import Table

DRAW_THEN_DISCARD: Final = 11
DRAW: Final = 42
REMOVE: Final = 43


class DrawThenDiscard(Step):
    """Draw, then discard as many as were really drawn (GWT-28, GWT-32h); a shuffle does not include what is
    still to be discarded (GWT-32e)."""

    kind = DRAW_THEN_DISCARD
    name = "draw_then_discard"
    args = [Arg("cards")]

    def possible(self, table: Table, seat: int, cards: int) -> bool:
        return cards_left(table, seat) > 0

    def impossible(self, table: Table, seat: int, cards: int) -> Reason:
        return reason("no_cards", "GWT-32b")

    def apply(self, table: Table, seat: int, cards: int, _: int) -> None:
        drawn = draw_cards(table, seat, cards)
        if drawn:
            table.frames.push(DISCARD, drawn)


class Draw(Question):
    """Draw card by card, stopping after any of them (GWT-32d); the first one has to be drawn."""

    kind = DRAW
    name = "draw"
    ruling = "GWT-28"
    see = ["GWT-28", "GWT-32d"]
    concerns = ["cards"]
    args = [Arg("cards", shown_amount, low=LOWEST_COUNT), Arg("drawn")]

    def possible(self, table: Table, seat: int, cards: int) -> bool:
        return cards_left(table, seat) > 0

    def impossible(self, table: Table, seat: int, cards: int) -> Reason:
        return reason("no_cards", "GWT-32b")

    def legal(self, table: Table, seat: int, cards: int, drawn: int, found: MoveList) -> None:
        found.add(moves.DRAW_ONE)
        if drawn:
            found.add(moves.STOP)

    def apply(self, table: Table, seat: int, move: int, cards: int, drawn: int) -> None:
        """All draws first, then as many discards as cards were really drawn (GWT-28, GWT-32e)."""
        left = table.amount(seat, cards)
        table.frames.drop()
        first = table.house.name_draws_first  # GWT-32d: then the cards come once their number is settled
        if move == moves.DRAW_ONE:
            left -= 1
            drawn += 1
            if not first:
                draw_cards(table, seat, 1)
            if left and cards_left(table, seat) > (drawn if first else 0):
                table.frames.push(DRAW, left, drawn)
                return
        if first:
            drawn = draw_cards(table, seat, drawn)
        table.frames.push(DISCARD, drawn)

    def explain(self, table: Table, seat: int, move: int, cards: int, drawn: int) -> Reason | None:
        return reason("stop_after_something", "GWT-32b") if move == moves.STOP else None


class Remove(Question):
    """Remove any hand card from the game, or none: the removal is a reward (GWT-38)."""

    kind = REMOVE
    name = "remove"
    ruling = "GWT-35"
    see = ["GWT-38"]
    concerns = ["cards"]
    args = [Arg("cards")]
    skipped_when_empty = True
    verbs = ["remove"]

    def legal(self, table: Table, seat: int, left: int, _: int, found: MoveList) -> None:
        for face in table.hand[seat]:
            found.add_new(moves.REMOVE_CARD + face)
        found.add(moves.SKIP)

    def apply(self, table: Table, seat: int, move: int, left: int, _: int) -> None:
        table.frames.drop()
        if move != moves.SKIP:
            remove(table, seat, move - moves.REMOVE_CARD)
            if left > 1 and table.hand[seat]:
                table.frames.push(REMOVE, left - 1)

    def explain(self, table: Table, seat: int, move: int, left: int, _: int) -> Reason | None:
        if not moves.REMOVE_CARD <= move < moves.HIRE_FROM:
            return None
        return reason("not_in_hand", "GWT-38", card=face_message(table, move - moves.REMOVE_CARD))


register(DrawThenDiscard(), Draw(), Remove())
