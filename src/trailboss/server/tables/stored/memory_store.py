"""Tables kept in memory, for hosts without a database and for tests.

To keep them longer, override `keep`: it is called before each change.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from trailboss.server.protocol.tables import Status
from trailboss.server.tables.stored.rows import (
    ChatRow,
    DeviceRow,
    EntryRow,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
)
from trailboss.server.tables.stored.store import Taken, UnknownTable


class MemoryStore:
    """A `TableStore` of one process."""

    def __init__(self, tables: Iterable[Stored] = ()) -> None:
        """`tables` as they were kept by `keep`."""
        self._tables = {each.table.id: each for each in tables}
        self._devices: dict[tuple[str, int, str], DeviceRow] = {}
        self._links: dict[tuple[str, str], tuple[int, str | None]] = {}
        self._records: dict[str, str] = {}
        self._ratings: dict[str, list[float]] = {}
        self._chat: dict[str, list[ChatRow]] = {}

    async def keep(self, stored: Stored, entry: EntryRow | None = None) -> None:
        """Called before a table is created or changed: save it elsewhere, with its new entry if there is one.
        Raise `Unavailable` if that fails; then nothing has changed."""

    async def _put(self, stored: Stored, entry: EntryRow | None = None) -> None:
        await self.keep(stored, entry)
        if entry is not None:
            stored.entries.append(entry)
        self._tables[stored.table.id] = stored

    async def _set(self, table_id: str, **columns: Any) -> None:
        """Change some columns of a table."""
        found = self._get(table_id)
        await self._put(found._replace(table=found.table._replace(**columns)))

    def _get(self, table_id: str) -> Stored:
        found = self._tables.get(table_id)
        if found is None:
            raise UnknownTable("storage.unknown_table", table=table_id)
        return found

    # ---------------------------------------------------------------- tables

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], holders: Mapping[int, Collection[str]]
    ) -> None:
        if table.id in self._tables:
            raise Taken("storage.table_taken", table=table.id)
        held = {seat: set(guests) for seat, guests in holders.items()}
        self._note_devices(table.id, held, table.created)
        await self._put(Stored(table, list(seats), [], held))

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        found = self._tables.get(table_id)
        if found is None:
            return None
        return found._replace(
            seats=list(found.seats),
            entries=found.entries[after:],
            holders={seat: set(guests) for seat, guests in found.holders.items() if guests},
        )

    async def append(
        self,
        table_id: str,
        entry: EntryRow,
        status: Status | None = None,
        seats: Iterable[SeatRow] = (),
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> None:
        found = self._get(table_id)
        if entry.seq != found.last + 1:
            raise Taken("storage.entry_taken", seq=entry.seq, table=table_id, last=found.last)
        rows = {row.seat: row for row in (*found.seats, *seats)}
        held = {seat: set(guests) for seat, guests in (holders or {}).items()}
        for seat, guests in held.items():
            self._release(table_id, seat, links=not guests)
        self._note_devices(table_id, held, entry.at)
        table = found.table._replace(status=status or found.table.status, changed=entry.at)
        everybody = {**found.holders, **held}
        await self._put(
            found._replace(
                table=table, seats=[rows[seat] for seat in sorted(rows)], holders=everybody, last=entry.seq
            ),
            entry,
        )

    async def set_rematch(self, table_id: str, other: str) -> str:
        first = self._get(table_id).table.rematch or other
        await self._set(table_id, rematch=first)
        return first

    async def tables_of(self, guest: str, limit: int = 50) -> list[Stored]:
        mine = [
            each
            for each in self._tables.values()
            if each.table.host == guest or any(guest in held for held in each.holders.values())
        ]
        return _newest(mine, limit)

    async def listed(self, limit: int = 50) -> list[Stored]:
        return _newest(
            [each for each in self._tables.values() if each.table.listed and _is_open(each)], limit
        )

    async def open_tables_of(self, guest: str) -> int:
        return sum(1 for each in self._tables.values() if each.table.host == guest and _is_open(each))

    async def mark_damaged(self, table_id: str, seq: int | None) -> None:
        await self._set(table_id, damaged=seq)

    async def archive(self, table_id: str, at: float) -> None:
        await self._set(table_id, archived=at)

    async def keep_snapshots(self, snapshots: Mapping[str, Snapshot]) -> None:
        for table_id, each in snapshots.items():
            if table_id in self._tables:
                await self._put(self._tables[table_id]._replace(snapshot=each))

    # ---------------------------------------------------------------- seats

    async def set_order(self, table_id: str, seat: int, order: str | None) -> None:
        found = self._get(table_id)
        seats = [row._replace(order=order) if row.seat == seat else row for row in found.seats]
        await self._put(found._replace(seats=seats))

    async def devices(self, table_id: str, seat: int) -> list[DeviceRow]:
        held = [row for (table, at, _), row in self._devices.items() if (table, at) == (table_id, seat)]
        return sorted(held, key=lambda row: (row.since, row.guest))

    async def remove_device(self, table_id: str, seat: int, guest: str) -> None:
        self._devices.pop((table_id, seat, guest), None)
        self._release(table_id, seat, devices=False)
        found = self._get(table_id)
        held = {**found.holders, seat: found.holders.get(seat, set()) - {guest}}
        await self._put(found._replace(holders=held))

    async def seen(self, table_id: str, guest: str, at: float) -> None:
        for key, row in self._devices.items():
            if (key[0], key[2]) == (table_id, guest):
                self._devices[key] = row._replace(seen=at)

    async def add_link(self, table_id: str, seat: int, secret_hash: str) -> None:
        self._get(table_id)
        self._links = {
            key: link for key, link in self._links.items() if key[0] != table_id or link != (seat, None)
        }
        self._links[table_id, secret_hash] = (seat, None)

    async def claim(self, table_id: str, secret_hash: str, guest: str, at: float) -> int | None:
        seat, claimed = self._links.get((table_id, secret_hash), (None, None))
        if seat is None or claimed not in (None, guest):
            return None
        self._links[table_id, secret_hash] = (seat, guest)
        found = self._get(table_id)
        held = {**found.holders, seat: found.holders.get(seat, set()) | {guest}}
        self._note_devices(table_id, {seat: {guest}}, at)
        await self._put(found._replace(holders=held))
        return seat

    async def present_elsewhere(self, table_id: str) -> frozenset[str]:
        return frozenset()

    def _note_devices(self, table_id: str, holders: Mapping[int, Collection[str]], at: float) -> None:
        for seat, guests in holders.items():
            for guest in guests:
                self._devices.setdefault((table_id, seat, guest), DeviceRow(guest, at, at))

    def _release(self, table_id: str, seat: int, *, devices: bool = True, links: bool = True) -> None:
        """Remove all holders of a seat; with `links`, also its invitation links."""
        if devices:
            self._devices = {key: row for key, row in self._devices.items() if key[:2] != (table_id, seat)}
        if links:
            self._links = {
                key: link for key, link in self._links.items() if (key[0], link[0]) != (table_id, seat)
            }

    # ---------------------------------------------------------------- chat

    async def set_chat(self, table_id: str, on: bool) -> None:
        await self._set(table_id, chat=on)

    async def add_chat(self, table_id: str, line: ChatRow, most: int) -> None:
        written = self._chat.setdefault(self._get(table_id).table.id, [])
        written.append(line._replace(number=written[-1].number + 1 if written else 1))
        del written[:-most]

    async def chat(self, table_id: str) -> list[ChatRow]:
        return list(self._chat.get(table_id, ()))

    # ---------------------------------------------------------------- records

    async def keep_record(self, record_id: str, text: str, at: float) -> None:
        self._records[record_id] = text

    async def keep_ratings(self, review: str, ratings: list[float], at: float) -> None:
        self._ratings[review] = ratings

    async def ratings(self, reviews: Collection[str]) -> dict[str, list[float]]:
        return {review: self._ratings[review] for review in reviews if review in self._ratings}

    async def record(self, record_id: str) -> str | None:
        return self._records.get(record_id)


def _is_open(stored: Stored) -> bool:
    return stored.table.status != "over" and stored.table.archived is None


def _newest(found: list[Stored], limit: int) -> list[Stored]:
    found.sort(key=lambda each: (-each.table.changed, each.table.id))
    return [each._replace(entries=[], snapshot=None) for each in found[:limit]]
