"""How far a layout carries: `python -m tools.capacity` prints the tables of docs/scaling.md.

A move visits the event loop of a server, waits for the database, which writes all that waits in one
transaction, and visits the event loop again to be told to everybody. That is simulated move by move, with the
costs that were measured; what a layout needs beyond it (bots, network, memory) is plain arithmetic.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
from collections import deque
from typing import Final, NamedTuple

SHARE_BEFORE: Final = 0.25
"""The part of a move's work in the event loop that comes before the database: reading and checking it."""
BUSY: Final = 0.6
"""A core is planned to be busy for this part of the time; beyond it, people begin to wait."""
SIZES: Final = (2_000, 10_000, 100_000, 1_000_000)
PACE: Final = 10.0
"""Seconds between two moves of a table."""


class Costs(NamedTuple):
    """What was measured on one core; see docs/scaling.md for how."""

    loop_ms: float = 1.2
    """Processor time of the event loop for a move with its viewers, on a file."""
    postgres_loop_ms: float = 2.0
    """The same on PostgreSQL, with all that it takes to talk to it."""
    viewers: float = 2.4
    """Connections of a table."""
    commit_ms: float = 2.0
    """A transaction on the database, whatever it holds."""
    row_ms: float = 0.1
    """What one more move adds to a transaction."""
    update_kb: float = 1.7
    """What one viewer is sent of one move."""
    table_kb: float = 200.0
    """Memory of a live table with its connections in the middle of a game: 135 kB when it starts, 65 more."""
    server_mb: float = 91.0
    """Memory of a server without tables."""
    bot_share: float = 0.25
    """Moves of bots, as a part of all."""
    bot_ms: float = 1.5
    """Processor time of a bot's decision: nine of ten by `medium` (0.2 ms), one by `hard` (14 ms)."""
    database_ms: float = 0.6
    """Processor time of PostgreSQL for a move."""
    database_cores: float = 4.0
    """Cores of one PostgreSQL."""
    network_mbit: float = 1_000.0


MEASURED: Final = Costs()


class Waits(NamedTuple):
    """How long moves took, in milliseconds, and how busy the event loop was."""

    p50: float
    p95: float
    busy: float


def simulated(moves_per_s: float, costs: Costs, seconds: float = 60.0, seed: int = 0) -> Waits:
    """One server, with random moves at this rate."""
    chance = random.Random(seed)
    events: list[tuple[float, int, str, int]] = []
    count = 0

    def at(time: float, what: str, move: int) -> None:
        nonlocal count
        count += 1
        heapq.heappush(events, (time, count, what, move))

    begun: list[float] = []
    clock = 0.0
    while clock < seconds:
        clock += chance.expovariate(moves_per_s)
        begun.append(clock)
        at(clock, "arrives", len(begun) - 1)
    line: deque[tuple[int, bool]] = deque()
    waiting: list[int] = []
    loop_free = writer_free = True
    written: dict[int, list[int]] = {}
    busy = 0.0
    took = [0.0] * len(begun)
    while events:
        now, _, what, move = heapq.heappop(events)
        if what == "arrives":
            line.append((move, False))
        elif what in ("checked", "told"):
            loop_free = True
            if what == "checked":
                waiting.append(move)
            else:
                took[move] = now - begun[move]
        else:  # a group is written
            writer_free = True
            line.extend((each, True) for each in written.pop(move))
        if loop_free and line:
            loop_free = False
            each, is_written = line.popleft()
            share = 1 - SHARE_BEFORE if is_written else SHARE_BEFORE
            work = share * costs.loop_ms / 1000 * chance.uniform(0.5, 1.5)
            busy += work
            at(now + work, "told" if is_written else "checked", each)
        if writer_free and waiting:
            writer_free = False
            group, waiting = waiting, []
            written[group[0]] = group
            at(now + (costs.commit_ms + costs.row_ms * len(group)) / 1000, "written", group[0])
    ordered = sorted(took)
    p50, p95 = (1000 * ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.95))
    return Waits(round(p50, 1), round(p95, 1), round(busy / max(seconds, clock), 3))


