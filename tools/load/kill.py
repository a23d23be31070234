"""`./run bench kill`: a server that is killed under load, again and again, on one and the same database.

In every round people play at some tables, and at a moment of chance the server is killed (SIGKILL). The next
round starts another one. What was acknowledged must be stored, once; what was on its way is sent again under
its id, and must then be stored once too.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tools.load.host import Failure, serving
from tools.load.measure import allow_many_files, missing, written
from tools.load.tables import LiveTable, Plan, Tally, Unsettled
from trailboss.server.http.request_context import COOKIE

SHORTEST, LONGEST = 0.3, 1.5
"""Seconds of play until the server is killed."""
AGAIN: Final = 30.0
"""Seconds that an answer may take."""


class Round(NamedTuple):
    """What became of the moves of one round."""

    acknowledged: int
    resent: int
    lost: int
    doubled: int


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./run bench kill", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="how often (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=6, help="live tables in each (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="for the moments of chance")
    chosen = parser.parse_args(arguments)
    allow_many_files()
    total: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="trailboss-kill-") as folder:
        database = Path(folder) / "tables.db"
        for number in range(1, chosen.rounds + 1):
            found = killed_once(database, chosen.tables, chosen.seed + number)
            total.update(found._asdict())
            if number % 10 == 0 or number == chosen.rounds:
                counts = ", ".join(f"{name} {total[name]}" for name in Round._fields)
                print(f"{number} rounds: {counts}", flush=True)
    if total["lost"] or total["doubled"]:
        raise Failure("Moves were lost or doubled.")


def killed_once(database: Path, tables: int, seed: int) -> Round:
    """One round: play, kill, look, start again, send again what was on its way, and look once more."""
    with serving(database) as (server, address):
        tally = asyncio.run(_play_until_killed(Plan(tables, 600, 0.02, seed=seed), address, server))
    url = f"sqlite:///{database}"
    names = {each.table for each in tally.sent} | {each.table for each in tally.unsettled}
    lost = len(missing(asyncio.run(written(url, names)), tally.sent))
    with serving(database) as (_, address):
        answers = [(each, _sent_again(address, each)) for each in tally.unsettled]
    entries = asyncio.run(written(url, names))
    lost += len(missing(entries, tally.sent))
    doubled = 0
    for each, seq in answers:
        found = [
            entry.seq
            for entry in entries[each.table]
            if (entry.seat, entry.request) == (each.seat, each.request)
        ]
        lost += seq is not None and found != [seq]
        doubled += len(found) > 1
    return Round(len(tally.sent), len(answers), lost, doubled)


async def _play_until_killed(plan: Plan, address: str, server: int) -> Tally:
    tally = Tally()
    tables = [LiveTable(plan, number, address, tally) for number in range(plan.tables)]
    await asyncio.gather(*(table.open() for table in tables))

    async def kill() -> None:
        await asyncio.sleep(random.Random(plan.seed).uniform(SHORTEST, LONGEST))
        os.kill(server, signal.SIGKILL)

    end = time.perf_counter() + plan.seconds
    # One game each: nobody may be setting up a table when the server dies.
    await asyncio.gather(kill(), *(table.play(end, again=False) for table in tables))
    await asyncio.gather(*(table.close() for table in tables))
    return tally


def _sent_again(address: str, move: Unsettled) -> int | None:
    """Send a move again; the entry that it is, or None if its question is an old one by now."""
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=AGAIN)
    body = {"type": "move", "id": move.request, "seq": move.seq, "move": move.move}
    headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={move.secret}"}
    try:
        line.request("POST", f"/api/tables/{move.table}/moves?seat={move.seat}", json.dumps(body), headers)
        response = line.getresponse()
        answer = json.loads(response.read())
    finally:
        line.close()
    if response.status == 409 and answer["code"] == "stale":
        return None
    if response.status != 200:
        raise Failure(f"A move that was sent again was refused: {answer}.")
    return int(answer["seq"])
