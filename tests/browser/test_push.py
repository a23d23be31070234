"""Web Push in the browser, with a push service on the loopback: Chromium's own is on the internet."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_pages import violations
from tests.browser.test_together import OPEN
from tests.browser.visitor import me
from tests.server.push_service import push_service

SUBSCRIBED = """(() => {
    const told = %s;
    let on = false;
    const subscription = {
        endpoint: told.endpoint,
        toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }),
        unsubscribe: async () => { on = false; return true; },
    };
    PushManager.prototype.subscribe = async (wish) => { window.__key = wish.applicationServerKey; on = true; return subscription; };
    PushManager.prototype.getSubscription = async () => (on ? subscription : null);
    Notification.requestPermission = async () => "granted";
})()"""  # noqa: E501
"""A browser whose push service is ours."""


@pytest.fixture
def pushing_host(tmp_path: Path) -> Iterator[Host]:
    """A server that may send to our push service."""
    found = Host(tmp_path, options=["--push-host", "127.0.0.1"])
    yield found
    found.stop()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_player_who_left_is_notified_of_their_turn(pushing_host: Host, visit: Enter, lang: str) -> None:
    with push_service() as service:
        mara, otis = visit(pushing_host), visit(pushing_host, lang=lang)
        otis.context.add_init_script(SUBSCRIBED % json.dumps(service.subscription()))
        bot = {"kind": "bot", "bot": "easy"}
        table = mara.set_table("winchester", [me("Mara"), OPEN, bot], options={"first": 0}, pace="days")
        otis.go(f"/t/{table}")
        otis.page.locator("[data-name]").fill("Otis")
        otis.page.locator("[data-join]").click()
        mara.page.locator("[data-start]").click()
        mara.wait_for_question()
        otis.page.locator("[data-menu]").first.click()
        otis.page.locator('[data-push="false"]').click()
        expect(otis.page.locator('[data-push="true"]')).to_be_visible()
        assert violations(otis.page, "dialog") == []
        assert otis.page.evaluate("window.__key") == otis.ask("GET", "/api/server")["push_key"]
        assert otis.page.locator("[data-webhook]").count() == 0  # this server sends none
        otis.go("/learn")
        mara.wait_for(
            lambda: not mara.ask("GET", f"/api/tables/{table}")["seats"][1]["here"], "Otis is still here"
        )
        mara.page.keyboard.press("1")
        mara.page.keyboard.press("Enter")
        _, content = service.pushed.get(timeout=60)
        texts = {"en": "It's your turn, Otis.", "de": "Du bist dran, Otis."}
        assert service.read(content) == {
            "title": "Daddy Winchester",
            "body": texts[lang],
            "url": f"/t/{table}",
        }
