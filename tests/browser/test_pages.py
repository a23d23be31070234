"""Every page: for all readers, on every screen, in both languages."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.host import ROOT, Host
from tests.browser.readable import SIZES
from tests.browser.visitor import BOT, DESKTOP, PHONE, Visitor, me, shows

AXE = Path(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
TABLES = {
    "winchester": [me(), BOT, BOT, BOT],
    "gwt1": [me(), BOT, BOT],
    "gwt2": [me(), BOT, BOT, BOT],
    "sam": [me()],
}


SETTLED = """Promise.all(document.getAnimations()
    .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
    .map((each) => each.finished.catch(() => null)))"""
"""Colours on their way from one to another are nobody's choice."""


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds on the page, or within a part of it, as rule and first place."""
    page.evaluate(f"{SETTLED}.then(() => null)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("(within) => axe.run(within, { resultTypes: ['violations'] })", within)
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]


def sit_down(visitor: Visitor, name: str, answers: int = 0) -> str:
    game = "gwt2" if name == "sam" else name
    table = visitor.set_table(game, TABLES[name], options={"sam": "easy"} if name == "sam" else {}, seed=14)
    chance = random.Random(6)
    visitor.wait_for_question()
    for _ in range(answers):
        visitor.answer(chance)
        visitor.wait_for_question()
    return table


def no_sideways_scroll(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/learn", "/rulings", "/nowhere"])
def test_axe_finds_nothing_on_plain_pages(host: Host, visit: Enter, path: str, theme: str) -> None:
    mara = visit(host, color_scheme=theme)
    mara.go(path)
    expect(mara.page.locator("h1").first).to_be_visible()
    mara.page.wait_for_load_state("networkidle")
    assert violations(mara.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", TABLES)
def test_axe_finds_nothing_at_a_table(host: Host, visit: Enter, name: str, theme: str) -> None:
    mara = visit(host, color_scheme=theme)
    sit_down(mara, name, answers=6)
    assert violations(mara.page) == []


@pytest.mark.parametrize("name", ["winchester", "gwt2"])
def test_a_phone_shows_the_table_and_every_answer(host: Host, visit: Enter, name: str) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    sit_down(mara, name, answers=4)
    assert no_sideways_scroll(mara.page)
    assert violations(mara.page) == []
    tabs = mara.page.locator("[data-tab]")
    assert tabs.count() >= 4
    for tab in tabs.all():
        tab.click()
        assert no_sideways_scroll(mara.page)
        assert violations(mara.page) == []


@pytest.mark.parametrize("name", ["winchester", "gwt2"])
def test_german_is_used_at_once_and_everywhere(host: Host, visit: Enter, name: str) -> None:
    mara = visit(host)
    sit_down(mara, name)
    question = mara.page.locator("[data-question] h2").first
    english = question.inner_text()
    mara.page.get_by_role(
        "button", name=re.compile("English|Deutsch|language|EN", re.IGNORECASE)
    ).first.click()
    expect(mara.page.locator("html")).to_have_attribute("lang", "de")
    table = mara.page.url.split("/t/")[1]
    asked = mara.ask("GET", f"/api/tables/{table}/state?seat=0&lang=de")
    assert asked["question"]["text"] != english
    expect(question).not_to_have_text(english)
    row = mara.page.locator("[data-question] [data-move]").first
    texts = {choice["move"]: choice["text"] for choice in asked["choices"]}
    assert texts[row.get_attribute("data-move") or ""]
    mara.page.reload()
    expect(question).not_to_have_text(english)
    expect(mara.page.locator("html")).to_have_attribute("lang", "de")  # kept


def test_everything_needed_for_a_turn_is_on_one_screen(host: Host, visit: Enter) -> None:
    mara = visit(host)
    for name in TABLES:
        sit_down(mara, name)
        size = mara.page.evaluate(
            "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
        )
        assert size == [900, 1440], name


@pytest.mark.parametrize("name", ["winchester", "gwt2"])
def test_the_keyboard_alone_plays_turns(host: Host, visit: Enter, name: str) -> None:
    mara = visit(host)
    sit_down(mara, name)
    played = 0
    for _ in range(12):
        mara.wait_for_question()
        before = mara.seq()
        # The first answer, the first two or three of a set, or a bid; where that is too low, a pass.
        for key in ("1", "Enter", "2", "Enter", "3", "Enter", "p", "Enter"):
            mara.page.keyboard.press(key)
            mara.wait_for(lambda: not mara.busy(), f"the key {key} is not answered")
            if mara.seq() != before:
                break
        assert mara.seq() != before, "the keys played nothing"
        played += 1
    assert played == 12


def test_a_table_is_created_from_the_home_page_by_keyboard(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/")
    expect(mara.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    for _ in range(40):
        mara.page.keyboard.press("Tab")
        if "Play now" in mara.page.evaluate("document.activeElement.innerText ?? ''"):
            break
    mara.page.keyboard.press("Enter")
    mara.wait_for_question()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_real_table_is_mirrored_with_the_form(host: Host, visit: Enter, screen: str) -> None:
    """Mara has the real game before her. She lays out sides, neutral buildings and station masters as there,
    names who starts, and the table is set like that."""
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True) if screen == "phone" else visit(host)
    mara.go("/")
    form = mara.page.get_by_role("region", name="Create a table")
    form.get_by_text("More options").click()
    form.get_by_label("Which side of the private buildings", exact=False).select_option("as on your table")
    form.get_by_label("Building 5", exact=True).select_option("5b")
    form.get_by_label("Where the neutral buildings are", exact=False).select_option("as on your table")
    form.get_by_label("Space A", exact=True).select_option("G")
    expect(form.get_by_label("Space G", exact=True)).to_have_value("A")
    form.get_by_label("The station masters", exact=False).select_option("as on your table")
    form.get_by_label("Station 5", exact=True).select_option("$12")
    form.get_by_label("Who goes first", exact=False).select_option("seat 2")
    expect(form.get_by_text("4 changed")).to_be_visible()
    assert violations(mara.page) == []
    assert no_sideways_scroll(mara.page)
    form.get_by_role("button", name="Start").click()
    mara.wait_for_question()
    table = mara.ask("GET", f"/api/tables/{mara.page.url.rsplit('/', 1)[1]}")
    assert table["options"] == {
        "building_sides": "1a 2a 3a 4a 5b 6a 7a 8a 9a 10a 11a 12a",
        "neutral_buildings": "G B C D E F A",
        "station_masters": "workers objectives hazards tribe_pairs twelve_dollars",
        "first": 1,
    }


def test_illegal_moves_are_explained_with_their_ruling(host: Host, visit: Enter) -> None:
    mara = visit(host)
    sit_down(mara, "gwt2")
    mara.page.locator('[data-place="space:kansas_city"]').first.click(force=True)
    card = mara.page.locator("[data-why-not]")
    expect(card).to_be_visible()
    assert re.search(r"GWT-\d+", card.inner_text())
    mara.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_no_script_of_another_place_runs(host: Host, visit: Enter) -> None:
    """The policy that the server sends forbids inline scripts; the browser obeys it."""
    mara = visit(host)
    mara.go("/")
    ran = mara.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.__ran = true";
            document.head.append(script);
            return window.__ran === true;
        }"""
    )
    assert ran is False
    mara.console_errors.clear()  # the browser wrote down what it refused


