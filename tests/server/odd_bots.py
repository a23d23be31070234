"""Bots that do everything wrong, each in its own way; workers import this module to know them."""

import os
import signal
import subprocess
import sys
import time

from trailboss import bots
from trailboss.core.contract import State


class Odd(bots.Bot):
    """Behaves until it is asked to choose."""


class Hangs(Odd):
    def choose(self, state: State, seat: int) -> int:
        while True:
            time.sleep(0.01)


class Slow(Odd):
    def choose(self, state: State, seat: int) -> int:
        time.sleep(float(self.budget))
        return state.legal()[0]


class Leaves(Odd):
    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


class Dies(Odd):
    def choose(self, state: State, seat: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Cheats(Odd):
    """Chooses what is not legal."""

    def choose(self, state: State, seat: int) -> int:
        return next(move for move in range(state.game.move_count) if move not in state.legal_for(seat))


class Counts(Odd):
    """Notes how often it was asked: as many bytes as its budget says for every decision."""

    def choose(self, state: State, seat: int) -> int:
        self.notes += b"x" * int(self.budget)
        return state.legal()[0]


class Raves(Odd):
    """Chooses what is no move at all."""

    def choose(self, state: State, seat: int) -> int:
        return int(self.budget)


class Stumbles(Odd):
    """Fails with words that tell what its seat holds."""

    def choose(self, state: State, seat: int) -> int:
        raise ValueError(f"what now? {state.dump()}")


class Chatters(Odd):
    """Prints, and reads what is not for it."""

    def choose(self, state: State, seat: int) -> int:
        print("I would say", file=sys.stdout, flush=True)
        print("that this", file=sys.stderr, flush=True)
        os.write(1, b"is a good move")
        assert sys.stdin.read() == ""
        return state.legal()[-1]


class Employs(Odd):
    """Starts a program that holds its pipes open, and hangs."""

    def choose(self, state: State, seat: int) -> int:
        subprocess.run([sys.executable, "-c", "import time; time.sleep(3600)"], close_fds=False, check=True)
        return 0


BOTS = {
    "hangs": Hangs,
    "slow": Slow,
    "leaves": Leaves,
    "dies": Dies,
    "cheats": Cheats,
    "counts": Counts,
    "raves": Raves,
    "stumbles": Stumbles,
    "chatters": Chatters,
    "employs": Employs,
}
for name, bot in BOTS.items():
    bots.register(name, bot, takes_budget=True)
