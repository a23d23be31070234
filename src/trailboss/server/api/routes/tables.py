"""Tables: creating, joining, starting and playing."""

from typing import Final

from trailboss.server.api import endpoints
from trailboss.server.api.routes.endpoint import CHANGING, CLOSED, Endpoint, Nothing
from trailboss.server.protocol.games import Catalogue
from trailboss.server.protocol.replays import FinishedGame
from trailboss.server.protocol.replies import Done
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.tables import Join, NewTable, SeatLink, SetChat, TableInfo, Tables
from trailboss.server.protocol.updates import Update

TABLES: Final = (
    Endpoint("GET", "/api/tables", endpoints.tables, "The caller's tables, and the listed ones", Tables),
    Endpoint(
        "POST",
        "/api/tables",
        endpoints.create,
        "Create a table",
        TableInfo,
        NewTable,
        (
            "bad_name",
            "bad_colour",
            "bad_clock",
            "bad_option",
            "bad_seats",
            "bad_seed",
            "unknown_bot",
            "unknown_game",
            "too_many_tables",
        ),
        status=201,
    ),
    Endpoint("GET", "/api/tables/{id}", endpoints.table, "A table", TableInfo, None, ("unknown_table",)),
    Endpoint(
        "GET",
        "/api/tables/{id}/catalogue",
        endpoints.table_catalogue,
        "All components of a table's game, by its options",
        Catalogue,
        None,
        ("unknown_table", "damaged"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/join",
        endpoints.join,
        "Take an open seat, or the own one back from a bot",
        TableInfo,
        Join,
        ("unknown_table", "bad_name", "bad_seats", "full", *CHANGING),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/start",
        endpoints.start,
        "Begin the game",
        TableInfo,
        Nothing,
        ("unknown_table", "not_host", "not_waiting", "seats_open", *CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/chat",
        endpoints.set_chat,
        "Turn the chat of a table on or off",
        TableInfo,
        SetChat,
        ("unknown_table", "not_host", "chat_off"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/claim",
        endpoints.claim,
        "Sit down where a link leads to",
        TableInfo,
        SeatLink,
        ("unknown_table", "bad_link", "log_full", *CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/resign",
        endpoints.resign,
        "Give the own seats to bots",
        TableInfo,
        Nothing,
        ("unknown_table", "not_your_seat", "not_running", *CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        endpoints.rematch,
        "The same seats, another seed",
        TableInfo,
        Nothing,
        ("unknown_table", "not_your_seat", "not_over", "damaged"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/state",
        endpoints.state,
        "All that a seat may see, and the log behind an entry",
        Update,
        None,
        ("unknown_table", "not_your_seat"),
        ("seat", "after"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/moves",
        endpoints.move,
        "Play a move",
        Done,
        Play,
        (
            "unknown_table",
            "not_your_seat",
            "not_running",
            "bot_decides",
            "stale",
            "bad_move",
            "illegal",
            "not_your_turn",
            *CLOSED,
        ),
        ("seat",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/forget",
        endpoints.forget,
        "Take a finished game off the caller's list",
        list[FinishedGame],
        Nothing,
        ("unknown_table", "not_your_seat", "not_over"),
    ),
)
