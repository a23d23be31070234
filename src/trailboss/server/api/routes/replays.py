"""Replays, records and reviews."""

from typing import Final

from trailboss.server.api import endpoints
from trailboss.server.api.context import TEXT
from trailboss.server.api.routes.endpoint import CLOSED, SEATED, Endpoint
from trailboss.server.protocol.coach import Judge, ReviewStatus, Verdict
from trailboss.server.protocol.games import Catalogue
from trailboss.server.protocol.replays import FinishedGame, Frames, OpenedRecord

REPLAYS: Final = (
    Endpoint(
        "POST",
        "/api/tables/{id}/judge",
        endpoints.judge,
        "Teaching mode: what a move would cost, in games against bots only",
        Verdict,
        Judge,
        (
            *SEATED,
            "not_your_seat",
            "not_running",
            "not_your_turn",
            "stale",
            "bad_move",
            "illegal",
            "no_hints",
            "no_teaching",
            "hint_failed",
            *CLOSED,
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
    Endpoint("GET", "/api/finished", endpoints.finished, "The caller's finished games", list[FinishedGame]),
)
