"""Everything on a page can be read at any size of screen: nothing is covered, cut off or too small."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_pictures import AUCTION, BUILDING, TRAIL, Story, set_up
from tests.browser.test_study import open_record
from tests.browser.visitor import BOT, me
from trailboss.coach.puzzles import puzzles

SIZES: Final = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (390, 844),
    (360, 740),
    (640, 360),  # 1280x720 at 200 % zoom
]

OVERLAPS: Final = """() => {
    // Controls and lines of text outside the board, whose places lie over their picture on purpose. What is
    // scrolled or clipped away counts as far as it can be seen.
    const clipped = (element, box) => {
        let { left, top, right, bottom } = box;
        for (let up = element; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            const outer = up.getBoundingClientRect();
            [left, top] = [Math.max(left, outer.left), Math.max(top, outer.top)];
            [right, bottom] = [Math.min(right, outer.right), Math.min(bottom, outer.bottom)];
        }
        // A list ends for the eye at the bar that stays below it.
        for (const bar of bars)
            if (bar.parentElement.contains(element) && !bar.contains(element))
                bottom = Math.min(bottom, bar.getBoundingClientRect().top);
        return {
            element,
            left: Math.max(left, 0), top: Math.max(top, 0),
            right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight),
        };
    };
    const root = document.querySelector("dialog:modal") ?? document.body; // what lies below can't be used
    const all = [...root.querySelectorAll("*")];
    const bars = all.filter((element) => getComputedStyle(element).position === "sticky");
    const seen = all.filter((element) =>
        !element.closest("[data-board], svg, .heard, [inert]")
        && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes = [];
    for (const element of seen) {
        if (element.matches("button, a[href], input, select"))
            boxes.push(clipped(element, element.getBoundingClientRect()));
        for (const node of element.childNodes) {
            if (node.nodeType !== 3 || !node.data.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { left, right, top, bottom } of range.getClientRects()) {
                const air = (bottom - top) / 4; // above and below the letters
                boxes.push(clipped(element, { left, right, top: top + air, bottom: bottom - air }));
            }
        }
    }
    const large = boxes.filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
    const named = ({ element }) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
    const found = [];
    for (const [at, one] of large.entries())
        for (const other of large.slice(at + 1)) {
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across > 3 && down > 3) found.push(`${named(one)} and ${named(other)}`);
        }
    return found;
}"""
"""Pairs of things that lie over one another."""


BOARD_TEXTS: Final = """() => {
    // From the top of a capital to the baseline, or to the end of a "y". On a phone the board can be zoomed.
    if (innerWidth < 800) return [];
    const texts = [...document.querySelectorAll("[data-board] svg text")].filter((text) =>
        text.textContent.trim() && text.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes = texts.map((text) => {
        const { left, right, top, height } = text.getBoundingClientRect();
        const { a, b } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        const baseline = top + 0.78 * height;
        const below = /[gjpqy]/.test(text.textContent) ? 0.22 * size : 0;
        return { text, left, right, top: baseline - 0.7 * size, bottom: baseline + below };
    });
    const found = [];
    for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            const [first, second] = [one, other].map(({ text }) => `"${text.textContent}"`);
            if (across > 1 && down > 0) found.push(`${first} and ${second}`);
        }
    return found;
}"""
"""Texts on the board that touch."""

CUT_OFF: Final = """() => {
    const found = [];
    const root = document.querySelector("dialog:modal") ?? document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim()) continue;
        if (element.closest("svg, .heard, [inert], [data-board], option")) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const text = range.getBoundingClientRect();
        const outside = ({ left, right }) => text.right > right + 1 || text.left < left - 1;
        for (let up = element; up; up = up.parentElement) {
            const { overflowX, textOverflow, clipPath } = getComputedStyle(up);
            if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || clipPath !== "none") break;
            const last = up === document.documentElement;
            const ends = last ? { left: 0, right: innerWidth } : up.getBoundingClientRect();
            if ((overflowX !== "visible" || last) && outside(ends)) {
                found.push(element.textContent.trim().slice(0, 40));
                break;
            }
        }
    }
    return found;
}"""
"""Texts of which an end is missing, without dots and without a way to scroll there."""

SMALL: Final = """() => {
    const found = [];
    const phone = innerWidth < 800; // there a board can be zoomed
    for (const element of document.querySelectorAll("body *")) {
        if (element.closest(".heard, [inert]") || (phone && element.closest("[data-board]"))) continue;
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        let size = parseFloat(getComputedStyle(element).fontSize);
        if (element instanceof SVGGraphicsElement) {
            const { a, b } = element.getScreenCTM();
            size *= Math.hypot(a, b);
        }
        if (size < 9.95) found.push(`${size.toFixed(1)} px "${element.textContent.trim().slice(0, 30)}"`);
    }
    return found;
}"""
"""Texts with letters below 10 px."""


SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const places = () => [...document.querySelectorAll("button, p, h2, li, svg text")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(" ");
    for (let before = null, same = 0; same < 5; ) {
        await frame();
        const now = places();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""
"""Wait until nothing has moved for five frames."""


FAULTS: Final = {"over another": OVERLAPS, "on the board": BOARD_TEXTS, "cut off": CUT_OFF, "small": SMALL}


def faults(page: Page, kinds: Collection[str] = FAULTS) -> list[str]:
    """What is wrong with what the page shows, at any size."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        for kind in kinds:
            found += [f"{width}x{height} {kind}: {each}" for each in page.evaluate(FAULTS[kind])[:6]]
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["gwt1", "gwt2", "winchester"])
def test_all_of_a_table_can_be_read_at_any_size(host: Host, visit: Enter, game: str, lang: str) -> None:
    mara = visit(host, lang=lang)
    mara.set_table(game, [me("Mara"), BOT, BOT], seed=1)
    mara.wait_for_question()
    assert faults(mara.page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_middle_of_a_game_can_be_read_at_any_size(host: Host, visit: Enter, lang: str) -> None:
    mara, _ = set_up(TRAIL, host, visit, lang=lang)
    assert faults(mara.page) == []


def test_the_numbers_of_the_answers_hide_no_city(host: Host, visit: Enter) -> None:
    mara, _ = set_up(Story("gwt2", 2, 11, 60, "deliver"), host, visit)
    assert faults(mara.page, ["on the board"]) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", ["/", "/learn", "/puzzles", "/rulings", "/nowhere"])
def test_all_of_a_page_can_be_read_at_any_size(host: Host, visit: Enter, path: str, lang: str) -> None:
    mara = visit(host, lang=lang)
    mara.go(path)
    mara.page.wait_for_load_state("networkidle")
    assert faults(mara.page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_menu_lists_and_final_count_can_be_read_at_any_size(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, lang=lang)
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT, BOT], seed=3)
    mara.wait_for_question()
    mara.page.locator("[data-menu]").click()
    mara.page.get_by_role("dialog").wait_for()
    assert faults(mara.page) == []
    mara.page.set_viewport_size({"width": 1440, "height": 900})
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.wait_for_answer(f"/api/tables/{table}", lambda found: found["status"] == "over", "it doesn't end")
    mara.page.reload()
    mara.page.locator("[data-final]").wait_for()
    assert faults(mara.page) == []
    mara.set_table("gwt2", [me("Mara"), BOT, BOT, BOT])
    mara.go("/")
    mara.page.locator("[data-table]").first.wait_for()
    assert faults(mara.page) == []


