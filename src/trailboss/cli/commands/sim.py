"""`trailboss sim`: bots against each other, as many games as wanted, on all cores."""

import os
import secrets
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import trailboss
from trailboss import bots
from trailboss.cli import errors, inputs, language, options, screen, sources
from trailboss.core.contract import HIGHEST_SEED, Game
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import decimal, format_message
from trailboss.lab.arena.match import Match, Result, begun, play
from trailboss.lab.arena.tally import Line, Share, Tally
from trailboss.lab.workers import Workers

if TYPE_CHECKING:
    from trailboss.lab.export import Sheet

MAX_GAMES = 100_000_000
SUFFIX = ".record"
"""How the names of record files end."""
FIGURES = ("won", "points", "place", "decision")
"""The columns of the tables by bot and by seat."""


def sim(
    ctx: typer.Context,
    game: options.GameName,
    seats: Annotated[str, options.value("--seats BOT,BOT,...", "cli.sim.seats")],
    games: Annotated[int, options.number("--games N", 1, MAX_GAMES, "cli.sim.games")] = 100,
    seed: Annotated[int | None, options.number("--seed S", 0, HIGHEST_SEED, "cli.sim.seed")] = None,
    option: options.Pairs = None,
    map_file: options.MapFile = None,
    sam_deck: options.SamDeck = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="cli.sim.rotate")] = False,
    records: Annotated[str | None, options.value("--records DIR", "cli.sim.records")] = None,
    processes: options.Processes = None,
    export: Annotated[str | None, options.value("--export FILE", "cli.sim.export")] = None,
    views: Annotated[bool, typer.Option("--views", help="cli.sim.views")] = False,
    more_bots: sources.With = None,
    as_json: options.AsJson = False,
) -> None:
    """Play the match and print the results. Invalid arguments are rejected before the first game."""
    lang = language.of(ctx)
    if views and export is None:
        raise TrailbossError("cli.sim.views_of_nothing")
    chosen = trailboss.game(game)
    known = sources.loaded(more_bots)
    specs = tuple(str(bots.Spec.parse(spec)) for spec in seats.split(","))
    chosen.check_seats(len(specs))
    for spec in specs:
        bots.make(spec, game=game)
    match = Match(
        game=game,
        specs=specs,
        seed=secrets.randbelow(10**9) if seed is None else seed,
        options=inputs.options_of(chosen, option or [], {"map": map_file, "sam_deck": sam_deck}),
        rotate=rotate,
        records=records is not None,
        sources=known,
        views=views,
    )
    begun(match, 0)
    folder = None if records is None else writable_folder(records)
    start = time.perf_counter()
    tally = Tally(match)
    with (
        export_sheet(export, match) as sheet,
        Workers(partial(sheet.play if sheet else play, match), range(games), processes) as workers,
        progress() as bar,
    ):
        task = bar.add_task(chosen.title(lang), total=games)
        for results in workers:
            for result in results:
                tally.add(result)
                if folder is not None:
                    write_record(folder, match, result)
                if sheet is not None:
                    sheet.add(result)
            bar.update(task, completed=tally.games)
    seconds = time.perf_counter() - start
    stopped = workers.stopped and tally.games < games
    if stopped:
        key = "cli.sim.stopped" if tally.games else "cli.sim.stopped_early"
        errors.print_notice(format_message(key, {"played": tally.games, "games": games}, lang))
    if as_json:
        written = {} if sheet is None else {"export": {"file": export, "rows": sheet.rows}}
        screen.print_json({**described(tally, games, seconds, workers.processes, stopped), **written})
    elif tally.games:
        show(screen.console(), tally, seconds, workers.processes, lang)
        if sheet is not None:
            screen.console().print(
                format_message("cli.sim.exported", {"rows": sheet.rows, "file": export}, lang)
            )
    if stopped:
        raise errors.Stopped(errors.INTERRUPTED)


def export_sheet(path: str | None, match: Match) -> AbstractContextManager["Sheet | None"]:
    """The sheet for a match. Refuses to overwrite a file, before the first game."""
    if path is None:
        return nullcontext()
    try:
        from trailboss.lab.export import Sheet
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in ("numpy", "pyarrow"):
            raise
        raise TrailbossError("cli.export.missing", package=package) from error
    if os.path.lexists(path):
        raise TrailbossError("cli.export.there", file=path)
    return Sheet(path, match)


