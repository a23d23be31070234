"""What the API does at each of its addresses; `routes` lists them."""

from typing import Literal

import trailboss
from trailboss.server import catalogue as catalogues
from trailboss.server.api.context import RequestContext, Text
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.base import Wire
from trailboss.server.protocol.coach import ReviewStatus, Verdict
from trailboss.server.protocol.replays import FinishedGame, Frames, OpenedRecord
from trailboss.server.protocol.replies import Done, Hinted, WhyReply
from trailboss.server.protocol.study import OpeningMove, PuzzleInfo, PuzzleSolution, StudyMove
from trailboss.server.protocol.tables import Device, SeatLink, ServerInfo, TableInfo, Tables
from trailboss.server.protocol.updates import Observation, OrderInfo, Update
from trailboss.server.tables import chat, moves, observations, seats
from trailboss.server.tables.create_table import game_named
from trailboss.server.tables.replays.records import record_of
from trailboss.server.tables.replays.replay import MOST_FRAMES
from trailboss.server.tables.replays.study import puzzle_list, puzzle_solution


class Health(Wire):
    """The server is up; `degraded` if it cannot write down anything right now."""

    status: Literal["ok", "degraded"]
    version: str
    compiled: bool


# -------------------------------------------------------------------- games


async def games(context: RequestContext) -> catalogues.Encoded:
    return catalogues.encoded_games(context.lang)


async def catalogue(context: RequestContext) -> catalogues.Encoded:
    return catalogues.encoded_catalogue(game_named(context.path["game"]).name, context.lang)


async def table_catalogue(context: RequestContext) -> catalogues.Encoded:
    """A table may have its own components, such as a custom map."""
    table = (await context.room()).table
    row = table.row
    if table.closed == "damaged" and table.state is None:
        raise ApiError("damaged", seq=table.seq)
    return catalogues.encoded_catalogue(row.game, context.lang, tuple(sorted(row.options.items())))


async def record_catalogue(context: RequestContext) -> catalogues.Encoded:
    """The same for a record that was sent in."""
    setting = (await context.replays.replay(context.path["id"])).record.setting
    options = tuple(sorted(setting.options.items()))
    return catalogues.encoded_catalogue(setting.game.name, context.lang, options)


# -------------------------------------------------------------------- tables


async def tables(context: RequestContext) -> Tables:
    return await context.rooms.tables(context.guest, context.lang)


async def create(context: RequestContext) -> TableInfo:
    context.count_heavy()
    guest = context.guest_now()
    room = await context.rooms.create(context.body, guest)
    return room.info(guest, context.lang)


async def table(context: RequestContext) -> TableInfo:
    return (await context.room()).info(context.guest, context.lang)


