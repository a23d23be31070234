"""A grid of coloured characters, with labels placed near where they belong. Independent of any game."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

REACH = 9
"""How many columns from its anchor a label's place is searched at first."""
OUTSIDE = 40
"""The penalty for each character outside the label's own area, compared with one column of distance."""

CROWDED = 30
"""The penalty for touching another label at the left or right: both would read as one word."""


class Ink(NamedTuple):
    """The style of a character; without colours, only `bold` is visible."""

    ink: str = ""
    ground: str = ""
    bold: bool = False

    def style(self) -> Style:
        return _style(self)


class Piece(NamedTuple):
    """A part of a label."""

    text: str
    ink: Ink


class Canvas:
    """Characters in rows and columns. Everything written on it has the width of one column."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._cells = [[(" ", Ink())] * columns for _ in range(rows)]
        self._taken = [[False] * columns for _ in range(rows)]

    def paint(self, row: int, column: int, char: str, ink: Ink) -> None:
        """Paint the background; labels may be written over it."""
        self._cells[row][column] = (char, ink)

    def label(
        self,
        pieces: Sequence[Piece],
        row: int,
        column: int,
        inside: Callable[[int, int], bool] | None = None,
    ) -> bool:
        """Write a label centred there, or at the nearest free place; False if there is none.

        A place `inside` (row, column) the label's own area is better than a nearer one outside.
        """
        width = sum(len(piece.text) for piece in pieces)
        found = self._place(width, row, column - width // 2, inside, REACH)
        if found is None:
            found = self._place(width, row, column - width // 2, inside, self.columns + self.rows)
        if found is None:
            return False
        at, start = found
        for piece in pieces:
            for char in piece.text:
                self._cells[at][start] = (char, piece.ink)
                self._taken[at][start] = True
                start += 1
        return True

    def _place(
        self, width: int, row: int, column: int, inside: Callable[[int, int], bool] | None, reach: int
    ) -> tuple[int, int] | None:
        best: tuple[int, int] | None = None
        least = 1 << 30
        for at in range(max(row - reach // 2, 0), min(row + reach // 2 + 1, self.rows)):
            for start in range(max(column - reach, 0), min(column + reach, self.columns - width) + 1):
                # a row is about as high as two columns are wide
                cost = (start - column) ** 2 + 4 * (at - row) ** 2
                if cost >= least:
                    continue
                cells = range(start, start + width)
                if any(self._taken[at][each] for each in cells):
                    continue
                cost += CROWDED * sum(1 for each in (start - 1, start + width) if self._is_taken(at, each))
                if inside is not None:
                    cost += OUTSIDE * sum(1 for each in cells if not inside(at, each))
                if cost < least:
                    best, least = (at, start), cost
        return best

    def _is_taken(self, row: int, column: int) -> bool:
        return 0 <= column < self.columns and self._taken[row][column]

    def lines(self) -> list[Text]:
        """The rows as text, neighbours of one look together."""
        result: list[Text] = []
        for row in self._cells:
            line = Text(no_wrap=True, end="")
            run, look = "", row[0][1]
            for char, ink in row:
                if ink != look:
                    line.append(run, look.style())
                    run, look = "", ink
                run += char
            line.append(run, look.style())
            result.append(line)
        return result


_STYLES: dict[Ink, Style] = {}


def _style(ink: Ink) -> Style:
    found = _STYLES.get(ink)
    if found is None:
        found = Style(color=ink.ink or None, bgcolor=ink.ground or None, bold=ink.bold or None)
        _STYLES[ink] = found
    return found


@lru_cache(maxsize=256)
def blend(colour: str, other: str, share: float) -> str:
    """A colour `#rrggbb` blended with a share of another one."""
    parts = [
        round(int(colour[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
