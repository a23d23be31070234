"""Bidding: an heir weighs what happens at every price that is still possible, from the highest down.

At each price it may pass, so that a rival gets the plot and it gets its share; raise, so that either the
rivals give up or the price goes on; or duel. It picks what gives it the best chance to win the game. This one
comparison is enough: it stops when the plot is too expensive, drives up a rival who wants the plot more, and
duels if that is better than both.
"""

from math import exp
from typing import Final

from trailboss.games.winchester.bots.heir.heir_view import HeirView
from trailboss.games.winchester.bots.heir.worth import Expectations, chance_to_win
from trailboss.games.winchester.components.cards import MIN_PRICE, PLOTS
from trailboss.games.winchester.rules.moves import BID, DUEL, PASS

JUMPS: Final = (1, 2, 3)
"""How far above the last bid an offer may be."""
FAR: Final = 12
"""Prices further above what anybody seems ready to pay are left out of account."""


def bid_or_pass(view: HeirView) -> int:
    """The move of the seat in the auction."""
    return Bidding(view).best()


class Bidding:
    """One decision in an auction."""

    def __init__(self, view: HeirView) -> None:
        self.view = view
        self.expectations = Expectations(view, sorted({view.me, view.first, *view.rivals_in}))
        self.purse = purse(view)
        self.limits = {rival: self._limit(rival) for rival in view.rivals_in}
        """What each rival still in would pay at most, as far as this seat can tell."""
        self._values: dict[tuple[int, int], float] = {}
        self._stay: dict[int, float] = {}

    def best(self) -> int:
        """The move with the best chance to win."""
        return self.answers(self.view.bid)[-1]

    def answers(self, least: int) -> list[int]:
        """The best move at every bid of a rival from the highest that is worth thinking about down to one."""
        view = self.view
        top = self.highest_price()
        # by price: the chance to win when asked with a rival's bid standing at it; the high prices come first
        asked: dict[int, float] = {}
        moves = []
        for price in range(top, least - 1, -1):
            best, move = self._if_passed(price), PASS
            if self._may_duel(price):
                play_duel = self._if_fought(price)
                if play_duel > best:
                    best, move = play_duel, DUEL
            for jump in JUMPS:
                offer = price + jump
                if offer > view.cash[view.me]:
                    break
                answered = self._answered(offer, price) if offer < top else 0.0
                raised = (1 - answered) * self.value(view.me, offer)
                if answered:
                    raised += answered * asked[offer + 1]
                if raised > best:
                    best, move = raised, BID + offer
            asked[price] = best
            moves.append(move)
        return moves

    # ---------------------------------------------------------------- what can happen

    def value(self, buyer: int, price: int) -> float:
        """This seat's chance to win the game if that buyer gets the plot at that price."""
        found = self._values.get((buyer, price))
        if found is None:
            found = chance_to_win(self.view, self._totals(buyer, price))
            self._values[buyer, price] = found
        return found

    def _totals(self, buyer: int, price: int) -> list[float]:
        """By seat: what it can expect in the final count if that buyer gets the plot at that price."""
        view = self.view
        share = price // (view.seats - 1)  # WIN-P-1
        expected = self.expectations.expected[buyer]
        return [
            expected[seat] + self.purse[cash - price if seat == buyer else cash + share]
            for seat, cash in enumerate(view.cash)
        ]

    def _if_passed(self, price: int) -> float:
        """The chance to win if the plot is left to the rivals, with a bid of theirs (or none) at a price."""
        view = self.view
        least = max(price, MIN_PRICE)
        nobody = 1.0 - self._anybody(least) if price == 0 else 0.0
        stays = {rival: self._stays(rival, least) for rival in view.rivals_in if view.cash[rival] >= least}
        if not stays:
            nobody = 1.0
        result = 0.0
        if nobody:
            forced = min(MIN_PRICE, view.cash[view.first])  # WIN-A-6
            result += nobody * self.value(view.first, forced)
        total = sum(stays.values())
        for rival, stay in stays.items():
            others = [round(self.limits[other]) for other in stays if other != rival]
            final = min(max([least, *others]), view.cash[rival])
            result += (1 - nobody) * stay / total * self.value(rival, final)
        return result

    def _may_duel(self, price: int) -> bool:
        view = self.view
        return view.duel_token and len(view.rivals_in) == 1 and 0 < price <= view.cash[view.me]

    def _if_fought(self, price: int) -> float:
        """The chance to win if the plot is duelled for; the token is gone in either case."""
        result = 0.0
        for winner in (self.view.me, self.view.rivals_in[0]):
            totals = self._totals(winner, price)
            totals[self.view.me] -= self.view.weights.duel
            result += chance_to_win(self.view, totals) / 2
        return result

    # ---------------------------------------------------------------- what rivals will do

    def highest_price(self) -> int:
        """The highest price that is worth thinking about."""
        view = self.view
        richest = max([view.cash[rival] for rival in view.rivals_in], default=0)
        dearest = max(self.limits.values(), default=0.0)
        return max(min(richest, round(dearest) + FAR), view.bid)

    def _stays(self, rival: int, price: int) -> float:
        """The chance that a rival would bid as much as this."""
        if price > self.view.cash[rival]:
            return 0.0
        return 1 / (1 + exp((price - self.limits[rival]) / self.view.weights.doubt))

    def _anybody(self, price: int) -> float:
        """The chance that one of the rivals would bid as much as this."""
        found = self._stay.get(price)
        if found is None:
            nobody = 1.0
            for rival in self.view.rivals_in:
                nobody *= 1 - self._stays(rival, price)
            found = self._stay[price] = 1 - nobody
        return found

    def _answered(self, offer: int, price: int) -> float:
        """The chance that an offer is outbid, where a rival's bid (or none) stands at a price."""
        answered = self._anybody(offer + 1)
        if price == 0 or answered == 0.0:
            return answered
        return min(answered / self._anybody(price), 1.0)

    def _limit(self, rival: int) -> float:
        """What a rival would pay at most: the price at which it likes as much to see another buy."""
        view = self.view
        expected = self.expectations.expected
        competitors = [seat for seat in (view.me, *view.rivals_in) if seat != rival]
        gain = _lead(expected[rival], rival)
        gain -= sum([_lead(expected[seat], rival) for seat in competitors]) / len(competitors)
        # A note paid is lost and goes to the others, which costs n / (n - 1) of the lead; a note that a
        # competitor pays comes in and is lost there, which gains n / (n - 1)^2. In all (n / (n - 1))^2.
        note = (view.seats / (view.seats - 1)) ** 2
        return view.weights.limit * gain / note


def _lead(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the average of the others."""
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def purse(view: HeirView) -> list[float]:
    """By notes in hand: what they are worth. The last ones are worth more while there is much to buy."""
    most = 2 * max(view.cash) + 2
    comfort = view.weights.comfort
    pinch = view.weights.pinch * view.left / PLOTS / (2 * comfort)
    return [notes - pinch * max(comfort - notes, 0.0) ** 2 for notes in range(most)]
