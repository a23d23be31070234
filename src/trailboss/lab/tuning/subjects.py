"""Which bots can be tuned: their weights as a row of named numbers, and back as a table."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from trailboss.bots.bot import Bot
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import all_parts

Table = Any
"""A table of weights: a named tuple of numbers and of rows of numbers."""


class Subject(NamedTuple):
    """A bot with weights."""

    name: str
    start: Table
    """The weights it plays with."""
    games: tuple[str, ...]
    """What it can be tuned on; the first where none is named."""
    seats: int
    unit: float
    """A lead of this many points is a clear one."""
    care: float
    """The weight of a side's own points, relative to its lead over the other side."""
    kept: tuple[str, ...]
    """Weights that are left as they are."""
    player: Callable[[Table], Bot]

    def game(self, asked: str | None) -> str:
        """The game to tune it on."""
        if asked is None:
            return self.games[0]
        if asked not in self.games:
            raise TrailbossError("lab.tune.other_game", name=self.name, game=asked, games=list(self.games))
        return asked


def subjects() -> dict[str, Subject]:
    """The bots that can be tuned, by name."""
    return {name: subject for named in all_parts("tuning") for name, subject in named.items()}


def subject(name: str) -> Subject:
    """The subject of that name."""
    found = subjects().get(name)
    if found is None:
        raise TrailbossError("lab.tune.unknown", name=name, bots=list(subjects()))
    return found


# -------------------------------------------------------------------- a table as a row of numbers


def names(table: Table) -> list[str]:
    """What the numbers of a table are called, in their order: `turn`, `cowboys.0`, `cowboys.1` ..."""
    found: list[str] = []
    for name, value in zip(table._fields, table, strict=True):
        found.extend([f"{name}.{index}" for index in range(len(value))] if _is_row(value) else [name])
    return found


def numbers(table: Table) -> list[float]:
    """The numbers of a table."""
    found: list[float] = []
    for value in table:
        found.extend(value if _is_row(value) else [value])
    return found


def table_of(like: Table, row: Sequence[float]) -> Table:
    """A table of the same kind with other numbers."""
    left = list(row)
    values: list[object] = []
    for value in like:
        count = len(value) if _is_row(value) else 1
        taken, left = left[:count], left[count:]
        values.append(tuple(taken) if _is_row(value) else taken[0])
    return type(like)(*values)


def written(table: Table) -> str:
    """A table as Python source, with three digits a number: the weights aren't more precise."""
    lines = ["WEIGHTS: Final = Weights("]
    for name, value in zip(table._fields, table, strict=True):
        text = f"({', '.join(_digits(each) for each in value)})" if _is_row(value) else _digits(value)
        lines.append(f"    {name}={text},")
    return "\n".join([*lines, ")"]) + "\n"


def rounded(table: Table) -> Table:
    """The table as it is written."""
    return table_of(table, [float(_digits(value)) for value in numbers(table)])


def _digits(value: float) -> str:
    return repr(float(f"{value:.3g}"))


def _is_row(value: object) -> bool:
    return isinstance(value, tuple)
