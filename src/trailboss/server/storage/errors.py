"""What can go wrong with the storage."""

from trailboss.core.errors import TrailbossError
from trailboss.server.storage import words as _words  # noqa: F401  takes up the phrases


class StorageError(TrailbossError):
    """The storage cannot do what it was asked."""


class CannotOpen(StorageError):
    """The database cannot be used: wrong address, no right to it, of another program, of a newer version."""


class OlderVersion(CannotOpen):
    """The database is of an older version and was to be left as it is."""


class Unavailable(StorageError):
    """The database failed while it was used; what was to be written is not."""


class Taken(StorageError):
    """Somebody else was first: that entry, or that table, is there already."""


class UnknownTable(StorageError):
    """There is no such table, or no such seat at it."""


class BadText(StorageError):
    """A text with signs that not every database keeps: NUL, or half of a surrogate pair."""
