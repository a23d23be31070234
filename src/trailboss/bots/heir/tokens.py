"""The bonus tokens: where to send a vehicle, and what to look at."""

from statistics import pstdev

from trailboss.bots.heir.auction import grudges
from trailboss.bots.heir.sight import Sight
from trailboss.games.winchester.components import PLOTS, VEHICLE_INCOME
from trailboss.games.winchester.moves import LOOK, RAIL, RIVER
from trailboss.games.winchester.table import MINE_PLACE


def send_vehicle(sight: Sight, moves: list[int]) -> int:
    """The square that pays best, against what rivals get there."""
    return max(moves, key=_Income(sight).of)


class _Income:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.grudges = grudges(sight)

    def of(self, move: int) -> float:
        """What an activation is worth to this seat. A limited bank pays the mover first (WIN-N-2)."""
        sight = self.sight
        square = sight.board.rail[move - RAIL] if move < RIVER else sight.board.river[move - RIVER]
        bank = sight.bank
        result = 0.0
        for step in range(sight.seats):
            seat = (sight.me + step) % sight.seats
            notes = VEHICLE_INCOME * (sight.owned[seat] & square).bit_count()
            if bank is not None:
                notes = min(notes, max(bank, 0))
                bank -= notes
            result += notes if seat == sight.me else -self.grudges[seat] * notes
        return result


def look_at_card(sight: Sight, moves: list[int]) -> int:
    """The card that is worth most to know."""
    hurt = grudges(sight)

    def worth(move: int) -> float:
        place = move - LOOK
        if sight.knows(place):
            return 0.0
        if place >= MINE_PLACE:
            return pstdev(sight.card_notes[place]) if sight.coming(place) else 0.0
        return hurt[place // 2] * sight.left / PLOTS

    return max(moves, key=worth)
