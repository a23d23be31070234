"""A real server on a loopback port, and guests who play at its tables."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from websockets.sync.client import ClientConnection, connect

from trailboss.server.http.app import create_app
from trailboss.server.http.connections import ConnectionLimits, limited
from trailboss.server.http.rate_limits import Limits
from trailboss.server.http.websocket_frames import BatchedFrames
from trailboss.server.storage import file_url

Json = dict[str, Any]


@contextmanager
def serving(
    database: Path | str,
    limits: Limits | None = None,
    connections: ConnectionLimits | None = None,
    **more: Any,
) -> Iterator[str]:
    """A server in a thread of this process, on a file or the database at an address; its own address. What
    else is given goes to `create_app`."""
    url = file_url(database) if isinstance(database, Path) else database
    app = create_app(url, limits=limits, workers=1, **more)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=limited(connections),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=BatchedFrames,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        deadline = time.monotonic() + 20
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server takes too long to start"
            time.sleep(0.005)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx2.Client(base_url=address, timeout=20)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **headers: str) -> httpx2.Response:
        return self.http.get(f"/api{path}", headers=headers)

    def post(self, path: str, body: object = None, **headers: str) -> httpx2.Response:
        return self.http.post(f"/api{path}", json={} if body is None else body, headers=headers)

    def set_table(self, game: str, seats: list[Json], **more: object) -> Json:
        """Set a table; what it looks like."""
        response = self.post("/tables", {"game": game, "seats": seats, **more})
        assert response.status_code == 201, response.text
        found: Json = response.json()
        return found

    def table(self, table_id: str) -> Json:
        found: Json = self.get(f"/tables/{table_id}").json()
        return found

    def state(self, table_id: str, seat: int | None = None, after: int = 0, lang: str = "en") -> Json:
        eyes = "" if seat is None else f"seat={seat}&"
        response = self.get(f"/tables/{table_id}/state?{eyes}after={after}&lang={lang}")
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    def move(self, table_id: str, seat: int, seq: int, move: str, request: str) -> httpx2.Response:
        body = {"type": "move", "id": request, "seq": seq, "move": move}
        return self.post(f"/tables/{table_id}/moves?seat={seat}", body)

    @contextmanager
    def live(
        self, table_id: str, seat: int | None = None, after: int = 0, changes: int = 0, **headers: str
    ) -> Iterator[Line]:
        """A live connection to a table."""
        secret = self.http.cookies.get("trailboss_guest")
        sent = dict(headers) if secret is None else {"Cookie": f"trailboss_guest={secret}", **headers}
        eyes = "" if seat is None else f"seat={seat}&"
        address = self.address.replace("http:", "ws:")
        where = f"{address}/api/tables/{table_id}/live?{eyes}after={after}&changes={changes}"
        with connect(where, additional_headers=sent, max_size=None, compression=None) as socket_:
            yield Line(socket_)


class Line:
    """What goes back and forth on a WebSocket."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.update: Json = {}
        """The last update."""
        self.count = 0

    def hear(self, timeout: float = 20) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "update":
            self.update = message
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Hear messages until one is wanted."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def next_update(self, wanted: Callable[[Json], bool] = lambda update: True) -> Json:
        return self.until(lambda message: message["type"] == "update" and wanted(message))

    def send(self, kind: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: object) -> Json:
        """Send a request with an id of its own and wait for its answer."""
        self.count += 1
        name = str(fields.pop("id", f"r{self.count}"))
        self.send(kind, id=name, **fields)
        return self.until(lambda message: message.get("id") in (name, ""))

    def play(self, move: str, **fields: object) -> Json:
        return self.ask("move", **{"move": move, "seq": self.update["seq"], **fields})


def me(name: str = "Ann") -> Json:
    return {"kind": "me", "name": name}


def bot(level: str = "easy") -> Json:
    return {"kind": "bot", "bot": level}


def code(response: httpx2.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    problem: Json = response.json()
    assert set(problem) == {"code", "text", "ruling", "seq"}
    assert problem["text"]
    return response.status_code, problem["code"]


OPEN: Json = {"kind": "open"}


def asked(update: Json) -> bool:
    """Is it the turn of the one whose eyes these are?"""
    return update["question"] is not None and update["question"]["seat"] == update["seat"]


def usual(update: Json) -> list[str]:
    """The moves that answer the question."""
    return [choice["move"] for choice in update["choices"] if not choice["out_of_turn"]]


def play_to_end(line: Line, seed: int = 0) -> Json:
    """Play by chance whenever asked, until the game is over; the last update."""
    chance = random.Random(seed)
    while True:
        update = line.update
        if update and update["table"]["status"] == "over":
            return update
        if update and asked(update):
            answer = line.play(chance.choice(usual(update)))
            assert answer["type"] == "done", answer
            if line.update["seq"] > update["seq"]:
                continue
        line.next_update()
