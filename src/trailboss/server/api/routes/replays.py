"""Replays, records and reviews."""

from trailboss.server import catalogue as catalogues
from trailboss.server.api.context import TEXT, RequestContext, Text
from trailboss.server.api.endpoint import CLOSED, SEATED, get, post
from trailboss.server.protocol.coach import Judge, ReviewStatus, Verdict
from trailboss.server.protocol.games import Catalogue
from trailboss.server.protocol.replays import FinishedGame, Frames, OpenedRecord
from trailboss.server.tables.replays.records import record_of
from trailboss.server.tables.replays.replay import MAX_FRAMES

_STRETCH = ("seat", "from", "count")
_NO_MOVE = ("not_running", "not_your_turn", "stale", "bad_move", "illegal")
_NO_VERDICT = ("no_hints", "no_teaching", "hint_failed")


@post("/api/tables/{id}/judge", Judge, *SEATED, "not_your_seat", *_NO_MOVE, *_NO_VERDICT, *CLOSED)
async def judge(context: RequestContext) -> Verdict:
    """Teaching mode: what a move would cost, in games against bots only."""
    return await context.rooms.judge(await context.room(), context.guest, context.lang, context.body)


@get("/api/tables/{id}/record", "unknown_table", "not_over")
async def record(context: RequestContext) -> Text:
    """The record of a finished game, or the moves of a closed one."""
    room = await context.room()
    return Text(record_of(room.table), f"{room.id}.record")


@get("/api/tables/{id}/frames", "unknown_table", "not_your_seat", "bad_seats", "not_running", query=_STRETCH)
async def frames(context: RequestContext) -> Frames:
    """A stretch of the game, step by step."""
    first, count = context.number("from", 0) or 0, context.number("count", MAX_FRAMES) or 0
    room = await context.room()
    seat = context.number("seat", None)
    return await context.replays.table_frames(room, context.guest, seat, context.lang, first, count)


@get("/api/tables/{id}/review", "unknown_table", "not_over", "bad_record")
async def table_review(context: RequestContext) -> ReviewStatus:
    """The coach's review of a finished game, or its progress."""
    return context.review(record_of((await context.room()).table))


@get("/api/records/{id}/review", "unknown_record", "bad_record")
async def record_review(context: RequestContext) -> ReviewStatus:
    """The coach's review of a record, or its progress."""
    return context.review(await context.replays.text(context.path["id"]))


@post("/api/records", TEXT, "bad_record", status=201)
async def keep_record(context: RequestContext) -> OpenedRecord:
    """Upload a record to watch."""
    context.count_heavy()
    return OpenedRecord(await context.replays.keep(context.body))


@get("/api/records/{id}", "unknown_record")
async def kept_record(context: RequestContext) -> Text:
    """An uploaded record."""
    return Text(await context.replays.text(context.path["id"]))


@get("/api/records/{id}/frames", "unknown_record", "bad_record", "bad_seats", query=_STRETCH)
async def record_frames(context: RequestContext) -> Frames:
    """A stretch of a record, step by step."""
    first, count = context.number("from", 0) or 0, context.number("count", MAX_FRAMES) or 0
    record_id, seat = context.path["id"], context.number("seat", None)
    return await context.replays.record_frames(record_id, seat, context.lang, first, count)


@get("/api/records/{id}/catalogue", "unknown_record", "bad_record", answer=Catalogue)
async def record_catalogue(context: RequestContext) -> catalogues.Encoded:
    """All components of a record's game, by its options."""
    config = (await context.replays.replay(context.path["id"])).record.config
    options = tuple(sorted(config.options.items()))
    return catalogues.encoded_catalogue(config.game.name, context.lang, options)


@get("/api/finished")
async def finished(context: RequestContext) -> list[FinishedGame]:
    """The caller's finished games."""
    return await context.results.of(context.guest, context.lang)
