"""Trailboss: heavy western board games, exact by their rulebooks.

>>> import trailboss
>>> game = trailboss.game("winchester")
>>> state = game.start(seats=4, seed=7)
>>> while not state.over:
...     state.play(state.legal()[0])
>>> len(state.scores())
4
>>> trailboss.Record.loads(trailboss.Record.of(state).dumps()).replay().winners() == state.winners()
True
"""

from trailboss.core.build import COMPILED
from trailboss.core.contract import Game, Option, Score, State, register
from trailboss.core.contract import games as all_games
from trailboss.core.contract import registered as game
from trailboss.core.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotUndo,
    IllegalMove,
    Reason,
    TrailbossError,
    UnknownGame,
)
from trailboss.core.events import Event
from trailboss.core.messages import LANGUAGES
from trailboss.core.record import Position, Record
from trailboss.core.rng import Rng, seeded
from trailboss.core.undo import may_undo, undo

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "LANGUAGES",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "CannotUndo",
    "Event",
    "Game",
    "IllegalMove",
    "Option",
    "Position",
    "Reason",
    "Record",
    "Rng",
    "Score",
    "State",
    "TrailbossError",
    "UnknownGame",
    "__version__",
    "all_games",
    "game",
    "may_undo",
    "register",
    "seeded",
    "undo",
]
