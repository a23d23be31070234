"""Draws `gwt-table.svg`, the picture of Great Western Trail at the text table: a real game between bots.

python -m docs.pictures.gwt_table
"""

from pathlib import Path

import trailboss
from docs.pictures.table_picture import table_svg
from trailboss import bots
from trailboss.cli.table.session import Session

COLUMNS, ROWS = 120, 42
SEED = 12
TURN = 40
"""The turn that is shown."""
PICTURE = Path(__file__).with_name("gwt-table.svg")


def picture() -> str:
    """The picture as SVG; the same every time as long as rules and bots are."""
    state = trailboss.game("gwt1").start(seats=3, seed=SEED)
    session = Session(state, ["me", "drover", "drover"])
    while not (_riding(session) and session.turn() >= TURN):
        if session.is_person(state.to_move):
            session.play(bots.decide(bots.make("drover"), state, session.chance("hint")), state.to_move)
        else:
            session.play_bot()
    return table_svg(session, PICTURE, COLUMNS, ROWS)


def _riding(session: Session) -> bool:
    """Has the person to choose among a few places to ride to?"""
    state = session.state
    return (
        session.is_person(state.to_move)
        and state.view(None)["question"] == "phase_a"
        and 4 <= len(state.legal()) <= 6
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
