"""Tables, seats and entries to write down."""

from sqlalchemy import Connection, inspect

from trailboss.server.protocol.tables import Status
from trailboss.server.storage import EntryRow, SeatRow, Store, TableRow, digest

ANNA = digest("Anna's secret")
BEN = digest("Ben's secret")
CARL = digest("Carl's secret")

MESA = "quiet-mesa-k7w2pz3q"
SEED = (1 << 63) - 1


def table(
    table_id: str = MESA,
    *,
    status: Status = "waiting",
    listed: bool = False,
    host: str = ANNA,
    changed: float = 100.0,
) -> TableRow:
    return TableRow(
        id=table_id,
        game="gwt2",
        options={"simmental": True, "setup": "beginner", "tokens": 3},
        count=3,
        seed=SEED,
        salt="ab" * 16,
        status=status,
        listed=listed,
        pace="days",
        takebacks=True,
        hints=False,
        host=host,
        created=99.25,
        changed=changed,
    )


def old_values(connection: Connection, row: TableRow) -> dict[str, object]:
    """A table as an older version kept it: without the columns that the database doesn't have yet."""
    columns = {column["name"] for column in inspect(connection).get_columns("tables")}
    return {name: value for name, value in row._asdict().items() if name in columns}


SEATS = [
    SeatRow(0, "person", "Anna"),
    SeatRow(1, "bot", "Drover", "drover"),
    SeatRow(2, "open", ""),
]


def entry(seq: int, text: str = "hire cowboy row3", request: str | None = None) -> EntryRow:
    return EntryRow(seq, "move", 0, text, request or f"request-{seq}", 100.0 + seq)


async def set_up(store: Store, new: TableRow | None = None) -> TableRow:
    """Anna's table, with Anna on the first seat."""
    row = new or table()
    await store.create(row, SEATS, {0: {ANNA}})
    return row
