"""The races: how likely each seat is to earn a shared objective, or the bonus for most plots."""

from functools import cache
from math import comb, exp, sqrt
from typing import Final, NamedTuple

from trailboss.games.winchester.bots.heir.board import OFF_RAIL_PLOTS, OFF_RIVER_PLOTS, Plots, plots_in
from trailboss.games.winchester.bots.heir.field import Field
from trailboss.games.winchester.bots.heir.heir_view import HeirView
from trailboss.games.winchester.components import cards


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
"""How likely a further plot that touches none of the bot's does not touch the one before it."""


@cache
def at_least(needed: int, plots: int, seats: int) -> float:
    """The chance to win that many of this many auctions, by somebody who needs them."""
    if needed <= 0:
        return 1.0
    win = EAGER / (seats - 1 + EAGER)
    return sum(comb(plots, won) * win**won * (1 - win) ** (plots - won) for won in range(needed, plots + 1))


def standing(field: Field, plots: Plots, card: int) -> Standing:
    """How near a seat with these plots is to a shared objective, with the plots to come."""
    need = cards.SHARED_NEEDS[card]
    if card == cards.ONE_OF_EACH_TERRAIN:
        return _each(
            field, [(plots & kind, (field.to_come & kind).bit_count()) for kind in field.board.terrain]
        )
    if card == cards.ONE_OF_EACH_TOKEN:
        return _each(field, [(plots & known, supply) for known, supply in zip(field.tokens, field.supply)])
    if card == cards.FIVE_PLOTS:
        return _count(field, need - plots.bit_count(), field.left)
    if card == cards.FOUR_ALIKE_TOKENS:
        kinds = [
            _count(field, need - (plots & known).bit_count(), supply)
            for known, supply in zip(field.tokens, field.supply)
        ]
        return min(kinds, key=lambda each: (-each.reach, each.steps))
    if card == cards.THREE_OFF_RIVER:
        return _listed(field, plots, OFF_RIVER_PLOTS, need)
    if card == cards.THREE_OFF_RAIL:
        return _listed(field, plots, OFF_RAIL_PLOTS, need)
    if card == cards.THREE_CONNECTED:
        return _connected(field, plots)
    if card == cards.FOUR_SCATTERED:
        return _scattered(field, plots, need)
    return OUT


def _count(field: Field, needed: int, supply: int) -> Standing:
    """This many more are needed, and this many are to come."""
    if needed <= 0:
        return WON
    return Standing(needed, at_least(needed, supply, field.seats))


def _listed(field: Field, plots: Plots, listed: Plots, need: int) -> Standing:
    return _count(field, need - (plots & listed).bit_count(), (field.to_come & listed).bit_count())


def _each(field: Field, kinds: list[tuple[Plots, int]]) -> Standing:
    """One of each kind: by kind, those owned and how many are to come."""
    steps = 0
    reach = 1.0
    for owned, supply in kinds:
        if not owned:
            steps += 1
            reach *= at_least(1, supply, field.seats)
    return Standing(steps, reach)


def _connected(field: Field, plots: Plots) -> Standing:
    """Three connected: completed by one plot that joins enough, or by two or three that lie well."""
    board = field.board
    if board.largest_group(plots) >= 3:
        return WON
    joining = board.beside(plots) & field.to_come
    completing = 0
    for plot in plots_in(joining):
        if board.group_of(plot, plots | 1 << plot).bit_count() >= 3:
            completing += 1
    around = (joining | board.beside(joining)) & field.to_come
    by_two = at_least(2, around.bit_count(), field.seats) * LIE_WELL if plots else 0.0
    if completing:
        by_one = at_least(1, completing, field.seats)
        return Standing(1, by_one + (1 - by_one) * by_two)
    if plots:
        return Standing(2, by_two)
    return Standing(3, at_least(3, field.left, field.seats) * LIE_WELL * LIE_WELL)


def _scattered(field: Field, plots: Plots, need: int) -> Standing:
    """Four scattered: further plots have to lie apart from all that the seat has, and from each other."""
    needed = need - field.board.lonely(plots)
    if needed <= 0:
        return WON
    apart = field.to_come & ~field.board.beside(plots)
    return Standing(needed, at_least(needed, apart.bit_count(), field.seats) * LIE_APART ** (needed - 1))


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


def majority_chances(view: HeirView, owned: list[Plots]) -> list[float]:
    """By seat: the chance of the bonus for most plots, with these plots and some still to come."""
    counts = [plots.bit_count() for plots in owned]
    if view.left == 0:
        most = max(counts)
        groups = [
            view.plots_together(plots) if count == most else 0
            for plots, count in zip(owned, counts, strict=True)
        ]
        return [1.0 if group == max(groups) else 0.0 for group in groups]  # WIN-E-4: each of those tied
    spread = sqrt(2 * view.left / view.seats)  # how far two seats drift apart by chance
    pulls = [exp(view.weights.majority * count / spread) for count in counts]
    total = sum(pulls)
    return [pull / total for pull in pulls]
