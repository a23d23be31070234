"""Actions, cards, workers, buildings and cattle in words, and the moves without arguments."""

from typing import Final

from trailboss.core.words import Word, word
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.cattle import SIMMENTAL as FIRST_STAGE
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.player_board import BUILDER, ROW_SPACES, TOKEN_CARDS
from trailboss.games.gwt.messages.format_move.asked import asked
from trailboss.games.gwt.messages.names import (
    Names,
    action_word,
    building_word,
    face_word,
    money_word,
    purchase_word,
    station_word,
    worker_word,
    workers_word,
)
from trailboss.games.gwt.questions.cattle import purchase_of
from trailboss.games.gwt.questions.hire import IMMEDIATE_ACTION
from trailboss.games.gwt.questions.objectives import IMMEDIATE_OF
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.edition import private_key
from trailboss.games.gwt.rules.effects import EFFECTS
from trailboss.games.gwt.state.table import NOBODY, Table


def say_end(table: Table, move: int, names: Names) -> Word:
    return word("gwt.move.end")


def say_skip(table: Table, move: int, names: Names) -> Word:
    question = asked(table)
    if question == "upgrade":
        return word("gwt.move.skip.upgrade", station=station_word(table.agenda.a()))
    if question == "immediate":
        action, other = table.agenda.a(), table.agenda.b()
        if other == NOBODY:
            return word("gwt.move.skip.immediate", action=action_word(table, action))
        return word(
            "gwt.move.skip.either", action=action_word(table, action), other=action_word(table, other)
        )
    return word(f"gwt.move.skip.{question}" if question in SKIPPED else "gwt.move.skip")


SKIPPED: Final = ("master", "remove", "engine", "objective", "free_ride", "deliver")
"""Questions with a phrase of their own for leaving them out."""


def say_stop(table: Table, move: int, names: Names) -> Word:
    question = asked(table)
    return word(f"gwt.move.stop.{question}" if question in STOPPED else "gwt.move.stop")


STOPPED: Final = ("buy", "draw", "simmental")
"""Questions with a phrase of their own for doing no more of it."""


def say_draw(table: Table, move: int, names: Names) -> Word:
    if asked(table) == "draw":
        return word("gwt.move.draw.left", left=table.amount(table.to_move, table.agenda.a()))
    return word("gwt.move.draw")


def say_add(table: Table, move: int, names: Names) -> Word:
    return word("gwt.move.add")


def say_do(table: Table, move: int, names: Names) -> Word:
    """An action; what is counted for it is told as it is now (GWT-32c)."""
    action = move - moves.DO
    program = table.edition.programs[action]
    said = action_word(table, action)
    for index in range(0, len(program), 2):
        effect, number = EFFECTS[program[index]].name, program[index + 1]
        if number < 0 and effect != "hire":  # whose number is a price
            amount = table.amount(table.to_move, number)
            if effect == "buy":
                return word("gwt.move.do.cowboys", action=said, count=amount)
            count: object = money_word(amount) if effect == "gain" else amount
            return word("gwt.move.do.now", action=said, count=count)
    return word("gwt.move.do", action=said)


def say_play(table: Table, move: int, names: Names) -> Word:
    face = move - moves.PLAY + FIRST_OBJECTIVE
    action = action_word(table, IMMEDIATE_OF[face])
    return word("gwt.move.play", card=face_word(table, face), action=action)


def say_gain(table: Table, move: int, names: Names) -> Word:
    if move == moves.GAIN_TOP:
        return word("gwt.move.gain.top")
    return word("gwt.move.gain", card=face_word(table, move - moves.GAIN_CARD + FIRST_OBJECTIVE))


def say_discard(table: Table, move: int, names: Names) -> Word:
    return word("gwt.move.discard", card=face_word(table, move - moves.DISCARD))


def say_remove(table: Table, move: int, names: Names) -> Word:
    return word("gwt.move.remove", card=face_word(table, move - moves.REMOVE_CARD))


def say_hire(table: Table, move: int, names: Names) -> Word:
    kind, row = divmod(move - moves.HIRE_FROM, ROWS)
    price = ROW_COST[row] + (table.agenda.a() if asked(table) == "hire" else 0)
    worker, money = worker_word(table, kind), money_word(price)
    space = table.workers[3 * table.to_move + kind] + 1
    action = IMMEDIATE_ACTION[kind][space] if space <= ROW_SPACES else NOBODY
    if action == NOBODY:
        return word("gwt.move.hire", worker=worker, row=row + 1, money=money)
    then = action_word(table, action)
    return word("gwt.move.hire.then", worker=worker, row=row + 1, money=money, action=then)


def say_build(table: Table, move: int, names: Names) -> Word:
    number = move - moves.BUILD_NUMBER + 1
    building = building_word(table, table.to_move, number)
    if asked(table) != "build" or number > table.edition.buildings:
        return word("gwt.move.build", building=building)
    key = private_key(number, table.side(table.to_move, number))
    return word(
        "gwt.move.build.needs",
        building=building,
        workers=workers_word(table, BUILDER),
        need=table.edition.workers[key],
        money=money_word(table.agenda.a()),
        points=table.edition.vp[key],
    )


def say_buy(table: Table, move: int, names: Names) -> Word:
    way = purchase_of(move)
    cards = purchase_word(table, way.first, way.second)
    return word("gwt.move.buy", cards=cards, money=money_word(way.dollars), cowboys=way.cowboys)


def say_exchange(table: Table, move: int, names: Names) -> Word:
    return word("gwt.move.exchange", count=TOKEN_CARDS)


def say_raise(table: Table, move: int, names: Names) -> Word:
    face = FIRST_STAGE + move - moves.RAISE
    return word("gwt.move.raise", card=face_word(table, face), grown=face_word(table, face + 1))
