"""A machine asks everything the API documents, well and badly, of strangers and of those who sit at a table.

Whatever it asks, no answer is an error of the server, and every answer is one that the document names.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Come
from tests.server.live_server import OPEN, Guest, Json, bot, me, play_to_end, usual
from trailboss.server.http.openapi import document

load_all_checks()
api = schemathesis.openapi.from_dict(document())

quickly = hypothesis.settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(hypothesis.HealthCheck),
)

AS_DOCUMENTED = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]


# -------------------------------------------------------------------- strangers


@api.parametrize()
@quickly
def test_generated_requests_are_answered_as_documented(case: Any, address: str) -> None:
    """Also: what breaks the schema is refused, and so are methods that are not documented.

    The other way round does not hold: a schema says too little to know which tables can be set, and takes
    24.0 for a whole number.
    """
    case.call_and_validate(base_url=address, excluded_checks=[positive_data_acceptance])


# -------------------------------------------------------------------- at real tables


class Places(NamedTuple):
    """Tables in every state, and those who sit there."""

    tables: list[str]
    mine: str
    """The table where the host can play `move` and open a seat by `link`."""
    move: Json
    link: Json
    records: list[str]
    secrets: list[str]
    """Cookies of the host, of another seat, of a stranger, and none."""


@pytest.fixture(scope="module")
def host(address: str) -> Iterator[Guest]:
    guest = Guest(address)
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def over(host: Guest) -> str:
    """A table whose game is over."""
    table: str = host.set_table("winchester", [me(), bot(), bot()])["id"]
    with host.live(table, seat=0) as line:
        play_to_end(line)
    return table


@pytest.fixture
def places(host: Guest, over: str, come: Come) -> Places:
    other, stranger = come(), come()
    waiting = host.set_table("gwt1", [me(), OPEN])["id"]
    full = host.set_table("gwt2", [me(), OPEN])["id"]
    other.post(f"/tables/{full}/join", {"name": "Bea"})
    mine = host.set_table("gwt2", [me(), me("Bea")], options={"first": 0, "simmental": True})["id"]
    stranger.set_table("winchester", [me(), OPEN, OPEN], listed=True)
    state = host.state(mine, 0)
    record = host.get(f"/tables/{over}/record").text
    kept = host.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
    return Places(
        [waiting, full, mine, over],
        mine,
        {"type": "move", "id": "schema", "seq": state["seq"], "move": usual(state)[0]},
        host.post(f"/tables/{mine}/seats/0/link").json(),
        [kept["id"]],
        [*(str(guest.http.cookies["trailboss_guest"]) for guest in (host, other, stranger)), ""],
    )


@api.include(path_regex=r"\{id\}").parametrize()
@quickly
def test_at_a_real_table_everything_is_answered_as_documented(
    case: Any, address: str, places: Places
) -> None:
    """What is asked is the machine's, except that it often names a table, a seat or a move that there is."""
    number = zlib.crc32(f"{case.method} {case.formatted_path} {case.query} {case.body!r}".encode())
    where = places.records if "/records/" in case.path else places.tables
    case.path_parameters["id"] = where[number % len(where)]
    secret = places.secrets[number // 11 % len(places.secrets)]
    if "seat" in case.path_parameters and number % 7:
        case.path_parameters["seat"] = number // 7 % 3
    for name, most in (("seat", 3), ("from", 40), ("count", 5), ("after", 9)):
        if name in (case.query or {}) and number % 5:
            case.query[name] = number // 5 % most
    known = {"/moves": places.move, "/claim": places.link}.get(case.path.removeprefix("/api/tables/{id}"))
    if known is not None and case.method == "POST" and number % 3 == 0:
        case.path_parameters["id"], case.body, secret = places.mine, known, places.secrets[0]
    headers = {"Cookie": f"trailboss_guest={secret}"} if secret else {}
    case.call_and_validate(base_url=address, headers=headers, checks=AS_DOCUMENTED)
