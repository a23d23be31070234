"""Great Western Trail: automatic answers of the table, and answers that can be given together.

Both are for people at a table; the rules ask every question. An automatic answer must not depend on anything
hidden: a missing question would reveal it.
"""

from trailboss.core.messages import Message, message
from trailboss.games.gwt.components.player_board import TOKEN_CARDS
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.cards import cards_left
from trailboss.games.gwt.rules.effects import QUESTIONS, Question
from trailboss.games.gwt.state.table import Table
from trailboss.presentation.shown import Together


def asked(table: Table) -> Question:
    """The question that waits for an answer."""
    return QUESTIONS[table.frames.kind()]


def automatic(table: Table) -> int | None:
    """The answer that needs no asking; None if there is a choice, or somebody would learn of a hand."""
    legal = table.legal()
    return legal[0] if asked(table).alike(table, legal) else None


# -------------------------------------------------------------------- several answers at once


def together(table: Table, seat: int) -> list[Together]:
    """Moves of a seat that are often wanted together: all cards of a draw, with the token that allows it."""
    if table.to_move == seat and moves.DRAW_ONE in table.legal():
        first, cards = [], table.amount(seat, table.frames.a())
    elif moves.EXCHANGE in table.legal_for(seat):
        first, cards = [moves.EXCHANGE], TOKEN_CARDS
    else:
        return []
    cards = min(cards, cards_left(table, seat))
    key = "presentation.gwt.exchange_all" if first else "presentation.gwt.draw_all"
    step = [*first, *[moves.DRAW_ONE] * cards]
    return [Together(step, message(key, count=cards))] if len(step) > 1 else []


def at_once(table: Table) -> int:
    """How many cards are to be discarded."""
    return table.frames.a() if asked(table).in_a_row else 1


def panel(table: Table) -> Message | None:
    """The column that a tile is chosen from, if all columns are answered in one panel. Where objective cards
    can be played in between, each column is asked for alone."""
    if not asked(table).in_columns or table.house.cards_in_kansas_city:
        return None
    return message("presentation.gwt.column", column=table.frames.a() + 1)


def leads_on(table: Table, move: int) -> bool:
    """Can the next question be answered with the same click as this move, because the answer is visible: a
    worker to hire, a card to buy, a building to build?"""
    return asked(table).offers_actions and moves.DO <= move < moves.PLAY
