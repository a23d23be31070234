"""Search: looks ahead in many determinized copies of the state, for every game.

budget.py    how long it may think
tree.py      the decisions of a turn, and what trying them has shown
adapter.py   what a search needs to know of a game; games bring their own with their bots
task.py      one decision: which lines are tried, and which is chosen
forecast.py  the points that a seat will end with
models.py    where forecasts are
helpers.py   processes that search on other cores
"""

from contextlib import suppress

from trailboss.bots.bot import Bot
from trailboss.bots.external_process import Trouble
from trailboss.bots.search.adapter import SearchAdapter, adapter_for, register_adapter
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.bots.search.helpers import Helper, Question
from trailboss.bots.search.models import named
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import State

DEFAULT_BUDGET = "1s"


class Search(Bot):
    """Plays what the policy of the game would, unless another move has proved better in the guesses it made.

    With a budget of iterations its choice follows from the seed and from what the seat knows. A model is the
    name or the file of a forecast by which positions are judged (see `models`). On several processes each
    tries moves in guesses of its own, and what they found out is put together.
    """

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self._allowed = Budget.parse(budget or DEFAULT_BUDGET)
        self._forecast: Forecast | None = named(model) if model else None
        self._minds: dict[str, SearchAdapter] = {}
        self.competes = True
        """Is the strongest policy of the game played on by?"""
        self._helpers: list[Helper] | None = None
        self.thought: SearchTask | None = None
        """The last decision, with what was found out."""

    def sit_down(self, game_name: str) -> None:
        self._mind(game_name)
        self._call_helpers()

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_for(seat)
        if len(moves) == 1:
            return moves[0]
        # Helpers answer by the clock on the wall.
        allowed = self._allowed._replace(cpu=self.counts_cpu and self._allowed.processes == 1)
        thought = self._mind(state.game.name).begin(state, seat, allowed, f"search {self.seed}")
        if self.thought is not None:
            thought.follow(self.thought)
        before = -1 if self.thought is None else self.thought.chosen
        self.thought = thought
        helpers = self._asked(Question(state, seat, self._allowed, before))
        thought.think()
        for helper in helpers:
            try:
                thought.take_up(helper.answer(self._allowed))
            except Trouble:
                self._dismiss(helper)
        return thought.decide()

    def close(self) -> None:
        for helper in self._helpers or []:
            helper.close()
        self._helpers = None

    def _call_helpers(self) -> list[Helper]:
        """The helpers, called when they are first needed."""
        if self._helpers is None:
            self._helpers = []
            with suppress(Trouble):  # those that could be started will do
                for number in range(1, self._allowed.processes):
                    self._helpers.append(Helper(number, self.seed, self.model, self.competes))
        return self._helpers

    def _asked(self, question: Question) -> list[Helper]:
        """The helpers that think along now."""
        asked: list[Helper] = []
        for helper in self._call_helpers()[:]:
            try:
                if helper.ask(question):
                    asked.append(helper)
            except Trouble:
                self._dismiss(helper)
        return asked

    def _dismiss(self, helper: Helper) -> None:
        """Go on without a helper that failed."""
        helper.close()
        if self._helpers is not None and helper in self._helpers:
            self._helpers.remove(helper)

    def _mind(self, game_name: str) -> SearchAdapter:
        found = self._minds.get(game_name)
        if found is None:
            found = adapter_for(game_name, self.seed)
            if self.competes:
                found.compete()
            if self._forecast is not None:
                found.use(self._forecast)
            self._minds[game_name] = found
        return found


__all__ = ["BadForecast", "Budget", "SearchAdapter", "Search", "SearchTask", "register_adapter"]
