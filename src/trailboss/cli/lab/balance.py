"""`trailboss lab balance`: how much seat, set-up and opening matter, in games of one bot in all seats."""

import json
import secrets
import time
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import trailboss
from trailboss import bots
from trailboss.atomic_file import replace
from trailboss.cli import errors, inputs, language, options, screen
from trailboss.cli.commands.sim import MAX_GAMES, progress, writable_folder
from trailboss.cli.lab.balance_tables import show
from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.lab.arena.match import begun
from trailboss.lab.balance.pictures import pictures
from trailboss.lab.balance.report import Section, report
from trailboss.lab.balance.study import Study, Sums, observe, probe
from trailboss.lab.workers import Workers

MAX_SEATS = 6


def balance(
    ctx: typer.Context,
    game: options.GameName,
    games: Annotated[int, options.number("--games N", 1, MAX_GAMES, "cli.sim.games")] = 1000,
    seats: Annotated[int | None, options.number("--seats N", 2, MAX_SEATS, "cli.lab.balance.seats")] = None,
    bot: Annotated[str | None, options.value("--bots BOT", "cli.lab.balance.bots")] = None,
    seed: Annotated[int | None, options.number("--seed S", 0, HIGHEST_SEED, "cli.sim.seed")] = None,
    option: options.Pairs = None,
    map_file: options.MapFile = None,
    out: Annotated[str | None, options.value("--out DIR", "cli.lab.balance.out")] = None,
    processes: options.Processes = None,
    as_json: options.AsJson = False,
) -> None:
    """Play the games, then show the results. Bad input is rejected before the first game."""
    lang = language.of(ctx)
    chosen = trailboss.game(game)
    looking = probe(game)
    spec = looking.usual_bot if bot is None else bot
    if "," in spec:
        raise TrailbossError("cli.lab.balance.one_bot", given=spec[:60])
    bots.make(spec, game=game)
    study = Study(
        game=game,
        spec=str(bots.Spec.parse(spec)),
        seats=looking.usual_seats if seats is None else seats,
        seed=secrets.randbelow(10**9) if seed is None else seed,
        options={**looking.drawn, **inputs.options_of(chosen, option or [], {"map": map_file})},
    )
    begun(study.match(), 0)
    folder = None if out is None else writable_folder(out)
    start = time.perf_counter()
    sums = Sums(study)
    with Workers(partial(observe, study), range(games), processes) as workers, progress() as bar:
        task = bar.add_task(chosen.title(lang), total=games)
        for summaries in workers:
            for summary in summaries:
                sums.add(summary)
            bar.update(task, completed=sums.games)
    seconds = time.perf_counter() - start
    stopped = workers.stopped and sums.games < games
    if stopped:
        key = "cli.lab.balance.stopped" if sums.games else "cli.sim.stopped_early"
        errors.print_notice(format_message(key, {"played": sums.games, "games": games}, lang))
    sections = report(sums)
    data = described(sums, sections, games, seconds, workers.processes, stopped)
    files = [] if folder is None or not sums.games else write(folder, study, data, sections, lang)
    if as_json:
        screen.print_json(data)
    elif sums.games:
        show(screen.console(), sums, sections, seconds, workers.processes, lang)
        if files:
            names = [str(path) for path in files]
            screen.console().print(format_message("cli.lab.balance.written", {"files": names}, lang))
    if stopped:
        raise errors.Stopped(errors.INTERRUPTED)


def described(
    sums: Sums, sections: list[Section], asked: int, seconds: float, processes: int, stopped: bool
) -> dict[str, object]:
    """All figures as plain data."""
    study = sums.study
    return {
        "game": study.game,
        "bot": study.spec,
        "seats": study.seats,
        "seed": study.seed,
        "options": study.options,
        "games": sums.games,
        "asked": asked,
        "stopped": stopped,
        "sections": [section.described() for section in sections],
        "seconds": round(seconds, 3),
        "processes": processes,
        "compiled": trailboss.COMPILED,
        "version": trailboss.__version__,
    }


def write(
    folder: Path, study: Study, data: dict[str, object], sections: list[Section], lang: str
) -> list[Path]:
    """The figures and the pictures as files, which are named after the game and its seats."""
    stem = f"{study.game}-{study.seats}"
    texts = {f"{stem}.json": json.dumps(data, ensure_ascii=False, indent=2) + "\n"}
    for name, picture in pictures(study, sections, lang).items():
        texts[f"{stem}-{name}.svg"] = picture
    for name, text in texts.items():
        replace(folder / name, text)
    return [folder / name for name in texts]
