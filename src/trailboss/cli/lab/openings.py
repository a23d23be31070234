"""`trailboss lab openings`: how strong bots begin their games, for the opening book."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

import trailboss
from trailboss.bots.levels import LEVELS
from trailboss.cli import inputs, language, options, screen
from trailboss.cli.commands.sim import progress
from trailboss.coach.openings import Book, parse
from trailboss.coach.sentences import number as in_words
from trailboss.coach.sentences import percent
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.lab.openings import opening_game

MOST = 1_000_000
COLUMNS = ("move", "openings", "points", "win")


def openings(
    ctx: typer.Context,
    game: options.GameName,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="cli.lab.openings.out")],
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", parser=inputs.whole("--games", 1, MOST), help="cli.lab.openings.games"
        ),
    ] = 100,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help="cli.lab.openings.level")] = "hard",
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats", metavar="K", parser=inputs.whole("--seats", 1, 99), help="cli.lab.openings.seats"
        ),
    ] = None,
    option: options.Pairs = None,
) -> None:
    """Play the games that are missing, then print the first moves of every layout."""
    lang = language.of(ctx)
    rules = trailboss.game(game)
    if level not in LEVELS:
        raise TrailbossError("cli.lab.corpus.bad_level", level=level[:20], levels=list(LEVELS))
    count = seats if seats is not None else next(each for each in rules.seats if each > 1)
    rules.check_seats(count)
    chosen = inputs.options_of(rules, option or [], {})
    path = Path(out)
    path.parent.mkdir(parents=True, exist_ok=True)
    done = parse(path.read_text(encoding="utf-8").splitlines()) if path.exists() else []
    path.write_text("".join(f"{json.dumps(each._asdict())}\n" for each in done), encoding="utf-8")
    known = {each.number for each in done}
    with path.open("a", encoding="utf-8") as file, progress() as bar:
        task = bar.add_task(format_message("cli.lab.openings.playing", {}, lang), total=games)
        for number in range(1, games + 1):
            if number not in known:
                done.append(opening_game(rules.name, level, count, number, chosen))
                file.write(f"{json.dumps(done[-1]._asdict())}\n")
                file.flush()
            bar.advance(task)
    found = Book(done)
    for layout in sorted({each.layout for each in done}):
        table = Table(box=box.SIMPLE_HEAD, title=layout)
        for key in COLUMNS:
            table.add_column(format_message(f"cli.lab.openings.{key}", {}, lang))
        for each in found.continuations(layout, []):
            table.add_row(
                each.move, str(each.openings), in_words(each.points, lang, 0), percent(each.win, lang)
            )
        screen.console().print(table)
