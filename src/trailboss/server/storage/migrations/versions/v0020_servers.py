"""Several servers on one database: who is alive, who is connected where, and whose bots run where."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("changes", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "server", sa.String(32), sa.ForeignKey("servers.name", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
    op.create_table(
        "bot_leases",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), sa.ForeignKey("servers.name", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("bot_leases_by_server", "bot_leases", ["server"])
