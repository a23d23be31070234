"""Turns that people have prepared, and the ratings of reviewed games."""

import sqlalchemy as sa
from alembic import op

revision = "0070"
down_revision = "0060"


def upgrade() -> None:
    op.add_column("seats", sa.Column("order", sa.Text))
    op.create_table(
        "ratings",
        sa.Column("review", sa.String(64), primary_key=True),
        sa.Column("ratings", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
