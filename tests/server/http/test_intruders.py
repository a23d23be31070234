"""What somebody tries who wants to see or have more than is theirs."""

from __future__ import annotations

import http.client
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

import trailboss
from tests.server.conftest import Come
from tests.server.live_server import OPEN, Guest, code, me, serving
from trailboss.core.record import Record
from trailboss.games.gwt.solo import deck as decks
from trailboss.games.gwt.solo.deck import MAX_DECKS, sam_deck
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.rules import setup
from trailboss.games.winchester.rules.setup import MAX_MAPS, map_of
from trailboss.server.api_error import ApiError
from trailboss.server.http.rate_limits import Limits, Rate
from trailboss.server.http.request_context import Counters, group_of
from trailboss.server.http.web_client import WebClient


def table_with_an_open_seat(guest: Guest) -> str:
    found: str = guest.set_table("gwt1", [me("Ann"), OPEN], options={"first": 0})["id"]
    return found


# -------------------------------------------------------------------- seeing


def test_a_table_cannot_be_opened_as_a_record(come: Come) -> None:
    """Of a record all eyes are open; the replay of a running game must not be found as one."""
    ann, eve = come(), come()
    name = ann.set_table("gwt1", [me("Ann"), me("Bea")])["id"]
    assert ann.get(f"/tables/{name}/frames?seat=0").status_code == 200
    assert eve.get(f"/tables/{name}/frames").status_code == 200
    for seat in (0, 1):
        assert code(eve.get(f"/records/{name}/frames?seat={seat}")) == (404, "unknown_record")
    assert code(eve.get(f"/records/{name}")) == (404, "unknown_record")


def test_a_player_who_left_does_not_see_the_next_players_hand(come: Come) -> None:
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
def test_an_origin_that_is_not_an_address_is_refused(come: Come, origin: str) -> None:
    ann = come()
    request = {"game": "winchester", "seats": [me(), OPEN, OPEN]}
    assert code(ann.post("/tables", request, origin=origin)) == (403, "wrong_origin")
    name = ann.set_table("winchester", [me(), OPEN, OPEN])["id"]
    with ann.live(name, Origin=origin) as line, pytest.raises(Exception, match="4408"):
        line.hear()


def test_an_empty_origin_does_not_match_an_empty_host(address: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    line = http.client.HTTPConnection(host, int(port))
    line.putrequest("POST", "/api/tables", skip_host=True)
    for name, value in (("Host", ""), ("Origin", "null"), ("Content-Length", "0")):
        line.putheader(name, value)
    line.endheaders()
    assert line.getresponse().status in (400, 403)
    line.close()


# -------------------------------------------------------------------- files


def test_a_file_is_served_under_one_name_only(tmp_path: Path) -> None:
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
    client = WebClient(static)
    for number in range(10):
        assert client._file("./" * number + "assets/a.js") is None or number == 0
    assert list(client._files) == ["assets/a.js"]


# -------------------------------------------------------------------- how much, and from where


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("127.0.0.1", ""),
        ("127.8.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_are_grouped_for_the_limits(host: str, place: str) -> None:
    assert group_of(connection(host)) == place


def test_sockets_of_one_address_are_limited() -> None:
    counters = Counters(Limits(sockets_address=2))
    there, here = connection("192.0.2.7"), connection("127.0.0.1")
    with counters.socket(there), counters.socket(there):
        with pytest.raises(ApiError, match="too_many"), counters.socket(there):
            pass
        others = [connection("192.0.2.8"), here, here, here]
        with ExitStack() as lines:
            for other in others:
                lines.enter_context(counters.socket(other))
    with counters.socket(there):
        assert len(counters._sockets) == 1
    assert len(counters._sockets) == 0


def test_other_cookies_do_not_help_against_the_limit_of_a_place() -> None:
    counters = Counters(Limits(guest=Rate(5, 0), address=Rate(8, 0)))
    there = connection("2001:db8::1")
    for number in range(8):
        counters.request(there, f"guest {number}")
    with pytest.raises(ApiError, match="too_many"):
        counters.request(connection("2001:db8::2"), "another guest")


@pytest.mark.parametrize("host", ["192.0.2.7", "127.0.0.1"])
def test_newcomers_share_the_limit_of_a_place_and_not_that_of_one_guest(host: str) -> None:
    """Behind a proxy that doesn't forward addresses, all of them seem to be on this machine."""
    counters = Counters(Limits(tables=Rate(2, 0), tables_address=Rate(5, 0)))
    for _ in range(5):
        counters.heavy(connection(host), None)
    with pytest.raises(ApiError, match="too_many"):
        counters.heavy(connection(host), None)


def connection(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})


# -------------------------------------------------------------------- secrets


def test_a_cookie_is_secure_if_the_page_came_over_tls(tmp_path: Path) -> None:
    """Also behind a proxy that does not say how it was reached."""
    public = "https://games.example.org"
    request = {"game": "winchester", "seats": [me(), OPEN, OPEN]}
    with serving(tmp_path / "tables.db", origins=[public]) as address:
        for origin, secure in ((public, True), (address, False)):
            guest = Guest(address)
            cookie = guest.post("/tables", request, origin=origin).headers["set-cookie"]
            assert ("; Secure" in cookie) is secure
            guest.close()


def test_a_seat_link_lets_in_one_and_a_new_one_ends_it(come: Come) -> None:
    ann, phone, eve = come(), come(), come()
    name = table_with_an_open_seat(ann)
    first, second = (ann.post(f"/tables/{name}/seats/0/link").json()["secret"] for _ in range(2))
    assert code(phone.post(f"/tables/{name}/claim", {"secret": first})) == (403, "bad_link")
    assert phone.post(f"/tables/{name}/claim", {"secret": second}).status_code == 200
    assert code(eve.post(f"/tables/{name}/claim", {"secret": second})) == (403, "bad_link")
    assert not eve.table(name)["seats"][0]["mine"]


def test_the_same_record_is_kept_once(come: Come) -> None:
    text = Record.of(trailboss.game("winchester").start(3, 7)).dumps()
    sent = [
        come().http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        for _ in range(2)
    ]
    assert sent[0].json() == sent[1].json()


def test_not_every_map_and_deck_that_people_bring_is_kept() -> None:
    text, deck = standard().text, sam_deck("standard").text
    for number in range(MAX_MAPS + 5):
        assert map_of(f"{text}\n# {number}\n").neighbours == standard().neighbours
        assert len(sam_deck(f"{deck}\n# {number}\n").cards) == len(sam_deck("standard").cards)
    assert len(setup._MAPS) <= MAX_MAPS
    assert len(decks._DECKS) <= MAX_DECKS