class Layout(NamedTuple):
    """What a number of live tables needs."""

    tables: int
    moves_per_s: float
    workers: int
    """Server processes, one for each core."""
    databases: int
    """PostgreSQL servers; 0: one file is enough."""
    bot_cores: int
    network_mbit: float
    memory_gb: float
    first: str
    """What would saturate first if there were only one of everything."""
    p95: float
    """Milliseconds that 95 of 100 moves take at most, by the simulation of one of the workers."""


def layout(tables: int, costs: Costs = MEASURED, pace: float = PACE, seconds: float = 60.0) -> Layout:
    """The smallest layout in which no part is busier than it should be."""
    moves = tables / pace
    on_a_file = moves * costs.loop_ms / 1000 <= BUSY
    if not on_a_file:  # several servers share a PostgreSQL
        costs = costs._replace(loop_ms=costs.postgres_loop_ms)
    uses = {
        "event loop": moves * costs.loop_ms / 1000,
        "database writes": moves * costs.database_ms / 1000 / costs.database_cores,
        "bot CPU": moves * costs.bot_share * costs.bot_ms / 1000,
        "bandwidth": moves * costs.viewers * costs.update_kb * 8 / 1000 / costs.network_mbit,
    }
    workers = max(1, math.ceil(uses["event loop"] / BUSY))
    return Layout(
        tables,
        moves,
        workers,
        0 if on_a_file else math.ceil(uses["database writes"] / BUSY),
        max(1, math.ceil(uses["bot CPU"] / BUSY)),
        round(uses["bandwidth"] * costs.network_mbit, 1),
        round(tables * costs.table_kb / 1e6 + workers * costs.server_mb / 1e3, 1),
        max(uses, key=lambda name: uses[name]),
        simulated(moves / workers, costs, seconds).p95,
    )


def report(costs: Costs, seconds: float) -> str:
    """Both tables as Markdown: what each size needs, and how one server fares as it fills up."""
    lines = [
        (
            "| Live tables | Moves/s | Server processes | PostgreSQL | Cores for bots | Network | Memory "
            "| Saturates first | p95 |"
        ),
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
    ]
    for size in SIZES:
        found = layout(size, costs, seconds=seconds)
        lines.append(
            f"| {size:,} | {found.moves_per_s:,.0f} | {found.workers} | {found.databases or 'a file'} "
            f"| {found.bot_cores:,} | {found.network_mbit:,.0f} Mbit/s | {found.memory_gb:,.1f} GB "
            f"| {found.first} | {found.p95:.0f} ms |"
        )
    lines += [
        "",
        "| Moves/s on one server | Busy, on a file | p50 | p95 | Busy, on PostgreSQL | p50 | p95 |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    on_postgres = costs._replace(loop_ms=costs.postgres_loop_ms)
    for rate in (50, 100, 200, 300, 400, 500, 600, 700, 800):
        cells = [_cells(rate, each, seconds) for each in (costs, on_postgres)]
        lines.append(f"| {rate} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _cells(rate: float, costs: Costs, seconds: float) -> str:
    """How one server fares at a rate; nothing if that is more than it can do."""
    if rate * costs.loop_ms >= 1000:
        return "too much | – | –"
    waits = simulated(rate, costs, seconds)
    return f"{100 * waits.busy:.0f} % | {waits.p50:.0f} ms | {waits.p95:,.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.capacity", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="simulated seconds (default: 60)")
    for name, value in Costs()._asdict().items():
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=float, default=value, help=f"default: {value:g}")
    chosen = vars(parser.parse_args())
    seconds = chosen.pop("seconds")
    print(report(Costs(**chosen), seconds))


if __name__ == "__main__":
    main()
