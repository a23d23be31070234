"""The guide "Add a game" is kept by being followed: it quotes Liar's Dice as it is, and what it runs works.

A block behind a language and a file's name is a part of that file. Other `python` blocks are run, and so is
every command of a `console` block, with Liar's Dice found as an installed distribution is: through its entry
point.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "liars-dice"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
QUOTED = [(file, text) for _, file, text in BLOCKS if file]
SCRIPTS = [text for language, file, text in BLOCKS if language == "python" and not file]
COMMANDS = re.findall(r"^\$ (.*)$", PAGE, re.MULTILINE)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Finds Liar's Dice as if it were installed."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = tmp_path_factory.mktemp("site")
    info = folder / "liars_dice-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: liars-dice\nVersion: 1.0\n", encoding="utf-8"
    )
    (group,) = project["entry-points"]
    points = "".join(f"{name} = {where}\n" for name, where in project["entry-points"][group].items())
    (info / "entry_points.txt").write_text(f"[{group}]\n{points}", encoding="utf-8")
    path = os.pathsep.join([str(folder), str(EXAMPLE / "src"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"}


def test_the_page_has_code_scripts_and_commands() -> None:
    assert len(QUOTED) >= 5
    assert len(SCRIPTS) >= 2
    assert len(COMMANDS) >= 3


@pytest.mark.parametrize(
    ("file", "text"), QUOTED, ids=[f"{number} {file}" for number, (file, _) in enumerate(QUOTED)]
)
def test_it_quotes_the_example_as_it_is(file: str, text: str) -> None:
    assert text in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("script", SCRIPTS)
def test_its_python_runs(script: str, environment: dict[str, str], tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, check=True)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, environment: dict[str, str], tmp_path: Path) -> None:
    name, *arguments = shlex.split(command)
    assert name == "trailboss"
    done = subprocess.run(
        [sys.executable, "-m", "trailboss", *arguments],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
