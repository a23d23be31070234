"""The text table as a picture."""

from pathlib import Path

from rich.console import Console

from docs.pictures.screen_svg import svg
from trailboss.cli.table.face import Colours
from trailboss.cli.table.layout import Screen, compose
from trailboss.cli.table.lines import line
from trailboss.cli.table.loop import Sitting
from trailboss.cli.table.room import Room
from trailboss.cli.table.saves import Save
from trailboss.cli.table.session import Session


def table_svg(session: Session, save: Path, columns: int, rows: int) -> str:
    """The text table as the person to move sees it, with all colours."""
    room = Room(Console(), drawn=True, read=lambda prompt: "")
    sitting = Sitting(session, room, Save(save), "en")
    sitting.seat = session.state.to_move
    screen = Screen(columns, rows, Colours(some=True, many=True))
    lines = compose(session.face, sitting.seen(), sitting.page(), screen)
    return svg([*lines, line(sitting.prompt(), ("█", "dim"))], columns)
