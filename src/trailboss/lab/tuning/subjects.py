"""Which bots can be tuned: their weights as a row of named numbers, and back as a table."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from trailboss.bots.bot import Bot
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import all_parts

Table = Any
"""A table of weights: a named tuple of numbers, rows of numbers and tables."""


class Subject(NamedTuple):
    """A bot with weights."""

    name: str
    start: Table
    """The weights that tuning begins with."""
    games: tuple[str, ...]
    """What it can be tuned on; by default on the first, or on all of them in turn if it has a rival."""
    seats: int
    unit: float
    """A lead of this many points is a clear one."""
    care: float
    """The weight of a side's own points, relative to its lead over the other side."""
    kept: tuple[str, ...]
    """Weights that are left as they are."""
    player: Callable[[Table], Bot]
    rival: Callable[[], Bot] | None = None
    """The opponent that it is to beat; without one, it is tuned against itself."""

    def chosen_games(self, asked: str | None) -> list[str]:
        """The games to tune it on; `asked` names one."""
        if asked is None:
            return list(self.games if self.rival is not None else self.games[:1])
        if asked not in self.games:
            raise TrailbossError("lab.tune.other_game", name=self.name, game=asked, games=list(self.games))
        return [asked]


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
    fields = table._fields if hasattr(table, "_fields") else range(len(table))
    found: list[str] = []
    for name, value in zip(fields, table, strict=True):
        inner = [f".{each}" for each in names(value)] if isinstance(value, tuple) else [""]
        found.extend([f"{name}{each}" for each in inner])
    return found


def numbers(table: Table) -> list[float]:
    """The numbers of a table."""
    found: list[float] = []
    for value in table:
        found.extend(numbers(value) if isinstance(value, tuple) else [value])
    return found


def table_of(like: Table, row: Sequence[float]) -> Table:
    """A table of the same kind with other numbers."""
    return _filled(like, iter(row))


def _filled(like: Table, row: Iterator[float]) -> Table:
    values = [_filled(value, row) if isinstance(value, tuple) else next(row) for value in like]
    return like._make(values) if hasattr(like, "_make") else tuple(values)


def written(table: Table) -> str:
    """A table as Python source, with three digits a number: the weights aren't more precise."""
    return f"WEIGHTS: Final = {_code(table, '')}\n"


def rounded(table: Table) -> Table:
    """The table as it is written."""
    return table_of(table, [float(_code(value, "")) for value in numbers(table)])


def _code(value: Any, indent: str) -> str:
    if not isinstance(value, tuple):
        return repr(float(f"{value:.3g}"))
    if not hasattr(value, "_fields"):
        return f"({', '.join(_code(each, indent) for each in value)})"
    deeper = indent + "    "
    fields = zip(value._fields, value, strict=True)
    lines = [f"{deeper}{name}={_code(each, deeper)}," for name, each in fields]
    return "\n".join([f"{type(value).__name__}(", *lines, f"{indent})"])
