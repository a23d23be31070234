"""The analysis table, openings and puzzles."""

from trailboss.server.api.context import RequestContext
from trailboss.server.api.endpoint import CLOSED, get, post
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
from trailboss.server.tables.create_table import game_named
from trailboss.server.tables.replays.study import puzzle_list, puzzle_solution

_UNKNOWN = ("unknown_table", "unknown_record", "unknown_puzzle")
_BAD = ("bad_record", "bad_move", "bad_seats", "not_your_seat", "not_running", "illegal")
_PROBLEMS = (*_UNKNOWN, *_BAD, *CLOSED)


@post("/api/study", Study, *_PROBLEMS)
async def study(context: RequestContext) -> Update:
    """A position after steps that somebody tries, as an update."""
    return await context.studies.update(context.body, context.guest, context.lang)


@post("/api/study/why", StudyWhy, *_PROBLEMS)
async def study_why(context: RequestContext) -> WhyReply:
    """Why something can't be done in a study."""
    return await context.studies.why(context.body, context.guest, context.lang)


@post("/api/study/hint", StudyHint, *_PROBLEMS, "no_hints", "hint_failed")
async def study_hint(context: RequestContext) -> Hinted:
    """What the coach says in a study."""
    return await context.studies.hint(context.body, context.guest, context.lang)


@post("/api/study/bot", StudyBot, *_PROBLEMS, "no_hints", "hint_failed", "unknown_bot")
async def study_bot(context: RequestContext) -> StudyMove:
    """What a bot plays in a study."""
    return await context.studies.bot_move(context.body, context.guest)


@post("/api/study/openings", Study, *_PROBLEMS)
async def study_openings(context: RequestContext) -> list[OpeningMove]:
    """What the opening book knows in a study."""
    return await context.studies.openings(context.body, context.guest, context.lang)


@get("/api/games/{game}/puzzles", "unknown_game")
async def puzzles(context: RequestContext) -> list[PuzzleInfo]:
    """The puzzles of a game, without their solutions."""
    return puzzle_list(game_named(context.path["game"]).name, context.lang)


@get("/api/games/{game}/puzzles/{id}", "unknown_game", "unknown_puzzle")
async def puzzle(context: RequestContext) -> PuzzleSolution:
    """The solution of a puzzle."""
    return puzzle_solution(game_named(context.path["game"]).name, context.path["id"], context.lang)
