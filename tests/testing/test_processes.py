"""Processes that are started while Ctrl-C is put off never hear of it."""

import multiprocessing
import signal
import subprocess
import sys

from trailboss.processes import ctrl_c_later

FRESH = """
from tests.testing.test_processes import deaf_workers
if __name__ == "__main__":
    print(deaf_workers())
"""


def _deaf(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def deaf_workers() -> list[bool]:
    with ctrl_c_later():
        pool = multiprocessing.get_context("spawn").Pool(2)
    with pool:
        return pool.map(_deaf, range(8), chunksize=1)


def test_every_process_of_a_program_that_started_none_before_is_deaf_to_ctrl_c() -> None:
    fresh = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=False)
    assert (fresh.stdout, fresh.stderr) == (f"{[True] * 8}\n", "")


def test_ctrl_c_is_heard_again_afterwards() -> None:
    with ctrl_c_later():
        assert _deaf(0)
    assert not _deaf(0)
