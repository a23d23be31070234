"""How tests call the command: in this process, or as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from trailboss.cli import main


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


Call = Callable[..., Outcome]


def plain_environment(**more: str) -> dict[str, str]:
    """The environment without anything that chooses a language, a width or colours."""
    left_out = ("TRAILBOSS_LANG", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "LANG": "C.UTF-8", **more}


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """`call("games", "--json")` carries out that command line here."""
    for name in set(os.environ) - set(plain_environment()):
        monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def carry_out(*args: str) -> Outcome:
        capsys.readouterr()
        status = main(args)
        out, err = capsys.readouterr()
        return Outcome(status, out, err)

    return carry_out


def is_refused(call: Call, args: tuple[str, ...], english: str, german: str) -> None:
    """The command line is answered with one sentence in the reader's language, and with nothing else."""
    for lang, sentence in (("en", english), ("de", german)):
        done = call(*args, "--lang", lang)
        assert done.status == 2
        assert done.out == ""
        assert done.err.startswith(sentence)
        assert done.err.count("\n") == 1


def run(*args: str, stdin: str | None = None, **environment: str) -> Outcome:
    """Carry out a command line in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "trailboss", *args],
        input=stdin,
        stdin=subprocess.DEVNULL if stdin is None else None,
        capture_output=True,
        encoding="utf-8",
        env=plain_environment(**environment),
        check=False,
        timeout=50,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


@pytest.fixture(name="run")
def run_fixture() -> Call:
    """`run("games", TRAILBOSS_LANG="de")` carries out that command line in a process of its own."""
    return run


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two finished games, recorded by the command itself."""
    folder = tmp_path_factory.mktemp("records")
    done = run(
        "sim", "winchester", "--games", "2", "--seats", "heir,random,heir", "--seed", "5",
        "--records", str(folder), "--processes", "1",
    )  # fmt: skip
    assert done.status == 0, done.err
    return sorted(folder.iterdir())
