"""Which bots can be tuned: their weights as a row of named numbers, and back as a table."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from trailboss.bots.bot import Bot
from trailboss.bots.drover import Drover
from trailboss.bots.drover.weights import WEIGHTS as DROVER
from trailboss.bots.heir import Heir
from trailboss.bots.heir.weights import WEIGHTS as HEIR
from trailboss.core.errors import TrailbossError
from trailboss.core.words import learn

learn(
    {
        "lab.tune.unknown": (
            "{name!r} has no weights to tune; bots that have are {bots}.",
            "{name!r} hat keine Gewichte zum Einstellen; Bots, die welche haben: {bots}.",
        ),
        "lab.tune.other_game": (
            "{name} does not play {game}; it can be tuned on {games}.",
            "{name} spielt {game} nicht; es lässt sich an {games} einstellen.",
        ),
    }
)

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
    """A lead of so many points is a clear one."""
    care: float
    """How much the points that a side reaches among its own count, beside its lead over the other side."""
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


def _drover(weights: Table) -> Bot:
    bot = Drover()
    bot.weights = weights
    return bot


def _heir(weights: Table) -> Bot:
    bot = Heir()
    bot.weights = weights
    return bot


HURRY: Final = ("workers_per_visit", "horizon", "turn", "patience", "lap")
"""Who hurries wins against a slower one, and both end with fewer points: left alone, duels would make drovers
ever more hasty, and the games short and poor. So these are settled by hand, and drovers take `care`."""

SUBJECTS: Final = {
    "drover": Subject("drover", DROVER, ("gwt2", "gwt1"), 2, 20.0, 0.5, HURRY, _drover),
    "heir": Subject("heir", HEIR, ("winchester",), 4, 8.0, 0.0, (), _heir),
}


def subject(name: str) -> Subject:
    """The subject of that name."""
    found = SUBJECTS.get(name)
    if found is None:
        raise TrailbossError("lab.tune.unknown", name=name, bots=list(SUBJECTS))
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
    """A table as the Python that makes it, three digits a number: enough for weights found by chance."""
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
