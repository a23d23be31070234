"""TOML files that players write themselves. Errors are reported with their line.

`read` checks the size, parses the text and returns its `Entry`, from which the values are taken with their
types checked.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Final, NamedTuple, NoReturn

from trailboss.core.messages import Message, TrailbossError

MAX_DOTS: Final = 20
"""A line with more dots is rejected before parsing: tomllib needs quadratic time for a key of many parts."""
MAX_SHOWN: Final = 40

_NAME: Final = r'(?:[\w-]+|"[^"]*")'
_KEY: Final = re.compile(rf"\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*=")
_HEADER: Final = re.compile(rf"\s*\[\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*\]\s*(?:#.*)?$")
_PART: Final = re.compile(_NAME)
_POSITION: Final = re.compile(r"\(at line (\d+), column \d+\)$")


class BadFile(TrailbossError):
    """A file that cannot be used; names the line."""


class Entry:
    """One value of a file, and the keys that lead to it."""

    def __init__(self, text: str, intro: str, path: list[str], value: object) -> None:
        self._text: Final = text
        self._intro: Final = intro
        self._path: Final = path
        self._value: Final = value

    def fail(self, key: str, **args: object) -> NoReturn:
        """Refuse the file because of this value."""
        raise BadFile(self._intro, line=self.line(), what=Message(key, args))

    def line(self) -> int:
        """The line of this value, or of the nearest table around it."""
        return line_of(self._text, self._path)

    def shown(self) -> str:
        """The value as an error message repeats it."""
        value = self._value
        if isinstance(value, str | bool | int | float):
            return shown(str(value).lower() if isinstance(value, bool) else str(value))
        return "[…]" if isinstance(value, list) else "{…}"

    def entries(self) -> dict[str, "Entry"]:
        """The entries of a table with any keys, in the order of the file."""
        if not isinstance(self._value, dict):
            self.fail("core.file.table", given=self.shown())
        return {
            str(key): Entry(self._text, self._intro, [*self._path, str(key)], value)
            for key, value in self._value.items()
        }

    def table(self, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, "Entry"]:
        """The entries of a table that has all of `keys`, perhaps some `optional` ones, and no others."""
        entries = self.entries()
        for key, entry in entries.items():
            if key not in keys and key not in optional:
                entry.fail("core.file.unknown", given=shown(key), choices=[*keys, *optional])
        for key in keys:
            self.need(key, entries)
        return entries

    def need(self, key: str, entries: dict[str, "Entry"]) -> None:
        """Refuse the file if the key is missing among the entries of this table."""
        if key not in entries:
            self.fail("core.file.missing", name=key)

    def items(self) -> list["Entry"]:
        """The values of a list."""
        if not isinstance(self._value, list):
            self.fail("core.file.list", given=self.shown())
        return [Entry(self._text, self._intro, self._path, value) for value in self._value]

    def number(self) -> int:
        """A whole number, at least 0."""
        value = self._value
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1_000_000:
            self.fail("core.file.number", given=self.shown())
        return value

    def number_to(self, most: int) -> int:
        """A whole number from 1 to `most`."""
        number = self.number()
        if not 1 <= number <= most:
            self.fail("core.file.range", given=number, most=most)
        return number

    def text(self) -> str:
        if not isinstance(self._value, str):
            self.fail("core.file.text", given=self.shown())
        return self._value

    def is_text(self) -> bool:
        return isinstance(self._value, str)

    def one_of(self, names: list[str]) -> int:
        """The index of the name that this value is."""
        if self.text() not in names:
            self.fail("core.file.unknown", given=self.shown(), choices=names)
        return names.index(self.text())


class OldFormat(NamedTuple):
    """A format from before TOML, which older games and their records contain: a statement in each line."""

    header: list[str]
    """The words that its first statement begins with."""
    convert: Callable[[list[str]], str]
    """The words of a statement -> the same in TOML; empty if they make no statement."""

    def fits(self, text: str) -> bool:
        for line in text.split("\n"):
            words = line.partition("#")[0].split()
            if words:
                return words[: len(self.header)] == self.header
        return False

    def to_toml(self, text: str) -> str:
        """The text as TOML, line by line. A wrong line stays unchanged; the parser rejects it."""
        lines = text.split("\n")
        for index, line in enumerate(lines):
            words = line.partition("#")[0].split()
            lines[index] = (self.convert(words) or line) if words else ""
        return "\n".join(lines)


def read(text: str, most: int, intro: str, old: OldFormat) -> Entry:
    """The whole file as one table. Raises `BadFile`; a text of more than `most` bytes isn't parsed.

    `intro` is the message of every error; its arguments are `line` and `what`.
    """
    if len(text) > most or len(text.encode("utf-8", "replace")) > most:
        raise BadFile(intro, line=1, what=Message("core.file.too_large", {"most": most}))
    text = old.to_toml(text) if old.fits(text) else text
    for number, line in enumerate(text.split("\n"), 1):
        if line.partition("#")[0].count(".") > MAX_DOTS:
            raise BadFile(intro, line=number, what=Message("core.file.dots", {"most": MAX_DOTS}))
    try:
        return Entry(text, intro, [], tomllib.loads(text))
    except RecursionError as error:
        raise BadFile(intro, line=1, what=Message("core.file.nested", {})) from error
    except ValueError as error:  # tomllib's own, or a number with too many digits
        found = _POSITION.search(str(error))
        at = int(found[1]) if found else line_of(text, [])
        why = shown(str(error).partition(" (at ")[0], 2 * MAX_SHOWN)
        raise BadFile(intro, line=at, what=Message("core.file.syntax", {"why": why})) from error


def line_of(text: str, path: list[str]) -> int:
    """The line where the value with these keys begins, or the nearest table around it; else the last line."""
    lines = text.rstrip().split("\n")
    best, depth = len(lines), 0
    table: list[str] = []
    for number, line in enumerate(lines, 1):
        header = _HEADER.match(line)
        if header is not None:
            table = _parts(header[1])
            keys = table
        else:
            key = _KEY.match(line)
            if key is None:
                continue
            keys = table + _parts(key[1])
        if depth < len(keys) <= len(path) and path[: len(keys)] == keys:
            best, depth = number, len(keys)
    return best


def _parts(keys: str) -> list[str]:
    return [part.strip('"') for part in _PART.findall(keys)]


def shown(word: str, most: int = MAX_SHOWN) -> str:
    """A word of the file as error messages repeat it: short, with `?` for unprintable characters."""
    cut = word if len(word) <= most else word[: most - 1] + "…"
    return "".join([letter if letter.isprintable() else "?" for letter in cut])
