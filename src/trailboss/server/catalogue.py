"""Games and their components as the protocol has them: made once, kept as bytes with an ETag."""

import hashlib
from functools import lru_cache
from typing import NamedTuple

import msgspec

from trailboss import bots
from trailboss import presentation as showing
from trailboss.core.contract import Game, Option, registered
from trailboss.core.messages import LANGUAGES, format_message
from trailboss.presentation import Said
from trailboss.server.protocol import (
    Both,
    Catalogue,
    GameInfo,
    Level,
    OptionChoice,
    OptionInfo,
    OptionPlace,
    Thing,
    Value,
)


class Encoded(NamedTuple):
    """JSON that is the same for everybody, and the tag by which a browser asks whether it still is."""

    body: bytes
    etag: str


def catalogue(game: str, options: dict[str, Value] | None = None) -> Catalogue:
    """All components of a game; with the options of a table, as that table has them.

    Raises `UnknownGame`.
    """
    found = registered(game)
    return Catalogue(
        game=found.name,
        title=title(found),
        things={
            kind: {name: _thing(each) for name, each in entries.items()}
            for kind, entries in showing.catalogue(found.name, options).items()
        },
    )


@lru_cache(maxsize=16)
def encoded_catalogue(game: str, options: tuple[tuple[str, Value], ...] = ()) -> Encoded:
    """The catalogue of a game, or of a table with options, as JSON. Raises `UnknownGame`."""
    return encoded(catalogue(game, dict(options) if options else None))


def games() -> list[GameInfo]:
    """All games that can be played at a table in the browser, the usual one first."""
    return [game_info(registered(name)) for name in showing.shown()]


@lru_cache(maxsize=1)
def encoded_games() -> Encoded:
    return encoded(games())


def encoded(value: object) -> Encoded:
    body = msgspec.json.encode(value)
    return Encoded(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def game_info(game: Game) -> GameInfo:
    """For whom a game is, what a table can choose, and which bots play it."""
    return GameInfo(
        name=game.name,
        title=title(game),
        seats=list(game.seats),
        variant_seats=list(game.variant_seats),
        options=[_option(game, option) for option in game.options],
        levels=[
            Level(name, spec, both_of(f"bots.level.{name}")) for name, spec in bots.levels(game.name).items()
        ],
        bots=bots.specs(game.name),
    )


def title(game: Game) -> Both:
    """What a game is called."""
    return Both(game.title("en"), game.title("de"))


def both_of(key: str, **args: object) -> Both:
    """A phrase in both languages."""
    return Both(*(format_message(key, args, lang) for lang in LANGUAGES))


def _option(game: Game, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        say=_both(showing.about(game, option)),
        default=option.default,
        choices=[OptionChoice(value, _both(showing.choice(value))) for value in option.choices],
        ruling=option.ruling,
        places=[
            OptionPlace(_both(place.name), [OptionChoice(each, _both(said)) for each, said in place.words])
            for place in showing.places(game, option)
        ],
        distinct=option.distinct,
    )


def _thing(thing: showing.Component) -> Thing:
    return Thing(
        name=_both(thing.name),
        help=[_both(each) for each in thing.help],
        figures=thing.figures,
        actions=thing.actions,
        rulings=thing.rulings,
    )


def _both(said: Said) -> Both:
    return Both(said.en, said.de)
