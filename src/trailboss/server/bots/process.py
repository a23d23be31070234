"""A worker process as the server holds it. All methods but `kill` and `alive` may block: use threads."""

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Sequence

import msgspec

from trailboss.server.bots.worker import READY, Answer, command, compiled_copy, read, write


class Gone(Exception):
    """The process has ended, or does not keep to the form. The text says what it said last, if anything."""


class Process:
    """One worker process; it thinks about one question at a time."""

    def __init__(self, modules: Sequence[str], niceness: int) -> None:
        self._modules = modules
        self._niceness = niceness
        self._imports_first = compiled_copy()
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = False
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start it, and wait until it is ready to think."""
        with self._lock:
            if self._killed:
                raise Gone
            try:
                self._process = subprocess.Popen(
                    command(self._modules, self._niceness, self._imports_first),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,  # what bots print could tell what a seat holds
                    start_new_session=True,  # Ctrl-C is for the server; what a bot starts can be ended too
                )
            except OSError as error:  # too many processes, or too many files
                raise Gone(str(error)) from None
        first = self._answer()
        if first != READY:
            raise Gone(first.fault)

    def ask(self, question: bytes) -> Answer:
        """The answer to a question; `Gone` if there will be none."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            write(self._process.stdin, question)
        except OSError:
            raise Gone from None
        return self._answer()

    def _answer(self) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            return msgspec.msgpack.decode(read(self._process.stdout), type=Answer)
        except (EOFError, OSError, msgspec.DecodeError):
            raise Gone from None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def is_outdated(self) -> bool:
        """Would a new one run the compiled engine, and this one does not?"""
        return not self._imports_first and bool(compiled_copy())

    def kill(self) -> None:
        """End it now, whatever it does, with all that it has started. Whoever waits for it gets `Gone`."""
        with self._lock:
            self._killed = True
            if self._process is None or self._process.returncode is not None:
                return  # after that, its number may be another process's
            if not hasattr(os, "killpg"):
                self._process.kill()
                return
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Kill it and wait until nothing of it is left."""
        self.kill()
        if self._process is not None:
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(BrokenPipeError):  # a question that it no longer took
                        stream.close()
