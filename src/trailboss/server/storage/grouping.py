"""Group commit: transactions that wait while another one runs are carried out together, in one.

A commit costs more than the few rows that it writes. So transactions that arrive while the database is busy
are queued, and the whole queue becomes the next transaction. If one of a group fails, the group is rolled
back and each of its transactions runs alone, so that only the one that caused a failure fails.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

Result = TypeVar("Result")
Body = Callable[[Connection], Result]

MAX_GROUP: Final = 256
"""The most transactions in a group, so that the last one doesn't wait too long."""
CHECKPOINT: Final = 200
"""A checkpoint is due after this many groups, if the write-ahead log has 1,000 pages (SQLite's limit)."""
LANES: Final = 4
"""How many groups are sent to a database server at the same time."""


class _Failed(Exception):
    """One of a group failed, so nothing of the group was written."""


def sqlite_driver(connection: Connection) -> sqlite3.Connection:
    """The driver below SQLAlchemy, which writes a move at a third of the cost."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _run_all(connection: Connection, bodies: list[Body[Any]]) -> list[Any]:
    try:
        return [body(connection) for body in bodies]
    except Exception as error:
        if len(bodies) == 1:
            raise
        raise _Failed from error


# -------------------------------------------------------------------- a file, which has one writer


_Job = tuple[Body[Any], asyncio.AbstractEventLoop, asyncio.Future[Any]]
"""A transaction, and who waits for it in which event loop."""


class _Session:
    """A connection for writing, opened when it is needed."""

    def __init__(self, engine: Engine, *pragmas: str) -> None:
        """`pragmas` are for this connection alone; then `engine` must not lend it to others later."""
        self._engine = engine
        self._pragmas = pragmas
        self._connection: Connection | None = None

    def transaction(self, bodies: list[Body[Any]]) -> list[Any]:
        try:
            connection = self._connected()
            driver = sqlite_driver(connection)
            # Take the write lock at the start: in the middle of a transaction, SQLite doesn't wait for it.
            driver.execute("BEGIN IMMEDIATE")
            found = _run_all(connection, bodies)
            if connection.in_transaction():  # SQLAlchemy knows of it
                connection.commit()
            driver.commit()
            return found
        except BaseException as error:
            self.disconnect()  # so that the next transaction starts without a lock
            if isinstance(error, sqlite3.Error):  # as SQLAlchemy raises it
                raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
            raise

    def disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            for pragma in self._pragmas:
                sqlite_driver(self._connection).execute(pragma).close()
        return self._connection


def _no_change(connection: Connection) -> None:
    """A write that changes nothing."""
    driver = sqlite_driver(connection)
    (version,) = driver.execute("PRAGMA user_version").fetchone()
    driver.execute(f"PRAGMA user_version = {version}")


class FileWriter:
    """The single writer of a file: a thread, or the event loop itself.

    What every move writes takes less time than the change to a thread and back, and never waits for the disk:
    SQLite waits for it only at checkpoints, which are left to the thread. So short transactions run at once,
    all of one moment together, unless the thread is writing or another program has locked the file.
    """

    def __init__(self, engine: Engine, own_engine: Engine) -> None:
        """`own_engine` is for the event loop: its connections differ, so it must not keep them in a pool."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._session = _Session(engine)
        self._lock = threading.Lock()
        """Held by whoever writes, the thread or the event loop."""
        self._at_once = _Session(own_engine, "PRAGMA busy_timeout = 0", "PRAGMA wal_autocheckpoint = 0")
        self._short: list[_Job] = []
        self._written = 0
        """How many groups the event loop has written."""
        self._thread = threading.Thread(target=self._work, name="writing", daemon=True)
        self._thread.start()

    def write(self, body: Body[Result], *, short: bool) -> asyncio.Future[Result]:
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Result] = loop.create_future()
        if short:
            if not self._short:
                loop.call_soon(self._write_at_once)
            self._short.append((body, loop, outcome))
        else:
            self._jobs.put((body, loop, outcome))
        return outcome

    def close(self) -> None:
        """Ends when all that was begun is written."""
        self._jobs.put(None)
        self._thread.join()
        self._at_once.disconnect()

    # ---------------------------------------------------------------- in the event loop

    def _write_at_once(self) -> None:
        group, self._short = self._short, []
        if not self._wrote_at_once(group):
            for job in group:
                self._jobs.put(job)

    def _wrote_at_once(self, group: list[_Job]) -> bool:
        """Write a group now; False if that is up to the thread."""
        if not self._lock.acquire(blocking=False):
            return False
        try:
            found = self._at_once.transaction([body for body, _, _ in group])
        except Exception:  # noqa: BLE001  the thread tries again, one by one if need be
            return False
        finally:
            self._lock.release()
        _set_results([(outcome, value) for (_, _, outcome), value in zip(group, found)], None)
        self._written += 1
        if self._written % CHECKPOINT == 0:
            self._checkpoint()
        return True

    def _checkpoint(self) -> None:
        """Let the thread write twice: the first commit makes SQLite update the file, the second restarts its
        log; both wait for the disk."""
        self.write(_no_change, short=False).add_done_callback(
            lambda first: self.write(_no_change, short=False)
        )

    # ---------------------------------------------------------------- in the thread

    def _work(self) -> None:
        try:
            while (first := self._jobs.get()) is not None:
                group, ends = [first], False
                with suppress(queue.Empty):
                    while len(group) < MAX_GROUP and not ends:
                        job = self._jobs.get_nowait()
                        if job is None:
                            ends = True
                        else:
                            group.append(job)
                self._carry_out(group)
                if ends:
                    return
        finally:
            self._session.disconnect()

    def _carry_out(self, group: list[_Job]) -> None:
        try:
            with self._lock:
                found = self._session.transaction([body for body, _, _ in group])
        except _Failed:
            for job in group:
                self._carry_out([job])
        except BaseException as error:  # noqa: BLE001  whatever it is, the waiting callers must get it
            _deliver(group, [None] * len(group), error)
        else:
            _deliver(group, found, None)


