"""Migrates a database to this version. Imported only when needed, because importing alembic is slow."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


def configuration() -> Config:
    """Where alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def migrate(connection: Connection) -> None:
    """Run the missing migrations in the connection's transaction: all of them, or none."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
