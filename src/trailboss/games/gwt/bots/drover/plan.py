"""The plan: which kind of worker the ranch is built on. It is read off the table, not remembered."""

from trailboss.games.gwt.bots.drover.sight import Sight
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import PRINTED_WORKERS, WORKER_KINDS


def plan(sight: Sight) -> int:
    """Cowboys, builders or engineers: what the ranch has most of, else what the job market offers most."""
    if sight.plan < 0:
        sight.plan = _plan(sight)
    return sight.plan


def _plan(sight: Sight) -> int:
    return max(range(WORKER_KINDS), key=lambda kind: (_pull(sight, kind), -kind))


def _pull(sight: Sight, kind: int) -> float:
    """How much speaks for a kind of worker."""
    table, weights = sight.table, sight.weights
    hired = table.workers[3 * sight.me + kind] - PRINTED_WORKERS
    offered = sum(table.jobs[3 * row + kind] for row in range(min(table.job_row + 1, ROWS)))
    row = (weights.cowboys, weights.builders, weights.engineers)[kind]
    return hired + 0.3 * offered + sum(row) / 5
