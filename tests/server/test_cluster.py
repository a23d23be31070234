"""Signs of life to the other servers, with a store that only counts them."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from trailboss.server import cluster
from trailboss.server.cluster import Cluster
from trailboss.server.storage.cluster import NO_SERVERS, ServerReport

pytestmark = pytest.mark.asyncio(loop_scope="function")


class Beats:
    """A store whose first beat fails in a way that nobody thought of."""

    def __init__(self) -> None:
        self.count = 0
        self.enough = asyncio.Event()

    async def beat(self, *report: object) -> Any:
        self.count += 1
        if self.count == 1:
            raise ValueError
        self.enough.set()
        return SimpleNamespace(others=NO_SERVERS, orphans=())

    async def sign_off(self) -> None: ...


async def test_a_fault_does_not_end_the_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.01)
    store = Beats()

    async def adopt(table_id: str) -> None: ...

    def own() -> ServerReport:
        return ServerReport(frozenset(), frozenset())

    servers = Cluster(cast(Any, store), own, lambda: None, adopt, lambda: 0.0)
    servers.start()
    async with asyncio.timeout(60):
        await store.enough.wait()
    await servers.close()
