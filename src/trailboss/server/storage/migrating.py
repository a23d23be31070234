"""Bringing a database to this version. Imported only when it is not there yet: alembic takes its time."""

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
    """Run what is missing in the transaction that the connection is in: all of it, or nothing."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
