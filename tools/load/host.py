"""A server for a load run: started as a process, measured from outside, and killed."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

PROC: Final = Path("/proc")
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")


class Failure(Exception):
    """Ends the command with this one sentence."""


@contextmanager
def serving(database: Path | str, package: Sequence[Path] = ()) -> Iterator[tuple[int, str]]:
    """`trailboss serve` on a free port of this machine, with the tables of a file or of the database at an
    address; its process id and address. `package` are the folders from which it is imported, if not this one.
    At the end it is killed without a warning: what it has acknowledged must be stored anyway."""
    command = [sys.executable, "-P", "-m", "trailboss", "serve", "--no-open", "--port", "0", "--lang", "en"]
    command += ["--data" if isinstance(database, Path) else "--database", str(database)]
    variables = dict(os.environ)
    if package:
        variables["PYTHONPATH"] = os.pathsep.join(map(str, package))
    with tempfile.TemporaryDirectory(prefix="trailboss-pages-") as pages:
        (Path(pages) / "index.html").touch()  # no pages are needed here
        variables["TRAILBOSS_STATIC"] = pages
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
        with _ended(process):
            assert process.stdout is not None
            address = _ADDRESS.search(process.stdout.readline())
            if address is None:
                raise Failure("The server that was to be measured did not start.")
            yield process.pid, address[0]


@contextmanager
def _ended(process: subprocess.Popen[str]) -> Iterator[None]:
    try:
        yield
    finally:
        assert process.stdout is not None
        process.stdout.close()
        process.kill()
        process.wait()


class Usage(NamedTuple):
    """What a server and its workers use; nothing if the system can't say."""

    server_cpu: float = 0.0
    """Seconds of processor time since the start."""
    workers_cpu: float = 0.0
    server_mb: float = 0.0
    workers_mb: float = 0.0
    server_waited: float = 0.0
    """Seconds that the server's threads could have run and had no core: the crowd of other programs."""
    files: int = 0
    """Open files of the server, its connections among them."""
    threads: int = 0


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
        _count(server, "fd"),
        _count(server, "task"),
    )


def usage_of(servers: Iterable[int]) -> Usage:
    """What several servers use together."""
    return Usage(*(sum(column) for column in zip(*(usage(server) for server in servers), strict=True)))


def tells_usage() -> bool:
    """Can this system report what a process uses?"""
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


def _count(process: int, what: str) -> int:
    """How many open files (`fd`) or threads (`task`) a process has."""
    with suppress(OSError):  # it has ended
        return sum(1 for _ in (PROC / str(process) / what).iterdir())
    return 0


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
