"""The lock of a SQLite file: only one server may use it. The system releases the lock when the process ends,
however that happens."""

import logging
import os
from pathlib import Path
from typing import Final, Self

from trailboss.server.storage.errors import CannotOpen
from trailboss.server.storage.opening import SQLITE, parsed

log: Final = logging.getLogger("trailboss.server")


class FileLock:
    """The right of one server to use a file."""

    def __init__(self, descriptor: int | None) -> None:
        """Use `FileLock.of`."""
        self._descriptor = descriptor

    @classmethod
    def of(cls, url: str) -> Self:
        """Take the lock of the file at an address; raises `CannotOpen` if another server has it. Other
        databases need no lock."""
        address = parsed(url)
        if address.drivername != SQLITE:
            return cls(None)
        file = Path(str(address.database))
        try:
            descriptor = os.open(_lock_file(file), os.O_RDWR | os.O_CREAT, 0o600)
        except FileNotFoundError:
            raise CannotOpen("storage.no_folder", place=file, folder=file.absolute().parent) from None
        except OSError:
            raise CannotOpen("storage.not_writable", place=file) from None
        try:
            _lock(descriptor)
        except BlockingIOError:
            process = _process(descriptor)
            os.close(descriptor)
            raise CannotOpen("storage.in_use", place=file, process=process) from None
        except OSError as error:
            log.warning("the folder of the tables has no locks: %s", type(error).__name__)
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        return cls(descriptor)

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def holder_of(file: Path) -> int | None:
    """The process of the server that uses a file now; None if there is none."""
    try:
        descriptor = os.open(_lock_file(file), os.O_RDONLY)
    except OSError:
        return None
    try:
        _lock(descriptor, shared=True)
    except BlockingIOError:
        return _process(descriptor)
    finally:
        os.close(descriptor)
    return None


def _lock_file(file: Path) -> Path:
    real = file.resolve()
    return real.with_name(f"{real.name}-lock")


def _process(descriptor: int) -> int:
    """The process id in the lock file; 0 if it can't be read."""
    written = os.read(descriptor, 20).strip()
    return int(written) if written.isdigit() else 0


def _lock(descriptor: int, *, shared: bool = False) -> None:
    """Take the lock; raises `BlockingIOError` if another process has it."""
    if os.name == "nt":
        import msvcrt

        try:
            os.lseek(descriptor, 1024, os.SEEK_SET)  # after the process id, which others may read
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
