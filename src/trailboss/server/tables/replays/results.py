"""Results: a guest's own finished games."""

from typing import Any, Final

from trailboss.presentation import amount
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.replays import FinishedGame, FinishedSeat
from trailboss.server.tables.replays.records import full_record
from trailboss.server.tables.replays.reviews import review_key
from trailboss.server.tables.room import Room
from trailboss.server.tables.rooms import Result, Rooms
from trailboss.server.tables.stored.missing_game import game_of
from trailboss.server.tables.stored.table_log import TableLog

MAX_GAMES: Final = 60
"""How many games are listed, the latest first."""
MAX_CACHED: Final = 2000
"""How many results are kept in memory; a finished game never changes."""


class Results:
    """The results of guests' games."""

    def __init__(self, rooms: Rooms[Any]) -> None:
        self._rooms = rooms

    async def of(self, guest: str | None, lang: str) -> list[FinishedGame]:
        """The finished games in which a guest holds a seat, the latest first."""
        if guest is None:
            return []
        found: list[FinishedGame] = []
        keys: list[str] = []
        for stored in await self._rooms.store.tables_of(guest, MAX_GAMES):
            seats = [seat for seat, guests in stored.holders.items() if guest in guests]
            row = stored.table
            if row.status != "over" or row.damaged is not None or not seats:
                continue
            result = self._rooms.results.get(row.id) or await self._result(row.id)
            if result is None:
                continue
            game, seat = game_of(row.game), min(seats)
            found.append(
                FinishedGame(
                    row.id,
                    row.game,
                    game.title(lang),
                    row.changed,
                    seat,
                    result.seats,
                    amount(game, result.seats[seat].points, lang, unit=True),
                    None,
                )
            )
            keys.append(result.key)
        ratings = await self._rooms.store.ratings(keys)
        for each, key in zip(found, keys, strict=True):
            if key in ratings:
                each.rating = ratings[key][each.seat]
        return found

    async def forget(self, room: Room, guest: str | None) -> None:
        """Take a finished game off a guest's list: the guest no longer holds a seat there."""
        seats = room.table.seats_of(guest)
        if guest is None or not seats:
            raise ApiError("not_your_seat")
        if room.table.status != "over":
            raise ApiError("not_over", seq=room.table.seq)
        async with room.lock:
            for seat in seats:
                await room.store.remove_device(room.id, seat, guest)
                room.table.holders[seat].discard(guest)
            room.changed(seen=False)

    async def _result(self, table_id: str) -> Result | None:
        """The result of a game; None if it can't be read any more."""
        table = (await self._rooms.room(table_id)).table
        if table.state is None or not table.state.over or table.closed == "damaged":
            return None
        result = Result(_seats(table), review_key(full_record(table)))
        self._rooms.results[table_id] = result
        if len(self._rooms.results) > MAX_CACHED:
            self._rooms.results.popitem(last=False)
        return result


def _seats(table: TableLog) -> list[FinishedSeat]:
    state = table.state
    assert state is not None
    return [
        FinishedSeat(row.name, row.bot, score.total, score.place, score.parts)
        for row, score in zip(table.seats, state.scores(), strict=False)
    ]
