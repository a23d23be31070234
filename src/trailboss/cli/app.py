"""The command `trailboss`: its commands, and how a command line becomes an exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from trailboss.cli import errors, language
from trailboss.cli.groups import Commands, group
from trailboss.core.errors import TrailbossError

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand

_LAB = ("balance", "corpus", "openings", "puzzles", "reviews", "train", "tune")
_ADMIN = ("status", "check", "tables", "archive", "export", "backup", "seats")
LAB = Commands.of("cli.lab", {name: f"lab.{name}:{name}" for name in _LAB})
ADMIN = Commands.of("cli.admin", {name: f"commands.admin:{name}" for name in _ADMIN})
COMMANDS: Mapping[str, str | type[Commands]] = {
    "serve": "commands.serve:serve",
    "admin": ADMIN,
    "play": "commands.play:play",
    "sim": "commands.sim:sim",
    "arena": "lab.arena:arena",
    "review": "commands.review:review",
    "hint": "commands.hint:hint",
    "puzzle": "commands.puzzle:puzzle",
    "replay": "commands.replay:replay",
    "games": "commands.games:games",
    "map": "commands.map:show_map",
    "bench": "commands.bench:bench",
    "lab": LAB,
    "mcp": "commands.mcp:mcp",
    "completion": "commands.completion:completion",
}


def run(args: list[str]) -> int:
    """Run a command line and return its exit status."""
    _prepare_streams()
    asked = language.requested(args)
    try:
        lang = asked or language.default(os.environ)
    except TrailbossError as error:
        return errors.print_error(error.render(language.system_language(os.environ)), errors.BAD_INPUT)
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
    return group("trailboss", Commands.of("cli", COMMANDS), "cli.trailboss")
