"""Every endpoint of the API: its parameters, its result and its possible errors.

Routes and OpenAPI document are made from this list.
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
