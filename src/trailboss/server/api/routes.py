"""Every address of the API: what it takes, what it gives, and what it may refuse.

The one list behind the routes and the OpenAPI document.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from trailboss.server.api import endpoints
from trailboss.server.api.context import TEXT, RequestContext
from trailboss.server.protocol.base import Wire
from trailboss.server.protocol.coach import Judge, ReviewStatus, Verdict
from trailboss.server.protocol.games import Catalogue, GameInfo
from trailboss.server.protocol.replays import FinishedGame, Frames, OpenedRecord
from trailboss.server.protocol.replies import Because, Done, Hinted
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.study import (
    OpeningMove,
    PuzzleInfo,
    PuzzleSolution,
    StandingOrder,
    Study,
    StudyBot,
    StudyHint,
    StudyMove,
    StudyWhy,
)
from trailboss.server.protocol.tables import (
    ChooseColour,
    Device,
    Join,
    NewTable,
    PushEnd,
    PushSubscription,
    RemoveDevice,
    SeatBot,
    SeatLink,
    ServerInfo,
    SetChat,
    TableInfo,
    Tables,
    Webhook,
)
from trailboss.server.protocol.updates import OrderInfo, Update


class Nothing(Wire):
    """A request that says all by its address."""


Handler = Callable[[RequestContext], Awaitable[object]]


class Endpoint(NamedTuple):
    """One address: how it is called, and what goes in and out."""

    method: str
    path: str
    handler: Handler
    says: str
    answer: Any
    """A struct, a list of structs, or `TEXT`."""
    body: Any = None
    """A struct, `TEXT`, or None where the address says all."""
    refuses: tuple[str, ...] = ()
    """The codes of problems that are its own, besides those of every request."""
    query: tuple[str, ...] = ()
    status: int = 200


_SEATED: Final = ("unknown_table", "bad_seats")
_CLOSED: Final = ("damaged", "archived")
_CHANGING: Final = ("taken", "not_running", "log_full", *_CLOSED)
_STUDY: Final = (
    "unknown_table",
    "unknown_record",
    "unknown_puzzle",
    "bad_record",
    "bad_move",
    "bad_seats",
    "not_your_seat",
    "not_running",
    "illegal",
    *_CLOSED,
)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", endpoints.health, "Is the server up?", endpoints.Health),
    Endpoint("GET", "/api/server", endpoints.server, "What this server offers", ServerInfo),
    Endpoint(
        "POST",
        "/api/push",
        endpoints.subscribe,
        "Tell this browser of its guest's turns by Web Push",
        ServerInfo,
        PushSubscription,
        ("bad_push",),
    ),
    Endpoint("POST", "/api/push/end", endpoints.unsubscribe, "Tell it no more", ServerInfo, PushEnd),
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
    Endpoint("GET", "/api/tables", endpoints.tables, "The caller's tables, and the listed ones", Tables),
    Endpoint(
        "POST",
        "/api/tables",
        endpoints.create,
        "Set a table",
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
        ("unknown_table", "bad_name", "bad_seats", "full", *_CHANGING),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/start",
        endpoints.start,
        "Begin the game",
        TableInfo,
        Nothing,
        ("unknown_table", "not_host", "not_waiting", "seats_open", *_CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/bot",
        endpoints.seat_bot,
        "Give a seat to a bot",
        TableInfo,
        SeatBot,
        (*_SEATED, "unknown_bot", "not_host", "not_your_seat", "not_away", *_CHANGING),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/open",
        endpoints.open_seat,
        "Free a seat before the game",
        TableInfo,
        Nothing,
        (*_SEATED, "not_host", "not_waiting", "taken", "log_full", *_CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/colour",
        endpoints.choose_colour,
        "Choose the colour of an own seat before the game",
        TableInfo,
        ChooseColour,
        (*_SEATED, "not_your_seat", "not_waiting", "bad_colour", "log_full", *_CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/link",
        endpoints.link,
        "A link that opens the own seat on another device",
        SeatLink,
        Nothing,
        (*_SEATED, "not_your_seat"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/seats/{seat}/devices",
        endpoints.list_devices,
        "The devices that hold the own seat",
        list[Device],
        None,
        (*_SEATED, "not_your_seat"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/devices/remove",
        endpoints.remove_device,
        "Take the own seat from another device",
        list[Device],
        RemoveDevice,
        (*_SEATED, "not_your_seat", "unknown_device", "older_device"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/webhook",
        endpoints.webhook,
        "Where to tell that it is this seat's turn",
        TableInfo,
        Webhook,
        (*_SEATED, "not_your_seat", "bad_webhook"),
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
        ("unknown_table", "bad_link", "log_full", *_CLOSED),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/resign",
        endpoints.resign,
        "Give the own seats to bots",
        TableInfo,
        Nothing,
        ("unknown_table", "not_your_seat", "not_running", *_CLOSED),
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
            *_CLOSED,
        ),
        ("seat",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/judge",
        endpoints.judge,
        "Teaching mode: what a move would cost, in games against bots only",
        Verdict,
        Judge,
        (
            *_SEATED,
            "not_your_seat",
            "not_running",
            "not_your_turn",
            "stale",
            "bad_move",
            "illegal",
            "no_hints",
            "no_teaching",
            "hint_failed",
            *_CLOSED,
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        endpoints.record,
        "The record of a game that is over, or what is left of a closed one",
        TEXT,
        None,
        ("unknown_table", "not_over"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/frames",
        endpoints.frames,
        "A stretch of the game, step by step",
        Frames,
        None,
        ("unknown_table", "not_your_seat", "bad_seats", "not_running"),
        ("seat", "from", "count"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/review",
        endpoints.table_review,
        "The coach's review of a game that is over, or how far it is",
        ReviewStatus,
        None,
        ("unknown_table", "not_over", "bad_record"),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/review",
        endpoints.record_review,
        "The coach's review of a record, or how far it is",
        ReviewStatus,
        None,
        ("unknown_record", "bad_record"),
    ),
    Endpoint(
        "POST",
        "/api/records",
        endpoints.keep_record,
        "Send in a record to watch",
        OpenedRecord,
        TEXT,
        ("bad_record",),
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}",
        endpoints.kept_record,
        "A record that was sent in",
        TEXT,
        None,
        ("unknown_record",),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/frames",
        endpoints.record_frames,
        "A stretch of a record, step by step",
        Frames,
        None,
        ("unknown_record", "bad_record", "bad_seats"),
        ("seat", "from", "count"),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/catalogue",
        endpoints.record_catalogue,
        "All components of a record's game, by its options",
        Catalogue,
        None,
        ("unknown_record", "bad_record"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/order",
        endpoints.prepare,
        "Prepare the own next turn; it is played if nothing it depends on has changed",
        OrderInfo,
        StandingOrder,
        (
            *_SEATED,
            "not_your_seat",
            "not_running",
            "bot_decides",
            "bad_move",
            "illegal",
            "order_now",
            "order_empty",
            *_CLOSED,
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/order/cancel",
        endpoints.cancel_order,
        "Cancel the prepared turn",
        TableInfo,
        Nothing,
        (*_SEATED, "not_your_seat", *_CLOSED),
    ),
    Endpoint("GET", "/api/finished", endpoints.finished, "The caller's finished games", list[FinishedGame]),
    Endpoint(
        "POST",
        "/api/tables/{id}/forget",
        endpoints.forget,
        "Take a finished game off the caller's list",
        list[FinishedGame],
        Nothing,
        ("unknown_table", "not_your_seat", "not_over"),
    ),
    Endpoint(
        "POST",
        "/api/study",
        endpoints.study,
        "A position after steps that somebody tries, as an update",
        Update,
        Study,
        _STUDY,
    ),
    Endpoint(
        "POST",
        "/api/study/why",
        endpoints.study_why,
        "Why something can't be done in a study",
        Because,
        StudyWhy,
        _STUDY,
    ),
    Endpoint(
        "POST",
        "/api/study/hint",
        endpoints.study_hint,
        "What the coach says in a study",
        Hinted,
        StudyHint,
        (*_STUDY, "no_hints", "hint_failed"),
    ),
    Endpoint(
        "POST",
        "/api/study/bot",
        endpoints.study_bot,
        "What a bot plays in a study",
        StudyMove,
        StudyBot,
        (*_STUDY, "no_hints", "hint_failed", "unknown_bot"),
    ),
    Endpoint(
        "POST",
        "/api/study/openings",
        endpoints.study_openings,
        "What the opening book knows in a study",
        list[OpeningMove],
        Study,
        _STUDY,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles",
        endpoints.puzzles,
        "The puzzles of a game, without their solutions",
        list[PuzzleInfo],
        None,
        ("unknown_game",),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles/{id}",
        endpoints.puzzle,
        "The solution of a puzzle",
        PuzzleSolution,
        None,
        ("unknown_game", "unknown_puzzle"),
    ),
)
