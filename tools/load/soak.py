"""`./run bench soak`: a long run in which memory, open files and threads must stay flat after warming up."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from tools.load.host import Failure, Usage, serving, tells_usage, usage
from tools.load.measure import allow_many_files, run
from tools.load.tables import Plan, Tally

GROWTH: Final = 1.10
"""Flat is what grows by less than a tenth after warming up."""
SLACK_MB: Final = 20.0
FEW: Final = 12
"""How many files or threads may come and go."""


class Sample(NamedTuple):
    minute: float
    used: Usage

    def line(self) -> str:
        used = self.used
        return (
            f"{self.minute:>7.1f}{used.server_mb:>10.1f}{used.workers_mb:>10.1f}{used.files:>8}{used.threads:>9}"
            f"{used.server_cpu:>10.1f}"
        )


HEAD: Final = f"{'minute':>7}{'MB':>10}{'bots MB':>10}{'files':>8}{'threads':>9}{'CPU s':>10}"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./run bench soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="live tables (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=30.0, help="how long (default: %(default)s)")
    parser.add_argument("--warm", type=float, default=5.0, help="minutes until it must be flat (default: 5)")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between samples (default: 30)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table")
    chosen = parser.parse_args(arguments)
    if not tells_usage():
        raise Failure("This system does not tell what a process uses (there is no /proc).")
    allow_many_files()
    plan = Plan(chosen.tables, 60 * chosen.minutes, chosen.pace)
    with (
        tempfile.TemporaryDirectory(prefix="trailboss-soak-") as folder,
        serving(Path(folder) / "tables.db") as (server, address),
    ):
        samples, tally = asyncio.run(_soak(plan, address, server, chosen.every))
    if tally.dropped or tally.unanswered:
        raise Failure("Connections broke, so the load was not what it should have been.")
    grown = growth(samples, chosen.warm)
    print("\n".join(grown) or f"flat after minute {chosen.warm:g}", flush=True)
    if grown:
        raise Failure("The server grew.")


async def _soak(plan: Plan, address: str, server: int, every: float) -> tuple[list[Sample], Tally]:
    """Put the load on, and print a sample now and then."""
    samples: list[Sample] = []
    print(HEAD, flush=True)

    async def watch() -> None:
        begun = time.monotonic()
        while True:
            await asyncio.sleep(every)
            samples.append(Sample((time.monotonic() - begun) / 60, usage(server)))
            print(samples[-1].line(), flush=True)

    watching = asyncio.create_task(watch())
    done = await run(plan, (server, address))
    watching.cancel()
    tally = done.tally
    print(
        f"{len(tally.sent)} moves, {tally.games} games ended; refused {tally.refused}, unanswered "
        f"{tally.unanswered}, disconnected {tally.dropped}",
        flush=True,
    )
    return samples, tally


def growth(samples: list[Sample], warm: float) -> list[str]:
    """What is not flat from the first sample after warming up to the last one, in one line each."""
    after = [sample.used for sample in samples if sample.minute >= warm]
    if len(after) < 2:
        raise Failure("The run was too short: there are not two samples after warming up.")
    first, last = after[0], after[-1]
    growth = []
    if last.server_mb > max(first.server_mb * GROWTH, first.server_mb + SLACK_MB):
        growth.append(f"memory grew from {first.server_mb:.1f} to {last.server_mb:.1f} MB")
    for name, before, now in (("files", first.files, last.files), ("threads", first.threads, last.threads)):
        if now > before + FEW:
            growth.append(f"open {name} grew from {before} to {now}")
    return growth
