"""Every address of the API: what it takes, what it returns, and what it may refuse.

The one list behind the routes and the OpenAPI document.
"""

from typing import Final

from trailboss.server.api.routes.endpoint import Endpoint, Nothing
from trailboss.server.api.routes.replays import REPLAYS
from trailboss.server.api.routes.seats import SEATS
from trailboss.server.api.routes.server import SERVER
from trailboss.server.api.routes.study import STUDY
from trailboss.server.api.routes.tables import TABLES

__all__ = ["ENDPOINTS", "Endpoint", "Nothing"]

ENDPOINTS: Final = (*SERVER, *TABLES, *SEATS, *REPLAYS, *STUDY)
