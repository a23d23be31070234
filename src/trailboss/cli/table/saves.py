"""Saved games: after every move the record is written to a file, from which the game can be resumed."""

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from trailboss.atomic_file import replace
from trailboss.cli.inputs import read_record
from trailboss.cli.table.seats import checked
from trailboss.cli.table.session import Session
from trailboss.core import colours
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import Message
from trailboss.core.record import Record

ENDING: Final = ".record"
PLAYERS: Final = "Players"
PRACTICE: Final = "Practice"
FINISHED: Final = "Finished"

_COMMENT: Final = (
    "# A game of Trailboss, saved after every move. Go on with it: trailboss play --resume FILE\n"
    "# Do not look inside before the end: the seed tells everything that is hidden.\n"
    "# Eine Partie von Trailboss, nach jedem Zug gespeichert. Weiterspielen: trailboss play --resume DATEI\n"
    "# Vor dem Ende nicht hineinsehen: Der Startwert verrät alles Verborgene.\n\n"
)


def folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where games are kept when the user names no file."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if environ.get("XDG_STATE_HOME"):
        base = Path(environ["XDG_STATE_HOME"])
    elif platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = home / ".local" / "state"
    return base / "trailboss" / "games"


class Save:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, session: Session) -> None:
        """Save the current game atomically and durably. Raises `OSError`."""
        tags = {PLAYERS: ",".join(session.seats)}
        if session.colours != colours.DEFAULT:
            tags[colours.HEADER] = colours.as_tag(session.colours[: len(session.seats)])
        if session.show_all:
            tags[PRACTICE] = "yes"
        if session.state.over:
            tags[FINISHED] = "yes"
        text = _COMMENT + Record.of(session.state, **tags).dumps()
        replace(self.path, text, durable=True)


def new(game: str, chosen: Path | None = None) -> Save:
    """A file for a new game: one that the user chose and that is not there, or one in the usual folder."""
    if chosen is not None:
        if chosen.exists():
            raise TrailbossError("table.save_is_there", file=str(chosen))
        return Save(chosen)
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TrailbossError("table.no_folder", folder=str(place)) from error
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        path = place / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}{ENDING}"
        try:
            path.open("x", encoding="utf-8").close()
        except FileExistsError:
            continue
        except OSError as error:
            raise TrailbossError("table.no_folder", folder=str(place)) from error
        return Save(path)
    raise TrailbossError("table.no_folder", folder=str(place))


def load(path: Path) -> Session:
    """The game in a file, with the same players. Raises `TrailbossError` or `OSError`."""
    text = read_record(str(path))
    try:
        record = Record.loads(text)
        game = record.config.game
        given = record.tags.get(PLAYERS)
        if given is None:
            raise TrailbossError("table.no_players", header=PLAYERS)
        seats = checked(game, given.split(","))
        if len(seats) != record.config.seats:
            raise TrailbossError("table.other_seats", header=PLAYERS, seats=record.config.seats)
        practice = record.tags.get(PRACTICE) == "yes"
        return Session(record.replay(), seats, practice, colours.from_tags(record.tags))
    except TrailbossError as error:
        raise TrailbossError(
            "table.bad_save", file=str(path), what=Message(error.key, error.args_by_name)
        ) from error


def last() -> Path | None:
    """The unfinished game that was played last, None if there is none."""
    found: list[tuple[float, Path]] = []
    try:
        for path in folder().glob(f"*{ENDING}"):
            text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
            if text and f"[{FINISHED} " not in text:
                found.append((path.stat().st_mtime, path))
    except OSError:
        return None  # no game can be continued from an unreadable folder
    return max(found)[1] if found else None
