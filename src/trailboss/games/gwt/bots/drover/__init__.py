"""Drover: plays Great Western Trail by rules of thumb, both editions, also alone against Sam.

drover_view.py  the table as its seat sees it; what time, money and objectives are worth
plan.py         cowboys, builders or engineers
cards.py        which cards to discard, draw and remove
ranch.py        hiring, buying cattle, taking hazards and tribe tiles
building.py     which private building, and where
exchange.py     when to use an exchange token
railroad.py     the engine, stations and station masters
delivery.py     cities, discs, certificates and foresight tiles
appraisal.py    what each printed action is worth now
way.py          distances and fees along the trail
trail.py        the best sequence of stops for a lap
answers.py      an answer for every question of the rules
attached.py     how these are attached to the classes of effects and questions
weights.py      how much everything counts
policy_weights.py  ... for the bot `policy`
phased.py       a drover whose weights change in the course of a game
"""

from typing import ClassVar

from trailboss.bots.bot import Bot
from trailboss.bots.registry import register
from trailboss.core.contract import State
from trailboss.games.gwt.bots.drover.answers import answer, ranked
from trailboss.games.gwt.bots.drover.appraisal import Appraisal
from trailboss.games.gwt.bots.drover.weights import WEIGHTS
from trailboss.games.gwt.state.table import Table


class Drover(Bot):
    """Plans a lap of stops, and takes at each what is worth most in points.

    It does nothing at random, so its seed changes nothing.
    """

    games: ClassVar[tuple[str, ...]] = ("gwt1", "gwt2")

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.weights = WEIGHTS

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        moves = state.legal_for(seat)
        if len(moves) == 1:
            return moves[0]
        view = Appraisal(state, seat, self.weights)
        move = answer(view, moves)
        view.close()
        return move

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """These moves of the seat, the one worth most first."""
        assert isinstance(state, Table)
        view = Appraisal(state, seat, self.weights)
        found = ranked(view, moves)
        view.close()
        return found


register("drover", Drover)
