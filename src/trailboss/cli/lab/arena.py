"""`trailboss arena`: how much stronger one bot is than another, on shared deals; each game is saved."""

import contextlib
import hashlib
import json
import re
import sys
import time
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import trailboss
from trailboss import bots
from trailboss.atomic_file import replace
from trailboss.cli import errors, inputs, language, options, screen, sources
from trailboss.cli.commands.sim import percent
from trailboss.cli.lab import arena_charts, arena_table
from trailboss.core.contract import HIGHEST_SEED, Game
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.lab.arena.arena import Played, Standings, opponents, play_fixture
from trailboss.lab.arena.log import NAME, Log
from trailboss.lab.arena.match import begun
from trailboss.lab.arena.plan import Fixture, LineUp, Plan, check_even, fixtures, match_of, of_pool
from trailboss.lab.cluster import crew_on

MAX_GAMES = 10_000_000
MAX_SEATS = 12
SUMMARY = "arena.json"
EVERY = 60.0
"""Seconds between two progress lines without a terminal."""
MAX_SHOWN = 4
"""How many bots fit into the running score."""


def arena(
    ctx: typer.Context,
    game: options.GameName,
    pool: Annotated[str | None, options.value("--bots BOT,BOT,...", "cli.arena.bots")] = None,
    line_up: Annotated[list[str] | None, options.value("--line-up BOT,BOT,...", "cli.arena.line_up")] = None,
    seats: Annotated[int | None, options.number("--seats N", 1, MAX_SEATS, "cli.arena.seats")] = None,
    games: Annotated[int, options.number("--games N", 1, MAX_GAMES, "cli.arena.games")] = 100,
    seed: Annotated[int, options.number("--seed S", 0, HIGHEST_SEED, "cli.arena.seed")] = 1,
    option: options.Pairs = None,
    map_file: options.MapFile = None,
    sam_deck: options.SamDeck = None,
    more_bots: sources.With = None,
    out: Annotated[str | None, options.value("--out DIR", "cli.arena.out")] = None,
    processes: options.Processes = None,
    where: options.Where = "cores",
    clock: Annotated[str, options.either("--clock cpu|wall", "cli.arena.clock")] = "cpu",
    as_json: options.AsJson = False,
) -> None:
    """Play the missing games, then show all results. Bad input is rejected before the first game."""
    lang = language.of(ctx)
    chosen = trailboss.game(game)
    known = sources.loaded(more_bots)
    line_ups = line_ups_of(chosen, pool, line_up or [], seats)
    plan = Plan(
        game=game,
        line_ups=line_ups,
        all_orders=pool is not None,
        seed=seed,
        options=inputs.options_of(chosen, option or [], {"map": map_file, "sam_deck": sam_deck}),
        sources=known,
        cpu=clock == "cpu",
    )
    for bot in plan.bots():
        bots.make(bot, game=game)
    begun(match_of(plan, Fixture(0, 0, line_ups[0])), 0)
    folder = Path(out) if out is not None else Path(usual_folder(plan))
    with Log(folder, plan) as log:
        todo = [fixture for fixture in islice(fixtures(plan), games) if fixture.number not in log.results]
        stopped = bool(todo) and played(log, todo, games, where, processes, lang)
        standings = Standings(plan, log.results.values(), opponents(plan))
        data = {
            **standings.described(),
            "asked": games,
            "stopped": stopped,
            "folder": str(folder),
            "compiled": trailboss.COMPILED,
            "version": trailboss.__version__,
        }
        files = keep(folder, standings, data, lang)
    if stopped:
        args: dict[str, object] = {"done": standings.games, "games": games, "folder": str(folder)}
        errors.print_notice(format_message("cli.arena.stopped", args, lang))
    if as_json:
        screen.print_json(data)
    elif standings.games:
        console = screen.console()
        arena_table.show(console, standings, lang)
        console.print(
            format_message("cli.arena.written", {"folder": str(folder), "files": ", ".join(files)}, lang)
        )
    if stopped:
        raise errors.Stopped(errors.INTERRUPTED)


def line_ups_of(game: Game, pool: str | None, tables: Sequence[str], seats: int | None) -> tuple[LineUp, ...]:
    """The line-ups that the command line names."""
    if (pool is None) == (not tables):
        raise TrailbossError("cli.arena.bots_or_line_up")
    if pool is not None:
        count = min(number for number in game.seats if number > 1) if seats is None else seats
        game.check_seats(count)
        return of_pool(_specs(pool), count)
    found = tuple(_specs(table) for table in tables)
    for each in found:
        if seats is not None and len(each) != seats:
            raise TrailbossError(
                "cli.arena.seats_of_line_up", line_up=",".join(each), count=len(each), seats=seats
            )
    check_even(found)
    game.check_seats(len(found[0]))
    return tuple(dict.fromkeys(found))


