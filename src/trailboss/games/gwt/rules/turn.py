"""Carries out what is next, up to the next question; lists its answers and takes one."""

from trailboss.games.gwt.questions import (  # noqa: F401  they register their effects
    auxiliary,
    build,
    cattle,
    discards,
    drawing,
    engine,
    exchange,
    hire,
    immediate,
    kansas_city,
    location,
    money,
    movement,
    objectives,
    out_of_turn,
    simmental,
    stations,
    tiles,
    turn,
)
from trailboss.games.gwt.questions.exchange import exchange as use_token
from trailboss.games.gwt.questions.exchange import may_exchange
from trailboss.games.gwt.rules.effects import REGISTER
from trailboss.games.gwt.rules.moves import EXCHANGE, SKIP
from trailboss.games.gwt.state.table import Table


def legal(table: Table) -> list[int]:
    """The legal answers to the question on top of the agenda, and an exchange token where it can matter."""
    frames = table.agenda.frames
    question = REGISTER[frames[-3]].question
    found = question.legal(table, table.to_move, frames[-2], frames[-1])
    if question.lists_tokens and table.edition.has_tokens and may_exchange(table, table.to_move):
        found.append(EXCHANGE)
    return found


def answer(table: Table, seat: int, move: int) -> None:
    """Carry out a legal move and go on to the next question."""
    if move == EXCHANGE:
        use_token(table, seat)
    else:
        frames = table.agenda.frames
        REGISTER[frames[-3]].question.apply(table, seat, move, frames[-2], frames[-1])
    go_on(table)


def go_on(table: Table) -> None:
    """Carry out steps until a rancher has to decide."""
    frames = table.agenda.frames
    while not table.over:
        kind, a, b = frames[-3], frames[-2], frames[-1]
        seat = table.to_move
        entry = REGISTER[kind]
        if entry.is_step:
            step = entry.step
            if not step.stays:
                table.agenda.drop()
            step.apply(table, seat, a, b)
            continue
        question = entry.question
        if question.automatic:
            found = legal(table)
            if len(found) != 1 or not question.is_plain(table, seat):
                table.keep_legal(found)
                return
            question.apply(table, seat, found[0], a, b)
        elif question.skipped_when_empty:
            found = legal(table)
            answered = len(found) > 1 or (len(found) == 1 and found[0] != SKIP)
            if answered or question.hides_empty(table, seat, a):
                table.keep_legal(found)
                return
            table.agenda.drop()
            question.skipped(table, seat)
        else:
            return
