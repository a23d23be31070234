"""What the tests of tools need from those of the server."""

from tests.server.postgres import postgres, postgres_of_the_run

__all__ = ["postgres", "postgres_of_the_run"]
