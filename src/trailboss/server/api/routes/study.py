"""The analysis table, openings and puzzles."""

from typing import Final

from trailboss.server.api import endpoints
from trailboss.server.api.routes.endpoint import CLOSED, Endpoint
from trailboss.server.protocol.replies import Hinted, WhyReply
from trailboss.server.protocol.study import (
    OpeningMove,
    PuzzleInfo,
    PuzzleSolution,
    Study,
    StudyBot,
    StudyHint,
    StudyMove,
    StudyWhy,
)
from trailboss.server.protocol.updates import Update

_PROBLEMS: Final = (
    "unknown_table",
    "unknown_record",
    "unknown_puzzle",
    "bad_record",
    "bad_move",
    "bad_seats",
    "not_your_seat",
    "not_running",
    "illegal",
    *CLOSED,
)

STUDY: Final = (
    Endpoint(
        "POST",
        "/api/study",
        endpoints.study,
        "A position after steps that somebody tries, as an update",
        Update,
        Study,
        _PROBLEMS,
    ),
    Endpoint(
        "POST",
        "/api/study/why",
        endpoints.study_why,
        "Why something can't be done in a study",
        WhyReply,
        StudyWhy,
        _PROBLEMS,
    ),
    Endpoint(
        "POST",
        "/api/study/hint",
        endpoints.study_hint,
        "What the coach says in a study",
        Hinted,
        StudyHint,
        (*_PROBLEMS, "no_hints", "hint_failed"),
    ),
    Endpoint(
        "POST",
        "/api/study/bot",
        endpoints.study_bot,
        "What a bot plays in a study",
        StudyMove,
        StudyBot,
        (*_PROBLEMS, "no_hints", "hint_failed", "unknown_bot"),
    ),
    Endpoint(
        "POST",
        "/api/study/openings",
        endpoints.study_openings,
        "What the opening book knows in a study",
        list[OpeningMove],
        Study,
        _PROBLEMS,
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
