"""As a new user has it: wheels in an environment of their own, on a machine without compiler and Node."""

import os
import random
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import ROOT, Host
from tests.browser.visitor import BOT, me


def wheel(project: Path, folder: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=project,
        env=os.environ | {"TRAILBOSS_BUILD": "pure"},
        check=True,
        capture_output=True,
    )
    (found,) = folder.glob("*.whl")
    return found


def written_bot(folder: Path) -> Path:
    """The bot of docs/write-a-bot.md as a project: its first Python, and its `pyproject.toml`."""
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    folder.mkdir()
    for language, name in (("python", "greedy.py"), ("toml", "pyproject.toml")):
        block = re.search(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        assert block is not None
        (folder / name).write_text(block[1], encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with Trailboss, Liar's Dice and a bot from their wheels.

    What they depend on is taken from this environment, so that nothing is downloaded.
    """
    folder = tmp_path_factory.mktemp("installed")
    wheels = [
        wheel(ROOT, folder / "trailboss"),
        wheel(ROOT / "examples" / "liars-dice", folder / "liars-dice"),
        wheel(written_bot(folder / "greedy"), folder / "greedy-bot"),
    ]
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    python = folder / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, *map(str, wheels)], check=True, capture_output=True)
    packages = sysconfig.get_path("purelib", vars={"base": str(folder / "venv")})
    Path(packages, "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


@pytest.fixture(scope="module")
def new_host(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    bare = {"PATH": "/nowhere", "HOME": str(tmp_path_factory.mktemp("home")), "LANG": "C.UTF-8"}
    found = Host(tmp_path_factory.mktemp("host"), installed, bare)
    yield found
    found.stop()
    assert "Traceback" not in found.log()


def test_the_installed_server_brings_its_client(new_host: Host, visit: Enter) -> None:
    mara = visit(new_host)
    mara.set_table("gwt2", [me(), BOT], seed=11)
    for _ in range(5):
        mara.wait_for_question()
        mara.answer(random.Random(5))


def test_a_game_of_another_distribution_is_played_to_its_end(new_host: Host, visit: Enter) -> None:
    """Liar's Dice has no folder in the client: its view is shown as a tree."""
    mara = visit(new_host)
    mara.set_table("liars_dice", [me(), BOT, BOT], options={"dice": 3}, seed=11)
    mara.wait_for_question()
    board = mara.page.locator("[data-plain-board]")
    expect(board).to_contain_text("Mara")
    expect(board.locator(".name").filter(has_text="Faces rolled")).to_have_count(3)
    assert mara.play_to_the_end(random.Random(5)) > 3
    expect(mara.page.locator("[data-final]")).to_contain_text("Players outlived")


def test_its_plain_table_has_its_german_words(new_host: Host, visit: Enter) -> None:
    mara = visit(new_host, lang="de")
    mara.set_table("liars_dice", [me(), BOT], seed=11)
    mara.wait_for_question()
    names = mara.page.locator("[data-plain-board] .name").all_inner_texts()
    assert {"Gebot", "Spieler", "Würfel", "Gewürfelt"} <= set(names)
    assert not {"Bid", "Players", "Dice", "Faces"} & set(names)


def test_it_can_be_chosen_in_the_form(new_host: Host, visit: Enter) -> None:
    mara = visit(new_host)
    mara.go("/")
    mara.page.get_by_role("radio", name="Liar's Dice").check(force=True)
    mara.page.get_by_role("button", name="Start the game").click()
    mara.wait_for_question()
    expect(mara.page.locator("[data-plain-board]")).to_be_visible()


def test_an_installed_bot_can_be_chosen_in_the_form(new_host: Host, visit: Enter) -> None:
    mara = visit(new_host)
    mara.go("/")
    mara.page.get_by_role("radio", name="Daddy Winchester").check(force=True)
    mara.page.get_by_label("Strength").first.select_option("greedy")
    mara.page.get_by_role("button", name="Start the game").click()
    mara.wait_for_question()
    table = mara.page.url.rpartition("/t/")[2].partition("?")[0]
    seats = mara.page.request.get(f"{new_host.url}/api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats][:2] == [None, "greedy"]
