"""The web client's files: pages that are revalidated, and assets that never change."""

import gzip
import hashlib
import mimetypes
import os
import posixpath
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from trailboss.core.messages import LANGUAGES, format_message
from trailboss.server.api_error import ApiError
from trailboss.server.http.languages import requested_language
from trailboss.server.http.request_context import error_response

FOLDER: Final = "TRAILBOSS_STATIC"
"""The environment variable with the folder of the built client, if it isn't in the package."""

FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
COMPRESSIBLE: Final = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""Fixed here, because the system's own table may differ."""


class File(NamedTuple):
    """One file of the client, ready to be sent."""

    content: bytes
    gzipped: bytes | None
    kind: str
    tag: str
    caching: str
    changed: int


def folder() -> Path:
    """The folder of the built client."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else Path(__file__).parents[1] / "static"


def is_built() -> bool:
    """Is the client built?"""
    return (folder() / "index.html").is_file()


class WebClient:
    """Serves the client: its files, and its single page for every address that the client handles."""

    def __init__(self, place: Path | None = None) -> None:
        self._place = (place or folder()).resolve()
        self._files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what no other route answers; called by the router."""
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
            return
        await self._response(scope)(scope, receive, send)

    def _response(self, scope: Scope) -> Response:
        path: str = scope["path"]
        lang = requested_language(HTTPConnection(scope))
        if path == "/api" or path.startswith("/api/"):
            return error_response(ApiError("unknown_path"), lang)
        if scope["method"] not in ("GET", "HEAD"):
            response = error_response(ApiError("wrong_method"), lang)
            response.headers["allow"] = "GET, HEAD"
            return response
        name = path[1:]
        found = self._file(name) if name else None
        if found is None:
            if name.startswith("assets/") or "." in name.rpartition("/")[2]:
                return error_response(ApiError("unknown_path"), lang)
            found = self._file("index.html")
        return _not_built() if found is None else _sent(found, Headers(scope=scope))

    def _file(self, name: str) -> File | None:
        """A file by its name, kept in memory as long as it does not change."""
        if posixpath.normpath(name) != name:  # only one name per file, or the cache could grow without limit
            return None
        path = self._place / name
        try:
            inside = path.resolve().is_relative_to(self._place) and path.is_file()
            changed = path.stat().st_mtime_ns if inside else 0
        except (OSError, ValueError):  # a name that no file can have
            return None
        if not inside:
            return None
        known = self._files.get(name)
        if known is None or known.changed != changed:
            known = self._files[name] = _read(path, name, changed)
        return known


def _read(path: Path, name: str, changed: int) -> File:
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    gzipped = gzip.compress(content, mtime=0) if path.suffix in COMPRESSIBLE else None
    caching = FOREVER if name.startswith("assets/") else REVALIDATE
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return File(content, gzipped, kind, tag, caching, changed)


def _sent(found: File, headers: Headers) -> Response:
    answer = {"cache-control": found.caching, "etag": found.tag, "vary": "accept-encoding"}
    if headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=answer)
    if found.gzipped is not None and "gzip" in headers.get("accept-encoding", ""):
        return Response(found.gzipped, headers={**answer, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.content, headers=answer, media_type=found.kind)


def _not_built() -> Response:
    """A page that says how to build the client, if it is missing."""
    texts = [format_message("server.no_client", {}, lang) for lang in LANGUAGES]
    page = (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Trailboss</title>"
        f"<p>{texts[0]}</p><p lang=de>{texts[1]}</p></html>"
    )
    headers = {"cache-control": "no-store"}
    return Response(page, 503, headers, "text/html; charset=utf-8")
