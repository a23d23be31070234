"""Hiring a worker."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.player_board import ROW_SPACES, WORKER_IMMEDIATE, WORKER_KINDS
from trailboss.games.gwt.questions.immediate import IMMEDIATE
from trailboss.games.gwt.questions.money import no_money, pay
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, reason, register
from trailboss.games.gwt.state.table import NOBODY, Table

HIRE: Final = 22

IMMEDIATE_ACTION: Final[list[list[int]]] = [
    [action_number(name) if name else NOBODY for name in spaces] for spaces in WORKER_IMMEDIATE
]
"""By kind of worker and space: the action of that space, or NOBODY."""


class Hire(Question):
    """One tile from a row above the token (GWT-77; without it any row, GWT-123), if its row has room."""

    kind = HIRE
    name = "hire"
    ruling = "GWT-77"
    see = ["GWT-77"]
    concerns = ["jobs"]
    args = [Arg("surcharge", low=-2, high=2)]
    costs_money = True

    def possible(self, table: Table, seat: int, surcharge: int) -> bool:
        money = table.money[seat] - surcharge
        jobs, workers, rows = table.jobs, table.workers, table.job_row
        for kind in range(WORKER_KINDS):
            if workers[3 * seat + kind] == ROW_SPACES:
                continue
            for row in range(rows):
                if jobs[3 * row + kind] and ROW_COST[row] <= money:
                    return True
        return False

    def impossible(self, table: Table, seat: int, surcharge: int) -> Reason:
        return reason("nobody_to_hire", "GWT-77")

    def legal(self, table: Table, seat: int, surcharge: int, _: int, found: MoveList) -> None:
        money = table.money[seat] - surcharge
        jobs, workers, rows = table.jobs, table.workers, table.job_row
        for kind in range(WORKER_KINDS):
            if workers[3 * seat + kind] == ROW_SPACES:
                continue
            for row in range(rows):
                if jobs[3 * row + kind] and ROW_COST[row] <= money:
                    found.add(moves.HIRE_FROM + ROWS * kind + row)

    def apply(self, table: Table, seat: int, move: int, surcharge: int, _: int) -> None:
        """Pay, put the worker on the leftmost free space, and its immediate action now or never (GWT-77,
        GWT-78).

        He counts from now on (GWT-87c). A chain of hires is worked off innermost first, being on top of the
        stack (GWT-87f).
        """
        table.frames.drop()
        kind = (move - moves.HIRE_FROM) // ROWS
        row = (move - moves.HIRE_FROM) % ROWS
        price = ROW_COST[row] + surcharge  # GWT-87e: never below 2
        pay(table, seat, price)
        table.own_jobs()[3 * row + kind] -= 1
        table.workers[3 * seat + kind] += 1
        table.emit(events.HIRED, EVERYBODY, seat, kind, price)
        action = IMMEDIATE_ACTION[kind][table.workers[3 * seat + kind]]
        if action != NOBODY:
            table.frames.push(IMMEDIATE, action, NOBODY)

    def explain(self, table: Table, seat: int, move: int, surcharge: int, _: int) -> Reason | None:
        if not moves.HIRE_FROM <= move < moves.BUILD_NUMBER:
            return None
        kind, row = divmod(move - moves.HIRE_FROM, ROWS)
        if row >= table.job_row:
            return reason("row_not_open", "GWT-77", row=row + 1)
        if table.jobs[3 * row + kind] == 0:
            return reason("no_worker", "GWT-77", row=row + 1)
        if table.workers[3 * seat + kind] == ROW_SPACES:
            return reason("worker_row_full", "GWT-77")
        return no_money(table, seat, ROW_COST[row] + surcharge, "GWT-77")


register(Hire())
