"""Runs that play their games in shards: their progress, and how they are stopped."""

from pathlib import Path
from typing import NoReturn

from trailboss.cli import errors
from trailboss.cli.commands.sim import progress
from trailboss.core.messages import format_message
from trailboss.lab.cluster import crew_on
from trailboss.lab.shards import Shards
from trailboss.lab.workers import Work


def play_missing(
    work: Work[int, int],
    shards: Shards,
    folder: Path,
    games: int,
    label: str,
    lang: str,
    *,
    processes: int | None = None,
    where: str = "cores",
) -> None:
    """Play the shards that are missing in a folder, with a progress bar; exits if that is interrupted."""
    left = shards.missing(folder, games)
    done = games - len(left) * shards.size
    with crew_on(where, work, left, processes) as workers, progress() as bar:
        row = bar.add_task(label, total=games, completed=max(0, done))
        for results in workers:
            done += sum(results)
            bar.update(row, completed=min(max(0, done), games))
    if shards.missing(folder, games):
        stop(lang)


def stop(lang: str) -> NoReturn:
    """Say that finished work is kept, and exit."""
    errors.print_notice(format_message("cli.lab.train.stopped", {}, lang))
    raise errors.Stopped(errors.INTERRUPTED)
