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
from tests.browser.palette import small
from tests.browser.test_study import MARAS_TURN, open_record, two_at_a_table
from tests.browser.visitor import BOT, PHONE, Visitor, me
from trailboss import bots
from trailboss.coach.puzzles import puzzles
from trailboss.presentation import automatic

WHERE: Final = "TRAILBOSS_PICTURES"
NAMES: Final = ["Mara", "Otis", "June", "Wade"]
RIDERS: Final = {"gwt1": "drover", "gwt2": "drover", "winchester": "heir"}
"""The rule bots that played the games."""
SMALLEST: Final = 25_000
"""An empty page takes fewer bytes; every real one takes more."""
LARGEST: Final = 3_000_000
"""All pictures of the guides together take fewer bytes."""

SEND: Final = """async ([table, seq, moves]) => {
    for (const [id, seat, move, automatic] of moves) {
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
        if (!answer.ok) throw new Error(`${move}: ${said.text}`);
        seq = said.seq + automatic; // what the table answered by itself is an entry, too
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

    def moves(self) -> list[tuple[int, str, int]]:
        """Who played what, and how many answers the table then gave by itself."""
        game = trailboss.game(self.game)
        state = game.start(seats=self.seats, seed=self.seed)
        bot, chance = bots.make(RIDERS[self.game], seed=1, game=self.game), trailboss.seeded(self.seed)
        played: list[tuple[int, str, int]] = []
        while not state.over:
            asked = state.to_move == 0 and self.phase in ("", state.view(0)["question"])
            if asked and len(state.history) >= self.after:
                break
            move = bots.decide(bot, state, chance)
            if automatic(state) is None:
                played.append((state.to_move, game.text(move), 0))
            else:
                seat, text, answered = played[-1]
                played[-1] = (seat, text, answered + 1)
            state.play(move)
        return played


TRAIL: Final = Story("gwt2", 4, 14, 330, "phase_a")
BUILDING: Final = Story("gwt2", 4, 14, 240, "build")
OLD_TRAIL: Final = Story("gwt1", 3, 3, 300, "location")
AUCTION: Final = Story("winchester", 4, 7, 78)
OVER: Final = Story("gwt2", 3, 5)


def set_up(story: Story, host: Host, visit: Enter, **how: Any) -> tuple[Visitor, str]:
    """Mara, who is to decide at a table where the story was played; and the table's id."""
    mara, friend = visit(host, **how), visit(host)
    for visitor in (mara, friend):
        visitor.go("/api/health")  # the lightest page from which something can be asked
    names = NAMES[: story.seats]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in names[1:])]
    table = mara.ask("POST", "/api/tables", {"game": story.game, "seats": seats, "seed": story.seed})["id"]
    for seat, name in enumerate(names[1:], 1):
        friend.ask("POST", f"/api/tables/{table}/join", {"name": name, "seat": seat})
    mara.ask("POST", f"/api/tables/{table}/start", {})
    seq = mara.ask("GET", f"/api/tables/{table}/state?seat=0")["seq"]
    numbered = [(f"m{number}", *played) for number, played in enumerate(story.moves())]
    for own, group in groupby(numbered, key=lambda each: each[1] == 0):
        seq = (mara if own else friend).page.evaluate(SEND, [table, seq, list(group)])
    # Only now does the friend look on: who looks at every move lets the server describe each of them.
    friend.page.evaluate(
        "table => { window.line = new WebSocket(`/api/tables/${table}/live?seat=1`); }", table
    )
    mara.go(f"/t/{table}")
    mara.wait_for_question()
    return mara, table


def elsewhere(mara: Visitor, table: str, host: Host, visit: Enter, **how: Any) -> Visitor:
    """Mara at another device, to which she has moved her seat."""
    other = visit(host, **how)
    other.go("/api/health")
    other.ask("POST", f"/api/tables/{table}/claim", mara.ask("POST", f"/api/tables/{table}/seats/0/link", {}))
    other.go(f"/t/{table}")
    other.wait_for_question()
    return other


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
        content = small(page, page.screenshot(animations="disabled"))
        (folder / f"{name}.png").write_bytes(content)
        width, height = struct.unpack(">II", content[16:24])
        assert width / height == pytest.approx(size["width"] / size["height"], rel=0.01)
        assert width >= size["width"]
        assert len(content) > SMALLEST, f"{name} shows next to nothing"

    return picture


ON_PHONE: Final = {"size": PHONE, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}


