"""Search for one decision in an auction of Daddy Winchester.

A plan says what to bid now, how far to raise by single notes, and whether to end with a pass or a duel. Every
plan is tried in every determinization, against rivals who bid as heirs do. Many end alike, with the same
buyer at the same price; that outcome is played out and judged once. The seat plays the first move of the plan
with the best average chance to win, and searches again at the next question.
"""

from typing import Final

from trailboss.bots.search.budget import Budget
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import State
from trailboss.core.rng import seeded
from trailboss.games.winchester.bots.search.adapter import WinchesterAdapter
from trailboss.games.winchester.bots.search.features import Memory
from trailboss.games.winchester.bots.search.hand_reading import HandReading
from trailboss.games.winchester.bots.search.opponent_model import Cards
from trailboss.games.winchester.components.cards import PLOTS
from trailboss.games.winchester.rules.moves import BID, DUEL, PASS
from trailboss.games.winchester.state.table import BONUS_PLACE, NOBODY, Table

JUMPS: Final = 6
"""First bids are considered up to this far above the last one ..."""
FURTHER: Final = 24
"""... and limits up to this far."""

WAYS: Final = 64
"""More than there are plans with the same first move: two for every limit."""


class Plans:
    """The plans that begin with one move: for each, the sum of its worth over all worlds."""

    __slots__ = ("move", "sums", "ways")

    def __init__(self, move: int, ways: int) -> None:
        self.move = move
        self.ways = ways
        self.sums = [0.0] * ways


class ReadingTask(SearchTask):
    """A decision of a seat that reads its rivals' hands."""

    def __init__(
        self, adapter: WinchesterAdapter, state: Table, seat: int, budget: Budget, tag: str, number: int = 0
    ) -> None:
        super().__init__(adapter, state, seat, budget, tag, number=number)
        self.table = state
        self.rivals = adapter.rivals_at(state, seat)
        self.reading: HandReading | None = None

    def reuse(self, before: SearchTask) -> None:
        """Go on with what has been read so far."""
        if isinstance(before, ReadingTask) and before.seat == self.seat:
            reading = before.reading
            if reading is not None and reading.fits(self.table):
                self._read(reading, before.chosen)
        super().reuse(before)

    def think(self) -> None:
        if self.reading is None:
            self._read(HandReading(self.table, self.seat), PASS)
        if self.reading is not None:
            self.rivals.weigh(self.reading.likely)
        self.search()

    def search(self) -> None:
        """Try moves in worlds in which the rivals hold likely cards."""
        super().think()

    def _read(self, reading: HandReading, chosen: int) -> None:
        world = self.table.determinize(self.seat, seeded(f"{self.tag} hands"))
        assert isinstance(world, Table)
        reading.asked(self.table, self.rivals, world, chosen)
        self.reading = reading


