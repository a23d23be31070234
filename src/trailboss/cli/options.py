"""Options and arguments: how they are declared, and those that several commands have in common."""

from typing import Annotated, Any

import typer

from trailboss.cli import inputs

MAX_PROCESSES = 256


def value(usage: str, key: str) -> Any:
    """An option that takes a text, declared as it is used: `--out DIR`. The message `key` is its help."""
    name, metavar = usage.split()
    return typer.Option(name, metavar=metavar, help=key)


def number(usage: str, low: int, high: int, key: str) -> Any:
    """An option that takes a whole number from `low` to `high`, declared as it is used: `--games N`."""
    name, metavar = usage.split()
    return typer.Option(name, metavar=metavar, parser=inputs.whole(name, low, high), help=key)


def either(usage: str, key: str) -> Any:
    """An option that takes one of two words, declared as it is used: `--on cores|ray`."""
    name, metavar = usage.split()
    return typer.Option(name, metavar=metavar, parser=inputs.either(name, *metavar.split("|")), help=key)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli.arg.game")]
Pairs = Annotated[list[str] | None, value("--option NAME=VALUE", "cli.opt.option")]
MapFile = Annotated[str | None, value("--map FILE", "cli.opt.map")]
SamDeck = Annotated[str | None, value("--sam-deck FILE", "cli.opt.sam_deck")]
Processes = Annotated[int | None, number("--processes K", 1, MAX_PROCESSES, "cli.sim.processes")]
Where = Annotated[str, either("--on cores|ray", "cli.arena.on")]
AsJson = Annotated[bool, typer.Option("--json", help="cli.opt.json")]
