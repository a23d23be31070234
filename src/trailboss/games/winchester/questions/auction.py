"""The auction and the duel: sections A and D."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.components.cards import MIN_PRICE
from trailboss.games.winchester.questions.bonus import BONUS, CARD
from trailboss.games.winchester.questions.claims import OBJECTIVES, out_of_turn_claims
from trailboss.games.winchester.rules import events
from trailboss.games.winchester.rules.effects import TURN, Question, go_on, money, reason, register
from trailboss.games.winchester.rules.money import pay_price
from trailboss.games.winchester.rules.moves import BID, DUEL, PASS, is_bid
from trailboss.games.winchester.rules.saloon import begin_purchase
from trailboss.games.winchester.state.table import NOBODY, Table

AUCTION: Final = 6


class Auction(Question):
    """Bid, pass or challenge. `to_move` goes around, so the frame names no seat."""

    name = "auction"
    ruling = "WIN-A-1"
    sells = True

    def carry_out(self, table: Table, a: int, b: int) -> None:
        table.to_move = table.first

    def legal(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        moves = [PASS]  # WIN-A-10: even who can only pass does it by a move of their own
        bid, cash = table.bid, table.cash[seat]
        if 0 < bid <= cash and may_duel(table, seat):
            moves.append(DUEL)
        # WIN-A-2, WIN-A-3, WIN-A-8: above the last bid by any jump, up to one's cash
        moves.extend(range(BID + bid + 1, BID + cash + 1))
        return moves

    def out_of_turn(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        moves = out_of_turn_claims(table, seat)
        if high_bidder_may_duel(table, seat):
            moves.append(DUEL)
        return moves

    def apply(self, table: Table, seat: int, move: int, a: int, b: int) -> None:
        if move == PASS:
            buyer = leave(table, seat)
        elif move == DUEL:
            buyer = fight(table, seat)
        else:
            buyer = make_bid(table, seat, move - BID)
        if buyer != NOBODY:
            table.frames.drop()
            buy(table, buyer)
            go_on(table)

    def explain(self, table: Table, seat: int, move: int, a: int, b: int) -> Reason:
        if is_bid(move):
            return _no_bid(table, seat, move - BID)
        return _no_duel(table, seat) if move == DUEL else self.other_question(move)

    def explain_out_of_turn(self, table: Table, seat: int, move: int) -> Reason:
        if move == DUEL and table.any_time and seat == table.bidder:
            return _no_duel(table, seat)
        if move == DUEL:  # no challenge out of turn
            return self.not_your_turn(table, "WIN-D-3")
        return self.not_your_turn(table, self.ruling)

    def stack(self, table: Table, late: bool) -> list[int]:
        return [TURN, 0, 0, AUCTION, 0, 0]

    def impossible_field(self, table: Table) -> str:
        bidder = table.bidder
        if table.passed >> table.to_move & 1:
            return "passed"
        if (table.bid == 0) != (bidder == NOBODY) or bidder == table.to_move:
            return "bidder"
        if bidder != NOBODY and (table.passed >> bidder & 1 or table.cash[bidder] < table.bid):
            return "bid"
        return ""


register(AUCTION, Auction())


def _no_bid(table: Table, seat: int, notes: int) -> Reason:
    cash = table.cash[seat]
    if notes <= table.bid:
        return reason("winchester.bid_too_low", "WIN-A-2", bid=money(notes), least=money(table.bid + 1))
    if cash == 0:
        return reason("winchester.no_cash", "WIN-A-8")
    return reason("winchester.bid_too_high", "WIN-A-3", bid=money(notes), cash=money(cash))


def _no_duel(table: Table, seat: int) -> Reason:
    if not table.has_duel_token(seat):
        return reason("winchester.duel_used", "WIN-D-1")
    if not table.two_left():
        return reason("winchester.duel_not_two", "WIN-D-1", count=len(table.still_in()))
    if table.bid == 0:
        return reason("winchester.duel_no_bid", "WIN-D-4")
    return reason("winchester.duel_no_cash", "WIN-D-4", bid=money(table.bid), cash=money(table.cash[seat]))


# -------------------------------------------------------------------- bids


def make_bid(table: Table, seat: int, notes: int) -> int:
    """A bid. Returns the buyer if it ends the auction, else NOBODY."""
    table.bid = notes
    table.bidder = seat
    table.emit(events.BID_MADE, EVERYBODY, seat, notes)
    return _next_bidder(table)  # WIN-A-5: the last one left wins with the first bid


def leave(table: Table, seat: int) -> int:
    """A pass. Returns the buyer if it ends the auction, else NOBODY."""
    table.passed |= 1 << seat
    table.emit(events.PASSED, EVERYBODY, seat)
    return _next_bidder(table)


def _next_bidder(table: Table) -> int:
    """The turn goes to the next seat that is in, unless the auction is over."""
    seats = table.seats
    passed = table.passed
    if passed == (1 << seats) - 1:
        return _forced(table)
    seat = table.to_move
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if not passed >> seat & 1:
            break
    if seat == table.bidder:
        return seat  # WIN-A-4; so nobody ever raises their own bid (WIN-A-9)
    table.to_move = seat
    return NOBODY


def _forced(table: Table) -> int:
    """Nobody bid: the starting player must take the plot (WIN-A-6)."""
    table.bid = MIN_PRICE if table.cash[table.first] >= MIN_PRICE else 0
    table.emit(events.MUST_TAKE, EVERYBODY, table.first, table.plot, table.bid)
    return table.first


def buy(table: Table, buyer: int) -> None:
    """Steps 3 and 4, the rest in line behind them; a forced purchase is one like any other (WIN-A-7)."""
    table.emit(events.BOUGHT, EVERYBODY, buyer, table.plot, table.bid)
    begin_purchase(table)
    pay_price(table, buyer, table.bid)
    table.owner[table.plot] = buyer  # WIN-T-4: with or without a hat left
    table.frames.push(OBJECTIVES, buyer)
    table.frames.push(CARD, buyer)
    table.frames.push(BONUS, buyer)


# -------------------------------------------------------------------- the duel


def may_duel(table: Table, seat: int) -> bool:
    """May the seat on turn challenge? Even if it could outbid (WIN-D-10)."""
    return (
        0 < table.bid <= table.cash[seat]  # WIN-D-4: a price that can be paid
        and table.has_duel_token(seat)  # WIN-D-1: once in the game
        and table.two_left()
    )


def high_bidder_may_duel(table: Table, seat: int) -> bool:
    """May a seat challenge the one who is asked? Only the high bidder, where the table plays so (WIN-D-3).

    Whether the other one could pay does not matter, for it is secret (WIN-D-11).
    """
    return table.any_time and seat == table.bidder and table.has_duel_token(seat) and table.two_left()


def fight(table: Table, challenger: int) -> int:
    """The duel, which ends the auction at once and cannot be refused (WIN-D-5). Returns the buyer."""
    bidder = table.bidder
    other = table.to_move if challenger == bidder else bidder
    table.duels &= ~(1 << challenger)
    table.emit(events.CHALLENGED, EVERYBODY, challenger, other)
    bang = table.rng.below(2) == 0  # WIN-D-6
    table.knowledge.chance()
    winner, loser = (challenger, other) if bang else (other, challenger)
    table.emit(events.DUEL_WON, EVERYBODY, winner, loser)
    if table.cash[winner] < table.bid:  # WIN-D-11: only the one whom the high bidder challenged
        table.emit(events.CANNOT_PAY, EVERYBODY, winner, bidder, table.bid)
        return bidder
    return winner  # WIN-D-7: pays the last bid, whoever made it
