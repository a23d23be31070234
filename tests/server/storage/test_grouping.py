"""Group commit: what waits is written together, and one that fails takes nobody with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection, text

from trailboss.server.storage.database import Database
from trailboss.server.storage.grouping import Body
from trailboss.server.storage.opening import connected, parsed

pytestmark = pytest.mark.asyncio(loop_scope="function")


@pytest_asyncio.fixture(loop_scope="function")
async def numbers(url: str) -> AsyncIterator[Database]:
    """A database with a table of numbers."""
    database = connected(parsed(url))
    await database.write(
        lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    )
    yield database
    await database.write(lambda connection: connection.execute(text("DROP TABLE numbers")))
    await database.close()


def insert(number: int, commits: list[object]) -> Body[int]:
    """A transaction that writes a number, and notes in which transaction of the database it ran."""

    def body(connection: Connection) -> int:
        commits.append(connection.get_transaction())
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
        return number

    return body


async def stored(database: Database) -> list[int]:
    return await database.read(
        lambda connection: list(connection.scalars(text("SELECT n FROM numbers ORDER BY n")))
    )


async def test_those_who_wait_are_written_in_few_transactions(numbers: Database) -> None:
    commits: list[object] = []
    bodies = [insert(number, commits) for number in range(60)]
    found = await asyncio.gather(*(numbers.write(body, f"t{n}") for n, body in enumerate(bodies)))
    assert found == list(range(60))
    assert await stored(numbers) == list(range(60))
    assert len(set(map(id, commits))) < 30


async def test_one_that_fails_fails_alone(numbers: Database) -> None:
    def fails(connection: Connection) -> None:
        connection.execute(text("INSERT INTO numbers VALUES (100)"))
        raise ValueError("no")

    bodies: list[Body[Any]] = [insert(1, []), fails, insert(2, []), insert(2, []), insert(3, [])]
    found = await asyncio.gather(
        *(numbers.write(body, f"t{n}") for n, body in enumerate(bodies)), return_exceptions=True
    )
    assert [type(each).__name__ for each in found] == ["int", "ValueError", "int", "IntegrityError", "int"]
    assert await stored(numbers) == [1, 2, 3]


async def test_whoever_is_cancelled_leaves_the_others_in_peace(numbers: Database) -> None:
    tasks = [asyncio.ensure_future(numbers.write(insert(n, []), f"t{n}")) for n in range(5)]
    await asyncio.sleep(0)
    tasks[2].cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [found[n] for n in (0, 1, 3, 4)] == [0, 1, 3, 4]


async def test_closing_waits_for_what_was_begun(tmp_path: Path) -> None:
    database = connected(parsed(f"sqlite:///{tmp_path}/numbers.db"))
    await database.write(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER)")))
    writing = asyncio.gather(*(database.write(insert(n, [])) for n in range(20)))
    await asyncio.sleep(0)
    await database.close()
    assert await writing == list(range(20))
