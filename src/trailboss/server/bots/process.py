"""A worker process as the server holds it. All methods but `kill` and `alive` may block: use threads."""

import contextlib
import threading
from collections.abc import Sequence

import msgspec

from trailboss.processes import Child
from trailboss.server.bots.worker import READY, Answer, command, compiled_copy, read, write


class Gone(Exception):
    """The process has ended or broke the protocol. The text has its last output, if any."""


class WorkerProcess:
    """One worker process; it answers one question at a time."""

    def __init__(self, modules: Sequence[str], niceness: int) -> None:
        self._modules = modules
        self._niceness = niceness
        self._imports_first = compiled_copy()
        self._child: Child | None = None
        self._killed = False
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        with self._lock:
            if self._killed:
                raise Gone
            try:  # its standard error isn't kept: what bots print could reveal hidden information
                self._child = Child(command(self._modules, self._niceness, self._imports_first))
            except OSError as error:  # too many processes, or too many files
                raise Gone(str(error)) from None
        first = self._answer()
        if first != READY:
            raise Gone(first.fault)

    def ask(self, question: bytes) -> Answer:
        """The answer to a question; `Gone` if there will be none."""
        assert self._child is not None
        try:
            write(self._child.stdin, question)
        except OSError:
            raise Gone from None
        return self._answer()

    def _answer(self) -> Answer:
        assert self._child is not None
        try:
            return msgspec.msgpack.decode(read(self._child.stdout), type=Answer)
        except (EOFError, OSError, msgspec.DecodeError):
            raise Gone from None

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    def alive(self) -> bool:
        return self._child is not None and self._child.alive()

    def is_outdated(self) -> bool:
        """Would a new one run the compiled engine, and this one does not?"""
        return not self._imports_first and bool(compiled_copy())

    def kill(self) -> None:
        """Kill it and everything it started. A pending call gets `Gone`."""
        with self._lock:
            self._killed = True
            if self._child is not None:
                self._child.kill()

    def end(self) -> None:
        """Kill it and wait until it is gone."""
        self.kill()
        if self._child is not None:
            self._child.wait()
            for stream in (self._child.stdin, self._child.stdout):
                with contextlib.suppress(BrokenPipeError):  # a question that it no longer took
                    stream.close()
