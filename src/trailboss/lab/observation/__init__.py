"""What a seat observes, as a row of numbers: for learning, and for whoever likes numbers better than words.

>>> import trailboss
>>> from trailboss.lab import observation
>>> state = trailboss.game("gwt2").start(seats=2, seed=7)
>>> plan = observation.layout("gwt2")
>>> seen = observation.entries(state, 0)
>>> len(seen) == plan.size
True
>>> seen[plan.at("rancher.money")] == state.view(0)["ranchers"][0]["money"]
True

The vector follows from what the seat may know alone: `entries` is a fast way to what `entries_of_view` makes
of `state.view(seat)`. Divided by `layout(game).scales` it is the vector of floats that docs/environments.md
explains field by field; `vector` does that. Standard library only, and compiled where the engine is.
"""

from array import array
from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.words import learn
from trailboss.games.gwt.table import Table as GwtTable
from trailboss.games.winchester.table import Table as WinchesterTable
from trailboss.lab.observation import gwt_table, gwt_view, winchester_table, winchester_view
from trailboss.lab.observation.gwt_layout import GWT_LAYOUT
from trailboss.lab.observation.plan import Block, Field, Layout
from trailboss.lab.observation.winchester_layout import WINCHESTER_LAYOUT

__all__ = ["Block", "Field", "Layout", "entries", "entries_of_view", "layout", "layouts", "mask", "vector"]

learn(
    {
        "lab.no_observation": (
            "There is no observation of the game {name!r}; there is one of {games}.",
            "Vom Spiel {name!r} gibt es keine Beobachtung; es gibt sie von {games}.",
        ),
    }
)

_LAYOUTS: Final[dict[str, Layout]] = {
    name: plan for plan in (GWT_LAYOUT, WINCHESTER_LAYOUT) for name in plan.games
}


def layouts() -> list[Layout]:
    """All plans there are."""
    return [GWT_LAYOUT, WINCHESTER_LAYOUT]


def layout(game: str) -> Layout:
    """The plan of a game's vectors."""
    found = _LAYOUTS.get(game)
    if found is None:
        raise TrailbossError("lab.no_observation", name=game, games=sorted(_LAYOUTS))
    return found


def entries(state: State, seat: int) -> bytes:
    """The vector of a seat before its entries are divided: whole numbers from 0 to 255."""
    if isinstance(state, GwtTable):
        return bytes(gwt_table.entries(state, seat))
    if isinstance(state, WinchesterTable):
        return bytes(winchester_table.entries(state, seat))
    raise TrailbossError("lab.no_observation", name=state.game.name, games=sorted(_LAYOUTS))


def entries_of_view(view: dict[str, object]) -> bytes:
    """The same from what a seat sees: this is what the entries mean."""
    plan = layout(str(view["game"]))
    return bytes(gwt_view.observed(view) if plan is GWT_LAYOUT else winchester_view.observed(view))


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
