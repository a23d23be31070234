"""Who sits where: `me` is a person at this keyboard, anything else names a bot."""

from collections.abc import Sequence
from typing import Final

from trailboss import bots
from trailboss.core import colours
from trailboss.core.contract import Game
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import LANGUAGES, format_message

ME: Final = "me"
_MY_NAMES: Final = (ME, "ich")
DEFAULT_PLAYERS: Final = 4
DEFAULT_LEVEL: Final = "medium"


def default_seats(game: Game, players: int) -> list[str]:
    """One person against the bots that one usually plays."""
    return [ME] + [default_opponent(game)] * (players - 1)


def default_opponent(game: Game) -> str:
    """The bot one usually plays against."""
    return bots.levels(game.name).get(DEFAULT_LEVEL) or bots.specs(game.name)[0]


def read(game: Game, given: str | None, players: int | None, alone: bool = False) -> list[str]:
    """The seats that `--seats` and `--players` ask for; rejects impossible ones before the game starts.

    If neither is given, a game against its built-in opponent is a solo game.
    """
    if given is None:
        count = (1 if alone else DEFAULT_PLAYERS) if players is None else players
        game.check_seats(count)
        return default_seats(game, count)
    named = [str(bots.Spec.parse(part)) for part in given.split(",")]
    seats = [ME if name in _MY_NAMES else name for name in named]
    if players is not None and players != len(seats):
        raise TrailbossError("table.seats_and_players", seats=len(seats), players=players)
    return checked(game, seats)


def read_colours(given: str, count: int) -> list[int]:
    """The colours that `--colours` asks for, seat by seat; an empty one means whichever is left."""
    words = [word.strip().casefold() for word in given.split(",")]
    named: list[int | None] = [_colour(word) if word else None for word in words]
    chosen = [colour for colour in named if colour is not None]
    if len(words) > count or not colours.are_valid(chosen):
        raise TrailbossError("table.bad_colours", given=given)
    return colours.assign(named)


def _colour(word: str) -> int:
    """The colour whose name begins with this, in any language."""
    for colour in colours.DEFAULT:
        for lang in LANGUAGES:
            if format_message(f"core.seat.{colour}", {}, lang).casefold().startswith(word):
                return colour
    raise TrailbossError("table.bad_colours", given=word)


def checked(game: Game, seats: Sequence[str]) -> list[str]:
    """The same seats, if they can play this game with a person among them."""
    game.check_seats(len(seats))
    for seat in seats:
        if seat != ME:
            bots.make(seat, game=game.name)
    if ME not in seats:
        raise TrailbossError("table.nobody_sits")
    return list(seats)
