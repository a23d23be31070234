"""Exchange tokens, second edition: at any time, draw up to two cards and discard as many (GWT-115)."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.question import Arg
from trailboss.games.gwt.components.player_board import TOKEN_CARDS
from trailboss.games.gwt.questions.cards.drawing import DRAW
from trailboss.games.gwt.questions.cards.out_of_turn import RESUME
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.cards import cards_left
from trailboss.games.gwt.rules.effects import Step, reason, register
from trailboss.games.gwt.state.table import Table

GAIN_TOKENS: Final = 64


def may_exchange(table: Table, seat: int) -> bool:
    """Has the rancher a token, and a card to draw?"""
    return table.tokens[seat] > 0 and cards_left(table, seat) > 0


def not_exchange(table: Table, seat: int) -> Reason:
    """Why an exchange token cannot be used."""
    if table.tokens[seat] == 0:
        return reason("no_token", "GWT-115")
    return reason("nothing_to_exchange", "GWT-115")


def exchange(table: Table, seat: int) -> None:
    """Return a token; its draws and discards are finished before what they interrupt (GWT-120b).

    In another rancher's turn that one goes on afterwards (GWT-120a).
    """
    table.own_tokens()[seat] -= 1
    table.emit(events.USED_TOKEN, EVERYBODY, seat)
    table.frames.push(RESUME, table.to_move)
    table.frames.push(DRAW, TOKEN_CARDS, 0)
    table.to_move = seat


def gain_tokens(table: Table, seat: int, count: int) -> None:
    """Tokens are unlimited (GWT-126)."""
    table.own_tokens()[seat] += count
    table.emit(events.GOT_TOKENS, EVERYBODY, seat, count)


class GainTokens(Step):
    """Gain exchange tokens."""

    kind = GAIN_TOKENS
    name = "gain_tokens"
    args = [Arg("tokens")]

    def possible(self, table: Table, seat: int, tokens: int) -> bool:
        return True

    def apply(self, table: Table, seat: int, tokens: int, _: int) -> None:
        gain_tokens(table, seat, tokens)


register(GainTokens())
