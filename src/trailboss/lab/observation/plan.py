"""The plan of an observation: which entry of the vector means what.

A vector is a row of blocks; a block is there once, or once for each player, plot or pile. What a block holds
is a list of fields. Entries are kept as whole numbers from 0 to 255 and divided by the scale of their field
when they become floats, so most of them lie between 0 and 1.
"""

from typing import Final, NamedTuple

MAX_ENTRY: Final = 255
"""Higher numbers are capped at this."""


class Field(NamedTuple):
    """Some entries of one meaning."""

    name: str
    entries: tuple[str, ...]
    """What each entry is about; one empty text for a single number."""
    scale: int
    """What an entry is divided by."""
    meaning: str


class Block(NamedTuple):
    """Fields that belong together."""

    name: str
    copies: int
    """How often the block is there, one copy behind the other."""
    about: str
    fields: tuple[Field, ...]

    @property
    def width(self) -> int:
        """Entries of one copy."""
        return sum(len(field.entries) for field in self.fields)


class Layout:
    """The plan of the vectors of one game."""

    def __init__(self, games: tuple[str, ...], blocks: tuple[Block, ...]) -> None:
        self.games = games
        self.blocks = blocks
        self._at: dict[str, int] = {}
        self._field: dict[str, Field] = {}
        self._width: dict[str, int] = {}
        self.scales: list[int] = []
        """By entry: what it is divided by."""
        for block in blocks:
            self._at[block.name] = len(self.scales)
            self._width[block.name] = block.width
            for copy in range(block.copies):
                for field in block.fields:
                    if copy == 0:
                        self._at[f"{block.name}.{field.name}"] = len(self.scales)
                        self._field[f"{block.name}.{field.name}"] = field
                    self.scales.extend([field.scale] * len(field.entries))
        self.size = len(self.scales)
        """Entries of a vector."""

    def at(self, name: str) -> int:
        """Where a block, or a field ("rancher.money") of its first copy, begins."""
        return self._at[name]

    def width(self, block: str) -> int:
        """How far the copies of a block are apart."""
        return self._width[block]

    def breadth(self, field: str) -> int:
        """How many entries a field has."""
        return len(self._field[field].entries)

    def field(self, name: str) -> Field:
        """The field "rancher.money"."""
        return self._field[name]


class Notes:
    """A vector in the making, written by the names of its fields."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.values: list[int] = [0] * layout.size

    def put(self, name: str, value: int, entry: int = 0, copy: int = 0) -> None:
        """Write one entry of a field, clipped to 0 to 255."""
        place = self.layout.at(name) + copy * self.layout.width(name.partition(".")[0]) + entry
        self.values[place] = min(max(value, 0), MAX_ENTRY)

    def mark(self, name: str, entry: str, copy: int = 0) -> None:
        """Set the entry of that name to 1."""
        self.put(name, 1, self.layout.field(name).entries.index(entry), copy)

    def count(self, name: str, items: list[str], copy: int = 0) -> None:
        """How many there are of each thing."""
        for item in set(items):
            self.put(name, items.count(item), self.layout.field(name).entries.index(item), copy)
