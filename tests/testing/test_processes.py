"""Child processes: deaf to Ctrl-C, and ended with everything they have started."""

import multiprocessing
import signal
import subprocess
import sys
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from trailboss.processes import Child, ctrl_c_later

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


def test_the_first_child_processes_of_a_program_ignore_ctrl_c() -> None:
    fresh = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=False)
    assert (fresh.stdout, fresh.stderr) == (f"{[True] * 8}\n", "")


def test_ctrl_c_works_again_afterwards() -> None:
    with ctrl_c_later():
        assert _deaf(0)
    assert not _deaf(0)


DETACHED = """
import os, subprocess, sys, time
sleeper = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"]
for _ in range(5):
    if os.fork() == 0:  # twice forked and in a session of its own: nobody's child and in nobody's group
        os.setsid()
        if os.fork() == 0:
            print(os.getpid(), flush=True)
            os.execv(sleeper[0], sleeper)
        os._exit(0)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only /proc tells who started whom")
@pytest.mark.parametrize("ended", [False, True], ids=["running", "ended by itself"])
def test_everything_a_child_started_ends_with_it(ended: bool) -> None:
    child = Child([sys.executable, "-I", "-S", "-c", DETACHED])
    left = [psutil.Process(int(child.stdout.readline())) for _ in range(5)]
    if ended:
        psutil.Process(child.pid).kill()
        child.wait()
    child.kill()
    child.wait()
    gone, alive = psutil.wait_procs(left, timeout=20)
    assert (len(gone), alive) == (5, [])
    child.stdin.close()
    child.stdout.close()


def test_a_child_ends_alone() -> None:
    """Nothing else that this process has started is harmed."""
    one, other = (Child([sys.executable, "-I", "-S", "-c", "input(); print('here')"]) for _ in range(2))
    one.kill()
    one.wait()
    other.stdin.write(b"\n")
    other.stdin.flush()
    assert other.stdout.readline() == b"here\n"
    for child in (one, other):
        child.kill()
        child.wait()
        child.stdin.close()
        child.stdout.close()
