"""Every page at every size, for eyes: `python -m tests.browser.screens FOLDER [--url URL]`.

Takes a picture of each page at all sizes of screens, light and dark, in both languages, and joins those of
one page and look to a sheet. Without `--url`, a server with the built client is started for it.
"""

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.host import Host
from tests.browser.test_coach import beginning
from tests.browser.test_overlap import SIZES
from tests.browser.visitor import BOT, Visitor, me

WIDTH: Final = 640
"""Of one picture on a sheet, at most."""
COLUMNS: Final = 3

Go = Callable[[Visitor], None]


def table(game: str, seats: int) -> Go:
    def go(visitor: Visitor) -> None:
        visitor.set_table(game, [me(), *[BOT] * (seats - 1)], seed=14)
        visitor.wait_for_question(60)

    return go


def page(path: str) -> Go:
    def go(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")

    return go


def ride(path: str) -> Go:
    def go(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.locator("[data-coach]").wait_for()

    return go


def waiting(visitor: Visitor) -> None:
    visitor.set_table("gwt2", [me(), {"kind": "open"}, BOT])
    visitor.page.locator("[data-start]").wait_for()


def form(visitor: Visitor) -> None:
    page("/")(visitor)
    visitor.page.locator("details summary").first.click()
    visitor.page.locator("details summary").first.scroll_into_view_if_needed()


def settings(visitor: Visitor) -> None:
    table("gwt2", 2)(visitor)
    visitor.page.locator("[data-menu]").click()
    visitor.page.get_by_role("dialog").wait_for()


def finished(path: str) -> Go:
    """A game that bots played to its end, at an address of it."""

    def go(visitor: Visitor) -> None:
        name = visitor.set_table("winchester", [me(), BOT, BOT])
        visitor.wait_for_question(60)
        visitor.ask("POST", f"/api/tables/{name}/resign")
        visitor.page.locator("[data-final]").wait_for()
        visitor.go(path.format(name=name))
        visitor.page.wait_for_load_state("networkidle")

    return go


def record(button: str, shown: str) -> Go:
    """A record that was opened, after a click on a button."""

    def go(visitor: Visitor) -> None:
        visitor.go("/")
        content = {"name": "game.record", "mimeType": "text/plain", "buffer": beginning().encode()}
        visitor.page.locator('input[type="file"]').set_input_files(content)  # type: ignore[arg-type]
        visitor.page.locator(button).click()
        visitor.page.locator(shown).wait_for()

    return go


PAGES: Final[dict[str, Go]] = {
    "gwt2": table("gwt2", 4),
    "gwt1": table("gwt1", 3),
    "winchester": table("winchester", 4),
    "first-ride": ride("/first-ride"),
    "first-auctions": ride("/first-ride/winchester"),
    "home": page("/"),
    "form": form,
    "waiting": waiting,
    "settings": settings,
    "final": finished("/t/{name}"),
    "replay": finished("/t/{name}/replay"),
    "your-games": finished("/"),
    "review": record("[data-start-review]", '[data-review="done"]'),
    "study": record("[data-try]", '[data-study="analysis"]'),
    "puzzles": page("/puzzles"),
    "learn": page("/learn"),
    "rulings": page("/rulings"),
    "missing": page("/nowhere"),
}


@contextmanager
def server(url: str | None) -> Iterator[str]:
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        try:
            yield host.url
        finally:
            host.stop()


def sheet(pictures: list[Path], goal: Path) -> None:
    """Pictures side by side."""
    opened = [Image.open(path).convert("RGB") for path in pictures]
    wide = [min(WIDTH, each.width) for each in opened]
    small = [each.resize((to, to * each.height // each.width)) for each, to in zip(opened, wide, strict=True)]
    rows = [small[at : at + COLUMNS] for at in range(0, len(small), COLUMNS)]
    high = [max(each.height for each in row) for row in rows]
    joined = Image.new("RGB", (WIDTH * COLUMNS, sum(high)), "white")
    for number, each in enumerate(small):
        joined.paste(each, (number % COLUMNS * WIDTH, sum(high[: number // COLUMNS])))
    joined.save(goal)


def shoot(browser: Browser, url: str, folder: Path, name: str, lang: str, scheme: str) -> None:
    visitor = Visitor(browser, url, lang=lang, color_scheme=scheme)
    visitor.context.set_default_timeout(90_000)
    PAGES[name](visitor)
    pictures: list[Path] = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(400)
        path = folder / f"{name}-{lang}-{scheme}-{width}x{height}.png"
        visitor.page.screenshot(path=path, animations="disabled")
        pictures.append(path)
    sheet(pictures, folder / f"sheet-{name}-{lang}-{scheme}.png")
    visitor.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--url")
    parser.add_argument("--pages", nargs="*", default=list(PAGES), choices=list(PAGES))
    parser.add_argument("--langs", nargs="*", default=["en", "de"])
    parser.add_argument("--schemes", nargs="*", default=["light", "dark"])
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with server(asked.url) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in asked.pages:
            for lang in asked.langs:
                for scheme in asked.schemes:
                    shoot(browser, url, asked.folder, name, lang, scheme)
                    print(name, lang, scheme, flush=True)


if __name__ == "__main__":
    main()
