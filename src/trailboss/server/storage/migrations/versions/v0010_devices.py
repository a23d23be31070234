"""Since when each device holds a seat and when it was last connected, so that people can tell them apart."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0003"


def upgrade() -> None:
    for name in ("since", "seen"):
        op.add_column("holders", sa.Column(name, sa.Double, nullable=False, server_default=sa.text("0")))
