"""The server itself, its games, and notifications."""

from typing import Literal

import trailboss
from trailboss.server import catalogue as catalogues
from trailboss.server.api.context import RequestContext
from trailboss.server.api.endpoint import get, post
from trailboss.server.protocol.base import Wire
from trailboss.server.protocol.games import Catalogue, GameInfo
from trailboss.server.protocol.tables import PushEnd, PushSubscription, ServerInfo
from trailboss.server.tables.create_table import game_named


class Health(Wire):
    """The server is up; `degraded` if it can't write to its database right now."""

    status: Literal["ok", "degraded"]
    version: str
    compiled: bool


@get("/api/health")
async def health(context: RequestContext) -> Health:
    """Is the server up?"""
    can_write = await context.can_write()
    return Health("ok" if can_write else "degraded", trailboss.__version__, trailboss.COMPILED)


@get("/api/server")
async def server(context: RequestContext) -> ServerInfo:
    """What this server offers."""
    return context.server_info()


@post("/api/push", PushSubscription, "bad_push")
async def subscribe(context: RequestContext) -> ServerInfo:
    """Notify this browser of its guest's turns by Web Push."""
    context.count_heavy()
    await context.subscribe()
    return context.server_info()


@post("/api/push/end", PushEnd)
async def unsubscribe(context: RequestContext) -> ServerInfo:
    """Stop notifying it."""
    await context.unsubscribe()
    return context.server_info()


@get("/api/games", answer=list[GameInfo])
async def games(context: RequestContext) -> catalogues.Encoded:
    """The games, with their options and bots."""
    return catalogues.encoded_games(context.lang)


@get("/api/games/{game}/catalogue", "unknown_game", answer=Catalogue)
async def catalogue(context: RequestContext) -> catalogues.Encoded:
    """All components of a game."""
    return catalogues.encoded_catalogue(game_named(context.path["game"]).name, context.lang)
