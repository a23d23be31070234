"""`trailboss lab train`: a forecast or a policy for search, learned from games of a bot with itself."""

import json
import re
import time
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import trailboss
from trailboss.atomic_file import replace
from trailboss.bots.search.categories import CategoryForecast
from trailboss.bots.search.forecast import Forecast
from trailboss.bots.search.models import CATEGORIES, SUFFIX, own_folder, usual
from trailboss.cli import language, options, screen
from trailboss.cli.commands.sim import percent, progress, writable_folder
from trailboss.cli.lab.policy import train_policy
from trailboss.cli.lab.shards import play_missing, stop
from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import decimal, format_message
from trailboss.lab.learning.plan import Plan
from trailboss.lab.learning.selfplay import SHARDS, Run, begin, fill, games_in
from trailboss.lab.learning.training_tasks import TrainingTask, task_of

if TYPE_CHECKING:
    from trailboss.lab.learning.network import Data, Network

MAX_GAMES = 5_000_000
"""Rows count games in numbers that are exact up to 16 million; those of a second run begin at 11 million."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,60}")


def train(
    ctx: typer.Context,
    game: options.GameName,
    games: Annotated[int, options.number("--games N", SHARDS.size, MAX_GAMES, "cli.lab.train.games")] = 6000,
    out: Annotated[str | None, options.value("--out DIR", "cli.lab.train.out")] = None,
    name: Annotated[str | None, options.value("--name NAME", "cli.lab.train.name")] = None,
    epochs: Annotated[int, options.number("--epochs N", 1, 1000, "cli.lab.train.epochs")] = 12,
    hidden: Annotated[int, options.number("--hidden N", 1, 256, "cli.lab.train.hidden")] = 24,
    seed: Annotated[int, options.number("--seed S", 0, HIGHEST_SEED, "cli.lab.train.seed")] = 1,
    after: Annotated[str | None, options.value("--after NAME", "cli.lab.train.after")] = None,
    policy: Annotated[bool, typer.Option("--policy", help="cli.lab.train.policy")] = False,
    rounds: Annotated[int, options.number("--rounds N", 1, 20, "cli.lab.train.rounds")] = 2,
    also: Annotated[str | None, options.value("--also NAME", "cli.lab.train.also")] = None,
    processes: options.Processes = None,
    as_json: options.AsJson = False,
) -> None:
    """Play, learn, measure and write. Continues where a stopped run ended."""
    lang = language.of(ctx)
    chosen = trailboss.game(game)
    called = name or f"my-{chosen.name}"
    for each in (called, also or called):
        if NAME.fullmatch(each) is None or each.endswith(SUFFIX):
            raise TrailbossError("cli.lab.train.bad_name", name=each[:80])
    if find_spec("numpy") is None or find_spec("onnx") is None:
        raise TrailbossError("cli.lab.train.needs")
    folder = writable_folder(out or str(own_folder()))
    if policy:
        counts = (games, rounds, hidden, epochs, seed, processes)
        result = train_policy(chosen.name, folder, called, *counts, lang)
        if as_json:
            screen.print_json(result)
        return
    task = task_of(chosen.name)
    kept = folder / f"{called}.run"
    also_games = games_in(folder / f"{also}.run", task.game) if also else 0
    plan = Plan(games, hidden, epochs, seed, also or "", also_games)
    run = begin(kept, task.game, seed, after or "")
    play(run, kept, games, processes, lang)
    try:
        report = learned(task, folder, called, plan, run.after, lang)
    except KeyboardInterrupt:
        stop(lang)
    if as_json:
        screen.print_json(report)
    else:
        show(report, called, folder, lang)


def play(run: Run, folder: Path, games: int, processes: int | None, lang: str) -> None:
    """Play the games that are missing."""
    label = format_message("cli.lab.train.playing", {}, lang)
    play_missing(partial(fill, run, folder), SHARDS, folder, games, label, lang, processes=processes)


def positions(task: TrainingTask, folder: Path, name: str, plan: Plan, gains: bool) -> "Data":
    """The training data: final points, or gains by category."""
    from trailboss.lab.learning import network

    data = network.load(task, folder / f"{name}.run", plan.games, gains)
    if not plan.also:
        return data
    more = network.load(task, folder / f"{plan.also}.run", plan.also_games, gains)
    return network.joined(data, more)


def fit(net: "Network", checkpoint: Path, lang: str) -> None:
    """Train for the remaining epochs, with a checkpoint after each."""
    net.resume(checkpoint)
    with progress() as bar:
        row = bar.add_task(format_message("cli.lab.train.learning", {}, lang), total=net.plan.epochs)
        bar.update(row, completed=len(net.epochs))
        for epoch in net.learn():
            net.save(checkpoint)
            args: dict[str, object] = {
                "number": epoch.number,
                "epochs": net.plan.epochs,
                "learned": decimal(epoch.learned, 3, lang),
                "apart": decimal(epoch.apart, 3, lang),
            }
            bar.console.print(format_message("cli.lab.train.epoch", args, lang))
            bar.update(row, completed=epoch.number)


def learned(
    task: TrainingTask, folder: Path, name: str, plan: Plan, after: str, lang: str
) -> dict[str, object]:
    """Learn from the games, evaluate and write the forecast; returns the report as plain data."""
    from trailboss.lab.learning import categories, contest, evaluation, export, network

    start = time.perf_counter()
    data, gains = (positions(task, folder, name, plan, each) for each in (False, True))
    kept = folder / f"{name}.run"
    net = contest.network_for(task, data, plan)
    fit(net, kept / "network.npz", lang)
    by_category = network.Network(gains, plan)
    fit(by_category, kept / "categories.npz", lang)
    numbers = export.plain(net)
    command = (
        f"trailboss lab train {task.game} --games {plan.games} --hidden {plan.hidden}"
        f" --epochs {plan.epochs} --seed {plan.seed}"
    )
    if after:
        command += f" --after {Path(after).name}"
    if plan.also:
        command += f" --also {plan.also}"
    about = {
        "game": task.game,
        "figures": str(task.features),
        "learned": command,
        "policy": f"{task.policy} {task.mark}",
        "off": f"{net.off(net.unseen):.3f}",
    }
    text = export.as_forecast(numbers, about)
    worth = evaluation.measured(Forecast(text, name), net.unseen, task.contest)
    before = evaluation.measured(usual(task.game), net.unseen, task.contest)
    total = usual(task.game)  # categories add up to the total of the forecast in use
    own = {**about, "off": f"{by_category.off(by_category.unseen):.3f}"}
    parts = categories.as_text(by_category, task, data, total, own)
    quality = categories.measured(CategoryForecast(parts, name), task, by_category.unseen, net.unseen, total)
    report: dict[str, object] = {
        "game": task.game,
        "name": name,
        "plan": plan._asdict(),
        "positions": len(data.ends),
        "apart": len(set(net.unseen.game.tolist())),
        "epochs": [epoch._asdict() for epoch in net.epochs],
        "worth": worth._asdict(),
        "in_use": before._asdict(),
        "categories": quality._asdict(),
        "seconds": round(time.perf_counter() - start, 1),
    }
    replace(folder / f"{name}{SUFFIX}", text)
    replace(folder / f"{name}{CATEGORIES}", parts)
    replace(folder / f"{name}.onnx", export.as_onnx(numbers, about))
    replace(folder / f"{name}.svg", export.curves(net.epochs, name, lang))
    replace(folder / f"{name}.json", json.dumps(report, indent=1) + "\n")
    return report


def show(report: dict[str, object], name: str, folder: Path, lang: str) -> None:
    """The report for people."""
    console = screen.console()
    plan = report["plan"]
    assert isinstance(plan, dict)
    head = {**report, "games": plan["games"], "title": trailboss.game(str(report["game"])).title(lang)}
    console.print(format_message("cli.lab.train.head", head, lang))
    for called, key in ((name, "worth"), (str(report["game"]), "in_use")):
        worth = report[key]
        assert isinstance(worth, dict)
        seats = [
            format_message("cli.lab.train.with_seats", {"off": decimal(off, 2, lang), "seats": count}, lang)
            for count, off in worth["seats"].items()
        ]
        args: dict[str, object] = {
            "name": called,
            "off": decimal(worth["off"], 2, lang),
            "seats": ", ".join(seats),
            "leader": percent(worth["leader"], lang),
        }
        console.print(format_message("cli.lab.train.worth", args, lang))
    files = [str(folder / f"{name}{end}") for end in (SUFFIX, CATEGORIES, ".onnx", ".svg", ".json")]
    spec = f"search:1s@{name}" if folder == own_folder() else f"search:1s@{files[0]}"
    console.print(format_message("cli.lab.train.written", {"files": files, "spec": spec}, lang))
