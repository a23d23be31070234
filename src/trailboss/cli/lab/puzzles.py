"""`trailboss lab puzzles`: positions of strong self-play in which one move is clearly best."""

from pathlib import Path
from typing import Annotated

import typer

import trailboss
from trailboss.atomic_file import replace
from trailboss.cli import language, options, screen
from trailboss.cli.commands.sim import progress
from trailboss.coach.puzzles import Puzzle, line, parse
from trailboss.core.messages import format_message
from trailboss.lab.puzzles import PuzzleSearch

MAX_PUZZLES = 100_000


def puzzles(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.lab.puzzles.game")],
    out: Annotated[str, options.value("--out FILE", "cli.lab.puzzles.out")],
    count: Annotated[int, options.number("--count N", 1, MAX_PUZZLES, "cli.lab.puzzles.count")] = 100,
    again: Annotated[str | None, options.value("--again FILE", "cli.lab.puzzles.again")] = None,
) -> None:
    """Search for puzzles until there are enough, first among those found before; continues where it was
    stopped."""
    lang = language.of(ctx)
    search = PuzzleSearch(trailboss.game(game).name)
    path, games = Path(out), Path(f"{out}.games")
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = parse(path.read_text(encoding="utf-8").splitlines()) if path.exists() else []
    path.write_text("".join(f"{line(each)}\n" for each in kept), encoding="utf-8")
    known = {each.id for each in kept}
    number = int(games.read_text(encoding="utf-8")) if games.exists() else 1
    before = parse(Path(again).read_text(encoding="utf-8").splitlines()) if again is not None else []
    with path.open("a", encoding="utf-8") as file, progress() as bar:
        task = bar.add_task(format_message("cli.lab.puzzles.looking", {}, lang), total=count)
        bar.update(task, completed=len(known))

        def keep(found: Puzzle | None) -> None:
            if found is not None and found.id not in known:
                known.add(found.id)
                file.write(line(found) + "\n")
                file.flush()
                bar.update(task, completed=len(known))

        for each in before:
            if each.id not in known:
                checked = search.checked(each.state())
                keep(checked._replace(id=each.id, position=each.position) if checked is not None else None)
        while len(known) < count:
            for found in search.game_puzzles(number):
                keep(found)
                if len(known) >= count:
                    break
            else:
                number += 1
                replace(games, str(number))
    args: dict[str, object] = {"count": len(known), "file": out, "games": number - 1}
    screen.console().print(format_message("cli.lab.puzzles.written", args, lang))
