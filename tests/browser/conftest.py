"""Browser tests: a real server, Debian's chromium, and people who click. They run apart from the other tests,
for Playwright's loop and those of asyncio do not share a process (`./run test` does that)."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.browser import chromium
from tests.browser.host import CLIENT, Host
from tests.browser.visitor import Visitor

LONGEST_FIRST = ("test_static", "test_installed", "test_inputs", "test_whole_games", "test_quick_input")
BUILT_ONCE = ("test_static", "test_installed")
"""Files whose tests share something that takes long to build."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Share tests out one by one, in their order; only those that share something stay in one process."""
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = shared_by
    return scheduler


def shared_by(test: str) -> str:
    """The file if its tests share something, else the test itself."""
    file = test.partition("::")[0]
    return file if Path(file).stem in BUILT_ONCE else test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so all processes end together. Whole games on a busy machine take minutes; every
    wait gives up by itself, so the time limit only ends what goes round forever."""
    order = {name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: order.get(item.path.stem, len(order)))
    for item in items:
        if "tests/browser" in item.nodeid and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(300))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium.program() is None:
        if os.environ.get("CI", "").lower() in ("1", "true"):
            pytest.fail("CI is set and there is no chromium: the browser tests cannot run.")
        pytest.skip("There is no chromium on this machine; install it to run the browser tests.")
    if not (CLIENT / "index.html").is_file():
        pytest.fail("The web client is not built; `./run test tests/browser` builds it.")
    with sync_playwright() as playwright:
        found = chromium.launch(playwright)
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
