"""The error of a map file that cannot be used."""

from trailboss.core.errors import TrailbossError


class BadMap(TrailbossError):
    """A map that cannot be used: says which line is wrong and why, or which file cannot be read."""
