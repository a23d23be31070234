"""How long the static edition takes: to its first question, cold and warm, and from a click to the screen.

`python -m tests.browser.static_time [ANSWERS [FOLDER]]` from the root of the project; the edition is taken
from FOLDER/trailboss if it is there. A measurement, not a test: it prints figures and asserts nothing.
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.screen_time import WATCH
from tests.browser.static_host import StaticHost
from tests.browser.visitor import Visitor


def measure(answers: int, folder: Path) -> dict[str, float]:
    """Seconds to the first question, and milliseconds from clicks to the frame that shows what they did."""
    with sync_playwright() as playwright:
        host = StaticHost(folder)
        browser = chromium.launch(playwright)
        mara = Visitor(browser, host.url)
        mara.context.set_default_timeout(120_000)
        began = time.monotonic()
        mara.go("")
        mara.page.get_by_role("button", name="Play now").first.click()
        mara.wait_for_question()
        cold = time.monotonic() - began
        mara.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        began = time.monotonic()
        mara.page.reload()
        mara.wait_for_question()
        warm = time.monotonic() - began
        mara.page.evaluate(WATCH)
        chance, took = random.Random(5), []
        for _ in range(answers):
            before = mara.seq()
            mara.answer(chance)
            mara.wait_for_question()
            clicked, shown = mara.page.evaluate("[window.__clicked, window.__shown]")
            later = [at for seq, at in shown.items() if int(seq) > before and at > clicked]
            if later:
                took.append(min(later) - clicked)
        mara.leave()
        host.stop()
    return {
        "cold_seconds": round(cold, 2),
        "warm_seconds": round(warm, 2),
        "answers": len(took),
        "median_ms": round(median(took), 1),
        "p95_ms": round(quantiles(took, n=20)[-1], 1),
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        given = dict(enumerate(sys.argv))
        print(json.dumps(measure(int(given.get(1, 60)), Path(given.get(2, made)))))
