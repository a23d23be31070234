"""The guides for those who write bots or learn from games are kept by being followed to the letter.

In an empty folder, from the first line to the last: a block behind "`NAME`" and a colon or a comma is saved
under the last name told before it, if that ends as its language does; other `python` blocks are run; in
`console` blocks every command that begins with `$ ` is run and must end well.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from trailboss.bots import external, external_process
from trailboss.core.messages import format_message

DOCS = Path(__file__).resolve().parents[2] / "docs"
GUIDES = ("write-a-bot.md", "external-bots.md", "data.md")
ENDINGS = {"python": ".py", "js": ".js", "sh": ".sh"}


class Block(NamedTuple):
    language: str
    before: str
    """The paragraph in front of it."""
    after: str
    """The paragraph behind it."""
    text: str


def blocks(page: str) -> list[Block]:
    text = (DOCS / page).read_text(encoding="utf-8")
    found: list[Block] = []
    for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        before = text[: match.start()].rstrip().rpartition("\n\n")[2]
        after = text[match.end() :].lstrip().partition("\n\n")[0]
        found.append(Block(match[1], before, after, match[2]))
    return found


def name(block: Block) -> str | None:
    """The name under which a block is saved: told before it, or as "Saved as `NAME`" behind it."""
    ending = ENDINGS.get(block.language, "")
    saved = re.search(r"Saved as `([\w.]+)`", block.after)
    if saved is None:
        saved = re.search(r"\b(?:as|script,) `([\w.]+)`", block.before)
    return saved[1] if saved is not None and ending and saved[1].endswith(ending) else None


def environment() -> dict[str, str]:
    """`trailboss` and `python3` are those of this Python."""
    folder = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "LANG": "C.UTF-8"}


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment(), input="quit\n", capture_output=True, text=True, timeout=55,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}: {done.stderr}"
    output = " ".join(
        done.stdout.split()
    )  # a busy machine may be too slow for a limit; nothing else may fail
    for reason in ("start", "crashed", "nonsense", "illegal", "gone"):
        assert format_message(f"bots.forfeit.{reason}", {}, "en") not in output, f"{command}: {done.stdout}"


@pytest.mark.parametrize("page", GUIDES)
def test_the_guide_works_as_printed(page: str, tmp_path: Path) -> None:
    saved: list[str] = []
    ran = 0
    for block in blocks(page):
        file = name(block)
        if file is not None:
            (tmp_path / file).write_text(block.text, encoding="utf-8")
            saved.append(file)
        elif block.language == "python":
            run([sys.executable, "-c", block.text], tmp_path)
            ran += 1
        elif block.language == "console":
            for line in block.text.splitlines():
                assert line.startswith("$ trailboss "), line
                words = shlex.split(line[2:])
                if any("=node " in word for word in words) and not has_node():
                    continue
                run([sys.executable, "-m", *words], tmp_path)
                ran += 1
    assert ran >= 2
    assert (
        saved
        == {
            "write-a-bot.md": ["greedy.py", "thoughtful.py"],
            "external-bots.md": ["first.py", "first.js", "first.sh"],
            "data.md": [],
        }[page]
    )


def has_node() -> bool:
    """In CI there must be one; elsewhere that example may go unproven."""
    found = shutil.which("node") is not None
    assert found or os.environ.get("CI", "").lower() not in ("1", "true")
    return found


def test_the_bot_has_twenty_lines_at_most() -> None:
    first = blocks("write-a-bot.md")[0]
    assert len(first.text.splitlines()) <= 20
    assert name(first) == "greedy.py"


def test_the_reasons_and_limits_in_the_guide_are_those_of_the_program() -> None:
    page = (DOCS / "external-bots.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == list(external.REASONS)
    assert f"more than {external_process.MAX_LINE_BYTES:,} bytes" in page
    assert f"within {external.START_SECONDS:.0f} seconds" in page
    assert (external.SECONDS, external.STARTS, external.PROTOCOL) == (1.0, 4, 1)
    assert external_process.GRACE == 0.5
