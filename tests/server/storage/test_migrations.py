"""The migrations make exactly the tables that the code uses, on both databases."""

import asyncio
import subprocess
import sys
import time

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.server.storage.samples import MESA, SEATS, old_values, table
from trailboss.server.storage import Store
from trailboss.server.storage.migrating import configuration
from trailboss.server.storage.opening import database_at, parsed
from trailboss.server.storage.schema import VERSION, metadata
from trailboss.server.tables.stored.rows import ChatRow


def test_the_newest_migration_is_the_version_of_the_code() -> None:
    script = ScriptDirectory.from_config(configuration())
    assert script.get_heads() == [VERSION]
    numbers = [revision.revision for revision in script.walk_revisions()]
    assert numbers == sorted(set(numbers), reverse=True)  # so a newer database is known for one
    assert all(len(number) == 4 and number.isdigit() for number in numbers)


@pytest.mark.asyncio
async def test_migrated_tables_are_those_of_the_code(url: str) -> None:
    await (await Store.open(url)).close()

    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    database = database_at(parsed(url))
    assert await database.read(differences) == []
    await database.write(lambda connection: connection.execute(text("ALTER TABLE records ADD extra INTEGER")))
    assert await database.read(differences) != []  # so it would have been seen
    await database.close()


@pytest.mark.asyncio
async def test_deleting_a_table_deletes_all_of_it(url: str) -> None:
    """The rules between the tables are not compared above, so they are tried."""
    store = await Store.open(url)
    await store.create(table(), SEATS, {0: {table().host}})
    await store.set_webhook(MESA, 0, "https://example.org")
    await store.add_chat(MESA, ChatRow(0, 0, "Anna", "Hello", None, 1.0), 5)
    await store.close()

    def left(connection: Connection) -> list[str]:
        connection.execute(text("DELETE FROM tables"))
        children = ("seats", "holders", "webhooks", "entries", "links", "chat")
        return [name for name in children if connection.scalar(text(f"SELECT count(*) FROM {name}"))]

    database = database_at(parsed(url))
    assert await database.write(left) == []
    await database.close()


@pytest.mark.asyncio
async def test_many_servers_may_start_at_the_same_time(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
    await stores[0].create(table(), SEATS, {})
    assert all([await store.load(MESA) is not None for store in stores])
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.asyncio
async def test_migrating_keeps_existing_rows(url: str) -> None:
    def first_version(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO records (id, text) VALUES ('abc', 'a record')"))

    database = database_at(parsed(url))
    await database.write(first_version)
    await database.close()
    store = await Store.open(url)
    assert await store.forget_records(before=time.time() - 60, most=10) == 0
    assert await store.record("abc") == "a record"
    await store.close()


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


@pytest.mark.asyncio
async def test_holders_of_an_older_version_stay_and_their_times_are_not_known(url: str) -> None:
    def before_devices(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        row = {**old_values(connection, table()), "options": "{}", "last": 0}
        names = ", ".join(f'"{name}"' for name in row)
        given = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({given})"), row)
        connection.execute(text(f"INSERT INTO seats VALUES ('{MESA}', 0, 'person', 'Anna', NULL)"))
        connection.execute(text(f"INSERT INTO holders VALUES ('{MESA}', 0, '{table().host}')"))

    database = database_at(parsed(url))
    await database.write(before_devices)
    await database.close()
    store = await Store.open(url)
    assert await store.devices(MESA, 0) == [(table().host, 0.0, 0.0)]
    await store.close()
