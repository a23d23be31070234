"""Commands with subcommands: `trailboss` itself, and groups such as `trailboss lab`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

import typer
from typer.core import TyperGroup
from typer.main import get_command

from trailboss.cli import grammar
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand
    from typer._click import Context, HelpFormatter


class Commands(TyperGroup):
    """The commands of a group, created when called; the message PREFIX.NAME says what it is for."""

    table: ClassVar[Mapping[str, str | type[Commands]]]
    """Command -> `module:function` in `trailboss.cli`, imported when it is called; or a group."""
    prefix: ClassVar[str]

    @staticmethod
    def of(prefix: str, table: Mapping[str, str | type[Commands]]) -> type[Commands]:
        """A group of these commands."""
        return type("Group", (Commands,), {"prefix": prefix, "table": table})

    def list_commands(self, ctx: Context) -> list[str]:
        return list(self.table)

    def get_command(self, ctx: Context, cmd_name: str) -> AnyCommand | None:
        if cmd_name not in self.table:
            return None
        found, key = self.table[cmd_name], f"{self.prefix}.{cmd_name}"
        if not isinstance(found, str):
            return group(cmd_name, found, key)
        module, _, name = found.partition(":")
        return grammar.built(cmd_name, getattr(import_module(f"trailboss.cli.{module}"), name), key)

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, AnyCommand | None, list[str]]:
        if args[0] not in self.table:
            raise TrailbossError("cli.no_command", name=args[0], commands=list(self.table))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        grammar.write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Context, formatter: HelpFormatter) -> None:
        grammar.write_help_text(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        lang = grammar.spoken(ctx)
        with formatter.section(format_message("cli.help.commands", {}, lang)):
            formatter.write_dl(
                [(name, format_message(f"{self.prefix}.{name}", {}, lang)) for name in self.table]
            )
        grammar.write_options(self, ctx, formatter)


def group(name: str, kind: type[Commands], key: str) -> AnyCommand:
    """A command with subcommands; alone it lists them. `key` is the message that says what it is for."""
    app = typer.Typer(
        cls=kind,
        name=name,
        help=key,
        add_completion=False,
        rich_markup_mode=None,
        invoke_without_command=True,
    )
    app.callback()(_alone)
    command = get_command(app)
    command.params.extend(grammar.common())
    return command


def _alone(ctx: typer.Context) -> None:
    """Without a subcommand, list them."""
    if ctx.invoked_subcommand is None:
        sys.stdout.write(ctx.get_help() + "\n")
