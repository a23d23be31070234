"""Draws `winchester-table.svg`, the picture of the text table: a real game between bots, seen from one seat.

python -m docs.pictures.winchester_table
"""

from pathlib import Path

from rich.console import Console

import trailboss
from docs.pictures.screen_svg import svg
from trailboss import bots
from trailboss.cli.table.face import Colours
from trailboss.cli.table.layout import Screen, compose
from trailboss.cli.table.lines import line
from trailboss.cli.table.loop import Sitting
from trailboss.cli.table.room import Room
from trailboss.cli.table.saves import Save
from trailboss.cli.table.session import Session

COLUMNS, ROWS = 120, 41
SEED = 7
TURN = 12
"""The auction that is shown."""
PICTURE = Path(__file__).with_name("winchester-table.svg")


def picture() -> str:
    """The picture as SVG; the same every time as long as rules and bots are."""
    state = trailboss.game("winchester").start(seats=5, seed=SEED)
    session = Session(state, ["me", "heir", "heir", "heir", "heir"])
    while not (session.is_person(state.to_move) and session.turn() >= TURN and len(state.legal()) > 2):
        if session.is_person(state.to_move):
            session.play(bots.decide(bots.make("heir"), state, session.chance("hint")), state.to_move)
        else:
            session.play_bot()
    room = Room(Console(), drawn=True, read=lambda prompt: "")
    sitting = Sitting(session, room, Save(PICTURE), "en")
    sitting.seat = state.to_move
    screen = Screen(COLUMNS, ROWS, Colours(some=True, many=True))
    lines = compose(session.face, sitting.seen(), sitting.page(), screen)
    return svg([*lines, line(sitting.prompt(), ("█", "dim"))], COLUMNS)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
