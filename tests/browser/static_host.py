"""The static edition on the plainest of hosts, `python -m http.server`, which can go away."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.browser.host import PATIENCE, ROOT


class StaticHost:
    """Serves the edition in a folder below its root, as a host of many pages would."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "trailboss").is_dir():
            command = [sys.executable, str(ROOT / "run"), "static", str(folder / "trailboss")]
            subprocess.run(command, check=True)
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/trailboss/"

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", str(self.port)]
        self._process = subprocess.Popen(
            command, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urlopen(self.url).close()
                return
            except URLError:
                assert time.monotonic() < end, "the host does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
