"""Buying cattle: every split of the cowboys, with cards added to the market in between."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.cattle import REFILL_CARDS, REFILL_COWBOYS, SIMMENTAL
from trailboss.games.gwt.happenings import BOUGHT, MARKET_ADDED
from trailboss.games.gwt.money import pay
from trailboss.games.gwt.moves import (
    ADD_CATTLE,
    BUY_CARDS,
    BUY_SIMMENTAL,
    PURCHASES,
    SIMMENTAL_PURCHASES,
    STOP,
    Purchase,
)
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import BUY


def purchases(table: Table, seat: int, cowboys: int) -> list[int]:
    """What can be bought with so many cowboys from the market as it is now (GWT-82, GWT-84, GWT-87d)."""
    moves: list[int] = []
    money = table.money[seat]
    cattle = table.cattle
    for index in range(len(PURCHASES)):
        way = PURCHASES[index]
        if way.cowboys > cowboys or way.dollars > money:
            continue
        first, second = way.first, way.second
        needed = 2 if first == second else 1
        if cattle[first] >= needed and (second < 0 or cattle[second] > 0):
            moves.append(BUY_CARDS + index)
    if cattle[SIMMENTAL]:
        for index, way in enumerate(SIMMENTAL_PURCHASES):
            if way.cowboys <= cowboys and way.dollars <= money:
                moves.append(BUY_SIMMENTAL + index)
    return moves


def may_buy(table: Table, seat: int) -> bool:
    """Buying cattle has to change something: a purchase, or cards added (GWT-32b)."""
    return len(table.cattle_stack) > 0 or len(purchases(table, seat, table.cowboys(seat))) > 0


def legal_buys(table: Table) -> list[int]:
    """A purchase, two cards for the market, or enough; each cowboy is used once in an action (GWT-83)."""
    seat = table.to_move
    cowboys = table.amount(seat, table.agenda.a())
    moves = purchases(table, seat, cowboys)
    if cowboys and table.cattle_stack:
        moves.append(ADD_CATTLE)
    if table.agenda.b():
        moves.append(STOP)
    return moves


def purchase_of(move: int) -> Purchase:
    """What a move buys."""
    return SIMMENTAL_PURCHASES[move - BUY_SIMMENTAL] if move >= BUY_SIMMENTAL else PURCHASES[move - BUY_CARDS]


def buy(table: Table, seat: int, way: Purchase, cowboys: int) -> None:
    """Pay; the cards go to the discard pile. Go on if anything is left to do."""
    pay(table, seat, way.dollars)
    for face in (way.first, way.second):
        if face >= 0:
            table.cattle = put(table.cattle, face, table.cattle[face] - 1)
            table.pile[seat].append(face)
    table.note(BOUGHT, EVERYBODY, seat, way.first, way.second)
    go_on_buying(table, seat, cowboys - way.cowboys)


def add_cattle(table: Table, seat: int, cowboys: int) -> None:
    """A cowboy who buys nothing adds the top two cards of the stack, or the one there is (GWT-85)."""
    fill_market(table, REFILL_CARDS)
    go_on_buying(table, seat, cowboys - REFILL_COWBOYS)


def fill_market(table: Table, cards: int) -> None:
    """Turn up cards for the market, as far as the stack lasts."""
    for _ in range(min(cards, len(table.cattle_stack))):
        face = table.cattle_stack[-1]
        table.cattle_stack = table.cattle_stack[:-1]
        table.cattle = put(table.cattle, face, table.cattle[face] + 1)
        table.knowledge.chance()
        table.note(MARKET_ADDED, EVERYBODY, face)


def go_on_buying(table: Table, seat: int, cowboys: int) -> None:
    """Ask again while a cowboy is left who could do anything."""
    if cowboys and (table.cattle_stack or purchases(table, seat, cowboys)):
        table.agenda.push(BUY, cowboys, 1)
