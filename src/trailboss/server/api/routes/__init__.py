"""Every endpoint of the API. Routes and OpenAPI document are made from the list `ENDPOINTS`."""

from trailboss.server.api.endpoint import ENDPOINTS, Endpoint, Nothing
from trailboss.server.api.routes import replays, seats, server, study, tables

__all__ = ["ENDPOINTS", "Endpoint", "Nothing", "replays", "seats", "server", "study", "tables"]
