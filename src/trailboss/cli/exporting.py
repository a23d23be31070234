"""`trailboss sim --export FILE`: writes decisions to a Parquet file."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING

from trailboss.core.errors import TrailbossError
from trailboss.lab.arena.match import Match

if TYPE_CHECKING:
    from trailboss.lab.export import Sheet


def sheet(path: str | None, match: Match) -> contextlib.AbstractContextManager[Sheet | None]:
    """The sheet for a match; refuses, before the first game, to write over a file."""
    if path is None:
        return contextlib.nullcontext()
    try:
        from trailboss.lab.export import Sheet
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in ("numpy", "pyarrow"):
            raise
        raise TrailbossError("cli.export.missing", package=package) from error
    if os.path.lexists(path):
        raise TrailbossError("cli.export.there", file=path)
    return Sheet(path, match)
