"""What the shared objectives ask for: section O. Who claims them is in `claims.py`."""

from trailboss.games.winchester.components import cards
from trailboss.games.winchester.rules.saloon import was_dry
from trailboss.games.winchester.state.table import Table


def fulfils(table: Table, seat: int, card: int) -> bool:
    """Does the seat fulfil a card now? For the two event cards: did its purchase of this turn do so?"""
    if card == cards.LAST_AUCTION:
        return table.turned == cards.PLOTS  # WIN-O-9: after a duel or a forced purchase too
    if card == cards.DRY_SALOON:
        return was_dry(table)  # WIN-O-7
    return reached(table, seat, card) >= cards.SHARED_NEEDS[card]  # WIN-O-2: a minimum


def reached(table: Table, seat: int, card: int) -> int:
    """How many of the plots, tokens or kinds that a card asks for the seat has; it may be more."""
    if card == cards.ONE_OF_EACH_TERRAIN:
        return sum([_terrain_count(table, seat, terrain) > 0 for terrain in range(len(cards.TERRAINS))])
    if card == cards.ONE_OF_EACH_TOKEN:
        return sum([tokens_of(table, seat, kind) > 0 for kind in range(len(cards.TOKENS))])
    if card == cards.FIVE_PLOTS:
        return table.owner.count(seat)
    if card == cards.FOUR_ALIKE_TOKENS:
        return max([tokens_of(table, seat, kind) for kind in range(len(cards.TOKENS))])
    if card == cards.THREE_CONNECTED:
        return largest_group(table, seat)  # WIN-O-4: a chain is enough
    if card == cards.FOUR_SCATTERED:
        return scattered(table, seat)
    return listed(
        table, seat, cards.OFF_RIVER if card == cards.THREE_OFF_RIVER else cards.OFF_RAIL
    )  # WIN-O-6


def largest_group(table: Table, seat: int) -> int:
    """The size of the largest group of the seat's plots that hang together by sides (WIN-O-3)."""
    owner = table.owner
    best = 0
    seen = 0
    for plot in range(1, cards.PLOTS + 1):
        if owner[plot] != seat or seen >> plot & 1:
            continue
        group = [plot]
        seen |= 1 << plot
        for member in group:
            for other in table.board.neighbours[member]:
                if owner[other] == seat and not seen >> other & 1:
                    seen |= 1 << other
                    group.append(other)
        best = max(best, len(group))
    return best


def scattered(table: Table, seat: int) -> int:
    """How many plots of the seat have no plot of the same seat beside them; others may touch (WIN-O-5)."""
    owner = table.owner
    count = 0
    for plot in range(1, cards.PLOTS + 1):
        if owner[plot] == seat:
            alone = True
            for other in table.board.neighbours[plot]:
                if owner[other] == seat:
                    alone = False
            if alone:
                count += 1
    return count


def listed(table: Table, seat: int, plots: tuple[int, ...]) -> int:
    """How many plots of a printed list the seat owns."""
    count = 0
    for plot in plots:
        if table.owner[plot] == seat:
            count += 1
    return count


def _terrain_count(table: Table, seat: int, terrain: int) -> int:
    count = 0
    for plot in range(1, cards.PLOTS + 1):
        if table.owner[plot] == seat and table.board.terrain[plot] == terrain:
            count += 1
    return count


def tokens_of(table: Table, seat: int, kind: int) -> int:
    """How many tokens of a kind a seat has; used ones count, for all are (WIN-O-8)."""
    count = 0
    for plot in range(1, cards.PLOTS + 1):
        if table.owner[plot] == seat and table.bonus[plot] == kind:
            count += 1
    return count
