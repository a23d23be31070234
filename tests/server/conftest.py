"""A server, and guests to come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.backend import Backend
from tests.server.live_server import Guest, serving
from tests.server.postgres import Server, postgres, postgres_of_the_run
from trailboss.server.http.rate_limits import Limits, Rate
from trailboss.server.storage import Store

__all__ = ["postgres", "postgres_of_the_run"]

_MANY = Rate(100000, 10000)
GENEROUS = Limits(
    _MANY, _MANY, tables=_MANY, tables_address=_MANY, tables_day=_MANY, tables_day_address=_MANY
)
"""Tests ask faster than people do."""

Come = Callable[[], Guest]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all: every test has tables and guests of its own."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db", GENEROUS) as found:
        yield found


@pytest.fixture
def come(address: str) -> Iterator[Come]:
    """`come()` is one more guest."""
    guests: list[Guest] = []

    def another() -> Guest:
        guests.append(Guest(address))
        return guests[-1]

    yield another
    for guest in guests:
        guest.close()


@pytest_asyncio.fixture
async def backend(tmp_path: Path) -> AsyncIterator[Backend]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
    found = Backend(store)
    await found.rooms.start()
    yield found
    await found.rooms.close()
    await found.fake_bots.close()
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that does not exist yet, or is empty: on SQLite, and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Server = request.getfixturevalue("postgres")
    return server.fresh()


@pytest_asyncio.fixture
async def stored_backend(url: str) -> AsyncIterator[Backend]:
    """Rooms on either database, whose bots wait until they are let go."""
    store = await Store.open(url)
    found = Backend(store)
    found.fake_bots.gate.clear()
    yield found
    await found.fake_bots.close()
    await store.close()