def progress() -> Progress:
    """A progress bar on stderr, if that is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


# -------------------------------------------------------------------- records


def writable_folder(path: str) -> Path:
    """The folder, created if it doesn't exist; raises `OSError` if it isn't writable."""
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"trailboss")
    except OSError as error:
        raise OSError(error.errno, os.strerror(error.errno or 0), path) from error
    return folder


def write_record(folder: Path, match: Match, result: Result) -> None:
    """Write one game to its own file, numbered from 1 in the order of the match."""
    name = f"{match.game}-{match.seed}-{result.number + 1:06}{SUFFIX}"
    try:
        (folder / name).write_text(result.record, encoding="utf-8")
    except OSError as error:
        raise OSError(error.errno, os.strerror(error.errno or 0), str(folder / name)) from error


# -------------------------------------------------------------------- results


def described(tally: Tally, asked: int, seconds: float, processes: int, stopped: bool) -> dict[str, object]:
    """The results as plain data."""
    match = tally.match
    return {
        "game": match.game,
        "seats": list(match.specs),
        "seed": match.seed,
        "options": match.options,
        "rotate": match.rotate,
        "games": tally.games,
        "asked": asked,
        "stopped": stopped,
        "bots": [
            {"bot": spec, "held": line.seats, **line.described()} for spec, line in tally.by_bot.items()
        ],
        "by_seat": [
            {"seat": seat, "bot": None if match.rotate else line.name, **line.described()}
            for seat, line in enumerate(tally.by_seat)
        ],
        "opponents": [
            {"name": name, **line.described()}
            for name, line in zip(opponents(tally, "en"), tally.opponents, strict=True)
        ],
        "seconds": round(seconds, 3),
        "processes": processes,
        "compiled": trailboss.COMPILED,
        "version": trailboss.__version__,
    }


def show(console: Console, tally: Tally, seconds: float, processes: int, lang: str) -> None:
    """Print the results."""
    match = tally.match
    game = trailboss.game(match.game)
    head: dict[str, object] = {
        "title": game.title(lang),
        "games": tally.games,
        "seats": len(match.specs),
        "seed": match.seed,
        "seconds": decimal(seconds, 1, lang),
        "processes": processes,
    }
    console.print(format_message("cli.sim.head" if len(match.specs) > 1 else "cli.sim.head.1", head, lang))
    if tally.opponents:
        console.print(format_message(f"{match.game}.reconstructed", {}, lang))
    bots_table = table("by_bot", ("bot",), ("held", "fair", *FIGURES), lang)
    counts: list[tuple[str, Line]] = []
    for spec, line in tally.by_bot.items():
        fair = percent(line.seats / (len(match.specs) + len(tally.opponents)), lang)
        bots_table.add_row(spec, str(line.seats), fair, *figures(line, lang))
        counts.append((spec, line))
    seats_table = table("by_seat", ("seat", "bot"), FIGURES, lang)
    for seat, line in enumerate(tally.by_seat):
        name = f"{seat} {game.seat_name(seat, lang)}"
        bot = format_message("cli.sim.all_in_turn", {}, lang) if match.rotate else line.name
        seats_table.add_row(name, bot, *figures(line, lang))
        counts.append((name, line))
    for name, line in zip(opponents(tally, lang), tally.opponents, strict=True):
        seats_table.add_row(name, "", *figures(line, lang)[:-1], "")
        counts.append((name, line))
    for each in (bots_table, seats_table, categories(game, tally.parts(), counts, lang)):
        console.print(each)
    console.print(format_message("cli.sim.legend", {}, lang))
    for line in tally.by_bot.values():
        for remark in sources.remarks(line, lang):
            console.print(remark, markup=False, highlight=False)


def opponents(tally: Tally, lang: str) -> list[str]:
    """The names of opponents that have no seat, such as Sam."""
    if not tally.opponents:
        return []
    state = begun(tally.match, 0)
    return [state.seat_name(state.seats + number, lang) for number in range(len(tally.opponents))]


def table(title: str, names: tuple[str, ...], numbers: tuple[str, ...], lang: str) -> Table:
    """An empty table of results."""
    left, right = (
        [format_message(f"cli.sim.col.{name}", {}, lang) for name in columns] for columns in (names, numbers)
    )
    return screen.table(left, right, format_message(f"cli.sim.{title}", {}, lang))


def figures(line: Line, lang: str) -> list[str]:
    """One line of the results, as cells for FIGURES."""
    return [
        share(line.won(), lang),
        f"{decimal(line.points(), 1, lang)} ±{decimal(line.points_error(), 1, lang)}",
        decimal(line.place(), 2, lang),
        f"{decimal(line.decision_ms(), 2, lang)} ms",
    ]


def categories(game: Game, names: Iterable[str], counts: Sequence[tuple[str, Line]], lang: str) -> Table:
    """Mean points by category: a line for each, because there can be many with long names."""
    made = table("by_part", ("category",), (), lang)
    for title, _ in counts:
        made.add_column(title, justify="right")
    for name in names:
        made.add_row(game.category(name, lang), *(decimal(line.part(name), 1, lang) for _, line in counts))
    return made


def share(won: Share, lang: str) -> str:
    """A win rate with the ends of its error bar."""
    low, high = (decimal(100 * end, 1, lang) for end in (won.low, won.high))
    return f"{percent(won.rate, lang)} ({low}–{high})"


def percent(rate: float, lang: str) -> str:
    return f"{decimal(100 * rate, 1, lang)} %"
