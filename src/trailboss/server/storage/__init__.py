"""Storage: the tables of a server in SQLite or PostgreSQL, by the same code.

>>> import asyncio, tempfile
>>> from pathlib import Path
>>> async def first_steps(folder):
...     store = await Store.open(file_url(Path(folder, "tables.db")))
...     anna = digest("the secret in Anna's cookie")
...     await store.create(
...         TableRow("quiet-mesa-k7w2pz3q", "poker", {}, 2, 7, "salt", "waiting", listed=True,
...                  pace="none", takebacks=True, hints=True, host=anna, created=0.0, changed=0.0),
...         [SeatRow(0, "person", "Anna"), SeatRow(1, "bot", "Gus", "easy")],
...         {0: {anna}},
...     )
...     start = EntryRow(1, "start", None, "", None, 1.0)
...     await store.append("quiet-mesa-k7w2pz3q", start, status="running")
...     try:
...         await store.append("quiet-mesa-k7w2pz3q", start)
...     except Taken as taken:
...         print(taken)
...     stored = await store.load("quiet-mesa-k7w2pz3q")
...     await store.close()
...     return stored
>>> with tempfile.TemporaryDirectory() as folder:
...     stored = asyncio.run(first_steps(folder))
Entry 1 of the table 'quiet-mesa-k7w2pz3q' already exists; the last one is 1.
>>> stored.table.status, len(stored.entries), stored.holders == {0: {digest("the secret in Anna's cookie")}}
('running', 1, True)
"""

from trailboss.server.storage.errors import (
    BadText,
    CannotOpen,
    OlderVersion,
    StorageError,
    Taken,
    Unavailable,
    UnknownTable,
)
from trailboss.server.storage.opening import file_url
from trailboss.server.storage.store import Store
from trailboss.server.tables.stored.rows import (
    DeviceRow,
    EntryRow,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
    digest,
)
from trailboss.server.tables.stored.store import Periods

__all__ = [
    "BadText",
    "CannotOpen",
    "DeviceRow",
    "EntryRow",
    "OlderVersion",
    "Periods",
    "SeatRow",
    "Snapshot",
    "StorageError",
    "Store",
    "Stored",
    "TableRow",
    "Taken",
    "Unavailable",
    "UnknownTable",
    "digest",
    "file_url",
]
