"""How long people may think at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(20), nullable=False, server_default=sa.text("''")))
