"""The HTTP face: what comes in from anybody, and what goes out to everybody."""

from __future__ import annotations

import gzip
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import Come
from tests.server.live_server import OPEN, Guest, Json, bot, code, me, serving
from trailboss.server import catalogue
from trailboss.server.http.rate_limits import Limits, Rate

SEATS = [me(), bot(), bot()]


def new_table(**more: object) -> Json:
    return {"game": "winchester", "seats": SEATS, **more}


# -------------------------------------------------------------------- what cannot be done


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (new_table(game="poker"), (404, "unknown_game")),
        (new_table(seats=[]), (400, "bad_seats")),
        (new_table(seats=[me()]), (400, "bad_seats")),
        (new_table(seats=[me()] * 9), (400, "bad_seats")),
        (new_table(seats=[me(), bot("drover"), bot()]), (400, "unknown_bot")),
        (new_table(seats=[me(), bot("x" * 500), bot()]), (400, "unknown_bot")),
        (new_table(seats=[me(), bot("random:\u0000"), bot()]), (400, "unknown_bot")),
        (new_table(seats=[me("\u0007"), bot(), bot()]), (400, "bad_name")),
        (new_table(seats=[{"kind": "king"}, bot(), bot()]), (400, "bad_request")),
        (new_table(options={"wings": True}), (400, "bad_option")),
        (new_table(options={"bank": "broken"}), (400, "bad_option")),
        (new_table(options={"bank": 7}), (400, "bad_option")),
        (new_table(options={"bank": None}), (400, "bad_request")),
        (new_table(options={"bank": 1.5}), (400, "bad_request")),
        (new_table(options={"seats": 3, "seed": 1, "self": 2}), (400, "bad_option")),
        (new_table(options={"first": 4}), (400, "bad_option")),
        (new_table(options={"map": "nonsense"}), (400, "bad_option")),
        (new_table(options={"map": "a\u0000b"}), (400, "bad_option")),
        (new_table(seed=-1), (400, "bad_seed")),
        (new_table(seed=2**53), (400, "bad_seed")),
        (new_table(seed=2**63), (400, "bad_seed")),
        (new_table(seed=10**400), (400, "bad_seed")),
        (new_table(seed="7"), (400, "bad_request")),
        (new_table(pace="fast"), (400, "bad_request")),
        (new_table(more=1), (400, "bad_request")),
        ({}, (400, "bad_request")),
        ([], (400, "bad_request")),
        ("x", (400, "bad_request")),
        (None, (400, "bad_request")),
        ({"game": "gwt2", "seats": [me(), bot()], "options": {"sam": "easy"}}, (400, "bad_option")),
        ({"game": "gwt1", "seats": [me()]}, (400, "bad_seats")),
    ],
)
def test_tables_that_cannot_be_created(come: Come, body: object, error: tuple[int, str]) -> None:
    guest = come()
    response = guest.http.post("/api/tables", json=body)
    assert code(response) == error
    assert "set-cookie" not in response.headers
    assert guest.get("/tables").json()["mine"] == []


@pytest.mark.parametrize(
    ("content", "kind", "error"),
    [
        (b"", "application/json", (400, "bad_request")),
        (b"{", "application/json", (400, "bad_request")),
        (b"\xff", "application/json", (400, "bad_request")),
        (b"[" * 60000, "application/json", (400, "bad_request")),
        (b"{}", "text/plain", (415, "wrong_type")),
        (b"{}", "application/x-www-form-urlencoded", (415, "wrong_type")),
        (b"{}", "", (415, "wrong_type")),
        (b'"' + b"x" * 70000 + b'"', "application/json", (413, "too_large")),
    ],
)
def test_unreadable_request_bodies(come: Come, content: bytes, kind: str, error: tuple[int, str]) -> None:
    headers = {"content-type": kind} if kind else {}
    response = come().http.post("/api/tables", content=content, headers=headers)
    assert code(response) == error


def test_a_body_without_a_length_is_counted(come: Come) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1024

    headers = {"content-type": "application/json"}
    response = come().http.post("/api/tables", content=endless(), headers=headers)
    assert code(response) == (413, "too_large")


