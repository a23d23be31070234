"""The arena on a Ray cluster: the same games as on the cores of this machine."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from trailboss.core.errors import TrailbossError
from trailboss.lab.cluster import Cluster

ARENA = ("arena", "winchester", "--bots", "random,heir", "--seats", "3", "--games", "12", "--processes", "2")


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Ray's sockets lie in it, and the names of sockets must be short."""
    folder = Path(tempfile.mkdtemp(prefix="tb"))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def games(folder: Path) -> dict[int, object]:
    """The games of an arena, without what depends on the clock."""
    found = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    for game in found[1:]:
        del game["seconds"], game["longest"]
    return {game.get("number", -1): game for game in found}


@pytest.mark.timeout(240)
def test_the_same_games_on_ray(tmp_path: Path, short_folder: Path) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
        "RAY_TMPDIR": str(short_folder),
        "HOME": str(tmp_path),  # Ray writes a token into it
        "TRAILBOSS_LANG": "en",
    }
    for where in ("cores", "ray"):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "trailboss",
                *ARENA,
                "--on",
                where,
                "--out",
                str(tmp_path / where),
                "--json",
            ],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            env=environment,
            check=False,
            timeout=200,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["games"] == 12
        assert done.stderr.count("\n") == 1, done.stderr  # Ray has nothing to say
    assert games(tmp_path / "ray") == games(tmp_path / "cores")
    assert len(games(tmp_path / "ray")) == 13


def test_an_unreachable_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:  # bound but not listening: nobody answers there
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", address)
        monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        with pytest.raises(TrailbossError) as caught, Cluster(str, [1, 2], 1):  # type: ignore[arg-type]
            pass
    assert caught.value.render("en") == f"Nothing answers at '{address}', the cluster address in RAY_ADDRESS."
    assert caught.value.render("de").startswith(f"Unter '{address}', wo laut RAY_ADDRESS")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TrailbossError, match=r"pip install 'trailboss\[cluster\]'") as caught:
        Cluster(lambda task, flag: task, [1, 2], 1)
    assert "fehlt das Extra 'cluster'" in caught.value.render("de")
