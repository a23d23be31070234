"""A process that writes entries until it is killed, and says each one that it was told is written."""

import asyncio
import sys

from tests.server.storage.samples import entry
from trailboss.server.storage import Store


async def write(url: str, table_id: str) -> None:
    store = await Store.open(url)
    seq = 0
    while True:
        seq += 1
        await store.append(table_id, entry(seq, f"move {seq} of {table_id}"))
        print(table_id, seq, flush=True)


if __name__ == "__main__":
    asyncio.run(write(*sys.argv[1:]))
