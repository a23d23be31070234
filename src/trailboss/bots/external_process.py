"""A program that exchanges lines with us, with time limits, and that never outlives us.

Three threads serve it, so that nothing it does or fails to do can block the table: one writes (a program that
doesn't read fills the pipe), one reads its output, and one its standard error.
"""

import contextlib
import os
import queue
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from typing import IO, Final

from trailboss.processes import Child, before_leaving, no_longer

MAX_LINE_BYTES: Final = 1 << 16
"""Bytes that one line of the program may have."""
MAX_WAITING: Final = 16
"""How many lines may be unread. If a program writes more, the rest isn't read."""
LAST_WORDS: Final = 2000
"""How many bytes of its standard error are kept."""
GRACE: Final = 0.5
"""Seconds that a program has to exit after its input is closed."""


class ProgramFailed(Exception):
    """The program failed; `reason` says how."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Process:
    """A program that runs. It ends with `close`, with this object, or with Python, whichever comes first."""

    def __init__(self, command: Sequence[str]) -> None:
        """Raises `ProgramFailed("start")` if it cannot be started."""
        try:
            self._child = Child(command, stderr=subprocess.PIPE)
        except OSError as error:
            raise ProgramFailed("start") from error
        self._lines: queue.SimpleQueue[bytes | ProgramFailed] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stderr = bytearray()
        stdin, stdout, stderr = self._child.stdin, self._child.stdout, self._child.stderr
        assert stderr is not None
        self._threads = [
            threading.Thread(target=target, args=args, daemon=True)
            for target, args in (
                (_write, (stdin, self._outbox)),
                (_read, (stdout, self._lines)),
                (_drain, (stderr, self._stderr)),
            )
        ]
        for thread in self._threads:
            thread.start()
        # None of these refers to this object, so that it can be garbage-collected.
        self._end = weakref.finalize(self, _end, self._child, self._outbox, os.getpid())
        before_leaving(self._child.pid, self._end)

    @property
    def pid(self) -> int:
        return self._child.pid

    def send(self, line: bytes) -> None:
        """Send a line without waiting. If it doesn't arrive, the answer will be missing."""
        if not self._lines.empty():
            unasked = self._lines.get()
            # After an unsolicited line, the next one would not be the answer.
            raise unasked if isinstance(unasked, ProgramFailed) else ProgramFailed("nonsense")
        self._outbox.put(line + b"\n")

    def hear(self, deadline: float) -> bytes:
        """The next line, awaited until that time (`time.monotonic`); raises `ProgramFailed`."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise ProgramFailed("slow") from None
        if isinstance(line, ProgramFailed):
            raise line
        return line

    def stderr_tail(self) -> str:
        """The end of what it wrote to its standard error."""
        return bytes(self._stderr).decode("utf-8", "replace").strip()

    def close(self, grace: float = 0.0) -> None:
        """End it and everything it started; with `grace`, it may exit on its own first."""
        self._outbox.put(None)
        if grace > 0.0:
            self._threads[1].join(grace)  # its output ends with it
        self._end()
        for thread in self._threads:
            thread.join(GRACE)  # the pipes are broken; but a process that left its group may hold one open


# -------------------------------------------------------------------- without the object itself


def _end(child: Child, to_say: "queue.SimpleQueue[bytes | None]", owner: int) -> None:
    """Kill it with its own processes, and wait for its end."""
    if os.getpid() != owner:
        return  # a copy of the object in another process: the program is not ours
    no_longer(child.pid)
    to_say.put(None)
    child.kill()
    child.wait()


def _write(stdin: IO[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError):  # it is gone, or does not listen any more
        while (line := lines.get()) is not None:
            stdin.write(line)
            stdin.flush()
    with contextlib.suppress(OSError):
        stdin.close()


def _read(stdout: IO[bytes], lines: "queue.SimpleQueue[bytes | ProgramFailed]") -> None:
    with contextlib.closing(stdout):
        while line := stdout.readline(MAX_LINE_BYTES + 1):
            if len(line) > MAX_LINE_BYTES or lines.qsize() >= MAX_WAITING:
                lines.put(ProgramFailed("nonsense"))
                return
            lines.put(line)
    lines.put(ProgramFailed("crashed"))


def _drain(stderr: IO[bytes], stderr_tail: bytearray) -> None:
    with contextlib.closing(stderr):
        while piece := os.read(stderr.fileno(), 4096):
            stderr_tail += piece
            del stderr_tail[:-LAST_WORDS]
