"""Trail: which way to ride. A lap is planned as the best row of stops, one a turn, to Kansas City.

The plan keeps account of the money, so that it is spent once. What is on offer is taken as it is now.
"""

from trailboss.bots.drover.appraisal import best_auxiliary
from trailboss.bots.drover.delivery import arrival
from trailboss.bots.drover.sight import Offer, Sight
from trailboss.bots.drover.way import way
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.tiles import is_neutral, is_private, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, NO_RISK
from trailboss.games.gwt.questions.movement import RIDE

SECOND_HIRE = ACTION_IDS.index("hire_2")
NEVER = Offer(-1e9, 0)
AGAIN = 0.6
"""What a second hire in one turn is worth, of the first."""


class Trail:
    """The trail ahead of the herder, for one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.limit = sight.table.step_limit(sight.me)
        self._way = way(sight.table)
        self._stays: dict[int, float] = {}
        self._offers: dict[int, list[Offer]] = {}
        self._onward: dict[int, float] = {}
        self._rides: dict[int, int] = {}
        self._arrival: float | None = None

    # ---------------------------------------------------------------- the ways

    def reach(self, space: int, steps: int) -> dict[int, int]:
        """The locations within so many steps, each with the least fee to get there."""
        return self._way.reach(self.sight.me, space, steps)

    # ---------------------------------------------------------------- the stops

    def _on_offer(self, space: int) -> list[Offer]:
        """What a location has on offer, the best first; one or the other, not both, as one offer."""
        found = self._offers.get(space)
        if found is None:
            found = self._look(space)
            if len(found) > 1:
                found.sort(reverse=True)
            self._offers[space] = found
        return found

    def _look(self, space: int) -> list[Offer]:
        sight = self.sight
        table = sight.table
        tile = table.tile[space]
        instead = sight.auxiliary
        if instead is None:
            instead = sight.auxiliary = best_auxiliary(sight, False)
        if not is_neutral(tile) and not (is_private(tile) and owner_of(tile) == sight.me):
            return [instead]
        actions = table.edition.local[table.key(tile)]
        if table.trail.risk[space] != NO_RISK:
            actions = [*actions, [table.edition.risk[table.trail.risk[space]]]]
        offers: list[Offer] = []
        for alternatives in actions:
            best = NEVER
            for action in alternatives:
                offer = sight.offer(action)
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
        """What a stop with so much money is worth, without riding on, and the money afterwards."""
        sight = self.sight
        if space == GOAL_SPACE:
            if self._arrival is None:
                self._arrival = arrival(sight) + sight.weights.lap * sight.future
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
        if space == GOAL_SPACE or self.sight.last_turn:
            return 0.0
        code = 64 * min(money, 63) + space
        found = self._onward.get(code)
        if found is None:
            weights = self.sight.weights
            best = self.best_ride(space, self.limit, money)
            found = self._onward[code] = weights.patience * (best - weights.turn * self.sight.future)
        return found

    def best_ride(self, space: int, steps: int, money: int) -> float:
        """The best stop within so many steps, with the rest of the lap."""
        best = -1000.0
        for other, fees in self.reach(space, steps).items():
            if fees == 0:
                worth = self.stay(other, money)
            else:
                due = fees if fees < money else money
                worth = self.stay(other, money - due) - self.sight.price(due)
            if worth > best:  # noqa: PLR1730  this is where a drover spends its time
                best = worth
        return best

    def stay(self, space: int, money: int) -> float:
        """What ending the movement on a location is worth, with the rest of the lap."""
        code = 64 * money + space
        found = self._stays.get(code)
        if found is None:
            worth, left = self.stop(space, money)
            further = self.onward(space, left)
            steps = self._rides.get(space, 0)
            if steps:
                further = max(further, self.best_ride(space, steps, left))
            found = self._stays[code] = worth + further
        return found
