"""Names and explanations of a game's options."""

from typing import Final, NamedTuple

from trailboss.core.contract import Game, Option, Value
from trailboss.core.messages import has_message
from trailboss.presentation.components import Text, plain, text_of, titled


def about(game: Game, option: Option) -> Text:
    """What an option does. Editions of one game (`gwt1`, `gwt2`) share such sentences (`gwt`).

    A third-party game may have no sentence for it; then its name is used.
    """
    own = f"{game.name}.option.{option.name}"
    shared = f"{family(game)}.option.{option.name}"
    if has_message(own):
        return text_of(own)
    return text_of(shared) if has_message(shared) else plain(option.name)


class Place(NamedTuple):
    """A place that a table can choose: its name, and the possible words with their names."""

    name: Text
    words: list[tuple[str, Text]]


def places(game: Game, option: Option) -> list[Place]:
    """The places of an option that can be chosen one by one."""
    found: list[Place] = []
    key = f"{family(game)}.option.{option.name}.place"
    for number, part in enumerate(option.parts, 1):
        letter = chr(ord("A") + number - 1)
        name = text_of(key, number=number, letter=letter) if has_message(key) else plain(str(number))
        found.append(Place(name, [(each, _word(game, option, each)) for each in part]))
    return found


def _word(game: Game, option: Option, each: str) -> Text:
    """What a word of an option is called: a component, by its name, or as it is written."""
    for owner in (game.name, family(game)):
        key = f"{owner}.{COMPONENTS.get(option.name, 'option')}.{each}"
        if has_message(key):
            return titled(text_of(key))
    return plain(each)


COMPONENTS: Final = {"station_masters": "master"}
"""Options whose words are components, and the kind of these."""


def family(game: Game) -> str:
    """What the editions of one game (`gwt1`, `gwt2`) have in common (`gwt`)."""
    return game.name.rstrip("0123456789")


SEATS: Final = "first"
"""The option whose numbers are seats."""


def choice(option: Option, value: Value) -> Text:
    """What a value of an option is called; seats are counted from 1."""
    if type(value) is int and option.name == SEATS:
        return text_of("option.seat", number=value + 1)
    return text_of(f"option.{value}") if has_message(f"option.{value}") else plain(str(value))
