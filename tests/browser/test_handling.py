"""What hands do at a table: fingers that press long, boards that are zoomed, logs that are read."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, PHONE, me


def board_top(page: Page) -> float:
    return float(page.evaluate("document.querySelector('[data-board] svg').getBoundingClientRect().top"))


def press_long(page: Page, selector: str) -> None:
    """A finger that rests on something and is lifted again."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers: Any = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(750)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_key_0_shows_the_whole_board_in_a_window_of_any_size(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    top = board_top(mara.page)
    mara.page.keyboard.press("+")
    mara.wait_for(lambda: board_top(mara.page) < top - 20, "the key + brings the board nearer")
    mara.page.keyboard.press("0")
    mara.wait_for(lambda: abs(board_top(mara.page) - top) < 1, "the key 0 shows all of it")
    mara.page.set_viewport_size({"width": 1920, "height": 1080})
    mara.wait_for(lambda: abs(board_top(mara.page) - top) < 1, "its upper edge stays in view")


def test_a_long_press_shows_help_that_stays(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt1", [me(), BOT], seed=14)
    mara.wait_for_question()
    before = mara.seq()
    press_long(mara.page, '[data-board] [data-place="space:b"]')
    mara.page.wait_for_timeout(300)
    expect(mara.page.locator("[data-help-card]")).to_be_visible()
    assert mara.seq() == before, "a long press plays nothing"


def test_a_phone_leads_to_help_and_to_what_happened(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    table = mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.locator("[data-menu]").tap()
    mara.page.locator("[data-help-window]").tap()
    expect(mara.page.locator("[data-guide]")).to_be_visible()
    mara.page.keyboard.press("Escape")
    mara.page.locator("[data-menu]").tap()
    mara.page.get_by_role("link", name="Look back").tap()
    mara.page.wait_for_url(f"**/t/{table}/replay*")
    expect(mara.page.locator("[data-frame]").first).to_be_visible()


def test_what_cannot_be_done_now_is_told_in_words(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.locator('[data-place="building:1"]').first.click()
    reason = mara.page.locator("[data-why-not]")
    expect(reason).to_contain_text("Choose a build action first")
    mara.page.keyboard.press("Escape")
    mara.page.keyboard.press("z")
    expect(mara.page.get_by_role("alert")).to_be_visible()


def test_the_newest_line_of_the_log_stays_in_view(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT, BOT], seed=14)
    chance = random.Random(2)
    gap = "e => e.scrollHeight - e.scrollTop - e.clientHeight"
    for _ in range(15):
        mara.wait_for_question()
        mara.answer(chance)
        mara.wait_for(
            lambda: mara.page.locator("[data-log]").evaluate(gap) < 24, "the log shows its end", seconds=3
        )


def test_a_phone_shows_sam_beside_the_seats(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt2", [me()], seed=14, options={"sam": "easy"})
    mara.wait_for_question()
    seats = mara.page.locator(".strip li")
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_contain_text("Sam")
