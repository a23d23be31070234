"""Whole games, from the first click to the final count."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, me


def test_one_click_leads_to_a_game_against_bots(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/")
    mara.page.get_by_role("button", name=re.compile("Play now")).first.click()
    mara.wait_for_question()
    assert re.search("/t/[a-z]+-[a-z]+-[a-z2-7]{8}$", mara.page.url)
    assert mara.asked()


def test_show_me_how_creates_one_table(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/")
    posts: list[str] = []
    mara.page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    mara.page.get_by_role("button", name="First ride: Great Western Trail").click()
    mara.wait_for_question()
    assert [url.partition("?")[0] for url in posts] == [f"{host.url}/api/tables"]
    assert len(mara.ask("GET", "/api/tables")["mine"]) == 1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("winchester", [me(), BOT, BOT], {}),
        ("gwt1", [me(), BOT], {}),
        ("gwt2", [me(), BOT], {"simmental": True}),
        ("gwt2", [me()], {"sam": "easy"}),
    ],
    ids=["winchester", "gwt1", "gwt2", "sam"],
)
def test_a_complete_game_is_played_by_clicks(
    host: Host, visit: Enter, game: str, seats: list[dict[str, str]], options: dict[str, object]
) -> None:
    mara = visit(host)
    table = mara.set_table(game, seats, options=options, seed=11)
    answers = mara.play_to_the_end(random.Random(5))
    assert answers > 10
    info = mara.ask("GET", f"/api/tables/{table}")
    assert info["status"] == "over"
    expect(mara.page.locator("[data-final]")).to_be_visible()
    sheet = mara.page.locator("[data-final]").inner_text().replace("\N{MINUS SIGN}", "-")
    update = mara.ask("GET", f"/api/tables/{table}/state?seat=0")
    for standing in update["standing"]:
        assert str(standing["total"]) in sheet
    expect(mara.page.locator('[data-final] a[href*="/rulings#"]').first).to_be_visible()
    # The shuffle is shown, and the page itself checks it against what was sealed at the start.
    assert info["seed"] == 11
    expect(mara.page.get_by_text("They match")).to_be_visible()


def test_two_people_at_one_screen_see_a_curtain_between_their_hands(host: Host, visit: Enter) -> None:
    people = visit(host)
    people.set_table("gwt2", [me("Mara"), me("Otis")], seed=3)
    chance = random.Random(2)
    curtains = 0
    curtain = people.page.locator("[data-curtain]")
    for _ in range(60):
        people.wait_for(lambda: people.asked() or curtain.count() > 0, "nothing is asked")
        if curtain.count():
            curtains += 1
            assert people.page.locator('[data-place^="hand:"]').count() == 0  # nothing hidden is on the page
            curtain.get_by_role("button").first.click()
            people.wait_for_question()
        people.answer(chance)
        if curtains >= 3:
            return
    raise AssertionError(f"only {curtains} curtains")
