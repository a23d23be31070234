"""How long a move takes to reach a person's screen.

`python -m tests.browser.screen_time [MOVES]` from the root of the project. A measurement, not a test: it
prints figures and asserts nothing about them. First two people play in two browsers, which share the cores
of this machine; then one browser has them for itself, as at home, and the moves come from elsewhere.
"""

import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from tests.browser import chromium
from tests.browser.host import Host
from tests.browser.visitor import Visitor, me
from tests.server.live_server import Guest, usual

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
    // A move may be followed by automatic ones, which are shown with it.
    window.__seen = async (seq) => {
        for (;;) {
            const all = Object.entries(window.__shown);
            const found = all.find(([each, at]) => Number(each) >= seq && at);
            if (found) return [window.__came[found[0]], found[1]];
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    };
}"""


def between_two_browsers(playwright: Playwright, host: Host, moves: int) -> dict[str, float]:
    """Milliseconds from one person's click, and from the update's arrival, to the frame after the one in
    which the other's page drew it."""
    browser = chromium.launch(playwright)
    mara, otis = Visitor(browser, host.url), Visitor(browser, host.url)
    for each in (mara, otis):
        each.context.add_init_script(LISTEN)
    table = mara.set_table("gwt2", [me("Mara"), {"kind": "open"}], seed=5)
    sit_down(otis, table)
    mara.page.locator("[data-start]").click()
    for each in (mara, otis):
        watch(each)
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
        came, shown = other.page.evaluate("(seq) => window.__seen(seq)", seq)
        took.append(shown - asked.page.evaluate("window.__clicked"))
        drew.append(shown - came)
    browser.close()
    return {**figures("click_to_screen", took), **figures("update_to_screen", drew)}


def on_a_screen_of_its_own(playwright: Playwright, host: Host, moves: int) -> dict[str, float]:
    """The same from the update's arrival on the only page that is open."""
    browser = chromium.launch(playwright)
    mara, otis = Guest(host.url), Visitor(browser, host.url)
    otis.context.add_init_script(LISTEN)
    table = mara.set_table("gwt2", [me("Mara"), {"kind": "open"}], seed=5)["id"]
    sit_down(otis, table)
    mara.post(f"/tables/{table}/start")
    watch(otis)
    hand = Guest(host.url)  # plays for Otis, without his page
    hand.http.cookies.update({str(each["name"]): str(each["value"]) for each in otis.context.cookies()})
    chance = random.Random(3)
    drew: list[float] = []
    while len(drew) < moves:
        seat = mara.state(table, 0)["question"]["seat"]
        player = (mara, hand)[seat]
        update = player.state(table, seat)
        answer = player.move(table, seat, update["seq"], chance.choice(usual(update)), f"move {len(drew)}")
        came, shown = otis.page.evaluate("(seq) => window.__seen(seq)", answer.json()["seq"])
        drew.append(shown - came)
    browser.close()
    return figures("update_to_a_screen_of_its_own", drew)


def sit_down(guest: Visitor, table: str) -> None:
    guest.go(f"/t/{table}")
    guest.page.locator("[data-name]").fill("Otis")
    guest.page.locator("[data-join]").click()


def watch(guest: Visitor) -> None:
    guest.wait_for(lambda: guest.seq() >= 0, "no table")
    guest.page.evaluate(WATCH)


def figures(name: str, times: list[float]) -> dict[str, float]:
    times = sorted(times)
    return {f"{name}_median_ms": median(times), f"{name}_p95_ms": times[int(0.95 * len(times))]}


def measure(moves: int) -> dict[str, float]:
    """Both measurements, with so many moves each."""
    found: dict[str, float] = {"moves": moves}
    for measured in (between_two_browsers, on_a_screen_of_its_own):
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            host = Host(Path(folder))
            found |= measured(playwright, host, moves)
            host.stop()
    return found


if __name__ == "__main__":
    json.dump(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 60), sys.stdout, indent=1)
    print()
