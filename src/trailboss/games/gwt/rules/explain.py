"""Why a move is not legal: whose turn it is, and which condition of the question fails."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.messages import message
from trailboss.games.gwt.messages.names import question_message, seat_message
from trailboss.games.gwt.questions.cards.exchange import not_exchange
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.effects import QUESTIONS, reason
from trailboss.games.gwt.state.table import Table

OCCASIONS: Final = {
    moves.PLACE: "place",
    moves.RIDE_TO: "ride",
    moves.GO_VIA: "ride",
    moves.PUT_AT: "at",
    moves.COPY_AT: "copy",
    moves.TAKE_HAZARD: "hazard",
    moves.TAKE_TRIBE: "tribe",
    moves.DO: "do",
    moves.PLAY: "play",
    moves.GAIN_CARD: "gain",
    moves.DISCARD: "discard",
    moves.REMOVE_CARD: "remove",
    moves.HIRE_FROM: "hire",
    moves.BUILD_NUMBER: "build",
    moves.BUY_CARDS: "buy",
    moves.ENGINE_TO: "engine",
    moves.USE_DISC: "disc",
    moves.GIVE: "give",
    moves.CHOOSE_STATION: "station",
    moves.CHOOSE_TILE: "foresight",
    moves.USE_CERTIFICATES: "certificates",
    moves.DELIVER_TO: "deliver",
    moves.BUY_SIMMENTAL: "buy",
    moves.RAISE: "raise",
}
"""By the first move of each kind: the phrase that says when such a move has its place."""


def explain(table: Table, seat: int, move: int) -> Reason:
    """Why this move is not legal for this seat now."""
    if table.over:
        return Reason("core.over", "GWT-122", {})
    if move == moves.EXCHANGE:  # GWT-116: whoever is asked, and whatever for
        return not_exchange(table, seat)
    frames = table.frames
    question = QUESTIONS[frames.kind()]
    asked = question_message(table, question)
    if seat != table.to_move:
        return reason("not_your_turn", "GWT-6a", seat=seat_message(table, table.to_move), question=asked)
    if move >= moves.BUY_SIMMENTAL and not table.simmental:
        return reason("no_simmental", "GWT-117")
    found = question.explain(table, seat, move, frames.a(), frames.b())
    if found is not None:
        return found
    if move == moves.SKIP and not question.declined_with_stop:
        return reason("not_optional", question.ruling, question=asked)
    return reason("other_question", question.ruling, question=asked, when=_occasion(table, move))


def _occasion(table: Table, move: int) -> object:
    """When a move of this kind has its place."""
    for first in sorted(OCCASIONS, reverse=True):
        if first <= move:
            return message(f"gwt.when.{OCCASIONS[first]}")
    return message("gwt.when.none", move=table.config.game.text(move))
