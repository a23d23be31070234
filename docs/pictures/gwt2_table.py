"""Draws `gwt2-table.svg`, the picture of the second edition at the text table: one person against Sam.

python -m docs.pictures.gwt2_table
"""

from pathlib import Path

import trailboss
from docs.pictures.table_picture import table_svg
from trailboss import bots
from trailboss.cli.table.session import Session

COLUMNS, ROWS = 120, 52
SEED = 12
TURN = 24
"""The turn that is shown, Sam's turns counted."""
PICTURE = Path(__file__).with_name("gwt2-table.svg")


def picture() -> str:
    """The picture as SVG; the same every time as long as rules and bots are."""
    state = trailboss.game("gwt2").start(seats=1, seed=SEED, sam="medium", simmental=True)
    session = Session(state, ["me"])
    while not (
        session.turn() >= TURN and state.view(None)["question"] == "phase_a" and len(state.legal()) < 8
    ):
        session.play(bots.decide(bots.make("drover"), state, session.chance("hint")), state.to_move)
    return table_svg(session, PICTURE, COLUMNS, ROWS)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