class AuctionSearch(ReadingTask):
    """One decision of one seat in an auction."""

    def __init__(
        self, adapter: WinchesterAdapter, state: Table, seat: int, budget: Budget, tag: str, number: int = 0
    ) -> None:
        super().__init__(adapter, state, seat, budget, tag, number=number)
        self.bidding = adapter
        self.everybody = (1 << state.seats) - 1
        self.plans: list[Plans] = []
        self.determinized: Table = state
        self.cards: list[Cards] = []
        self.ends: dict[int, float] = {}
        """By buyer, price and challenger, packed into one number: what it is worth in this world."""
        self.ended = False
        self.memory: Memory = {}
        self.hidden_tokens = not all(
            state.knowledge.public(BONUS_PLACE + plot) for plot in range(1, PLOTS + 1)
        )

    def search(self) -> None:
        self.favourite = self.adapter.choose(self.table, self.seat)
        self.chosen = self.favourite
        moves = self.table.legal()
        if self.favourite not in moves or len(moves) == 1:
            return
        cash, bid = self.table.cash[self.seat], self.table.bid
        highest = min(cash, bid + FURTHER)
        self.plans = [Plans(PASS, 1)]
        if DUEL in moves:
            self.plans.append(Plans(DUEL, 1))
        for offer in range(bid + 1, min(highest, bid + JUMPS) + 1):
            self.plans.append(Plans(BID + offer, 2 * (highest - offer + 1)))
        while not self.meter.spent():
            if not self._deal():
                break

    def decide(self) -> int:
        if self.trials:
            top = -1.0
            for plans in self.plans:
                worth = max(plans.sums)
                if worth > top:
                    top = worth
                    self.chosen = plans.move
        return self.chosen

    def ranking(self) -> list[int]:
        best = {plans.move: max(plans.sums) for plans in self.plans} if self.trials else {}
        return sorted(best, key=lambda move: -best[move])

    def findings(self) -> list[tuple[int, int, float, float]]:
        """For every plan: its move and number packed into one, trials, and mean worth."""
        if not self.trials:
            return []
        return [
            (plans.move * WAYS + way, self.trials, plans.sums[way] / self.trials, 0.0)
            for plans in self.plans
            for way in range(plans.ways)
        ]

    def merge(self, findings: list[tuple[int, int, float, float]]) -> None:
        by_move = {plans.move: plans for plans in self.plans}
        most = 0
        for number, trials, mean, _ in findings:
            plans = by_move.get(number // WAYS)
            if plans is not None and number % WAYS < plans.ways:
                plans.sums[number % WAYS] += trials * mean
                most = max(most, trials)
        self.trials += most

    # ---------------------------------------------------------------- one world

    def _deal(self) -> bool:
        """Try all plans in one more world; False if time ran out first."""
        self._next_world()
        self.ends.clear()
        if self.hidden_tokens:
            self.memory.clear()
        rows: list[list[float]] = []
        table = self.table
        for plans in self.plans:
            if plans.move == PASS:
                rows.append([self._passed(table.bid, table.bidder, table.passed)])
            elif plans.move == DUEL:
                rows.append([self._fought(self.seat, table.bidder, table.bid)])
            else:
                rows.append(self._raised(plans.move - BID, plans.ways // 2))
            if self._too_late():
                return False
        for index, plans in enumerate(self.plans):
            row = rows[index]
            for way in range(plans.ways):
                plans.sums[way] += row[way]
        self.trials += 1
        self.meter.left -= 1
        return True

    def _too_late(self) -> bool:
        """Is time up? Then the current world is abandoned."""
        if self.meter.late():
            self.ended = True
        return self.ended

    def _next_world(self) -> None:
        """Sample the next world: rivals hold cards with which they would have bid as they did."""
        rng = seeded(f"{self.tag} {self.trials * self._of + self._number}")
        determinized = self.table.determinize(self.seat, rng)
        assert isinstance(determinized, Table)
        self.rivals.deal(determinized, rng)
        self.determinized = determinized
        self.cards = [self.rivals.cards(determinized, other) for other in range(determinized.seats)]

    def _raised(self, offer: int, limits: int) -> list[float]:
        """How it ends if this offer is made now, by limit from the offer up: with a pass, with a duel."""
        me = self.seat
        may_duel = self.table.has_duel_token(me)
        cash = self.table.cash[me]
        passes: list[float] = []
        duels: list[float] = []
        bid, bidder, passed = offer, me, self.table.passed
        who = me
        won = 0.0
        while True:
            who = self._after(who, passed)
            if who == bidder or self._too_late():
                won = self._bought(bidder, bid)
                break
            if who == me:
                # the rivals have gone to `bid`: limits below bid + 1 end here
                after = self._passed(bid, bidder, passed)
                play_duel = after
                if may_duel and bid <= cash and self._two_in(passed):
                    play_duel = self._fought(me, bidder, bid)
                while len(passes) < limits and offer + len(passes) <= bid:
                    passes.append(after)
                    duels.append(play_duel)
                if len(passes) >= limits:
                    break
                bid, bidder = bid + 1, me
                continue
            move = self.rivals.move(self.determinized, who, self.cards[who], bid, passed)
            if move == PASS:
                passed |= 1 << who
            elif move == DUEL:
                won = self._fought(who, bidder, bid)
                break
            else:
                bid, bidder = move - BID, who
        while len(passes) < limits:
            passes.append(won)
            duels.append(won)
        return passes + duels

    def _passed(self, bid: int, bidder: int, passed: int) -> float:
        """How it ends if the seat passes at this bid."""
        who = self.seat
        passed |= 1 << who
        while True:
            if passed == self.everybody:
                return self._bought(NOBODY, 0)
            who = self._after(who, passed)
            if who == bidder or self._too_late():
                return self._bought(bidder, bid)
            move = self.rivals.move(self.determinized, who, self.cards[who], bid, passed)
            if move == PASS:
                passed |= 1 << who
            elif move == DUEL:
                return self._fought(who, bidder, bid)
            else:
                bid, bidder = move - BID, who

    def _after(self, who: int, passed: int) -> int:
        """The next seat that has not passed."""
        while True:
            who = (who + 1) % self.table.seats
            if not passed >> who & 1:
                return who

    def _two_in(self, passed: int) -> bool:
        count = 0
        for seat in range(self.table.seats):
            if not passed >> seat & 1:
                count += 1
        return count == 2

    # ---------------------------------------------------------------- ends

    def _fought(self, challenger: int, bidder: int, bid: int) -> float:
        """The worth of a duel: an even chance (WIN-D-6)."""
        return (self._end(challenger, bid, challenger) + self._end(bidder, bid, challenger)) / 2.0

    def _bought(self, buyer: int, price: int) -> float:
        return self._end(buyer, price, NOBODY)

    def _end(self, buyer: int, price: int, challenger: int) -> float:
        """The worth of an outcome: a buyer at a price, after a duel or without."""
        key = (buyer + 1) * 64 + challenger + 1 + price * 4096
        found = self.ends.get(key)
        if found is not None:
            return found
        if self._too_late():
            return 0.0
        state = self.determinized.copy()
        assert isinstance(state, Table)
        if challenger != NOBODY:
            state.duels &= ~(1 << challenger)
        last = 0 if buyer != 0 else 1  # another seat, which passes last
        state.passed = self.everybody & ~(1 << last)
        if buyer != NOBODY:
            state.passed &= ~(1 << buyer)
        state.bid = price
        state.bidder = buyer
        state.to_move = last
        state.play(PASS)
        worth = self.ends[key] = self.bidding.played_on(state, self.seat, self.memory)
        return worth


class Weighing(ReadingTask):
    """One decision between two auctions."""

    def _world(self, number: int) -> State:
        rng = seeded(f"{self.tag} {number * self._of + self._number}")
        determinized = self.table.determinize(self.seat, rng)
        assert isinstance(determinized, Table)
        self.rivals.deal(determinized, rng)
        return determinized