def test_pass_and_sum_are_in_view_on_a_low_screen(host: Host, visit: Enter) -> None:
    mara = visit(host, lang="de", size={"width": 1280, "height": 720})
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT, BOT], seed=3)
    mara.wait_for_question()
    expect(mara.page.locator('[data-move="pass"]')).to_be_in_viewport(ratio=0.7)
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.wait_for_answer(f"/api/tables/{table}", lambda found: found["status"] == "over", "it doesn't end")
    mara.page.reload()
    expect(mara.page.locator("[data-final] tfoot")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "seed"),
    [("gwt2", 1), ("winchester", 0), ("winchester", 1)],
    ids=["gwt2", "first bid", "higher bid"],
)
def test_the_question_and_its_first_answers_are_in_view_at_twice_the_size(
    host: Host, visit: Enter, game: str, seed: int
) -> None:
    mara = visit(host, size={"width": 640, "height": 360})
    mara.set_table(game, [me("Mara"), BOT, BOT], seed=seed)
    mara.wait_for_question()
    for wanted in ("[data-question] h2", "[data-answers] button"):
        expect(mara.page.locator(wanted).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_the_study_page_shows_the_question_and_its_first_answer_at_twice_the_size(
    host: Host, visit: Enter, game: str
) -> None:
    mara = visit(host, size={"width": 640, "height": 360})
    table = mara.set_table(game, [me("Mara"), BOT, BOT], seed=1)
    mara.wait_for_question()
    mara.go(f"/study?table={table}&seat=0")
    for wanted in ("[data-question] h2", "[data-answers] button"):
        expect(mara.page.locator(wanted).first).to_be_in_viewport(ratio=1)
    for width, height in [*SIZES[:3], *SIZES[5:7]]:  # and on small desktops and phones, all of it can be read
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        assert mara.page.evaluate(SMALL) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_answers_of_a_puzzle_are_in_view_on_a_low_screen(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, size={"width": 1280, "height": 720}, lang=lang)
    mara.go(f"/puzzles/winchester?id={puzzles('winchester')[0].id}")
    expect(mara.page.locator("[data-answers] button").first).to_be_in_viewport(ratio=1)
    mara.page.evaluate(SETTLED)
    assert mara.page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seed", [0, 1], ids=["first bid", "higher bid"])
def test_a_small_phone_shows_pass_and_duel_without_scrolling(
    host: Host, visit: Enter, seed: int, lang: str
) -> None:
    mara = visit(host, size={"width": 360, "height": 740}, lang=lang)
    mara.set_table("winchester", [me("Mara"), *[BOT] * 4], seed=seed)
    mara.wait_for_question()
    for answer in mara.page.locator("[data-answers] .other button").all():
        expect(answer).to_be_in_viewport(ratio=1)


def test_overlapping_cards_are_noticed(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me("Mara"), BOT], seed=1)
    mara.wait_for_question()
    assert mara.page.evaluate(OVERLAPS) == []
    mara.page.eval_on_selector_all(
        "[data-own] ul > li:has([data-place^='hand:'])",
        """(all) => {
            const [one, other] = all.map((each) => each.getBoundingClientRect());
            all[1].style.transform = `translateX(${one.left - other.left + 8}px)`;
        }""",
    )
    assert mara.page.evaluate(OVERLAPS) != []


