"""Options and arguments that several commands have in common."""

from typing import Annotated

import typer

from trailboss.cli import inputs

MOST_PROCESSES = 256

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli.arg.game")]
Pairs = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli.opt.option")]
MapFile = Annotated[str | None, typer.Option("--map", metavar="FILE", help="cli.opt.map")]
SamDeck = Annotated[str | None, typer.Option("--sam-deck", metavar="FILE", help="cli.opt.sam_deck")]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes",
        metavar="K",
        parser=inputs.whole("--processes", 1, MOST_PROCESSES),
        help="cli.sim.processes",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="cli.opt.json")]
