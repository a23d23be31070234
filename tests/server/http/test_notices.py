"""Who is told of their turn, and who is not."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue

import pytest

from tests.server.live_server import OPEN, Guest, Json, code, me, serving


class Hook(BaseHTTPRequestHandler):
    """Takes notices."""

    heard: Queue[Json]

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        self.heard.put(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  as it is called there
        """Quiet."""


@pytest.fixture
def hook() -> Iterator[tuple[str, Queue[Json]]]:
    """The address of a program that takes notices, and what it heard."""
    Hook.heard = Queue()
    with HTTPServer(("127.0.0.1", 0), Hook) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{listening.server_port}/turn", Hook.heard
        listening.shutdown()
        thread.join()


def test_an_absent_player_is_notified_of_their_turn(tmp_path: Path, hook: tuple[str, Queue[Json]]) -> None:
    url, notices = hook
    with serving(tmp_path / "tables.db", webhook_hosts=["127.0.0.1"], base="https://games.example.org") as at:
        ann, ben = Guest(at), Guest(at)
        table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], options={"first": 0}, pace="days")
        name = table["id"]
        for seat in (1, 2):
            ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": seat})
        assert code(ann.post(f"/tables/{name}/seats/1/webhook", {"url": url})) == (403, "not_your_seat")
        elsewhere = {"url": "https://elsewhere.example/x"}
        assert code(ben.post(f"/tables/{name}/seats/1/webhook", elsewhere)) == (400, "bad_webhook")
        assert ben.post(f"/tables/{name}/seats/1/webhook", {"url": url}).status_code == 200
        ann.post(f"/tables/{name}/start")
        seq = ann.state(name)["seq"]
        assert ann.move(name, 0, seq, "bid 1", "a").status_code == 200
        assert notices.get(timeout=10) == {
            "table": name,
            "seat": 1,
            "name": "Ben",
            "title": "Daddy Winchester",
            "url": f"https://games.example.org/t/{name}",
        }
        assert ben.post(f"/tables/{name}/seats/1/webhook", {"url": ""}).status_code == 200
        for seat, move in ((1, "bid 2"), (2, "bid 3"), (0, "bid 4")):
            guest = ann if seat == 0 else ben
            seq += 1
            assert guest.move(name, seat, seq, move, move).status_code == 200
        with pytest.raises(Empty):
            notices.get(timeout=0.3)
        ann.close()
        ben.close()


def test_a_player_who_left_a_seat_is_not_notified_for_the_next(
    tmp_path: Path, hook: tuple[str, Queue[Json]]
) -> None:
    url, notices = hook
    with serving(tmp_path / "tables.db", webhook_hosts=["127.0.0.1"]) as at:
        ann, ben, eve = Guest(at), Guest(at), Guest(at)
        name = ann.set_table("winchester", [me("Ann"), OPEN, me("Cid")], options={"first": 0})["id"]
        eve.post(f"/tables/{name}/join", {"name": "Eve", "seat": 1})
        assert eve.post(f"/tables/{name}/seats/1/webhook", {"url": url}).status_code == 200
        eve.post(f"/tables/{name}/resign")
        ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 1})
        ann.post(f"/tables/{name}/start")
        assert ann.move(name, 0, ann.state(name)["seq"], "bid 1", "a").status_code == 200
        with pytest.raises(Empty):
            notices.get(timeout=0.3)
        for guest in (ann, ben, eve):
            guest.close()


def test_a_server_without_allowed_hosts_sends_no_webhooks(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as at:
        ann = Guest(at)
        name = ann.set_table("winchester", [me(), me("Bea"), me("Cid")])["id"]
        url = {"url": "https://hooks.example.org/turn"}
        assert code(ann.post(f"/tables/{name}/seats/0/webhook", url)) == (400, "bad_webhook")
        ann.close()
