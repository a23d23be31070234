"""Runs that play their games in shards: their progress, and how they are stopped."""

from collections.abc import Sequence
from typing import NoReturn

from trailboss.cli import errors
from trailboss.cli.commands.sim import progress
from trailboss.core.messages import format_message
from trailboss.lab.workers import Work, Workers


def play_shards(
    work: Work[int, int], left: Sequence[int], games: int, size: int, processes: int | None, label: str
) -> None:
    """Play the shards that are left, of this size each, with a progress bar for all games."""
    total = -(-games // size) * size
    done = total - len(left) * size
    with Workers(work, left, processes) as workers, progress() as bar:
        row = bar.add_task(label, total=total, completed=done)
        for results in workers:
            done += sum(results)
            bar.update(row, completed=done)


def stop(lang: str) -> NoReturn:
    """Say that finished work is kept, and exit."""
    errors.print_notice(format_message("cli.lab.train.stopped", {}, lang))
    raise errors.Stopped(errors.INTERRUPTED)
