"""The order of a turn: phases A, B and C, the end of the game. Does what is next, up to the next question."""

from collections.abc import Callable
from typing import Final

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.exchange import MATTERS, exchange, gain_tokens, may_exchange
from trailboss.games.gwt.actions.herder import walk
from trailboss.games.gwt.actions.station import offer_upgrade
from trailboss.games.gwt.cards import card_of_type, discard, draw_cards
from trailboss.games.gwt.components.player_board import START_CARDS
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.happenings import ENDED, TURN_BEGAN
from trailboss.games.gwt.kansas_city import (
    arrive_in_kansas_city,
    arrows,
    discard_hand,
    refill,
    skip_delivery,
    transport,
)
from trailboss.games.gwt.money import certify, gain, pay
from trailboss.games.gwt.moves import EXCHANGE, SKIP
from trailboss.games.gwt.questions import AUTOMATIC, EMPTY_IS_SKIPPED, QUESTIONS, asks_the_hand, is_plain
from trailboss.games.gwt.sam import take_turn as take_sams_turn
from trailboss.games.gwt.sam_state import SAM
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    ARRIVE,
    ARROWS,
    CERTIFY,
    CERTIFY_TO_LIMIT,
    DELIVER,
    DISCARD_HAND,
    FIRST_QUESTION,
    GAIN,
    GAIN_TOKENS,
    LATER_STEPS,
    LOCATION,
    NEXT_TURN,
    PAIRS,
    PAY,
    PHASE_A,
    PHASE_C,
    REFILL,
    RESUME,
    STOPPED,
    TAKE,
    THROW,
    THROW_DOWN,
    TRANSPORT,
    WALK,
)


def legal(table: Table) -> list[int]:
    """The legal answers to the question on top of the agenda, and an exchange token where it can matter."""
    verb = table.agenda.kind()
    moves = QUESTIONS[verb][0](table)
    if table.edition.has_tokens and verb in MATTERS and may_exchange(table, table.to_move):
        moves.append(EXCHANGE)
    return moves


def answer(table: Table, seat: int, move: int) -> None:
    """Carry out a legal move and go on to the next question."""
    if move == EXCHANGE:
        exchange(table, seat)
    else:
        QUESTIONS[table.agenda.kind()][1](table, seat, move)
    go_on(table)


def go_on(table: Table) -> None:
    """Take steps until a rancher has to decide."""
    agenda = table.agenda
    while not table.over:
        verb = agenda.kind()
        if verb < FIRST_QUESTION or verb >= LATER_STEPS:
            a, b = agenda.a(), agenda.b()
            agenda.drop()
            STEPS[verb](table, table.to_move, a, b)
        elif verb in AUTOMATIC:
            moves = legal(table)
            if not is_plain(table, moves):
                return
            QUESTIONS[verb][1](table, table.to_move, moves[0])
        elif verb in EMPTY_IS_SKIPPED:
            moves = legal(table)
            if (moves and moves != [SKIP]) or asks_the_hand(table):
                return
            agenda.drop()
            if verb == DELIVER:
                skip_delivery(table, table.to_move)
        else:
            return


# -------------------------------------------------------------------- phases


def _next_turn(table: Table, seat: int, a: int, b: int) -> None:
    """Clockwise (GWT-6a). After the job market has closed everybody else has one more turn (GWT-122), like
    any other (GWT-126b)."""
    following = (seat + 1) % table.ranchers
    if following == SAM and table.sam is not None and table.ending != SAM:  # SAM-18, SAM-65
        table.note(TURN_BEGAN, EVERYBODY, SAM)
        take_sams_turn(table)
        following = seat
    if following == table.ending:
        table.over = True
        table.knowledge.chance()  # all hands are shown
        table.note(ENDED, EVERYBODY)
        return
    begin_turn(table, following)


