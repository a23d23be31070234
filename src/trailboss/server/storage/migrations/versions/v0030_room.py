"""Save space: pack logs of finished tables, and store each long text among the options once, by its hash."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"

SHORT = 100


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    texts = op.create_table(
        "texts",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    used = op.create_table(
        "used_texts",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["hash"], ["texts.hash"]),
    )
    op.create_index("used_texts_by_hash", "used_texts", ["hash"])
    op.create_table("outside", sa.Column("table_id", sa.String(64), primary_key=True))
    _move_texts(op.get_bind(), texts, used)


def _move_texts(connection: sa.Connection, texts: sa.Table, used: sa.Table) -> None:
    """Take the long texts out of the options of all tables."""
    tables = sa.table("tables", sa.column("id"), sa.column("options"))
    as_text = sa.cast(tables.c.options, sa.Text)
    long_ones = sa.select(tables.c.id, as_text).where(sa.func.length(as_text) > SHORT)
    kept: set[str] = set()
    for table_id, raw in connection.execute(long_ones).all():
        try:
            options = json.loads(raw)
        except ValueError:
            continue  # damaged; it stays as it is
        if not isinstance(options, dict):
            continue
        moved = {name: each for name, each in options.items() if isinstance(each, str) and len(each) > SHORT}
        for name, value in moved.items():
            hashed = hashlib.sha256(value.encode()).hexdigest()
            if hashed not in kept:
                connection.execute(texts.insert().values(hash=hashed, text=value))
                kept.add(hashed)
            connection.execute(used.insert().values(table_id=table_id, name=name, hash=hashed))
        if moved:
            short = json.dumps({name: each for name, each in options.items() if name not in moved})
            renewed = sa.text("UPDATE tables SET options = :options WHERE id = :id")
            if connection.dialect.name == "postgresql":
                renewed = sa.text("UPDATE tables SET options = CAST(:options AS JSON) WHERE id = :id")
            connection.execute(renewed, {"options": short, "id": table_id})
