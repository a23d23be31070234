"""Counters of a server, for `/api/health`, `trailboss admin` and Prometheus. They cost almost nothing, so
they are always on."""

import logging
import secrets
import traceback
from bisect import bisect_left
from pathlib import Path
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of the histogram's buckets in seconds; one more bucket has no bound."""


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Meters:
    """The counts of this process since its start."""

    def __init__(self) -> None:
        self.moves = 0
        """Moves stored, including those of bots."""
        self.answers = Histogram()
        """From a person's move until it was acknowledged."""
        self.errors = 0
        """Unexpected errors."""
        self.storage_failures = 0
        self.tables: dict[str, int] = {}
        """Stored tables by status, and how many are archived or damaged; counted once a minute."""
        self.damaged: set[str] = set()
        """Damaged tables found so far."""


METERS: Final = Meters()

log: Final = logging.getLogger("trailboss.server")


def log_error(error: BaseException) -> str:
    """Log an unexpected error by its type and place, never with a value; the number of the log line."""
    METERS.errors += 1
    number = secrets.token_hex(4)
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-6:]))
    log.error("error %s: %s at %s", number, type(error).__name__, places)
    return number
