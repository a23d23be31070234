"""The bonus tokens, and the cards of mines and ranch: sections B and M.

A token must be carried out at once (WIN-B-1).
"""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY, seat_bit
from trailboss.games.winchester.components.cards import MINE_PLACES, MOVEMENT, RUMOR, VEHICLE_INCOME
from trailboss.games.winchester.questions.claims import OBJECTIVES, out_of_turn_claims
from trailboss.games.winchester.rules import events
from trailboss.games.winchester.rules.effects import (
    SEAT,
    TURN,
    Effect,
    Question,
    go_on,
    reason,
    register,
    square,
)
from trailboss.games.winchester.rules.money import bank_pays
from trailboss.games.winchester.rules.moves import LOOK, RAIL, RIVER, is_look, is_send
from trailboss.games.winchester.rules.saloon import end_purchase, take_tips
from trailboss.games.winchester.state.table import BONUS_PLACE, MINE_PLACE, RANCH_PLACE, SECRET_PLACE, Table

BONUS: Final = 1
CARD: Final = 2
MOVEMENT_TOKEN: Final = 7
RUMOR_TOKEN: Final = 8


class TakeToken(Effect):
    """Step 5: take the plot's token; a saloon token is carried out here, the others ask a question."""

    name = "take_token"
    ruling = "WIN-B-1"
    args = [SEAT]

    def carry_out(self, table: Table, a: int, b: int) -> None:
        # WIN-S-4: turned over when its plot is bought
        table.knowledge.learn(BONUS_PLACE + table.plot, EVERYBODY)
        token = table.bonus[table.plot]
        table.emit(events.GOT_TOKEN, EVERYBODY, a, token)
        if token == MOVEMENT:
            table.frames.push(MOVEMENT_TOKEN, a)
        elif token == RUMOR:
            table.frames.push(RUMOR_TOKEN, a)
        else:
            take_tips(table, a)


class TurnCard(Effect):
    """Steps 6 and 7: a mine or ranch card pays the buyer once (WIN-M-1, WIN-M-2), who takes the star."""

    name = "turn_card"
    ruling = "WIN-M-1"
    args = [SEAT]

    def carry_out(self, table: Table, a: int, b: int) -> None:
        end_purchase(table)
        table.first = a
        place = card_place(table, table.plot)
        if place < 0:
            return
        table.knowledge.learn(place, EVERYBODY)
        paid = bank_pays(table, a, card_amount(table, place))
        table.emit(
            events.RANCH_TURNED if place == RANCH_PLACE else events.MINE_TURNED,
            EVERYBODY,
            a,
            table.plot,
            paid,
        )


def card_place(table: Table, plot: int) -> int:
    """The place of the mine or ranch card of a plot, -1 if it has none."""
    mine = table.board.mine_place[plot]
    if mine >= 0:
        return MINE_PLACE + mine
    return RANCH_PLACE if plot == table.board.ranch else -1


def card_amount(table: Table, place: int) -> int:
    """What the mine or ranch card in a place is worth."""
    if place == RANCH_PLACE:
        return table.board.ranch_cards[table.ranch[0]]
    return table.board.mine_cards[table.mines[place - MINE_PLACE]]


