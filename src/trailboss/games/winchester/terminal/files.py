"""The map as a file to correct."""

from typing import Final

from trailboss.cli.files import read_text
from trailboss.cli.maps import FileNotes, OwnFile
from trailboss.games.winchester.components.map import parse
from trailboss.games.winchester.components.map_reader import MAX_BYTES


def _notes(path: str) -> FileNotes:
    found = parse(read_text(path, MAX_BYTES))
    marks = list(found.marks.values())
    figures: dict[str, object] = {mark: marks.count(mark) for mark in ("known", "reconstructed")}
    return FileNotes(found.text, found.is_standard(), figures)


FILES: Final = {
    "winchester": OwnFile("map", "trailboss.games.winchester.components", "standard.toml", _notes)
}
