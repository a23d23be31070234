"""`trailboss map`: the map file to copy and correct, or a check of one's own."""

import sys
from typing import Annotated

import typer

from trailboss import game as game_of
from trailboss.cli import language, maps
from trailboss.core.words import say


def show_map(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.arg.game")],
    check: Annotated[str | None, typer.Option("--check", metavar="FILE", help="cli.map.check")] = None,
) -> None:
    """Print the standard map, or say whether an own one can be used."""
    chosen = game_of(game)
    if check is None:
        sys.stdout.write(maps.standard_text(chosen))
        return
    lang = language.of(ctx)
    notes = maps.map_notes(chosen, check)
    args: dict[str, object] = {
        "file": check,
        "known": notes.known,
        "reconstructed": notes.reconstructed,
        "game": game,
    }
    sys.stdout.write(say("cli.map.good", args, lang) + "\n")
    sys.stdout.write(say("cli.map.standard" if notes.standard else "cli.map.own", args, lang) + "\n")
