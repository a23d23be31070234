"""The page about extending the game is carried out: each section on a fresh copy of the package.

A `diff FILE` block changes that file: lines with a plus go in where the lines around them stand, those with a
minus go. A `python` block is run on the changed copy and must end well.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "extending.md"
SECTIONS = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
FILES = {
    "Add a building": 2,
    "Add a city": 3,
    "Add a question": 2,
    "Translate a text": 1,
    "Add a field of the state": 1,
    "Add a field that one activity owns": 2,
}
"""How many files each section may change: a building one, and one more for an action that is new, too; a city
one, and its names in two; a question one, and one for its texts; a field with an owner the module that uses
it, and the list."""


def title(section: str) -> str:
    return section.partition("\n")[0]


def apply(diff: str, text: str) -> str:
    """The text with the change; what stands around it has to be there, once."""
    lines = diff.splitlines()
    before = "\n".join(line[1:] for line in lines if not line.startswith("+"))
    after = "\n".join(line[1:] for line in lines if not line.startswith("-"))
    assert text.count(before) == 1, before
    return text.replace(before, after)


def run(folder: Path, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("section", SECTIONS, ids=title)
def test_every_step_of_the_page_can_be_done(section: str, tmp_path: Path) -> None:
    for part in ("src/trailboss", "tools"):
        ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    changed: set[str] = set()
    for kind, text in re.findall(r"^```(\w.*?)\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL):
        if kind.startswith("diff "):
            name = kind.removeprefix("diff ")
            path = tmp_path / name
            path.write_text(apply(text, path.read_text(encoding="utf-8")), encoding="utf-8")
            changed.add(name)
            if name.endswith("/fields.py"):
                path.with_name("state_fields.py").unlink()  # it is written whether there is one or not
                run(tmp_path, "tools/state_fields.py")
        else:
            assert kind == "python"
            run(tmp_path, "-c", text)
    assert len(changed) == FILES[title(section)]


def test_the_page_has_these_sections() -> None:
    assert [title(section) for section in SECTIONS] == list(FILES)
