"""The board: what lies where, read from a text that an owner of the printed game can correct.

`standard()` is the map that comes with Trailboss, `load(path)` reads another one from a file, and
`parse(text, name)` from a text. `maps/standard.map` explains the format. Every map agrees with the lists that
the rulebook prints.
"""

import os
from importlib.resources import files
from typing import Final

from trailboss.core.messages import Message, message
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.map_errors import BadMap
from trailboss.games.winchester.components.map_line import printable
from trailboss.games.winchester.components.map_reader import FORMAT, Point, Reader, border_name, highest_bid

__all__ = ["BadMap", "Map", "load", "parse", "standard"]

STANDARD: Final = "standard"
MAX_BYTES: Final = 200_000
"""A larger file is not read; the standard map has less than a tenth of this."""


class Map:
    """One board. Nobody changes a map once it is made, so states share it.

    Plots are numbered from 1, so lists by plot do not use place 0; squares are counted from 0 along a line.
    """

    def __init__(self, read: Reader, name: str) -> None:
        self.name: Final = name
        """What the map is called; "standard" is the one that comes with Trailboss."""

        self.terrain: Final = read.terrain
        """Plot -> terrain (DESERT, PRAIRIE, FOREST); -1 at place 0."""
        self.mine_place: Final = [
            cards.MINE_PLOTS.index(p) if p in cards.MINE_PLOTS else -1 for p in range(cards.PLOTS + 1)
        ]
        """Plot -> which mine place it has, 0 to 2, or -1."""
        self.ranch: Final = read.ranch
        """The plot with the ranch."""
        self.neighbours: Final = [neighbours_of(plot, read.borders) for plot in range(cards.PLOTS + 1)]
        """Plot -> the plots that share a side with it; rail, river and saloon part plots (WIN-O-3)."""

        self.rail: Final = read.rail
        """Square of the locomotive -> the plots it touches."""
        self.river: Final = read.river
        """Square of the boat -> the plots it touches."""

        self.mine_cards: Final = read.mine_cards
        """The amounts on the five mine cards, in notes, lowest first."""
        self.ranch_cards: Final = read.ranch_cards
        """The amounts on the three ranch cards, in notes, lowest first."""
        self.tokens: Final = read.tokens
        """How many bonus tokens there are of each kind (MOVEMENT, SALOON, RUMOR)."""

        self.marks: Final = read.marks
        """What is known and what is reconstructed: "plot 3", "border 1 10", "t1", "r1", "saloon",
        "mine cards", "ranch cards", "tokens" and "drawing" (if there is one) -> KNOWN or RECONSTRUCTED."""

        self.width: Final = read.width
        """Width of the drawing, from the left edge; 0 if the map has no drawing."""
        self.height: Final = read.height
        """Height of the drawing, from the top edge down; 0 if the map has no drawing."""
        self.shapes: Final = read.shapes
        """The outlines of "plot 1" to "plot 19", "t1" ..., "r1" ... and "saloon"; empty without a drawing."""
        self.courses: Final = read.courses
        """The centre lines of "rail" and "river", from first to last square; empty without a drawing."""
        self.spots: Final = read.spots
        """Where things lie: "plot 1 token", "plot 1 number", "plot 3 card" (mines and ranch), "t1 vehicle",
        "saloon tips"; empty without a drawing."""

        self.text: Final = printed(read)
        """The map as text in one normal form: `parse(text, name)` gives the map again."""

    def highest_bid(self, seats: int) -> int:
        """No player can ever hold, and so bid, more notes than this (WIN-N-4)."""
        reach = max([len(touched) for touched in self.rail + self.river])
        return highest_bid(seats, self.tokens[cards.MOVEMENT], reach, self.mine_cards, self.ranch_cards)

    def reconstructed(self) -> Message | None:
        """A sentence on what of the map is reconstructed; None if all of it is known."""
        if self.is_standard():
            return message("winchester.reconstructed")
        counts: dict[str, int] = {}
        for name, mark in self.marks.items():
            if mark == cards.RECONSTRUCTED:
                kind = name.split()[0] if name.startswith(("plot ", "border ")) else name
                kind = "square" if kind[1:].isdigit() else kind.replace(" ", "_")
                counts[kind] = counts.get(kind, 0) + 1
        if not counts:
            return None
        what = [message(f"winchester.reconstructed.{kind}", count=count) for kind, count in counts.items()]
        return message("winchester.reconstructed.own", what=what)

    def is_standard(self) -> bool:
        """Whether it says what the standard map says, whatever it is called."""
        return self.text == standard().text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and self.text == other.text and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        if _STANDARD and self is _STANDARD[0]:
            return standard, ()
        return parse, (self.text, self.name)


