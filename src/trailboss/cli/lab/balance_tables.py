"""The tables of `trailboss lab balance` for people."""

import math
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table

import trailboss
from trailboss.cli import screen
from trailboss.cli.commands.sim import percent
from trailboss.core.messages import decimal, format_message
from trailboss.lab.balance.names import row_name, title
from trailboss.lab.balance.probe import AMOUNTS, COUNTS, GRID, GROUPS, PAIRS
from trailboss.lab.balance.report import MIN_SAMPLES, Figure, Row, Section
from trailboss.lab.balance.study import Study, Sums

MAX_LEVELS: Final = 8
"""How many lines a thing gets on the screen, the most frequent ones; the JSON has them all."""
CLEAR: Final = "*"


def show(
    console: Console, sums: Sums, sections: list[Section], seconds: float, processes: int, lang: str
) -> None:
    """All tables."""
    study = sums.study
    head: dict[str, object] = {
        "title": trailboss.game(study.game).title(lang),
        "games": sums.games,
        "bot": study.spec,
        "seats": study.seats,
        "seed": study.seed,
        "seconds": decimal(seconds, 1, lang),
        "processes": processes,
    }
    console.print(format_message("cli.lab.balance.head", head, lang))
    for section in sections:
        console.print(_heading(section, lang))
        for table in _TABLES[section.topic.kind](study, section, lang):
            console.print(table)
    legend: dict[str, object] = {"fair": percent(1 / study.seats, lang), "enough": MIN_SAMPLES}
    console.print(format_message("cli.lab.balance.legend", legend, lang))


def _columns(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    return tuple(format_message(f"lab.balance.col.{name}", {}, lang) for name in names)


def _heading(section: Section, lang: str) -> str:
    heading = "\n" + title(section, lang)
    if section.topic.kind == AMOUNTS:
        return heading
    key = "lab.balance.drawn" if section.topic.chance else "lab.balance.chosen"
    return f"{heading}\n{format_message(key, {}, lang)}"


# -------------------------------------------------------------------- kinds of tables


def _groups(study: Study, section: Section, lang: str) -> list[Table]:
    numbers = ("seats", "share", "won", "points", "ahead")
    made = screen.table(_columns(("item",), lang), _columns(numbers, lang))
    shown: dict[str, int] = {}
    for row in section.rows:
        shown[row.item] = shown.get(row.item, 0) + 1
        if row.level and shown[row.item] > MAX_LEVELS:
            continue
        figures = row.figures
        made.add_row(
            row_name(study.game, section, row, lang),
            str(row.seats),
            percent(figures["share"].value, lang),
            share(figures["won"], lang),
            amount(figures["points"], lang),
            difference(figures["ahead"], lang),
        )
    hidden = sum(max(0, count - MAX_LEVELS) for item, count in shown.items() if item)
    if hidden:
        made.add_row(format_message("cli.lab.balance.more_rows", {"rows": hidden}, lang))
    return [made]


def _pairs(study: Study, section: Section, lang: str) -> list[Table]:
    turns = section.topic.turns
    numbers = ("games", *section.pair, "points_more", *(("turns_more",) if turns else ()), "first_won")
    made = screen.table(_columns(("item",), lang), _columns(numbers, lang))
    for row in section.rows:
        figures = row.figures
        made.add_row(
            row_name(study.game, section, row, lang),
            str(row.games),
            amount(figures["before"], lang),
            amount(figures["after"], lang),
            difference(figures["points"], lang),
            *((difference(figures["turns"], lang, 2),) if turns else ()),
            difference(figures["first_won"], lang, in_hundred=True),
        )
    return [made]


def _grid(study: Study, section: Section, lang: str) -> list[Table]:
    tables = []
    levels = sorted({row.level for row in section.rows})
    for name, digits in (("points", 1), ("turns", 2)):
        what = format_message(f"lab.balance.grid_{name}", {}, lang)
        heading = format_message("lab.balance.grid", {"what": what}, lang)
        made = screen.table(("",), tuple(levels), heading)
        for item in dict.fromkeys(row.item for row in section.rows):
            cells = {row.level: row for row in section.rows if row.item == item}
            first = next(iter(cells.values()))
            made.add_row(
                row_name(study.game, section, Row(first.item, "", 0, 0, {}), lang),
                *(
                    difference(cells[level].figures[name], lang, digits) if level in cells else ""
                    for level in levels
                ),
            )
        tables.append(made)
    return tables


def _counts(study: Study, section: Section, lang: str) -> list[Table]:
    numbers = _columns(("winners", "others", "one_more"), lang)
    made = screen.table(_columns(("item",), lang), numbers)
    for row in section.rows:
        figures = row.figures
        made.add_row(
            row_name(study.game, section, row, lang),
            decimal(figures["winners"].value, 2, lang),
            decimal(figures["others"].value, 2, lang),
            difference(figures["one_more"], lang, 2),
        )
    return [made]


def _amounts(study: Study, section: Section, lang: str) -> list[Table]:
    made = screen.table(_columns(("item",), lang), _columns(("games", "mean"), lang))
    for row in section.rows:
        made.add_row(
            row_name(study.game, section, row, lang), str(row.games), amount(row.figures["mean"], lang, 2)
        )
    return [made]


_TABLES: Final[dict[str, Callable[[Study, Section, str], list[Table]]]] = {
    GROUPS: _groups,
    PAIRS: _pairs,
    GRID: _grid,
    COUNTS: _counts,
    AMOUNTS: _amounts,
}


# -------------------------------------------------------------------- figures


def share(figure: Figure, lang: str) -> str:
    low, high = (decimal(100 * end, 1, lang) for end in (figure.low, figure.high))
    return f"{percent(figure.value, lang)} ({low}–{high}){mark(figure)}"


def amount(figure: Figure, lang: str, digits: int = 1) -> str:
    """A mean with its error, if that is known."""
    value = decimal(figure.value, digits, lang)
    if not math.isfinite(figure.error):
        return f"{value} ±?"
    return f"{value} ±{decimal(figure.error, digits, lang)}"


def difference(figure: Figure, lang: str, digits: int = 1, in_hundred: bool = False) -> str:
    """A difference with its sign and its error; of shares, in hundredths."""
    if not math.isfinite(figure.error):
        return "–"
    scale = 100 if in_hundred else 1
    value = decimal(scale * figure.value, digits, lang, plus=True)
    unit = " %" if in_hundred else ""
    return f"{value} ±{decimal(scale * figure.error, digits, lang)}{unit}{mark(figure)}"


def mark(figure: Figure) -> str:
    return CLEAR if figure.clear else " "
