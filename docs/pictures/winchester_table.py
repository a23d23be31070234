"""Draws `winchester-table.svg`, the picture of the text table: a real game between bots, seen from one seat.

python -m docs.pictures.winchester_table
"""

from pathlib import Path

import trailboss
from docs.pictures.table_picture import table_svg
from trailboss import bots
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
    return table_svg(session, PICTURE, COLUMNS, ROWS)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