@pytest.mark.parametrize(
    ("method", "path", "error"),
    [
        ("GET", "/api", (404, "unknown_path")),
        ("GET", "/api/", (404, "unknown_path")),
        ("GET", "/api/dance", (404, "unknown_path")),
        ("POST", "/api/dance", (404, "unknown_path")),
        ("GET", "/api/tables/", (404, "unknown_path")),
        ("GET", "/api/tables/nonsense", (404, "unknown_table")),
        ("GET", "/api/tables/quiet-mesa-k7w2pz3q", (404, "unknown_table")),
        ("GET", "/api/tables/%00", (404, "unknown_table")),
        ("GET", "/api/tables/quiet-mesa-k7w2pz3q/state", (404, "unknown_table")),
        ("POST", "/api/tables/quiet-mesa-k7w2pz3q/start", (404, "unknown_table")),
        ("GET", "/api/games/poker/catalogue", (404, "unknown_game")),
        ("GET", "/api/records/nonsense", (404, "unknown_record")),
        ("GET", "/api/records/ZgOxs5k6MNEyEAGg/frames", (404, "unknown_record")),
        ("DELETE", "/api/tables", (405, "wrong_method")),
        ("GET", "/api/tables/x/start", (405, "wrong_method")),
        ("PUT", "/api/health", (405, "wrong_method")),
        ("POST", "/", (405, "wrong_method")),
    ],
)
def test_unknown_addresses(come: Come, method: str, path: str, error: tuple[int, str]) -> None:
    response = come().http.request(method, path)
    assert code(response) == error
    assert response.headers["cache-control"] == "no-store"
    if error[0] == 405:
        assert response.headers["allow"]


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=-1", "seat=1e3", "seat=99999999999", "after=x", "after=-1", "seat=١"]
)
def test_numbers_in_addresses(come: Come, query: str) -> None:
    ann = come()
    name = ann.set_table("winchester", SEATS)["id"]
    assert code(ann.get(f"/tables/{name}/state?{query}")) == (400, "bad_request")


def test_seats_of_others_are_not_seen(come: Come) -> None:
    ann, eve = come(), come()
    name = ann.set_table("winchester", SEATS)["id"]
    for guest, seat in ((eve, 0), (ann, 1), (ann, 5)):
        assert code(guest.get(f"/tables/{name}/state?seat={seat}")) == (403, "not_your_seat")
        assert code(guest.get(f"/tables/{name}/frames?seat={seat}")) == (403, "not_your_seat")
        assert code(guest.move(name, seat, 1, "pass", "x")) == (403, "not_your_seat")
    assert eve.get(f"/tables/{name}/frames").status_code == 200


# -------------------------------------------------------------------- who asks


def test_a_guest_gets_a_cookie_that_only_the_server_reads(come: Come) -> None:
    guest = come()
    assert "set-cookie" not in guest.get("/tables").headers
    cookie = guest.post("/tables", new_table()).headers["set-cookie"]
    assert re.match(r"trailboss_guest=[\w-]{43}; Max-Age=\d+; Path=/; HttpOnly; SameSite=Strict$", cookie)
    assert "set-cookie" not in guest.post("/tables", new_table()).headers
    assert len(guest.get("/tables").json()["mine"]) == 2


def test_a_cookie_is_secure_behind_https(come: Come) -> None:
    response = come().http.post("/api/tables", json=new_table(), headers={"x-forwarded-proto": "https"})
    assert response.headers["set-cookie"].endswith("; Secure")


@pytest.mark.parametrize("secret", ["", "short", "x" * 44, "x" * 42 + "!"])
def test_an_invalid_cookie_is_not_a_guest(come: Come, secret: str) -> None:
    guest = come()
    headers = {"cookie": f"trailboss_guest={secret}"}
    assert guest.http.get("/api/tables", headers=headers).json()["mine"] == []
    assert "set-cookie" in guest.http.post("/api/tables", json=new_table(), headers=headers).headers


def test_other_sites_cannot_send_requests(come: Come) -> None:
    ann = come()
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1", "x" * 300):
        assert code(ann.post("/tables", new_table(), origin=origin)) == (403, "wrong_origin")
    assert ann.post("/tables", new_table(), origin=ann.address).status_code == 201


# -------------------------------------------------------------------- how much is asked


