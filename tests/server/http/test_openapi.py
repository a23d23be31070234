"""The API as it is documented; `test_schema` lets a machine try everything."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis

from tests.server.conftest import Come
from tests.server.live_server import bot, me
from trailboss.server.api.routes import ENDPOINTS
from trailboss.server.api_error import STATUS
from trailboss.server.http.openapi import document

api = schemathesis.openapi.from_dict(document())


def test_every_route_is_documented_and_every_schema_is_there() -> None:
    found = document()
    assert {(endpoint.method.lower(), endpoint.path) for endpoint in ENDPOINTS} == {
        (method, path) for path, methods in found["paths"].items() for method in methods
    }
    names = set(found["components"]["schemas"])
    assert {"Problem", "Update", "Play", "TakeBack", "Sit", "Why", "Hint", "Done", "Refused"} <= names
    assert references(found) <= {f"#/components/schemas/{name}" for name in names}


def references(found: Any) -> set[str]:
    if isinstance(found, dict):
        own = {found["$ref"]} if isinstance(found.get("$ref"), str) else set()
        return own.union(*(references(value) for value in found.values()))
    if isinstance(found, list):
        return set().union(*(references(value) for value in found))
    return set()


def test_every_refusal_of_an_endpoint_is_a_known_code() -> None:
    assert {code for endpoint in ENDPOINTS for code in endpoint.refuses} <= set(STATUS)


def test_the_openapi_document_is_served(come: Come) -> None:
    assert come().get("/openapi.json").json() == document()


@pytest.mark.parametrize("path", ["", "/state", "/frames", "/record", "/catalogue"])
def test_answers_are_as_documented(come: Come, path: str) -> None:
    ann = come()
    table = ann.set_table("gwt2", [me(), bot()], options={"simmental": True})["id"]
    response = ann.get(f"/tables/{table}{path}")
    operation = api[f"/api/tables/{{id}}{path}"]["GET"]
    operation.validate_response(schemathesis.Response.from_httpx2(response, verify=False))
