"""Manifests: how games are found, and where everything about them is.

A distribution that brings games declares an entry point in the group `trailboss.games` that names a
`GameModule`. The manifest names objects as text (`package.module:NAME`), which are imported when they are
needed, so finding games stays fast.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any, Final, NamedTuple

GROUP: Final = "trailboss.games"


class GameModule(NamedTuple):
    """What one package brings. Everything but `games` and `rules` is optional."""

    games: tuple[str, ...]
    """The names of its games, the usual one first."""
    rules: str
    """A tuple with one `Game` for each of these names."""
    presentation: str = ""
    """A class derived from `trailboss.presentation.Presentation`; without one, choices are listed plainly."""
    terminal: str = ""
    """A class derived from the text table's `Face`; without one, the view is printed as a tree."""
    files: str = ""
    """Files of the box that players can correct, by game: a mapping to `trailboss.cli.maps.OwnFile`."""
    bots: str = ""
    """A package that registers the bots of these games, and how search plays them, when it is imported. The
    forecasts that come with it are in its folder `learned`."""
    levels: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """By game: which bot plays at which level, the weakest first; without them, `easy` is random play."""
    ratings: Mapping[str, Mapping[str, float]] = MappingProxyType({})
    """By game: the points that each level loses per decision, as `trailboss lab reviews` measured them ..."""
    win_ratings: Mapping[str, Mapping[str, float]] = MappingProxyType({})
    """... and the chance to win."""
    rank: int = 100
    """Lists of games begin with the lowest rank."""
    variants: Mapping[str, tuple[Mapping[str, bool | int | str], ...]] = MappingProxyType({})
    """By game: the sets of options that training and corpora play, in turn; the standard game if none."""
    policy: str = ""
    """A `PolicyTask`: how a policy is learned for these games."""
    observation: str = ""
    """An `Observing` that turns what a seat sees into numbers; without one, only the view's numbers count."""
    training: str = ""
    """By game: what `trailboss lab train` learns, a mapping to `TrainingTask` of `lab.learning`."""
    tuning: str = ""
    """By name: bots whose weights `trailboss lab tune` improves, a mapping to `Subject` of `lab.tuning`."""
    puzzles: str = ""
    """A package with a folder `puzzles`, in it a file `GAME.jsonl` for every game that has puzzles."""
    openings: str = ""
    """A function that names the layout of a state at its start. Next to its module, a folder `book` has a
    file `GAME.jsonl` for every game that has an opening book."""
    balance: str = ""
    """What `trailboss lab balance` looks at in a game: a `trailboss.lab.balance.probe.BalanceProbe`."""


def resolve(place: str) -> object:
    """The object at `package.module:NAME`, or the module itself if no name is given."""
    module, _, name = place.partition(":")
    found: object = import_module(module)
    return getattr(found, name) if name else found


_MODULES: Final[dict[str, GameModule]] = {}
_SEARCHED: Final[list[bool]] = []


def declare(module: GameModule) -> None:
    """Make the games of a manifest known without an installed distribution."""
    for name in module.games:
        _MODULES[name] = module


def modules() -> dict[str, GameModule]:
    """The manifest of every game that is installed or declared, by the name of the game."""
    if not _SEARCHED:
        _SEARCHED.append(True)
        found: list[GameModule] = []
        for entry in entry_points(group=GROUP):
            module = entry.load()
            if not isinstance(module, GameModule):
                raise TypeError(f"the entry point {entry.value} of {GROUP} is not a GameModule")
            found.append(module)
        for module in sorted(found, key=lambda each: (each.rank, each.games[0])):
            declare(module)
    return _MODULES


def module_of(name: str) -> GameModule | None:
    """The manifest of a game; None for one that was only registered."""
    return modules().get(name)


def all_parts(part: str) -> list[Any]:
    """What the manifests of all games name for a part (`"tuning"`), in the order of the games."""
    places = dict.fromkeys(str(getattr(module, part)) for module in modules().values())
    return [resolve(place) for place in places if place]
