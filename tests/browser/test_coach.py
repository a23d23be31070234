"""The coach in the browser: a hint in three steps, and the review of a game."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_pages import violations
from tests.browser.visitor import BOT, PHONE, me
from trailboss import Record, bots, game, seeded

LOOKS: list[dict[str, Any]] = [{}, {"lang": "de"}, {"size": PHONE}]


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_hint_shows_more_each_time(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    mara = visit(host, **look)
    mara.set_table("gwt2", [me(), BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    mara.page.locator("[data-hint]").first.click()
    hint = mara.page.locator("[data-hint-level]")
    expect(hint).to_have_attribute("data-hint-level", "nudge")
    mara.page.locator("[data-hint-more]").click()
    expect(hint).to_have_attribute("data-hint-level", "move")
    expect(hint).to_contain_text("%")
    mara.page.locator("[data-hint-more]").click()
    expect(hint.get_by_role("row").nth(1)).to_be_visible()
    assert violations(mara.page) == []


def test_answers_stay_in_reach_beside_the_first_ride(host: Host, visit: Enter) -> None:
    """However long the comparison is, nothing covers the answers and the button that confirms one."""
    mara = visit(host)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=4, options={"first": 0})
    mara.go(f"/t/{table}?guide")
    mara.wait_for_question()
    mara.compare_moves()
    before = mara.seq()
    mara.page.locator('[data-answers] button[data-move^="bid"]').first.click()
    mara.page.locator("[data-confirm]:not([disabled])").first.click()
    mara.wait_for(lambda: mara.seq() != before, "the bid is played")


def beginning() -> str:
    """Some moves of Daddy Winchester by chance: enough to go wrong."""
    state = game("winchester").start(3, 4)
    chance = seeded("a record to review")
    for _ in range(8):
        state.play_any(chance)
    return Record.of(state).dumps()


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_review_leads_to_its_turning_points(
    host: Host, visit: Enter, tmp_path: Path, look: dict[str, Any]
) -> None:
    file = tmp_path / "game.record"
    file.write_text(beginning(), encoding="utf-8")
    mara = visit(host, **look)
    mara.go("/")
    mara.page.locator('input[type="file"]').set_input_files(file)
    mara.page.wait_for_url(re.compile("/r/"))
    mara.page.locator("[data-start-review]").click()
    expect(mara.page.locator('[data-review="done"]')).to_be_visible()
    assert violations(mara.page) == []
    lost = mara.page.locator("section.figures tbody td:nth-child(3)").first.inner_text()
    number = r"\d+,\d+" if "lang" in look else r"\d+\.\d+"
    assert re.fullmatch(rf"{number} ± {number} \({number}\u00a0%\)", lost), lost
    point = mara.page.locator("[data-turning-point]").first
    step = point.get_attribute("data-turning-point")
    point.click()
    expect(mara.page.get_by_role("slider").first).to_have_value(str(step))
    mara.page.locator(f'[data-try-turning="{step}"]').click()
    expect(mara.page.locator('[data-study="analysis"]')).to_be_visible()
    assert f"move={step}" in mara.page.url
    assert violations(mara.page) == []


def test_a_review_compares_openings_with_the_book(host: Host, visit: Enter, tmp_path: Path) -> None:
    state = game("gwt2").start(2, 7)
    drover, chance = bots.make("drover"), seeded("an opening")
    for _ in range(12):
        state.play(bots.decide(drover, state, chance))
    file = tmp_path / "game.record"
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    mara = visit(host)
    mara.go("/")
    mara.page.locator('input[type="file"]').set_input_files(file)
    mara.page.wait_for_url(re.compile("/r/"))
    mara.page.locator("[data-start-review]").click()
    openings = mara.page.locator("[data-opening]")
    expect(openings).to_have_count(2)
    expect(openings.first).to_contain_text("of bots: Turn 1: “Place the herder on building ")
    assert violations(mara.page) == []
