"""The board, read from a TOML file that an owner of the printed game can correct.

`standard()` is the map that ships with Trailboss, and `parse(text)` reads another one. `standard.toml`
explains the format. Every map agrees with the lists that the rulebook prints.
"""

from importlib.resources import files
from typing import Final

from trailboss.core.messages import Message, message
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.map_reader import FORMAT, Point, Reader, border_name, highest_bid

__all__ = ["Map", "parse", "standard"]


class Map:
    """One board. Maps never change, so states share them.

    Plots are numbered from 1, so lists by plot don't use place 0; squares are counted from 0 along a line.
    """

    def __init__(self, read: Reader) -> None:
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
        """Points on the drawing: "plot 1 token", "plot 1 number", "plot 3 card" (mines and ranch), "t1
        vehicle", "saloon tips"; empty without a drawing."""

        self.text: Final = printed(read)
        """The map as text in one normal form: `parse(text)` gives the map again."""

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
        """Whether it says what the standard map says."""
        return self.text == standard().text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        if _STANDARD and self is _STANDARD[0]:
            return standard, ()
        return parse, (self.text,)


def parse(text: str) -> Map:
    """The map that the text describes. Raises `BadFile` with a line that is wrong."""
    return Map(Reader(text))


_STANDARD: Final[list[Map]] = []


def standard() -> Map:
    """The map that comes with Trailboss, always the same object."""
    if not _STANDARD:
        source = files("trailboss.games.winchester").joinpath("components").joinpath("standard.toml")
        _STANDARD.append(parse(source.read_text(encoding="utf-8")))
    return _STANDARD[0]


def neighbours_of(plot: int, borders: list[Point]) -> list[int]:
    """The plots that share a border with this one, in order."""
    return sorted([pair[0] + pair[1] - plot for pair in borders if plot in pair])


def printed(read: Reader) -> str:
    """The normal form of what was read: no comments, a fixed order."""
    marks = read.marks
    lines = [f'format = "{FORMAT}"', "[plots]"]
    for plot in range(1, cards.PLOTS + 1):
        has = "mine" if plot in cards.MINE_PLOTS else "ranch" if plot == read.ranch else ""
        terrain = f'terrain = "{cards.TERRAINS[read.terrain[plot]]}"' + (f', has = "{has}"' if has else "")
        lines.append(f"{plot} = {{ {terrain}, {mark(marks[f'plot {plot}'])} }}")
    lines.append("[borders]")
    lines += [f'{pair[0]}-{pair[1]} = "{marks[border_name(pair)]}"' for pair in sorted(read.borders)]
    for line, letter, squares in (("rail", "t", read.rail), ("river", "r", read.river)):
        lines.append(f"[{line}]")
        for number, touched in enumerate(squares, 1):
            name = f"{letter}{number}"
            lines.append(f"{name} = {{ touches = {touched}, {mark(marks[name])} }}")
    lines += ["[saloon]", f"plots = {list(cards.SALOON_PLOTS)}", mark(marks["saloon"])]
    lines.append("[cards]")
    lines.append(f"mine = {{ notes = {read.mine_cards}, {mark(marks['mine cards'])} }}")
    lines.append(f"ranch = {{ notes = {read.ranch_cards}, {mark(marks['ranch cards'])} }}")
    lines.append("[tokens]")
    lines += [f"{token} = {read.tokens[kind]}" for kind, token in enumerate(cards.TOKENS)]
    lines.append(mark(marks["tokens"]))
    if read.width:
        size = f"width = {read.width}, height = {read.height}"
        lines += ["[drawing]", f"area = {{ {size}, {mark(marks['drawing'])} }}"]
        lines.append("[drawing.shapes]")
        lines += [f'"{place}" = {points(read.shapes[place])}' for place in read.places()]
        lines.append("[drawing.courses]")
        lines += [f"{name} = {points(read.courses[name])}" for name in ("rail", "river")]
        lines.append("[drawing.spots]")
        for place in read.places():
            spots = [f"{kind} = {point(read.spots[f'{place} {kind}'])}" for kind in read.spot_kinds(place)]
            lines.append(f'"{place}" = {{ {", ".join(spots)} }}')
    return "\n".join(lines) + "\n"


def mark(value: str) -> str:
    return f'mark = "{value}"'


def point(value: Point) -> str:
    return f"[{value[0]},{value[1]}]"


def points(values: list[Point]) -> str:
    return "[" + ",".join([point(value) for value in values]) + "]"
