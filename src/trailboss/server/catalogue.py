"""Games and their components in the wire format: encoded once, kept as bytes with an ETag."""

import hashlib
from functools import lru_cache
from typing import NamedTuple

import msgspec

from trailboss import bots, presentation
from trailboss.core.contract import Game, Option, registered
from trailboss.core.messages import format_message
from trailboss.server.protocol.base import Value
from trailboss.server.protocol.games import (
    Catalogue,
    ComponentInfo,
    GameInfo,
    Level,
    OptionChoice,
    OptionInfo,
    OptionPlace,
)


class Encoded(NamedTuple):
    """JSON that is the same for everybody, with its ETag."""

    body: bytes
    etag: str


def catalogue(game: str, lang: str, options: dict[str, Value] | None = None) -> Catalogue:
    """All components of a game, or of a table with these options.

    Raises `UnknownGame`.
    """
    found = registered(game)
    return Catalogue(
        game=found.name,
        title=found.title(lang),
        things={
            kind: {name: _component(each, lang) for name, each in entries.items()}
            for kind, entries in presentation.catalogue(found.name, options).items()
        },
    )


@lru_cache(maxsize=16)
def encoded_catalogue(game: str, lang: str, options: tuple[tuple[str, Value], ...] = ()) -> Encoded:
    """The catalogue of a game, or of a table with options, as JSON. Raises `UnknownGame`."""
    return encoded(catalogue(game, lang, dict(options) if options else None))


def games(lang: str) -> list[GameInfo]:
    """All games that can be played at a table in the browser, the usual one first."""
    return [game_info(registered(name), lang) for name in presentation.shown()]


@lru_cache(maxsize=8)
def encoded_games(lang: str) -> Encoded:
    return encoded(games(lang))


def encoded(value: object) -> Encoded:
    body = msgspec.json.encode(value)
    return Encoded(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def game_info(game: Game, lang: str) -> GameInfo:
    """A game's player counts, options and bots."""
    return GameInfo(
        name=game.name,
        title=game.title(lang),
        seats=list(game.seats),
        variant_seats=list(game.variant_seats),
        options=[_option(game, option, lang) for option in game.options],
        levels=[
            Level(name, spec, format_message(f"bots.level.{name}", {}, lang))
            for name, spec in bots.levels(game.name).items()
        ],
        bots=bots.specs(game.name),
        installed_bots=bots.installed(game.name),
    )


def _option(game: Game, option: Option, lang: str) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        text=presentation.about(game, option).render(lang),
        default=option.default,
        choices=[
            OptionChoice(value, presentation.choice(option, value).render(lang)) for value in option.choices
        ],
        ruling=option.ruling,
        places=[
            OptionPlace(
                place.name.render(lang), [OptionChoice(each, text.render(lang)) for each, text in place.words]
            )
            for place in presentation.places(game, option)
        ],
        distinct=option.distinct,
        needs=option.needs,
    )


def _component(component: presentation.Component, lang: str) -> ComponentInfo:
    return ComponentInfo(
        name=component.name.render(lang),
        help=[each.render(lang) for each in component.help],
        figures=component.figures,
        actions=component.actions,
        rulings=component.rulings,
    )
