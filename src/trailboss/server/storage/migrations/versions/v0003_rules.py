"""Tables know the rules and the version they began with, whether they are damaged or archived, and their last
position."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # All existing tables were written by version 0.1.0, whose games all had rules version 1.
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default=sa.text("1")))
    op.add_column(
        "tables", sa.Column("package", sa.String(40), nullable=False, server_default=sa.text("'0.1.0'"))
    )
    op.add_column("tables", sa.Column("damaged", sa.Integer))
    op.add_column("tables", sa.Column("archived", sa.Double))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("picture", sa.LargeBinary),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
