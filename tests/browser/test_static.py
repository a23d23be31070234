"""The static edition: the same client, with rules, bots and tables in a worker of the browser."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.static_host import StaticHost
from tests.browser.test_pages import violations
from tests.browser.visitor import PHONE, Visitor


@pytest.fixture(scope="module")
def static_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    found = StaticHost(tmp_path_factory.mktemp("static"))
    yield found
    found.stop()


@pytest.fixture
def mara(browser: Browser, static_host: StaticHost) -> Iterator[Visitor]:
    found = Visitor(browser, static_host.url)
    elsewhere: list[str] = []
    found.context.on(
        "request",
        lambda asked: None if asked.url.startswith(static_host.url) else elsewhere.append(asked.url),
    )
    yield found
    found.leave()
    assert [url for url in elsewhere if not url.startswith(("blob:", "data:"))] == []


def start(person: Visitor, game: str, *bots: str) -> None:
    """Start a game from the form, which opens as it was used last."""
    seats = [{"kind": "me", "name": "Mara"}, *({"kind": "bot", "name": "", "bot": bot} for bot in bots)]
    form = {"game": game, "seats": seats, "options": {}}
    person.go("")
    person.page.evaluate("(form) => localStorage.setItem('trailboss.form', form)", json.dumps(form))
    person.page.reload()
    person.page.get_by_text("More options").click()
    person.page.get_by_label("Seed").fill("7")
    person.page.get_by_role("button", name="Start the game").click()
    person.wait_for_question()


def installed(person: Visitor) -> None:
    """Wait until the whole edition is kept in the browser."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_a_game_of_winchester_to_its_end_with_a_reload(mara: Visitor) -> None:
    start(mara, "winchester", "medium", "hard")
    assert re.search(r"/trailboss/\?/t/[a-z]+-[a-z]+-[a-z2-7]{8}$", mara.page.url)
    chance = random.Random(5)
    for _ in range(5):
        mara.answer(chance)
        mara.wait_for_question()
    assert violations(mara.page) == []
    mara.page.locator("[data-hint]").first.click()
    expect(mara.page.locator('[data-hint-level="nudge"]')).to_be_visible()
    before = mara.seq()
    mara.page.reload()
    mara.wait_for_question()
    assert mara.seq() >= before
    while not mara.over():
        mara.answer(chance)
        mara.wait_for_question()
    expect(mara.page.get_by_text("They match")).to_be_visible()
    mara.page.get_by_role("link", name="Replay and review").click()
    mara.page.get_by_role("tab", name="Log").click()
    expect(mara.page.locator("[data-log] [data-frame]").first).to_be_visible()


def test_twenty_turns_of_great_western_trail_offline(mara: Visitor, static_host: StaticHost) -> None:
    start(mara, "gwt2", "medium", "hard")
    installed(mara)
    chance = random.Random(5)
    turns = mara.page.locator("[data-log] .turn")

    def play(until: int) -> None:
        """Play until the log tells of that many turns."""
        for _ in range(200):
            if turns.count() >= until:
                return
            mara.answer(chance)
            mara.wait_for_question()
        raise AssertionError(f"after 200 answers, only {turns.count()} turns are played")

    play(8)
    table, before = mara.page.url, mara.seq()
    static_host.stop()
    try:
        mara.page.reload()
        mara.wait_for_question()
        assert mara.seq() >= before
        play(15)
        mara.go("")
        mara.page.get_by_role("link", name=re.compile("Your turn")).first.click()
        mara.wait_for_question()
        assert mara.page.url == table
    finally:
        static_host.start()
    play(22)
    assert violations(mara.page) == []


def test_a_first_ride_on_a_phone(browser: Browser, static_host: StaticHost) -> None:
    ada = Visitor(browser, static_host.url, size=PHONE, lang="de")
    ada.go("")
    expect(ada.page.get_by_text("braucht einer von euch einen Server")).to_be_visible()
    ada.page.get_by_role("button", name="Erster Ritt: Great Western Trail").click()
    ada.wait_for_question()
    assert violations(ada.page) == []
    ada.leave()


def test_one_tab_has_the_tables(mara: Visitor) -> None:
    mara.go("")
    expect(mara.page.get_by_role("button", name="Start the game")).to_be_visible()
    other = mara.context.new_page()
    other.goto(mara.url)
    expect(other.locator('[data-worker="waiting"]')).to_be_visible()
    mara.page.close()
    expect(other.get_by_role("button", name="Start the game")).to_be_visible()
