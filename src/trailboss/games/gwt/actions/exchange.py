"""Exchange tokens, second edition: at any time, draw up to two cards and discard as many (GWT-115)."""

from trailboss.core.agenda import WIDTH
from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.cards import cards_left
from trailboss.games.gwt.components.cattle import BLUE, FACE_TYPE, FIRST_OBJECTIVE, YELLOW
from trailboss.games.gwt.components.player_board import TOKEN_CARDS
from trailboss.games.gwt.happenings import GOT_TOKENS, USED_TOKEN
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    CERTIFICATES,
    DRAW,
    LOCATION,
    PHASE_A,
    RESUME,
    THROW_ANY,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_SECOND,
    THROW_VALUE3,
)

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
    table.tokens = put(table.tokens, seat, table.tokens[seat] - 1)
    table.note(USED_TOKEN, EVERYBODY, seat)
    table.agenda.push(RESUME, table.to_move)
    table.agenda.push(DRAW, TOKEN_CARDS, 0)
    table.to_move = seat


def gain_tokens(table: Table, seat: int, count: int) -> None:
    """Tokens are unlimited (GWT-126)."""
    table.tokens = put(table.tokens, seat, table.tokens[seat] + count)
    table.note(GOT_TOKENS, EVERYBODY, seat, count)


# -------------------------------------------------------------------- inside an action that requires cards

REQUIRES = (THROW_ANY, THROW_VALUE3, THROW_OBJECTIVE, THROW_PAIR, THROW_SECOND)
"""Questions for a card that an action requires."""


def awaiting(table: Table, seat: int) -> int:
    """Where on the agenda an interrupted action of this rancher awaits a card it requires; -1 if none
    does."""
    frames = table.agenda.frames
    index = len(frames) - 2 * WIDTH
    while index >= 0:
        above = index + WIDTH
        if frames[index] in REQUIRES and frames[above] == RESUME and frames[above + 1] == seat:
            return index
        index -= WIDTH
    return -1


def spares(table: Table, seat: int, frame: int, face: int) -> bool:
    """Without this card, does the hand still hold what the action requires? It was begun, so it has to be met
    in full (GWT-24), and a token may not discard the last card for it (GWT-120c)."""
    rest = table.hand[seat][:]
    rest.remove(face)
    return meets(table, frame, rest)


def meets(table: Table, frame: int, cards: list[int]) -> bool:
    """Do these cards hold what the action that waits there requires?"""
    verb = table.agenda.frames[frame]
    if verb == THROW_OBJECTIVE:
        return any(face >= FIRST_OBJECTIVE for face in cards)
    types = [FACE_TYPE[face] for face in cards if face < FIRST_OBJECTIVE]
    if verb == THROW_VALUE3:
        return any(YELLOW <= kind <= BLUE for kind in types)
    if verb == THROW_SECOND:
        return table.agenda.frames[frame + 1] in types
    if verb == THROW_PAIR:
        return any(types.count(kind) > 1 for kind in types)
    return len(types) > 0