def test_a_replay_steps_through_a_game_and_its_record_opens_again(host: Host, visit: Enter) -> None:
    """Before that, the same people play again; who is still at the old table gets a link to the new one."""
    mara, otis = visit(host), visit(host)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=11)
    mara.play_to_the_end(random.Random(5))
    otis.go(f"/t/{table}")
    expect(otis.page.locator("[data-final]")).to_be_visible()
    mara.page.locator("[data-rematch]").click()
    mara.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    mara.wait_for_question()
    new = mara.page.url.removeprefix(host.url)
    expect(otis.page.locator("a[data-rematch]")).to_have_attribute("href", new)
    mara.go(f"/t/{table}/replay")
    slider = mara.page.get_by_role("slider").first
    expect(slider).to_be_visible()
    assert violations(mara.page) == []
    expect(mara.page.get_by_label("View as").locator("option")).to_have_count(4)  # nothing is secret any more
    mara.page.keyboard.press(".")
    mara.page.keyboard.press(".")
    mara.wait_for(lambda: slider.input_value() == "2", "two steps were not taken")
    mara.page.keyboard.press("ArrowRight")
    mara.wait_for(lambda: slider.input_value() == "3", "the arrow took no step")
    mara.page.keyboard.press("ArrowLeft")
    mara.wait_for(lambda: slider.input_value() == "2", "the arrow took no step back")
    mara.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    mara.page.get_by_role("button", name="Copy link").click()
    mara.wait_for(lambda: bool(mara.page.evaluate("window.copied")), "nothing was copied")
    otis.page.goto(mara.page.evaluate("window.copied"))
    expect(otis.page.get_by_role("slider").first).to_have_value("2")
    with mara.page.expect_download() as download:
        mara.page.get_by_role("link", name=re.compile("record", re.IGNORECASE)).or_(
            mara.page.get_by_role("button", name=re.compile("record", re.IGNORECASE))
        ).first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert "winchester" in text
    mara.go("/")
    mara.page.locator('input[type="file"]').set_input_files(download.value.path())
    mara.page.wait_for_url(re.compile("/r/"))
    expect(mara.page.get_by_role("slider").first).to_be_visible()
    otis.page.goto(mara.page.url)
    expect(otis.page.get_by_role("slider").first).to_be_visible()


