"""The kind of error that nobody who typed a command is to blame for."""

from trailboss.core.errors import TrailbossError


class Failure(TrailbossError):
    """The machine failed, not the user; the exit status says so."""