def _deliver(group: list[_Job], found: list[Any], error: BaseException | None) -> None:
    """Report the result to everybody in a group, waking each event loop once."""
    loops = {loop for _, loop, _ in group}
    for loop in loops:
        waiting = [(outcome, value) for (_, its, outcome), value in zip(group, found) if its is loop]
        with suppress(RuntimeError):  # the loop has ended, so nobody waits any more
            loop.call_soon_threadsafe(_set_results, waiting, error)


def _set_results(waiting: list[tuple[asyncio.Future[Any], Any]], error: BaseException | None) -> None:
    for outcome, value in waiting:
        if outcome.done():  # the waiting caller was cancelled
            continue
        if error is None:
            outcome.set_result(value)
        else:
            outcome.set_exception(error)


# -------------------------------------------------------------------- a database server


class GroupWriter:
    """Transactions on a database server, grouped in up to four lanes.

    Every transaction names its table. A group runs them in the order of those names, so that two servers that
    lock rows of several tables never deadlock.
    """

    def __init__(self, transaction: Callable[[Body[Any]], Awaitable[Any]]) -> None:
        """`transaction` runs one function in its own transaction."""
        self._transaction = transaction
        self._waiting: list[tuple[str, Body[Any], asyncio.Future[Any]]] = []
        self._lanes: set[asyncio.Task[None]] = set()

    async def write(self, body: Body[Result], table: str) -> Result:
        outcome: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, body, outcome))
        if len(self._lanes) < LANES:
            task = asyncio.create_task(self._drive())
            self._lanes.add(task)
            task.add_done_callback(self._lanes.discard)
        return await outcome

    async def close(self) -> None:
        """Ends when all that was begun is written."""
        await asyncio.gather(*self._lanes, return_exceptions=True)

    async def _drive(self) -> None:
        while self._waiting:
            group = sorted(self._waiting[:MAX_GROUP], key=lambda each: each[0])
            del self._waiting[:MAX_GROUP]
            await self._carry_out([(body, outcome) for _, body, outcome in group])

    async def _carry_out(self, group: list[tuple[Body[Any], asyncio.Future[Any]]]) -> None:
        bodies = [body for body, _ in group]
        outcomes = [outcome for _, outcome in group]
        try:
            found = await self._transaction(lambda connection: _run_all(connection, bodies))
        except _Failed:
            for each in group:
                await self._carry_out([each])
        except BaseException as error:
            _set_results([(outcome, None) for outcome in outcomes], error)
            if not isinstance(error, Exception):
                raise
        else:
            _set_results(list(zip(outcomes, found)), None)
