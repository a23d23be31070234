"""Analysis table, sandbox and puzzles in the browser."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_coach import LOOKS, beginning
from tests.browser.test_pages import violations
from tests.browser.visitor import BOT, Visitor, me
from trailboss.coach.puzzles import puzzles


def tried(page: Page) -> int:
    """How many steps the address keeps."""
    found = re.search("moves=([^&]*)", page.url)
    return 0 if found is None else found[1].count("~") + found[1].count("%7E") + 1


def open_record(mara: Visitor, folder: Path) -> None:
    file = folder / "game.record"
    file.write_text(beginning(), encoding="utf-8")
    mara.go("/")
    mara.page.locator('input[type="file"]').set_input_files(file)
    mara.page.wait_for_url(re.compile("/r/"))


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_position_of_a_replay_is_tried(
    host: Host, visit: Enter, tmp_path: Path, look: dict[str, Any]
) -> None:
    mara = visit(host, **look)
    open_record(mara, tmp_path)
    mara.page.locator("[data-try]").click()
    expect(mara.page.locator('[data-study="analysis"]')).to_be_visible()
    moves = mara.page.locator("[data-answers] [data-move], [data-answers] button")
    moves.first.click()
    if tried(mara.page) == 0:  # an auction is answered by its own button
        mara.page.locator("[data-confirm]").first.click()
    mara.page.wait_for_url(re.compile("moves="))
    mara.page.locator("[data-bot]").click()
    mara.wait_for(lambda: tried(mara.page) == 2, "the bot plays", seconds=60)
    link = mara.page.url
    assert violations(mara.page) == []
    mara.page.locator("[data-undo]").first.click()
    mara.wait_for(lambda: tried(mara.page) == 1, "a step is taken back")
    other = visit(host)
    other.page.goto(link)
    expect(other.page.locator('[data-study="analysis"]')).to_be_visible()
    other.wait_for(lambda: tried(other.page) == 2, "a link keeps its moves")
    other.page.locator("[data-restart]").click()
    other.wait_for(lambda: tried(other.page) == 0, "the start is one click away")


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_what_if_leaves_the_table_alone(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    mara = visit(host, **look)
    mara.set_table("gwt2", [me(), BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    before = mara.seq()
    mara.page.locator("[data-menu]").first.click()
    with mara.page.context.expect_page() as opened:
        mara.page.locator("[data-what-if]").click()
    sandbox = opened.value
    expect(sandbox.locator('[data-study="what-if"]')).to_be_visible()
    sandbox.locator("[data-answers] [data-move]").first.click()
    sandbox.wait_for_url(re.compile("moves="))
    assert violations(sandbox) == []
    sandbox.close()
    assert mara.seq() == before


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_puzzle_is_solved_and_counted(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    each = puzzles("gwt2")[0]
    game = each.state().game
    mara = visit(host, **look)
    mara.go(f"/puzzles/gwt2?id={each.id}")
    task = mara.page.locator("[data-puzzle]")
    expect(task).to_have_attribute("data-puzzle", each.id)
    assert violations(mara.page) == []
    wrong = next(move for move in each.state().legal() if move != each.answer)
    mara.page.locator(f'[data-answers] [data-move="{game.text(wrong)}"]').click()
    expect(task).to_have_attribute("data-state", "wrong")
    mara.page.locator(f'[data-answers] [data-move="{game.text(each.answer)}"]').click()
    expect(task).to_have_attribute("data-state", "right")
    expect(mara.page.locator("[data-progress]")).to_have_attribute("data-progress", "1")
    mara.page.reload()
    expect(mara.page.locator("[data-progress]")).to_have_attribute("data-progress", "1")
    mara.page.locator("[data-solution]").click()
    expect(task).to_have_attribute("data-state", "shown")


def try_first_move(page: Page) -> None:
    """Choose the first answer and confirm it."""
    page.locator("[data-answers] [data-move]").first.click()
    page.locator("[data-confirm]:not([data-confirm=''])").first.click()


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_teaching_mode_warns_before_a_costly_move(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    """What the coach finds depends on the position; here every first move is called a blunder."""
    mara = visit(host, **look)
    mara.set_table("gwt2", [me(), BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    said = "Look again: this costs about 7.0 points."
    blunder = {"move": "", "label": "blunder", "points": 7.0, "win": 0.1, "text": said}
    mara.page.route("**/judge?*", lambda route: route.fulfill(json=blunder))
    mara.page.evaluate(
        "localStorage.setItem('trailboss.settings', JSON.stringify({teach: true, confirm: true}))"
    )
    mara.page.reload()
    mara.wait_for_question()
    before = mara.seq()
    try_first_move(mara.page)
    expect(mara.page.locator('[data-warning="blunder"]')).to_be_visible()
    assert violations(mara.page) == []
    mara.page.locator("[data-look-again]").click()
    expect(mara.page.locator("[data-warning]")).to_have_count(0)
    assert mara.seq() == before
    try_first_move(mara.page)
    mara.page.locator("[data-insist]").click()
    mara.wait_for(lambda: mara.seq() > before, "the move is played all the same")


def test_finished_games_are_listed_and_forgotten(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=3)
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.wait_for(lambda: mara.ask("GET", f"/api/tables/{table}")["status"] == "over", "it ends", 120)
    mara.go("/")
    listed = mara.page.locator("[data-your-games]")
    expect(listed).to_have_attribute("data-your-games", "1")
    mara.page.locator("[data-your-games] summary").click()
    expect(listed.get_by_role("table")).to_have_count(3)
    expect(listed.locator("[data-export]")).to_be_visible()
    assert violations(mara.page) == []
    mara.page.locator("[data-forget]").click()
    expect(listed).to_have_count(0)
