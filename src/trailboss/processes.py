"""Starting further processes: what every part that does so has in common."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker


@contextlib.contextmanager
def ctrl_c_later() -> Iterator[None]:
    """Processes started meanwhile never hear of Ctrl-C, which is ours to handle; we hear of it after.

    One that is still importing when it comes would complain at length.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process that multiprocessing starts brings this helper along, and starting it lets Ctrl-C
    # through again: so it is there before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_parting: dict[int, Callable[[], None]] = {}


def before_leaving(key: int, action: Callable[[], None]) -> None:
    """Have something done by `leaving`, unless it is taken back with `no_longer`."""
    _parting[key] = action


def no_longer(key: int) -> None:
    _parting.pop(key, None)


def leaving() -> None:
    """This process is about to end without Python's own tidying up: end what it has started."""
    for action in list(_parting.values()):
        action()
