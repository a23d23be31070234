"""A database that cannot be used is refused in one clear sentence, in both languages."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.server.postgres import Server
from tests.server.storage.samples import MESA, set_up
from trailboss.server.storage import CannotOpen, Store, Unavailable, database, file_url
from trailboss.server.storage.opening import database_at, open_migrated, parsed
from trailboss.server.storage.schema import VERSION


def error_of(url: str) -> CannotOpen:
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(Store.open(url))
    assert "\n" not in refused.value.render("en") + refused.value.render("de")
    return refused.value


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://localhost/tables",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite+aiosqlite:///:memory:",
        "postgresql+psycopg://localhost/tables",
        "postgresql://anna:hunter2@localhost/tables?no_such_parameter=1",
    ],
)
def test_addresses_that_name_no_database(url: str) -> None:
    error = error_of(url)
    assert "is not a database; write sqlite:///FILE or postgresql://" in str(error)
    assert "ist keine Datenbank" in error.render("de")
    assert "hunter2" not in str(error)


@pytest.mark.parametrize("name", ["a b", "50%20", "what?mode=ro", "#1", "ü@x:y", "a+b", "c:\\d"])
def test_files_of_any_name(tmp_path: Path, name: str) -> None:
    asyncio.run(_open_and_close(file_url(tmp_path / name)))
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_driver_names_are_accepted_too(tmp_path: Path) -> None:
    asyncio.run(_open_and_close(f"sqlite+aiosqlite:///{tmp_path}/tables.db"))
    asyncio.run(_open_and_close(file_url(tmp_path / "tables.db")))
    for name in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert parsed(f"{name}://localhost/tables").drivername == "postgresql+asyncpg"


def test_a_missing_folder(tmp_path: Path) -> None:
    error = error_of(file_url(tmp_path / "missing" / "tables.db"))
    assert f"there is no folder {tmp_path / 'missing'}." in str(error)
    assert f"Den Ordner {tmp_path / 'missing'} gibt es nicht." in error.render("de")
    assert not (tmp_path / "missing").exists()


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert "it is a folder" in str(error_of(file_url(tmp_path)))


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "isn't writable" in str(error_of(file_url(tmp_path / "file" / "tables.db")))


@pytest.mark.parametrize("locked", ["folder", "file"])
def test_a_read_only_file_or_folder(tmp_path: Path, locked: str) -> None:
    """In a process that is not root's, for root may write everywhere."""
    file = tmp_path / "tables.db"
    if locked == "file":
        asyncio.run(_open_and_close(file_url(file)))
        file.chmod(0o444)
    (tmp_path / "..").resolve().chmod(0o755)
    tmp_path.chmod(0o555)
    code = (
        "import asyncio, os, sys\n"
        "from trailboss.server.storage import CannotOpen, Store\n"
        "import sqlite3, sqlalchemy.dialects.sqlite.pysqlite\n"
        "from trailboss.core.messages import messages\n"
        "messages('en')  # the other user may not be able to read the files of this Python\n"
        "folder = os.open(sys.argv[1], os.O_RDONLY)\n"
        "os.fchdir(folder)\n"
        "if os.geteuid() == 0: os.setuid(65534)\n"
        "try: asyncio.run(Store.open('sqlite:///tables.db'))\n"
        "except CannotOpen as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, tmp_path], check=True, capture_output=True, text=True)
    tmp_path.chmod(0o755)
    assert done.stdout == ("Can't store the tables in tables.db: the file or its folder isn't writable.\n")


async def _open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.mark.parametrize("content", [b"Dear diary, " * 500, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_not_a_database_stays_unchanged(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    error = error_of(file_url(file))
    assert "diary.txt is not a Trailboss database" in str(error)
    assert "ist keine Datenbank von Trailboss" in error.render("de")
    assert file.read_bytes() == content


def test_a_file_locked_by_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", ("PRAGMA busy_timeout = 50", *database.PRAGMAS[1:]))
    file = tmp_path / "tables.db"
    asyncio.run(_open_and_close(file_url(file)))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        error = error_of(file_url(file))
    assert "Another program has locked the database" in str(error)


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def used() -> list[int]:
        store = await Store.open(file_url(tmp_path / "tables.db"))
        await set_up(store)
        modes = [path.stat().st_mode & 0o777 for path in tmp_path.iterdir()]
        await store.close()
        return modes

    before = os.umask(0)
    try:
        assert asyncio.run(used()) == [0o600] * 3  # with the log and its index
    finally:
        os.umask(before)


def test_sqlite_is_set_up_for_many_readers_and_safe_writing(tmp_path: Path) -> None:
    def asked(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    async def settings() -> list[list[object]]:
        file = await open_migrated(file_url(tmp_path / "tables.db"))
        found = [await file.read(asked), await file.write(asked)]
        await file.close()
        return found

    assert asyncio.run(settings()) == [["wal", 1, 1, 5000]] * 2


# -------------------------------------------------------------------- of other programs and versions


async def _run(url: str, *statements: str) -> None:
    def body(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    bare = database_at(parsed(url))
    await bare.write(body)
    await bare.close()


def test_a_database_of_a_newer_version(url: str) -> None:
    asyncio.run(_open_and_close(url))
    asyncio.run(_run(url, "UPDATE alembic_version SET version_num = '0999'"))
    error = error_of(url)
    assert f"was written by a newer Trailboss (version 999, not {int(VERSION)}): update Trailboss." in str(
        error
    )
    assert "ist von einem neueren Trailboss" in error.render("de")


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE songs (id INTEGER)"],
        [
            "CREATE TABLE alembic_version (version_num VARCHAR(32))",
            "INSERT INTO alembic_version VALUES ('f00dcafe')",
        ],
        ["CREATE TABLE alembic_version (version_num VARCHAR(32))"],
    ],
)
def test_a_database_of_another_program(url: str, statements: list[str]) -> None:
    asyncio.run(_run(url, *statements))
    assert "belongs to another program; choose an empty one." in str(error_of(url))


# -------------------------------------------------------------------- servers


def test_an_unreachable_server(tmp_path: Path) -> None:
    for url in (
        f"postgresql://anna:hunter2@/tables?host={tmp_path}",
        "postgresql://anna:hunter2@127.0.0.1:1/tables",
    ):
        error = error_of(url)
        assert str(error).startswith("Can't reach the database ")
        assert str(error).endswith("; is its server running?")
        assert "hunter2" not in str(error)


def test_a_server_without_that_database(postgres: Server) -> None:
    error = error_of(postgres.url("no_such_database"))
    assert 'refused the connection: database "no_such_database" does not exist.' in str(error)


def test_a_server_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install 'trailboss[postgres]'" in str(error_of("postgresql://localhost/tables"))


@pytest.mark.asyncio
async def test_a_server_that_stops_and_restarts(postgres: Server) -> None:
    store = await Store.open(postgres.fresh())
    await set_up(store)
    postgres.stop()
    try:
        with pytest.raises(Unavailable, match="isn't answering"):
            await store.load(MESA)
        with pytest.raises(Unavailable):
            await store.drop_holders(MESA, 0)
    finally:
        postgres.start()
    assert await store.load(MESA) is not None
    await store.close()


def test_rows_can_be_read_by_several_threads_from_the_start() -> None:
    """msgspec lets a second thread use a type that the first one is still looking at, and crashes; so every
    kind of row must be known before the first thread starts."""
    looks = (
        "import trailboss.server.storage\n"
        "from trailboss.server.tables.stored.rows import EntryRow, SeatRow, TableRow\n"
        "assert all('__msgspec_cache__' in vars(kind) for kind in (EntryRow, SeatRow, TableRow))\n"
    )
    subprocess.run([sys.executable, "-c", looks], check=True)
