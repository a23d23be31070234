"""The language in which a client is answered."""

from collections.abc import Mapping
from typing import Final

from starlette.requests import HTTPConnection

from trailboss.core.messages import ENGLISH, known_language
from trailboss.server.api.context import language_of

MAX_LANGUAGES: Final = 20
"""How many languages of a header are read."""


def requested_language(connection: HTTPConnection) -> str:
    """The language that the address names (`?lang=de`), or the best known one that the browser prefers."""
    return language_of(connection.query_params.get("lang", ""), preferred(connection.headers))


def preferred(headers: Mapping[str, str]) -> str:
    """The first known language of `Accept-Language`, by its weights."""
    wanted: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "").split(",")[:MAX_LANGUAGES]:
        name, _, weight = part.partition(";q=")
        lang = name.strip().lower().partition("-")[0]
        if known_language(lang):
            wanted.append((_weight(weight), lang))
    return max(wanted, key=lambda each: each[0], default=(0.0, ENGLISH))[1]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
