"""The map as a file to correct."""

from typing import Final

from trailboss.cli.maps import FileNotes, OwnFile
from trailboss.games.winchester.components.map import load


def _notes(path: str) -> FileNotes:
    found = load(path)
    marks = list(found.marks.values())
    figures: dict[str, object] = {mark: marks.count(mark) for mark in ("known", "reconstructed")}
    return FileNotes(found.text, found.is_standard(), figures)


FILES: Final = {"winchester": OwnFile("map", "trailboss.games.winchester.components", "standard.map", _notes)}
