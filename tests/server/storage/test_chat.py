"""What the store keeps of a chat."""

import asyncio

import pytest

from tests.server.storage.samples import MESA, set_up
from tests.server.storage.test_upkeep import PERIODS, count
from trailboss.server.storage import Store, UnknownTable
from trailboss.server.tables.stored.rows import ChatRow

pytestmark = pytest.mark.asyncio

HELLO = ChatRow(0, 0, "Anna", "Hello", None, 101.0)
NICE = ChatRow(0, 2, "Ben", "", "nice", 102.0)


async def test_lines_are_numbered_and_the_newest_are_kept(store: Store) -> None:
    await set_up(store)
    assert await store.chat(MESA) == []
    for line in (HELLO, NICE, HELLO):
        await store.add_chat(MESA, line, most=2)
    assert await store.chat(MESA) == [NICE._replace(number=2), HELLO._replace(number=3)]


async def test_lines_written_at_once_get_numbers_of_their_own(store: Store) -> None:
    await set_up(store)
    await asyncio.gather(*(store.add_chat(MESA, HELLO, most=50) for _ in range(20)))
    assert [line.number for line in await store.chat(MESA)] == list(range(1, 21))


async def test_a_chat_is_deleted_with_its_table(store: Store, url: str) -> None:
    await set_up(store)
    await store.add_chat(MESA, HELLO, most=2)
    assert await store.forget(1000.0, PERIODS) == [MESA]
    assert await count(url, "chat") == 0


async def test_whether_it_is_on_is_kept(store: Store) -> None:
    await set_up(store)
    for on in (True, False):
        await store.set_chat(MESA, on)
        found = await store.load(MESA)
        assert found is not None
        assert found.table.chat is on
    with pytest.raises(UnknownTable):
        await store.set_chat("no-mesa-aaaaaaaa", True)
