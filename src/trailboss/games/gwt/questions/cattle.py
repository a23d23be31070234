"""Buying cattle: every split of the cowboys, with cards added to the market in between."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg, flag
from trailboss.games.gwt.components.actions import LOWEST_COUNT
from trailboss.games.gwt.components.cattle import REFILL_CARDS, REFILL_COWBOYS, SIMMENTAL
from trailboss.games.gwt.questions.money import no_money, pay
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, reason, register, shown_amount
from trailboss.games.gwt.rules.moves import PURCHASES, SIMMENTAL_PURCHASES, Purchase
from trailboss.games.gwt.state.table import Table

BUY: Final = 25


def add_purchases(table: Table, seat: int, cowboys: int, found: MoveList) -> None:
    """Add to a list of moves: what this many cowboys can buy from the market as it is now (GWT-82, GWT-84,
    GWT-87d)."""
    money = table.money[seat]
    cattle = table.cattle
    for index, way in enumerate(PURCHASES):
        if way.cowboys <= cowboys and way.dollars <= money and _offered(cattle, way):
            found.add(moves.BUY_CARDS + index)
    if cattle[SIMMENTAL]:
        for index, way in enumerate(SIMMENTAL_PURCHASES):
            if way.cowboys <= cowboys and way.dollars <= money:
                found.add(moves.BUY_SIMMENTAL + index)


def _offered(cattle: list[int], way: Purchase) -> bool:
    """Does the market hold the cards?"""
    if way.first == way.second:
        return cattle[way.first] > 1
    return cattle[way.first] > 0 and (way.second < 0 or cattle[way.second] > 0)


def may_purchase(table: Table, seat: int, cowboys: int) -> bool:
    """Can anything be bought with this many cowboys?"""
    money = table.money[seat]
    cattle = table.cattle
    for way in PURCHASES:
        if way.cowboys <= cowboys and way.dollars <= money and _offered(cattle, way):
            return True
    if cattle[SIMMENTAL]:
        for way in SIMMENTAL_PURCHASES:
            if way.cowboys <= cowboys and way.dollars <= money:
                return True
    return False


def purchase_of(move: int) -> Purchase:
    """What a move buys."""
    if move >= moves.BUY_SIMMENTAL:
        return SIMMENTAL_PURCHASES[move - moves.BUY_SIMMENTAL]
    return PURCHASES[move - moves.BUY_CARDS]


def fill_market(table: Table, cards: int) -> None:
    """Turn up cards for the market, as far as the stack lasts."""
    for _ in range(min(cards, len(table.cattle_stack))):
        face = table.cattle_stack[-1]
        table.cattle_stack = table.cattle_stack[:-1]
        table.own_cattle()[face] += 1
        table.knowledge.chance()
        table.emit(events.MARKET_ADDED, EVERYBODY, face)


class Buy(Question):
    """A purchase, two cards for the market, or enough; each cowboy is used once in an action (GWT-83)."""

    kind = BUY
    name = "buy"
    ruling = "GWT-82"
    see = ["GWT-82", "GWT-85"]
    concerns = ["cattle"]
    args = [Arg("cowboys", shown_amount, low=LOWEST_COUNT), Arg("may_stop", flag, high=1)]
    costs_money = True

    def possible(self, table: Table, seat: int, cowboys: int) -> bool:
        """Buying cattle has to change something: a purchase, or cards added (GWT-32b)."""
        return len(table.cattle_stack) > 0 or may_purchase(table, seat, table.cowboys(seat))

    def impossible(self, table: Table, seat: int, cowboys: int) -> Reason:
        return reason("no_cattle", "GWT-32b")

    def legal(self, table: Table, seat: int, cowboys: int, may_stop: int, found: MoveList) -> None:
        cowboys = table.amount(seat, cowboys)
        add_purchases(table, seat, cowboys, found)
        if cowboys and table.cattle_stack:
            found.add(moves.ADD_CATTLE)
        if may_stop:
            found.add(moves.STOP)

    def apply(self, table: Table, seat: int, move: int, cowboys: int, may_stop: int) -> None:
        """Pay; the cards go to the discard pile. A cowboy who buys nothing adds the top two cards of the
        stack, or the one there is (GWT-85). Ask again while a cowboy is left who could do anything."""
        left = table.amount(seat, cowboys)
        table.frames.drop()
        if move == moves.STOP:
            return
        if move == moves.ADD_CATTLE:
            fill_market(table, REFILL_CARDS)
            left -= REFILL_COWBOYS
        else:
            way = purchase_of(move)
            pay(table, seat, way.dollars)
            _take(table, seat, way.first)
            if way.second >= 0:
                _take(table, seat, way.second)
            table.emit(events.BOUGHT, EVERYBODY, seat, way.first, way.second)
            left -= way.cowboys
        if left and (table.cattle_stack or may_purchase(table, seat, left)):
            table.frames.push(BUY, left, 1)

    def explain(self, table: Table, seat: int, move: int, cowboys: int, may_stop: int) -> Reason | None:
        if move == moves.STOP:
            return reason("stop_after_something", "GWT-32b")
        if move == moves.ADD_CATTLE:
            return reason("cattle_stack_empty", "GWT-85")
        if not (moves.BUY_CARDS <= move < moves.ENGINE_TO or moves.BUY_SIMMENTAL <= move < moves.RAISE):
            return None
        way, left = purchase_of(move), table.amount(seat, cowboys)
        if way.cowboys > left:
            return reason("cowboys", "GWT-82", need=way.cowboys, cowboys=left)
        if way.dollars > table.money[seat]:
            return no_money(table, seat, way.dollars, "GWT-82")
        return reason("not_in_market", "GWT-87d")


def _take(table: Table, seat: int, face: int) -> None:
    table.own_cattle()[face] -= 1
    table.pile[seat].append(face)


register(Buy())
