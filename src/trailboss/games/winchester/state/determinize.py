"""Determinization: resamples everything that a seat can't know.

Cash is kept: anybody who keeps count knows it (WIN-S-9). Unknown are only secret objectives, face-down mine
and ranch cards, the order of the plot tokens and, where they are face down, the bonus tokens. Cards in the
box are as unknown as those on the table, so both are shuffled together.
"""

from trailboss.core.rng import Rng
from trailboss.games.winchester.components.cards import MINE_PLACES, PLOTS, SECRET_EACH
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MINE_PLACE,
    ORDER_PLACE,
    RANCH_PLACE,
    SECRET_PLACE,
    Table,
)


def resample_hidden(table: Table, seat: int, rng: Rng) -> None:
    """Shuffle what the seat doesn't know among the places where it could be; reseed future randomness."""
    table.secret = _mixed(table, seat, rng, table.secret, SECRET_PLACE, SECRET_EACH * table.seats)
    table.mines = _mixed(table, seat, rng, table.mines, MINE_PLACE, MINE_PLACES)
    table.ranch = _mixed(table, seat, rng, table.ranch, RANCH_PLACE, 1)
    table.order = _mixed(table, seat, rng, table.order, ORDER_PLACE, PLOTS)
    table.bonus = _mixed(table, seat, rng, table.bonus, BONUS_PLACE, PLOTS + 1)
    table.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)


def _mixed(table: Table, seat: int, rng: Rng, cards: list[int], first_place: int, places: int) -> list[int]:
    """The cards, with those shuffled that lie in places unknown to the seat, or in the box behind them."""
    known = table.knowledge.known
    unknown = [
        index for index in range(len(cards)) if index >= places or not known[first_place + index] >> seat & 1
    ]
    if len(unknown) < 2:
        return cards
    # Sorted first, so that the result reveals nothing about the true order.
    mixed = [cards[index] for index in unknown]
    mixed.sort()
    rng.shuffle(mixed)
    result = cards[:]
    for number, index in enumerate(unknown):
        result[index] = mixed[number]
    return result
