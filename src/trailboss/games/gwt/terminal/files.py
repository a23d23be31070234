"""Sam's cards as a file to correct."""

from typing import Final

from trailboss.cli.files import read_text
from trailboss.cli.maps import FileNotes, OwnFile
from trailboss.games.gwt.solo.deck import MAX_BYTES, parse, sam_deck


def _notes(path: str) -> FileNotes:
    found = parse(read_text(path, MAX_BYTES))
    return FileNotes(found.text, found.text == sam_deck("standard").text, {"cards": len(found.cards)})


FILES: Final = {"gwt2": OwnFile("sam_deck", "trailboss.games.gwt.solo", "sam.toml", _notes)}
