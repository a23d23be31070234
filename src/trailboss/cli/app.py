"""The command `trailboss`: its commands, and how a command line becomes an exit status."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, ClassVar

from trailboss.cli import errors, language
from trailboss.cli.groups import Commands, group
from trailboss.core.errors import TrailbossError

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand

# command -> (its module, its function or group); imported when called, so that the others start fast
COMMANDS = {
    "serve": ("trailboss.cli.commands.serve", "serve"),
    "admin": ("trailboss.cli.commands.admin", "Admin"),
    "play": ("trailboss.cli.commands.play", "play"),
    "sim": ("trailboss.cli.commands.sim", "sim"),
    "arena": ("trailboss.cli.lab.arena", "arena"),
    "review": ("trailboss.cli.commands.review", "review"),
    "hint": ("trailboss.cli.commands.hint", "hint"),
    "puzzle": ("trailboss.cli.commands.puzzle", "puzzle"),
    "replay": ("trailboss.cli.commands.replay", "replay"),
    "games": ("trailboss.cli.commands.games", "games"),
    "map": ("trailboss.cli.commands.map", "show_map"),
    "bench": ("trailboss.cli.commands.bench", "bench"),
    "lab": ("trailboss.cli.lab.group", "Lab"),
    "mcp": ("trailboss.cli.commands.mcp", "mcp"),
    "completion": ("trailboss.cli.commands.completion", "completion"),
}


def run(args: list[str]) -> int:
    """Run a command line and return its exit status."""
    _prepare_streams()
    asked = language.asked(args)
    try:
        lang = asked or language.usual(os.environ)
    except TrailbossError as error:
        return errors.complain(error.render(language.of_machine(os.environ)), errors.BAD_INPUT)
    return errors.guarded(lambda: _carry_out(args, lang), lang)


def _prepare_streams() -> None:
    """Replace closed streams by /dev/null, and print '?' for characters that the terminal can't show."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  open till the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _carry_out(args: list[str], lang: str) -> None:
    command = top()
    with command.make_context("trailboss", args, obj=lang) as ctx:
        command.invoke(ctx)


def top() -> AnyCommand:
    """The command `trailboss` itself."""
    return group("trailboss", Trailboss, "cli.trailboss")


class Trailboss(Commands):
    """All commands."""

    table: ClassVar[dict[str, tuple[str, str]]] = COMMANDS
