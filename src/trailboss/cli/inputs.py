"""What users give: numbers, options, maps and files, read with one clear sentence for what cannot be used."""

import sys
from collections.abc import Callable, Sequence

from trailboss.cli import words as _words  # noqa: F401  takes up the phrases
from trailboss.cli.maps import map_text
from trailboss.core.contract import Game, Value
from trailboss.core.errors import TrailbossError

MOST_BYTES = 10_000_000
"""A larger file is no record; a long game takes some ten thousand bytes."""


def whole(option: str, low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`, for `typer.Option(parser=...)`."""

    def read(given: str | int) -> int:
        text = str(given).strip()
        if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise TrailbossError("cli.bad_number", option=option, low=low, high=high, given=str(given)[:60])

    return read


def seconds(option: str, low: float, high: float) -> Callable[[str], float]:
    """A reader of a time in seconds, for `typer.Option(parser=...)`."""

    def read(given: str | float) -> float:
        try:
            found = float(given)
        except ValueError:
            found = -1.0
        if low <= found <= high:  # also refuses "nan"
            return found
        raise TrailbossError("cli.bad_seconds", option=option, low=low, high=high, given=str(given)[:60])

    return read


def options_of(game: Game, pairs: Sequence[str], map_file: str | None = None) -> dict[str, Value]:
    """The options that `--option NAME=VALUE` and `--map FILE` choose; the game checks them when it starts."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip()
        if not equals or not name:
            raise TrailbossError("cli.bad_pair", given=pair[:60])
        if name in chosen:
            raise TrailbossError("cli.twice", name=name)
        chosen[name] = known[name].read(text.strip()) if name in known else text
    if map_file is not None:
        if "map" in chosen:
            raise TrailbossError("cli.twice", name="map")
        chosen["map"] = map_text(game, map_file)
    return chosen


def read_text(path: str) -> str:
    """The text of a file; `-` is what is piped in. Raises `OSError`, or `TrailbossError` if it is no text."""
    if path == "-":
        content = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise TrailbossError("cli.too_large", file=path, most=MOST_BYTES)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise TrailbossError("cli.no_text", file=path, line=line) from error


def printable(text: str) -> str:
    """A text from outside with a question mark for every sign that would steer the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
