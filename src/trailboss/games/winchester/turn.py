"""The order of a turn: section T. Does what is next on the agenda, up to the next question."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.auction import fight, leave, make_bid
from trailboss.games.winchester.bonus import card_amount, look, send, take_token
from trailboss.games.winchester.components import PLOTS
from trailboss.games.winchester.happenings import BOUGHT, MINE_TURNED, RANCH_TURNED, TURNED_UP
from trailboss.games.winchester.money import bank_pays, pay_price
from trailboss.games.winchester.moves import BID, CLAIM, DONE, DUEL, LOOK, PASS, is_claim
from trailboss.games.winchester.objectives import check_objectives, claim, pile_of
from trailboss.games.winchester.scoring import final_count
from trailboss.games.winchester.table import (
    AUCTION,
    BONUS,
    CARD,
    CLAIMS,
    FINAL_COUNT,
    LATE_CLAIMS,
    MINE_PLACE,
    MOVEMENT_TOKEN,
    NOBODY,
    OBJECTIVES,
    ORDER_PLACE,
    RANCH_PLACE,
    TURN,
    Table,
)


def answer(table: Table, seat: int, move: int) -> None:
    """Carry out a legal move and go on to the next question."""
    if is_claim(move):
        claim(table, seat, pile_of(table, move - CLAIM))
        if table.agenda.kind() == CLAIMS and not table.open_rights(seat):
            table.agenda.drop()
            go_on(table)
        return
    question = table.agenda.kind()
    if question == AUCTION:
        if move == PASS:
            buyer = leave(table, seat)
        elif move == DUEL:
            buyer = fight(table, seat)
        else:
            buyer = make_bid(table, seat, move - BID)
        if buyer != NOBODY:
            table.agenda.drop()
            _buy(table, buyer)
            go_on(table)
        return
    table.agenda.drop()
    if question == MOVEMENT_TOKEN:
        send(table, seat, move)
    elif move != DONE:
        look(table, seat, move - LOOK)
    go_on(table)


def go_on(table: Table) -> None:
    """Take the steps of the turn in their order (WIN-T-1, WIN-T-2) until a seat has to decide."""
    agenda = table.agenda
    while not table.over and agenda.kind() < AUCTION:
        step = agenda.kind()
        seat = agenda.a()
        agenda.drop()
        if step == TURN:
            _turn_up(table)
        elif step == BONUS:
            take_token(table, seat)
        elif step == CARD:
            _turn_card(table, seat)
        elif step == OBJECTIVES:
            check_objectives(table, seat)
            if table.manual and table.open_rights(seat):
                agenda.push(CLAIMS, seat)  # WIN-O-12: the buyer goes first
        elif step == LATE_CLAIMS:
            _ask_late(table, seat)
        else:
            final_count(table)
    if not table.over and agenda.kind() != AUCTION:
        table.to_move = agenda.a()


def _turn_up(table: Table) -> None:
    """Step 1: the next plot token, by chance (WIN-T-5). After the last one the game ends (WIN-T-3)."""
    agenda = table.agenda
    if table.turned == PLOTS:
        agenda.push(FINAL_COUNT)
        agenda.push(LATE_CLAIMS)
        return
    table.knowledge.learn(ORDER_PLACE + table.turned, EVERYBODY)
    table.plot = table.order[table.turned]
    table.turned += 1
    table.bid = 0
    table.bidder = NOBODY
    table.passed = 0
    table.to_move = table.first
    table.note(TURNED_UP, EVERYBODY, table.plot, table.first)
    agenda.push(TURN)
    agenda.push(AUCTION)


def _buy(table: Table, buyer: int) -> None:
    """Steps 3 and 4, the rest in line behind them; a forced purchase is one like any other (WIN-A-7)."""
    table.note(BOUGHT, EVERYBODY, buyer, table.plot, table.bid)
    table.dry = False
    pay_price(table, buyer, table.bid)
    table.owner[table.plot] = buyer  # WIN-T-4: with or without a hat left
    table.agenda.push(OBJECTIVES, buyer)
    table.agenda.push(CARD, buyer)
    table.agenda.push(BONUS, buyer)


def _turn_card(table: Table, buyer: int) -> None:
    """Steps 6 and 7: a mine or ranch card pays the buyer once (WIN-M-1, WIN-M-2), who takes the star."""
    table.saloon += table.aside  # WIN-B-2: from now on anybody's
    table.aside = 0
    table.first = buyer
    mine = table.board.mine_place[table.plot]
    if mine >= 0:
        place, happening = MINE_PLACE + mine, MINE_TURNED
    elif table.plot == table.board.ranch:
        place, happening = RANCH_PLACE, RANCH_TURNED
    else:
        return
    table.knowledge.learn(place, EVERYBODY)
    paid = bank_pays(table, buyer, card_amount(table, place))
    table.note(happening, EVERYBODY, buyer, table.plot, paid)


def _ask_late(table: Table, asked: int) -> None:
    """After the last turn, who still has a right is asked once more, clockwise from its buyer (WIN-O-12)."""
    while asked < table.seats:
        seat = (table.first + asked) % table.seats
        asked += 1
        if table.open_rights(seat):
            table.agenda.push(LATE_CLAIMS, asked)
            table.agenda.push(CLAIMS, seat)
            return
