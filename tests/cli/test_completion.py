"""Shell completion: the scripts, and what they are told."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from trailboss.cli.commands.completion import SCRIPTS, candidates


def test_words_are_completed() -> None:
    assert candidates(["se"]) == ["serve"]
    assert {"play", "replay", "sim"} <= set(candidates([""]))
    assert candidates(["play", "w"]) == ["winchester"]
    assert set(candidates(["sim", "gwt2", "--se"])) == {"--seats", "--seed"}
    assert "train" in candidates(["lab", ""])
    assert candidates(["--lang", ""]) == candidates(["sim", "--lang", ""]) == ["de", "en"]
    assert "--lang" in candidates(["lab", "train", "--"])
    assert candidates(["dance", "x"]) == []


def test_every_shell_has_its_script(call: Call) -> None:
    for shell in SCRIPTS:
        done = call("completion", shell)
        assert done.status == 0
        assert "trailboss completion candidates" in done.out
    assert call("completion", "tcsh").status == 2


def test_an_incomplete_option_is_completed(call: Call) -> None:
    done = call("completion", "candidates", "--", "serve", "--po")
    assert done.out == "--port\n"


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes(tmp_path: Path) -> None:
    program = tmp_path / "trailboss"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m trailboss "$@"\n')
    program.chmod(0o755)
    script = f"""
PATH={tmp_path}:$PATH
{SCRIPTS["bash"]}
COMP_WORDS=(trailboss sim gw) COMP_CWORD=2
_trailboss
echo "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["gwt1", "gwt2"]
