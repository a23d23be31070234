"""A person in front of a browser: opens tables, looks, and answers questions by clicks or keys."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

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
OFFERED: Final = """(found) => found.map((each) => [
    each.dataset.move, each.dataset.choices, Boolean(each.closest("[data-answers]")),
])"""
"""Of each answer on the page: its move, or how many a click on it lists; and whether it is in the list."""
LOOK: Final = """(panel) => {
    const question = document.querySelector("[data-seq]");
    const mine = [...document.querySelectorAll("[data-question].mine [data-move]")];
    const pressed = [...document.querySelectorAll(`${panel} [aria-pressed=true]`)];
    return {
        seq: Number(question?.dataset.seq ?? -1),
        asked: mine.some((each) => each.checkVisibility({ visibilityProperty: true })),
        busy: question?.ariaBusy === "true",
        over: document.querySelector("[data-final]") !== null,
        chosen: Number(question?.dataset.chosen ?? 0),
        panel: pressed.map((each) => each.dataset.move),
    };
}"""
BOT: Final = {"kind": "bot", "bot": "easy"}


def me(name: str = "Mara") -> dict[str, str]:
    return {"kind": "me", "name": name}


class Look(NamedTuple):
    """What a page shows of its question at one moment."""

    seq: int
    """The number of the entry that the question follows; -1 when there is no question on the page."""
    asked: bool
    """Is this person asked something? What may be done in others' turns is gone when they move."""
    busy: bool
    """Is a move on its way to the server?"""
    over: bool
    chosen: int
    """How many of several answers that are wanted at once are chosen already."""
    panel: list[str]
    """Which are, in a panel."""


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
        answer = self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = body === null ? {} : { "content-type": "application/json" };
                const text = body === null ? null : JSON.stringify(body);
                const answer = await fetch(path, { method, headers, body: text });
                return [answer.status, await answer.text()];
            }""",
            [method, path, body],
        )
        assert answer[0] < 400, answer
        return json.loads(answer[1])

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

    def look(self) -> Look:
        """What the page shows now."""
        return Look(**self.page.evaluate(LOOK, PANEL))

    def asked(self) -> bool:
        return self.look().asked

    def over(self) -> bool:
        return self.look().over

    def seq(self) -> int:
        return self.look().seq

    def busy(self) -> bool:
        return self.look().busy

    def chosen(self) -> int:
        return self.look().chosen

    def wait_for_question(self) -> None:
        def answered() -> bool:
            now = self.look()
            return now.asked or now.over

        self.wait_for(answered, "nothing is asked")

    def answer(self, chance: random.Random) -> None:
        """Click one of the answers once, on the board or in the list, and confirm it if that is asked for.

        A click has an effect on the page before anything else happens there, so none is waited for.
        """
        # The cards of a duel lie over the board until they are clicked away, or go by themselves.
        self.page.evaluate("document.querySelector('[data-skip]')?.click()")
        before = self.look()
        moves = self.page.locator(IN_THE_LIST if self.is_phone() else CHOICE)
        found = moves.evaluate_all(OFFERED)
        if not found:
            return
        at = chance.randrange(len(found))
        move, several, listed = found[at]
        # A picture that lies on a place of the board takes clicks for it; nothing may lie on the list.
        moves.nth(at).click(force=not listed)
        if several:
            moves = self.page.locator("[popover] [data-move]:visible, .menu [data-move]:visible")
            found = moves.evaluate_all(OFFERED)
            assert len(found) == int(several), "a place with several choices lists them"
            at = chance.randrange(len(found))
            move = found[at][0]
            moves.nth(at).click()
        now = self.look()
        if not now.busy and now.seq == before.seq:
            confirm = self.page.locator(f'[data-confirm="{move}"]:visible:not([disabled])')
            # One of several that are wanted at once: the last one plays them, or can be confirmed.
            if (now.chosen, now.panel) != (before.chosen, before.panel):
                confirm = self.page.locator('[data-confirm*="; "]:visible:not([disabled])')
                if not confirm.count():
                    return
            assert confirm.count(), f"dropped click on {move}"
            confirm.first.click()
        self.wait_until_played(before.seq, str(move))

    def wait_until_played(self, before: int, move: str) -> None:
        """Wait for the answer to a move that was sent when the page showed this number."""
        self.wait_for(lambda: not self.busy(), f"{move} is not answered")
        assert self.seq() != before, f"{move} was not played: {self.page.inner_text('body')[:600]}"

    def wait_for(self, holds: Any, otherwise: str, *, pause: float = 0.015) -> None:
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