class TokenQuestion(Question):
    """A bonus token that waits for its owner's choice."""

    args = [SEAT]
    ruling = "WIN-B-1"
    buying = True
    token: int = -1
    """The kind of token that asks this."""

    def out_of_turn(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        return out_of_turn_claims(table, seat)

    def stack(self, table: Table, late: bool) -> list[int]:
        seat = table.to_move
        if table.bonus[table.plot] != self.token:
            return []
        return [TURN, 0, 0, OBJECTIVES, seat, 0, CARD, seat, 0, self.kind, seat, 0]


# -------------------------------------------------------------------- movement


class Movement(TokenQuestion):
    """Send the locomotive or the boat to any square of its line, including the one it is on (WIN-B-3)."""

    name = "movement"
    token = MOVEMENT

    def legal(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        """Both ways, past everything, also past the saloon yard, which is no square (WIN-B-4, WIN-B-5);
        whether anybody profits does not matter (WIN-B-10)."""
        board = table.board
        return [*range(RAIL, RAIL + len(board.rail)), *range(RIVER, RIVER + len(board.river))]

    def apply(self, table: Table, seat: int, move: int, a: int, b: int) -> None:
        table.frames.drop()
        send(table, seat, move)
        go_on(table)

    def explain(self, table: Table, seat: int, move: int, a: int, b: int) -> Reason:
        return no_square(table, move < RIVER) if is_send(move) else self.other_question(move)


def no_square(table: Table, rail: bool) -> Reason:
    """The vocabulary has more squares than the map: the ends of a line are ends (WIN-B-4)."""
    last = square(rail, len(table.board.rail if rail else table.board.river) - 1)
    return reason("winchester.no_square", "WIN-B-4", last=last)


def send(table: Table, mover: int, move: int) -> None:
    """Put one vehicle on a square and pay the owners there."""
    if move < RIVER:
        table.rail = move - RAIL
        touched = table.board.rail[table.rail]
        table.emit(events.TRAIN_SENT, EVERYBODY, mover, table.rail)
    else:
        table.river = move - RIVER
        touched = table.board.river[table.river]
        table.emit(events.BOAT_SENT, EVERYBODY, mover, table.river)
    for step in range(table.seats):  # WIN-N-2: clockwise from the mover
        seat = (mover + step) % table.seats
        notes = 0
        for plot in touched:  # WIN-B-4: a plot is listed once, however often it touches
            if table.owner[plot] == seat:
                notes += VEHICLE_INCOME
        if notes:
            table.emit(events.EARNED, EVERYBODY, seat, bank_pays(table, seat, notes))


# -------------------------------------------------------------------- rumor


class Rumor(TokenQuestion):
    """Look at a face-down card: a secret objective of an opponent, a mine or ranch card (WIN-B-6)."""

    name = "rumor"
    token = RUMOR

    def legal(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        """There is always one (WIN-B-7), the one on the plot just bought is allowed (WIN-B-8), and so is one
        seen before."""
        own = SECRET_PLACE + 2 * seat
        moves = [
            LOOK + place
            for place in range(SECRET_PLACE, SECRET_PLACE + 2 * table.seats)
            if place != own and place != own + 1
        ]
        for place in range(MINE_PLACE, MINE_PLACE + MINE_PLACES + 1):
            if not table.knowledge.public(place):
                moves.append(LOOK + place)
        return moves

    def apply(self, table: Table, seat: int, move: int, a: int, b: int) -> None:
        table.frames.drop()
        look(table, seat, move - LOOK)
        go_on(table)

    def explain(self, table: Table, seat: int, move: int, a: int, b: int) -> Reason:
        if not is_look(move):
            return self.other_question(move)
        place = move - LOOK
        if place >= MINE_PLACE:
            return reason("winchester.look_gone", "WIN-B-6")
        if place // 2 == seat:
            return reason("winchester.look_own", "WIN-B-6")
        return reason("winchester.look_nobody", "WIN-B-6", seat=place // 2)


def look(table: Table, looker: int, place: int) -> None:
    """See one card. Everybody learns which (WIN-B-9), only the looker what it shows."""
    table.knowledge.learn(place, seat_bit(looker))
    table.emit(events.LOOKED, EVERYBODY, looker, place)
    if place < MINE_PLACE:
        table.emit(events.SAW_SECRET, seat_bit(looker), looker, place, table.secret[place - SECRET_PLACE])
    else:
        table.emit(events.SAW_AMOUNT, seat_bit(looker), looker, place, card_amount(table, place))


register(BONUS, TakeToken())
register(CARD, TurnCard())
register(MOVEMENT_TOKEN, Movement())
register(RUMOR_TOKEN, Rumor())
