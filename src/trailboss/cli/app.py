"""The command `trailboss`: its commands, and the way from a command line to an exit status."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import typer
from typer.core import TyperGroup
from typer.main import get_command

from trailboss.cli import errors, grammar, language
from trailboss.core.errors import TrailbossError
from trailboss.core.words import say

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand
    from typer._click import Context, HelpFormatter

# command -> (its module, its function); imported when the command is called, so that the others start fast
COMMANDS = {
    "serve": ("trailboss.cli.serve", "serve"),
    "play": ("trailboss.cli.play", "play"),
    "sim": ("trailboss.cli.sim", "sim"),
    "replay": ("trailboss.cli.replay", "replay"),
    "games": ("trailboss.cli.games", "games"),
    "map": ("trailboss.cli.map", "show_map"),
    "bench": ("trailboss.cli.bench", "bench"),
}


def run(args: list[str]) -> int:
    """Carry out a command line; its exit status."""
    _prepare_streams()
    asked = language.asked(args)
    try:
        lang = asked or language.usual(os.environ)
    except TrailbossError as error:
        return errors.complain(error.say(language.of_machine(os.environ)), errors.BAD_INPUT)
    return errors.guarded(lambda: _carry_out(args, lang), lang)


def _prepare_streams() -> None:
    """Streams that were closed lead nowhere, and a screen without umlauts shows '?' instead."""
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
    app = typer.Typer(
        cls=Commands,
        name="trailboss",
        help="cli.trailboss",
        add_completion=False,
        rich_markup_mode=None,
        invoke_without_command=True,
    )
    app.callback()(_alone)
    command = get_command(app)
    command.params.extend(grammar.common())
    return command


def _alone(ctx: typer.Context) -> None:
    """Without a command, show which there are."""
    if ctx.invoked_subcommand is None:
        sys.stdout.write(ctx.get_help() + "\n")


class Commands(TyperGroup):
    """The commands there are, each made when it is called."""

    def list_commands(self, ctx: Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> AnyCommand | None:
        if cmd_name not in COMMANDS:
            return None
        module, function = COMMANDS[cmd_name]
        return grammar.built(cmd_name, getattr(import_module(module), function))

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, AnyCommand | None, list[str]]:
        if args[0] not in COMMANDS:
            raise TrailbossError("cli.no_command", name=args[0], commands=list(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        grammar.write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Context, formatter: HelpFormatter) -> None:
        grammar.write_help_text(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        lang = grammar.spoken(ctx)
        with formatter.section(say("cli.help.commands", {}, lang)):
            formatter.write_dl([(name, say(f"cli.{name}", {}, lang)) for name in COMMANDS])
        grammar.write_options(self, ctx, formatter)
