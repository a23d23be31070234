"""Helper processes that search the same decision on other cores, each in its own worlds.

A helper reads a pickled question from one line and answers with one line: how often each move was tried and
how it did. It is started once and ends with the bot. If it fails, the bot goes on without it.
"""

import base64
import json
import os
import pickle
import sys
import time
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from trailboss.bots.external_process import Process, ProgramFailed
from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.models import named
from trailboss.bots.search.styles import TurnStyles
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import State

READY: Final = b"ready\n"
PATIENCE: Final = 0.1
"""How much longer than its budget an answer may take, as a share of the budget."""
LONGEST: Final = 3600.0
"""How many seconds to wait for an answer if the budget is in iterations."""
START: Final = """\
import sys
sys.path.insert(0, sys.argv[1])
from trailboss.bots.search.helpers import serve
serve()
"""


class Question(NamedTuple):
    """What a helper is to search."""

    state: State
    seat: int
    budget: Budget
    before: int
    """The move that was chosen last time."""
    style: Any = None
    """The style in which the seat plays on."""


Findings = list[tuple[int, int, float, float]]
"""For every move: trials, mean advantage, and the sum of squared deviations from it."""


class Helper:
    """One helper process, as the bot sees it."""

    def __init__(self, number: int, seed: int, model: str, competes: bool = True) -> None:
        """Numbers start at 1; the bot itself is 0. Raises `ProgramFailed` if the process can't be started."""
        place = Path(str(files("trailboss"))).parent
        command = [sys.executable, "-c", START, str(place), str(number), str(seed), model]
        command.append("1" if competes else "")
        self._process = Process(command)
        self._owes = 1
        """Answers still to come; the first says that it is ready."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, question: Question) -> bool:
        """Ask it, unless it is still busy with the last question. Raises `ProgramFailed`."""
        counted = question.budget.seconds == 0.0
        while self._owes:  # a budget in iterations needs every helper
            try:
                self._process.hear(time.monotonic() + (LONGEST if counted else 0.0))
            except ProgramFailed as failure:
                if failure.reason == "slow" and not counted:
                    return False
                raise
            self._owes -= 1
        self._process.send(base64.b64encode(pickle.dumps(question)))
        self._owes = 1
        return True

    def answer(self, budget: Budget) -> Findings:
        """What it found; nothing if that takes too long. Raises `ProgramFailed`."""
        patience = PATIENCE * budget.seconds if budget.seconds > 0.0 else LONGEST
        try:
            line = self._process.hear(time.monotonic() + patience)
        except ProgramFailed as failure:
            if failure.reason == "slow":
                return []
            raise
        self._owes -= 1
        try:
            return [(int(move), int(tries), mean, spread) for move, tries, mean, spread in json.loads(line)]
        except (ValueError, TypeError) as error:
            raise ProgramFailed("nonsense") from error

    def close(self) -> None:
        self._process.close()


# -------------------------------------------------------------------- in the helper process


def serve() -> None:
    """Answer questions until there are no more."""
    number, seed, model, competes = int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], bool(sys.argv[5])
    forecast = named(model) if model else None
    # Anything printed by mistake must not be read as an answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(READY)
    answers.flush()
    task: SearchTask | None = None
    for line in sys.stdin.buffer:
        question: Question = pickle.loads(base64.b64decode(line))
        adapter = adapter_for(question.state.game.name, seed)
        if competes:
            adapter.compete()
            adapter.persist()
        if forecast is not None:
            adapter.use(forecast)
        last = task
        state, seat, budget, before, style = question
        task = adapter.begin(state, seat, budget, f"search {seed}", number)
        if last is not None:
            last.chosen = before
            task.reuse(last)
        task.styles = TurnStyles(seat, style, [])
        task.think()
        answers.write(json.dumps(task.findings()).encode() + b"\n")
        answers.flush()
