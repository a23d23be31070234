"""Search: looks ahead in many determinized copies of the state, for every game.

budget.py      how much a decision may cost
tree.py        the decisions of a turn, and how well they did
adapter.py     what search needs to know about a game; games bring their own with their bots
task.py        one decision: which lines are tried, and which move is chosen
styles.py      the style that a seat plays its turn in
forecast.py    the points that a seat is expected to end with
categories.py  the same by scoring category, with the chance to win
models.py      where forecasts are found
helpers.py     processes that search on other cores
"""

import json
from contextlib import suppress

from trailboss.bots.bot import Bot
from trailboss.bots.external_process import ProgramFailed
from trailboss.bots.search.adapter import SearchAdapter, adapter_for, register_adapter
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.bots.search.helpers import Helper, Question
from trailboss.bots.search.models import named
from trailboss.bots.search.styles import TurnStyles
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import State

DEFAULT_BUDGET = "1s"


class Search(Bot):
    """Plays the policy's move unless another one does better in many determinized states.

    With a budget in iterations, the choice depends only on the seed and on what the seat knows. A model is
    the name or file of the forecast that evaluates positions (see `models`). On several processes, each tries
    moves in its own worlds, and their results are merged.
    """

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self._allowed = Budget.parse(budget or DEFAULT_BUDGET)
        self._forecast: Forecast | None = named(model) if model else None
        self._adapters: dict[str, SearchAdapter] = {}
        self.competes = True
        """Does it play on with a strong policy, and search on for small gains?"""
        self._helpers: list[Helper] | None = None
        self.last_task: SearchTask | None = None
        """The last decision and what was found."""

    def sit_down(self, game_name: str) -> None:
        self._adapter(game_name)
        self._call_helpers()

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_for(seat)
        if len(moves) == 1:
            return moves[0]
        # Helpers measure wall time.
        allowed = self._allowed._replace(cpu=self.counts_cpu and self._allowed.processes == 1)
        adapter = self._adapter(state.game.name)
        task = adapter.begin(state, seat, allowed, f"search {self.seed}")
        if self.last_task is not None:
            task.reuse(self.last_task)
        before = -1 if self.last_task is None else self.last_task.chosen
        task.choose_style(read_notes(adapter, self.notes))
        if task.styles is not None:
            self.notes = written_notes(adapter, task.styles)
        self.last_task = task
        helpers = self._asked(Question(state, seat, task.meter.rest(self._allowed), before, task.style))
        task.think()
        for helper in helpers:
            try:
                task.merge(helper.answer(self._allowed))
            except ProgramFailed:
                self._dismiss(helper)
        return task.decide()

    def close(self) -> None:
        for helper in self._helpers or []:
            helper.close()
        self._helpers = None

    def _call_helpers(self) -> list[Helper]:
        """The helpers, started when they are first needed."""
        if self._helpers is None:
            self._helpers = []
            with suppress(ProgramFailed):  # go on with those that could be started
                for number in range(1, self._allowed.processes):
                    self._helpers.append(Helper(number, self.seed, self.model, self.competes))
        return self._helpers

    def _asked(self, question: Question) -> list[Helper]:
        """The helpers that work on this question."""
        asked: list[Helper] = []
        for helper in self._call_helpers()[:]:
            try:
                if helper.ask(question):
                    asked.append(helper)
            except ProgramFailed:
                self._dismiss(helper)
        return asked

    def _dismiss(self, helper: Helper) -> None:
        """Go on without a helper that failed."""
        helper.close()
        if self._helpers is not None and helper in self._helpers:
            self._helpers.remove(helper)

    def _adapter(self, game_name: str) -> SearchAdapter:
        found = self._adapters.get(game_name)
        if found is None:
            found = adapter_for(game_name, self.seed)
            if self.competes:
                found.compete()
                found.persist()
            if self._forecast is not None:
                found.use(self._forecast)
            self._adapters[game_name] = found
        return found


def written_notes(adapter: SearchAdapter, styles: TurnStyles) -> bytes:
    """The styles of a turn as the notes of a bot."""
    return json.dumps([styles.seat, *[adapter.style_data(style) for style in styles.best]]).encode()


def read_notes(adapter: SearchAdapter, notes: bytes) -> TurnStyles | None:
    """The styles in the notes of a bot; None if there are none."""
    if not notes:
        return None
    seat, *data = json.loads(notes)
    best = [adapter.style_of(each) for each in data]
    return TurnStyles(seat, best[0] if best else None, best)


__all__ = ["BadForecast", "Budget", "SearchAdapter", "Search", "SearchTask", "register_adapter"]
