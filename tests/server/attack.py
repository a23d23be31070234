"""Measure how long a guest waits for quick bots while another guest keeps the workers busy.

`python -m tests.server.attack --tables 20 --seconds 60` starts a server of its own. One guest sets tables of
four bots that search for five seconds; another one plays by chance against three `medium` bots. Printed are
the times until one bot has answered, and until all three have.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.server.live_server import Guest, Line, asked, bot, me, usual
from tests.server.test_killed import server


def quantile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(title: str, times: list[float]) -> None:
    figures = ", ".join(f"p{round(100 * share)} {quantile(times, share):.3f} s" for share in (0.5, 0.95, 1))
    print(f"{title}: {len(times)} times, {figures}", flush=True)


def round_of_bots(line: Line, single: list[float], chance: random.Random) -> float:
    """Play one move and wait until it is our turn again; each bot's answer is timed by itself."""
    begun = last = time.perf_counter()
    answer = line.play(chance.choice(usual(line.update)))
    assert answer["type"] == "done", answer
    thinking = line.update["thinking"] is not None
    last = time.perf_counter()
    while not asked(line.update) and line.update["table"]["status"] == "running":
        line.next_update()
        if thinking:
            single.append(time.perf_counter() - last)
        last, thinking = time.perf_counter(), line.update["thinking"] is not None
    return time.perf_counter() - begun


def attack(address: str, tables: int) -> None:
    """Set tables of bots that think for long; nobody looks at them."""
    with closing(Guest(address)) as eve:
        eve.http.headers["X-Forwarded-For"] = "203.0.113.7"  # from elsewhere: limits count by address, too
        for _ in range(tables):
            eve.set_table("gwt2", [bot("search:5s")] * 4, start=True)


def play(address: str, game: str, seconds: float) -> None:
    """Play against quick bots for so long, and print how long they took."""
    single: list[float] = []
    rounds: list[float] = []
    chance, end = random.Random(1), time.monotonic() + seconds
    while time.monotonic() < end:
        with closing(Guest(address)) as ann:  # a new guest for each game: tables are rationed
            name = ann.set_table(game, [me("Ann"), *[bot("medium")] * 3], start=True)["id"]
            with ann.live(name, seat=0) as line:
                line.next_update()
                while time.monotonic() < end and line.update["table"]["status"] == "running":
                    if not asked(line.update):
                        line.next_update()
                        continue
                    before = len(single)
                    took = round_of_bots(line, single, chance)
                    if len(single) > before:
                        rounds.append(took)
    report("one bot's answer", single)
    report("a round of three bots", rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="gwt2")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "tables.db") as (_, address):
        attack(address, given.tables)
        print(f"load average before: {os.getloadavg()[0]:.2f}", flush=True)
        play(address, given.game, given.seconds)
        print(f"load average after: {os.getloadavg()[0]:.2f}", flush=True)


if __name__ == "__main__":
    main()
