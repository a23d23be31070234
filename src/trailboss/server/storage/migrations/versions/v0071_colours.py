"""The colours that people choose."""

import sqlalchemy as sa
from alembic import op

revision = "0071"
down_revision = "0070"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))
