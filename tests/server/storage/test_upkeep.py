"""What a store does about room: packed logs, texts kept once, and tables whose time is over."""

import json

import pytest
from alembic import command
from sqlalchemy import Connection, func, select, text

from tests.server.storage.samples import ANNA, MESA, SEATS, entry, old_values, set_up, table
from trailboss.server.storage import Periods, Store, schema
from trailboss.server.storage.migrating import configuration
from trailboss.server.storage.opening import database_at, parsed

pytestmark = pytest.mark.asyncio

MAP = "plot 1: río\n" * 50
PERIODS = Periods(waiting=10, finished=100, abandoned=50)


async def count(url: str, name: str) -> int:
    database = database_at(parsed(url))
    wanted = select(func.count()).select_from(schema.metadata.tables[name])
    found = await database.read(lambda connection: connection.scalar(wanted))
    await database.close()
    return found or 0


async def test_the_log_of_a_finished_table_is_packed_and_reads_the_same(store: Store, url: str) -> None:
    await set_up(store)
    for seq in range(1, 8):
        await store.append(MESA, entry(seq), status="over" if seq == 7 else "running")
    before = await store.load(MESA)
    assert await store.pack(before=107.0, most=10) == 0  # too young
    assert await store.pack(before=108.0, most=10) == 1
    assert await store.pack(before=108.0, most=10) == 0
    assert await count(url, "entries") == 0
    assert await store.load(MESA) == before
    later = await store.load(MESA, after=5)
    assert later is not None
    assert [each.seq for each in later.entries] == [6, 7]
    await store.append(MESA, entry(8))
    again = await store.load(MESA)
    assert again is not None
    assert [each.seq for each in again.entries] == list(range(1, 9))


async def test_a_long_text_is_kept_once(store: Store, url: str) -> None:
    options: dict[str, str | int | bool] = {"map": MAP, "first": 1}
    for name in ("one-mesa-aaaaaaaa", "two-mesa-aaaaaaaa"):
        await store.create(table(name)._replace(options=options), SEATS, {0: {ANNA}})
    found = await store.load("two-mesa-aaaaaaaa")
    assert found is not None
    assert found.table.options == options
    assert [each.table.options for each in await store.tables_of(ANNA)] == [options, options]
    assert (await count(url, "texts"), await count(url, "used_texts")) == (1, 2)
    assert len(await store.forget(1000.0, PERIODS)) == 2
    assert (await count(url, "texts"), await count(url, "used_texts")) == (0, 0)


async def test_a_damaged_table_keeps_its_long_texts_to_itself(store: Store, url: str) -> None:
    one, two = "one-mesa-aaaaaaaa", "two-mesa-aaaaaaaa"
    await store.create(table(one)._replace(options={"map": MAP}), SEATS, {0: {ANNA}})
    await store.create(table(two), SEATS, {0: {ANNA}})
    database = database_at(parsed(url))
    await database.write(lambda connection: connection.execute(text("UPDATE tables SET options = '[1, 2]'")))
    await database.close()
    found = {each.table.id: each.table.options for each in await store.tables_of(ANNA)}
    assert found == {one: {"map": MAP}, two: {}}


async def test_texts_of_an_older_version_are_moved(url: str) -> None:
    def older(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for name in ("one-mesa-aaaaaaaa", "two-mesa-aaaaaaaa"):
            row = {**old_values(connection, table(name)), "options": json.dumps({"map": MAP, "first": 1})}
            columns = ", ".join(row)
            values = ", ".join("CAST(:options AS JSON)" if key == "options" else f":{key}" for key in row)
            if connection.dialect.name == "sqlite":
                values = values.replace("CAST(:options AS JSON)", ":options")
            connection.execute(text(f"INSERT INTO tables ({columns}, last) VALUES ({values}, 0)"), row)

    database = database_at(parsed(url))
    await database.write(older)
    await database.close()
    store = await Store.open(url)
    found = await store.load("two-mesa-aaaaaaaa")
    assert found is not None
    assert found.table.options == {"map": MAP, "first": 1}
    assert (await count(url, "texts"), await count(url, "used_texts")) == (1, 2)
    await store.close()


@pytest.mark.parametrize(
    ("status", "archived", "seconds"),
    [("waiting", None, 10), ("running", None, 50), ("over", None, 100), ("running", 1.0, 100)],
)
async def test_a_table_is_deleted_when_its_time_is_over(
    store: Store, status: str, archived: float | None, seconds: float
) -> None:
    row = table(changed=1000.0)._replace(status=status, archived=archived)  # type: ignore[arg-type]
    await set_up(store, row)
    assert await store.forget(1000.0 + seconds, PERIODS) == []
    assert await store.forget(1000.1 + seconds, PERIODS) == [MESA]
    assert await store.load(MESA) is None


async def test_tables_are_counted(store: Store) -> None:
    await set_up(store)
    await set_up(store, table("one-mesa-aaaaaaaa", status="running"))
    await store.mark_damaged("one-mesa-aaaaaaaa", 3)
    assert await store.counts() == {"waiting": 1, "running": 1, "over": 0, "archived": 0, "damaged": 1}
    assert [each.table.id for each in await store.all_tables(damaged=True)] == ["one-mesa-aaaaaaaa"]
    assert await store.open_tables_of(ANNA) == 2


async def test_changes_from_outside_are_detected_once(store: Store, url: str) -> None:
    await set_up(store)
    other = await Store.open_existing(url)
    await other.archive(MESA, 5.0)
    await other.close()
    notified = [MESA] if url.startswith("sqlite") else []  # PostgreSQL tells by itself
    assert await store.changed_outside() == notified
    assert await store.changed_outside() == []
