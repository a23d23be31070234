"""What somebody tries who wants to see or have more than is theirs."""

from __future__ import annotations

import http.client
from pathlib import Path

import pytest

from tests.server.conftest import Come
from tests.server.house import OPEN, Guest, code, me, serving
from trailboss.server.client import Client


def table_with_an_open_seat(guest: Guest) -> str:
    found: str = guest.set_table("gwt1", [me("Ann"), OPEN], options={"first": 0})["id"]
    return found


# -------------------------------------------------------------------- seeing


def test_a_table_is_no_record_that_everybody_may_open(come: Come) -> None:
    """Of a record all eyes are open; the replay of a running game must not be found as one."""
    ann, eve = come(), come()
    name = ann.set_table("gwt1", [me("Ann"), me("Bea")])["id"]
    assert ann.get(f"/tables/{name}/frames?seat=0").status_code == 200
    assert eve.get(f"/tables/{name}/frames").status_code == 200
    for seat in (0, 1):
        assert code(eve.get(f"/records/{name}/frames?seat={seat}")) == (404, "unknown_record")
    assert code(eve.get(f"/records/{name}")) == (404, "unknown_record")


def test_who_has_left_a_seat_does_not_see_the_next_persons_hand(come: Come) -> None:
    ann, ben, eve = come(), come(), come()
    name = table_with_an_open_seat(ann)
    eve.post(f"/tables/{name}/join", {"name": "Eve", "seat": 1})
    with eve.live(name, seat=1) as line:
        assert line.next_update()["seat"] == 1
        assert eve.post(f"/tables/{name}/seats/1/open").status_code == 200
        assert ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 1}).status_code == 200
        assert ann.post(f"/tables/{name}/start").status_code == 200
        update = line.next_update(lambda update: update["view"] is not None)
        assert update["seat"] is None
        assert update["view"] == come().state(name)["view"]
        assert update["choices"] == []
        line.send("sit", seat=1)
        assert line.until(lambda heard: heard["type"] == "refused")["problem"]["code"] == "not_your_seat"
    assert code(eve.get(f"/tables/{name}/state?seat=1")) == (403, "not_your_seat")
    assert ben.state(name, 1)["view"]["seat"] == 1


# -------------------------------------------------------------------- other sites


@pytest.mark.parametrize("origin", ["http://[", "http://", "null", "//", "http://]:80["])
def test_an_origin_that_is_no_address_is_refused(come: Come, origin: str) -> None:
    ann = come()
    wish = {"game": "winchester", "seats": [me(), OPEN, OPEN]}
    assert code(ann.post("/tables", wish, origin=origin)) == (403, "wrong_origin")
    name = ann.set_table("winchester", [me(), OPEN, OPEN])["id"]
    with ann.live(name, Origin=origin) as line, pytest.raises(Exception, match="4408"):
        line.hear()


def test_an_origin_without_a_host_is_not_that_of_a_request_without_one(address: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    line = http.client.HTTPConnection(host, int(port))
    line.putrequest("POST", "/api/tables", skip_host=True)
    for name, value in (("Host", ""), ("Origin", "null"), ("Content-Length", "0")):
        line.putheader(name, value)
    line.endheaders()
    assert line.getresponse().status in (400, 403)
    line.close()


# -------------------------------------------------------------------- files


def test_a_file_has_one_name(tmp_path: Path) -> None:
    """Otherwise every way to write it would be kept as one more copy, and a page as something that never
    changes."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>T</title>")
    (static / "assets" / "a.js").write_text("1")
    other = ["/assets/../index.html", "/./index.html", "//index.html", "/assets//a.js", "/assets/./a.js"]
    with serving(tmp_path / "tables.db", static=static) as address:
        for path, status in [("/assets/a.js", 200), *((path, 404) for path in other)]:
            line = http.client.HTTPConnection(address.removeprefix("http://"))
            line.request("GET", path)
            assert line.getresponse().status == status, path
            line.close()
    client = Client(static)
    for number in range(10):
        assert client._file("./" * number + "assets/a.js") is None or number == 0
    assert list(client._files) == ["assets/a.js"]
