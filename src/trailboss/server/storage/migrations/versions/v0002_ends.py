"""Records expire, and a link remembers the guest it admitted."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("records", sa.Column("kept", sa.Double, nullable=False, server_default=sa.text("0")))
    op.create_index("records_by_age", "records", ["kept"])
    op.execute(sa.text("UPDATE records SET kept = :now").bindparams(now=time.time()))
    op.add_column("links", sa.Column("guest", sa.String(64)))
