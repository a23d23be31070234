"""User input: numbers, options and records, with one clear sentence for each error."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trailboss.cli.files import read_text
from trailboss.cli.maps import option_text
from trailboss.core.contract import Game, Option, Value
from trailboss.core.errors import TrailbossError

MAX_BYTES = 10_000_000
"""A larger file can't be a record; a long game takes some ten thousand bytes."""


def whole(option: str, low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`, for `typer.Option(parser=...)`."""

    def read(given: str | int) -> int:
        text = str(given).strip()
        if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise TrailbossError("cli.bad_number", option=option, low=low, high=high, given=str(given)[:60])

    return read


def either(option: str, one: str, other: str) -> Callable[[str], str]:
    """A reader of one of two words, for `typer.Option(parser=...)`."""

    def read(given: str) -> str:
        if given in (one, other):
            return given
        raise TrailbossError("cli.bad_choice", option=option, one=one, other=other, given=given[:60])

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


def options_of(game: Game, pairs: Sequence[str], files: Mapping[str, str | None]) -> dict[str, Value]:
    """The options chosen by `--option NAME=VALUE` and by files (`--map FILE`, `--sam-deck FILE`).

    `files` are the files by option, None if not given. The game checks the options when it starts.
    """
    known = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip()
        if not equals or not name:
            raise TrailbossError("cli.bad_pair", given=pair[:60])
        if name in chosen:
            raise TrailbossError("cli.twice", name=name)
        chosen[name] = _value(known[name], text.strip()) if name in known else text
    for name, path in files.items():
        if path is not None:
            if name in chosen:
                raise TrailbossError("cli.twice", name=name)
            chosen[name] = option_text(game, name, path)
    return chosen


YES_OR_NO: Final = {"yes": True, "true": True, "ja": True, "no": False, "false": False, "nein": False}


def _value(option: Option, text: str) -> Value:
    """The value of an option as typed; yes and no have several spellings."""
    if any(isinstance(choice, bool) for choice in option.choices) and text.casefold() in YES_OR_NO:
        return YES_OR_NO[text.casefold()]
    return option.read(text)


def read_record(path: str) -> str:
    """The text of a record, see `read_text`."""
    return read_text(path, MAX_BYTES)


def printable(text: str) -> str:
    """Untrusted text with a question mark for every control character."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
