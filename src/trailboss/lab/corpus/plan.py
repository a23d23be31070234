"""Which games a corpus holds: every table in turn, with every level in turn."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from trailboss import __version__
from trailboss.atomic_file import replace
from trailboss.core.contract import Value, registered
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import module_of, modules
from trailboss.lab.shards import Shards

PLAN: Final = "corpus.json"
"""The file that says which corpus a folder holds."""
SHARDS: Final = Shards(100, "games-{:05}.parquet")


class Cell(NamedTuple):
    """A kind of table: what is played there, and by which bot."""

    game: str
    seats: int
    options: dict[str, Value]
    bot: str


class Plan(NamedTuple):
    """A corpus. Plain data, so that it can be sent to another process."""

    cells: tuple[Cell, ...]
    noise: int
    """Per cent of the decisions that are drawn from the moves that rank highest."""
    seed: int
    rules: dict[str, int]
    """By game: the version of its rules."""
    version: str

    def cell(self, number: int) -> Cell:
        """The table of game `number`."""
        return self.cells[number % len(self.cells)]


def plan_of(games: tuple[str, ...], levels: tuple[str, ...], noise: int, seed: int) -> Plan:
    """A corpus of these games (all that are installed if none is named) by the bots of these levels."""
    names = games or tuple(modules())
    cells: list[Cell] = []
    for name in names:
        module = module_of(name)
        variants = module.variants.get(name, ({},)) if module is not None else ({},)
        for seats in registered(name).seats:
            for options in variants:
                cells += [Cell(name, seats, dict(options), level) for level in levels]
    rules = {name: registered(name).rules_version for name in names}
    return Plan(tuple(cells), noise, seed, rules, __version__)


def begin(folder: Path, plan: Plan) -> None:
    """Create the folder of a corpus, or continue the existing one; raises if that is another corpus."""
    folder.mkdir(parents=True, exist_ok=True)
    asked = _described(plan)
    path = folder / PLAN
    if not path.exists():
        replace(path, json.dumps(asked, indent=1) + "\n")
        return
    found = json.loads(path.read_text(encoding="utf-8"))
    for what, value in asked.items():
        if found.get(what) != value:
            raise TrailbossError(
                "lab.corpus.other",
                folder=str(folder),
                what=what,
                found=str(found.get(what))[:60],
                asked=str(value)[:60],
            )


def _described(plan: Plan) -> dict[str, object]:
    cells = [cell._asdict() for cell in plan.cells]
    return {**plan._asdict(), "cells": cells}
