"""`trailboss bench`: how fast the rules are on this machine, by random play on one core.

They are measured by CPU time, so that other work on the machine counts as little as possible.
"""

import platform
import time
from collections.abc import Callable
from typing import Annotated

import typer

import trailboss
from trailboss import bots
from trailboss.bots.search import Search
from trailboss.cli import inputs, language, options
from trailboss.core.contract import Game, State
from trailboss.core.messages import format_message
from trailboss.core.playout import play_out
from trailboss.core.rng import seeded
from trailboss.lab import observation

SECONDS = 2.0
MIDGAMES = 16
"""How many positions, spread over one game, are copied and determinized."""
SHARE = 0.25
"""Everything else is measured for this part of the time that games get."""
ITERATIONS = 20
"""Iterations of search for one decision; then it starts again with another seed."""


def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.bench.what")],
    seats: Annotated[int, options.number("--seats N", 1, 99, "cli.bench.seats")] = 4,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", metavar="S", parser=inputs.seconds("--seconds", 0.01, 3600), help="cli.bench.seconds"
        ),
    ] = SECONDS,
    as_json: options.AsJson = False,
) -> None:
    """Measure and print."""
    chosen = trailboss.game(game)
    chosen.check_seats(seats)
    found = measured(chosen, seats, seconds)
    if as_json:
        from trailboss.cli.screen import print_json

        print_json(found, indent=None)
    else:
        show(found, language.of(ctx))


def measured(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Games and decisions in this time; copies, determinizations, search and environments in a part of it."""
    game.start(seats, 0)  # don't measure what is read only once, such as a map
    games, decisions, took = played(game, seats, seconds)
    states = midgames(game, seats)
    chance = seeded("bench determinizations")
    return {
        "game": game.name,
        "seats": seats,
        "seconds": seconds,
        "games": games,
        "games_per_s": round(games / took, 1),
        "decisions_per_s": round(decisions / took, 1),
        "copies_per_s": round(rate(states, lambda state: state.copy(), seconds * SHARE), 1),
        "determinizations_per_s": round(
            rate(states, lambda state: state.determinize(0, chance), seconds * SHARE), 1
        ),
        "iterations_per_s": round(iterations_per_s(game, seats, seconds * SHARE), 1),
        **env_steps(game.name, seats, seconds * SHARE),
        "compiled": trailboss.COMPILED,
        "version": trailboss.__version__,
        "python": platform.python_version(),
    }


def played(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Whole random games until the time is up: how many, with how many decisions, in how many CPU seconds."""
    chance = seeded("bench")
    games = decisions = 0
    start = time.process_time()
    end = start + seconds
    while True:
        decisions += play_out(game.start(seats, games), chance)
        games += 1
        now = time.process_time()
        if now >= end:
            return games, decisions, now - start


def midgames(game: Game, seats: int) -> list[State]:
    """Positions of one random game, from its start to shortly before its end."""
    length = play_out(game.start(seats, 0), seeded("bench midgames"))
    state = game.start(seats, 0)
    chance = seeded("bench midgames")
    found: list[State] = []
    for number in range(MIDGAMES):
        play_out(state, chance, length * number // MIDGAMES - len(state.history))
        found.append(state.copy())
    return found


def rate(states: list[State], action: Callable[[State], object], seconds: float) -> float:
    """How often in a CPU second something can be done with a state."""
    rounds = 0
    start = time.process_time()
    while True:
        for state in states:
            action(state)
        rounds += 1
        took = time.process_time() - start
        if took >= seconds:
            return rounds * len(states) / took


def iterations_per_s(game: Game, seats: int, seconds: float) -> float:
    """How many iterations the bot `search` does in a CPU second."""
    state = game.start(seats, 0)
    chance = seeded("bench search")
    iterations = seed = 0
    start = time.process_time()
    while True:
        bot = bots.make(f"search:{ITERATIONS}", seed, game.name)
        assert isinstance(bot, Search)
        bots.decide(bot, state, chance)
        iterations += bot.last_task.trials if bot.last_task is not None else 0
        seed += 1
        took = time.process_time() - start
        if took >= seconds:
            return iterations / took


def env_steps(game: str, seats: int, seconds: float) -> dict[str, float]:
    """How fast the lab's environments step, if the game has any and the extra `env` is installed."""
    from trailboss.lab.env.extras import missing

    if missing("env") or not any(game in plan.games for plan in observation.layouts()):
        return {}
    from trailboss.lab.env.pace import steps_per_s

    return {
        f"{name}_per_s": round(steps_per_s(game, seats, seconds, observed), 1)
        for name, observed in (("env_steps", False), ("env_observed_steps", True))
    }


def show(found: dict[str, object], lang: str) -> None:
    """The figures for people."""
    from rich import box
    from rich.table import Table

    from trailboss.cli.screen import console
    from trailboss.cli.version import version

    print_on = console()
    print_on.print(version(lang))
    title = trailboss.game(str(found["game"])).title(lang)
    args: dict[str, object] = {"title": title, "seats": found["seats"], "seconds": found["seconds"]}
    print_on.print(format_message("cli.bench.head", args, lang))
    table = Table(box=box.SIMPLE, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in found.items():
        if isinstance(figure, float) and name.endswith("_per_s"):
            shown = f"{figure:,.0f}"
            label = format_message(f"cli.bench.{name.removesuffix('_per_s')}", {}, lang)
            table.add_row(label, shown if lang == "en" else shown.replace(",", "."))
    print_on.print(table)