def _specs(given: str) -> LineUp:
    return tuple(str(bots.Spec.parse(spec)) for spec in given.split(","))


def usual_folder(plan: Plan) -> str:
    """The default folder of an arena. Its name follows from the settings, so the same arena resumes there."""
    who = "-".join(plan.bots()) if plan.all_orders else "-".join("-".join(each) for each in plan.line_ups)
    name = re.sub(r"[^a-z0-9.]+", "-", who.lower()).strip("-.")
    if len(name) > 60:
        name = name[:52] + "-" + hashlib.sha256(who.encode()).hexdigest()[:7]
    return f"arena-{plan.game}-{plan.seats}-{name}-seed{plan.seed}"


def keep(folder: Path, standings: Standings, data: dict[str, object], lang: str) -> list[str]:
    """Write the figures and the charts; returns the names of all files."""
    if not standings.games:
        return [NAME]
    charts = arena_charts.drawn(standings, lang)
    for name, text in charts.items():
        replace(folder / name, text)
    replace(folder / SUMMARY, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    return [NAME, SUMMARY, *charts]


# -------------------------------------------------------------------- playing


def played(
    log: Log, todo: Sequence[Fixture], games: int, where: str, processes: int | None, lang: str
) -> bool:
    """Play these games and log them; True if it was interrupted."""
    done = games - len(todo)
    args: dict[str, object] = {"done": done, "games": games, "left": len(todo), "folder": str(log.folder)}
    work = partial(play_fixture, log.plan)
    crew = crew_on(where, work, todo, processes)
    errors.print_notice(format_message("cli.arena.begins", args, lang))
    with crew, progress_display(log, done, games, lang) as watch:
        for results in crew:
            log.add(results)
            watch.update(results)
    return crew.stopped and any(fixture.number not in log.results for fixture in todo)


class ProgressDisplay:
    """Shows the progress of an arena: a bar with the score on a terminal, else a line now and then."""

    def __init__(self, log: Log, done: int, games: int, lang: str, bar: Progress | None) -> None:
        self.games, self.lang, self.bar = games, lang, bar
        self.done = self.before = done
        self.start = self.reported = time.monotonic()
        self.held: dict[str, int] = {}
        self.wins: dict[str, Fraction] = {}
        self.task = None
        for fixture, result in log.results.values():
            self._count((fixture, result))
        if bar is not None:
            self.task = bar.add_task(self.score(), total=games, completed=done, left="")

    def update(self, results: Sequence[Played]) -> None:
        """Games that are over now."""
        for one in results:
            self._count(one)
        self.done += len(results)
        now = time.monotonic()
        left = (now - self.start) / max(1, self.done - self.before) * (self.games - self.done)
        shown = waiting(left)
        if self.bar is not None and self.task is not None:
            time_left = format_message("cli.arena.time_left", {"time": shown}, self.lang)
            self.bar.update(self.task, completed=self.done, description=self.score(), left=time_left)
        elif now - self.reported >= EVERY and self.done < self.games:
            self.reported = now
            args: dict[str, object] = {"done": self.done, "games": self.games, "time": shown}
            errors.print_notice(format_message("cli.arena.going", args, self.lang))

    def _count(self, one: Played) -> None:
        fixture, result = one
        for seat, bot in enumerate(fixture.seats):
            self.held[bot] = self.held.get(bot, 0) + 1
            won = Fraction(int(seat in result.winners), len(result.winners))
            self.wins[bot] = self.wins.get(bot, Fraction(0)) + won

    def score(self) -> str:
        """Win rates, the best first."""
        rates = {bot: float(self.wins[bot] / self.held[bot]) for bot in self.held}
        best = sorted(rates, key=lambda bot: (-rates[bot], bot))[:MAX_SHOWN]
        return " · ".join(f"{bot} {percent(rates[bot], self.lang)}" for bot in best)


@contextlib.contextmanager
def progress_display(log: Log, done: int, games: int, lang: str) -> Iterator[ProgressDisplay]:
    """A progress bar on stderr if that is a terminal, otherwise a line now and then."""
    if not sys.stderr.isatty():
        yield ProgressDisplay(log, done, games, lang, None)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[left]}"),
    )
    with Progress(*columns, console=screen.console(stderr=True), transient=True) as bar:
        yield ProgressDisplay(log, done, games, lang, bar)


def waiting(seconds: float) -> str:
    """A remaining time; long ones are rounded to minutes."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
