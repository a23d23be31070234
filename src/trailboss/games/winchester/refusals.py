"""Why a move is refused: the first condition that fails, with its ruling.

A reason is for the eyes of the asking seat alone: it may name that seat's own cash, and nobody else's
(WIN-S-8).
"""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.words import Word, word
from trailboss.games.winchester.auction import two_left
from trailboss.games.winchester.components import SHARED
from trailboss.games.winchester.moves import (
    BID,
    CLAIM,
    DUEL,
    LOOK,
    PASS,
    RIVER,
    VOCABULARY,
    is_bid,
    is_claim,
    is_look,
    is_send,
)
from trailboss.games.winchester.objectives import pile_of
from trailboss.games.winchester.table import (
    AUCTION,
    CLAIMS,
    MINE_PLACE,
    MOVEMENT_TOKEN,
    NOBODY,
    RUMOR_TOKEN,
    Table,
)

_QUESTIONS: Final = {
    AUCTION: ("winchester.asked.auction", "WIN-A-1"),
    MOVEMENT_TOKEN: ("winchester.asked.movement", "WIN-B-1"),
    RUMOR_TOKEN: ("winchester.asked.rumor", "WIN-B-1"),
    CLAIMS: ("winchester.asked.claims", "WIN-O-12"),
}


def refusal(table: Table, seat: int, move: int) -> Reason:
    """Why this move is not legal for this seat now."""
    if table.over:
        return _because("core.over", "WIN-E-1")
    if is_claim(move):
        return _no_claim(table, seat, move - CLAIM)
    asked = table.agenda.kind()
    question, ruling = _QUESTIONS[asked]
    if seat != table.to_move:
        if asked == AUCTION and move == DUEL:
            ruling = "WIN-D-3"  # no challenge out of turn
        return _because(
            "winchester.not_your_turn", ruling, seat=_seat(table.to_move), question=word(question)
        )
    if asked == AUCTION and is_bid(move):
        return _no_bid(table, seat, move - BID)
    if asked == AUCTION and move == DUEL:
        return _no_duel(table, seat)
    if asked == MOVEMENT_TOKEN and is_send(move):
        return _no_square(table, move)
    if asked == RUMOR_TOKEN and is_look(move):
        return _no_look(table, seat, move - LOOK)
    if asked == AUCTION and move == PASS:
        raise AssertionError("passing is always legal in an auction")
    return _because("winchester.other_question", ruling, question=word(question), move=VOCABULARY.text(move))


def _no_bid(table: Table, seat: int, notes: int) -> Reason:
    cash = table.cash[seat]
    if notes <= table.bid:
        return _because("winchester.bid_too_low", "WIN-A-2", bid=_money(notes), least=_money(table.bid + 1))
    if cash == 0:
        return _because("winchester.no_cash", "WIN-A-8")
    return _because("winchester.bid_too_high", "WIN-A-3", bid=_money(notes), cash=_money(cash))


def _no_duel(table: Table, seat: int) -> Reason:
    if not table.has_duel_token(seat):
        return _because("winchester.duel_used", "WIN-D-1")
    if not two_left(table):
        return _because("winchester.duel_not_two", "WIN-D-1", count=len(table.still_in()))
    if table.bid == 0:
        return _because("winchester.duel_no_bid", "WIN-D-4")
    return _because(
        "winchester.duel_no_cash", "WIN-D-4", bid=_money(table.bid), cash=_money(table.cash[seat])
    )


def _no_square(table: Table, move: int) -> Reason:
    """The vocabulary has more squares than the map: the ends of a line are ends (WIN-B-4)."""
    rail = move < RIVER
    last = f"t{len(table.board.rail)}" if rail else f"r{len(table.board.river)}"
    line = word("winchester.rail") if rail else word("winchester.river")
    return _because("winchester.no_square", "WIN-B-4", line=line, last=last)


def _no_look(table: Table, seat: int, place: int) -> Reason:
    if place >= MINE_PLACE:
        return _because("winchester.look_gone", "WIN-B-6")
    if place // 2 == seat:
        return _because("winchester.look_own", "WIN-B-6")
    return _because("winchester.look_nobody", "WIN-B-6", seat=place // 2)


def _no_claim(table: Table, seat: int, card: int) -> Reason:
    name = word(f"winchester.shared.{SHARED[card]}")
    if not table.manual:
        return _because("winchester.claims_automatic", "WIN-O-12")
    pile = pile_of(table, card)
    if pile < 0:
        return _because("winchester.claim_not_in_play", "WIN-S-3", card=name)
    if table.taken[pile] != NOBODY:
        return _because("winchester.claim_taken", "WIN-O-10", card=name, seat=_seat(table.taken[pile]))
    if not table.rights[seat] >> pile & 1:
        return _because("winchester.claim_not_earned", "WIN-O-11", card=name)
    return _because("winchester.claim_wait", "WIN-O-12", seat=_seat(table.to_move))


def _because(key: str, ruling: str, **args: object) -> Reason:
    return Reason(key, ruling, args)


def _money(notes: int) -> Word:
    return word("winchester.money", dollars=notes * 1000)


def _seat(seat: int) -> Word:
    return word(f"core.seat.{seat}")
