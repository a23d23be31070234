"""Many at once, and the worst moment: nothing is written twice, and nothing acknowledged is lost."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.storage.samples import ANNA, BEN, MESA, SEATS, entry, set_up, table
from trailboss.server.storage import Store, Taken, digest

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[3]


async def test_one_of_two_writers_comes_first(url: str) -> None:
    """Two servers on one database, each of the opinion that the next entry is its own."""
    one, two = await asyncio.gather(Store.open(url), Store.open(url))
    await set_up(one)
    written = []
    for seq in range(1, 31):
        texts = f"one {seq}", f"two {seq}"
        tries = (one.append(MESA, entry(seq, texts[0])), two.append(MESA, entry(seq, texts[1])))
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "Taken"]
        written.append(texts[results.index(None)])
    for store in (one, two):
        stored = await store.load(MESA)
        assert stored is not None
        assert [each.text for each in stored.entries] == written
    await asyncio.gather(one.close(), two.close())


async def test_only_one_of_many_writers_in_one_server_is_first(store: Store) -> None:
    await set_up(store)
    tries = (store.append(MESA, entry(1, f"writer {number}")) for number in range(20))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Taken] * 19
    stored = await store.load(MESA)
    assert stored is not None
    assert [each.text for each in stored.entries] == [f"writer {results.index(None)}"]


async def test_one_of_two_rematches_and_of_two_tables(url: str) -> None:
    one, two = await asyncio.gather(Store.open(url), Store.open(url))
    await set_up(one)
    names = (store.set_rematch(MESA, f"mesa-{number}") for number, store in enumerate((one, two) * 5))
    named = await asyncio.gather(*names)
    assert len(set(named)) == 1
    tries = (store.create(table("new"), SEATS, {}) for store in (one, two) * 5)
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["Taken"] * 9
    await asyncio.gather(one.close(), two.close())


async def test_many_tables_at_once(url: str) -> None:
    """Forty tables in two servers, read while they are written."""
    stores = await asyncio.gather(Store.open(url), Store.open(url))
    link = digest("the secret of a link")

    async def play(store: Store, table_id: str) -> None:
        await set_up(store, table(table_id, listed=True))
        await store.add_link(table_id, 0, digest(table_id))
        for seq in range(1, 11):
            await store.append(table_id, entry(seq, f"{table_id} {seq}"), status="running")
            stored = await store.load(table_id)
            assert stored is not None
            assert [each.text for each in stored.entries] == [f"{table_id} {n}" for n in range(1, seq + 1)]
            assert stored.table.changed == 100.0 + seq
        assert await store.claim(table_id, digest(table_id), BEN, 1.0) == 0
        assert await store.claim(table_id, link, BEN, 1.0) is None
        await store.listed(10)

    await asyncio.gather(*(play(stores[number % 2], f"mesa-{number}") for number in range(40)))
    assert len(await stores[0].tables_of(ANNA, 100)) == len(await stores[1].tables_of(BEN, 100)) == 40
    await asyncio.gather(*(store.close() for store in stores))


async def test_everything_loaded_is_from_the_same_moment(url: str) -> None:
    """Entry, time and seat of one transaction are seen together or not at all."""
    one, two = await asyncio.gather(Store.open(url), Store.open(url))
    await set_up(one)

    looks = 0

    async def write() -> None:
        seq = 0
        while seq < 60 or looks <= 5:  # on a busy machine the reader gets its looks, too
            seq += 1
            name = SEATS[2]._replace(name=f"name {seq}")
            await one.append(MESA, entry(seq), seats=[name])

    writing = asyncio.create_task(write())
    while not writing.done():
        stored = await two.load(MESA)
        assert stored is not None
        count = len(stored.entries)
        assert stored.table.changed == 100.0 + count
        assert stored.seats[2].name == (f"name {count}" if count else "")
        looks += 1
    await writing
    assert looks > 5
    await asyncio.gather(one.close(), two.close())


async def test_acknowledged_moves_survive_a_kill(url: str) -> None:
    """Processes are killed with SIGKILL while they write; whatever they called written is there."""
    store = await Store.open(url)
    for round_number, wanted in enumerate((1, 7, 40)):
        ids = [f"mesa-{round_number}-{number}" for number in range(2)]
        for table_id in ids:
            await set_up(store, table(table_id))
        writers = [
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.server.storage.writer",
                url,
                table_id,
                cwd=ROOT,
                stdout=subprocess.PIPE,
            )
            for table_id in ids
        ]
        for writer in writers:
            assert writer.stdout is not None
            while int((await writer.stdout.readline()).split()[1]) < wanted:
                pass
        for writer in writers:
            writer.kill()
        for writer, table_id in zip(writers, ids, strict=True):
            rest, _ = await writer.communicate()
            lines = [line for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
            acknowledged = int(lines[-1].split()[1]) if lines else wanted
            stored = await store.load(table_id)
            assert stored is not None
            texts = [each.text for each in stored.entries]
            assert len(texts) >= acknowledged >= wanted
            assert texts == [f"move {seq} of {table_id}" for seq in range(1, len(texts) + 1)]
            assert stored.table.changed == 100.0 + len(texts)
            await store.append(table_id, entry(len(texts) + 1))  # and it goes on
    await store.close()
