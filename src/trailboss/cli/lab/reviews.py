"""`trailboss lab reviews`: many games reviewed, the rating of each bot level, and whether accounts add up."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import trailboss
from trailboss.bots.levels import LEVELS
from trailboss.cli import language, options, screen
from trailboss.cli.commands.sim import progress
from trailboss.cli.lab.shards import stop
from trailboss.coach.review import DEPTH
from trailboss.coach.sentences import percent, with_error
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.lab.reviews import (
    ReviewedGame,
    ReviewedSeat,
    Reviews,
    games_needed,
    level_rating,
    level_win_rating,
    line_up,
)
from trailboss.lab.workers import Workers

MAX_GAMES = 1_000_000


def reviews(
    ctx: typer.Context,
    game: options.GameName,
    out: Annotated[str, options.value("--out FILE", "cli.lab.reviews.out")],
    games: Annotated[int, options.number("--games N", 1, MAX_GAMES, "cli.lab.reviews.games")] = 100,
    levels: Annotated[
        str, options.value("--levels LEVEL,...", "cli.lab.reviews.levels")
    ] = "easy,medium,hard,expert",
    seats: Annotated[int | None, options.number("--seats K", 1, 99, "cli.lab.reviews.seats")] = None,
    depth: Annotated[int, options.number("--depth N", 1, 10_000, "cli.review.depth")] = DEPTH,
    every: Annotated[int, options.number("--every N", 1, 10_000, "cli.lab.reviews.every")] = 1,
    processes: options.Processes = None,
) -> None:
    """Review the games that are missing, then print the table."""
    lang = language.of(ctx)
    rules = trailboss.game(game)
    chosen = [level.strip() for level in levels.split(",")]
    for level in chosen:
        if level not in LEVELS:
            raise TrailbossError("cli.lab.corpus.bad_level", level=level[:20], levels=list(LEVELS))
    count = seats if seats is not None else next(each for each in rules.seats if each > 1)
    rules.check_seats(count)
    path = Path(out)
    path.parent.mkdir(parents=True, exist_ok=True)
    done = _read(path)
    path.write_text("".join(_line(each) for each in done.values()), encoding="utf-8")
    numbers = range(games_needed(len(chosen), count, games))
    tasks = [(number, line_up(chosen, count, number)) for number in numbers]
    todo = [task for task in tasks if not _is_done(task, done)]
    plan = Reviews(rules.name, depth, every)
    with (
        Workers(plan.review, todo, processes) as workers,
        path.open("a", encoding="utf-8") as file,
        progress() as bar,
    ):
        label = format_message("cli.lab.reviews.reviewing", {}, lang)
        shown = bar.add_task(label, total=len(tasks), completed=len(tasks) - len(todo))
        for results in workers:
            for found in results:
                done[found.number] = found
                file.write(_line(found))
            file.flush()
            bar.advance(shown, len(results))
    if not all(_is_done(task, done) for task in tasks):
        stop(lang)
    screen.console().print(_table(chosen, [done[number] for number in numbers], lang))


def _is_done(task: tuple[int, list[str]], done: dict[int, ReviewedGame]) -> bool:
    """Was this game reviewed with these levels?"""
    number, levels = task
    return number in done and [seat.level for seat in done[number].seats] == levels


def _table(levels: list[str], games: list[ReviewedGame], lang: str) -> Table:
    columns = ("level", "played", "decisions", "rating", "win_rating", "residual", "stability")
    table = screen.table(format_message(f"cli.lab.reviews.{key}", {}, lang) for key in columns)
    for level in levels:
        with_level = [each for each in games if any(seat.level == level for seat in each.seats)]
        own = [seat for each in with_level for seat in each.seats if seat.level == level]
        rating, win_rating = level_rating(own), level_win_rating(own)
        compared = sum(each.compared for each in own)
        stable = sum(each.same for each in own) / compared if compared else None
        table.add_row(
            level,
            str(len(with_level)),
            str(sum(each.decisions for each in own)),
            with_error(rating.mean, rating.error, lang, 3),
            with_error(100 * win_rating.mean, 100 * win_rating.error, lang, 2),
            f"{max(each.residual for each in with_level):.0e}",
            "–" if stable is None else f"{percent(stable, lang)} ({compared})",
        )
    return table


def _line(found: ReviewedGame) -> str:
    return json.dumps({**found._asdict(), "seats": [seat._asdict() for seat in found.seats]}) + "\n"


def _read(path: Path) -> dict[int, ReviewedGame]:
    """What was reviewed before; a line that was cut off is left out."""
    done: dict[int, ReviewedGame] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            data = json.loads(line)
            seats = [ReviewedSeat(**seat) for seat in data.pop("seats")]
            found = ReviewedGame(seats=seats, **data)
        except (ValueError, TypeError, KeyError):
            continue
        done[found.number] = found
    return done
