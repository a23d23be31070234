"""`trailboss sim --export FILE`: the sheet that decisions are written on, if one is wanted."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING

from trailboss.core.errors import TrailbossError
from trailboss.core.words import learn
from trailboss.lab.match import Match

if TYPE_CHECKING:
    from trailboss.lab.export import Sheet

learn(
    {
        "cli.sim.export": (
            "Write every decision into this Parquet file, for learning from them (docs/data.md).",
            "Jede Entscheidung in diese Parquet-Datei schreiben, um daraus zu lernen (docs/data.md).",
        ),
        "cli.sim.views": (
            "With --export: also what each seat saw, as JSON. Takes longer than playing.",
            "Mit --export: auch, was jeder Platz sah, als JSON. Dauert länger als das Spielen.",
        ),
        "cli.sim.views_of_nothing": (
            "--views belongs to --export, which is missing.",
            "--views gehört zu --export, und das fehlt.",
        ),
        "cli.sim.exported": (
            "{rows} decisions are in {file}.",
            "{rows} Entscheidungen stehen in {file}.",
        ),
        "cli.export.missing": (
            "--export needs the package {package}; install it with: pip install 'trailboss[data]'",
            "--export braucht das Paket {package}; installiere es mit: pip install 'trailboss[data]'",
        ),
        "cli.export.there": (
            "{file!r} is there already; choose another name, or remove it first.",
            "{file!r} gibt es schon; wähle einen anderen Namen oder lösche sie zuerst.",
        ),
    }
)


def sheet(path: str | None, match: Match) -> contextlib.AbstractContextManager[Sheet | None]:
    """The sheet for a match; refuses, before the first game, to write over a file."""
    if path is None:
        return contextlib.nullcontext()
    try:
        from trailboss.lab.export import Sheet
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "pyarrow":
            raise
        raise TrailbossError("cli.export.missing", package="pyarrow") from error
    if os.path.lexists(path):
        raise TrailbossError("cli.export.there", file=path)
    return Sheet(path, match)
