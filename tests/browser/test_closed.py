"""Tables that cannot be played on: damaged ones, and archived ones."""

import sqlite3
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.readable import SETTLED, SIZES, faults
from tests.browser.visitor import BOT, Visitor, me


def change(host: Host, statement: str, table: str) -> None:
    with sqlite3.connect(host.data) as database:
        database.execute(statement, (table,))
    database.close()


def marked(visitor: Visitor, table: str) -> str:
    """What the list of your own tables says about a table."""
    visitor.go("/")
    row = visitor.page.locator(f'[data-table="{table}"]')
    expect(row).to_be_visible()
    return row.inner_text()


@pytest.mark.parametrize(
    ("statement", "board"),
    [
        ("UPDATE entries SET text = 'sing' WHERE table_id = ? AND kind = 'move'", True),
        ("UPDATE tables SET game = 'halma' WHERE id = ?", False),
    ],
    ids=["a move", "the game"],
)
def test_a_damaged_table_shows_what_is_left(
    own_host: Host, visit: Enter, statement: str, board: bool
) -> None:
    mara = visit(own_host)
    table = mara.set_table("gwt1", [me(), BOT], seed=6)
    mara.wait_for_question()
    mara.page.locator("[data-question] [data-move]").first.click()
    mara.wait_for(lambda: mara.seq() >= 3, "nothing was played")
    own_host.stop()
    change(own_host, statement, table)
    own_host.start()
    mara.go(f"/t/{table}")
    expect(mara.page.locator('[data-closed="damaged"]')).to_contain_text("This table is damaged")
    assert (mara.page.locator("[data-board]").count() > 0) == board
    assert not mara.asked()
    with mara.page.expect_download() as saved:
        mara.page.locator("[data-record]").click()
    assert "[Players" in saved.value.path().read_text(encoding="utf-8")
    assert "Damaged" in marked(mara, table)


def test_an_archived_table_shows_its_last_state(own_host: Host, visit: Enter) -> None:
    mara = visit(own_host)
    table = mara.set_table("gwt1", [me(), BOT], seed=6)
    mara.wait_for_question()
    before = mara.ask("GET", f"/api/tables/{table}/state?seat=0")["view"]
    own_host.stop()
    command = [sys.executable, "-m", "trailboss", "admin", "archive", table, "--data", str(own_host.data)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    own_host.start()
    mara.go(f"/t/{table}")
    expect(mara.page.locator('[data-closed="archived"]')).to_contain_text("archived")
    expect(mara.page.locator('[data-place="space:a"]').first).to_be_visible()
    assert mara.ask("GET", f"/api/tables/{table}/state?seat=0")["view"] == before
    assert not mara.asked()
    assert faults(mara.page) == []
    expect(mara.page.get_by_role("button", name="Invite")).to_have_count(0)
    mara.page.locator("[data-menu]").click()
    mara.page.get_by_role("dialog").wait_for()
    expect(mara.page.get_by_role("button", name="Invite")).to_have_count(0)
    mara.page.keyboard.press("Escape")
    for width, height in SIZES[:5]:  # the notice is as wide as the column that it lies in
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        notice, column = (mara.page.locator(each).bounding_box() for each in ("[data-closed]", ".side .ask"))
        assert notice
        assert column
        left = notice["x"] - column["x"]
        right = column["x"] + column["width"] - notice["x"] - notice["width"]
        assert 0 < left < 24, width
        assert 0 < right < 24, width
    assert "Archived" in marked(mara, table)
