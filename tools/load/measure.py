"""Load: many live tables with scripted clients on one server, as a benchmark.

Every seat of every table is a client with a WebSocket of its own, some tables have a spectator and some a
bot. A table plays one move, waits until everybody there has the update, and thinks for a while, as people do.
Measured is the time from sending a move until the last client of the table has its update. Afterwards the
server is killed and every move that it acknowledged is looked up in its file.
"""

import asyncio
import math
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import trailboss
from tools.load.host import Usage, serving, tells_usage, usage_of
from tools.load.tables import LiveTable, Plan, Sent, Tally
from trailboss.server.storage import EntryRow, Store

AT_ONCE: Final = 16
"""How many tables are created at the same time."""
SAMPLE: Final = 0.5
"""Seconds between two looks at the memory."""


# -------------------------------------------------------------------- the run


class Run(NamedTuple):
    """The counts and times of a run."""

    tally: Tally
    took: float
    clients: int
    before: Usage
    after: Usage
    peak: Usage
    """The most memory at one moment, of the server and of its workers."""
    own_cpu: float
    """Seconds of processor time of the clients themselves."""


async def run(plan: Plan, *servers: tuple[int, str]) -> Run:
    """Set the tables, shared out among the servers (process id, address), and let all of them play for the
    time of the plan."""
    tally = Tally()
    tables = [
        LiveTable(plan, number, servers[number % len(servers)][1], tally) for number in range(plan.tables)
    ]
    processes = [process for process, _ in servers]
    doors = asyncio.Semaphore(AT_ONCE)

    async def opened(table: LiveTable) -> None:
        async with doors:
            await table.open()

    try:
        await asyncio.gather(*(opened(table) for table in tables))
        clients = sum(len(table.visitors) for table in tables)
        looks: list[Usage] = []
        watching = asyncio.create_task(_watch(processes, looks))
        before, own, begun = usage_of(processes), time.process_time(), time.perf_counter()
        await asyncio.gather(*(table.play(begun + plan.seconds) for table in tables))
        took = time.perf_counter() - begun
        after, own = usage_of(processes), time.process_time() - own
        watching.cancel()
        peak = max([*looks, after], key=lambda look: look.server_mb + look.workers_mb)
        return Run(tally, took, clients, before, after, peak, own)
    finally:
        await asyncio.gather(*(table.close() for table in tables))


async def _watch(processes: list[int], looks: list[Usage]) -> None:
    while True:
        looks.append(usage_of(processes))
        await asyncio.sleep(SAMPLE)


Written = dict[str, list[EntryRow]]
"""The entries of tables, as they are stored."""


async def written(url: str, tables: Iterable[str]) -> Written:
    """What is stored of some tables."""
    store = await Store.open(url)
    try:
        found = {table: await store.load(table) for table in tables}
    finally:
        await store.close()
    return {table: [] if stored is None else stored.entries for table, stored in found.items()}


def missing(entries: Written, sent: Iterable[Sent]) -> list[Sent]:
    """Those of the acknowledged moves that are not stored exactly as they were sent, and once."""
    found = []
    for each in sent:
        fits = [
            entry for entry in entries[each.table] if (entry.seat, entry.request) == (each.seat, each.request)
        ]
        if [(entry.seq, entry.kind, entry.text) for entry in fits] != [(each.seq, "move", each.move)]:
            found.append(each)
    return found


def measured(
    plan: Plan, package: Sequence[Path] = (), database: str | None = None, servers: int = 1
) -> dict[str, Any]:
    """Start a server, put the load on it, kill it, and look what it has kept; the figures.

    `package` are the folders of another build that is measured instead of this one. Without an address of a
    database, the tables are kept in a file; several servers need one.
    """
    allow_many_files()
    load_before = _load_average()
    with tempfile.TemporaryDirectory(prefix="trailboss-load-") as folder:
        file = Path(folder) / "tables.db"
        with ExitStack() as stack:
            started = [stack.enter_context(serving(database or file, package)) for _ in range(servers)]
            done = asyncio.run(run(plan, *started))
        names = {each.table for each in done.tally.sent}
        entries = asyncio.run(written(database or f"sqlite:///{file}", names))
    moves = sum(entry.kind == "move" for table in entries.values() for entry in table)
    return figures(plan, done, len(missing(entries, done.tally.sent)), moves, load_before)


def figures(plan: Plan, done: Run, lost: int, moves: int, load_before: float | None) -> dict[str, Any]:
    """What a run says, for programs; `moves` counts those of bots too."""
    sent = done.tally.sent
    usage = tells_usage()
    server_cpu = done.after.server_cpu - done.before.server_cpu
    workers_cpu = done.after.workers_cpu - done.before.workers_cpu
    waited = done.after.server_waited - done.before.server_waited
    return {
        "tables": plan.tables,
        "clients": done.clients,
        "seconds": round(done.took, 1),
        "pace": plan.pace,
        "moves": len(sent),
        "moves_per_s": round(len(sent) / done.took, 1),
        "games_ended": done.tally.games,
        "refused": done.tally.refused,
        "unanswered": done.tally.unanswered,
        "dropped": done.tally.dropped,
        "lost": lost,
        "everybody_ms": spread(each.everybody for each in sent),
        "answer_ms": spread(each.answered for each in sent),
        "by_game_ms": {
            game: spread(each.everybody for each in sent if each.game == game) for game, _ in plan.games
        },
        "server_cpu_percent": round(100 * server_cpu / done.took, 1) if usage else None,
        "workers_cpu_percent": round(100 * workers_cpu / done.took, 1) if usage else None,
        "server_ms_per_move": round(1000 * server_cpu / len(sent), 2) if usage and sent else None,
        "server_ms_per_any_move": round(1000 * server_cpu / moves, 2) if usage and moves else None,
        "server_waited_percent": round(100 * waited / done.took, 1) if usage else None,
        "clients_cpu_percent": round(100 * done.own_cpu / done.took, 1),
        "peak_mb": round(done.peak.server_mb + done.peak.workers_mb, 1) if usage else None,
        "peak_server_mb": round(done.peak.server_mb, 1) if usage else None,
        "load_average_before": load_before,
        "load_average_after": _load_average(),
        "cores": os.cpu_count(),
        "compiled": trailboss.COMPILED,
        "version": trailboss.__version__,
        "python": platform.python_version(),
    }


def spread(seconds: Iterable[float]) -> dict[str, float] | None:
    """Percentiles in milliseconds; None of nothing."""
    ordered = sorted(seconds)
    if not ordered:
        return None
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[max(0, math.ceil(part * len(ordered)) - 1)], 1)
        for name, part in parts.items()
    }


def _load_average() -> float | None:
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def allow_many_files() -> None:
    """Every client is an open file, here and in the server, which gets the same limits."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
