"""Child processes: how many can run at once, and how they are started, ended with everything they started
themselves, and kept safe from Ctrl-C.

Bots of a server, bots that are programs, and helpers of a search are a `Child`; the lab's workers are
multiprocessing's, which brings results home by itself.
"""

import contextlib
import os
import secrets
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Final

MARK: Final = "TRAILBOSS_CHILD"
"""An environment variable that marks everything a child starts, even processes that left its group."""
ROUNDS: Final = 5
"""How often we look for such processes: one may start another while it is being killed."""


def cores() -> int:
    """How many processes can really run at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Child:
    """A process with pipes for its input and output. All methods but `wait` return at once."""

    def __init__(self, command: Sequence[str], *, stderr: int = subprocess.DEVNULL) -> None:
        """Raises `OSError` if it cannot be started."""
        self._mark = secrets.token_hex(8)
        marks = ":".join(filter(None, (os.environ.get(MARK), self._mark)))
        self._popen = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, MARK: marks},
            start_new_session=os.name == "posix",  # Ctrl-C doesn't reach it
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        self.stdin: IO[bytes] = self._popen.stdin
        self.stdout: IO[bytes] = self._popen.stdout
        self.stderr = self._popen.stderr
        self._lock = threading.Lock()

    @property
    def pid(self) -> int:
        return self._popen.pid

    def alive(self) -> bool:
        return self._popen.poll() is None

    def kill(self) -> None:
        """End it now, with all that it has started."""
        with self._lock:
            if self._popen.returncode is None:  # after that, its number may be another process's
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    if os.name == "posix":
                        os.killpg(self._popen.pid, signal.SIGKILL)
                    else:
                        self._popen.kill()
            for _ in range(ROUNDS):
                left = _marked(self._mark)
                if not left:
                    return
                for pid in left:
                    with contextlib.suppress(ProcessLookupError, PermissionError):
                        os.kill(pid, signal.SIGKILL)

    def wait(self) -> None:
        """Wait until it has ended, so that it does not stay as a zombie."""
        self._popen.wait()


def _marked(mark: str) -> list[int]:
    """All processes started with a mark; none if the system can't list them."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended, or is somebody else's
            if mark.encode() in (place / "environ").read_bytes():
                found.append(int(place.name))
    return found


@contextlib.contextmanager
def ctrl_c_later() -> Iterator[None]:
    """Processes started inside this block ignore Ctrl-C, which we handle ourselves afterwards. One that is
    still importing would print a long traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # missing on some platforms that import this module

    # The first process that multiprocessing starts brings this helper along, and starting it lets Ctrl-C
    # through again: so it is there before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_parting: dict[int, Callable[[], None]] = {}


def before_leaving(key: int, action: Callable[[], None]) -> None:
    """Register an action for `leaving`, until `no_longer` removes it."""
    _parting[key] = action


def no_longer(key: int) -> None:
    _parting.pop(key, None)


def leaving() -> None:
    """End what this process has started. Call it before ending without Python's own clean-up."""
    for action in list(_parting.values()):
        action()
