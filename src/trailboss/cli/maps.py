"""Files that players can correct, such as maps: which option takes them, and how they are read."""

from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

from trailboss.core.contract import Game
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import module_of, resolve
from trailboss.core.messages import message


class FileNotes(NamedTuple):
    """What `--check` prints about a valid file."""

    text: str
    """Its content in normal form, as the game's option takes it."""
    standard: bool
    """Is it the same as the file that comes with Trailboss?"""
    figures: dict[str, object]
    """The values for the message `cli.OPTION.good`."""


class OwnFile(NamedTuple):
    """A file format of a game: the option that takes it, the standard file, and its reader."""

    option: str
    package: str
    name: str
    read: Callable[[str], FileNotes]


def _own_file(game: Game) -> OwnFile | None:
    module = module_of(game.name)
    files_of_module = resolve(module.files) if module is not None and module.files else {}
    assert isinstance(files_of_module, dict)
    return files_of_module.get(game.name)


def file_option(game: Game) -> str:
    """The option of the game that its file is for; empty if it has no file."""
    own = _own_file(game)
    return own.option if own is not None else ""


def standard_text(game: Game) -> str:
    """The file that comes with Trailboss, with its comments, to copy and correct."""
    own = _file(game)
    return files(own.package).joinpath(own.name).read_text(encoding="utf-8")


def file_notes(game: Game, path: str) -> FileNotes:
    """Read a file for a game. Raises `TrailbossError` with the line that is wrong."""
    return _file(game).read(path)


def option_text(game: Game, option: str, path: str) -> str:
    """The content of a file as that option of the game takes it; refuses options that take no file."""
    if file_option(game) != option:
        raise TrailbossError(f"cli.no_{option}", title=message(f"{game.name}.title"))
    return file_notes(game, path).text


def _file(game: Game) -> OwnFile:
    own = _own_file(game)
    if own is None:
        raise TrailbossError("cli.no_map", title=message(f"{game.name}.title"))
    return own
