"""Commands whose help is in the chosen language.

Help texts in the code are message keys (`help="cli.sim.games"`), formatted here when help is shown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand, TyperOption
from typer.main import get_command

from trailboss.cli import language, version
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message, has_message

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand
    from typer._click import Context, HelpFormatter, Parameter

Function = Callable[..., None]


class Command(TyperCommand):
    """One command: uses the chosen language and accepts `--lang` and `--version`."""

    allow_extra_args = True  # so that `invoke` can reject them in the chosen language

    def invoke(self, ctx: Context) -> object:
        if ctx.args:
            raise TrailbossError("cli.extra_arguments", args=" ".join(ctx.args), command=ctx.command_path)
        return super().invoke(ctx)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_help_text(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_options(self, ctx, formatter)


def built(name: str, function: Function, key: str) -> AnyCommand:
    """The command for a function, with the options that every command has.

    `key` is the message that says what it is for.
    """
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=Command, help=key)(function)
    command = get_command(app)
    command.params.extend(common())
    return command


# -------------------------------------------------------------------- options of every command


def common() -> list[Parameter]:
    """`--lang` and `--version`, as parameters that aren't passed to the command."""
    app = typer.Typer(add_completion=False)
    app.command()(_common_options)
    params = get_command(app).params
    for param in params:
        param.expose_value = False
    return params


def _print_version(ctx: typer.Context, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        sys.stdout.write(version.version(language.of(ctx)) + "\n")
        raise typer.Exit


def _common_options(
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|de", parser=language.checked, help="cli.help.lang")
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_print_version, help="cli.help.version"),
    ] = False,
) -> None:
    """`--lang` is only validated here; `language.requested` has read it before."""


# -------------------------------------------------------------------- help in the chosen language


def spoken(ctx: Context) -> str:
    return ctx.obj if isinstance(ctx.obj, str) else language.ENGLISH


def translated(text: str | None, lang: str) -> str:
    """A help text: the message with that key, or the text itself if it isn't a key."""
    return format_message(text, {}, lang) if text and has_message(text) else text or ""


def write_usage(command: AnyCommand, ctx: Context, formatter: HelpFormatter) -> None:
    lang = spoken(ctx)
    placeholders = {"[OPTIONS]": "cli.help.some_options", "COMMAND [ARGS]...": "cli.help.some_command"}
    pieces = [
        translated(placeholders.get(piece, piece.replace("{", "").replace("}", "")), lang)
        for piece in command.collect_usage_pieces(ctx)
    ]
    formatter.write_usage(
        ctx.command_path, " ".join(pieces), format_message("cli.help.usage", {}, lang) + " "
    )


def write_help_text(command: AnyCommand, ctx: Context, formatter: HelpFormatter) -> None:
    lang = spoken(ctx)
    formatter.write_paragraph()
    formatter.write_text(translated(command.help, lang))
    more = f"{command.help}.more"
    if has_message(more):
        formatter.write_paragraph()
        formatter.write_text(format_message(more, {}, lang))


def write_options(command: AnyCommand, ctx: Context, formatter: HelpFormatter) -> None:
    """The arguments and options, each with its help and its default."""
    lang = spoken(ctx)
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for param in command.get_params(ctx):
        if param.param_type_name == "argument":
            arguments.append((param.metavar or param.name or "", _param_help(param, lang)))
        elif not getattr(param, "hidden", False):
            names = ", ".join([*param.opts, *param.secondary_opts])
            takes = (
                ""
                if isinstance(param, TyperOption) and param.is_flag
                else f" {param.metavar or (param.name or '').upper()}"
            )
            options.append((names + takes, _param_help(param, lang)))
    for title, rows in (("cli.help.arguments", arguments), ("cli.help.options", options)):
        if rows:
            with formatter.section(format_message(title, {}, lang)):
                formatter.write_dl(rows)


def _param_help(param: Parameter, lang: str) -> str:
    if param.name == "help":
        return format_message("cli.help.help", {}, lang)
    text = translated(getattr(param, "help", None), lang)
    if param.required and param.param_type_name == "option":
        return format_message("cli.help.required", {"text": text}, lang)
    default = param.default
    if (
        default in (None, "", False, (), [])
        or callable(default)
        or getattr(param, "show_default", True) is False
    ):
        return text
    return format_message("cli.help.default", {"text": text, "default": default}, lang)
