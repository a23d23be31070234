"""What a seat observes, as a row of numbers for machine learning.

>>> from trailboss.lab import observation
>>> import trailboss
>>> from trailboss.core.manifest import modules
>>> game = trailboss.game(next(iter(modules())))
>>> state = game.start(seats=3, seed=7)
>>> plan = observation.layout(game.name)
>>> seen = observation.entries(state, 0)
>>> len(seen) == plan.size
True
>>> bytes(seen) == observation.entries_of_view(state.view(0))
True

The vector follows from what the seat may know alone: `entries` is a fast way to what `entries_of_view` makes
of `state.view(seat)`. Divided by `layout(game).scales` it is the vector of floats that docs/environments.md
explains field by field; `vector` does that. Standard library only, and compiled where the engine is.
"""

from array import array

from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.lab.observation.observing import Observer, Observing
from trailboss.lab.observation.plan import Block, Field, Layout

__all__ = [
    "Block",
    "Field",
    "Layout",
    "Observer",
    "Observing",
    "entries",
    "entries_of_view",
    "layout",
    "layouts",
    "mask",
    "observer",
    "vector",
]

_OBSERVED: dict[str, Observing] = {}


def observed_games() -> list[str]:
    """The games whose manifests name an observation."""
    return sorted(name for name, module in modules().items() if module.observation)


def observing_of(game: str) -> Observing:
    """What observes a game."""
    found = _OBSERVED.get(game)
    if found is None:
        module = module_of(game)
        if module is None or not module.observation:
            raise TrailbossError("lab.no_observation", name=game, games=observed_games())
        made = resolve(module.observation)
        assert isinstance(made, Observing)
        found = _OBSERVED[game] = made
    return found


def layouts() -> list[Layout]:
    """All plans there are."""
    found: list[Layout] = []
    for name in observed_games():
        if layout(name) not in found:
            found.append(layout(name))
    return found


def layout(game: str) -> Layout:
    """The plan of a game's vectors."""
    return observing_of(game).layout


def entries(state: State, seat: int) -> bytes:
    """The vector of a seat before its entries are divided: whole numbers from 0 to 255."""
    return observing_of(state.game.name).entries(state, seat)


def observer(game: str) -> Observer:
    """Faster than `entries` if you need the entries of a seat after every step."""
    return observing_of(game).observer()


def entries_of_view(view: dict[str, object]) -> bytes:
    """The same computed from a seat's view: this defines what the entries mean."""
    return bytes(observing_of(str(view["game"])).entries_of_view(view))


def vector(state: State, seat: int) -> "array[float]":
    """The vector of a seat as 32-bit floats."""
    scales = layout(state.game.name).scales
    return array("f", [entry / scale for entry, scale in zip(entries(state, seat), scales, strict=True)])


def mask(moves: list[int], count: int) -> bytearray:
    """Moves as a row of `count` bytes: 1 for those in the list, 0 for all others."""
    marks = bytearray(count)
    for move in moves:
        marks[move] = 1
    return marks
