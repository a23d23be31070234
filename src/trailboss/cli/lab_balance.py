"""`trailboss lab balance`: how much seat, set-up and opening weigh."""

from typing import Annotated

import typer

import trailboss


def balance(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.arg.game")],
) -> None:
    """Play the games, then print what they show."""
    trailboss.game(game)