def test_home(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = set_up(AUCTION, host, visit)
    mara.set_table("gwt2", [me(NAMES[0]), {"kind": "open"}, BOT])
    ned = visit(host)
    ned.go("/api/health")
    for game, seats in (
        ("gwt1", [me("Ned"), {"kind": "open"}]),
        ("winchester", [me("Ned"), BOT, {"kind": "open"}]),
    ):
        ned.ask("POST", "/api/tables", {"game": game, "seats": seats, "listed": True})
    mara.go("/")
    expect(mara.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    expect(mara.page.get_by_text(re.compile(r"\bNed\b")).first).to_be_visible()
    take(mara.page, "home")


def test_the_second_edition_at_a_desk_and_on_a_phone(host: Host, visit: Enter, take: Take) -> None:
    mara, table = set_up(TRAIL, host, visit)
    take(mara.page, "gwt2-desk-light")
    mara.page.emulate_media(color_scheme="dark")
    take(mara.page, "gwt2-desk-dark")
    phone = elsewhere(mara, table, host, visit, **ON_PHONE)
    take(phone.page, "gwt2-phone-board")
    phone.page.locator('[data-tab^="own:"]').first.click()
    expect(phone.page.locator('[data-place^="hand:"]').first).to_be_visible()
    take(phone.page, "gwt2-phone-hand")


def test_the_first_edition_in_german(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = set_up(OLD_TRAIL, host, visit, lang="de")
    expect(mara.page.locator("html")).to_have_attribute("lang", "de")
    take(mara.page, "gwt1-desk-german")


def test_winchester_at_a_desk_and_in_german_on_a_phone(host: Host, visit: Enter, take: Take) -> None:
    mara, table = set_up(AUCTION, host, visit)
    take(mara.page, "winchester-desk")
    phone = elsewhere(mara, table, host, visit, lang="de", color_scheme="dark", **ON_PHONE)
    expect(phone.page.locator("html")).to_have_attribute("lang", "de")
    take(phone.page, "winchester-phone-german-dark")


def test_the_final_sheet_and_the_replay(host: Host, visit: Enter, take: Take) -> None:
    mara, table = set_up(OVER, host, visit)
    expect(mara.page.locator("[data-final]")).to_be_visible()
    expect(mara.page.get_by_text("They match")).to_be_visible()
    take(mara.page, "final-sheet")
    mara.go(f"/t/{table}/replay")
    slider = mara.page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.fill("420")
    mara.wait_for(lambda: slider.input_value() == "420", "the replay does not go there")
    mara.page.wait_for_timeout(2000)  # what the leap has changed is marked for a moment
    mara.page.get_by_role("button", name="One step forward").click()
    mara.wait_for(lambda: slider.input_value() == "421", "the replay takes no step")
    mara.page.get_by_role("tab", name="Log").click()
    take(mara.page, "replay")


def test_why_something_cannot_be_done(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = set_up(BUILDING, host, visit)
    mara.page.locator('[data-place="building:5"]').first.click(force=True)
    expect(mara.page.locator("[data-why-not]")).to_contain_text("GWT-79")
    take(mara.page, "why-not")


def test_the_first_ride(host: Host, visit: Enter, take: Take) -> None:
    mara = visit(host)
    mara.go("/")
    mara.page.get_by_role("button", name="First ride: Great Western Trail").click()
    mara.wait_for_question()
    expect(mara.page.locator("[data-coach]").first).to_be_visible()
    take(mara.page, "first-ride")


def test_a_hint_in_full(host: Host, visit: Enter, take: Take) -> None:
    mara, _ = set_up(TRAIL, host, visit)
    mara.page.locator("[data-hint]").first.click()
    hint = mara.page.locator("[data-hint-level]")
    for level in ("nudge", "move", "comparison"):
        expect(hint).to_have_attribute("data-hint-level", level)
        if level != "comparison":
            mara.page.locator("[data-hint-more]").click()
    take(mara.page, "coach-hint")


def test_a_review(host: Host, visit: Enter, take: Take, tmp_path: Path) -> None:
    mara = visit(host)
    open_record(mara, tmp_path)
    mara.page.locator("[data-start-review]").click()
    expect(mara.page.locator('[data-review="done"]')).to_be_visible()
    mara.page.locator("[data-turning-point]").first.click()
    expect(mara.page.locator("[data-try-turning]")).to_be_visible()
    take(mara.page, "coach-review")


def test_a_prepared_turn(host: Host, visit: Enter, take: Take) -> None:
    mara, otis = visit(host), visit(host)
    table = two_at_a_table(mara, otis)
    otis.go(f"/study?table={table}&seat=1#moves={'~'.join(MARAS_TURN)}".replace(" ", "+"))
    otis.page.locator('[data-answers] [data-move="discard black"]').click()
    otis.page.wait_for_url(re.compile("discard"))
    otis.page.locator("[data-prepare]").click()
    expect(otis.page.locator("[data-prepared]")).to_be_visible()
    take(otis.page, "coach-what-if")


def test_a_puzzle(host: Host, visit: Enter, take: Take) -> None:
    mara = visit(host)
    mara.go(f"/puzzles/gwt2?id={puzzles('gwt2')[0].id}")
    mara.page.locator("[data-solution]").click()
    expect(mara.page.locator("[data-puzzle]")).to_have_attribute("data-state", "shown")
    take(mara.page, "coach-puzzle")


def test_the_guides_show_every_picture_and_no_other() -> None:
    folder = ROOT / "docs" / "pictures" / "web"
    guide = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("web.md", "coach.md"))
    shown = set(re.findall(r"pictures/web/([\w-]+\.png)", guide))
    assert shown == {path.name for path in folder.iterdir()}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"docs/pictures/web/([\w-]+\.png)", readme)) <= shown
    assert sum(path.stat().st_size for path in folder.iterdir()) < LARGEST
