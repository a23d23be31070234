"""Tables kept in the browser: in memory, and before that in a database of keys and texts (IndexedDB)."""

from collections.abc import Collection, Mapping
from typing import Protocol

import msgspec

from trailboss.server.tables.stored.memory_store import MemoryStore
from trailboss.server.tables.stored.rows import EntryRow, SeatRow, Snapshot, Stored, TableRow
from trailboss.server.tables.stored.store import Unavailable


class Database(Protocol):
    """What the page provides: texts by their keys, which sort as texts do."""

    async def write(self, texts: Mapping[str, str]) -> None:
        """Keep all these texts, or none of them. Raises any exception if that fails."""

    async def read(self, prefix: str) -> list[str]:
        """The texts whose keys begin with that, in the order of their keys."""


class KeptTable(msgspec.Struct, array_like=True, frozen=True):
    """Everything stored of a table except its entries, which are stored one by one."""

    table: TableRow
    seats: list[SeatRow]
    holders: dict[int, set[str]]
    last: int
    snapshot: Snapshot | None


class BrowserStore(MemoryStore):
    """A `TableStore` on a database of the browser."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._read: set[str] = set()
        """Tables whose entries are in memory."""

    async def open(self) -> None:
        """Read the list of tables; their entries are read when a table is opened."""
        for text in await self._database.read("table/"):
            kept = msgspec.json.decode(text, type=KeptTable)
            self._tables[kept.table.id] = Stored(
                kept.table, kept.seats, [], kept.holders, snapshot=kept.snapshot, last=kept.last
            )

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        found = self._tables.get(table_id)
        if found is not None and found.last and table_id not in self._read:
            texts = await self._database.read(f"entry/{table_id}/")
            found.entries[:] = [msgspec.json.decode(text, type=EntryRow) for text in texts]
        self._read.add(table_id)
        return await super().load(table_id, after)

    async def keep(self, stored: Stored, entry: EntryRow | None = None) -> None:
        kept = KeptTable(stored.table, stored.seats, stored.holders, stored.last, stored.snapshot)
        texts = {f"table/{stored.table.id}": _text(kept)}
        if entry is not None:
            texts[f"entry/{stored.table.id}/{entry.seq:08}"] = _text(entry)
        await self._write(texts)

    async def keep_record(self, record_id: str, text: str, at: float) -> None:
        await self._write({f"record/{record_id}": text})

    async def record(self, record_id: str) -> str | None:
        found = await self._database.read(f"record/{record_id}")
        return found[0] if found else None

    async def keep_ratings(self, review: str, ratings: list[float], at: float) -> None:
        await self._write({f"ratings/{review}": _text(ratings)})
        await super().keep_ratings(review, ratings, at)

    async def ratings(self, reviews: Collection[str]) -> dict[str, list[float]]:
        for review in reviews:
            if review not in self._ratings:
                for text in await self._database.read(f"ratings/{review}"):
                    self._ratings[review] = msgspec.json.decode(text, type=list[float])
        return await super().ratings(reviews)

    async def secret(self, new: str) -> str:
        """The secret of this browser's only guest; the given one if there is none yet."""
        found = await self._database.read("guest")
        if not found:
            await self._write({"guest": new})
        return found[0] if found else new

    async def _write(self, texts: Mapping[str, str]) -> None:
        try:
            await self._database.write(texts)
        except Exception as error:  # whatever a browser raises: full, private, switched off
            raise Unavailable("storage.failed") from error


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
