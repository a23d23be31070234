"""The server itself, its games, and notifications."""

from typing import Final

from trailboss.server.api import endpoints
from trailboss.server.api.routes.endpoint import Endpoint
from trailboss.server.protocol.games import Catalogue, GameInfo
from trailboss.server.protocol.tables import PushEnd, PushSubscription, ServerInfo

SERVER: Final = (
    Endpoint("GET", "/api/health", endpoints.health, "Is the server up?", endpoints.Health),
    Endpoint("GET", "/api/server", endpoints.server, "What this server offers", ServerInfo),
    Endpoint(
        "POST",
        "/api/push",
        endpoints.subscribe,
        "Notify this browser of its guest's turns by Web Push",
        ServerInfo,
        PushSubscription,
        ("bad_push",),
    ),
    Endpoint("POST", "/api/push/end", endpoints.unsubscribe, "Stop notifying it", ServerInfo, PushEnd),
    Endpoint(
        "GET",
        "/api/games",
        endpoints.games,
        "The games, with their options and bots",
        list[GameInfo],
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/catalogue",
        endpoints.catalogue,
        "All components of a game",
        Catalogue,
        None,
        ("unknown_game",),
    ),
)
