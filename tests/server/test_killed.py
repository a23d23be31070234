"""A server that is killed at any moment: every move that it acknowledged is there afterwards."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import Guest, Json, Line, asked, bot, me, play_to_end, usual
from trailboss.core.record import Record

HERE = re.compile(r"http://127\.0\.0\.1:\d+")


@contextmanager
def server(database: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`trailboss serve` as a process of its own; it and its address."""
    command = [sys.executable, "-m", "trailboss", "serve", "--no-open", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", str(database), "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        address = HERE.search(process.stdout.readline())
        assert address is not None
        yield process, address[0]
    finally:
        process.stdout.close()
        process.kill()
        process.wait()


def returned(guest: Guest) -> Guest:
    """The same browser, which tries again at the same address."""
    again = Guest(guest.address)
    again.http.cookies.update(guest.http.cookies)
    return again


def play_until_killed(line: Line, acknowledged: list[tuple[int, str]]) -> None:
    """Play whenever asked and note what was acknowledged; ends with `ConnectionClosed`."""
    while True:
        update = line.update
        if update and asked(update):
            move = usual(update)[len(acknowledged) % len(usual(update))]
            done = line.ask("move", id=f"m{len(acknowledged)}", seq=update["seq"], move=move)
            acknowledged.append((done["seq"], move))
            if line.update is not update:
                continue
        line.next_update()


def kill_soon(process: subprocess.Popen[str], acknowledged: list[tuple[int, str]]) -> None:
    """Kill it in the middle of things: somewhat after the first move that it acknowledged."""
    for _ in range(3000):
        if acknowledged:
            break
        time.sleep(0.01)
    time.sleep(0.5)
    process.kill()


@pytest.mark.parametrize(("game", "seats"), [("gwt1", [me(), bot("medium")]), ("gwt2", [me(), bot()])])
def test_every_acknowledged_move_survives(tmp_path: Path, game: str, seats: list[Json]) -> None:
    database = tmp_path / "tables.db"
    acknowledged: list[tuple[int, str]] = []
    with server(database) as (process, address), closing(Guest(address)) as ann:
        table = ann.set_table(game, seats)["id"]
        with suppress(ConnectionClosed), ann.live(table, seat=0) as line:
            killer = threading.Thread(target=kill_soon, args=(process, acknowledged))
            killer.start()
            play_until_killed(line, acknowledged)
        killer.join()
        process.wait()
        port = int(address.rpartition(":")[2])
    assert acknowledged, "it was killed before anything happened"
    with server(database, port) as (process, _), closing(returned(ann)) as ann:
        log = {entry["seq"]: entry for entry in ann.state(table, 0)["log"]}
        assert [(seq, log[seq]["move"]) for seq, _ in acknowledged] == acknowledged
        again = ann.move(table, 0, acknowledged[-1][0] - 1, acknowledged[-1][1], f"m{len(acknowledged) - 1}")
        assert again.json()["seq"] == acknowledged[-1][0]  # sent once more, it is not played once more
        with ann.live(table, seat=0) as line:
            last = play_to_end(line)
        record = Record.loads(ann.get(f"/tables/{table}/record").text)
        assert record.replay().winners() == last["table"]["winners"]
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=15) == 0