def parse(text: str, name: str) -> Map:
    """The map that the text describes. Raises `BadMap` with the first line that is wrong.

    The size is checked first, so nobody waits for a text that can be no map.
    """
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise BadMap("winchester.map.text_too_large", most=MAX_BYTES)
    reader = Reader()
    reader.read(text)
    return Map(reader, name)


_STANDARD: Final[list[Map]] = []


def standard() -> Map:
    """The map that comes with Trailboss, always the same object."""
    if not _STANDARD:
        source = files("trailboss.games.winchester").joinpath("components").joinpath("standard.map")
        _STANDARD.append(parse(source.read_text(encoding="utf-8"), STANDARD))
    return _STANDARD[0]


def load(path: str) -> Map:
    """The map in a file, named after the file. Raises `BadMap`, also for a file that cannot be read."""
    named = printable(path)
    if not os.path.exists(path):
        raise BadMap("winchester.map.no_file", path=named)
    if os.path.isdir(path):
        raise BadMap("winchester.map.folder", path=named)
    if not os.path.isfile(path):  # a pipe would wait for ever, a device might never end
        raise BadMap("winchester.map.no_plain_file", path=named)
    try:
        with open(path, "rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadMap("winchester.map.unreadable", path=named) from error
    if len(content) > MAX_BYTES:
        raise BadMap("winchester.map.too_large", path=named, most=MAX_BYTES)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMap("winchester.map.not_utf8", path=named) from error
    return parse(text, printable(os.path.splitext(os.path.basename(path))[0]))


def neighbours_of(plot: int, borders: list[Point]) -> list[int]:
    """The plots that share a border with this one, in order."""
    return sorted([pair[0] + pair[1] - plot for pair in borders if plot in pair])


def printed(read: Reader) -> str:
    """The normal form of what was read: no comments, fixed order, one space between words."""
    marks = read.marks
    lines = [f"winchester map {FORMAT}"]
    for plot in range(1, cards.PLOTS + 1):
        extra = " mine" if plot in cards.MINE_PLOTS else " ranch" if plot == read.ranch else ""
        lines.append(f"plot {plot} {cards.TERRAINS[read.terrain[plot]]}{extra} {marks[f'plot {plot}']}")
    for pair in sorted(read.borders):
        name = border_name(pair)
        lines.append(f"{name} {marks[name]}")
    for line, letter, squares in (("rail", "t", read.rail), ("river", "r", read.river)):
        for number, touched in enumerate(squares, 1):
            name = f"{letter}{number}"
            lines.append(f"{line} {name} touches {numbers(touched) or 'nothing'} {marks[name]}")
    lines.append(f"saloon {numbers(list(cards.SALOON_PLOTS))} {marks['saloon']}")
    lines.append(f"mine cards {numbers(read.mine_cards)} {marks['mine cards']}")
    lines.append(f"ranch cards {numbers(read.ranch_cards)} {marks['ranch cards']}")
    mix = " ".join([f"{token} {read.tokens[kind]}" for kind, token in enumerate(cards.TOKENS)])
    lines.append(f"tokens {mix} {marks['tokens']}")
    if read.width:
        lines.append(f"area {read.width} {read.height} {marks['drawing']}")
        lines += [f"shape {thing}: {points(read.shapes[thing])}" for thing in read.things()]
        lines += [f"course {name}: {points(read.courses[name])}" for name in ("rail", "river")]
        for thing in read.things():
            for kind in read.spot_kinds(thing):
                lines.append(f"spot {thing} {kind} {points([read.spots[f'{thing} {kind}']])}")
    return "\n".join(lines) + "\n"


def numbers(values: list[int]) -> str:
    return " ".join([str(value) for value in values])


def points(values: list[Point]) -> str:
    return " ".join([f"{x},{y}" for x, y in values])
