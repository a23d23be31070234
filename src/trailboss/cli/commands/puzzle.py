"""`trailboss puzzle`: find the best move in a position, and read why it is best."""

from datetime import date
from typing import Annotated

import typer

import trailboss
from trailboss.cli import language, options, screen
from trailboss.cli.table.answers import normalized
from trailboss.cli.table.face import Seen, face_of
from trailboss.cli.table.layout import BETWEEN, Page, compose
from trailboss.cli.table.room import Room, open_room
from trailboss.coach import puzzles
from trailboss.coach.puzzles import Puzzle
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.presentation import question

GIVE_UP = ("", "?", "q", "quit", "ende")


def puzzle(
    ctx: typer.Context,
    game: options.GameName,
    wanted: Annotated[str | None, options.value("--id ID", "cli.puzzle.id")] = None,
    listed: Annotated[bool, typer.Option("--list", help="cli.puzzle.list")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli.puzzle.plain")] = False,
    as_json: options.AsJson = False,
) -> None:
    """Show today's puzzle or another one, and let the user solve it."""
    lang, name = language.of(ctx), trailboss.game(game).name
    if listed:
        print_list(name, lang, as_json)
        return
    found = puzzles.daily(name, date.today().toordinal()) if wanted is None else puzzles.puzzle(name, wanted)
    if found is None:
        raise TrailbossError("cli.puzzle.none", title=trailboss.game(name).title(lang))
    if as_json:
        screen.print_json({**_about(found, lang), "position": found.position})
        return
    solve(open_room(plain, no_color=False), found, lang)


def print_list(name: str, lang: str, as_json: bool) -> None:
    """All puzzles of a game, a line each."""
    found = puzzles.puzzles(name)
    if as_json:
        screen.print_json([_about(each, lang) for each in found])
        return
    console = screen.console()
    for each in found:
        level = format_message(f"coach.puzzle.level.{each.level}", {}, lang)
        console.print(f"{each.id}  {level:7}  {', '.join(each.theme_names(lang))}")


def _about(found: Puzzle, lang: str) -> dict[str, object]:
    game = found.state().game
    return {
        "id": found.id,
        "game": game.name,
        "seat": found.seat,
        "level": found.level,
        "themes": found.themes,
        "answer": game.text(found.answer),
        "medium": game.text(found.medium),
        "ahead": {"points": round(found.points, 2), "win": round(found.win, 3)},
        "explanation": found.explanation(lang),
    }


def solve(room: Room, found: Puzzle, lang: str) -> None:
    """Show the position and ask for moves until the best one is found or the player gives up."""
    state = found.state()
    face = face_of(state.game)
    seen = Seen(state, state.view(found.seat), found.seat, lang)
    answers = face.answers(seen, state.legal())
    heading = BETWEEN.join(
        [
            state.game.title(lang),
            format_message("cli.puzzle.heading", {"id": found.id}, lang),
            format_message(f"coach.puzzle.level.{found.level}", {}, lang),
        ]
    )
    page = Page(heading, [format_message("coach.puzzle.task", {}, lang)], question(state, lang), answers)
    if room.drawn:
        room.show(compose(face, seen, page, room.screen))
    else:
        lines = [f"{each.key}: {each.text}" for each in answers]
        room.write([heading, *page.log, *face.situation(seen, fresh=True), page.question, *lines])
    typed = {state.game.text(move): move for move in state.legal()}
    typed |= {normalized(key): move for each in answers for key, move in each.moves.items()}
    while True:
        try:
            text = normalized(room.ask(format_message("cli.puzzle.prompt", {}, lang)))
        except EOFError:
            text = ""
        move = typed.get(text, face.read(seen, text))
        if text in GIVE_UP or move == found.answer:
            key = "coach.puzzle.right" if move == found.answer else "coach.puzzle.solution"
            room.write([format_message(key, {}, lang), *found.explanation(lang)])
            return
        known = move is not None and move in state.legal()
        room.write([format_message("coach.puzzle.wrong" if known else "cli.puzzle.not_a_move", {}, lang)])
