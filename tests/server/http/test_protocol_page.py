"""docs/protocol.md is kept by being run, and names everything there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.server.live_server import Json
from trailboss.server.api import live
from trailboss.server.api.live import SERVER_ERROR
from trailboss.server.api.routes import ENDPOINTS, Endpoint
from trailboss.server.api_error import STATUS
from trailboss.server.http.live_socket import WRONG_ORIGIN
from trailboss.server.protocol.replies import Reply
from trailboss.server.protocol.requests import Request

PAGE = Path(__file__).resolve().parents[3] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
USUAL = "http://127.0.0.1:8700"
LONGEST = 40
"""Lines of the client on the page, which claims to be a small one."""


def test_the_client_plays_a_game_and_the_shuffle_is_checked(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both programs, one after the other as they stand there, but for the address of the server."""
    client, _, check = BLOCKS
    names: Json = {}
    assert USUAL in client
    exec(compile(client.replace(USUAL, address), str(PAGE), "exec"), names)  # noqa: S102
    assert names["message"]["table"]["status"] == "over"
    assert names["message"]["table"]["seats"][0]["name"] == "Robot"
    assert capsys.readouterr().out.startswith("[('Robot', ")  # and nothing was refused before
    exec(compile(check, str(PAGE), "exec"), names)  # noqa: S102
    assert names["end"]["winners"] == names["message"]["table"]["winners"]


def test_the_client_is_a_small_one() -> None:
    assert len(BLOCKS[0].splitlines()) < LONGEST


def test_every_address_is_documented() -> None:
    named = set(re.findall(r"^\| `((?:GET|POST) /api/[^`]+)` \|", TEXT, re.MULTILINE))
    assert named == {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
def test_request_and_response_types_are_documented(endpoint: Endpoint) -> None:
    row = re.search(rf"^\| `{endpoint.method} {re.escape(endpoint.path)}` \|.*$", TEXT, re.MULTILINE)
    assert row is not None
    for query in endpoint.query:
        assert f"{query}=" in row[0]
    for struct in (endpoint.body, endpoint.answer):
        name = getattr(struct, "__name__", None)
        if name is not None and name not in ("Nothing", "list"):
            assert f"`{name}`" in row[0]
    assert ("201" in row[0]) == (endpoint.status == 201)


def test_every_problem_code_is_documented_with_its_status() -> None:
    rows = re.findall(r"^\| (\d{3}(?:, \d{3})*) \| (`.*) \|$", TEXT, re.MULTILINE)
    named = {code: statuses for statuses, codes in rows for code in re.findall(r"`(\w+)`", codes)}
    assert named.keys() == STATUS.keys()
    assert [code for code, status in STATUS.items() if str(status) not in named[code]] == []


def test_every_message_is_documented() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in (*get_args(Request), *get_args(Reply))}
    assert [tag for tag in sorted(tags) if f'"type": "{tag}"' not in TEXT] == []


def test_every_close_code_is_documented() -> None:
    codes = {
        live.UNREADABLE,
        live.FOREIGN_SEAT,
        live.UNKNOWN_TABLE,
        WRONG_ORIGIN,
        live.TOO_SLOW,
        live.FLOOD,
        SERVER_ERROR,
    }
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE)} == codes