FINGERS: Final = {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_small_phone_for_fingers_shows_all_of_a_table(host: Host, visit: Enter, lang: str) -> None:
    """Buttons for fingers are larger, and who plays with friends has one more."""
    mara, _ = set_up(TRAIL, host, visit, lang=lang, size={"width": 360, "height": 740}, **FINGERS)
    mara.page.evaluate(SETTLED)
    assert {kind: mara.page.evaluate(script) for kind, script in FAULTS.items()} == {
        kind: [] for kind in FAULTS
    }
    heading = mara.page.locator("header .heading")
    assert heading.evaluate("(found) => found.getClientRects().length") == 1


MAP: Final = """() => {
    const map = document.querySelector("button.map");
    const box = map.getBoundingClientRect();
    const dots = [...map.querySelectorAll("circle")].map((dot) => dot.getBoundingClientRect());
    // Of a plot, which fills most of the window, number and label must be seen.
    const wanted = "[data-board] [data-place][data-move]:not(path), [data-board] [data-label]";
    const targets = [...document.querySelectorAll(wanted)].map((target) => target.getBoundingClientRect());
    const inside = ({ left, right, top, bottom }) =>
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    const beside = ({ left, right, top, bottom }) =>
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    const [places, found] = [dots.length > 20, targets.length > 0];
    return { places, targets: found, inside: dots.every(inside), free: targets.every(beside) };
}"""


@pytest.mark.parametrize("story", [TRAIL, AUCTION], ids=["gwt2", "winchester"])
def test_the_small_map_follows_a_phone_that_is_turned_and_hides_no_target(
    host: Host, visit: Enter, story: Story
) -> None:
    mara, _ = set_up(story, host, visit, lang="de", size={"width": 360, "height": 740})
    for width, height in [*SIZES[5:], SIZES[5]]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        assert mara.page.evaluate(MAP) == dict.fromkeys(("places", "targets", "inside", "free"), True), (
            width,
            height,
        )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_small_phone_shows_the_plot_and_the_first_answers_of_an_analysis(
    host: Host, visit: Enter, tmp_path: Path, lang: str
) -> None:
    mara = visit(host, lang=lang, size={"width": 360, "height": 740}, **FINGERS)
    open_record(mara, tmp_path)
    mara.page.locator("[data-try]").click()
    expect(mara.page.locator("[data-answers] [data-move]").first).to_be_in_viewport(ratio=1)
    mara.page.evaluate(SETTLED)
    assert mara.page.evaluate(MAP)["free"]
    expect(mara.page.locator("[data-bot]")).to_be_attached()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_replay_is_steered_and_read_at_twice_the_size(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, lang=lang, size={"width": 640, "height": 360})
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT], seed=3)
    mara.wait_for_question()
    mara.go(f"/t/{table}/replay")
    for wanted in ("[data-board]", "input[type=range]", ".buttons", "[role=tablist]"):
        expect(mara.page.locator(wanted)).to_be_in_viewport(ratio=1)
    assert mara.page.evaluate(FAULTS["cut off"]) == []


