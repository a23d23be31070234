"""Web Push: who is told of a turn, that only they can read it, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from queue import Empty

import pytest

from tests.server.conftest import GENEROUS
from tests.server.live_server import OPEN, Guest, code, me, serving
from tests.server.push_service import PushService, claims_of, push_service
from trailboss.server.http.web_push import SERVICES
from trailboss.server.http.webhooks import Webhooks


def waiting_table(ann: Guest, ben: Guest, **more: object) -> str:
    """Ann is to move; Ben, who is not connected, follows."""
    table: str = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], options={"first": 0}, **more)["id"]
    for seat in (1, 2):
        ben.post(f"/tables/{table}/join", {"name": "Ben", "seat": seat})
    ann.post(f"/tables/{table}/start")
    return table


def bid(who: Guest, table: str, seat: int, notes: int) -> None:
    seq = who.state(table)["seq"]
    assert who.move(table, seat, seq, f"bid {notes}", f"r{seq}").status_code == 200


def test_an_absent_player_is_notified_and_only_their_browser_can_read_it(tmp_path: Path) -> None:
    with (
        push_service() as service,
        serving(tmp_path / "t.db", GENEROUS, push_hosts=["127.0.0.1"]) as at,
        closing(Guest(at)) as ann,
        closing(Guest(at)) as ben,
    ):
        table = waiting_table(ann, ben, pace="days")
        key = ben.get("/server").json()["push_key"]
        assert ben.post("/push", service.subscription()).status_code == 200
        bid(ann, table, 0, 1)
        headers, content = service.pushed.get(timeout=20)
        assert b"Ben" not in content
        notice = {"title": "Daddy Winchester", "body": "It's your turn, Ben.", "url": f"/t/{table}"}
        assert service.read(content) == notice
        assert headers["Content-Encoding"] == "aes128gcm"
        claims = claims_of(headers["Authorization"], key)
        assert claims["aud"] == f"http://127.0.0.1:{service.server_port}"
        assert ben.post("/push/end", {"endpoint": service.subscription()["endpoint"]}).status_code == 200
        for seat, notes, who in ((1, 2, ben), (2, 3, ben), (0, 4, ann)):
            bid(who, table, seat, notes)
        nothing_more(service)


def nothing_more(service: PushService) -> None:
    with pytest.raises(Empty):
        service.pushed.get(timeout=0.3)


def wait_until_unsubscribed(database: Path) -> None:
    """The service has answered that the browser is gone; the server learns it a moment later."""
    end = time.monotonic() + 20
    with closing(sqlite3.connect(database)) as connection:
        while connection.execute("SELECT count(*) FROM pushes").fetchone() != (0,):
            assert time.monotonic() < end
            time.sleep(0.01)


def test_players_who_are_connected_are_not_notified(tmp_path: Path) -> None:
    with (
        push_service() as service,
        serving(tmp_path / "t.db", GENEROUS, push_hosts=["127.0.0.1"]) as at,
        closing(Guest(at)) as ann,
        closing(Guest(at)) as ben,
    ):
        ben.get("/tables")
        slow, live = waiting_table(ann, ben), waiting_table(ann, ben, pace="live")
        assert ben.post("/push", service.subscription()).status_code == 200
        bid(ann, live, 0, 1)
        with ben.live(slow, seat=1) as line:
            line.hear()
            bid(ann, slow, 0, 1)
            line.next_update(lambda update: update["question"]["seat"] == 1)
        nothing_more(service)


def test_a_gone_browser_is_unsubscribed_and_the_key_is_kept(tmp_path: Path) -> None:
    with push_service() as service:
        service.status = 410
        with (
            serving(tmp_path / "t.db", GENEROUS, push_hosts=["127.0.0.1"]) as at,
            closing(Guest(at)) as ann,
            closing(Guest(at)) as ben,
        ):
            table = waiting_table(ann, ben)
            key = ann.get("/server").json()["push_key"]
            ben.post("/push", service.subscription())
            bid(ann, table, 0, 1)
            service.pushed.get(timeout=20)
            wait_until_unsubscribed(tmp_path / "t.db")
            for seat, notes in ((1, 2), (2, 3)):
                bid(ben, table, seat, notes)
            bid(ann, table, 0, 4)
            nothing_more(service)
        with serving(tmp_path / "t.db", GENEROUS) as at, closing(Guest(at)) as ann:
            assert ann.get("/server").json()["push_key"] == key


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://elsewhere.example/x"},
        {"endpoint": "http://fcm.googleapis.com/x"},
        {"endpoint": "https://fcm.googleapis.com:8443/x"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"lang": "xx"},
    ],
)
def test_an_invalid_subscription_is_rejected(tmp_path: Path, change: dict[str, str]) -> None:
    with (
        push_service() as service,
        serving(tmp_path / "t.db", GENEROUS, push_hosts=["127.0.0.1"]) as at,
        closing(Guest(at)) as ann,
    ):
        assert code(ann.post("/push", {**service.subscription(), **change})) == (400, "bad_push")


def test_push_services_at_private_addresses_are_refused_by_default(tmp_path: Path) -> None:
    with (
        push_service() as service,
        serving(tmp_path / "t.db", GENEROUS) as at,
        closing(Guest(at)) as ann,
    ):
        assert code(ann.post("/push", service.subscription())) == (400, "bad_push")


def test_a_push_service_that_resolves_to_a_private_address_gets_nothing() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["10.0.0.7"]

    async def send() -> int:
        return await Webhooks(SERVICES, pauses=(), resolve=resolve).send(
            "https://fcm.googleapis.com/x", b"secret", {}
        )

    assert asyncio.run(send()) == 0
