"""The races: how likely each seat is to earn a shared objective, or the bonus for most plots."""

from functools import cache
from math import comb, exp, sqrt
from typing import Final, NamedTuple

from trailboss.bots.heir.board import OFF_RAIL_PLOTS, OFF_RIVER_PLOTS, Plots, plots_in
from trailboss.bots.heir.sight import Sight
from trailboss.games.winchester.components import (
    FIVE_PLOTS,
    FOUR_ALIKE_TOKENS,
    FOUR_SCATTERED,
    ONE_OF_EACH_TERRAIN,
    ONE_OF_EACH_TOKEN,
    SHARED_NEEDS,
    THREE_CONNECTED,
    THREE_OFF_RAIL,
    THREE_OFF_RIVER,
)


class Standing(NamedTuple):
    """Where a seat stands in a race."""

    steps: int
    """Purchases still needed at least; 0 when it is won."""
    reach: float
    """The chance to get that far before the last plot is sold, if nobody else were first."""


WON: Final = Standing(0, 1.0)
OUT: Final = Standing(9, 0.0)

EAGER: Final = 3.0
"""Who needs a plot is this many times as likely to get it as anybody else."""
LIE_WELL: Final = 0.8
"""How likely two plots of a neighbourhood hang together with what is there."""
LIE_APART: Final = 0.75
"""How likely a further plot that touches none of the own does not touch the one before it."""


@cache
def at_least(needed: int, plots: int, seats: int) -> float:
    """The chance to win that many of so many auctions, by somebody who needs them."""
    if needed <= 0:
        return 1.0
    win = EAGER / (seats - 1 + EAGER)
    return sum(comb(plots, won) * win**won * (1 - win) ** (plots - won) for won in range(needed, plots + 1))


def standing(sight: Sight, plots: Plots, card: int) -> Standing:
    """How near a seat with these plots is to a shared objective, with the plots to come."""
    need = SHARED_NEEDS[card]
    if card == ONE_OF_EACH_TERRAIN:
        return _each(
            sight, [(plots & kind, (sight.to_come & kind).bit_count()) for kind in sight.board.terrain]
        )
    if card == ONE_OF_EACH_TOKEN:
        return _each(sight, [(plots & known, supply) for known, supply in zip(sight.tokens, sight.supply)])
    if card == FIVE_PLOTS:
        return _count(sight, need - plots.bit_count(), sight.left)
    if card == FOUR_ALIKE_TOKENS:
        kinds = [
            _count(sight, need - (plots & known).bit_count(), supply)
            for known, supply in zip(sight.tokens, sight.supply)
        ]
        return min(kinds, key=lambda each: (-each.reach, each.steps))
    if card == THREE_OFF_RIVER:
        return _listed(sight, plots, OFF_RIVER_PLOTS, need)
    if card == THREE_OFF_RAIL:
        return _listed(sight, plots, OFF_RAIL_PLOTS, need)
    if card == THREE_CONNECTED:
        return _connected(sight, plots)
    if card == FOUR_SCATTERED:
        return _scattered(sight, plots, need)
    return OUT


def _count(sight: Sight, needed: int, supply: int) -> Standing:
    """So many more are needed, and so many are to come."""
    if needed <= 0:
        return WON
    return Standing(needed, at_least(needed, supply, sight.seats))


def _listed(sight: Sight, plots: Plots, listed: Plots, need: int) -> Standing:
    return _count(sight, need - (plots & listed).bit_count(), (sight.to_come & listed).bit_count())


def _each(sight: Sight, kinds: list[tuple[Plots, int]]) -> Standing:
    """One of each kind: by kind, those owned and how many are to come."""
    steps = 0
    reach = 1.0
    for owned, supply in kinds:
        if not owned:
            steps += 1
            reach *= at_least(1, supply, sight.seats)
    return Standing(steps, reach)


def _connected(sight: Sight, plots: Plots) -> Standing:
    """Three connected: completed by one plot that joins enough, or by two or three that lie well."""
    board = sight.board
    if board.largest_group(plots) >= 3:
        return WON
    joining = board.beside(plots) & sight.to_come
    completing = 0
    for plot in plots_in(joining):
        if board.group_of(plot, plots | 1 << plot).bit_count() >= 3:
            completing += 1
    around = (joining | board.beside(joining)) & sight.to_come
    by_two = at_least(2, around.bit_count(), sight.seats) * LIE_WELL if plots else 0.0
    if completing:
        by_one = at_least(1, completing, sight.seats)
        return Standing(1, by_one + (1 - by_one) * by_two)
    if plots:
        return Standing(2, by_two)
    return Standing(3, at_least(3, sight.left, sight.seats) * LIE_WELL * LIE_WELL)


def _scattered(sight: Sight, plots: Plots, need: int) -> Standing:
    """Four scattered: further plots have to lie apart from all that the seat has, and from each other."""
    needed = need - sight.board.lonely(plots)
    if needed <= 0:
        return WON
    apart = sight.to_come & ~sight.board.beside(plots)
    return Standing(needed, at_least(needed, apart.bit_count(), sight.seats) * LIE_APART ** (needed - 1))


def chances(standings: list[Standing], speed: float) -> list[float]:
    """By seat: the chance to be the first to earn a shared objective."""
    pulls = [each.reach / speed**each.steps for each in standings]
    total = sum(pulls)
    if total == 0.0:
        return pulls
    nobody = 1.0
    for each in standings:
        nobody *= 1 - each.reach
    return [(1 - nobody) * pull / total for pull in pulls]


def majority_chances(sight: Sight, owned: list[Plots]) -> list[float]:
    """By seat: the chance of the bonus for most plots, with these plots and some still to come."""
    counts = [plots.bit_count() for plots in owned]
    if sight.left == 0:
        most = max(counts)
        groups = [
            sight.board.largest_group(plots) if count == most else 0
            for plots, count in zip(owned, counts, strict=True)
        ]
        return [1.0 if group == max(groups) else 0.0 for group in groups]  # WIN-E-4: each of those tied
    spread = sqrt(2 * sight.left / sight.seats)  # how far two seats drift apart by chance
    pulls = [exp(sight.weights.majority * count / spread) for count in counts]
    total = sum(pulls)
    return [pull / total for pull in pulls]
