"""The ASGI application: the API, live play and the client's files."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trailboss.core.errors import Failure
from trailboss.server.api.context import JSON, TEXT, api_error_of, decoded
from trailboss.server.api.routes import ENDPOINTS, Endpoint, Nothing
from trailboss.server.api_error import ApiError
from trailboss.server.bots.pool import BotPool
from trailboss.server.http import openapi
from trailboss.server.http.languages import requested_language
from trailboss.server.http.live_socket import LiveSockets
from trailboss.server.http.middleware import SecurityMiddleware
from trailboss.server.http.notices import Notices
from trailboss.server.http.rate_limits import Limits
from trailboss.server.http.request_context import (
    MAX_JSON_BYTES,
    MAX_RECORD_BYTES,
    AppState,
    Counters,
    HttpContext,
    check_origin,
    error_response,
    read_body,
)
from trailboss.server.http.web_client import WebClient
from trailboss.server.http.web_push import SERVICES, WebPush
from trailboss.server.http.webhooks import Webhooks
from trailboss.server.live_tables import LiveTables
from trailboss.server.storage import Periods, StorageError, Store
from trailboss.server.storage.lock import FileLock
from trailboss.server.tables.replays.records import ReplayService
from trailboss.server.tables.replays.reviews import Reviews


def create_app(
    store_url: str,
    *,
    origins: Collection[str] = (),
    hosts: Collection[str] = (),
    webhook_hosts: Collection[str] = (),
    base: str = "",
    limits: Limits | None = None,
    workers: int | None = None,
    static: Path | None = None,
    periods: Periods = Periods(),  # noqa: B008  it never changes
    metrics_port: int | None = None,
    chat: bool = True,
    push_hosts: Collection[str] = (),
) -> Starlette:
    """The application on the database at `store_url`.

    `origins` may use the API in addition to the server's own pages; `hosts` are the names of the server, if
    known; `webhook_hosts` are allowed for webhooks, whose links begin with `base`; `static` is the folder of
    the built client, if it isn't in the package; `periods` say how long tables are kept; `metrics_port`
    serves Prometheus; `chat` enables the chat; `push_hosts` are push services in addition to those of the
    usual browsers. If the server can't start, `app.state.failure` says why.
    """

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        lock = None
        try:
            lock = FileLock.of(store_url)
            store = await Store.open(store_url)
        except StorageError as error:
            if lock is not None:
                lock.release()
            app.state.failure = error  # the command line reports it better than the log
            raise
        pool = BotPool(workers)
        await pool.start()
        counters = Counters(limits or Limits())
        push = WebPush(store, Webhooks([*SERVICES, *push_hosts]), base)
        await push.open()
        notices = Notices(store, Webhooks(webhook_hosts), base, push)
        rooms = LiveTables(
            store,
            pool,
            on_settled=notices.table_settled,
            on_dropped=notices.forget,
            address_of=counters.address_of,
            periods=periods,
            chat=chat,
        )
        rooms.servers.shared = {**counters.shared, "bots": pool.queue}
        await rooms.start()
        reviews = Reviews(pool, store)
        app.state.server = AppState(rooms, counters, ReplayService(store), notices, origins, reviews, push)
        try:
            stop_metrics = _metrics(metrics_port, rooms, pool)
        except OSError:
            app.state.failure = Failure("server.metrics_port", port=metrics_port)
            raise
        try:
            yield
        finally:
            stop_metrics()
            await reviews.close()
            await rooms.close()
            await notices.close()
            await pool.close()
            await store.close()
            lock.release()

    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(SecurityMiddleware, hosts=hosts), Middleware(LiveSockets)],
        exception_handlers={HTTPException: _http_problem},
        lifespan=running,
    )
    app.router.redirect_slashes = False
    app.router.default = WebClient(static)
    return app


def _metrics(port: int | None, rooms: LiveTables, pool: BotPool) -> Callable[[], None]:
    """Serve metrics to Prometheus on a local port, if one is given; returns a function that stops it."""
    if port is None:
        return lambda: None
    from trailboss.server.http.metrics import expose

    return expose(port, "127.0.0.1", lambda: {"rooms": rooms.count(), "bot_queue": len(pool.queue)})


RequestHandler = Callable[[Request], Awaitable[Response]]


def _routes() -> list[Route]:
    """One route per path, so that the answer to a wrong method lists the allowed ones."""
    handlers: dict[str, dict[str, RequestHandler]] = {"/api/openapi.json": {"GET": _openapi}}
    for endpoint in ENDPOINTS:
        handlers.setdefault(endpoint.path, {})[endpoint.method] = _route(endpoint)
    return [Route(path, _by_method(methods), methods=list(methods)) for path, methods in handlers.items()]


def _by_method(methods: dict[str, RequestHandler]) -> RequestHandler:
    async def route(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return route


async def _openapi(request: Request) -> Response:
    return Response(openapi.encoded(), media_type=JSON)


def _route(endpoint: Endpoint) -> RequestHandler:
    async def route(request: Request) -> Response:
        context = HttpContext(request.app.state.server, request)
        try:
            return context.answer(await _answered(endpoint, context), endpoint.status)
        except ApiError as refusal:
            return error_response(refusal, context.lang)
        except StorageError as error:
            return error_response(api_error_of(error), context.lang)

    return route


async def _answered(endpoint: Endpoint, context: HttpContext) -> object:
    context.app.counters.request(context.request, context.guest)
    if endpoint.method == "POST":
        check_origin(context)
    if endpoint.body is TEXT:
        context.body = await read_body(context.request, TEXT, MAX_RECORD_BYTES)
    elif endpoint.body is not None:
        context.body = decoded(
            await read_body(context.request, JSON, MAX_JSON_BYTES),
            endpoint.body,
            optional=endpoint.body is Nothing,
        )
    return await endpoint.handler(context)


async def _http_problem(request: Request, error: Any) -> Response:
    """An error of the router itself as a problem like any other."""
    code = "wrong_method" if error.status_code == 405 else "unknown_path"
    response = error_response(ApiError(code), requested_language(request))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
