"""The migrations make exactly the tables that the code uses, on both databases."""

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.storage.samples import MESA, SEATS, table
from trailboss.server.storage import Store
from trailboss.server.storage.migrating import configuration
from trailboss.server.storage.schema import VERSION, metadata


def test_the_newest_migration_is_the_version_of_the_code() -> None:
    script = ScriptDirectory.from_config(configuration())
    assert script.get_heads() == [VERSION]
    numbers = [revision.revision for revision in script.walk_revisions()]
    assert numbers == [f"{number:04}" for number in range(len(numbers), 0, -1)]


@pytest.mark.asyncio
async def test_migrated_tables_are_those_of_the_code(url: str) -> None:
    await (await Store.open(url)).close()

    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        await connection.execute(text("ALTER TABLE records ADD COLUMN extra INTEGER"))
        assert await connection.run_sync(differences) != []  # so it would have been seen
    await engine.dispose()


@pytest.mark.asyncio
async def test_deleting_a_table_deletes_all_of_it(url: str) -> None:
    """The rules between the tables are not compared above, so they are tried."""
    store = await Store.open(url)
    await store.create(table(), SEATS, {0: {table().host}})
    await store.set_webhook(MESA, 0, "https://example.org")
    await store.close()
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.execute(text("PRAGMA foreign_keys = ON"))
    async with engine.begin() as connection:
        await connection.execute(text("DELETE FROM tables"))
        for child in ("seats", "holders", "webhooks", "entries", "links"):
            left = await connection.execute(text(f"SELECT count(*) FROM {child}"))
            assert left.scalar() == 0
    await engine.dispose()


@pytest.mark.asyncio
async def test_many_servers_may_start_at_the_same_time(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
    await stores[0].create(table(), SEATS, {})
    assert all([await store.load(MESA) is not None for store in stores])
    await asyncio.gather(*(store.close() for store in stores))


def test_a_database_of_this_version_is_opened_without_alembic(url: str) -> None:
    code = (
        "import asyncio, sys\n"
        "from trailboss.server.storage import Store\n"
        "async def go():\n"
        "    await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(go())\n"
        "print('alembic' in sys.modules)\n"
    )
    seen = [
        subprocess.run([sys.executable, "-c", code, url], check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert seen == ["True\n", "False\n"]
