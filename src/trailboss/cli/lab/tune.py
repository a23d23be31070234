"""`trailboss lab tune`: the weights of a bot, found by playing it against itself or a rival."""

from collections.abc import Sequence
from typing import Annotated

import typer

import trailboss
from trailboss.atomic_file import replace
from trailboss.cli import language, options, screen
from trailboss.cli.commands.sim import percent, progress, writable_folder
from trailboss.cli.lab.shards import stop
from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.messages import decimal, format_message
from trailboss.lab.tuning.climb import Climb, Plan, contest
from trailboss.lab.tuning.duel import Duel, Outcome, play_duel
from trailboss.lab.tuning.picture import drawn
from trailboss.lab.tuning.subjects import numbers, rounded, subject, written
from trailboss.lab.tuning.verdict import Verdict, judged
from trailboss.lab.workers import Workers

MAX_STEPS = 100_000
MIN_SEATS, MAX_SEATS = 2, 5
PARCEL = 50
"""How many duels are played between two checks of the verdict."""


def tune(
    ctx: typer.Context,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="cli.lab.tune.bot")],
    game: Annotated[str | None, options.value("--game GAME", "cli.lab.tune.game")] = None,
    seats: Annotated[
        int | None, options.number("--seats N", MIN_SEATS, MAX_SEATS, "cli.lab.tune.seats")
    ] = None,
    games: Annotated[int, options.number("--games N", 2, 1_000_000, "cli.lab.tune.games")] = 120,
    steps: Annotated[int, options.number("--steps N", 1, MAX_STEPS, "cli.lab.tune.steps")] = 60,
    proof: Annotated[int, options.number("--proof N", 0, 1_000_000, "cli.lab.tune.proof")] = 2000,
    seed: Annotated[int, options.number("--seed S", 0, HIGHEST_SEED, "cli.lab.tune.seed")] = 1,
    out: Annotated[str, options.value("--out DIR", "cli.lab.tune.out")] = "tuning",
    processes: options.Processes = None,
    as_json: options.AsJson = False,
) -> None:
    """Climb, compare and print the resulting weights; a stopped run continues from its last complete step."""
    lang = language.of(ctx)
    tuned = subject(bot)
    games_in_turn = tuned.chosen_games(game)
    held = seats or tuned.seats
    for name in games_in_turn:
        trailboss.game(name).check_seats(held)
    folder = writable_folder(out)
    of_a_duel = 4 if tuned.rival is not None else 2
    climb = Climb(Plan(bot, ",".join(games_in_turn), held, seed, max(1, games // of_a_duel)), tuned)
    climb.resume(folder)
    with progress() as bar:
        task = bar.add_task(format_message("cli.lab.tune.climbing", {}, lang), total=steps)
        bar.update(task, completed=len(climb.steps))
        while len(climb.steps) < steps:
            step = climb.learn(_all(climb.duels(), processes, lang))
            climb.save(folder)
            args: dict[str, object] = {
                **step._asdict(),
                "steps": steps,
                "moved": decimal(step.moved, 3, lang),
                "points": decimal(step.points, 1, lang),
            }
            bar.console.print(format_message("cli.lab.tune.step", args, lang))
            bar.update(task, completed=len(climb.steps))
    new = rounded(climb.weights)
    verdict = proved(list(contest(climb.plan, new, tuned.start, "proof", proof // 2)), processes, lang)
    replace(folder / "weights.py.txt", written(new))
    replace(folder / "weights.svg", drawn(climb, lang))
    if as_json:
        screen.print_json(
            {
                "plan": climb.plan._asdict(),
                "steps": [step._asdict() for step in climb.steps],
                "weights": dict(zip(climb.names, numbers(new), strict=True)),
                "proof": verdict._asdict(),
            }
        )
        return
    console = screen.console()
    console.print(written(new))
    if verdict.games:
        console.print(sentence(verdict, lang))


def _all(duels: Sequence[Duel], processes: int | None, lang: str) -> list[Outcome]:
    """Play these duels, all of them or none."""
    outcomes: list[Outcome] = []
    with Workers(play_duel, duels, processes) as workers:
        for results in workers:
            outcomes.extend(results)
    if len(outcomes) < len(duels):
        stop(lang)
    return outcomes


def proved(duels: Sequence[Duel], processes: int | None, lang: str) -> Verdict:
    """Play duels until it is clear who is better, or none is left.

    They are counted in order and in parcels, so that the verdict is the same with any number of processes.
    """
    outcomes: list[Outcome] = []
    with progress() as bar:
        task = bar.add_task(format_message("cli.lab.tune.proving", {}, lang), total=2 * len(duels))
        while len(outcomes) < len(duels) and judged(outcomes).better is None:
            outcomes += sorted(_all(duels[len(outcomes) : len(outcomes) + PARCEL], processes, lang))
            bar.update(task, completed=2 * len(outcomes))
    return judged(outcomes)


def sentence(verdict: Verdict, lang: str) -> str:
    """The result of the comparison as a sentence."""
    key = {True: "yes", False: "no", None: "open"}[verdict.better]
    args: dict[str, object] = {
        "games": verdict.games,
        "won": percent(verdict.won, lang),
        "error": percent(verdict.error, lang),
        "lead": decimal(verdict.lead, 1, lang),
        "verdict": format_message(f"cli.lab.tune.verdict.{key}", {}, lang),
    }
    return format_message("cli.lab.tune.verdict", args, lang)
