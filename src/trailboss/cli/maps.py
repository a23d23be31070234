"""Which games have a map that their owners can correct, and how it is read."""

from importlib.resources import files
from typing import NamedTuple

from trailboss.core.contract import Game
from trailboss.core.errors import TrailbossError
from trailboss.core.words import word
from trailboss.games.winchester import map as winchester_map


class MapNotes(NamedTuple):
    """What there is to say about a map that can be used."""

    name: str
    text: str
    """The map in its normal form, as the game's option `map` takes it."""
    standard: bool
    """Does it say the same as the map that comes with Trailboss?"""
    known: int
    reconstructed: int
    """How many of its lines are marked so."""


def has_map(game: Game) -> bool:
    return game.name == "winchester"


def standard_text(game: Game) -> str:
    """The map file that comes with Trailboss, with its comments, to copy and correct."""
    _check(game)
    source = files("trailboss.games.winchester").joinpath("maps").joinpath("standard.map")
    return source.read_text(encoding="utf-8")


def map_notes(game: Game, path: str) -> MapNotes:
    """Read a map file. Raises `TrailbossError` with the line that is wrong."""
    _check(game)
    found = winchester_map.load(path)
    marks = list(found.marks.values())
    return MapNotes(
        name=found.name,
        text=found.text,
        standard=found.is_standard(),
        known=marks.count("known"),
        reconstructed=marks.count("reconstructed"),
    )


def map_text(game: Game, path: str) -> str:
    """The map in a file, as the game's option `map` takes it."""
    return map_notes(game, path).text


def _check(game: Game) -> None:
    if not has_map(game):
        raise TrailbossError("cli.no_map", title=word(f"{game.name}.title"))
