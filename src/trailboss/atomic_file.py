"""Files that are written completely or not at all."""

import contextlib
import os
from pathlib import Path


def replace(path: Path, content: bytes | str, *, durable: bool = False) -> None:
    """Write a file. Readers see the old content or the new one, also after a crash.

    `durable` waits for the disk. Raises `OSError`, which names `path`.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(fresh, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError as error:
        error.filename, error.filename2 = str(path), None  # the user doesn't know the temporary file
        raise
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()
