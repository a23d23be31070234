"""Nothing on a table page lies over anything else, at any size of screen."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, me

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
        return {
            element,
            left: Math.max(left, 0), top: Math.max(top, 0),
            right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight),
        };
    };
    const seen = [...document.querySelectorAll("body *")].filter((element) =>
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


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_no_text_or_control_lies_over_another_at_any_size(
    host: Host, visit: Enter, game: str, lang: str
) -> None:
    mara = visit(host, lang=lang)
    mara.set_table(game, [me("Mara"), BOT, BOT], seed=1)
    mara.wait_for_question()
    found: dict[str, Any] = {}
    for width, height in SIZES:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        if overlaps := mara.page.evaluate(OVERLAPS):
            found[f"{width}x{height}"] = overlaps[:6]
    assert found == {}


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


def test_a_card_that_lies_over_another_is_noticed(host: Host, visit: Enter) -> None:
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
