"""Database errors beyond those that every `TableStore` may raise."""

from trailboss.server.tables.stored.store import BadText, StorageError, Taken, Unavailable, UnknownTable

__all__ = ["BadText", "CannotOpen", "OlderVersion", "StorageError", "Taken", "Unavailable", "UnknownTable"]


class CannotOpen(StorageError):
    """The database cannot be used: wrong address, no access, of another program, of a newer version."""


class OlderVersion(CannotOpen):
    """The database is of an older version and was to be left as it is."""
