"""A chat for each table, and whether it is on."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0030"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.String(20)),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
