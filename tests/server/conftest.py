"""A server, and guests to come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.house import Guest, serving
from trailboss.server.limits import Limits, Rate

GENEROUS = Limits(guest=Rate(100000, 10000), tables=Rate(1000, 100))
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
