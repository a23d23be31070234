"""Browsers that want to be notified of turns, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0050"


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("pushes_by_guest", "pushes", ["guest"])
