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
from trailboss.server.protocol.tables import NewTable, SeatWish
from trailboss.server.tables.clock import checked_clock
from trailboss.server.tables.names import bot_name, checked_name, distinct, guest_name, new_table_id
from trailboss.server.tables.seats import checked_bot
from trailboss.server.tables.stored.rows import SeatRow, Stored, TableRow

HIGHEST_SEED: Final = 2**53 - 1
"""The largest integer that JavaScript can represent exactly, so that browsers can check the shuffle."""


class TableDraft(NamedTuple):
    """A table that can be kept: its rows, and who holds which seat."""

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


def draft_table(wish: NewTable, guest: str, now: float) -> TableDraft:
    """The rows of the requested table; raises `ApiError` for an invalid request."""
    game = game_named(wish.game)
    count = len(wish.seats)
    options = _checked_options(game, count, wish.options)
    if wish.seed is not None and not 0 <= wish.seed <= HIGHEST_SEED:
        raise ApiError("bad_seed", highest=HIGHEST_SEED)
    seed = random_seed() if wish.seed is None else wish.seed
    try:
        game.start(count, seed, **options)  # also what can only be found by dealing, such as a faulty map
    except TrailbossError as error:
        raise ApiError.of("bad_option", error) from error
    seats = _seated(game, wish.seats)
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        options=options,
        count=count,
        seed=seed,
        salt=secrets.token_hex(16),
        status="waiting",
        listed=wish.listed,
        pace=wish.pace,
        takebacks=wish.takebacks,
        hints=wish.hints,
        clock=checked_clock(wish.clock),
        chat=not wish.listed if wish.chat is None else wish.chat,
        host=guest,
        created=now,
        changed=now,
        rematch=None,
        rules=game.rules_version,
        package=trailboss.__version__,
    )
    holders = {seat: {guest} for seat, each in enumerate(wish.seats) if each.kind == "me"}
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


def _seated(game: Game, wishes: list[SeatWish]) -> list[SeatRow]:
    """Who sits where: people by the names they gave, then bots with names that are still free."""
    chosen = [wish.colour for wish in wishes if wish.kind == "me" and wish.colour is not None]
    if not colours.are_possible(chosen):
        raise ApiError("bad_colour")
    names: dict[int, str] = {}
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            taken = list(names.values())
            names[seat] = distinct(checked_name(wish.name), taken) if wish.name else guest_name(taken)
    rows = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            bot = checked_bot(game.name, wish.bot or "medium")
            taken = list(names.values())
            names[seat] = distinct(checked_name(wish.name), taken) if wish.name else bot_name(taken)
            rows.append(SeatRow(seat, "bot", names[seat], bot))
        elif wish.kind == "me":
            rows.append(SeatRow(seat, "person", names[seat], colour=wish.colour))
        else:
            rows.append(SeatRow(seat, "open", "", None))
    return rows


def draft_rematch(stored: Stored, now: float) -> TableDraft:
    """The same seats at a new table with another seed. A person whose seat a bot kept sits there again."""
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
