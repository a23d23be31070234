"""The coach as a bot: plays the first candidate of a hint at every decision.

It shows how good the advice is: `trailboss arena gwt2 --with trailboss.coach.bot --bots coach:1s,expert`.
"""

from trailboss.bots.bot import Bot
from trailboss.bots.registry import register
from trailboss.bots.search.budget import Budget
from trailboss.coach.hints import FULL, hint
from trailboss.core.contract import State


class CoachBot(Bot):
    """Plays what a hint recommends. The budget is that of the hint."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget or FULL, model)
        Budget.parse(self.budget)  # refuses one that can't be read before the game begins

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_for(seat)
        if len(moves) == 1:
            return moves[0]
        return hint(state, seat, self.budget, self.seed, self.counts_cpu).candidates[0].move


register("coach", CoachBot, takes_budget=True)
