"""Trail: which way to ride. A lap is planned as the best sequence of stops, one a turn, to Kansas City.

The plan tracks the money, so that it is spent only once. What is on offer is taken as it is now.
"""

from typing import Final

from trailboss.games.gwt.bots.drover.appraisal import best_auxiliary
from trailboss.games.gwt.bots.drover.delivery import arrival
from trailboss.games.gwt.bots.drover.drover_view import NOT_KNOWN, DroverView, Offer
from trailboss.games.gwt.bots.drover.way import way
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.tiles import is_neutral, is_private, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, NO_RISK
from trailboss.games.gwt.questions.movement import RIDE

SECOND_HIRE: Final[int] = ACTION_IDS.index("hire_2")
NEVER: Final = Offer(-1e9, 0)
AGAIN: Final = 0.6
"""What a second hire in one turn is worth, of the first."""
NO_OFFERS: Final[list[Offer]] = []
NO_WAY: Final[list[int]] = []
NO_WORTHS: Final[list[float]] = []
RICH: Final = 63
"""With more money than this, the rest of a lap is worth as much as with this."""


class Trail:
    """The trail ahead of the herder, for one decision."""

    def __init__(self, view: DroverView) -> None:
        self.view = view
        self.limit = view.table.step_limit(view.me)
        self._way = way(view.table)
        self._spaces = len(view.table.tile)
        self._stays: list[list[float]] = []
        """By money and space: what a stay is worth."""
        self._onward: list[list[float]] = [NO_WORTHS] * (RICH + 1)
        """By money and space: what the rest of the lap is worth."""
        self._offers: list[list[Offer]] = [NO_OFFERS] * self._spaces
        self._rides: list[int] = [0] * self._spaces
        """By space: how many steps its action to ride on gives."""
        self._near: list[list[int]] = [NO_WAY] * self._spaces
        self._prices: list[float] = []
        self._arrival: float | None = None

    # ---------------------------------------------------------------- the ways

    def reach(self, space: int, steps: int) -> dict[int, int]:
        """The locations within this many steps, each with the least fee to get there."""
        return self._way.reach(self.view.me, space, steps)

    def _within(self, space: int, steps: int) -> list[int]:
        """The same as a flat list: location, fee, location, fee ..."""
        if steps != self.limit:
            return self._way.near(self.view.me, space, steps)
        near = self._near[space]
        if not near:
            near = self._near[space] = self._way.near(self.view.me, space, steps)
        return near

    def _price(self, due: int) -> float:
        """What it hurts to pay a fee."""
        prices = self._prices
        while due >= len(prices):
            prices.append(self.view.price(len(prices)))
        return prices[due]

    # ---------------------------------------------------------------- the stops

    def _on_offer(self, space: int) -> list[Offer]:
        """What a location has on offer, the best first; one or the other, not both, as one offer."""
        found = self._offers[space]
        if not found:
            found = self._look(space)
            if len(found) > 1:
                _sort(found)
            self._offers[space] = found
        return found

    def _look(self, space: int) -> list[Offer]:
        view = self.view
        table = view.table
        tile = table.tile[space]
        instead = view.auxiliary
        if instead is None:
            instead = view.auxiliary = best_auxiliary(view, False)
        if not is_neutral(tile) and not (is_private(tile) and owner_of(tile) == view.me):
            return [instead]
        actions = table.edition.local[table.key(tile)]
        if table.trail.risk[space] != NO_RISK:
            actions = [*actions, [table.edition.risk[table.trail.risk[space]]]]
        offers: list[Offer] = []
        for alternatives in actions:
            best = NEVER
            for action in alternatives:
                offer = view.offer(action)
                if offer.worth > best.worth or (offer.worth == best.worth and offer.cost > best.cost):
                    best = offer
                program = table.edition.programs[action]
                if program[0] == RIDE:
                    self._rides[space] = program[1]
            if SECOND_HIRE in alternatives:
                best = Offer(best.worth * AGAIN, best.cost)
            if best.worth > 0:
                offers.append(best)
        total = 0.0
        for offer in offers:
            total += offer.worth
        return offers if total > instead.worth else [instead]

    def stop(self, space: int, money: int) -> tuple[float, int]:
        """What a stop with this much money is worth, without riding on, and the money afterwards."""
        view = self.view
        if space == GOAL_SPACE:
            if self._arrival is None:
                self._arrival = arrival(view) + view.weights.lap * view.future
            return self._arrival, money
        worth = 0.0
        offers = self._on_offer(space)
        for offer in offers:
            if offer.cost < 0:
                worth += offer.worth
                money -= offer.cost
        for offer in offers:
            if 0 <= offer.cost <= money:
                worth += offer.worth
                money -= offer.cost
        return worth, money

    # ---------------------------------------------------------------- the lap

    def onward(self, space: int, money: int) -> float:
        """What the rest of the lap is worth from a location where a turn ended."""
        if space == GOAL_SPACE or self.view.last_turn:
            return 0.0
        row = min(money, RICH)
        if not self._onward[row]:
            self._onward[row] = [NOT_KNOWN] * self._spaces
        found = self._onward[row][space]
        if found == NOT_KNOWN:
            weights = self.view.weights
            best = self.best_ride(space, self.limit, money)
            found = self._onward[row][space] = weights.patience * (best - weights.turn * self.view.future)
        return found

    def best_ride(self, space: int, steps: int, money: int) -> float:
        """The best stop within this many steps, with the rest of the lap."""
        best = -1000.0
        near = self._within(space, steps)
        stays = self._row(money)
        for index in range(0, len(near), 2):  # this is where a drover spends its time
            other = near[index]
            fees = near[index + 1]
            if fees == 0:
                worth = stays[other]
                if worth == NOT_KNOWN:
                    worth = self.stay(other, money)
            else:
                due = fees if fees < money else money
                worth = self.stay(other, money - due) - self._price(due)
            if worth > best:  # noqa: PLR1730
                best = worth
        return best

    def stay(self, space: int, money: int) -> float:
        """What ending the movement on a location is worth, with the rest of the lap."""
        stays = self._row(money)
        found = stays[space]
        if found == NOT_KNOWN:
            worth, left = self.stop(space, money)
            further = self.onward(space, left)
            steps = self._rides[space]
            if steps:
                further = max(further, self.best_ride(space, steps, left))
            found = stays[space] = worth + further
        return found

    def _row(self, money: int) -> list[float]:
        """By space: what a stay with this much money is worth, as far as it is known."""
        rows = self._stays
        while money >= len(rows):
            rows.append(NO_WORTHS)
        row = rows[money]
        if not row:
            row = rows[money] = [NOT_KNOWN] * self._spaces
        return row


def trail_of(view: DroverView) -> Trail:
    """The trail for a decision, planned once."""
    found = view.trail
    if not isinstance(found, Trail):
        view.trail = found = Trail(view)
    return found


def _sort(offers: list[Offer]) -> None:
    """Sort in place: best first, more expensive first among equals."""
    for index in range(1, len(offers)):
        offer = offers[index]
        place = index
        while place > 0:
            before = offers[place - 1]
            if before.worth > offer.worth or (before.worth == offer.worth and before.cost >= offer.cost):
                break
            offers[place] = before
            place -= 1
        offers[place] = offer
