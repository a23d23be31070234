"""What the tests of tools need from those of the server."""

from tests.server.postgres import postgres

__all__ = ["postgres"]
