"""A person in front of a browser: opens tables, looks, and answers questions by clicks or keys."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.host import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)

QUICK: Final = {"speed": 0, "sound": False}
"""Nothing moves slowly, so that whole games can be played."""
PHONE: Final = {"width": 390, "height": 844}
DESKTOP: Final = {"width": 1440, "height": 900}

PANEL: Final = '[data-answers] ol[aria-labelledby^="panel-"]'
"""The answers to one of several questions in one panel."""
OPEN: Final = f"[data-move]:visible:not(body:has({PANEL}) [aria-pressed=true])"
"""What can be answered. What is the answer in a panel already stays it."""
IN_THE_LIST: Final = f"[data-answers] {OPEN}"
CHOICE: Final = f"{OPEN}, [data-choices]:visible"
BOT: Final = {"kind": "bot", "bot": "easy"}


def me(name: str = "Mara") -> dict[str, str]:
    return {"kind": "me", "name": name}


class Visitor:
    """One browser with cookies of its own."""

    def __init__(
        self, browser: Browser, url: str, size: dict[str, int] | None = None, lang: str = "en", **more: Any
    ) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport=size or DESKTOP,  # type: ignore[arg-type]
            locale="de-DE" if lang == "de" else "en-US",
            **more,
        )
        self.context.add_init_script(
            f"localStorage.getItem('trailboss.settings') ?? "
            f"localStorage.setItem('trailboss.settings', {json.dumps(json.dumps(QUICK))})"
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.console_errors: list[str] = []
        self.page.on("pageerror", lambda error: self.console_errors.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        # A connection that breaks, and a request that is refused, are written down by the browser itself.
        expected = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")
        if message.type == "error" and not any(word in message.text for word in expected):
            self.console_errors.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer to a request of this browser, cookies and all."""
        said = self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = body === null ? {} : { "content-type": "application/json" };
                const text = body === null ? null : JSON.stringify(body);
                const answer = await fetch(path, { method, headers, body: text });
                return [answer.status, await answer.text()];
            }""",
            [method, path, body],
        )
        assert said[0] < 400, said
        return json.loads(said[1])

    def set_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Set a table without the form and go there; its id. Without a seed the deal is always the same."""
        if self.page.url == "about:blank":
            self.go("/")
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "seed": 7, **more})
        self.go(f"/t/{table['id']}")
        return str(table["id"])

    # ---------------------------------------------------------------- answering

    def is_phone(self) -> bool:
        """On a phone the answers lie over a part of the board."""
        size = self.page.viewport_size
        return size is not None and size["width"] < 800

    def asked(self) -> bool:
        """Is this person asked something now? What may be done in others' turns is gone when they move."""
        return self.page.locator("[data-question].mine [data-move]:visible").count() > 0

    def over(self) -> bool:
        return self.page.locator("[data-final]").count() > 0

    def seq(self) -> int:
        """The number of the entry that the question follows; -1 when there is no question on the page."""
        found = self.page.evaluate("document.querySelector('[data-seq]')?.dataset.seq ?? -1")
        return int(found)

    def chosen(self) -> tuple[int, list[str]]:
        """How many of several answers that are wanted at once are chosen already, and in a panel which."""
        count, moves = self.page.evaluate(
            """([panel]) => [
                document.querySelector("[data-chosen]")?.dataset.chosen ?? 0,
                [...document.querySelectorAll(`${panel} [aria-pressed=true]`)].map((one) => one.dataset.move),
            ]""",
            [PANEL],
        )
        return int(count), moves

    def busy(self) -> bool:
        """Is a move on its way to the server?"""
        return self.page.locator("[data-question][aria-busy=true]").count() > 0

    def wait_for_question(self) -> None:
        self.wait_for(lambda: self.asked() or self.over(), "nothing is asked")

    def answer(self, chance: random.Random) -> None:
        """Click one of the answers once, on the board or in the list, and confirm it if that is asked for.

        A click has an effect on the page before anything else happens there, so none is waited for.
        """
        before, chosen = self.seq(), self.chosen()
        # The cards of a duel lie over the board until they are clicked away, or go by themselves.
        self.page.locator("[data-skip]").evaluate_all("(shown) => shown[0]?.click()")
        moves = self.page.locator(IN_THE_LIST if self.is_phone() else CHOICE)
        count = moves.count()
        if not count:
            return
        pick = moves.nth(chance.randrange(count))
        move, several = pick.get_attribute("data-move"), pick.get_attribute("data-choices")
        # A picture that lies on a place of the board takes clicks for it; nothing may lie on the list.
        pick.click(force=not pick.evaluate("(found) => Boolean(found.closest('[data-answers]'))"))
        if several:
            listed = self.page.locator("[popover] [data-move]:visible, .menu [data-move]:visible")
            assert listed.count() == int(several), "a place with several choices lists them"
            pick = listed.nth(chance.randrange(int(several)))
            move = pick.get_attribute("data-move")
            pick.click()
        if not self.busy() and self.seq() == before:
            confirm = self.page.locator(f'[data-confirm="{move}"]:visible:not([disabled])')
            # One of several that are wanted at once: the last one plays them, or can be confirmed.
            if self.chosen() != chosen:
                confirm = self.page.locator('[data-confirm*="; "]:visible:not([disabled])')
                if not confirm.count():
                    return
            assert confirm.count(), f"dropped click on {move}"
            confirm.first.click()
        self.wait_for(lambda: not self.busy(), f"{move} is not answered")
        assert self.seq() != before, f"{move} was not played: {self.page.inner_text('body')[:600]}"

    def wait_for(self, holds: Any, otherwise: str, pause: float = 0.015) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"{otherwise}: {self.page.inner_text('body')[:600]}"
            self.page.wait_for_timeout(1000 * pause)

    def wait_for_answer(self, path: str, holds: Callable[[Any], bool], otherwise: str) -> None:
        """Ask the server until its answer is as it should be; not more often than it allows."""
        self.wait_for(lambda: holds(self.ask("GET", path)), otherwise, pause=0.3)

    def compare_moves(self) -> Locator:
        """Ask the coach for a hint and open its comparison of moves; the hint."""
        self.page.locator("[data-hint]").first.click()
        hint = self.page.locator("[data-hint-level]")
        expect(hint).to_be_visible()
        for level in ("move", "comparison"):
            self.page.locator("[data-hint-more]").click()
            expect(hint).to_have_attribute("data-hint-level", level)
        return hint

    def play_to_the_end(self, chance: random.Random, most: int = 700) -> int:
        """Answer until the final count is shown; how many answers it took."""
        for count in range(most):
            self.wait_for_question()
            if self.over():
                return count
            self.answer(chance)
        raise AssertionError(f"the game goes on after {most} answers")

    def leave(self) -> None:
        """Go, without having met an error."""
        self.context.close()
        assert self.console_errors == [], self.console_errors


def shows(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()
