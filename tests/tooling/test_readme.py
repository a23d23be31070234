"""The README is kept by being run.

* `python` blocks run in order, as one program, in an empty folder; a block with `>>>` runs as a doctest.
* In `console` blocks a line after `$ ` is a command, and the others are what it prints (not compared); in
  `sh` blocks every line is a command. `trailboss ...` and `python -m trailboss ...` run for real, in order,
  in one empty folder, and must end well (whoever asks is told `quit`). `./run ...` must name a command
  there is. Fetching and installing (`git`, `cd`, `pip`) is taken on trust; no other program may be named.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
TRUSTED = ("git", "cd", "pip")


class Block(NamedTuple):
    language: str
    line: int
    """The number of the block's first line in the README."""
    text: str


def blocks(text: str) -> list[Block]:
    """The fenced blocks that name a language."""
    found = re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(match[1], text.count("\n", 0, match.start(2)) + 1, match[2]) for match in found]


def commands(block: Block) -> list[str]:
    lines = block.text.replace("\\\n", " ").splitlines()
    if block.language == "console":
        return [line[2:].strip() for line in lines if line.startswith("$ ")]
    return [line.removeprefix("$ ").strip() for line in lines if line.strip() and not line.startswith("#")]


PYTHON_BLOCKS = [block for block in blocks(README.read_text(encoding="utf-8")) if block.language == "python"]
COMMANDS = [
    command
    for block in blocks(README.read_text(encoding="utf-8"))
    if block.language in ("console", "sh")
    for command in commands(block)
]


def run_commands() -> set[str]:
    """The commands of `./run`, as its help lists them."""
    listed = subprocess.run(
        [sys.executable, ROOT / "run", "help"], capture_output=True, text=True, check=True
    )
    return set(re.findall(r"\./run (\w+)", listed.stdout))


def program(words: list[str]) -> list[str] | None:
    """The command line that runs these words with the project's own Python; None if they are not run."""
    if words[0] == "trailboss":
        return [str(Path(sys.executable).with_name("trailboss")), *words[1:]]
    if words[:3] == ["python", "-m", "trailboss"]:
        return [sys.executable, *words[1:]]
    return None


def test_the_readme_shows_both_python_and_commands() -> None:
    assert PYTHON_BLOCKS
    assert [command for command in COMMANDS if command.startswith("trailboss ")]
    assert [command for command in COMMANDS if command.startswith("./run ")]


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in PYTHON_BLOCKS:
        if ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(
                block.text, names, "README.md", str(README), block.line
            )
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(test, clear_globs=False)
            names = test.globs
            assert runner.summarize().failed == 0
        else:
            exec(compile("\n" * (block.line - 1) + block.text, str(README), "exec"), names)  # noqa: S102


def test_the_commands_run(tmp_path: Path) -> None:
    environment = {name: os.environ[name] for name in os.environ if not name.startswith(("PYTHON", "XDG_"))}
    environment |= {"HOME": str(tmp_path), "COLUMNS": "100", "TERM": "dumb"}
    for command in COMMANDS:
        words = shlex.split(command, comments=True)
        line = program(words) if words else None
        if line is not None:
            done = subprocess.run(
                line,
                cwd=tmp_path,
                env=environment,
                input="quit\n",
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}"


def test_every_other_command_is_known() -> None:
    known = run_commands()
    for command in COMMANDS:
        words = shlex.split(command, comments=True)
        if words and program(words) is None:
            assert words[0] in (*TRUSTED, "./run"), f"nobody checks this command: {command}"
            assert words[0] != "./run" or words[1] in known, f"./run has no such command: {command}"


def test_the_blocks_are_found_where_they_are() -> None:
    text = "# T\n\n```sh\n# a\n./run play \\\n  --lang de\n```\n\n```console\n$ trailboss games\npoker\n```\n"
    shell, console = blocks(text)
    assert (shell.language, shell.line, commands(shell)) == ("sh", 4, ["./run play    --lang de"])
    assert (console.line, commands(console)) == (10, ["trailboss games"])