def test_too_many_requests_are_throttled(tmp_path: Path) -> None:
    limits = Limits(guest=Rate(10, 0.001), tables=Rate(3, 0.001))
    with serving(tmp_path / "tables.db", limits) as address:
        ann = Guest(address)
        assert ann.post("/tables", new_table()).status_code == 201  # counted for the address: no cookie yet
        statuses = [ann.post("/tables", new_table()).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        for _ in range(6):
            assert ann.get("/health").status_code == 200
        refused = ann.get("/health")
        assert code(refused) == (429, "too_many")
        assert refused.headers["retry-after"] == "1"
        other = Guest(address)
        assert other.get("/health").status_code == 200
        for guest in (ann, other):
            guest.close()


# -------------------------------------------------------------------- what goes out


def test_every_answer_carries_the_headers(come: Come) -> None:
    guest = come()
    for path in ("/api/health", "/api/dance", "/t/quiet-mesa-k7w2pz3q", "/api/openapi.json"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_games_and_catalogues_are_kept_by_browsers(come: Come) -> None:
    guest = come()
    names = [game["name"] for game in guest.get("/games").json()]
    assert names == ["winchester", "gwt1", "gwt2"]
    for path in ("/games", *(f"/games/{name}/catalogue" for name in names)):
        first = guest.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = guest.get(path, **{"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert guest.get(path, **{"if-none-match": '"other"'}).status_code == 200
    table = guest.set_table("gwt2", [me(), bot()], options={"simmental": True})
    assert guest.get(f"/tables/{table['id']}/catalogue").json()["game"] == "gwt2"


def test_an_unexpected_error_is_reported_without_its_value(
    come: Come, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(lang: str) -> None:
        raise ValueError("the seed is 4711")

    monkeypatch.setattr(catalogue, "encoded_games", stumble)
    with caplog.at_level(logging.DEBUG):
        response = come().get("/games")
    assert code(response) == (500, "server_error")
    sentence = response.json()["text"]
    number = re.search(r"as ([0-9a-f]{8})\.", sentence)
    assert number is not None
    assert number[1] in caplog.text
    assert "ValueError" in caplog.text
    for text in (response.text, caplog.text):
        assert "4711" not in text
        assert "Traceback" not in text


# -------------------------------------------------------------------- records


def test_a_record_is_sent_in_and_watched(come: Come) -> None:
    ann = come()
    table = ann.set_table("winchester", [bot(), bot(), bot()])
    with ann.live(table["id"]) as line:
        line.next_update(lambda update: update["table"]["status"] == "over")
    text = ann.get(f"/tables/{table['id']}/record").text
    eve = come()
    kept = eve.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert kept.status_code == 201
    name = kept.json()["id"]
    assert eve.get(f"/records/{name}").text == text
    frames = eve.get(f"/records/{name}/frames?seat=1&from=2&count=3").json()
    assert [frame["index"] for frame in frames["frames"]] == [2, 3, 4]
    assert frames["names"] == [seat["name"] for seat in table["seats"]]
    own = ann.get(f"/tables/{table['id']}/frames?seat=2&from=0&count=1").json()
    assert own["total"] == frames["total"]
    assert code(eve.get(f"/records/{name}/frames?seat=7")) == (400, "bad_seats")
    assert code(eve.get(f"/records/{name}/frames?count=0")) == (400, "bad_request")
    assert code(eve.get(f"/records/{name}/frames?count=5000")) == (400, "bad_request")


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", (400, "bad_record")),
        (b"hello", (400, "bad_record")),
        (b"\xff\xfe", (400, "bad_record")),
        (b'[Trailboss "record 1"]\n[Game "poker"]', (400, "bad_record")),
        (b"x" * 300_000, (413, "too_large")),
    ],
)
def test_records_that_cannot_be_watched(come: Come, content: bytes, error: tuple[int, str]) -> None:
    response = come().http.post("/api/records", content=content, headers={"content-type": "text/plain"})
    assert code(response) == error


def test_a_waiting_table_cannot_be_watched(come: Come) -> None:
    ann = come()
    table = ann.set_table("winchester", [me(), OPEN, OPEN])
    assert code(ann.get(f"/tables/{table['id']}/frames")) == (409, "not_running")


# -------------------------------------------------------------------- the client's files


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[httpx2.Client]:
    """A server with a small client of its own."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>T</title>")
    (static / "assets" / "index-abc.js").write_text("console.log(1)")
    (static / "logo.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path / "tables.db", static=static) as address, httpx2.Client(base_url=address) as client:
        yield client


def test_pages_are_revalidated_and_assets_cached_forever(pages: httpx2.Client) -> None:
    for path in ("/", "/t/quiet-mesa-k7w2pz3q", "/r/x/", "/learn"):
        page = pages.get(path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert page.text.startswith("<!doctype html>")
    tag = pages.get("/").headers["etag"]
    assert pages.get("/", headers={"if-none-match": tag}).status_code == 304
    asset = pages.get("/assets/index-abc.js")
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert pages.get("/logo.svg").headers["content-type"] == "image/svg+xml"
    assert pages.head("/").status_code == 200
    for path in ("/assets/gone.js", "/nothing.png"):
        assert code(pages.get(path)) == (404, "unknown_path")


def test_assets_are_compressed_for_clients_that_accept_it(pages: httpx2.Client) -> None:
    with pages.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip"}) as squeezed:
        assert squeezed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(squeezed.iter_raw())) == b"console.log(1)"
    plain = pages.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/" + "x" * 3000]
)
def test_nothing_outside_the_folder_is_sent(pages: httpx2.Client, path: str) -> None:
    response = pages.get(path)
    assert "secret" not in response.text
    assert response.status_code in (200, 404)


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", static=tmp_path / "nowhere") as address:
        page = httpx2.get(f"{address}/")
    assert page.status_code == 503
    assert "./run play" in page.text
