"""Output: a console for people on stdout, progress on stderr, JSON for programs."""

import json
import sys
from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table

PIPE_WIDTH = 110
"""Columns if there is no terminal."""


def console(stderr: bool = False) -> Console:
    """A console that prints text as it is, without markup or highlighting."""
    stream = sys.stderr if stderr else sys.stdout
    return Console(
        file=stream,
        markup=False,
        emoji=False,
        highlight=False,
        width=None if stream.isatty() else PIPE_WIDTH,
    )


def table(names: Iterable[str], numbers: Iterable[str] = (), title: str | None = None) -> Table:
    """An empty table with these columns: names on the left, numbers on the right."""
    made = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for name in names:
        made.add_column(name, overflow="fold")
    for name in numbers:
        made.add_column(name, justify="right", no_wrap=True)
    return made


def at_terminal() -> bool:
    """Are input and output a terminal?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def print_json(data: object, indent: int | None = 2) -> None:
    """One JSON object on stdout."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=indent) + "\n")
