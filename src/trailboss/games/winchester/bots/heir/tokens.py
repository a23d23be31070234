"""The bonus tokens: where to send a vehicle, and what to look at."""

from statistics import pstdev

from trailboss.games.winchester.bots.heir.heir_view import HeirView
from trailboss.games.winchester.bots.heir.worth import chance_to_win, standing_totals
from trailboss.games.winchester.components.cards import SECRET_EACH, VEHICLE_INCOME
from trailboss.games.winchester.rules.moves import LOOK, RAIL, RIVER
from trailboss.games.winchester.state.table import MINE_PLACE


def send_vehicle(view: HeirView, moves: list[int]) -> int:
    """The square that serves this seat best, against what rivals get there; the first of those alike."""
    before = standing_totals(view)

    def chance(move: int) -> float:
        income = _income(view, move)
        return chance_to_win(view, [total + notes for total, notes in zip(before, income, strict=True)])

    return max(moves, key=chance)


def _income(view: HeirView, move: int) -> list[int]:
    """By seat: what an activation pays. A limited bank pays clockwise from the mover (WIN-N-2)."""
    square = view.board.rail[move - RAIL] if move < RIVER else view.board.river[move - RIVER]
    bank = view.bank
    result = [0] * view.seats
    for step in range(view.seats):
        seat = (view.me + step) % view.seats
        notes = VEHICLE_INCOME * (view.owned[seat] & square).bit_count()
        if bank is not None:
            notes = min(notes, max(bank, 0))
            bank -= notes
        result[seat] = notes
    return result


def look_at_card(view: HeirView, moves: list[int]) -> int:
    """The card that is most worth knowing; the first of several equal ones.

    Preferably the most uncertain amount on a plot still to come; then an objective of the rival who is ahead.
    """
    totals = standing_totals(view)

    def worth(move: int) -> tuple[int, float]:
        place = move - LOOK
        if view.knows(place):
            return 0, 0.0
        if place < MINE_PLACE:
            return 1, totals[place // SECRET_EACH]
        unsure = pstdev(view.card_notes[place])
        return (2, unsure) if unsure and view.coming(place) else (0, 0.0)

    return max(moves, key=worth)
