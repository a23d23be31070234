"""The auction and the duel: sections A and D."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.components import MIN_PRICE
from trailboss.games.winchester.happenings import BID_MADE, CHALLENGED, DUEL_WON, MUST_TAKE, PASSED
from trailboss.games.winchester.moves import BID, DUEL, PASS
from trailboss.games.winchester.table import NOBODY, Table


def legal_in_auction(table: Table) -> list[int]:
    """To pass, to challenge, or any higher bid that can be paid (WIN-A-1)."""
    moves = [PASS]  # WIN-A-10: even who can only pass does it by a move of their own
    if may_duel(table, table.to_move):
        moves.append(DUEL)
    # WIN-A-2, WIN-A-3, WIN-A-8: above the last bid by any jump, up to one's cash
    moves.extend(range(BID + table.bid + 1, BID + table.cash[table.to_move] + 1))
    return moves


def may_duel(table: Table, seat: int) -> bool:
    """May the seat on turn challenge? Only on its turn (WIN-D-3), and even if it could outbid (WIN-D-10)."""
    return (
        table.has_duel_token(seat)  # WIN-D-1: once in the game
        and 0 < table.bid <= table.cash[seat]  # WIN-D-4: a price that can be paid
        and two_left(table)
    )


def two_left(table: Table) -> bool:
    """Are exactly two in, whether they have bid or not (WIN-D-2)? With two players always (WIN-D-9)."""
    return len(table.still_in()) == 2


def make_bid(table: Table, seat: int, notes: int) -> int:
    """A bid. Returns the buyer if it ends the auction, else NOBODY."""
    table.bid = notes
    table.bidder = seat
    table.note(BID_MADE, EVERYBODY, seat, notes)
    return _go_on(table)  # WIN-A-5: the last one left wins with the first bid


def leave(table: Table, seat: int) -> int:
    """A pass. Returns the buyer if it ends the auction, else NOBODY."""
    table.passed |= 1 << seat
    table.note(PASSED, EVERYBODY, seat)
    return _go_on(table)


def fight(table: Table, challenger: int) -> int:
    """The duel, which ends the auction at once and cannot be refused (WIN-D-5). Returns the winner."""
    table.duels &= ~(1 << challenger)
    table.note(CHALLENGED, EVERYBODY, challenger, table.bidder)
    bang = table.rng.below(2) == 0  # WIN-D-6
    table.knowledge.chance()
    winner, loser = (challenger, table.bidder) if bang else (table.bidder, challenger)
    table.note(DUEL_WON, EVERYBODY, winner, loser)
    return winner  # WIN-D-7: pays the last bid, whoever made it


def _go_on(table: Table) -> int:
    """The turn goes to the next seat that is in, unless the auction is over."""
    seats = table.seats
    everybody = (1 << seats) - 1
    if table.passed == everybody:
        return _forced(table)
    seat = table.to_move
    while True:
        seat = (seat + 1) % seats
        if not table.passed >> seat & 1:
            break
    if seat == table.bidder:
        return seat  # WIN-A-4; and so nobody ever raises an own bid (WIN-A-9)
    table.to_move = seat
    return NOBODY


def _forced(table: Table) -> int:
    """Nobody bid: the starting player must take the plot (WIN-A-6)."""
    table.bid = MIN_PRICE if table.cash[table.first] >= MIN_PRICE else 0
    table.note(MUST_TAKE, EVERYBODY, table.first, table.plot, table.bid)
    return table.first
