"""What happens while somebody is away: a bot takes over, the clock runs out, a webhook is called."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from queue import Queue

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_pages import violations
from tests.browser.test_together import sit_down
from tests.browser.visitor import Visitor
from tests.server.http.test_notices import hook
from tests.server.live_server import Json

__all__ = ["hook"]  # a fixture

MINUTE, DAY = 60.0, 24 * 3600.0


def let_time_pass(host: Host, seconds: float) -> None:
    """Everything at this server happened earlier; people reconnect by themselves."""
    host.stop()
    with sqlite3.connect(host.data) as data:
        data.execute("UPDATE entries SET at = at - ?", (seconds,))
        data.execute("UPDATE tables SET created = created - ?, changed = changed - ?", (seconds, seconds))
    data.close()
    host.start()


def wait_for_seat(mara: Visitor, table: str, seat: int, kind: str) -> None:
    mara.wait_for_answer(
        f"/api/tables/{table}", lambda found: found["seats"][seat]["kind"] == kind, f"seat {seat}: no {kind}"
    )


@pytest.mark.parametrize(
    ("pace", "allowed", "connected"),
    [("live", 3 * MINUTE, True), ("live", 3 * MINUTE, False), ("days", 3 * DAY, True)],
    ids=["live", "live-gone", "days"],
)
def test_a_bot_takes_over_after_the_time_of_the_pace(
    own_host: Host, visit: Enter, pace: str, allowed: float, connected: bool
) -> None:
    mara, otis = visit(own_host), visit(own_host)
    table = sit_down(mara, otis, pace=pace, options={"first": 1})
    mara.page.locator("[data-start]").click()
    otis.wait_for_question()
    if not connected:
        otis.go("/learn")
    expect(mara.page.locator("[data-let-bot]")).to_have_count(0)
    let_time_pass(own_host, allowed + 5)
    mara.page.locator("[data-let-bot]").click()
    wait_for_seat(mara, table, 1, "bot")
    expect(mara.page.get_by_text("Otis was away too long; a bot (medium) takes over.").first).to_be_attached()

    otis.go(f"/t/{table}")
    otis.page.locator("[data-come-back], [data-final]").first.wait_for()
    assert violations(otis.page) == []
    otis.page.locator('[data-come-back="1"]').click()
    wait_for_seat(mara, table, 1, "person")


def test_a_player_without_time_left_for_the_game_stays_replaced(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    limit = {"per": "game", "seconds": 10}
    table = sit_down(mara, otis, pace="live", clock=limit, options={"first": 0})
    mara.page.locator("[data-start]").click()
    mara.wait_for_question()
    expect(mara.page.locator("[data-clock]")).to_have_count(2)
    wait_for_seat(mara, table, 0, "bot")
    wait_for_seat(mara, table, 1, "bot")  # Otis doesn't move, either
    assert mara.page.locator("[data-come-back]").count() == 0
    mara.wait_for(mara.over, "the bots do not finish the game")
    names = [seat["name"] for seat in mara.ask("GET", f"/api/tables/{table}")["seats"][:2]]
    assert names == ["Mara", "Otis"]


@pytest.fixture
def calling_host(tmp_path: Path) -> Iterator[Host]:
    """A server that may call webhooks of this machine."""
    found = Host(tmp_path, options=["--webhook-host", "127.0.0.1"])
    yield found
    found.stop()


def test_a_webhook_is_called_when_it_is_the_turn_of_somebody_away(
    calling_host: Host, visit: Enter, hook: tuple[str, Queue[Json]]
) -> None:
    url, notices = hook
    mara, otis = visit(calling_host), visit(calling_host)
    table = sit_down(mara, otis, pace="days", options={"first": 0})
    mara.page.locator("[data-start]").click()
    mara.wait_for_question()
    otis.page.locator("[data-menu]").first.click()
    field = otis.page.locator("[data-webhook]")
    field.fill("https://elsewhere.example/x")
    field.press("Enter")
    expect(otis.page.get_by_text("This server doesn't send webhooks to")).to_be_visible()
    field.fill(url)
    field.press("Enter")
    expect(otis.page.get_by_text("The address is saved.")).to_be_visible()
    otis.go("/learn")
    mara.wait_for(
        lambda: not mara.ask("GET", f"/api/tables/{table}")["seats"][1]["here"], "Otis is still here"
    )
    mara.page.locator('[data-answers] button[data-move^="bid"]').first.click()
    mara.page.locator("[data-confirm]:not([disabled])").first.click()
    notice = notices.get(timeout=60)
    assert (notice["table"], notice["seat"], notice["name"]) == (table, 1, "Otis")
    assert notice["url"].endswith(f"/t/{table}")
    otis.page.goto(notice["url"])
    otis.wait_for_question()
