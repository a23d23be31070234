"""Heir: plays Daddy Winchester by rules of thumb."""

from typing import ClassVar

from trailboss.bots.bot import Bot
from trailboss.core.contract import State
from trailboss.games.winchester.components import BY_PLOTS, BY_TERRAIN, SECRET
from trailboss.games.winchester.moves import BID, PASS, RAIL, RIVER, is_claim, is_send
from trailboss.games.winchester.table import AUCTION, Table


class Heir(Bot):
    """Bids up to what a plot brings by its own secret objectives, and sends vehicles where they earn most."""

    games: ClassVar[tuple[str, ...]] = ("winchester",)

    def choose(self, known: State, seat: int) -> int:
        assert isinstance(known, Table)
        moves = known.legal_for(seat)
        claims = [move for move in moves if is_claim(move)]
        if claims:
            return claims[-1]
        if known.agenda.kind() == AUCTION:
            bid = known.bid + 1
            return BID + bid if bid <= _worth(known, seat) and BID + bid in moves else PASS
        return max(moves, key=lambda move: _income(known, seat, move))


def _worth(table: Table, seat: int) -> float:
    """What the plot for sale brings by the own secret objectives, and a little for everything else."""
    worth = 2.0
    for card in (table.secret[2 * seat], table.secret[2 * seat + 1]):
        objective = SECRET[card]
        if objective.counts == BY_TERRAIN:
            worth += objective.per * (table.board.terrain[table.plot] == objective.match)
        elif objective.counts == BY_PLOTS:
            worth += objective.per * (table.plot in objective.plots)
    return worth


def _income(table: Table, seat: int, move: int) -> int:
    """What sending a vehicle brings the seat."""
    if not is_send(move):
        return 0
    line = table.board.rail if move < RIVER else table.board.river
    first = RIVER if move >= RIVER else RAIL
    return sum(1 for plot in line[move - first] if table.owner[plot] == seat)
