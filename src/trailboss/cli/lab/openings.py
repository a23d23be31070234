"""`trailboss lab openings`: how strong bots begin their games, for the opening book."""

import json
from pathlib import Path
from typing import Annotated

import typer

import trailboss
from trailboss.bots.registry import make
from trailboss.cli import inputs, language, options, screen
from trailboss.cli.commands.sim import progress
from trailboss.coach.openings import Book
from trailboss.coach.sentences import number as in_words
from trailboss.coach.sentences import percent
from trailboss.core.messages import format_message
from trailboss.lab.openings import opening_game, parse, summed

MAX_GAMES = 1_000_000
COLUMNS = ("move", "openings", "points", "win")


def openings(
    ctx: typer.Context,
    game: options.GameName,
    out: Annotated[str, options.value("--out FILE", "cli.lab.openings.out")],
    games: Annotated[int, options.number("--games N", 1, MAX_GAMES, "cli.lab.openings.games")] = 100,
    bot: Annotated[str, options.value("--bot BOT", "cli.lab.openings.bot")] = "policy",
    seats: Annotated[int | None, options.number("--seats K", 1, 99, "cli.lab.openings.seats")] = None,
    option: options.Pairs = None,
    book: Annotated[str | None, options.value("--book FILE", "cli.lab.openings.book")] = None,
) -> None:
    """Play the games that are missing, then print the first moves of every layout."""
    lang = language.of(ctx)
    rules = trailboss.game(game)
    make(bot, 0, rules.name)  # says what is wrong with it before the first game
    count = seats if seats is not None else next(each for each in rules.seats if each > 1)
    rules.check_seats(count)
    chosen = inputs.options_of(rules, option, {}) if option else None
    path = Path(out)
    path.parent.mkdir(parents=True, exist_ok=True)
    done = parse(path.read_text(encoding="utf-8").splitlines()) if path.exists() else []
    path.write_text("".join(f"{json.dumps(each._asdict())}\n" for each in done), encoding="utf-8")
    known = {each.number for each in done}
    with path.open("a", encoding="utf-8") as file, progress() as bar:
        task = bar.add_task(format_message("cli.lab.openings.playing", {}, lang), total=games)
        for number in range(1, games + 1):
            if number not in known:
                done.append(opening_game(rules.name, bot, count, number, chosen))
                file.write(f"{json.dumps(done[-1]._asdict())}\n")
                file.flush()
            bar.advance(task)
    openings_found = summed(done)
    if book is not None:
        Path(book).write_text(
            "".join(json.dumps(each._asdict(), separators=(",", ":")) + "\n" for each in openings_found),
            encoding="utf-8",
        )
    found = Book(openings_found)
    for layout in sorted({each.layout for each in openings_found}):
        columns = [format_message(f"cli.lab.openings.{key}", {}, lang) for key in COLUMNS]
        table = screen.table(columns, title=layout)
        for each in found.continuations(layout, []):
            table.add_row(
                each.move, str(each.openings), in_words(each.points, lang, 0), percent(each.win, lang)
            )
        screen.console().print(table)