def test_the_log_of_a_replay_follows_a_phone_that_is_turned(host: Host, visit: Enter) -> None:
    mara, table = set_up(Story("winchester", 4, 7), host, visit, size={"width": 390, "height": 844})
    mara.go(f"/t/{table}/replay")
    mara.page.get_by_role("tab").nth(1).click()
    slider = mara.page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max") or 0) * 9 // 10))
    current = mara.page.locator("[data-log] [aria-current]")
    expect(current).to_be_in_viewport()
    mara.page.set_viewport_size({"width": 844, "height": 390})
    mara.wait_for(
        lambda: current.evaluate(
            """(line) => {
                const [one, box] = [line, line.closest("[data-log]")].map((it) => it.getBoundingClientRect());
                return one.top >= box.top && one.bottom <= box.bottom;
            }"""
        ),
        "the current step is in view",
    )


def test_numbers_of_buildings_hide_no_name(host: Host, visit: Enter) -> None:
    mara, _ = set_up(BUILDING, host, visit, size={"width": 1280, "height": 720})
    mara.page.evaluate(SETTLED)
    hidden = mara.page.locator("[data-own] [data-place^='building:']:has(.badge)").evaluate_all(
        """(tiles) => tiles.map((tile) => {
            const name = document.createRange();
            name.selectNodeContents(tile.querySelector(".tile b"));
            const badge = tile.querySelector(".badge").getBoundingClientRect();
            const { left, right, top, bottom } = badge;
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return tile.contains(seen) ? right - name.getBoundingClientRect().left : right;
        })"""
    )
    assert hidden
    assert max(hidden) <= 3


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", ["/first-ride", "/first-ride/winchester"])
def test_the_first_card_of_a_ride_is_read_and_all_of_the_board_seen(
    host: Host, visit: Enter, path: str, lang: str
) -> None:
    mara = visit(host, lang=lang, size={"width": 360, "height": 740})
    mara.go(path)
    mara.page.locator("[data-coach]").wait_for()
    for width, height in SIZES[5:]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        expect(mara.page.locator("[data-ride] p").first).to_be_in_viewport(ratio=1)
        assert mara.page.evaluate(
            """() => {
                const guide = document.querySelector("[data-ride]").parentElement.getBoundingClientRect();
                const sheet = document.querySelector("[data-sheet]").getBoundingClientRect();
                const board = document.querySelector("[data-board] svg").getBoundingClientRect();
                const low = innerWidth > innerHeight;
                return board.top >= guide.bottom - 1 && (low || board.bottom <= sheet.top + 16);
            }"""
        ), (width, height)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_the_bar_of_a_study_covers_no_answer_at_twice_the_size(
    host: Host, visit: Enter, game: str, lang: str
) -> None:
    mara = visit(host, lang=lang, size={"width": 640, "height": 360})
    mara.go(f"/puzzles/{game}?id={puzzles(game)[0].id}")
    expect(mara.page.locator("[data-question] > .bar")).to_be_in_viewport(ratio=1)
    mara.page.evaluate(SETTLED)
    assert mara.page.evaluate(OVERLAPS) == []


def test_after_the_end_all_tabs_of_a_phone_can_be_reached(host: Host, visit: Enter) -> None:
    mara = visit(host, size={"width": 360, "height": 740}, **FINGERS)
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT], seed=3)
    mara.wait_for_question()
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.page.locator("[data-look]").click()
    expect(mara.page.locator("[data-sheet], [data-confirm]")).to_have_count(0)  # nothing is asked any more
    mara.page.locator('[data-tab="log"]').click()
    expect(mara.page.locator("[data-log]")).to_be_visible()
    mara.page.locator("[data-score]").click()
    expect(mara.page.locator("[data-final]")).to_be_visible()
