"""Servers on one PostgreSQL database notify each other of the tables they have changed."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.postgres import Server
from tests.server.storage.samples import BEN, MESA, entry, set_up
from trailboss.server.storage import Store, digest, pg_notify

pytestmark = pytest.mark.asyncio


async def soon(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    assert await store.listen(lambda table_id: None) is False
    await store.close()


async def test_other_servers_are_notified_of_every_change(postgres: Server) -> None:
    url = postgres.fresh()
    ours, theirs = await Store.open(url), await Store.open(url)
    notified: list[str | None] = []
    own: list[str | None] = []
    assert await ours.listen(notified.append) is True
    assert await theirs.listen(own.append) is True
    await soon(lambda: notified == [None] and own == [None])  # what was before, they may have missed
    await set_up(theirs)
    link = digest("a link")
    await theirs.add_link(MESA, 0, link)
    actions = [
        lambda: theirs.append(MESA, entry(1)),
        lambda: theirs.set_order(MESA, 1, "a turn"),
        lambda: theirs.claim(MESA, link, BEN, 1.0),
        lambda: theirs.drop_holders(MESA, 1),
        lambda: theirs.set_rematch(MESA, "other-mesa"),
    ]
    for number, action in enumerate(actions, 2):
        await action()  # type: ignore[no-untyped-call]
        await soon(lambda number=number: len(notified) == number)  # type: ignore[misc]
    await theirs.set_rematch(MESA, "third-mesa")  # changes nothing
    await ours.append(MESA, entry(2))
    await soon(lambda: len(own) == 2)
    assert notified == [None] + [MESA] * len(actions)
    assert own == [None, MESA]
    await ours.close()
    await theirs.close()


async def test_a_lost_connection_is_restored_and_nothing_is_missed(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg_notify, "PAUSE", 0.1)
    monkeypatch.setattr(pg_notify, "HEARTBEAT", 0.2)
    url = postgres.fresh()
    ours, theirs = await Store.open(url), await Store.open(url)
    notified: list[str | None] = []
    await ours.listen(notified.append)
    await soon(lambda: notified == [None])
    await set_up(theirs)
    postgres.stop()
    await asyncio.sleep(0.3)
    postgres.start()
    await soon(lambda: notified == [None, None])
    await theirs.append(MESA, entry(1))
    await soon(lambda: notified == [None, None, MESA])
    await ours.close()
    await theirs.close()
