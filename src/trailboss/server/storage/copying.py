"""Backups of a SQLite file while a server is using it."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from trailboss.server.storage.errors import CannotOpen

PAGES: Final = 2000
"""How many pages are copied before others get the file and the progress is reported."""


def copy_file(
    source: Path, target: Path, progress: Callable[[int, int], None] = lambda done, all_: None
) -> None:
    """Copy a database into a file that only its owner can read; `progress` gets the pages done and their
    total.

    The copy appears under its name only when it is complete. Raises `FileExistsError` rather than overwrite.
    """
    if not source.is_file():
        raise CannotOpen("storage.no_file", place=source)
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(target.parent))
    partial = target.with_name(f"{target.name}.part")
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(partial)) as new:
            old.backup(new, pages=PAGES, progress=lambda status, left, all_: progress(all_ - left, all_))
    except BaseException:
        partial.unlink()
        raise
    partial.replace(target)
