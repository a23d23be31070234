"""Group commit: what waits is written together, and one that fails takes nobody with it. What every move
writes to a file is written at once, unless somebody else is writing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection, text

from trailboss.server.storage.database import BUSY_MILLISECONDS, Database
from trailboss.server.storage.grouping import CHECKPOINT, Body
from trailboss.server.storage.opening import database_at, parsed

pytestmark = pytest.mark.asyncio(loop_scope="function")


@pytest_asyncio.fixture(loop_scope="function")
async def numbers(url: str) -> AsyncIterator[Database]:
    """A database with a table of numbers."""
    database = database_at(parsed(url))
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


async def test_waiting_writes_take_few_transactions(numbers: Database) -> None:
    commits: list[object] = []
    bodies = [insert(number, commits) for number in range(60)]
    found = await asyncio.gather(*(numbers.write(body, f"t{n}") for n, body in enumerate(bodies)))
    assert found == list(range(60))
    assert await stored(numbers) == list(range(60))
    assert len(set(map(id, commits))) < 30


async def test_a_failing_write_of_a_group_fails_alone(numbers: Database) -> None:
    def fails(connection: Connection) -> None:
        connection.execute(text("INSERT INTO numbers VALUES (100)"))
        raise ValueError("no")

    bodies: list[Body[Any]] = [insert(1, []), fails, insert(2, []), insert(2, []), insert(3, [])]
    found = await asyncio.gather(
        *(numbers.write(body, f"t{n}") for n, body in enumerate(bodies)), return_exceptions=True
    )
    assert [type(each).__name__ for each in found] == ["int", "ValueError", "int", "IntegrityError", "int"]
    assert await stored(numbers) == [1, 2, 3]


async def test_a_cancelled_caller_does_not_affect_the_others(numbers: Database) -> None:
    tasks = [asyncio.ensure_future(numbers.write(insert(n, []), f"t{n}")) for n in range(5)]
    await asyncio.sleep(0)
    tasks[2].cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [found[n] for n in (0, 1, 3, 4)] == [0, 1, 3, 4]


async def test_closing_waits_for_what_was_started(tmp_path: Path) -> None:
    database = database_at(parsed(f"sqlite:///{tmp_path}/numbers.db"))
    await database.write(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER)")))
    writing = asyncio.gather(*(database.write(insert(n, [])) for n in range(20)))
    await asyncio.sleep(0)
    await database.close()
    assert await writing == list(range(20))


# -------------------------------------------------------------------- a file


@pytest_asyncio.fixture(loop_scope="function")
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    """A file with a table of numbers, which the event loop has written to before."""
    database = database_at(parsed(f"sqlite:///{tmp_path}/numbers.db"))
    await database.write(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER)")))
    await database.write(insert(0, []), "t0")
    yield database
    await database.close()


def in_thread(threads: list[int]) -> Body[None]:
    return lambda connection: threads.append(threading.get_ident())


async def test_a_move_is_stored_without_switching_threads(file: Database) -> None:
    threads: list[int] = []
    await file.write(in_thread(threads), "t1")
    await file.write(in_thread(threads))
    assert threads[0] == threading.get_ident() != threads[1]


async def test_nobody_waits_in_the_event_loop_for_a_long_transaction(file: Database) -> None:
    begun, go = threading.Event(), threading.Event()

    def long(connection: Connection) -> None:
        begun.set()
        go.wait()

    first = asyncio.ensure_future(file.write(long))
    await asyncio.to_thread(begun.wait)
    second = asyncio.ensure_future(file.write(insert(2, []), "t1"))
    await asyncio.sleep(0.01)
    assert not second.done()
    go.set()
    await asyncio.gather(first, second)
    assert await stored(file) == [0, 2]


async def test_nobody_waits_in_the_event_loop_for_another_program(file: Database, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "numbers.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(file.write(insert(1, []), "t1"))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    assert await waiting == 1


async def test_only_the_event_loop_does_not_wait_for_locks(file: Database) -> None:
    def patience(connection: Connection) -> int:
        return int(connection.scalar(text("PRAGMA busy_timeout")) or 0)

    def fails(connection: Connection) -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await file.write(fails, "t1")
    several = [file.read(patience), file.read(patience), file.write(patience)]
    assert set(await asyncio.gather(*several)) == {BUSY_MILLISECONDS}
    assert await file.write(patience, "t1") == 0


async def test_the_write_ahead_log_is_checkpointed_now_and_then(file: Database, tmp_path: Path) -> None:
    pages = "INSERT INTO numbers VALUES (zeroblob(40000))"
    for number in range(2 * CHECKPOINT + 10):
        await file.write(lambda connection: connection.execute(text(pages)), f"t{number}")
    taken_over = await file.write(lambda connection: (tmp_path / "numbers.db").stat().st_size)
    assert taken_over > CHECKPOINT * 40_000
