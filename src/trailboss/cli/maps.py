"""Which games have a file that their owners can correct, which option takes it, and how it is read."""

from collections.abc import Callable
from importlib.resources import files
from typing import Final, NamedTuple

from trailboss.cli.files import read_text
from trailboss.core.contract import Game
from trailboss.core.errors import TrailbossError
from trailboss.core.words import word
from trailboss.games.gwt import sam_deck
from trailboss.games.winchester import map as winchester_map

MOST_DECK_BYTES: Final = 100_000
"""A file of Sam's cards has some two thousand."""


class FileNotes(NamedTuple):
    """What there is to say about a file that can be used."""

    text: str
    """What it says in its normal form, as the game's option takes it."""
    standard: bool
    """Does it say the same as the file that comes with Trailboss?"""
    figures: dict[str, object]
    """What the sentence `cli.OPTION.good` tells of it."""


def _map_notes(path: str) -> FileNotes:
    found = winchester_map.load(path)
    marks = list(found.marks.values())
    figures: dict[str, object] = {mark: marks.count(mark) for mark in ("known", "reconstructed")}
    return FileNotes(found.text, found.is_standard(), figures)


def _sam_deck_notes(path: str) -> FileNotes:
    found = sam_deck.parse(read_text(path, MOST_DECK_BYTES))
    standard = found.text == sam_deck.sam_deck("standard").text
    return FileNotes(found.text, standard, {"cards": len(found.cards)})


class OwnFile(NamedTuple):
    """A file of a game: the option that takes what it says, where the standard one lies, and its reader."""

    option: str
    package: str
    folder: str
    name: str
    read: Callable[[str], FileNotes]


_FILES: Final = {
    "winchester": OwnFile("map", "trailboss.games.winchester", "maps", "standard.map", _map_notes),
    "gwt2": OwnFile("sam_deck", "trailboss.games.gwt", "data", "sam.deck", _sam_deck_notes),
}


def file_option(game: Game) -> str:
    """The option of the game that its file is for; empty if it has no file."""
    return _FILES[game.name].option if game.name in _FILES else ""


def standard_text(game: Game) -> str:
    """The file that comes with Trailboss, with its comments, to copy and correct."""
    own = _file(game)
    return files(own.package).joinpath(own.folder).joinpath(own.name).read_text(encoding="utf-8")


def file_notes(game: Game, path: str) -> FileNotes:
    """Read a file for a game. Raises `TrailbossError` with the line that is wrong."""
    return _file(game).read(path)


def option_text(game: Game, option: str, path: str) -> str:
    """What a file says, as that option of the game takes it; refuses a kind of file that the game has not."""
    if file_option(game) != option:
        raise TrailbossError(f"cli.no_{option}", title=word(f"{game.name}.title"))
    return file_notes(game, path).text


def _file(game: Game) -> OwnFile:
    if not file_option(game):
        raise TrailbossError("cli.no_map", title=word(f"{game.name}.title"))
    return _FILES[game.name]
