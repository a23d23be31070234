"""What docs/web.md promises and no other browser test shows."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, PHONE, me

AT_FOCUS = "(part) => Boolean(document.activeElement?.closest(part))"


def test_keys_lead_to_every_part_and_a_move_can_be_typed(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    expect(mara.page).to_have_title(re.compile("^● "))
    parts = {"b": "[data-board]", "r": "[data-own]", "o": "[data-players]", "l": "[data-log]"}
    for key, part in parts.items():
        mara.page.keyboard.press(key)
        mara.wait_for(lambda part=part: mara.page.evaluate(AT_FOCUS, part), f"{key} does not lead to {part}")
    mara.page.keyboard.press("?")
    expect(mara.page.get_by_role("dialog")).to_contain_text("Shift")
    mara.page.keyboard.press("Escape")
    move = mara.page.locator("[data-answers] [data-move]").first.get_attribute("data-move")
    before = mara.seq()
    mara.page.keyboard.press("/")
    line = mara.page.locator("#command-line")
    line.fill("fly to the moon")
    line.press("Enter")
    expect(mara.page.get_by_role("alert").first).to_be_visible()
    line.fill(str(move))
    line.press("Enter")
    mara.wait_for(lambda: mara.seq() != before, "the move that was typed was not played")


def test_a_line_of_the_log_shows_its_place(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("winchester", [me(), BOT, BOT], seed=11)
    lit = mara.page.locator("[data-board] .lit")
    moved = mara.page.locator('[data-logged^="place"], [data-logged^="send"]')
    chance = random.Random(3)
    mara.wait_for_question()
    while not moved.count():  # in every game somebody places or moves a vehicle
        mara.answer(chance)
        mara.wait_for_question()
    assert lit.count() == 0
    moved.last.hover()
    expect(lit.first).to_be_visible()


def test_a_tap_on_the_small_map_shows_the_whole_board(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    small_map = mara.page.locator("button.map")
    expect(small_map).to_be_visible()
    small_map.tap()
    expect(small_map).to_have_count(0)


def test_an_open_table_is_listed_for_everybody(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    opened = mara.set_table("winchester", [me(), {"kind": "open"}, BOT], listed=True)
    private = mara.set_table("winchester", [me(), {"kind": "open"}, BOT])
    otis.go("/")
    expect(otis.page.locator(f'[data-table="{opened}"]')).to_be_visible()
    expect(otis.page.locator(f'[data-table="{private}"]')).to_have_count(0)
    otis.page.locator(f'[data-table="{opened}"]').get_by_role("button", name="Sit down").click()
    otis.page.wait_for_url(re.compile(opened))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_reduced_motion_is_respected(host: Host, visit: Enter, motion: str) -> None:
    mara = visit(host, reduced_motion=motion)
    mara.context.add_init_script("localStorage.setItem('trailboss.settings', '{\"sound\": false}')")
    mara.set_table("winchester", [me(), BOT, BOT], seed=11)
    mara.wait_for_question()
    duration = "getComputedStyle(document.documentElement).getPropertyValue('--t-token')"
    assert mara.page.evaluate(duration) == (".01ms" if motion == "reduce" else ".32s")


@pytest.mark.parametrize("asks", ["system", "settings"])
def test_without_motion_a_question_is_drawn_at_once(host: Host, visit: Enter, asks: str) -> None:
    mara = visit(host, reduced_motion="reduce" if asks == "system" else "no-preference")
    if asks == "system":
        mara.context.add_init_script("localStorage.setItem('trailboss.settings', '{\"sound\": false}')")
    mara.context.add_init_script("""
        window.__animated = [];
        addEventListener("animationstart", (event) => window.__animated.push(event.animationName));
    """)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.wait_for_timeout(200)
    assert mara.page.evaluate("window.__animated") == []
