"""The board as sets of plots, which is what an heir calculates with."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.map import Map
from trailboss.games.winchester.state.table import MINE_PLACE, RANCH_PLACE

Plots = int
"""A set of plots: bit p is set when plot p is in it."""


def plot_set(plots: Iterable[int]) -> Plots:
    """The set of these plots."""
    result = 0
    for plot in plots:
        result |= 1 << plot
    return result


def plots_in(plots: Plots) -> list[int]:
    """The plots of a set in rising order."""
    result = []
    while plots:
        lowest = plots & -plots
        result.append(lowest.bit_length() - 1)
        plots ^= lowest
    return result


OFF_RIVER_PLOTS: Final = plot_set(cards.OFF_RIVER)
OFF_RAIL_PLOTS: Final = plot_set(cards.OFF_RAIL)


class Board:
    """What a map says, as sets."""

    def __init__(self, source: Map) -> None:
        self.terrain: Final = tuple(
            plot_set(plot for plot, kind in enumerate(source.terrain) if kind == terrain)
            for terrain in range(len(cards.TERRAINS))
        )
        """By terrain: its plots."""
        self.neighbours: Final = tuple(plot_set(others) for others in source.neighbours)
        """By plot: the plots beside it."""
        self.rail: Final = tuple(plot_set(touched) for touched in source.rail)
        """By square of the locomotive: the plots that earn there."""
        self.river: Final = tuple(plot_set(touched) for touched in source.river)
        """By square of the boat: the plots that earn there."""
        self.squares: Final = tuple(dict.fromkeys(self.rail + self.river))
        """All squares that differ in what they touch."""
        self.secret: Final = tuple(
            self.terrain[card.match]
            if card.counts == cards.BY_TERRAIN
            else plot_set(card.plots)
            if card.counts == cards.BY_PLOTS
            else 0
            for card in cards.SECRET
        )
        """By secret objective: the plots that count for it; none for those that count tokens."""

        self.card_place: Final = tuple(
            MINE_PLACE + place if place >= 0 else RANCH_PLACE if plot == source.ranch else -1
            for plot, place in enumerate(source.mine_place)
        )
        """By plot: where its mine or ranch card lies; -1 if it has none."""

    def beside(self, plots: Plots) -> Plots:
        """The plots that are next to one of these, among them those that are in the set themselves."""
        result = 0
        for plot in plots_in(plots):
            result |= self.neighbours[plot]
        return result

    def group_of(self, plot: int, plots: Plots) -> Plots:
        """The plots of the set that hang together with this one, itself included."""
        group = 1 << plot
        fresh = group
        while fresh:
            fresh = self.beside(fresh) & plots & ~group
            group |= fresh
        return group

    def largest_group(self, plots: Plots) -> int:
        """How many plots the largest group in the set has."""
        best = 0
        while plots:
            group = self.group_of((plots & -plots).bit_length() - 1, plots)
            best = max(best, group.bit_count())
            plots &= ~group
        return best

    def lonely(self, plots: Plots) -> int:
        """How many plots of the set have no other of it beside them."""
        return sum(1 for plot in plots_in(plots) if not self.neighbours[plot] & plots)


@lru_cache(maxsize=16)
def board_of(source: Map) -> Board:
    """The board of a map; a map never changes."""
    return Board(source)
