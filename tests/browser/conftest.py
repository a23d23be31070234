"""Browser tests: a real server, Debian's chromium, and people who click. They run apart from the other tests,
for Playwright's loop and those of asyncio do not share a process (`./run test` does that)."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.host import CLIENT, Host
from tests.browser.visitor import Visitor

FLAGS = [
    "--no-sandbox",  # root has no other way to start it
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take longer than the usual minute."""
    for item in items:
        if "tests/browser" in item.nodeid and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(300))


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        if os.environ.get("CI", "").lower() in ("1", "true"):
            pytest.fail("CI is set and there is no chromium: the browser tests cannot run.")
        pytest.skip("There is no chromium on this machine; install it to run the browser tests.")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("The web client is not built; `./run test tests/browser` builds it.")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def shared_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    found = Host(tmp_path_factory.mktemp("host"))
    yield found
    found.stop()


@pytest.fixture
def host(shared_host: Host) -> Iterator[Host]:
    """A server that several tests use one after the other; nothing may go wrong on it."""
    yield shared_host
    assert "Traceback" not in shared_host.log()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server that a test may kill."""
    found = Host(tmp_path)
    yield found
    found.stop()


Enter = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Enter]:
    """Let somebody come to a server; at the end all leave, and nobody may have met an error."""
    came: list[Visitor] = []

    def enter(host: Host, **how: Any) -> Visitor:
        came.append(Visitor(browser, host.url, **how))
        return came[-1]

    yield enter
    for visitor in came:
        visitor.leave()
