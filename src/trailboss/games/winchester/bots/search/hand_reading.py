"""What the bids of rivals say about their secret objectives.

A rival who bids high for a forest probably has a card that counts forests. For every rival and every pair of
cards that it may hold, this keeps how well heirs with these cards would have bid as the rival did. Each bid
and pass that an heir with these cards would not have made is a contradiction, and makes the pair less likely.
Only what the seat has seen counts: the bids standing when it was asked, who had passed, and what was paid.
"""

from math import log
from typing import Final

from trailboss.games.winchester.bots.search.opponent_model import CARDS, OpponentModel
from trailboss.games.winchester.components.cards import SALOON, SECRET_EACH
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.rules.moves import BID, PASS, is_bid
from trailboss.games.winchester.state.table import Table

CONTRADICTION: Final = log(8.0)
"""A pair of cards that a bid contradicts is this much less likely (as a logarithm)."""
HOPELESS: Final = 8.0
"""A pair this much less likely than the best one is not looked at any more."""
RAISED: Final = -1
"""Stands for a bid of unknown size."""
JUMP: Final = 3
"""Heirs raise by this much at most."""


class HandReading:
    """What one seat has found out in one game."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.likely = [[0.0] * (CARDS * CARDS) for _ in range(table.seats)]
        """By rival: for every pair of cards (the lower one times `CARDS`, plus the other) a logarithm."""
        self._table = table
        """The table when the seat was asked last ..."""
        self._rivals: OpponentModel | None = None
        """... and the rivals of then; None before the first question."""
        self._world = table
        """A world of then, in which rivals are given one pair after the other."""

    def fits(self, table: Table) -> bool:
        """Can this be the same game, later on?"""
        before, mine = self._table, SECRET_EACH * self.seat
        return (
            table.seats == before.seats
            and table.turned >= before.turned
            and table.order[: before.turned] == before.order[: before.turned]
            and table.secret[mine : mine + SECRET_EACH] == before.secret[mine : mine + SECRET_EACH]
        )

    def asked(self, table: Table, rivals: OpponentModel, world: Table, chosen: int) -> None:
        """The seat is asked again, after the move that it chose last time."""
        before, model = self._table, self._rivals
        bids = table.frames.kind() == AUCTION
        if model is None:
            if bids:
                self._seen(rivals, world, table)
        elif before.frames.kind() == AUCTION and bids and table.turned == before.turned:
            if is_bid(chosen):
                self._walk(model, self._world, table, self.seat, chosen - BID, before.passed)
        else:
            if before.frames.kind() == AUCTION and table.turned <= before.turned + 1:
                self._sold(model, self._world, chosen, table)
            if bids:
                self._walk(rivals, world, table, (table.first - 1) % table.seats, 0, 0)
        self._table, self._rivals, self._world = table, rivals, world

    def _seen(self, rivals: OpponentModel, world: Table, table: Table) -> None:
        """The first question, which may come in the middle of an auction."""
        for other in range(table.seats):
            if other == self.seat:
                continue
            if table.passed >> other & 1:
                self._judge(rivals, world, other, table.bid, PASS, table.passed & ~(1 << other))
            elif other == table.bidder:
                self._judge(rivals, world, other, 0, BID + table.bid, table.passed)

    # ---------------------------------------------------------------- who did what

    def _walk(
        self, rivals: OpponentModel, world: Table, table: Table, last: int, bid: int, passed: int
    ) -> None:
        """Everybody between the seat that bid last and this seat has been asked once."""
        who = (last + 1) % table.seats
        while who != self.seat:
            if not passed >> who & 1:
                if table.passed >> who & 1:
                    self._judge(rivals, world, who, bid, PASS, passed)
                    passed |= 1 << who
                elif who == table.bidder:
                    self._judge(rivals, world, who, bid, BID + table.bid, passed)
                    bid = table.bid
                else:
                    self._judge(rivals, world, who, bid, RAISED, passed)
                    bid += 1
            who = (who + 1) % table.seats

    def _sold(self, rivals: OpponentModel, world: Table, chosen: int, table: Table) -> None:
        """The auction has ended: who bought at what price?"""
        before = self._table
        if table.duels != before.duels:
            return
        buyer, seats = table.owner[before.plot], table.seats
        left = [
            (self.seat + step) % seats
            for step in range(1, seats)
            if not before.passed >> (self.seat + step) % seats & 1
        ]
        passed = before.passed
        if is_bid(chosen):
            if buyer == self.seat:
                for other in left:
                    self._judge(rivals, world, other, chosen - BID, PASS, passed)
                    passed |= 1 << other
            return
        if chosen != PASS:
            return
        passed |= 1 << self.seat
        price = before.bid
        if buyer in left:
            price = price_paid(before, table, buyer)
            if price < before.bid or price > before.cash[buyer]:
                return
            if price > before.bid:
                self._judge(rivals, world, buyer, before.bid, BID + price, passed)
        everybody = (1 << seats) - 1
        for other in left:
            if other != buyer:
                if price > before.bid:
                    self._judge(rivals, world, other, price, PASS, everybody & ~(1 << other | 1 << buyer))
                else:
                    self._judge(rivals, world, other, price, PASS, passed)
                    passed |= 1 << other

    def _judge(
        self, rivals: OpponentModel, world: Table, other: int, bid: int, answer: int, passed: int
    ) -> None:
        """A rival was asked with at least this bid standing, and passed, raised it, or made a known bid."""
        likely = self.likely[other]
        pairs = rivals.pairs(other)
        best = max([likely[pair] for pair in pairs])
        for pair in pairs:
            if likely[pair] < best - HOPELESS:
                continue
            rivals.give(world, other, pair)
            cards = rivals.cards(world, other)
            found = False
            if answer in (PASS, RAISED):
                move = rivals.move(world, other, cards, bid, passed)
                found = move == answer or (answer == RAISED and is_bid(move))
            else:
                for asked in range(max(bid, answer - BID - JUMP), answer - BID):
                    if rivals.move(world, other, cards, asked, passed) == answer:
                        found = True
            if not found:
                likely[pair] -= CONTRADICTION


def price_paid(before: Table, table: Table, buyer: int) -> int:
    """What the buyer paid, by what the others got and what went to the saloon."""
    share = min([table.cash[seat] - before.cash[seat] for seat in range(table.seats) if seat != buyer])
    if table.turned == before.turned:
        rest = table.new_tips
    elif table.bonus[before.plot] == SALOON:  # the buyer took all other tips
        rest = table.saloon
    else:
        rest = table.saloon - before.saloon
    return share * (table.seats - 1) + rest
