"""Measures one build of Trailboss by CPU time, on request.

`tools/bench.py` starts one probe for each build it compares. A probe uses only what every version since
4fc913a offers, so old and new builds are measured by the same program. It reads requests from its input, one
a line, and answers each with one line of JSON:

    games SECONDS             play whole random games for SECONDS of CPU time
    copies SECONDS            copy positions spread over one game
    determinizations SECONDS  determinize the same positions for seat 0
    iterations SECONDS        search the opening
    env_steps SECONDS         step the lab's environment, without and with observations, if it is installed
    exports SECONDS           play games of `medium` bots, without and with export, if pyarrow is installed
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import trailboss
from trailboss import bots
from trailboss.core.playout import play_out
from trailboss.core.rng import seeded

POSITIONS = 16
"""How many positions, spread over one random game, are copied and determinized."""
ITERATIONS = 20
"""Iterations of one search; then the next one starts with another seed."""


class Never:
    """A flag that never goes up."""

    value = False


class Probe:
    """What is measured of one game with this number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = trailboss.game(game)
        self.seats = seats
        self.positions = self._positions()
        self.chance = seeded("bench")
        self.seed = 0
        """Counts up over all requests: no two games and no two searches are the same."""
        self.requests: dict[str, Callable[[float], dict[str, float]]] = {
            "games": self.games,
            "copies": self.copies,
            "determinizations": self.determinizations,
            "iterations": self.iterations,
            "env_steps": self.env_steps,
            "exports": self.exports,
        }

    def games(self, seconds: float) -> dict[str, float]:
        games = decisions = 0
        start = time.process_time()
        while True:
            decisions += play_out(self.game.start(self.seats, self.seed), self.chance)
            games += 1
            self.seed += 1
            took = time.process_time() - start
            if took >= seconds:
                return {"games_per_s": games / took, "decisions_per_s": decisions / took}

    def copies(self, seconds: float) -> dict[str, float]:
        def copy(state: Any) -> None:
            state.copy()

        return {"copies_per_s": self._rate(copy, seconds)}

    def determinizations(self, seconds: float) -> dict[str, float]:
        chance = self.chance
        if hasattr(self.positions[0], "determinize"):

            def determinize(state: Any) -> None:
                state.determinize(0, chance)

            return {"determinizations_per_s": self._rate(determinize, seconds)}

        def guess(state: Any) -> None:  # what it was called up to 4fc913a
            state.guess(0, chance)

        return {"determinizations_per_s": self._rate(guess, seconds)}

    def iterations(self, seconds: float) -> dict[str, float]:
        opening = self.positions[0]
        iterations = 0
        start = time.process_time()
        while True:
            bot: Any = bots.make(f"search:{ITERATIONS}", self.seed, self.game.name)
            bots.decide(bot, opening, self.chance)
            task = bot.last_task if hasattr(bot, "last_task") else bot.thought  # its name up to 4fc913a
            iterations += task.trials if task is not None else 0
            self.seed += 1
            took = time.process_time() - start
            if took >= seconds:
                return {"iterations_per_s": iterations / took}

    def env_steps(self, seconds: float) -> dict[str, float]:
        from trailboss.lab import observation
        from trailboss.lab.env.extras import missing

        if missing("env") or not any(self.game.name in plan.games for plan in observation.layouts()):
            return {}
        from trailboss.lab.env.pace import steps_per_s

        time.perf_counter = time.process_time  # up to 4fc913a, steps were timed by the clock on the wall
        return {
            "env_steps_per_s": steps_per_s(self.game.name, self.seats, seconds / 2, observed=False),
            "env_observed_steps_per_s": steps_per_s(self.game.name, self.seats, seconds / 2, observed=True),
        }

    def exports(self, seconds: float) -> dict[str, float]:
        """The time of games with export in per cent of that without: 200 if it costs as much as playing."""
        if find_spec("pyarrow") is None:
            return {}
        from trailboss.lab import export as module

        export: Any = module
        match = export.Match(self.game.name, ("medium",) * self.seats, 1, {}, False, False)
        play = sys.modules[export.Match.__module__].play  # the module had another name up to 4fc913a
        number = 0
        alone = exported = 0.0
        with tempfile.TemporaryDirectory() as folder:
            with export.Sheet(f"{folder}/first.parquet", match) as sheet:
                sheet.add(export.play(match, 0, Never()))  # imports don't count
            with export.Sheet(f"{folder}/games.parquet", match) as sheet:
                while alone < seconds:
                    start = time.process_time()
                    play(match, number, Never())
                    between = time.process_time()
                    sheet.add(export.play(match, number, Never()))
                    exported += time.process_time() - between
                    alone += between - start
                    number += 1
                start = time.process_time()
            exported += time.process_time() - start  # to write the rest
        return {"with_export_percent": exported / alone * 100}

    def _positions(self) -> list[Any]:
        length = play_out(self.game.start(self.seats, 0), seeded("positions"))
        state, chance = self.game.start(self.seats, 0), seeded("positions")
        found = []
        for number in range(POSITIONS):
            play_out(state, chance, length * number // POSITIONS - len(state.history))
            found.append(state.copy())
        return found

    def _rate(self, action: Callable[[Any], None], seconds: float) -> float:
        rounds = 0
        start = time.process_time()
        while True:
            for state in self.positions:
                action(state)
            rounds += 1
            took = time.process_time() - start
            if took >= seconds:
                return rounds * len(self.positions) / took


def main(game: str, seats: int) -> None:
    probe = Probe(game, seats)
    print(json.dumps({"package": trailboss.__file__, "compiled": trailboss.COMPILED}), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(probe.requests[name](float(seconds))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
