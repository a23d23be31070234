"""How long a move takes from one person's click to the other person's screen.

`python -m tests.browser.screen_time [MOVES]` from the root of the project. A measurement, not a test: it
prints figures and asserts nothing about them.
"""

import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.host import Host
from tests.browser.visitor import Visitor, me

LISTEN = """
    window.__came = {};
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                const said = JSON.parse(data);
                const now = performance.timeOrigin + performance.now();
                if (["update", "changes"].includes(said.type)) window.__came[said.seq] ??= now;
            });
        }
    };
"""
WATCH = """() => {
    const now = () => performance.timeOrigin + performance.now();
    window.__clicked = 0;
    window.__shown = {};
    addEventListener("pointerdown", () => { window.__clicked = now(); }, true);
    const look = () => {
        const seq = document.querySelector("[data-seq]")?.dataset.seq;
        if (seq === undefined || seq in window.__shown) return;
        window.__shown[seq] = 0;
        // The frame in which it is painted has begun when the second callback runs.
        requestAnimationFrame(() => requestAnimationFrame(() => { window.__shown[seq] = now(); }));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""


def measure(moves: int) -> dict[str, float]:
    """Play so many moves between two browsers; milliseconds from the click, and from the update's arrival, to
    the frame after the one in which the other's page drew it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        mara, otis = Visitor(browser, host.url), Visitor(browser, host.url)
        for each in (mara, otis):
            each.context.add_init_script(LISTEN)
        table = mara.set_table("gwt2", [me("Mara"), {"kind": "open"}], seed=5)
        otis.go(f"/t/{table}")
        otis.page.locator("[data-name]").fill("Otis")
        otis.page.locator("[data-join]").click()
        mara.page.locator("[data-start]").click()
        seats = (mara, otis)
        for each in seats:
            each.wait_for(lambda who=each: who.seq() >= 0, "no table")
            each.page.evaluate(WATCH)
        chance = random.Random(3)
        took: list[float] = []
        drew: list[float] = []
        while len(took) < moves:
            mara.wait_for(lambda: mara.asked() or otis.asked(), "nobody is asked")
            asked, other = (mara, otis) if mara.asked() else (otis, mara)
            before = asked.seq()
            asked.answer(chance)
            if (seq := asked.seq()) == before:  # one of several answers that are played at once
                continue
            shown = f"window.__shown[{seq}] ?? 0"
            other.wait_for(lambda who=other, what=shown: who.page.evaluate(what) > 0, "not shown")
            took.append(other.page.evaluate(shown) - asked.page.evaluate("window.__clicked"))
            drew.append(other.page.evaluate(f"window.__shown[{seq}] - window.__came[{seq}]"))
        browser.close()
        host.stop()
    took.sort()
    drew.sort()
    return {
        "moves": moves,
        "click_to_screen_median_ms": median(took),
        "click_to_screen_p95_ms": took[int(0.95 * moves)],
        "update_to_screen_median_ms": median(drew),
        "update_to_screen_p95_ms": drew[int(0.95 * moves)],
    }


if __name__ == "__main__":
    json.dump(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 60), sys.stdout, indent=1)
    print()
