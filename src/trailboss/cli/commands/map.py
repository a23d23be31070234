"""`trailboss map`: a game's map, or Sam's cards, to copy and correct; or check a custom one."""

import sys
from typing import Annotated

import typer

from trailboss import game as game_of
from trailboss.cli import language, maps, options
from trailboss.core.messages import format_message


def show_map(
    ctx: typer.Context,
    game: options.GameName,
    check: Annotated[str | None, options.value("--check FILE", "cli.map.check")] = None,
) -> None:
    """Print the standard file, or check a custom one."""
    chosen = game_of(game)
    if check is None:
        sys.stdout.write(maps.standard_text(chosen))
        return
    lang = language.of(ctx)
    notes = maps.file_notes(chosen, check)
    key = f"cli.{maps.file_option(chosen)}"
    args: dict[str, object] = {"file": check, "game": game, **notes.figures}
    sys.stdout.write(format_message(f"{key}.good", args, lang) + "\n")
    sys.stdout.write(format_message(f"{key}.{'standard' if notes.standard else 'own'}", args, lang) + "\n")
