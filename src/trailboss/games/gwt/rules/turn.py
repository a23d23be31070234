"""Carries out what is next, up to the next question; lists its answers and takes one."""

from trailboss.core.move_list import MoveList
from trailboss.games.gwt.questions import (  # noqa: F401  they register their effects
    auxiliary,
    build,
    cattle,
    engine,
    hire,
    immediate,
    kansas_city,
    location,
    money,
    movement,
    stations,
    tiles,
    turn,
)
from trailboss.games.gwt.questions.cards import (  # noqa: F401  likewise
    discards,
    drawing,
    exchange,
    objectives,
    out_of_turn,
    simmental,
)
from trailboss.games.gwt.questions.cards.exchange import exchange as use_token
from trailboss.games.gwt.questions.cards.exchange import may_exchange
from trailboss.games.gwt.rules.effects import REGISTER
from trailboss.games.gwt.rules.moves import EXCHANGE, SKIP
from trailboss.games.gwt.state.table import Table


def add_legal(table: Table, found: MoveList) -> None:
    """Add to an empty list: the legal answers to the question on top of the stack, and an exchange token
    where it can matter."""
    numbers, top = table.frames.numbers, table.frames.top
    question = REGISTER[numbers[top - 3]].question
    question.legal(table, table.to_move, numbers[top - 2], numbers[top - 1], found)
    if question.lists_tokens and table.edition.has_tokens and may_exchange(table, table.to_move):
        found.add(EXCHANGE)


def answer(table: Table, seat: int, move: int) -> None:
    """Carry out a legal move and go on to the next question."""
    if move == EXCHANGE:
        use_token(table, seat)
    else:
        numbers, top = table.frames.numbers, table.frames.top
        REGISTER[numbers[top - 3]].question.apply(table, seat, move, numbers[top - 2], numbers[top - 1])
    go_on(table)


def go_on(table: Table) -> None:
    """Carry out steps until a rancher has to decide."""
    frames = table.frames
    numbers = frames.numbers
    while not table.over:
        top = frames.top
        a, b = numbers[top - 2], numbers[top - 1]
        seat = table.to_move
        entry = REGISTER[numbers[top - 3]]
        if entry.is_step:
            step = entry.step
            if not step.stays:
                frames.drop()
            step.apply(table, seat, a, b)
            continue
        question = entry.question
        if question.automatic:
            found = table.new_moves()
            add_legal(table, found)
            if found.count != 1 or not question.is_plain(table, seat):
                table.keep_moves()
                return
            question.apply(table, seat, found.items[0], a, b)
        elif question.skipped_when_empty:
            found = table.new_moves()
            add_legal(table, found)
            answered = found.count > 1 or (found.count == 1 and found.items[0] != SKIP)
            if answered or question.hides_empty(table, seat, a):
                table.keep_moves()
                return
            frames.drop()
            question.skipped(table, seat)
        else:
            return
