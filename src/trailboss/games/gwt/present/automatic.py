"""Great Western Trail: answers that the table gives by itself, and answers that can be given together.

Both are for people at a table; the rules ask every question. What the table answers by itself may depend on
nothing that is hidden from anybody: a missing question would tell.
"""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.messages import message
from trailboss.games.gwt.components.cattle import CATTLE_FACES, FACE_TYPE
from trailboss.games.gwt.components.player_board import TOKEN_CARDS
from trailboss.games.gwt.components.tiles import FORESIGHT_SPACES
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.cards import cards_left
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.state.table import Table
from trailboss.presentation.shown import Together

PLAIN: Final = ("engine", "engine_home", "ride")
"""Questions whose answers everybody can see and which cost nothing that is not seen before: a single answer
is given by the table."""
LOCAL: Final = ("location", "auxiliary", "immediate")
"""Questions at which actions are chosen, whose first question can be answered with the same click."""


def automatic(table: Table) -> int | None:
    """The answer that needs no asking; None if there is a choice, or somebody would learn of a hand."""
    question = QUESTIONS[table.agenda.kind()].name
    legal = table.legal()
    if question == "via":
        return legal[0] if _same_way(table, legal) else None
    if question == "foresight":
        return legal[0] if _same_tiles(table, legal) else None
    if question == "discard_second":
        return legal[0] if _one_face(table.agenda.a()) else None
    if question == "certificates":
        none_owned = table.certificate_value(table.to_move) == 0 and not table.house.cards_in_kansas_city
        return legal[0] if none_owned and len(legal) == 1 else None
    return legal[0] if question in PLAIN and len(legal) == 1 else None


def _one_face(kind: int) -> bool:
    """Do all cards of a type look the same? Else a missing question would tell which of them a hand holds."""
    return FACE_TYPE[:CATTLE_FACES].count(kind) == 1


def _same_tiles(table: Table, legal: list[int]) -> bool:
    """Are all tiles that can be chosen the same? Where objective cards can be played here, too, nobody may
    learn whether there is one."""
    if table.house.cards_in_kansas_city:
        return False
    column = FORESIGHT_SPACES * table.agenda.a()
    return len({table.foresight[column + move - moves.CHOOSE_TILE] for move in legal}) == 1


def _same_way(table: Table, legal: list[int]) -> bool:
    """Do all ways to the destination cost the same and pay the same ranchers?"""
    found: set[tuple[int, ...]] = set()
    ways: list[State] = [_after(table, move) for move in legal]
    while ways and len(found) < 2:
        way = ways.pop()
        assert isinstance(way, Table)
        if QUESTIONS[way.agenda.kind()].name == "via":
            ways += [_after(way, move) for move in way.legal()]
        else:
            found.add(tuple(way.money))
    return len(found) == 1


def _after(state: State, move: int) -> State:
    tried = state.copy()
    tried.play(move)
    return tried


# -------------------------------------------------------------------- several answers at once


def together(table: Table, seat: int) -> list[Together]:
    """Moves of a seat that are often wanted together: all cards of a draw."""
    if table.to_move == seat and QUESTIONS[table.agenda.kind()].name == "draw":
        first, cards = [], table.amount(seat, table.agenda.a())
    elif moves.EXCHANGE in table.legal_for(seat):
        first, cards = [moves.EXCHANGE], TOKEN_CARDS
    else:
        return []
    cards = min(cards, cards_left(table, seat))
    key = "showing.gwt.exchange_all" if first else "showing.gwt.draw_all"
    return [Together([*first, *[moves.DRAW_ONE] * cards], message(key, count=cards))] if cards > 1 else []


def at_once(table: Table) -> int:
    """How many cards are to be discarded."""
    return table.agenda.a() if QUESTIONS[table.agenda.kind()].name == "discard" else 1


def leads_on(table: Table, move: int) -> bool:
    """Can the next question be answered with the same click as this move, because the answer lies in plain
    view: a worker to hire, a card to buy, a building to build?"""
    return QUESTIONS[table.agenda.kind()].name in LOCAL and moves.DO <= move < moves.PLAY
