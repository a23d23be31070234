"""Database errors beyond those that every `TableStore` may raise."""

from trailboss.server.tables.stored.store import BadText, StorageError, Taken, Unavailable, UnknownTable

__all__ = ["BadText", "CannotOpen", "OlderVersion", "StorageError", "Taken", "Unavailable", "UnknownTable"]


class CannotOpen(StorageError):
    """The database can't be used: wrong address, no access, another program's, or a newer version."""


class OlderVersion(CannotOpen):
    """The database has an older version and was not to be migrated."""
