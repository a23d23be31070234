"""Pages that are not a table can be read at any size of screen, too: the scenes of `screens.py`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.host import Host
from tests.browser.readable import SETTLED, SIZES, faults
from tests.browser.screens import SCENES, Stage

Open = Callable[..., Page]


@pytest.fixture
def scene(host: Host, browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """Opens a scene in a language, and shows what it is about."""
    stages: list[Stage] = []

    def find(name: str, lang: str = "en") -> Page:
        stages.append(Stage(tmp_path, browser, host, lang))
        page = SCENES[name].go(stages[-1]).page
        page.wait_for_load_state("networkidle")
        SCENES[name].show(page)
        return page

    yield find
    for stage in stages:
        stage.leave()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "name",
    [
        "sandbox",
        "puzzle",
        "winchester-puzzle",
        "study",
        "review",
        "home-tables",
        "gwt1-mid",
        "winchester-mid",
        "winchester-over",
        "replay",
    ],
)
def test_it_can_be_read_at_any_size(scene: Open, name: str, lang: str) -> None:
    assert faults(scene(name, lang)) == []


@pytest.mark.parametrize("name", ["sandbox", "puzzle", "winchester-puzzle", "study"])
def test_a_desktop_shows_the_board_and_all_of_the_own_area(scene: Open, name: str) -> None:
    page = scene(name, "de")
    for width, height in SIZES[:5]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        for part in ("[data-board]", "[data-own]", "[data-question] .bar"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_phone_the_buttons_of_a_table_are_in_one_row(scene: Open, lang: str) -> None:
    page = scene("home-tables", lang)
    rows = page.locator("li:has([data-remove])")
    for width, height in SIZES[5:7]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert rows.count() == 3
        for row in rows.all():
            found = [each.bounding_box() for each in row.locator(".dots, .btn, [data-remove]").all()]
            middles = [box["y"] + box["height"] / 2 for box in found if box]
            assert max(middles) - min(middles) < 3, row.inner_text()


GOES_ON: Final = """() => {
    // Of the list of answers: does it go on below what can be seen, and does its lower edge say so?
    const list = document.querySelector(".study .asked, .ask > [data-answers]");
    const bar = document.querySelector("[data-question] .actions").getBoundingClientRect();
    const last = [...list.querySelectorAll("p, button")].at(-1).getBoundingClientRect();
    const end = Math.min(bar.top, list.getBoundingClientRect().bottom + 1);
    return [last.bottom > end, getComputedStyle(list, "::after").opacity === "1"];
}"""


@pytest.mark.parametrize("name", ["first-ride", "first-auctions", "sandbox", "winchester-mid", "puzzle"])
def test_a_list_that_goes_on_below_the_buttons_says_so(scene: Open, name: str) -> None:
    page = scene(name, "de")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(SETTLED)
    assert page.evaluate(GOES_ON) == [True, True]
    last = page.locator("[data-answers]").locator("p, button").last
    last.evaluate("(found) => found.scrollIntoView({ block: 'center' })")
    page.evaluate(SETTLED)
    assert page.evaluate(GOES_ON) == [False, False]
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.evaluate(SETTLED)
    assert page.evaluate(GOES_ON) == [False, False]


@pytest.mark.parametrize("name", ["gwt1-mid", "gwt2-build"])
def test_a_list_that_is_seen_whole_has_no_arrow(scene: Open, name: str) -> None:
    page = scene(name)
    for width, height in SIZES[:5]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(GOES_ON) == [False, False], (width, height)


FITS: Final = """() => {
    // The list of answers: how much of it has to be scrolled, and the room that is left below it.
    const list = document.querySelector(".ask > [data-answers]"), bar = document.querySelector(".ask .act");
    const room = bar.getBoundingClientRect().top - list.getBoundingClientRect().bottom;
    return [list.scrollHeight - list.clientHeight, room];
}"""


def test_a_list_that_fits_does_not_scroll(scene: Open) -> None:
    page = scene("first-auctions")
    for width, height in SIZES[:5]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        hidden, room = page.evaluate(FITS)
        assert hidden == 0 or room < 2, (width, height)
    assert hidden == 0


def test_the_answers_take_the_room_that_a_first_ride_leaves(scene: Open) -> None:
    page = scene("first-ride")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(SETTLED)
    panel, own = page.locator(".ask").bounding_box(), page.locator("[data-own]").bounding_box()
    assert panel
    assert own
    assert abs(panel["y"] + panel["height"] + 8 - own["y"] - own["height"]) < 2


COVERS: Final = """() => {
    const card = document.querySelector("[data-why-not]").getBoundingClientRect();
    const targets = [...document.querySelectorAll("[data-own] [data-place][data-move]")];
    return [targets.length, targets.filter((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    }).length];
}"""


@pytest.mark.parametrize("size", SIZES[:5])
def test_why_something_cannot_be_done_hides_nothing_that_can(scene: Open, size: tuple[int, int]) -> None:
    page = scene("gwt2-build")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    SCENES["why-not"].show(page)
    page.evaluate(SETTLED)
    targets, hidden = page.evaluate(COVERS)
    assert targets >= 2
    assert hidden == 0


def test_a_turning_point_says_what_it_is_about_beside_its_dot(scene: Open) -> None:
    page = scene("review")
    for point in page.locator("[data-turning-point]").all():
        dot, what = point.locator(".dot").bounding_box(), point.locator("strong").bounding_box()
        assert dot
        assert what
        assert 0 < what["x"] - dot["x"] - dot["width"] < 12


ARROWS: Final = """() => [...document.querySelectorAll("dialog:modal, :root:not(:has(dialog:modal)) *")]
    .filter((each) => {
        const { content, opacity } = getComputedStyle(each, "::after");
        return content.includes("▾") && opacity === "1" && each.checkVisibility();
    })
    .map((each) => each.closest("dialog") ? each.localName : each.localName + "." + each.classList[0])"""
"""What says that it goes on below its lower edge."""


def arrows(page: Page, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(ARROWS)
    return found


def test_only_what_goes_on_says_so(scene: Open) -> None:
    auction = scene("winchester-mid", "de")
    assert arrows(auction, SIZES[0]) == ["div.answers"]
    assert [arrows(auction, size) for size in SIZES[2:5]] == [[], [], []]
    study = scene("study", "de")  # whose players stand below the question
    assert [arrows(study, size) for size in (SIZES[0], *SIZES[2:5])] == [[], [], [], []]


def test_a_window_says_that_it_goes_on(scene: Open) -> None:
    page = scene("settings")
    assert arrows(page, SIZES[0]) == ["dialog"]
    page.get_by_role("dialog").evaluate("(found) => found.scrollTo(0, found.scrollHeight)")
    page.evaluate(SETTLED)
    assert page.evaluate(ARROWS) == []


def test_a_comparison_leaves_the_answers_of_a_phone_in_reach(scene: Open) -> None:
    page = scene("hint")
    assert arrows(page, SIZES[6]) == ["section.ask"]
    last = page.locator("[data-answers] [data-move]").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


LEVELS: Final = """(cells) => cells.map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return Math.round(text.getBoundingClientRect().top * 4);
})"""


@pytest.mark.parametrize("name", ["gwt2-over", "winchester-over"])
def test_the_frame_of_the_winner_moves_no_figure(scene: Open, name: str) -> None:
    page = scene(name)
    for width, height in SIZES[:8:3]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert len(set(page.locator("[data-final] tfoot td").evaluate_all(LEVELS))) == 1, width


def test_a_large_screen_has_the_explanation_beside_the_count(scene: Open) -> None:
    for name in ("gwt2-over", "winchester-over"):
        page = scene(name)
        for width, height in SIZES[3:5]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            count = page.locator("[data-final] table").bounding_box()
            how = page.get_by_role("heading", name="How it was counted").bounding_box()
            assert count
            assert how
            assert how["x"] > count["x"] + count["width"]


@pytest.mark.parametrize("name", ["sandbox", "study"])
def test_a_large_screen_shows_the_players_of_a_study(scene: Open, name: str) -> None:
    page = scene(name, "de")
    for width, height in SIZES[3:5]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        expect(page.locator(".study > .players")).to_be_in_viewport(ratio=1)


def test_a_low_screen_shows_the_names_of_the_cards_of_a_study(scene: Open) -> None:
    page = scene("sandbox")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(SETTLED)
    expect(page.locator("[data-own] [data-place^='hand:']").filter(has_text="Criollo").first).to_be_visible()
    expect(page.locator("[data-own]").get_by_text("Criollo").first).to_be_visible()


def test_scores_in_money_are_written_as_money(scene: Open) -> None:
    page = scene("replay")
    figures = page.locator(".charts svg text.points").all_text_contents()
    assert figures
    assert all(figure.startswith(("$", "−$")) for figure in figures)
    page = scene("record")  # nobody's money is known there
    expect(page.locator(".charts p")).to_have_text(
        ["Hidden from this seat. Choose another one, or wait for the end."] * 2
    )


def test_german_sums_are_written_out(scene: Open) -> None:
    page = scene("winchester-mid", "de")
    sums = page.locator("[data-place=saloon] text, [data-place^='pile:'] .top b, .cash b").all_text_contents()
    assert len(sums) == 7
    assert all(each.endswith("000\u202f$") for each in sums), sums
