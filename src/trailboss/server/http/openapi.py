"""The OpenAPI document, written from the table of endpoints and the structs of the protocol."""

import re
from functools import cache
from typing import Any, Final

import msgspec

import trailboss
from trailboss.server.api.context import JSON, MAX_NUMBER, TEXT
from trailboss.server.api.routes import ENDPOINTS, Endpoint, Nothing
from trailboss.server.api_error import STATUS
from trailboss.server.protocol.base import Problem
from trailboss.server.protocol.replies import Reply
from trailboss.server.protocol.requests import Request

EVERYWHERE: Final = ("bad_request", "wrong_host", "too_many", "unavailable", "server_error")
WITH_BODY: Final = ("wrong_type", "too_large", "wrong_origin")

_QUERIES: Final = {
    "seat": "Through whose eyes, or for whom; left out: a spectator, or the caller's own seat.",
    "after": "The last entry that the caller has seen.",
    "from": "The first frame wanted.",
    "count": "How many frames.",
}


@cache
def encoded() -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The whole document."""
    structs = [kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body) if _is_type(kind)]
    schemas, components = msgspec.json.schema_components(
        [*structs, Problem, Request, Reply], ref_template="#/components/schemas/{name}"
    )
    by_kind = {str(kind): schema for kind, schema in zip(structs, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Trailboss",
            "version": trailboss.__version__,
            "description": (
                "Tables for board games. Live play goes over the WebSocket "
                "/api/tables/{id}/live?seat=&after=&changes=, which sends `Update` at once and after every "
                "entry, takes `Play`, `TakeBack`, `Sit`, `Why`, `Hint` and `Ping`, and sends other replies."
            ),
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "trailboss_guest"}},
        },
        "security": [{}, {"guest": []}],
    }


def _is_type(kind: Any) -> bool:
    return kind is not None and kind != TEXT


def _operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    found: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "summary": endpoint.says,
        "parameters": [
            *(_parameter(name, "path") for name in names),
            *(_parameter(name, "query") for name in endpoint.query),
        ],
        "responses": {
            str(endpoint.status): {
                "description": endpoint.says,
                "content": _content(endpoint.answer, by_kind),
            },
            **_problems(endpoint),
        },
    }
    if endpoint.body is not None:
        found["requestBody"] = {
            "required": endpoint.body is not Nothing,
            "content": _content(endpoint.body, by_kind),
        }
    return found


def _content(kind: Any, by_kind: dict[str, Any]) -> dict[str, Any]:
    return {TEXT: {"schema": {"type": "string"}}} if kind == TEXT else {JSON: {"schema": by_kind[str(kind)]}}


def _parameter(name: str, where: str) -> dict[str, Any]:
    if where == "path" and name != "seat":
        schema: dict[str, Any] = {"type": "string", "minLength": 1}
    else:
        schema = {"type": "integer", "minimum": 0, "maximum": MAX_NUMBER}
    found = {"name": name, "in": where, "required": where == "path", "schema": schema}
    if where == "query":
        found["description"] = _QUERIES[name]
    return found


def _problems(endpoint: Endpoint) -> dict[str, Any]:
    """The refusals of an endpoint by their status, with their codes."""
    codes = [*EVERYWHERE, *(WITH_BODY if endpoint.method == "POST" else ()), *endpoint.refuses]
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        str(status): {
            "description": " · ".join(f"`{code}`" for code in found),
            "content": {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }
        for status, found in sorted(by_status.items())
    }