def begin_turn(table: Table, seat: int) -> None:
    """Phases A, B and C, all of them, in this order (GWT-1)."""
    table.to_move = seat
    table.note(TURN_BEGAN, EVERYBODY, seat)
    table.agenda.push(NEXT_TURN)
    table.agenda.push(PHASE_C)
    table.agenda.push(PHASE_A)
    surplus = len(table.hand[seat]) - START_CARDS
    if table.first_turn(seat) and surplus > 0:
        table.agenda.push(THROW_DOWN, surplus)  # GWT-3: before the herder is placed


def _phase_c(table: Table, seat: int, a: int, b: int) -> None:
    """Draw up to the hand limit (GWT-32g); a larger hand is not cut down (GWT-31)."""
    draw_cards(table, seat, table.hand_limit(seat) - len(table.hand[seat]))


def _arrive(table: Table, seat: int, a: int, b: int) -> None:
    """Phase B. The tile reached is kept: it decides, whatever lies there later (GWT-17, GWT-18d)."""
    space = table.herder[seat]
    if space == GOAL_SPACE:
        arrive_in_kansas_city(table)
    else:
        table.agenda.push(LOCATION, table.tile[space], 0)


def _refill(table: Table, seat: int, a: int, b: int) -> None:
    refill(table, seat)


def _walk(table: Table, seat: int, goal: int, plan: int) -> None:
    walk(table, goal, plan)


# -------------------------------------------------------------------- requirements and rewards


def _pay(table: Table, seat: int, dollars: int, b: int) -> None:
    pay(table, seat, dollars)


def _gain(table: Table, seat: int, number: int, b: int) -> None:
    gain(table, seat, table.amount(seat, number))


def _certify(table: Table, seat: int, spaces: int, b: int) -> None:
    certify(table, seat, spaces)


def _certify_to_limit(table: Table, seat: int, a: int, b: int) -> None:
    certify(table, seat, table.certificate_limit(seat))  # GWT-64


def _pairs(table: Table, seat: int, a: int, b: int) -> None:
    pairs = table.tribe_pairs(seat)
    certify(table, seat, 2 * pairs)
    gain(table, seat, 2 * pairs)


def _throw(table: Table, seat: int, kind: int, b: int) -> None:
    """Exactly one card, once, whatever else the hand holds (GWT-24)."""
    discard(table, seat, card_of_type(table, seat, kind))


def _take(table: Table, seat: int, count: int, b: int) -> None:
    """Draw, then discard as many as were really drawn (GWT-28, GWT-32h); a shuffle does not include what is
    still to be discarded (GWT-32e)."""
    drawn = draw_cards(table, seat, count)
    if drawn:
        table.agenda.push(THROW_DOWN, drawn)


def _arrows(table: Table, seat: int, city: int, b: int) -> None:
    arrows(table, seat, city)


def _transport(table: Table, seat: int, city: int, b: int) -> None:
    transport(table, seat, city)


def _stopped(table: Table, seat: int, a: int, b: int) -> None:
    offer_upgrade(table)


def _gain_tokens(table: Table, seat: int, count: int, b: int) -> None:
    gain_tokens(table, seat, count)


def _resume(table: Table, seat: int, interrupted: int, b: int) -> None:
    table.to_move = interrupted


def _discard_hand(table: Table, seat: int, a: int, b: int) -> None:
    discard_hand(table, seat)


Step = Callable[[Table, int, int, int], None]

STEPS: Final[dict[int, Step]] = {
    NEXT_TURN: _next_turn,
    PHASE_C: _phase_c,
    REFILL: _refill,
    ARRIVE: _arrive,
    WALK: _walk,
    PAY: _pay,
    GAIN: _gain,
    CERTIFY: _certify,
    CERTIFY_TO_LIMIT: _certify_to_limit,
    PAIRS: _pairs,
    THROW: _throw,
    TAKE: _take,
    ARROWS: _arrows,
    TRANSPORT: _transport,
    STOPPED: _stopped,
    GAIN_TOKENS: _gain_tokens,
    RESUME: _resume,
    DISCARD_HAND: _discard_hand,
}
