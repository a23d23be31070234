"""The plan: which kind of worker the ranch is built on. It is read off the table, not remembered."""

from trailboss.games.gwt.bots.drover.drover_view import DroverView
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import PRINTED_WORKERS, WORKER_KINDS


def plan(view: DroverView) -> int:
    """Cowboys, builders or engineers: what the ranch has most of, or else the job market."""
    if view.plan < 0:
        view.plan = _plan(view)
    return view.plan


def _plan(view: DroverView) -> int:
    return max(range(WORKER_KINDS), key=lambda kind: (_pull(view, kind), -kind))


def _pull(view: DroverView, kind: int) -> float:
    """How much speaks for a kind of worker."""
    table, weights = view.table, view.weights
    hired = table.workers[3 * view.me + kind] - PRINTED_WORKERS
    offered = sum(table.jobs[3 * row + kind] for row in range(min(table.job_row + 1, ROWS)))
    row = (weights.cowboys, weights.builders, weights.engineers)[kind]
    return hired + 0.3 * offered + sum(row) / 5
