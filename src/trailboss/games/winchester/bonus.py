"""The bonus tokens: section B. A token must be carried out at once (WIN-B-1)."""

from trailboss.core.knowledge import EVERYBODY, seat_bit
from trailboss.games.winchester.components import MINE_PLACES, MOVEMENT, PLOTS, RUMOR, VEHICLE_INCOME
from trailboss.games.winchester.happenings import (
    BOAT_SENT,
    EARNED,
    GOT_TOKEN,
    LOOKED,
    SAW_AMOUNT,
    SAW_SECRET,
    TOOK_TIPS,
    TRAIN_SENT,
)
from trailboss.games.winchester.money import bank_pays
from trailboss.games.winchester.moves import LOOK, RAIL, RIVER
from trailboss.games.winchester.table import (
    BONUS_PLACE,
    MINE_PLACE,
    MOVEMENT_TOKEN,
    RANCH_PLACE,
    RUMOR_TOKEN,
    SECRET_PLACE,
    Table,
)


def take_token(table: Table, buyer: int) -> None:
    """Take the token of the plot; a saloon token is carried out here, the others ask a question."""
    table.knowledge.learn(BONUS_PLACE + table.plot, EVERYBODY)  # WIN-S-4: turned over when its plot is bought
    token = table.bonus[table.plot]
    table.note(GOT_TOKEN, EVERYBODY, buyer, token)
    if token == MOVEMENT:
        table.agenda.push(MOVEMENT_TOKEN, buyer)
    elif token == RUMOR:
        table.agenda.push(RUMOR_TOKEN, buyer)
    else:
        _take_tips(table, buyer)


def _take_tips(table: Table, buyer: int) -> None:
    table.dry = table.saloon == 0  # WIN-O-7: the own tips do not spoil it
    table.cash[buyer] += table.saloon  # WIN-B-2: all but those of this purchase, which lie aside
    table.note(TOOK_TIPS, EVERYBODY, buyer, table.saloon)
    table.saloon = 0


# -------------------------------------------------------------------- movement


def legal_sends(table: Table) -> list[int]:
    """Any square of either line, the own one included (WIN-B-3).

    Both ways, past everything, also past the saloon yard, which is no square (WIN-B-4, WIN-B-5); whether
    anybody profits does not matter (WIN-B-10).
    """
    board = table.board
    return [*range(RAIL, RAIL + len(board.rail)), *range(RIVER, RIVER + len(board.river))]


def send(table: Table, mover: int, move: int) -> None:
    """Put one vehicle on a square and pay the owners there."""
    if move < RIVER:
        table.rail = move - RAIL
        touched = table.board.rail[table.rail]
        table.note(TRAIN_SENT, EVERYBODY, mover, table.rail)
    else:
        table.river = move - RIVER
        touched = table.board.river[table.river]
        table.note(BOAT_SENT, EVERYBODY, mover, table.river)
    for step in range(table.seats):  # WIN-N-2: clockwise from the mover
        seat = (mover + step) % table.seats
        notes = 0
        for plot in touched:  # WIN-B-4: a plot is listed once, however often it touches
            if table.owner[plot] == seat:
                notes += VEHICLE_INCOME
        if notes:
            table.note(EARNED, EVERYBODY, seat, bank_pays(table, seat, notes))


# -------------------------------------------------------------------- rumor


def legal_looks(table: Table) -> list[int]:
    """Every face-down card: secret objectives of opponents, mine and ranch cards on the board (WIN-B-6).

    There is always one (WIN-B-7), the one on the plot just bought is allowed (WIN-B-8), and so is one seen
    before.
    """
    looker = table.to_move
    moves = [
        LOOK + SECRET_PLACE + place
        for place in range(2 * table.seats)
        if place != 2 * looker and place != 2 * looker + 1
    ]
    for place in range(MINE_PLACE, MINE_PLACE + MINE_PLACES + 1):
        if not table.knowledge.public(place):
            moves.append(LOOK + place)
    return moves


def look(table: Table, looker: int, place: int) -> None:
    """See one card. Everybody learns which (WIN-B-9), only the looker what it shows."""
    table.knowledge.learn(place, seat_bit(looker))
    table.note(LOOKED, EVERYBODY, looker, place)
    if place < MINE_PLACE:
        table.note(SAW_SECRET, seat_bit(looker), looker, place, table.secret[place - SECRET_PLACE])
    else:
        table.note(SAW_AMOUNT, seat_bit(looker), looker, place, card_amount(table, place))


def card_amount(table: Table, place: int) -> int:
    """What the mine or ranch card in a place is worth."""
    if place == RANCH_PLACE:
        return table.board.ranch_cards[table.ranch[0]]
    return table.board.mine_cards[table.mines[place - MINE_PLACE]]


def tokens_of(table: Table, seat: int, kind: int) -> int:
    """How many tokens of a kind a seat has; used ones count, for all are (WIN-O-8)."""
    count = 0
    for plot in range(1, PLOTS + 1):
        if table.owner[plot] == seat and table.bonus[plot] == kind:
            count += 1
    return count
