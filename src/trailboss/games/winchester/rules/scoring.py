"""The final count: section E."""

from typing import Final

from trailboss.core.contract import Score
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.rules.effects import Effect, register
from trailboss.games.winchester.rules.events import ENDED, MOST_PLOTS
from trailboss.games.winchester.rules.money import bank_pays, payable
from trailboss.games.winchester.rules.objectives import largest_group, scattered
from trailboss.games.winchester.state.table import SECRET_PLACE, Table

FINAL_COUNT: Final = 5


class FinalCount(Effect):
    """Pay the bonus for most plots, which is cash (WIN-E-6), and end the game (WIN-E-1).

    Piles that nobody earned and tips in the saloon belong to nobody (WIN-O-13).
    """

    name = "final_count"
    ruling = "WIN-E-1"

    def carry_out(self, table: Table, a: int, b: int) -> None:
        most = most_plots(table)
        table.majority = majority_bonus(table, most)
        for seat in most:
            bank_pays(table, seat, table.majority[seat])
            table.emit(MOST_PLOTS, EVERYBODY, seat, table.majority[seat])
        for place in range(cards.SECRET_EACH * table.seats):
            table.knowledge.learn(SECRET_PLACE + place, EVERYBODY)  # WIN-S-8: no secret any more
        table.over = True
        table.emit(ENDED, EVERYBODY)


register(FINAL_COUNT, FinalCount())


def most_plots(table: Table) -> list[int]:
    """Who gets the bonus: most plots, then most of them together (WIN-E-5), then all still tied (WIN-E-4)."""
    counts = [table.owner.count(seat) for seat in range(table.seats)]
    if max(counts) == 0:
        return []  # nobody owns anything yet
    tied = [seat for seat in range(table.seats) if counts[seat] == max(counts)]
    if len(tied) > 1:
        together = [plots_together(table, seat) for seat in tied]
        tied = [seat for seat, plots in zip(tied, together, strict=True) if plots == max(together)]
    return tied


def plots_together(table: Table, seat: int) -> int:
    """What breaks a tie for most plots: the largest group, or by option all plots that touch (WIN-E-5)."""
    if table.touching:
        return table.owner.count(seat) - scattered(table, seat)
    return largest_group(table, seat)


def majority_bonus(table: Table, most: list[int]) -> list[int]:
    """What the bank pays each seat for most plots; a limited one clockwise from the last buyer (WIN-N-2)."""
    bank = table.bank
    paid = [0] * table.seats
    for step in range(table.seats):
        seat = (table.first + step) % table.seats
        if seat in most:
            paid[seat] = payable(table, cards.MAJORITY_BONUS, bank)
            bank -= paid[seat]
    return paid


def secret_worth(table: Table, seat: int, card: int) -> int:
    """What a secret objective brings: this much for every match, nothing for none (WIN-E-3, WIN-E-7)."""
    return len(secret_plots(table, seat, card)) * cards.SECRET[card].per


def secret_plots(table: Table, seat: int, card: int) -> list[int]:
    """The plots of a seat that a secret objective counts; tokens lie with their plots (WIN-E-3)."""
    objective = cards.SECRET[card]
    if objective.counts == cards.BY_PLOTS:
        return [plot for plot in objective.plots if table.owner[plot] == seat]
    found: list[int] = []
    for plot in range(1, cards.PLOTS + 1):
        if table.owner[plot] == seat:
            kind = table.board.terrain[plot] if objective.counts == cards.BY_TERRAIN else table.bonus[plot]
            if kind == objective.match:
                found.append(plot)
    return found


def count(table: Table) -> list[Score]:
    """The totals and places, as if the game ended now (WIN-E-2).

    What secret objectives bring is added up, not paid in notes (WIN-N-3).
    """
    bonus = table.majority
    if not table.over:
        bonus = majority_bonus(table, most_plots(table))
    parts: list[dict[str, int]] = []
    keys: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        cash = table.cash[seat] - table.majority[seat]
        first = secret_worth(table, seat, table.secret[2 * seat])
        second = secret_worth(table, seat, table.secret[2 * seat + 1])
        parts.append({"cash": cash, "majority": bonus[seat], "first_secret": first, "second_secret": second})
        # WIN-E-6: the total, then cash with the bonus, then the duel token; equals share the place
        keys.append((sum(parts[seat].values()), cash + bonus[seat], 1 if table.has_duel_token(seat) else 0))
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return [Score(keys[seat][0], parts[seat], places[seat]) for seat in range(table.seats)]
