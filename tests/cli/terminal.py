"""A command at a terminal of its own: typed to, and read from as a person would."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from types import TracebackType

from tests.cli.conftest import plain_environment

_STEERING = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


# Ctrl-C goes to those who belong to the terminal, so the command has to take it for its own first; but not
# before it is there to answer, however long a busy machine takes to load it.
_AT_TERMINAL = """
import fcntl, sys, termios
from trailboss.cli import main, app
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.exit(main())
"""


class Terminal:
    """`with Terminal("replay", "FILE") as terminal:` starts the command with a keyboard and a screen."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.keyboard, other = pty.openpty()
        self.seen = ""
        """All that was on the screen so far, without colours."""
        self._raw = ""
        self._read_up_to = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", _AT_TERMINAL, *args],
            stdin=other,
            stdout=other,
            stderr=other,
            env=plain_environment(TERM="xterm-256color", COLUMNS="100", LINES="40", **environment),
            start_new_session=True,
        )
        os.close(other)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=10)
        os.close(self.keyboard)

    def type(self, text: str) -> None:
        """Press these keys; a line ends with the Enter key."""
        os.write(self.keyboard, text.encode())

    def until(self, text: str, seconds: float = 20) -> str:
        """Wait for a text on the screen; what was shown since the last one waited for."""
        end = time.monotonic() + seconds
        going = True
        while (found := self.seen.find(text, self._read_up_to)) < 0:
            new = self.seen[self._read_up_to :]
            assert going, f"it ended without {text!r}: {new!r}"
            assert time.monotonic() < end, f"{text!r} did not come; there is {new!r}"
            going = self._read()
        shown = self.seen[self._read_up_to : found + len(text)]
        self._read_up_to = found + len(text)
        return shown

    def end(self, keys: str = "", seconds: float = 20) -> int:
        """Wait for the end of the command; its exit status.

        The keys are pressed once a second until the command says something: a key that comes while a prompt
        is being set up is lost, and one that comes while Python takes itself down kills it.
        """
        end, pressed = time.monotonic() + seconds, 0.0
        before = len(self.seen)
        going = True
        while going:
            now = time.monotonic()
            assert now < end, f"it did not end; there is {self.seen[self._read_up_to :]!r}"
            silent = not self.seen[before:].replace("^C", "").strip()
            if keys and silent and now > pressed + 1:
                self.type(keys)
                pressed = now
            going = self._read()
        return self.process.wait(timeout=seconds)

    def _read(self) -> bool:
        """Take in what there is; False at the end."""
        ready, _, _ = select.select([self.keyboard], [], [], 0.2)
        if not ready:
            return True
        try:
            found = os.read(self.keyboard, 65536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self._raw += found.decode("utf-8", "replace")
        self.seen = _STEERING.sub("", self._raw).replace("\r\n", "\n")
        return bool(found)
