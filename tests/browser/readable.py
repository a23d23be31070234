"""Finds what can't be read on a page: covered, cut off or too small, at many sizes of screen."""

from collections.abc import Collection
from typing import Final

from playwright.sync_api import Page

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
    for (const panel of document.querySelectorAll("[data-panel]")) {
        const edge = panel.getBoundingClientRect();
        for (const { text, left, right, top, bottom } of boxes) {
            const begins = left > edge.left && left < edge.right && top > edge.top && bottom < edge.bottom;
            if (begins && right > edge.right - 3)
                found.push(`"${text.textContent}" and the edge of its panel`);
        }
    }
    const prices = [...document.querySelectorAll("[data-price]")].map((each) => each.getBoundingClientRect());
    for (const [at, one] of prices.entries())
        for (const other of prices.slice(at + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const below = Math.abs(one.left - other.left) < 9; // the two of Simmental
            if (across > -1 && !below) found.push(`prices at ${one.left} and ${other.left}`);
        }
    return found;
}"""
"""Texts on the board that touch each other or the edge of their panel."""

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
        const upright = getComputedStyle(element).writingMode !== "horizontal-tb";
        const outside = ({ left, right, top, bottom }) => upright
            ? text.bottom > bottom || text.top < top
            : text.right > right + 1 || text.left < left - 1;
        for (let up = element; up; up = up.parentElement) {
            const { overflowX, textOverflow, clipPath } = getComputedStyle(up);
            if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || clipPath !== "none") break;
            const last = up === document.documentElement;
            const page = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
            const ends = last ? page : up.getBoundingClientRect();
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
