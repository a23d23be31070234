"""A server of its own for a load run: started as a process, measured from outside, and killed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from trailboss.core.errors import TrailbossError
from trailboss.core.words import learn

PROC: Final = Path("/proc")
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")

learn(
    {
        "load.no_server": (
            "The server that was to be measured did not start.",
            "Der Server, der gemessen werden sollte, ist nicht gestartet.",
        ),
        "load.refused": (
            "The server that was to be measured refused {what} with status {status}.",
            "Der Server, der gemessen werden sollte, lehnt {what} mit Status {status} ab.",
        ),
    }
)


@contextmanager
def serving(database: Path) -> Iterator[tuple[int, str]]:
    """`trailboss serve` on a free port of this machine; its process id and address. At the end it is killed
    without a warning: what it has acknowledged must be in the file all the same."""
    command = [sys.executable, "-P", "-m", "trailboss", "serve", "--no-open", "--port", "0", "--lang", "en"]
    process = subprocess.Popen([*command, "--data", str(database)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said = _ADDRESS.search(process.stdout.readline())
        if said is None:
            raise TrailbossError("load.no_server")
        yield process.pid, said[0]
    finally:
        process.stdout.close()
        process.kill()
        process.wait()


class Usage(NamedTuple):
    """What a server and its workers use; where the system does not tell, nothing."""

    server_cpu: float = 0.0
    """Seconds of processor time since the start."""
    workers_cpu: float = 0.0
    server_mb: float = 0.0
    workers_mb: float = 0.0
    server_waited: float = 0.0
    """Seconds that the server's threads could have run and had no core: the crowd of other programs."""


def usage(server: int) -> Usage:
    """What a server uses now, read from /proc."""
    own = _process(server)
    if own is None:
        return Usage()
    workers = [found for found in map(_process, _below(server)) if found is not None]
    return Usage(
        own[0],
        sum(cpu for cpu, _ in workers),
        own[1],
        sum(size for _, size in workers),
        _waited(server),
    )


def tells_usage() -> bool:
    """Does this system tell what a process uses?"""
    return (PROC / "self" / "stat").exists()


def _fields(process: int | str) -> list[str] | None:
    """The fields of a process behind its name, from the state on; None if it has ended."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


def _process(process: int) -> tuple[float, float] | None:
    """Seconds of processor time, and megabytes in memory."""
    fields = _fields(process)
    if fields is None:
        return None
    ticks = int(fields[11]) + int(fields[12])
    size = int(fields[21]) * os.sysconf("SC_PAGE_SIZE")
    return ticks / os.sysconf("SC_CLK_TCK"), size / 1e6


def _waited(process: int) -> float:
    """Seconds in line for a core, of all threads; 0 where the system does not count them."""
    nanoseconds = 0
    for thread in (PROC / str(process) / "task").iterdir():
        with suppress(OSError):  # it has ended, or nothing is counted
            nanoseconds += int((thread / "schedstat").read_text().split()[1])
    return nanoseconds / 1e9


def _below(process: int) -> list[int]:
    """The children of a process and theirs."""
    parents: dict[int, list[int]] = {}
    for entry in PROC.iterdir():
        if entry.name.isdigit() and (fields := _fields(entry.name)) is not None:
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found: list[int] = []
    waiting = [process]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found
