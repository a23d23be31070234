"""The tables of the database. When you change them, add a migration and raise `VERSION`."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

VERSION: Final = "0071"
"""The newest migration. Numbered, so that a newer database is recognized."""

VERSION_TABLE: Final = "alembic_version"

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("count", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("takebacks", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("rematch", String(64)),
    # The number of the last entry; the writer that raises it by one may write that entry.
    Column("last", Integer, nullable=False),
    # The defaults are for rows that are older than these columns.
    Column("rules", Integer, nullable=False, server_default=text("1")),
    Column("package", String(40), nullable=False, server_default=text("'0.1.0'")),
    Column("damaged", Integer),
    Column("archived", Double),
    Column("chat", Boolean, nullable=False, server_default=false()),
    Column("clock", String(20), nullable=False, server_default=text("''")),
    Index("tables_by_host", "host"),
    Index("tables_listed", "listed", "status", "changed"),
    Index("tables_by_status", "status", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    # The turn that its person has prepared.
    Column("order", Text),
    Column("colour", Integer),
)


def _at_seat() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE")


holders: Final = Table(
    "holders",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), primary_key=True),
    # Since when the guest holds the seat, and when it was last connected; seconds since 1970, 0: not known.
    Column("since", Double, nullable=False, server_default=text("0")),
    Column("seen", Double, nullable=False, server_default=text("0")),
    _at_seat(),
    Index("holders_by_guest", "guest"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("request", Text),
    Column("at", Double, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("picture", LargeBinary),
)

packs: Final = Table(
    "packs",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # All entries up to this one, which `entries` does not hold any more.
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

texts: Final = Table(
    "texts",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

used_texts: Final = Table(
    "used_texts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The option whose value it is.
    Column("name", String(40), primary_key=True),
    Column("hash", ForeignKey("texts.hash"), nullable=False),
    Index("used_texts_by_hash", "hash"),
)

outside: Final = Table(
    "outside",
    metadata,
    # Tables of a SQLite file that another process has changed, so that the server reloads them.
    Column("table_id", String(64), primary_key=True),
)

links: Final = Table(
    "links",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    # The guest it admitted; it admits nobody else.
    Column("guest", String(64)),
    _at_seat(),
    Index("links_by_seat", "table_id", "seat"),
)

webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    _at_seat(),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(20)),
    Column("at", Double, nullable=False),
)

server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

pushes: Final = Table(
    "pushes",
    metadata,
    # The hash of its endpoint.
    Column("id", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(10), nullable=False),
    Column("since", Double, nullable=False),
    Index("pushes_by_guest", "guest"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    # Names the review (`reviews.review_key`).
    Column("review", String(64), primary_key=True),
    # By seat, as JSON.
    Column("ratings", Text, nullable=False),
    # When it was made; seconds since 1970.
    Column("at", Double, nullable=False),
)

records: Final = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    # When it was last uploaded; seconds since 1970.
    Column("kept", Double, nullable=False, server_default=text("0")),
    Index("records_by_age", "kept"),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("name", String(32), primary_key=True),
    # When it was last alive, by the clock of the database; seconds since 1970.
    Column("seen", Double, nullable=False),
    # Counts the changes of its rows in the two tables below.
    Column("changes", BigInteger, nullable=False),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("server", String(32), ForeignKey("servers.name", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    # Empty for spectators without a cookie.
    Column("guest", String(64), primary_key=True),
    Index("presence_by_table", "table_id"),
)

bot_leases: Final = Table(
    "bot_leases",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("server", String(32), ForeignKey("servers.name", ondelete="CASCADE"), nullable=False),
    Index("bot_leases_by_server", "server"),
)
