"""Exchange tokens, second edition: at any time, draw up to two cards and discard as many (GWT-115)."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.cards import cards_left
from trailboss.games.gwt.components.player_board import TOKEN_CARDS
from trailboss.games.gwt.happenings import GOT_TOKENS, USED_TOKEN
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import CERTIFICATES, DRAW, LOCATION, PHASE_A, RESUME

MATTERS = (PHASE_A, LOCATION, CERTIFICATES)
"""Where `legal()` lists a token: before the herder moves, between actions, and before income is counted.
There what comes next depends on the hand. Everywhere else, the first discards included (GWT-5), a token is
an interrupt, which `legal_for` lists and `play(move, seat)` takes (GWT-116). So search and learning do not
meet it at every small question."""


def may_exchange(table: Table, seat: int) -> bool:
    """Has the rancher a token, and a card to draw?"""
    return table.tokens[seat] > 0 and cards_left(table, seat) > 0


def exchange(table: Table, seat: int) -> None:
    """Return a token; its draws and discards are finished before what they interrupt (GWT-120b).

    In another rancher's turn that one goes on afterwards (GWT-120a).
    """
    table.tokens[seat] -= 1
    table.note(USED_TOKEN, EVERYBODY, seat)
    table.agenda.push(RESUME, table.to_move)
    table.agenda.push(DRAW, TOKEN_CARDS, 0)
    table.to_move = seat


def gain_tokens(table: Table, seat: int, count: int) -> None:
    """Tokens are unlimited (GWT-126)."""
    table.tokens[seat] += count
    table.note(GOT_TOKENS, EVERYBODY, seat, count)