async def join(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.join(room, context.guest_now(), context.body)
    return room.info(context.guest, context.lang)


async def start(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.start(room, context.guest)
    return room.info(context.guest, context.lang)


async def seat_bot(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.seat_bot(room, context.guest, context.seat, context.body.bot)
    return room.info(context.guest, context.lang)


async def open_seat(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.open_seat(room, context.guest, context.seat)
    return room.info(context.guest, context.lang)


async def choose_colour(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.choose_colour(room, context.guest, context.seat, context.body.colour)
    return room.info(context.guest, context.lang)


async def link(context: RequestContext) -> SeatLink:
    context.count_heavy()
    return await seats.link(await context.room(), context.guest, context.seat)


async def claim(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.claim(room, context.guest_now(), context.body.secret)
    return room.info(context.guest, context.lang)


async def list_devices(context: RequestContext) -> list[Device]:
    return await seats.devices(await context.room(), context.guest, context.seat)


async def remove_device(context: RequestContext) -> list[Device]:
    return await seats.remove_device(await context.room(), context.guest, context.seat, context.body.id)


async def resign(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.resign(room, context.guest)
    return room.info(context.guest, context.lang)


async def rematch(context: RequestContext) -> TableInfo:
    context.count_heavy()
    room = await context.room()
    other = await context.rooms.rematch(room, context.guest)
    return other.info(context.guest, context.lang)


async def webhook(context: RequestContext) -> TableInfo:
    room = await context.room()
    await context.set_webhook(room, context.body.url)
    return room.info(context.guest, context.lang)


async def set_chat(context: RequestContext) -> TableInfo:
    room = await context.room()
    await chat.set_chat(room, context.guest, context.body.on)
    return room.info(context.guest, context.lang)


# -------------------------------------------------------------------- playing


async def state(context: RequestContext) -> bytes:
    room = await context.room()
    seat = room.eyes(context.guest, context.number("seat", None))
    return room.update_bytes(context.guest, seat, context.lang, context.number("after", 0) or 0)


async def move(context: RequestContext) -> Done:
    room = await context.room()
    return await moves.play(room, context.guest, context.number("seat", None), context.body)


async def observation(context: RequestContext) -> Observation:
    room, after = await context.room(), context.number("after", 0) or 0
    return observations.observation(room, context.guest, context.seat, context.lang, after)


async def why(context: RequestContext) -> WhyReply:
    room = await context.room()
    return moves.why(room, context.guest, context.seat, context.lang, context.body)


async def hint(context: RequestContext) -> Hinted:
    room = await context.room()
    return await context.rooms.hint(room, context.guest, context.seat, context.lang, context.body)


async def judge(context: RequestContext) -> Verdict:
    return await context.rooms.judge(await context.room(), context.guest, context.lang, context.body)


async def prepare(context: RequestContext) -> OrderInfo:
    room = await context.room()
    return await context.studies.prepare(room, context.guest, context.seat, context.body, context.lang)


async def cancel_order(context: RequestContext) -> TableInfo:
    room = await context.room()
    await context.studies.cancel_order(room, context.guest, context.seat)
    return room.info(context.guest, context.lang)


async def record(context: RequestContext) -> Text:
    room = await context.room()
    return Text(record_of(room.table), f"{room.id}.record")


# -------------------------------------------------------------------- watching


async def frames(context: RequestContext) -> Frames:
    first, count = context.number("from", 0) or 0, context.number("count", MOST_FRAMES) or 0
    room = await context.room()
    seat = context.number("seat", None)
    return await context.replays.table_frames(room, context.guest, seat, context.lang, first, count)


async def keep_record(context: RequestContext) -> OpenedRecord:
    context.count_heavy()
    return OpenedRecord(await context.replays.keep(context.body))


async def kept_record(context: RequestContext) -> Text:
    return Text(await context.replays.text(context.path["id"]))


async def record_frames(context: RequestContext) -> Frames:
    first, count = context.number("from", 0) or 0, context.number("count", MOST_FRAMES) or 0
    record_id, seat = context.path["id"], context.number("seat", None)
    return await context.replays.record_frames(record_id, seat, context.lang, first, count)


async def table_review(context: RequestContext) -> ReviewStatus:
    return context.review(record_of((await context.room()).table))


async def record_review(context: RequestContext) -> ReviewStatus:
    return context.review(await context.replays.text(context.path["id"]))


# -------------------------------------------------------------------- finished games


async def finished(context: RequestContext) -> list[FinishedGame]:
    return await context.results.of(context.guest, context.lang)


async def forget(context: RequestContext) -> list[FinishedGame]:
    await context.results.forget(await context.room(), context.guest)
    return await context.results.of(context.guest, context.lang)


# -------------------------------------------------------------------- studies


async def study(context: RequestContext) -> Update:
    return await context.studies.update(context.body, context.guest, context.lang)


async def study_why(context: RequestContext) -> WhyReply:
    return await context.studies.why(context.body, context.guest, context.lang)


async def study_hint(context: RequestContext) -> Hinted:
    return await context.studies.hint(context.body, context.guest, context.lang)


async def study_bot(context: RequestContext) -> StudyMove:
    return await context.studies.bot_move(context.body, context.guest)


async def study_openings(context: RequestContext) -> list[OpeningMove]:
    return await context.studies.openings(context.body, context.guest, context.lang)


async def puzzles(context: RequestContext) -> list[PuzzleInfo]:
    return puzzle_list(game_named(context.path["game"]).name, context.lang)


async def puzzle(context: RequestContext) -> PuzzleSolution:
    return puzzle_solution(game_named(context.path["game"]).name, context.path["id"], context.lang)


# -------------------------------------------------------------------- the server itself


async def subscribe(context: RequestContext) -> ServerInfo:
    context.count_heavy()
    await context.subscribe()
    return context.server_info()


async def unsubscribe(context: RequestContext) -> ServerInfo:
    await context.unsubscribe()
    return context.server_info()


async def server(context: RequestContext) -> ServerInfo:
    return context.server_info()


async def health(context: RequestContext) -> Health:
    can_write = await context.can_write()
    return Health("ok" if can_write else "degraded", trailboss.__version__, trailboss.COMPILED)
