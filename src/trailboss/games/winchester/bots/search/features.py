"""Features of what an heir of Daddy Winchester has and may still get, for a forecast of who wins.

They are taken before a plot is auctioned, from a determinized state, in which all cards are known. So the
forecast need not consider what is hidden; averaging over many determinizations does that.
"""

from math import sqrt
from typing import Final

from trailboss.games.winchester.bots.heir.board import Plots, board_of, plots_in
from trailboss.games.winchester.bots.heir.field import Field
from trailboss.games.winchester.bots.heir.race import WON, Standing, chances, standing
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.state.table import NOBODY, Table

FEATURES: Final = 28
"""How many features an heir has."""

SPEED: Final = 1.6
"""Being one purchase nearer to a shared objective weighs this many times as much in the race for it."""
COMFORT: Final = 6
"""Notes in hand that are enough for most auctions."""
LINES: Final = 0.35
"""What plots at rail or river earn, as a part of the most they could."""


Memory = dict[int, Standing]
"""By plots and shared objective: how near they are to it, with certain plots to come."""


class Features:
    """The features of all heirs at a table, just before an auction or anywhere between two."""

    def __init__(self, table: Table, memory: Memory | None = None) -> None:
        """A `memory` caches results for states with the same plots and tokens left."""
        board = board_of(table.board)
        seats = table.seats
        between = table.turned == 0 or table.owner[table.plot] != NOBODY
        sold = table.turned if between else table.turned - 1
        left = cards.PLOTS - sold
        to_come: Plots = 0
        for index in range(sold, cards.PLOTS):
            to_come |= 1 << table.order[index]
        self.field = Field(board, seats, left, to_come)
        tokens = [0] * len(cards.TOKENS)
        owned = [0] * seats
        for plot in range(1, cards.PLOTS + 1):
            bit = 1 << plot
            tokens[table.bonus[plot]] |= bit
            owner = table.owner[plot]
            if owner != NOBODY:
                owned[owner] |= bit
        self.field.tokens = tokens
        self.field.supply = [(to_come & kind).bit_count() for kind in tokens]
        self.owned = owned
        self.table = table
        self.memory: Memory = {} if memory is None else memory

    def by_seat(self) -> list[list[float]]:
        """By seat: its features."""
        table, field, owned = self.table, self.field, self.owned
        seats, left = field.seats, field.left
        late = left / cards.PLOTS
        sharp = 1.0 / (2.5 + 0.6 * sqrt(left))
        # -- shared objectives
        piles = [0.0] * seats
        reached = [0.0] * seats
        by_one = [0.0] * seats
        by_two = [0.0] * seats
        for pile in range(len(cards.PILES)):
            if table.taken[pile] != NOBODY:
                continue
            notes = float(cards.PILES[pile])
            standings: list[Standing] = [self._standing(plots, table.shared[pile]) for plots in owned]
            for seat, chance in enumerate(chances(standings, SPEED)):
                at = standings[seat]
                piles[seat] += notes * chance
                if at is not WON:
                    reached[seat] += notes * at.reach
                    if at.steps == 1:
                        by_one[seat] += notes
                    elif at.steps == 2:
                        by_two[seat] += notes
        # -- secret objectives
        secrets, hopes, alone = self._secrets()
        # -- most plots, lines
        counts = [plots.bit_count() for plots in owned]
        squares = field.board.squares
        lines: list[float] = []
        for plots in owned:
            most_touched = 0
            for square in squares:
                most_touched = max(most_touched, (plots & square).bit_count())
            lines.append(LINES * most_touched * field.supply[cards.MOVEMENT] / seats)
        majority = _majority(counts, left, seats)
        totals = [
            table.cash[seat] + secrets[seat] + piles[seat] + majority[seat] + lines[seat]
            for seat in range(seats)
        ]
        result: list[list[float]] = []
        for seat in range(seats):
            cash = float(table.cash[seat])
            richest, most, best = 0.0, 0.0, -1e9
            for other in range(seats):
                if other != seat:
                    richest = max(richest, float(table.cash[other]))
                    most = max(most, float(counts[other]))
                    best = max(best, totals[other])
            pinch = max(COMFORT - cash, 0.0)
            ahead = counts[seat] - most
            lead = (totals[seat] - best) * sharp
            result.append(
                [
                    cash * sharp,
                    cash * sharp * late,
                    pinch * pinch * late * sharp,
                    max(cash - richest, 0.0) * late * sharp,
                    min(cash, richest) * late * sharp,
                    secrets[seat] * sharp,
                    secrets[seat] * sharp * late,
                    hopes[seat] * sharp,
                    hopes[seat] * sharp * late,
                    alone[seat] * sharp,
                    piles[seat] * sharp,
                    piles[seat] * sharp * late,
                    reached[seat] * sharp,
                    by_one[seat] * sharp,
                    by_one[seat] * sharp * late,
                    by_two[seat] * sharp,
                    majority[seat] * sharp,
                    counts[seat] * 0.25,
                    counts[seat] * 0.25 * late,
                    max(min(ahead, 2.0), -2.0) * 0.5,
                    max(min(ahead, 2.0), -2.0) * 0.5 * late,
                    lines[seat] * sharp,
                    1.0 if table.has_duel_token(seat) else 0.0,
                    1.0 if table.first == seat else 0.0,
                    late,
                    lead,
                    max(lead, 0.0),
                    seats - 4.0,
                ]
            )
        return result

    def _standing(self, plots: Plots, card: int) -> Standing:
        key = plots * 16 + card
        found = self.memory.get(key)
        if found is None:
            found = self.memory[key] = standing(self.field, plots, card)
        return found

    def _secrets(self) -> tuple[list[float], list[float], list[float]]:
        """By seat: what its secret objectives are worth already; what they would be worth with all plots
        to come; and how much of that no other heir wants."""
        table, field = self.table, self.field
        seats = field.seats
        masks: list[Plots] = []
        pays: list[int] = []
        for index in range(2 * seats):
            objective = cards.SECRET[table.secret[index]]
            if objective.counts == cards.BY_TOKENS:
                masks.append(field.tokens[objective.match])
            else:
                masks.append(field.board.secret[table.secret[index]])
            pays.append(objective.per)
        now = [0.0] * seats
        hopes = [0.0] * seats
        alone = [0.0] * seats
        for index in range(2 * seats):
            seat = index // 2
            now[seat] += pays[index] * (masks[index] & self.owned[seat]).bit_count()
            hopes[seat] += pays[index] * (masks[index] & field.to_come).bit_count()
        for plot in plots_in(field.to_come):
            bit = 1 << plot
            first, second, owner = 0, 0, 0
            for seat in range(seats):
                worth = 0
                if masks[2 * seat] & bit:
                    worth += pays[2 * seat]
                if masks[2 * seat + 1] & bit:
                    worth += pays[2 * seat + 1]
                if worth > first:
                    first, second, owner = worth, first, seat
                elif worth > second:
                    second = worth
            alone[owner] += first - second
        return now, hopes, alone


def _majority(counts: list[int], left: int, seats: int) -> list[float]:
    """By seat: what it can expect of the bonus for most plots."""
    spread = 1.0 + sqrt(2.0 * left / seats)
    pulls = [2.718281828 ** (2.0 * count / spread) for count in counts]
    total = sum(pulls)
    return [cards.MAJORITY_BONUS * pull / total for pull in pulls]
