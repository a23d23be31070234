"""The storage that tables need. A host implements `TableStore`; the server's is in `storage`."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, Protocol

from trailboss.core.errors import TrailbossError
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


class StorageError(TrailbossError):
    """The storage cannot do what it was asked."""


class Unavailable(StorageError):
    """The storage failed, and nothing was written."""


class Taken(StorageError):
    """Another writer was first: that entry, or that table, already exists."""


class UnknownTable(StorageError):
    """The table, or that seat of it, doesn't exist."""


class BadText(StorageError):
    """A text with characters that not every database can store: NUL, or half of a surrogate pair."""


class Periods(NamedTuple):
    """How long tables are kept after their last change, in seconds."""

    waiting: float = 7 * 24 * 3600.0
    """Tables that were never started."""
    finished: float = 365 * 24 * 3600.0
    """Finished and archived games."""
    abandoned: float = 30 * 24 * 3600.0
    """Abandoned games."""


class TableStore(Protocol):
    """Stores tables and their entries. Each method happens completely or not at all.

    Guests and secrets are passed as `rows.digest`. A method raises `Unavailable` if nothing could be written.
    """

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], holders: Mapping[int, Collection[str]]
    ) -> None:
        """Store a new table; raises `Taken` if its id is in use."""

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        """A table with its entries after entry `after`."""

    async def append(
        self,
        table_id: str,
        entry: EntryRow,
        status: Status | None = None,
        seats: Iterable[SeatRow] = (),
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> None:
        """Store the next entry and what it changes; raises `Taken` if another writer stored that number."""

    async def set_rematch(self, table_id: str, other: str) -> str:
        """Name the rematch of a table; the first one named stays and is returned."""

    async def tables_of(self, guest: str, limit: int = 50) -> list[Stored]:
        """The tables of a guest without entries, the last changed first."""

    async def listed(self, limit: int = 50) -> list[Stored]:
        """The listed tables without entries."""

    async def open_tables_of(self, guest: str) -> int:
        """How many unfinished tables a guest has created."""

    async def set_order(self, table_id: str, seat: int, order: str | None) -> None:
        """Store the prepared turn of a seat, or none."""

    async def devices(self, table_id: str, seat: int) -> list[DeviceRow]:
        """Who holds a seat, the oldest first."""

    async def remove_device(self, table_id: str, seat: int, guest: str) -> None:
        """A guest no longer holds the seat; all links to the seat end."""

    async def seen(self, table_id: str, guest: str, at: float) -> None:
        """Store when a guest was last connected to a table."""

    async def add_link(self, table_id: str, seat: int, secret_hash: str) -> None:
        """Store a link that gives a seat to the first guest who claims it."""

    async def claim(self, table_id: str, secret_hash: str, guest: str, at: float) -> int | None:
        """The seat that a link gives to a guest; None if it is not valid."""

    async def present_elsewhere(self, table_id: str) -> frozenset[str]:
        """Guests who are connected to a table through other servers; a host on its own returns none."""

    async def set_chat(self, table_id: str, on: bool) -> None:
        """Turn the chat of a table on or off."""

    async def add_chat(self, table_id: str, line: ChatRow, most: int) -> None:
        """Store a chat line under the next number, whatever its own number; only the newest `most` lines
        are kept."""

    async def chat(self, table_id: str) -> list[ChatRow]:
        """What was written at a table, the oldest first."""

    async def mark_damaged(self, table_id: str, seq: int | None) -> None:
        """Store at which entry a table turned out to be damaged; None: it can be read again."""

    async def archive(self, table_id: str, at: float) -> None:
        """Close a table for good."""

    async def keep_snapshots(self, snapshots: Mapping[str, Snapshot]) -> None:
        """Store the latest positions of tables."""

    async def keep_record(self, record_id: str, text: str, at: float) -> None:
        """Store an uploaded record."""

    async def keep_ratings(self, review: str, ratings: list[float], at: float) -> None:
        """Store the performance ratings of a reviewed game, by seat."""

    async def ratings(self, reviews: Collection[str]) -> dict[str, list[float]]:
        """The ratings that are stored, by review."""

    async def record(self, record_id: str) -> str | None:
        """The record with that id."""
