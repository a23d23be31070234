"""Games, their options, bots and components."""

from trailboss.server.protocol.base import Value, Wire


class Level(Wire):
    """A level of bots to choose from."""

    name: str
    spec: str
    text: str


class OptionChoice(Wire):
    value: Value
    text: str


class OptionPlace(Wire):
    """A place whose content a table can choose: its name, and what can be there."""

    text: str
    choices: list[OptionChoice]


class OptionInfo(Wire):
    """A choice that a table makes before the game."""

    name: str
    text: str
    default: Value
    choices: list[OptionChoice]
    """Empty: free text. Numbers of the option `first` are seats, counted from 0."""
    ruling: str
    places: list[OptionPlace] = []
    """If not empty, the value can also be one word for each place, separated by spaces."""
    distinct: bool = False
    """May each word be used only once?"""
    needs: str = ""
    """The option that must differ from its default before this one matters."""


class GameInfo(Wire):
    name: str
    title: str
    seats: list[int]
    variant_seats: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    bots: list[str]
    installed_bots: list[str]
    """Those of `bots` that the host installed in addition; forms offer them next to the levels."""


class ComponentInfo(Wire):
    """A component: its name, what it does, and figures for drawing it.

    `actions` are the local actions printed on a building, each a list of alternatives, by the ids that the
    notation uses (`do white_for_2`).
    """

    name: str
    help: list[str]
    figures: dict[str, int | str | list[int | str]] = {}
    actions: list[list[str]] = []
    rulings: list[str] = []


class Catalogue(Wire):
    """All components of a game by kind and id: `things["building"]["3a"]`."""

    game: str
    title: str
    things: dict[str, dict[str, ComponentInfo]]
