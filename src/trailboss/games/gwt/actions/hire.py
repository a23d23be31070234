"""Hiring a worker."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.player_board import ROW_SPACES, WORKER_IMMEDIATE, WORKER_KINDS
from trailboss.games.gwt.happenings import HIRED
from trailboss.games.gwt.money import pay
from trailboss.games.gwt.moves import HIRE_FROM
from trailboss.games.gwt.table import NOBODY, Table
from trailboss.games.gwt.verbs import IMMEDIATE

IMMEDIATE_ACTION: list[list[int]] = [
    [action_number(name) if name else NOBODY for name in spaces] for spaces in WORKER_IMMEDIATE
]
"""By kind of worker and space: the action of that space, or NOBODY."""


def legal_hires(table: Table, seat: int, modifier: int) -> list[int]:
    """One tile from a row above the token (GWT-77; without it any row, GWT-123), if its row has room."""
    moves: list[int] = []
    money = table.money[seat]
    for kind in range(WORKER_KINDS):
        if table.workers[3 * seat + kind] == ROW_SPACES:
            continue
        for row in range(table.job_row):
            if table.jobs[3 * row + kind] and ROW_COST[row] + modifier <= money:
                moves.append(HIRE_FROM + ROWS * kind + row)
    return moves


def hire(table: Table, seat: int, kind: int, row: int, modifier: int) -> None:
    """Pay, put the worker on the leftmost free space, and its immediate action now or never (GWT-77, GWT-78).

    He counts from now on (GWT-87c). A chain of hires is worked off innermost first, being on top of the
    agenda (GWT-87f).
    """
    price = ROW_COST[row] + modifier  # GWT-87e: never below 2
    pay(table, seat, price)
    table.jobs = put(table.jobs, 3 * row + kind, table.jobs[3 * row + kind] - 1)
    table.workers[3 * seat + kind] += 1
    table.note(HIRED, EVERYBODY, seat, kind, price)
    action = IMMEDIATE_ACTION[kind][table.workers[3 * seat + kind]]
    if action != NOBODY:
        table.agenda.push(IMMEDIATE, action, NOBODY)
