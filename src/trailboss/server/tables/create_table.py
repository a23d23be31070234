"""Creating a table: checks the request and makes the rows to store."""

import secrets
from typing import Final, NamedTuple

import trailboss
from trailboss.core import colours
from trailboss.core.contract import Game, registered
from trailboss.core.errors import BadSeats, TrailbossError, UnknownGame
from trailboss.presentation import shown
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.base import Value
from trailboss.server.protocol.tables import NewSeat, NewTable
from trailboss.server.tables.clock import checked_clock
from trailboss.server.tables.names import bot_name, checked_name, distinct, guest_name, new_table_id
from trailboss.server.tables.seats import checked_bot
from trailboss.server.tables.stored.rows import SeatRow, Stored, TableRow

HIGHEST_SEED: Final = 2**53 - 1
"""The largest integer that JavaScript can represent exactly, so that browsers can check the shuffle."""


class TableDraft(NamedTuple):
    """A table that can be stored: its rows, and who holds which seat."""

    table: TableRow
    seats: list[SeatRow]
    holders: dict[int, set[str]]


def game_named(name: str) -> Game:
    """The game of that name; raises `ApiError`."""
    try:
        game = registered(name)
    except UnknownGame as error:
        raise ApiError.of("unknown_game", error) from error
    if name not in shown():
        raise ApiError("unknown_game")
    return game


def random_seed() -> int:
    """An unpredictable seed."""
    return secrets.randbelow(HIGHEST_SEED + 1)


def draft_table(request: NewTable, guest: str, now: float) -> TableDraft:
    """The rows of the requested table; raises `ApiError` for an invalid request."""
    game = game_named(request.game)
    count = len(request.seats)
    options = _checked_options(game, count, request.options)
    if request.seed is not None and not 0 <= request.seed <= HIGHEST_SEED:
        raise ApiError("bad_seed", highest=HIGHEST_SEED)
    seed = random_seed() if request.seed is None else request.seed
    try:
        game.start(count, seed, **options)  # finds errors that only show when dealing, such as a faulty map
    except TrailbossError as error:
        raise ApiError.of("bad_option", error) from error
    seats = _seated(game, request.seats)
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        options=options,
        count=count,
        seed=seed,
        salt=secrets.token_hex(16),
        status="waiting",
        listed=request.listed,
        pace=request.pace,
        takebacks=request.takebacks,
        hints=request.hints,
        clock=checked_clock(request.clock),
        chat=not request.listed if request.chat is None else request.chat,
        host=guest,
        created=now,
        changed=now,
        rematch=None,
        rules=game.rules_version,
        package=trailboss.__version__,
    )
    holders = {seat: {guest} for seat, each in enumerate(request.seats) if each.kind == "me"}
    return TableDraft(row, seats, holders)


def _checked_options(game: Game, count: int, given: dict[str, Value]) -> dict[str, Value]:
    """The options that differ from their defaults."""
    if any(isinstance(value, str) and "\0" in value for value in given.values()):
        raise ApiError("bad_option")
    try:
        game.check_seats(count)
        options = game.checked_options(count, dict(given))
    except BadSeats as error:
        raise ApiError.of("bad_seats", error) from error
    except TrailbossError as error:
        raise ApiError.of("bad_option", error) from error
    return {option.name: options[option.name] for option in game.options if option.name in given}


def _seated(game: Game, seats: list[NewSeat]) -> list[SeatRow]:
    """Who sits where: people by the names they gave, then bots with names that are still free."""
    chosen = [wanted.colour for wanted in seats if wanted.kind == "me" and wanted.colour is not None]
    if not colours.are_valid(chosen):
        raise ApiError("bad_colour")
    names: dict[int, str] = {}
    for seat, wanted in enumerate(seats):
        if wanted.kind == "me":
            taken = list(names.values())
            names[seat] = distinct(checked_name(wanted.name), taken) if wanted.name else guest_name(taken)
    rows = []
    for seat, wanted in enumerate(seats):
        if wanted.kind == "bot":
            bot = checked_bot(game.name, wanted.bot or "medium")
            taken = list(names.values())
            names[seat] = distinct(checked_name(wanted.name), taken) if wanted.name else bot_name(taken)
            rows.append(SeatRow(seat, "bot", names[seat], bot))
        elif wanted.kind == "me":
            rows.append(SeatRow(seat, "person", names[seat], colour=wanted.colour))
        else:
            rows.append(SeatRow(seat, "open", "", None))
    return rows


def draft_rematch(stored: Stored, now: float) -> TableDraft:
    """The same seats at a new table with another seed. A person whom a bot replaced gets the seat back."""
    old = stored.table
    row = old._replace(
        id=new_table_id(),
        seed=random_seed(),
        salt=secrets.token_hex(16),
        status="waiting",
        created=now,
        changed=now,
        rematch=None,
        rules=registered(old.game).rules_version,
        package=trailboss.__version__,
        archived=None,
    )
    holders = {seat: set(guests) for seat, guests in stored.holders.items() if guests}
    seats = [
        each._replace(kind="person", bot=None) if each.seat in holders else each for each in stored.seats
    ]
    return TableDraft(row, seats, holders)
