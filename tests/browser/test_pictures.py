"""The pictures of the guides: real pages at fixed positions, looked at by a real browser.

As a test it sees to it that each of those pages is drawn without an error, and leaves the pictures in
pytest's own folder. With `TRAILBOSS_PICTURES=docs/pictures/web` it writes them where the guides show them.

The positions are games that rule bots have played beforehand by fixed chance; here the moves are sent by the
people at the table. Bots of the server would play another game every time, for their chance is secret.
"""

import os
import re
import struct
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import trailboss
from tests.browser.conftest import Enter
from tests.browser.host import ROOT, Host
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from trailboss import bots

WHERE: Final = "TRAILBOSS_PICTURES"
NAMES: Final = ["Mara", "Otis", "June", "Wade"]
RIDERS: Final = {"gwt1": "drover", "gwt2": "drover", "winchester": "heir"}
"""The rule bots that played the games."""
SMALLEST: Final = 25_000
"""An empty page of this size takes fewer bytes; every real one takes more."""

SEND: Final = """async ([table, seq, moves]) => {
    for (const [id, seat, move] of moves) {
        let answer;
        do {
            if (answer) await new Promise((go) => setTimeout(go, 200));
            answer = await fetch(`/api/tables/${table}/moves?seat=${seat}`, {
                method: "POST",
                headers: { "content-type": "application/json" },
                body: JSON.stringify({ type: "move", id, seq, move }),
            });
        } while (answer.status === 429);
        const said = await answer.json();
        if (!answer.ok) throw new Error(`${move}: ${said.say.en}`);
        seq = said.seq;
    }
    return seq;
}"""


class Story(NamedTuple):
    """A game up to a question to seat 0: the first one of a phase after so many moves, or its end."""

    game: str
    seats: int
    seed: int
    after: int = 10_000
    phase: str = ""

    def moves(self) -> list[tuple[int, str]]:
        """Who played what."""
        game = trailboss.game(self.game)
        state = game.start(seats=self.seats, seed=self.seed)
        bot, chance = bots.make(RIDERS[self.game], seed=1, game=self.game), trailboss.seeded(self.seed)
        played: list[tuple[int, str]] = []
        while not state.over:
            asked = state.to_move == 0 and self.phase in ("", state.view(0)["question"])
            if asked and len(played) >= self.after:
                break
            move = bots.decide(bot, state, chance)
            played.append((state.to_move, game.text(move)))
            state.play(move)
        return played


TRAIL: Final = Story("gwt2", 4, 14, 330, "location")
OLD_TRAIL: Final = Story("gwt1", 3, 3, 300, "location")
AUCTION: Final = Story("winchester", 4, 7, 78)
OVER: Final = Story("gwt2", 3, 5)


def tell(story: Story, host: Host, visit: Enter, **how: Any) -> tuple[Visitor, str]:
    """Mara, who is to decide at a table where the story was played; and the table's id."""
    mara, friend = visit(host, **how), visit(host)
    for visitor in (mara, friend):
        visitor.go("/api/health")  # the lightest page from which something can be asked
    names = NAMES[: story.seats]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in names[1:])]
    table = mara.ask("POST", "/api/tables", {"game": story.game, "seats": seats, "seed": story.seed})["id"]
    for seat, name in enumerate(names[1:], 1):
        friend.ask("POST", f"/api/tables/{table}/join", {"name": name, "seat": seat})
    friend.page.evaluate(
        "table => { window.line = new WebSocket(`/api/tables/${table}/live?seat=1`); }", table
    )
    mara.ask("POST", f"/api/tables/{table}/start", {})
    seq = mara.ask("GET", f"/api/tables/{table}/state?seat=0")["seq"]
    numbered = [(f"m{number}", seat, move) for number, (seat, move) in enumerate(story.moves())]
    for own, group in groupby(numbered, key=lambda each: each[1] == 0):
        seq = (mara if own else friend).page.evaluate(SEND, [table, seq, list(group)])
    mara.go(f"/t/{table}")
    mara.wait_for_question()
    return mara, table


Take = Callable[[Page, str], None]


@pytest.fixture
def take(tmp_path: Path) -> Take:
    """Take a picture of what the page shows now."""
    folder = ROOT / os.environ[WHERE] if os.environ.get(WHERE) else tmp_path
    folder.mkdir(parents=True, exist_ok=True)

    def picture(page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => null)")
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        size = page.viewport_size
        assert size is not None
        content = page.screenshot(path=folder / f"{name}.png", animations="disabled")
        width, height = struct.unpack(">II", content[16:24])
        assert width / height == pytest.approx(size["width"] / size["height"], rel=0.01)
        assert width >= size["width"]
        assert len(content) > SMALLEST, f"{name} shows next to nothing"

    return picture


ON_PHONE: Final = {"size": PHONE, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}


def test_home(host: Host, visit: Enter, take: Take) -> None:
    mara = visit(host, size=DESKTOP)
    mara.go("/")
    expect(mara.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    take(mara.page, "home")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_second_edition_at_a_desk(host: Host, visit: Enter, take: Take, theme: str) -> None:
    mara, _ = tell(TRAIL, host, visit, color_scheme=theme)
    take(mara.page, f"gwt2-desk-{theme}")


def test_the_first_edition_in_german(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = tell(OLD_TRAIL, host, visit, lang="de")
    expect(mara.page.locator("html")).to_have_attribute("lang", "de")
    take(mara.page, "gwt1-desk-german")


def test_the_trail_on_a_phone(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = tell(TRAIL, host, visit, **ON_PHONE)
    tabs = mara.page.get_by_role("tab")
    tabs.nth(0).click()
    take(mara.page, "gwt2-phone-board")
    tabs.nth(1).click()
    expect(mara.page.locator('[data-place^="hand:"]').first).to_be_visible()
    take(mara.page, "gwt2-phone-hand")


def test_winchester_at_a_desk(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = tell(AUCTION, host, visit)
    take(mara.page, "winchester-desk")


def test_winchester_on_a_phone_in_german_and_in_the_dark(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = tell(AUCTION, host, visit, lang="de", color_scheme="dark", **ON_PHONE)
    expect(mara.page.locator("html")).to_have_attribute("lang", "de")
    take(mara.page, "winchester-phone-german-dark")


def test_the_final_sheet_and_the_replay(host: Host, visit: Enter, take: Take) -> None:
    mara, table = tell(OVER, host, visit)
    expect(mara.page.locator("[data-final]")).to_be_visible()
    expect(mara.page.get_by_text("They match")).to_be_visible()
    take(mara.page, "final-sheet")
    mara.go(f"/t/{table}/replay")
    slider = mara.page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.fill("300")
    mara.wait_for(lambda: slider.input_value() == "300", "the replay does not go there")
    take(mara.page, "replay")


def test_why_something_cannot_be_done(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = tell(TRAIL, host, visit)
    mara.page.locator('[data-place="space:kansas_city"]').first.click(force=True)
    expect(mara.page.locator("[data-why-not]")).to_be_visible()
    take(mara.page, "why-not")


def test_the_first_ride(host: Host, visit: Enter, take: Take) -> None:
    mara = visit(host)
    mara.go("/")
    mara.page.get_by_role("button", name=re.compile("Show me how")).click()
    mara.wait_for_question()
    expect(mara.page.locator("[data-coach]").first).to_be_visible()
    take(mara.page, "first-ride")
