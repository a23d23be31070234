"""Actions, cards, workers, buildings and cattle as text, and the moves without arguments."""

from typing import Final

from trailboss.core.messages import Message, Names, message
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.cattle import SIMMENTAL as FIRST_STAGE
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.player_board import BUILDER, ROW_SPACES, TOKEN_CARDS
from trailboss.games.gwt.components.tiles import EMPTY, number_of
from trailboss.games.gwt.messages.names import (
    action_message,
    building_name,
    face_message,
    money_message,
    purchase_message,
    station_message,
    worker_message,
    workers_message,
)
from trailboss.games.gwt.questions.build import BUILD_AT, builders_needed
from trailboss.games.gwt.questions.cards.objectives import IMMEDIATE_OF
from trailboss.games.gwt.questions.cattle import may_purchase, purchase_of
from trailboss.games.gwt.questions.hire import IMMEDIATE_ACTION
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.edition import private_key
from trailboss.games.gwt.rules.effects import EFFECTS, QUESTIONS
from trailboss.games.gwt.state.table import NOBODY, Table


def format_end(table: Table, move: int, names: Names) -> Message:
    return message("gwt.move.end")


def format_skip(table: Table, move: int, names: Names) -> Message:
    question = table.question_name()
    if question == "upgrade":
        return message("gwt.move.skip.upgrade", station=station_message(table.frames.a()))
    if question == "immediate":
        action, other = table.frames.a(), table.frames.b()
        if other == NOBODY:
            return message("gwt.move.skip.immediate", action=action_message(table, action))
        return message(
            "gwt.move.skip.either", action=action_message(table, action), other=action_message(table, other)
        )
    return message(f"gwt.move.skip.{question}" if question in SKIPPED else "gwt.move.skip")


SKIPPED: Final = ("master", "remove", "engine", "objective", "free_ride", "deliver")
"""Questions with a phrase of their own for leaving them out."""


def format_stop(table: Table, move: int, names: Names) -> Message:
    question = table.question_name()
    return message(f"gwt.move.stop.{question}" if question in NAMED_STOPS else "gwt.move.stop")


NAMED_STOPS: Final = ("buy", "draw", "simmental")
"""Questions with a phrase of their own for doing no more of it."""


def format_draw(table: Table, move: int, names: Names) -> Message:
    if table.question_name() == "draw":
        return message("gwt.move.draw.left", left=table.amount(table.to_move, table.frames.a()))
    return message("gwt.move.draw")


def format_add(table: Table, move: int, names: Names) -> Message:
    return message("gwt.move.add")


def format_do(table: Table, move: int, names: Names) -> Message:
    """An action, with current counts (GWT-32c)."""
    action = move - moves.DO
    program = table.edition.programs[action]
    name = action_message(table, action)
    for index in range(0, len(program), 2):
        effect, number = EFFECTS[program[index]].name, program[index + 1]
        if number < 0 and effect != "hire":  # whose number is a price
            amount = table.amount(table.to_move, number)
            if effect == "buy":
                if not may_purchase(table, table.to_move, amount):
                    return message("gwt.move.do.nothing_to_buy", action=name)
                return message("gwt.move.do.cowboys", action=name, count=amount)
            count: object = money_message(amount) if effect == "gain" else amount
            return message("gwt.move.do.now", action=name, count=count)
    return message("gwt.move.do", action=name)


def format_play(table: Table, move: int, names: Names) -> Message:
    face = move - moves.PLAY + FIRST_OBJECTIVE
    action = action_message(table, IMMEDIATE_OF[face])
    return message("gwt.move.play", card=face_message(table, face), action=action)


def format_gain(table: Table, move: int, names: Names) -> Message:
    if move == moves.GAIN_TOP:
        return message("gwt.move.gain.top")
    return message("gwt.move.gain", card=face_message(table, move - moves.GAIN_CARD + FIRST_OBJECTIVE))


def format_discard(table: Table, move: int, names: Names) -> Message:
    return message("gwt.move.discard", card=face_message(table, move - moves.DISCARD))


def format_remove(table: Table, move: int, names: Names) -> Message:
    return message("gwt.move.remove", card=face_message(table, move - moves.REMOVE_CARD))


def format_hire(table: Table, move: int, names: Names) -> Message:
    kind, row = divmod(move - moves.HIRE_FROM, ROWS)
    price = ROW_COST[row] + (table.frames.a() if table.question_name() == "hire" else 0)
    worker, money = worker_message(table, kind), money_message(price)
    space = table.workers[3 * table.to_move + kind] + 1
    action = IMMEDIATE_ACTION[kind][space] if space <= ROW_SPACES else NOBODY
    if action == NOBODY:
        return message("gwt.move.hire", worker=worker, row=row + 1, money=money)
    then = action_message(table, action)
    return message("gwt.move.hire.then", worker=worker, row=row + 1, money=money, action=then)


def format_build(table: Table, move: int, names: Names) -> Message:
    number = move - moves.BUILD_NUMBER + 1
    building = building_name(table, table.to_move, number)
    if table.question_name() != "build" or number > table.edition.buildings:
        return message("gwt.move.build", building=building)
    seat, rate = table.to_move, table.frames.a()
    key = private_key(number, table.side(seat, number))
    need, points = table.edition.workers[key], table.edition.vp[key]
    found = MoveList()
    QUESTIONS[BUILD_AT].legal(table, seat, rate, number, found)
    sites = [move - moves.PUT_AT for move in found.listed()]
    if not sites or any(table.tile[space] == EMPTY for space in sites):
        workers, money = workers_message(table, BUILDER), money_message(rate * need)
        return message(
            "gwt.move.build.needs", building=building, workers=workers, need=need, money=money, points=points
        )
    price = rate * min(builders_needed(table, seat, number, space) for space in sites)
    money = money_message(price)
    if len(sites) > 1:
        return message("gwt.move.build.replace_one", building=building, money=money, points=points)
    there = table.tile[sites[0]]
    return message(
        "gwt.move.build.replace",
        building=building,
        old=building_name(table, seat, number_of(there)),
        money=money,
        points=points,
        before=table.edition.vp[table.key(there)],
    )


def format_buy(table: Table, move: int, names: Names) -> Message:
    way = purchase_of(move)
    cards = purchase_message(table, way.first, way.second)
    return message("gwt.move.buy", cards=cards, money=money_message(way.dollars), cowboys=way.cowboys)


def format_exchange(table: Table, move: int, names: Names) -> Message:
    return message("gwt.move.exchange", count=TOKEN_CARDS)


def format_raise(table: Table, move: int, names: Names) -> Message:
    face = FIRST_STAGE + move - moves.RAISE
    return message("gwt.move.raise", card=face_message(table, face), grown=face_message(table, face + 1))