COVERED = """() => {
    const { left, right, top, bottom } = document.querySelector("[data-coach]").getBoundingClientRect();
    const inside = (spot) =>
        spot.right > left && spot.left < right && spot.bottom > top + 8 && spot.top < bottom - 8;
    const spots = [...document.querySelectorAll("[data-spot]")];
    return spots.filter((spot) => inside(spot.getBoundingClientRect())).length;
}"""
"""How many of the places that a card speaks of lie under it."""


def test_a_game_is_started_without_scrolling_at_any_size(host: Host, visit: Enter) -> None:
    mara = visit(host, lang="de")
    mara.go("/")
    for width, height in SIZES:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        expect(mara.page.locator("[data-play]").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_four_seats_are_in_one_row_on_a_desktop(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, lang=lang)
    mara.go("/")
    seats = mara.page.locator(".seats > *")
    expect(seats).to_have_count(4)
    for width, height in SIZES[:5]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        tops, ends = seats.evaluate_all(
            """(all) => {
                const boxes = all.map((each) => each.getBoundingClientRect());
                return [boxes.map((box) => box.top), boxes.at(-1).right];
            }"""
        )
        row = mara.page.locator(".seats").evaluate("(all) => all.getBoundingClientRect().right")
        assert len(set(tops)) == 1, (width, height)
        assert row - ends < 2, (width, height)  # all of it is used


@pytest.mark.parametrize("screen", ["desktop", "large", "phone"])
@pytest.mark.parametrize(
    ("button", "lessons"),
    [
        ("First ride: Great Western Trail", ["win", "lap", "finish", "hand", "place", "location"]),
        ("First ride: Daddy Winchester", ["win", "secrets", "shared"]),
    ],
)
def test_the_first_ride_says_how_to_win_and_what_to_do_next(
    host: Host, visit: Enter, button: str, lessons: list[str], screen: str
) -> None:
    size = {"desktop": DESKTOP, "large": {"width": 2560, "height": 1440}, "phone": PHONE}[screen]
    mara = visit(host, size=size, has_touch=screen == "phone", is_mobile=screen == "phone")
    mara.go("/")
    mara.page.get_by_role("button", name=button).click()
    mara.wait_for_question()
    for lesson in lessons:
        card = mara.page.locator(f'[data-coach="{lesson}"]')
        expect(card).to_be_visible()
        assert violations(mara.page) == []
        assert mara.page.evaluate(COVERED) == 0
        card.locator(".take").click()
        expect(card).to_have_count(0)


def test_on_a_phone_a_card_that_explains_shows_all_of_the_board(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.go("/first-ride/winchester")
    for lesson in ("win", "secrets", "shared"):  # the last two show other tabs
        mara.page.locator(f'[data-coach="{lesson}"] .take').click()
    mara.page.locator('[data-coach="auction"]').wait_for()
    mara.page.evaluate(SETTLED)
    expect(mara.page.locator("[data-board] svg").first).to_be_in_viewport(ratio=1)
    expect(mara.page.locator("[data-spot]")).to_have_count(1)


def test_a_new_question_is_read_from_its_first_answer_on(host: Host, visit: Enter) -> None:
    mara = visit(host, size={"width": 390, "height": 740})
    mara.set_table("gwt2", [me(), BOT], options={"first": 0})
    answers = mara.page.locator("[data-answers]")
    last = answers.locator('[data-move^="place "]').last
    last.scroll_into_view_if_needed()
    assert answers.evaluate("(found) => found.scrollTop") > 0
    before = mara.seq()
    last.click()
    mara.wait_for(lambda: mara.asked() and mara.seq() != before, "nothing is asked")
    mara.page.mouse.move(1, 1)
    mara.page.evaluate(SETTLED)
    assert answers.evaluate("(found) => found.scrollTop") == 0


def test_the_card_about_duels_shows_the_button(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.go("/first-ride/winchester")
    for lesson in ("win", "secrets", "shared", "auction", "token-saloon"):
        mara.page.locator(f'[data-coach="{lesson}"] .take').click()
    mara.page.locator('[data-answers] [data-move="bid 3"]').click()  # one of the two others stays in
    mara.page.locator('[data-confirm="bid 3"]').click()
    mara.page.locator('[data-coach="duel"]').wait_for()
    expect(mara.page.locator('[data-part="duel"]')).to_be_in_viewport(ratio=1)
    expect(mara.page.locator("[data-spot]")).to_have_count(1)


def test_a_first_ride_that_does_not_exist_offers_those_that_do(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/first-ride/halma")
    shows(mara.page, "There’s no such first ride.")
    mara.page.get_by_role("link", name="Daddy Winchester").click()
    mara.wait_for_question()
    shows(mara.page, "First auctions")


def test_an_analysis_without_a_position_says_where_to_find_one(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/study")
    shows(mara.page, "An analysis starts from a position")
    expect(mara.page.get_by_role("link", name="Puzzles")).to_be_visible()
