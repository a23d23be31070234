"""Every page at every size, for eyes: `python -m tests.browser.screens FOLDER`.

Takes a picture of each page at all sizes of screens, light and dark, in both languages, joins those of one
page and look to a sheet, and lists what can be measured: text that lies over other text, is cut off or small.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.host import CLIENT, ROOT, Host
from tests.browser.readable import FAULTS, SETTLED, SIZES
from tests.browser.static_host import StaticHost
from tests.browser.test_closed import change
from tests.browser.test_coach import beginning
from tests.browser.test_pictures import AUCTION, BUILDING, OLD_TRAIL, OVER, TRAIL, Story, set_up
from tests.browser.visitor import BOT, Visitor, me
from trailboss.coach.puzzles import puzzles

WIDTH: Final = 960
"""Of one picture on a sheet, at most."""
PHONE: Final = 500
"""Narrower screens are touched: their buttons are larger."""
LIARS_DICE: Final = ROOT / "examples" / "liars-dice" / "src"


def host_with_liars_dice(folder: Path) -> Host:
    """Liar's Dice is found as if it was installed."""
    about = folder / "liars_dice-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: liars-dice\nVersion: 1.0\n", encoding="utf-8")
    entry = "[trailboss.games]\nliars_dice = liars_dice:MODULE\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")
    path = os.pathsep.join([str(folder), str(LIARS_DICE), os.environ.get("PYTHONPATH", "")])
    return Host(folder, environment={**os.environ, "PYTHONPATH": path, "TRAILBOSS_STATIC": str(CLIENT)})


class Stage:
    """A server, a browser, and who came to it."""

    def __init__(self, folder: Path, browser: Browser, host: Host, lang: str = "en") -> None:
        self.folder, self.browser, self.host, self.lang = folder, browser, host, lang
        self.visitors: list[Visitor] = []

    def enter(self, host: Any = None, **how: Any) -> Visitor:
        self.visitors.append(Visitor(self.browser, (host or self.host).url, **{"lang": self.lang, **how}))
        return self.visitors[-1]

    def leave(self) -> None:
        for visitor in self.visitors:
            visitor.leave()
        self.visitors.clear()


class Scene(NamedTuple):
    """Go there once; then, after each change of language, show what the pictures are of."""

    go: Callable[[Stage], Visitor]
    show: Callable[[Page], None] = lambda page: None
    again: bool = False
    """Is it gone when the size changes?"""


def quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def click(*selectors: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
        quiet(page)

    return show


def hover(selector: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.locator(selector).first.hover(force=True)
        page.mouse.move(*(each + 1 for each in middle(page, selector)))
        page.wait_for_timeout(1000)

    return show


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def page(path: str) -> Callable[[Stage], Visitor]:
    def go(stage: Stage) -> Visitor:
        visitor = stage.enter()
        visitor.go(path)
        return visitor

    return go


def table(game: str, seats: int, answers: int = 0, **more: Any) -> Callable[[Stage], Visitor]:
    def go(stage: Stage) -> Visitor:
        visitor = stage.enter()
        visitor.set_table(game, [me(), *[BOT] * (seats - 1)], **{"seed": 14, **more})
        chance = random.Random(6)
        for _ in range(answers):
            visitor.wait_for_question()
            visitor.answer(chance)
        visitor.wait_for_question()
        return visitor

    return go


def story(scene: Story, path: str = "/t/{table}") -> Callable[[Stage], Visitor]:
    def go(stage: Stage) -> Visitor:
        visitor, name = set_up(scene, stage.host, stage.enter)
        visitor.go(path.format(table=name))
        return visitor

    return go


def running(stage: Stage) -> Visitor:
    """The home page of somebody who sits at three tables, with two that are open."""
    visitor = table("gwt2", 4, 3)(stage)
    visitor.set_table("winchester", [me(), BOT, BOT])
    visitor.set_table("gwt1", [me(), {"kind": "open"}])
    other = stage.enter()
    other.go("/")
    for game in ("gwt2", "winchester"):
        seats = [me("Bartholomew"), BOT, {"kind": "open"}]
        other.ask("POST", "/api/tables", {"game": game, "seats": seats, "listed": True})
    visitor.go("/")
    return visitor


def resigned(path: str) -> Callable[[Stage], Visitor]:
    """A game of Daddy Winchester that bots played to its end."""

    def go(stage: Stage) -> Visitor:
        visitor = stage.enter()
        name = visitor.set_table("winchester", [me(), BOT, BOT])
        visitor.wait_for_question()
        visitor.ask("POST", f"/api/tables/{name}/resign")
        visitor.page.locator("[data-final]").wait_for()
        visitor.go(path.format(table=name))
        return visitor

    return go


def record(stage: Stage) -> Visitor:
    visitor = page("/")(stage)
    content: Any = {"name": "game.record", "mimeType": "text/plain", "buffer": beginning().encode()}
    visitor.page.locator('input[type="file"]').set_input_files(content)
    visitor.page.wait_for_url("**/r/*")
    return visitor


def friends(stage: Stage) -> Visitor:
    """Three lines were written at a table."""
    mara, otis = stage.enter(), stage.enter()
    name = mara.set_table("gwt2", [me(), {"kind": "open"}, BOT])
    otis.go("/api/health")
    otis.ask("POST", f"/api/tables/{name}/join", {"name": "Otis", "seat": 1})
    mara.ask("POST", f"/api/tables/{name}/start", {})
    otis.go(f"/t/{name}")
    otis.page.locator("[data-chat]").click()
    for text in ("Howdy, partner!", "I'll take the building that you wanted, and then the next one as well."):
        otis.page.locator("[data-say]").fill(text)
        otis.page.keyboard.press("Enter")
    otis.page.locator('[data-react="nice"]').click()
    otis.page.locator('[data-line="3"]').wait_for()
    mara.page.reload()
    return mara


def closed(how: str) -> Callable[[Stage], Visitor]:
    def go(stage: Stage) -> Visitor:
        visitor = table("gwt1", 2)(stage)
        name = visitor.page.url.rsplit("/", 1)[1]
        visitor.page.locator("[data-question] [data-move]").first.click()
        visitor.wait_for(lambda: visitor.seq() >= 3, "nothing was played")
        stage.host.stop()
        if how == "damaged":
            broken = "UPDATE entries SET text = 'sing' WHERE table_id = ? AND kind = 'move'"
            change(stage.host, broken, name)
        else:
            command = ["-m", "trailboss", "admin", "archive", name, "--data", str(stage.host.data)]
            subprocess.run([sys.executable, *command], check=True, capture_output=True)
        stage.host.start()
        visitor.page.reload()
        visitor.page.locator("[data-closed]").wait_for()
        return visitor

    return go


def static(stage: Stage) -> Visitor:
    folder = stage.folder / "edition"
    folder.mkdir()
    visitor = stage.enter(StaticHost(folder))
    visitor.go("")
    return visitor


def waiting(stage: Stage) -> Visitor:
    visitor = stage.enter()
    visitor.set_table("gwt2", [me(), {"kind": "open"}, BOT])
    return visitor


def study(stage: Stage) -> Visitor:
    visitor = record(stage)
    visitor.page.locator("[data-try]").click()
    visitor.page.locator('[data-study="analysis"]').wait_for()
    return visitor


def hint(page: Page) -> None:
    page.locator("[data-hint]").first.click()
    for level in ("nudge", "move", "comparison"):
        page.locator(f'[data-hint-level="{level}"]').wait_for()
        if level != "comparison":
            page.locator("[data-hint-more]").click()


def middle_of_replay(page: Page) -> None:
    slider = page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.get_by_role("tab").nth(1).click()
    quiet(page)


def review(page: Page) -> None:
    page.locator("[data-start-review]").click()
    page.locator('[data-review="done"]').wait_for()
    page.locator("[data-turning-point]").first.click()


def refused(page: Page) -> None:
    ranch = page.locator('[data-tab="own:ranch"]')  # on a phone the buildings have a tab
    if ranch.is_visible():
        ranch.click()
    page.locator('[data-place="building:5"]').first.evaluate("(found) => found.click()")
    page.locator("[data-why-not]").wait_for()


def ride(page: Page) -> None:
    page.locator("[data-coach]").wait_for()


def your_games(page: Page) -> None:
    page.locator("[data-your-games] details").first.evaluate("(found) => (found.open = true)")
    page.locator("[data-your-games]").evaluate("(found) => found.scrollIntoView()")
    quiet(page)


def form(page: Page) -> None:
    """The form with all its options, from its heading on."""
    page.locator("details").first.evaluate("(found) => (found.open = true)")
    page.locator("section[aria-labelledby=set-the-table]").evaluate("(found) => found.scrollIntoView()")


EARLY: Final = Story("gwt2", 2, 11, 4, "phase_a")
DELIVERY: Final = Story("gwt2", 2, 11, 60, "deliver")
DISC: Final = Story("gwt2", 2, 11, 60, "disc")
WIN_OVER: Final = Story("winchester", 4, 7)

SCENES: Final[dict[str, Scene]] = {
    "home": Scene(page("/")),
    "home-tables": Scene(running),
    "form": Scene(page("/"), form, again=True),
    "waiting": Scene(waiting),
    "gwt2-first": Scene(table("gwt2", 2)),
    "gwt2-early": Scene(table("gwt2", 4, 4)),
    "gwt2-mid": Scene(story(TRAIL)),
    "gwt2-build": Scene(story(BUILDING)),
    "gwt2-delivery": Scene(story(DELIVERY)),
    "gwt1-mid": Scene(story(OLD_TRAIL)),
    "winchester": Scene(table("winchester", 4)),
    "winchester-mid": Scene(story(AUCTION)),
    "gwt2-over": Scene(story(OVER)),
    "winchester-over": Scene(story(WIN_OVER)),
    "help-card": Scene(story(TRAIL), hover('[data-place="space:b"]'), again=True),
    "why-not": Scene(story(BUILDING), refused, again=True),
    "chat": Scene(friends, click("[data-chat]")),
    "settings": Scene(table("gwt2", 2), click("[data-menu]")),
    "help-window": Scene(table("gwt2", 2), click("[data-menu]", "[data-help-window]")),
    "hint": Scene(story(EARLY), hint),
    "replay": Scene(resigned("/t/{table}/replay"), middle_of_replay),
    "gwt2-replay": Scene(story(OVER, "/t/{table}/replay"), middle_of_replay),
    "record": Scene(record),
    "review": Scene(record, review),
    "study": Scene(study),
    "sandbox": Scene(story(EARLY, "/study?table={table}&seat=0")),
    "puzzles": Scene(page("/puzzles")),
    "puzzle": Scene(page(f"/puzzles/gwt2?id={puzzles('gwt2')[0].id}"), click("[data-solution]")),
    "winchester-puzzle": Scene(page(f"/puzzles/winchester?id={puzzles('winchester')[0].id}")),
    "learn": Scene(page("/learn")),
    "rulings": Scene(page("/rulings")),
    "your-games": Scene(resigned("/"), your_games, again=True),
    "missing": Scene(page("/nowhere")),
    "damaged": Scene(closed("damaged")),
    "archived": Scene(closed("archived")),
    "first-ride": Scene(page("/first-ride"), ride),
    "first-auctions": Scene(page("/first-ride/winchester"), ride),
    "liars-dice": Scene(table("liars_dice", 3, 2)),
    "static": Scene(static, lambda page: page.locator("section[aria-labelledby=set-the-table]").wait_for()),
}


CHANGED: Final = """() => Promise.all(document.getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ finished }) => finished))"""
"""Wait until the colours have changed. Arrows that say that a list goes on hang on scrolling, and stay."""


def sheet(pictures: list[Path], goal: Path) -> None:
    """Pictures of one shape side by side, in rows."""
    opened = [Image.open(path).convert("RGB") for path in pictures]
    wide = [min(WIDTH, each.width) for each in opened]
    small = [each.resize((to, to * each.height // each.width)) for each, to in zip(opened, wide, strict=True)]
    rows: list[list[Image.Image]] = [[]]
    for each in small:
        if sum(one.width for one in rows[-1]) + each.width > 2 * WIDTH:
            rows.append([])
        rows[-1].append(each)
    joined = Image.new("RGB", (2 * WIDTH, sum(max(each.height for each in row) for row in rows)), "white")
    top = 0
    for row in rows:
        left = 0
        for each in row:
            joined.paste(each, (left, top))
            left += each.width
        top += max(each.height for each in row)
    joined.save(goal)


def shoot(
    stage: Stage, folder: Path, name: str, langs: list[str], schemes: list[str], sizes: list[tuple[int, int]]
) -> None:
    scene = SCENES[name]
    visitor = scene.go(stage)
    seen = visitor.page
    tools = visitor.context.new_cdp_session(seen)
    for lang in langs:
        tools.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        seen.set_viewport_size({"width": 1440, "height": 900})
        seen.evaluate(f"localStorage.setItem('trailboss.lang', {json.dumps(lang)})")
        seen.goto(seen.url)
        seen.reload()
        quiet(seen)
        if not scene.again:
            scene.show(seen)
        taken: dict[str, list[Path]] = {scheme: [] for scheme in schemes}
        for width, height in sizes:
            tools.send("Emulation.setTouchEmulationEnabled", {"enabled": width < PHONE})
            seen.set_viewport_size({"width": width, "height": height})
            seen.evaluate(SETTLED)
            if scene.again:
                scene.show(seen)
            faults = [f"{kind}: {each}" for kind, script in FAULTS.items() for each in seen.evaluate(script)]
            for fault in dict.fromkeys(faults):
                print(f"{name} {lang} {width}x{height} {fault}", flush=True)
            for scheme in schemes:
                # Without motion, pictures need not stop it: that would hide the arrows at lists that go on.
                seen.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                seen.evaluate(CHANGED)
                path = folder / f"{name}-{lang}-{scheme}-{width}x{height}.png"
                seen.screenshot(path=path)
                taken[scheme].append(path)
        for scheme in schemes:
            sheet(taken[scheme], folder / f"sheet-{name}-{lang}-{scheme}.png")
    stage.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pages", nargs="*", default=list(SCENES), choices=list(SCENES))
    parser.add_argument("--langs", nargs="*", default=["en", "de"])
    parser.add_argument("--schemes", nargs="*", default=["light", "dark"])
    names = [f"{width}x{height}" for width, height in SIZES]
    parser.add_argument("--sizes", nargs="*", default=names, choices=names)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    sizes = [size for size, shown in zip(SIZES, names, strict=True) if shown in asked.sizes]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        stage = Stage(Path(folder), browser, host_with_liars_dice(Path(folder)))
        try:
            for name in asked.pages:
                shoot(stage, asked.folder, name, asked.langs, asked.schemes, sizes)
                print(name, "done", flush=True)
        finally:
            stage.host.stop()


if __name__ == "__main__":
    main()
