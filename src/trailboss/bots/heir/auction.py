"""Bidding: an heir weighs what happens at every price that is still possible, from the highest down.

At each price it may pass, so that a rival gets the plot and it gets its share; raise, so that either the
rivals give up or the price goes on; or duel. That one comparison does it all: it stops where the plot is too
dear, it drives up a rival who wants the plot more, and it duels where neither is good.
"""

from math import exp

from trailboss.bots.heir.sight import Sight
from trailboss.bots.heir.worth import Outlook
from trailboss.games.winchester.components import MIN_PRICE, PLOTS
from trailboss.games.winchester.moves import BID, DUEL, PASS

JUMPS = (1, 2, 3)


def bid_or_pass(sight: Sight) -> int:
    """The move of the seat in the auction."""
    return Bidding(sight).best()


class Bidding:
    """One decision in an auction."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        buyers = sorted({sight.me, sight.first, *sight.rivals_in})
        self.outlook = Outlook(sight, buyers).expected
        self.grudges = grudges(sight)
        self.purse = _purse(sight)
        self.limits = {rival: self._limit(rival) for rival in sight.rivals_in}
        """What each rival still in would pay at most, as far as this seat can tell."""
        self._stay: dict[int, float] = {}

    def best(self) -> int:
        sight = self.sight
        me, cash = sight.me, sight.cash[sight.me]
        duel = sight.duel_token and len(sight.rivals_in) == 1
        top = max(cash, max([sight.cash[rival] for rival in sight.rivals_in], default=0))
        # by price: what it is worth to be asked with a rival's bid standing at it; the high prices come first
        ahead = [0.0] * (top + 2 + max(JUMPS))
        move = PASS
        for price in range(top, sight.bid - 1, -1):
            best, move = self._if_passed(price), PASS
            if price and duel and price <= cash:
                rival = sight.rivals_in[0]
                fought = (self.value(me, price) + self.value(rival, price)) / 2 - sight.weights.duel
                if fought > best:
                    best, move = fought, DUEL
            for jump in JUMPS:
                offer = price + jump
                if offer > cash:
                    break
                answered = self._answered(offer, price)
                raised = (1 - answered) * self.value(me, offer)
                if answered:
                    raised += answered * ahead[offer + 1]
                if raised > best:
                    best, move = raised, BID + offer
            ahead[price] = best
        return move

    def value(self, buyer: int, price: int) -> float:
        """What it is worth to this seat that somebody buys the plot at a price."""
        sight = self.sight
        share = price // (sight.seats - 1)
        total = 0.0
        expected = self.outlook[buyer]
        for seat, cash in enumerate(sight.cash):
            worth = expected[seat] + self.purse[cash - price if seat == buyer else cash + share]
            total += worth if seat == sight.me else -self.grudges[seat] * worth
        return total

    def _if_passed(self, price: int) -> float:
        """What it is worth to leave the plot to the others, with a rival's bid (or none) at a price."""
        sight = self.sight
        weights = [self._stays(rival, price) for rival in sight.rivals_in]
        nobody = 0.0
        if price == 0:
            nobody = 1.0
            weights = [self._stays(rival, MIN_PRICE) for rival in sight.rivals_in]
            for weight in weights:
                nobody *= 1 - weight
        total = sum(weights)
        if not weights or total == 0.0:
            nobody = 1.0
        result = 0.0
        if nobody:
            forced = MIN_PRICE if sight.cash[sight.first] >= MIN_PRICE else 0
            result += nobody * self.value(sight.first, forced)  # WIN-A-6
        if nobody < 1.0:
            for rival, weight in zip(sight.rivals_in, weights, strict=True):
                others = [round(self.limits[other]) for other in sight.rivals_in if other != rival]
                final = min(max([price, MIN_PRICE, *others]), max(sight.cash[rival], price))
                result += (1 - nobody) * weight / total * self.value(rival, final)
        return result

    def _stays(self, rival: int, price: int) -> float:
        """The chance that a rival would bid as much as this."""
        if price > self.sight.cash[rival]:
            return 0.0
        return 1 / (1 + exp((price - self.limits[rival]) / self.sight.weights.doubt))

    def _anybody(self, price: int) -> float:
        """The chance that one of the rivals would bid as much as this."""
        if price not in self._stay:
            nobody = 1.0
            for rival in self.sight.rivals_in:
                nobody *= 1 - self._stays(rival, price)
            self._stay[price] = 1 - nobody
        return self._stay[price]

    def _answered(self, offer: int, price: int) -> float:
        """The chance that an offer is outbid, where a rival's bid (or none) stands at a price."""
        answered = self._anybody(offer + 1)
        if price == 0 or answered == 0.0:
            return answered
        return min(answered / self._anybody(price), 1.0)

    def _limit(self, rival: int) -> float:
        """What a rival would pay at most: where buying is no better for it than seeing another buy."""
        sight = self.sight
        rivalry = sight.weights.rivalry / (sight.seats - 1)
        competitors = [seat for seat in (sight.me, *sight.rivals_in) if seat != rival]
        gain = _against(self.outlook[rival], rival, rivalry)
        gain -= sum([_against(self.outlook[seat], rival, rivalry) for seat in competitors]) / len(competitors)
        slope = (1 + rivalry) * (1 + 1 / (sight.seats - 1))
        return sight.weights.limit * gain / slope


def _against(expected: list[float], seat: int, rivalry: float) -> float:
    """What an outlook is worth to a seat that looks at all others alike."""
    return expected[seat] * (1 + rivalry) - rivalry * sum(expected)


def grudges(sight: Sight) -> list[float]:
    """By seat: how much a note for that rival hurts; more for those who are ahead."""
    pulls = [
        exp(sight.weights.leaders * (sight.cash[seat] + sight.secrets_worth(seat, plots)))
        for seat, plots in enumerate(sight.owned)
    ]
    pulls[sight.me] = 0.0
    total = sum(pulls)
    return [sight.weights.rivalry * pull / total for pull in pulls]


def _purse(sight: Sight) -> list[float]:
    """By notes in hand: what they are worth. The last ones are worth more while there is much to buy."""
    most = 2 * max(sight.cash) + 2
    comfort = sight.weights.comfort
    pinch = sight.weights.pinch * sight.left / PLOTS / (2 * comfort)
    return [notes - pinch * max(comfort - notes, 0.0) ** 2 for notes in range(most)]
