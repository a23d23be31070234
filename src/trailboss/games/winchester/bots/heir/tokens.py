"""The bonus tokens: where to send a vehicle, and what to look at."""

from statistics import pstdev

from trailboss.games.winchester.bots.heir.sight import Sight
from trailboss.games.winchester.bots.heir.worth import chance_to_win, standing_totals
from trailboss.games.winchester.components.cards import SECRET_EACH, VEHICLE_INCOME
from trailboss.games.winchester.rules.moves import LOOK, RAIL, RIVER
from trailboss.games.winchester.state.table import MINE_PLACE


def send_vehicle(sight: Sight, moves: list[int]) -> int:
    """The square that serves this seat best, against what rivals get there; the first of those alike."""
    before = standing_totals(sight)

    def chance(move: int) -> float:
        income = _income(sight, move)
        return chance_to_win(sight, [total + notes for total, notes in zip(before, income, strict=True)])

    return max(moves, key=chance)


def _income(sight: Sight, move: int) -> list[int]:
    """By seat: what an activation pays. A limited bank pays clockwise from the mover (WIN-N-2)."""
    square = sight.board.rail[move - RAIL] if move < RIVER else sight.board.river[move - RIVER]
    bank = sight.bank
    result = [0] * sight.seats
    for step in range(sight.seats):
        seat = (sight.me + step) % sight.seats
        notes = VEHICLE_INCOME * (sight.owned[seat] & square).bit_count()
        if bank is not None:
            notes = min(notes, max(bank, 0))
            bank -= notes
        result[seat] = notes
    return result


def look_at_card(sight: Sight, moves: list[int]) -> int:
    """The card that is worth most to know; the first of those alike.

    An amount on a plot still to come, above all the one that is least sure; then an objective of the rival
    who is ahead.
    """
    totals = standing_totals(sight)

    def worth(move: int) -> tuple[int, float]:
        place = move - LOOK
        if sight.knows(place):
            return 0, 0.0
        if place < MINE_PLACE:
            return 1, totals[place // SECRET_EACH]
        unsure = pstdev(sight.card_notes[place])
        return (2, unsure) if unsure and sight.coming(place) else (0, 0.0)

    return max(moves, key=worth)
