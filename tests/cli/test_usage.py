"""The version, and command lines that cannot be understood: one sentence, exit status 2."""

from __future__ import annotations

import platform
import re
import subprocess
import sys

import pytest

import trailboss
from tests.cli.conftest import Call
from trailboss.cli.app import COMMANDS
from trailboss.cli.version import version


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_version_works_everywhere(call: Call, command: str) -> None:
    args = [command] if command else []
    done = call(*args, "--version")
    assert done.status == 0
    assert done.out == version("en") + "\n"
    assert call(*args, "--version", "--lang", "de").out == version("de") + "\n"


def test_the_version_says_which_build_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    python = platform.python_version()
    monkeypatch.setattr(trailboss, "COMPILED", True)
    assert version("en") == f"trailboss {trailboss.__version__} (compiled, Python {python})"
    assert version("de") == f"trailboss {trailboss.__version__} (kompiliert, Python {python})"
    monkeypatch.setattr(trailboss, "COMPILED", False)
    assert re.fullmatch(r"trailboss \S+ \(plain Python: not compiled.*\)", version("en"))
    assert re.fullmatch(r"trailboss \S+ \(reines Python: .*\)", version("de"))


def test_the_module_is_the_command(run: Call) -> None:
    assert run("--version").out == version("en") + "\n"


def test_the_version_starts_fast() -> None:
    """Neither a screen nor the table is loaded for a word about the version."""
    code = (
        "import sys, trailboss.cli as cli; cli.main(['--version']); sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    for module in (
        "rich",
        "trailboss.cli.commands.play",
        "trailboss.cli.commands.sim",
        "trailboss.bots",
        "multiprocessing",
    ):
        assert module not in loaded


HINT_EN = "See `trailboss{} --help`."
HINT_DE = "`trailboss{} --help` zeigt, was möglich ist."

USAGE = [
    (
        ("fly",),
        f"Unknown command 'fly'; the commands are {', '.join(COMMANDS)}.",
        f"Einen Befehl 'fly' gibt es nicht; es gibt {', '.join(COMMANDS)}.",
    ),
    (
        ("--fly",),
        f"Unknown option '--fly'. {HINT_EN.format('')}",
        f"Eine Option '--fly' gibt es nicht. {HINT_DE.format('')}",
    ),
    (
        ("bench", "winchester", "--second", "1"),
        f"Unknown option '--second'; did you mean --seconds? {HINT_EN.format(' bench')}",
        f"Eine Option '--second' gibt es nicht; war --seconds gemeint? {HINT_DE.format(' bench')}",
    ),
    (
        ("bench", "winchester", "--seats"),
        f"The option --seats needs a value. {HINT_EN.format('')}",
        f"Die Option --seats braucht einen Wert. {HINT_DE.format('')}",
    ),
    (
        ("games", "--json=yes"),
        f"The option --json takes no value. {HINT_EN.format('')}",
        f"Die Option --json hat keinen Wert. {HINT_DE.format('')}",
    ),
    (
        ("bench",),
        f"GAME is missing. {HINT_EN.format(' bench')}",
        f"GAME fehlt. {HINT_DE.format(' bench')}",
    ),
    (
        ("sim", "winchester"),
        f"--seats is missing. {HINT_EN.format(' sim')}",
        f"--seats fehlt. {HINT_DE.format(' sim')}",
    ),
    (
        ("games", "winchester", "now"),
        "Unexpected argument 'winchester now'; see `trailboss games --help`.",
        f"'winchester now' ist hier zu viel; {HINT_DE.format(' games')}",
    ),
    (
        ("bench", "winchester", "--seats", "four"),
        "--seats takes a whole number from 1 to 99, not 'four'.",
        "--seats braucht eine ganze Zahl von 1 bis 99, nicht 'four'.",
    ),
    (
        ("bench", "winchester", "--seconds", "nan"),
        "--seconds takes a number of seconds from 0.01 to 3600, not 'nan'.",
        "--seconds braucht eine Zahl von Sekunden von 0.01 bis 3600, nicht 'nan'.",
    ),
    (
        ("bench", "winchester", "--seconds", "soon"),
        "--seconds takes a number of seconds from 0.01 to 3600, not 'soon'.",
        "--seconds braucht eine Zahl von Sekunden von 0.01 bis 3600, nicht 'soon'.",
    ),
    (
        ("sim", "winchester", "--seats", "heir,heir,heir", "--games", "-1"),
        "--games takes a whole number from 1 to 100000000, not '-1'.",
        "--games braucht eine ganze Zahl von 1 bis 100000000, nicht '-1'.",
    ),
]


def test_usage_and_defaults_read_well(call: Call) -> None:
    assert "Usage: trailboss admin archive [OPTIONS] ID...\n" in call("admin", "archive", "--help").out
    for lang in ("en", "de"):
        assert "True" not in call("serve", "--help", "--lang", lang).out


@pytest.mark.parametrize(("args", "english", "german"), USAGE, ids=[" ".join(each[0]) for each in USAGE])
def test_usage_errors_are_one_sentence(call: Call, args: tuple[str, ...], english: str, german: str) -> None:
    assert call(*args) == (2, "", english + "\n")
    assert call("--lang", "de", *args) == (2, "", german + "\n")
