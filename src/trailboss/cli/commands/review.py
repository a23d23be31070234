"""`trailboss review`: every decision of a recorded game judged, with skill, luck and opponents."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from trailboss.cli import inputs, language, options, screen
from trailboss.cli.commands.sim import progress, writable_folder
from trailboss.coach.notes import NotesFile
from trailboss.coach.page import page
from trailboss.coach.report import report
from trailboss.coach.review import DEPTH, Review, Reviewer
from trailboss.coach.sentences import label, number, with_error, with_parts
from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.messages import LANGUAGES, format_message
from trailboss.core.record import Record

MAX_DEPTH = 10_000


def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.review.file")],
    html: Annotated[str | None, options.value("--html FILE", "cli.review.html")] = None,
    depth: Annotated[int, options.number("--depth N", 1, MAX_DEPTH, "cli.review.depth")] = DEPTH,
    seed: Annotated[int, options.number("--seed S", 0, HIGHEST_SEED, "cli.review.seed")] = 0,
    cache: Annotated[str | None, options.value("--cache DIR", "cli.review.cache")] = None,
    as_json: options.AsJson = False,
) -> None:
    """Review the game, or read an earlier review; then show it."""
    lang = language.of(ctx)
    record = Record.loads(inputs.read_record(file))
    record.replay()  # says what is wrong before anything is judged
    reviewed = judged(Reviewer(record, depth, seed), writable_folder(cache or usual_cache()), lang)
    data = report(reviewed, lang)
    if html is not None:
        reports = {each: data if each == lang else report(reviewed, each) for each in (lang, *LANGUAGES)}
        Path(html).write_text(page(reports), encoding="utf-8")
    if as_json:
        screen.print_json(data)
        return
    show(data, lang)
    if html is not None:
        screen.console().print(format_message("cli.review.written", {"file": html}, lang))


def usual_cache() -> str:
    """The default folder for judgements."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return str(Path(base) / "trailboss" / "reviews")


def judged(reviewer: Reviewer, folder: Path, lang: str) -> Review:
    """Review the game; every judgement is saved at once."""
    record = reviewer.record
    notes = NotesFile(folder, reviewer.key, record.config.game)
    done = notes.read()
    with notes.open() as file, progress() as bar:
        task = bar.add_task(format_message("cli.review.working", {}, lang), total=len(record.moves))
        for found in reviewer.run(done):
            if found is not None and found.number not in done:
                notes.write(file, found)
            bar.advance(task)
    return reviewer.review()


def figures(player: dict[str, Any], lang: str) -> dict[str, str]:
    """The figures of a player, by the name of their message."""
    rating, chance, account = player["rating"], player["win_rating"], player["account"]["points"]
    return {
        "points": str(player["points"]),
        "rating": with_error(rating["mean"], rating["error"], lang, 2),
        "win_rating": with_error(100 * chance["mean"], 100 * chance["error"], lang),
        "decisions": str(player["decisions"]),
        **{key: number(account[key], lang) for key in ("first", "skill", "luck", "opponents")},
    }


def show(data: dict[str, Any], lang: str) -> None:
    """The review for people."""
    console = screen.console()
    players, decisions = data["players"], data["decisions"]
    # A row for each figure: its name is long, and there are few players.
    table = screen.table([format_message("coach.page.player", {}, lang)], [each["name"] for each in players])
    columns = [figures(each, lang) for each in players]
    for key in columns[0]:
        table.add_row(format_message(f"coach.page.{key}", {}, lang), *[column[key] for column in columns])
    console.print(table)
    if data["levels"]:
        console.print(data["levels"], "\n")
    for player in players:
        summary = " ".join(filter(None, [*player["summary"], player["opening"]]))
        console.print(f"{player['name']}: {summary}", markup=False)
    console.print()
    by_index = {each["index"]: each for each in decisions}
    for index in data["turning_points"]:
        each = by_index[index]
        texts = each["words"]
        args: dict[str, object] = {
            "number": index + 1,
            "name": players[each["seat"]]["name"],
            "label": label(each["label"], lang),
            "loss": texts["loss"],
        }
        console.print(format_message("cli.review.lost", args, lang), markup=False)
        console.print(f"  {texts['question']}", markup=False)
        console.print(format_message("cli.review.played", {"move": texts["move"]}, lang), markup=False)
        better = format_message("cli.review.better", {"move": texts["best"].rstrip(".")}, lang)
        console.print(with_parts(better, texts.get("why", "")), markup=False)
