"""Helpers: processes that think about the same decision on other cores, each in guesses of its own.

A helper is asked with a line, a pickled question, and answers with a line, how often each move was tried and
how it did. It is started once and ends with the bot. Whatever happens to it, the bot thinks on without it.
"""

import base64
import json
import os
import pickle
import sys
import time
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from trailboss.bots.external_process import Process, Trouble
from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.models import named
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import State

READY: Final = b"ready\n"
PATIENCE: Final = 0.1
"""An answer that is later than this part of the time allowed is not waited for."""
LONGEST: Final = 3600.0
"""Seconds that are waited for an answer where iterations are counted, not time."""
START: Final = """\
import sys
sys.path.insert(0, sys.argv[1])
from trailboss.bots.search.helpers import serve
serve()
"""


class Question(NamedTuple):
    """What a helper is asked."""

    state: State
    seat: int
    budget: Budget
    before: int
    """The move that was chosen last time."""


Findings = list[tuple[int, int, float, float]]
"""Of every move: trials, mean advantage, and the sum of the squared distances from it."""


class Helper:
    """One helper, as its bot sees it."""

    def __init__(self, number: int, seed: int, model: str, competes: bool = True) -> None:
        """Number 1, 2 ...; the bot itself is number 0. Raises `Trouble` if it cannot be started."""
        place = Path(str(files("trailboss"))).parent
        command = [sys.executable, "-c", START, str(place), str(number), str(seed), model]
        command.append("1" if competes else "")
        self._process = Process(command)
        self._owes = 1
        """Answers to come; the first is that it is ready."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, question: Question) -> bool:
        """Ask it, unless it is still busy with what it was asked before. Raises `Trouble`."""
        counted = question.budget.seconds == 0.0
        while self._owes:  # where iterations are counted, all have to be there
            try:
                self._process.hear(time.monotonic() + (LONGEST if counted else 0.0))
            except Trouble as trouble:
                if trouble.reason == "slow" and not counted:
                    return False
                raise
            self._owes -= 1
        self._process.send(base64.b64encode(pickle.dumps(question)))
        self._owes = 1
        return True

    def answer(self, budget: Budget) -> Findings:
        """What it found out; nothing if that takes too long. Raises `Trouble`."""
        patience = PATIENCE * budget.seconds if budget.seconds > 0.0 else LONGEST
        try:
            line = self._process.hear(time.monotonic() + patience)
        except Trouble as trouble:
            if trouble.reason == "slow":
                return []
            raise
        self._owes -= 1
        try:
            return [(int(move), int(tries), mean, spread) for move, tries, mean, spread in json.loads(line)]
        except (ValueError, TypeError) as error:
            raise Trouble("nonsense") from error

    def close(self) -> None:
        self._process.close()


# -------------------------------------------------------------------- in the helper's own process


def serve() -> None:
    """Answer questions until there are no more."""
    number, seed, model, competes = int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], bool(sys.argv[5])
    forecast = named(model) if model else None
    # What is printed by mistake must not be taken for an answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(READY)
    answers.flush()
    thought: SearchTask | None = None
    for line in sys.stdin.buffer:
        question: Question = pickle.loads(base64.b64decode(line))
        mind = adapter_for(question.state.game.name, seed)
        if competes:
            mind.compete()
        if forecast is not None:
            mind.use(forecast)
        last = thought
        state, seat, budget, before = question
        thought = mind.begin(state, seat, budget, f"search {seed}", number)
        if last is not None:
            last.chosen = before
            thought.follow(last)
        thought.think()
        answers.write(json.dumps(thought.findings()).encode() + b"\n")
        answers.flush()
