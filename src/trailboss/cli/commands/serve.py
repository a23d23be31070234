"""`trailboss serve`: the table in the browser, for one person or a whole club."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from trailboss.cli import language, options
from trailboss.cli.logs import set_up_logs
from trailboss.core.errors import Failure, TrailbossError
from trailboss.core.messages import format_message

if TYPE_CHECKING:
    from starlette.applications import Starlette

PORT: Final = 8700
TRIED: Final = 20
"""How many ports after the usual one are tried if it is taken."""
HOST: Final = "127.0.0.1"
MAX_MESSAGE_BYTES: Final = 64 * 1024
HEARTBEAT: Final = 20.0
"""Seconds between two signs of life on a WebSocket, and until one without an answer is dropped."""
RARE_COLLECTIONS: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector. Cycles are rare here; by default it would run at almost every move."""
PATIENCE: Final = 2
"""Seconds that open connections get to end when the server stops."""


DAY: Final = 24 * 3600.0
MAX_DAYS: Final = 36_500


def serve(
    ctx: typer.Context,
    port: Annotated[int | None, options.number("--port N", 0, 65535, "cli.serve.port")] = None,
    host: Annotated[str, options.value("--host ADDRESS", "cli.serve.host")] = HOST,
    open_page: Annotated[bool | None, typer.Option("--open/--no-open", help="cli.serve.open")] = None,
    data: Annotated[str | None, options.value("--data FILE", "cli.serve.data")] = None,
    database: Annotated[str | None, options.value("--database URL", "cli.serve.database")] = None,
    url: Annotated[str | None, options.value("--url URL", "cli.serve.url")] = None,
    webhook_host: Annotated[
        list[str] | None, options.value("--webhook-host HOST", "cli.serve.webhook_host")
    ] = None,
    keep_finished: Annotated[
        int, options.number("--keep-finished DAYS", 1, MAX_DAYS, "cli.serve.finished")
    ] = 365,
    keep_abandoned: Annotated[
        int, options.number("--keep-abandoned DAYS", 1, MAX_DAYS, "cli.serve.abandoned")
    ] = 30,
    log: Annotated[str, options.either("--log text|json", "cli.serve.log")] = "text",
    metrics_port: Annotated[
        int | None, options.number("--metrics-port N", 1, 65535, "cli.serve.metrics_port")
    ] = None,
    push_host: Annotated[list[str] | None, options.value("--push-host HOST", "cli.serve.push_host")] = None,
    chat: Annotated[bool, typer.Option("--chat/--no-chat", help="cli.serve.chat", show_default=False)] = True,
) -> None:
    """Serve the tables of a file or database until Ctrl-C. Help texts are keys of messages."""
    lang = language.of(ctx)
    if data is not None and database is not None:
        raise TrailbossError("cli.serve.both")
    with closing(bound(host, port)) as listening:
        set_up_logs(log)
        store, public, address = database or data_file(data), checked_url(url), address_of(listening)
        try:
            import uvicorn  # noqa: F401  needs the extra packages of the server

            from trailboss.server.http.app import create_app
            from trailboss.server.http.web_client import is_built
            from trailboss.server.storage import Periods, file_url
        except ImportError as error:
            raise Failure("cli.serve.missing", package=error.name or "starlette") from error
        if metrics_port is not None and find_spec("prometheus_client") is None:
            raise Failure("cli.serve.no_metrics")
        if not is_built():
            raise Failure("cli.serve.no_client")
        app = create_app(
            file_url(store) if isinstance(store, Path) else store,
            origins=[public] if public else [],
            hosts=[urlsplit(public).hostname or ""] if public else [],
            webhook_hosts=webhook_host or [],
            base=public or address,
            periods=Periods(finished=keep_finished * DAY, abandoned=keep_abandoned * DAY),
            metrics_port=metrics_port,
            chat=chat,
            push_hosts=push_host or (),
        )
        run(app, listening, address, lang, has_screen() if open_page is None else open_page)


def run(app: Starlette, listening: socket.socket, address: str, lang: str, open_page: bool) -> None:
    """Serve until Ctrl-C. Raises `TrailbossError` if the tables can't be stored."""
    import uvicorn

    from trailboss.server.http.connections import limited
    from trailboss.server.http.websocket_frames import BatchedFrames

    class Announcing(uvicorn.Server):
        """Prints the address as soon as the server answers."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                sys.stdout.write(format_message("cli.serve.here", {"address": address}, lang) + "\n")
                sys.stdout.flush()
                if open_page:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server = Announcing(
        uvicorn.Config(
            app,
            http=limited(),
            access_log=False,
            log_config=None,
            server_header=False,
            ws=BatchedFrames,
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            # Compression saves nothing within one machine, and costs memory for every connection.
            ws_per_message_deflate=not address_is_local(listening),
            timeout_graceful_shutdown=PATIENCE,
        )
    )
    gc.freeze()  # everything loaded by now lives until the end
    gc.set_threshold(*RARE_COLLECTIONS)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return  # the usual way to stop
    except SystemExit as error:  # how the web server says that it could not start
        failure = getattr(app.state, "failure", None)
        if isinstance(failure, TrailbossError):
            raise failure from error
        raise


# -------------------------------------------------------------------- where


def bound(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; unless a port is given, the usual one or the next free one."""
    tried = range(PORT, PORT + TRIED) if port is None else [port]
    for number in tried:
        try:
            return _bound_to(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number != tried[-1]:
                continue
            if error.errno == errno.EADDRINUSE:
                raise TrailbossError("cli.serve.port_taken", port=number) from error
            if error.errno == errno.EACCES:
                raise TrailbossError("cli.serve.port_forbidden", port=number) from error
            raise TrailbossError("cli.serve.no_host", host=host) from error
    raise AssertionError("some port was tried")


def _bound_to(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":  # there it would mean that two servers may share the port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(place)
        found.listen()
        found.setblocking(False)
    except OSError:
        found.close()
        raise
    return found


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the table."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_is_local(listening: socket.socket) -> bool:
    host = str(listening.getsockname()[0])
    return host.startswith("127.") or host == "::1"


def checked_url(given: str | None) -> str | None:
    """The address by which others reach the server, as browsers write it: `https://games.example.org`."""
    if given is None:
        return None
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise TrailbossError("cli.serve.bad_url", given=given[:80])
    return f"{parts.scheme}://{parts.netloc.lower()}"


def data_file(given: str | None) -> Path:
    """The file with the tables; the default folder is created if needed."""
    if given is not None:
        return Path(given).expanduser().absolute()
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the tables are kept when the user names no file."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "trailboss"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "trailboss"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "trailboss"
    return home / ".local" / "share" / "trailboss"


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Is there a screen on which a browser can open?"""
    if environ.get("CI") or not sys.stdout.isatty():
        return False
    return platform in ("win32", "darwin") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
