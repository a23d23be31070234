"""Rasterizes outlines: which shape covers each cell of a grid. Independent of any game."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil

Point = tuple[int, int]
Grid = list[list[str]]
"""Rows of shape names, from the top; an empty name for no shape."""


def fill(shapes: Mapping[str, Sequence[Point]], width: int, height: int, columns: int, rows: int) -> Grid:
    """The shape under the centre of every cell; later shapes cover earlier ones, and gaps are closed.

    `width` and `height` are those of the drawing, `columns` and `rows` those of the grid.
    """
    grid = [[""] * columns for _ in range(rows)]
    for name, outline in shapes.items():
        for row in range(rows):
            y = (row + 0.5) * height / rows
            crossings = sorted(_crossings(outline, y))
            for left, right in zip(crossings[::2], crossings[1::2], strict=False):
                first, after = (ceil(edge * columns / width - 0.5) for edge in (left, right))
                for column in range(max(first, 0), min(after, columns)):
                    grid[row][column] = name
    close_gaps(grid)
    return grid


def _crossings(outline: Sequence[Point], y: float) -> list[float]:
    """Where the line at height y crosses an outline, from the last point back to the first."""
    found: list[float] = []
    previous = outline[-1]
    for point in outline:
        (x1, y1), (x2, y2) = previous, point
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
        previous = point
    return found


def close_gaps(grid: Grid) -> None:
    """Fill cells without a shape from their neighbours; outlines do not always meet exactly."""
    while True:
        found = [
            (row, column, name)
            for row, line in enumerate(grid)
            for column, here in enumerate(line)
            if not here and (name := next((each for each in beside(grid, row, column) if each), ""))
        ]
        if not found:
            return
        for row, column, name in found:
            grid[row][column] = name


def beside(grid: Grid, row: int, column: int) -> list[str]:
    """The neighbours left, right, above and below a cell; fewer at the edges."""
    places = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return [grid[r][c] for r, c in places if 0 <= r < len(grid) and 0 <= c < len(grid[r])]


def trace(points: Sequence[Point], width: int, height: int, columns: int, rows: int) -> list[tuple[int, int]]:
    """The cells (row, column) under a line, each once, each next to the previous one."""
    squares: list[tuple[int, int]] = []
    for (x1, y1), (x2, y2) in pairwise(points):
        steps = 1 + 2 * round(max(abs(x2 - x1) * columns / width, abs(y2 - y1) * rows / height))
        for step in range(steps + 1):
            column = int((x1 + (x2 - x1) * step / steps) * columns / width)
            row = int((y1 + (y2 - y1) * step / steps) * rows / height)
            square = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
            if square not in squares[-2:]:
                squares.append(square)
    return squares
