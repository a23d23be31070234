"""A table server of its own for the browser: a real process that can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[2]
CLIENT: Final = Path(os.environ.get("TRAILBOSS_STATIC") or ROOT / "src" / "trailboss" / "server" / "static")
"""The built client; another build can be named."""
PATIENCE: Final = 120.0
"""Seconds until a test gives up waiting. What it waits for ends the wait, so only a fault takes that long: no
test may depend on how fast a machine is, or on what else it does."""


class Host:
    """`trailboss serve` on a port of its own, with its data in one file."""

    def __init__(
        self,
        folder: Path,
        python: str | Path = sys.executable,
        environment: dict[str, str] | None = None,
        options: Sequence[str] = (),
    ) -> None:
        """By default the server of this environment with the built client."""
        self._options = options
        self._python = str(python)
        self._environment = environment or {**os.environ, "TRAILBOSS_STATIC": str(CLIENT)}
        self.data = folder / "tables.db"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; the second time on the same port, as a host would."""
        command = [self._python, "-m", "trailboss", "serve", "--no-open", "--port", str(self.port)]
        with open(self._log, "ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data), "--lang", "en", *self._options],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**self._environment, "PYTHONUNBUFFERED": "1"},
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server ended: {self.log()}"
            if time.monotonic() > end:
                self.kill()
                raise AssertionError(f"the server doesn't answer: {self.log()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def _answers(self) -> bool:
        if not self.port:
            address = re.search(r"http://127\.0\.0\.1:(\d+)", self.log())
            if address is None:
                return False
            self.port = int(address[1])
        try:
            with urlopen(f"{self.url}/api/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False
