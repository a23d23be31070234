"""Moves on the trail as text: riding with its fees, building, copying, taking tiles."""

from trailboss.core.messages import Message, Names, message
from trailboss.games.gwt.components import tiles
from trailboss.games.gwt.components.tiles import is_private, number_of, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, TRIBES
from trailboss.games.gwt.messages.names import (
    building_name,
    edition_message,
    herder_message,
    money_message,
    payee_message,
    place_message,
    space_message,
    steps_message,
    tile_message,
    tokens_message,
)
from trailboss.games.gwt.questions.build import builders_needed
from trailboss.games.gwt.questions.movement import FAR, distance, fee, next_locations
from trailboss.games.gwt.questions.tiles import hazard_space
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.state.table import NOBODY, Table


def format_place(table: Table, move: int, names: Names) -> Message:
    place = place_message(table, table.trail.neutral[move - moves.PLACE], names, table.to_move)
    return message("gwt.move.place", herder=herder_message(table), place=place)


def format_ride(table: Table, move: int, names: Names) -> Message:
    """With the steps and the fees, if they do not depend on the way."""
    seat, goal, question = table.to_move, move - moves.RIDE_TO, table.question_name()
    place = place_message(table, goal, names, seat, dative=True)
    to = "city" if goal == GOAL_SPACE else "place"
    here = table.herder[seat]
    steps = FAR if table.first_turn(seat) else distance(table, here, goal)
    if steps in (0, FAR):
        return message("gwt.move.ride", place=place, to=to)
    if question == "free_ride":
        return message("gwt.move.ride.steps", place=place, to=to, steps=steps_message(steps))
    limit = table.frames.a() if question == "ride" else table.step_limit(seat)
    bills = fees(table, goal, max(limit, steps))
    if not bills[0] and len(bills) == 1:
        return message("gwt.move.ride.steps", place=place, to=to, steps=steps_message(steps))
    fee: object = message("gwt.fee.some") if len(bills) > 1 else _bill(table, bills[0], names)
    return message("gwt.move.ride.pays", place=place, to=to, steps=steps_message(steps), fees=fee)


def _bill(table: Table, bill: list[tuple[int, int]], names: Names) -> list[Message]:
    return [
        message("gwt.fee", money=money_message(dollars), payee=payee_message(table, payee, names))
        for payee, dollars in bill
    ]


def fees(table: Table, goal: int, limit: int) -> list[list[tuple[int, int]]]:
    """What the routes to a location within this many steps cost, each as (payee, dollars) summed up by payee.

    Routes with equal costs count once; a rancher without enough money pays what he can (GWT-10, GWT-11).
    """
    seat = table.to_move
    found: list[list[tuple[int, int]]] = []
    ways: list[list[int]] = [[table.herder[seat]]]
    while ways:
        way = ways.pop()
        if way[-1] == goal:
            bill = _fees_of(table, seat, way[1:])
            if bill not in found:
                found.append(bill)
        elif len(way) <= limit and way[-1] != GOAL_SPACE:
            ways += [[*way, further] for further in next_locations(table, way[-1])]
    return found


def _fees_of(table: Table, seat: int, way: list[int]) -> list[tuple[int, int]]:
    money = table.money[seat]
    paid: dict[int, int] = {}
    for space in way:
        tile = table.tile[space]
        due = min(fee(table, seat, tile), money)
        if due:
            money -= due
            payee = owner_of(tile) if is_private(tile) and table.sam is None else NOBODY  # Sam gets no money
            paid[payee] = paid.get(payee, 0) + due
    return sorted(paid.items())


def format_via(table: Table, move: int, names: Names) -> Message:
    space = move - moves.GO_VIA
    place = place_message(table, space, names, table.to_move)
    bill = _fees_of(table, table.to_move, [space])
    direct = table.question_name() == "via" and space == table.frames.a()
    key = "gwt.move.via.direct" if direct else "gwt.move.via"
    if not bill:
        return message(key, place=place)
    return message(f"{key}.pays", place=place, fees=_bill(table, bill, names))


def format_at(table: Table, move: int, names: Names) -> Message:
    space = move - moves.PUT_AT
    where = space_message(table, space)
    if table.question_name() != "build_at":
        return message("gwt.move.at", space=where)
    rate, number = table.frames.a(), table.frames.b()
    need = builders_needed(table, table.to_move, number, space)
    if need < 0:
        return message("gwt.move.at", space=where)
    building, money = building_name(table, table.to_move, number), money_message(rate * need)
    there = table.tile[space]
    if there == tiles.EMPTY:
        return message("gwt.move.at.price", building=building, space=where, money=money)
    old = building_name(table, table.to_move, number_of(there))
    return message("gwt.move.at.replace", building=building, space=where, old=old, money=money)


def format_copy(table: Table, move: int, names: Names) -> Message:
    place = place_message(table, move - moves.COPY_AT, names, table.to_move, dative=True)
    return message("gwt.move.copy", place=place)


def format_hazard(table: Table, move: int, names: Names) -> Message:
    space = hazard_space(table, move)
    where = space_message(table, space)
    tile = table.tile[space]
    if table.question_name() != "hazard" or tile == tiles.EMPTY:
        return message("gwt.move.hazard", space=where)
    price = money_message(table.frames.a())
    return message("gwt.move.hazard.price", money=price, tile=tile_message(table, tile), space=where)


def format_trade(table: Table, move: int, names: Names) -> Message:
    space = table.trail.sections[TRIBES][move - moves.TAKE_TRIBE]
    where, trade = space_message(table, space), edition_message(table, "trade")
    tile, reward = table.tile[space], table.trail.reward[space]
    if tile == tiles.EMPTY:
        return message("gwt.move.trade", trade=trade, space=where)
    name = tile_message(table, tile)
    tokens = table.trail.token[space]
    if tokens:
        return message(
            "gwt.move.trade.token", trade=trade, space=where, tile=name, tokens=tokens_message(tokens)
        )
    key = "gwt.move.trade.gain" if reward > 0 else "gwt.move.trade.pay"
    return message(key, trade=trade, space=where, tile=name, money=money_message(abs(reward)))
