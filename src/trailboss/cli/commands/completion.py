"""`trailboss completion`: scripts that let a shell complete `trailboss` command lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import modules
from trailboss.core.messages import LANGUAGES

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand

CANDIDATES: Final = "candidates"
"""Used by the scripts instead of a shell's name, with the words so far, the unfinished one last."""

SCRIPTS: Final = {
    "bash": """\
_trailboss() {
    local IFS=$'\\n'
    COMPREPLY=($(trailboss completion candidates -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _trailboss trailboss
""",
    "zsh": """\
#compdef trailboss
_trailboss() {
    compadd -- ${(f)"$(trailboss completion candidates -- "${words[@]:1:$((CURRENT - 1))}" 2>/dev/null)"}
}
compdef _trailboss trailboss
""",
    "fish": """\
complete -c trailboss -f -a '(trailboss completion candidates -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
""",  # noqa: E501  one line of fish
}


def completion(
    shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish", help="cli.completion.shell")],
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORD]...", hidden=True)] = None,
) -> None:
    """Print the script of a shell."""
    if shell == CANDIDATES:
        for candidate in candidates(words or [""]):
            typer.echo(candidate)
        return
    if shell not in SCRIPTS:
        raise TrailbossError("cli.completion.unknown", shell=shell, shells=list(SCRIPTS))
    typer.echo(SCRIPTS[shell], nl=False)


def candidates(words: list[str]) -> list[str]:
    """What the last word can become, after the others."""
    from trailboss.cli.app import top

    *before, last = words
    command = top()
    ctx = typer.Context(command, resilient_parsing=True)
    for word in before:
        below = command.get_command(ctx, word) if _is_group(command) else None  # type: ignore[attr-defined]
        if below is not None:
            command = below
    return sorted(name for name in _possible(command, before[-1:], last) if name.startswith(last))


def _possible(command: AnyCommand, previous: list[str], last: str) -> list[str]:
    if previous == ["--lang"]:
        return list(LANGUAGES)
    if last.startswith("-"):
        return [
            name
            for param in command.params
            for name in (*param.opts, *param.secondary_opts)
            if name[0] == "-"
        ]
    if _is_group(command):
        return list(command.table)  # type: ignore[attr-defined]
    takes_game = any(param.name == "game" for param in command.params)
    return list(modules()) if takes_game else []


def _is_group(command: AnyCommand) -> bool:
    return hasattr(command, "table")
