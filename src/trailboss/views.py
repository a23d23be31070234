"""Views with their types: what `state.view(seat)` holds, game by game.

>>> import trailboss
>>> from trailboss.views import view_of
>>> state = trailboss.game("winchester").start(seats=3, seed=7)
>>> view_of("winchester", state, 0)["players"][0]["hats"]
10

A type checker knows that this is a `WinchesterView`, and every field of it.
"""

from typing import Literal, cast, overload

from trailboss.core.contract import State
from trailboss.games.gwt.present.view import GwtView, RancherView
from trailboss.games.winchester.present.view import PlayerView, PlotView, WinchesterView

__all__ = ["GwtView", "PlayerView", "PlotView", "RancherView", "WinchesterView", "view_of"]


@overload
def view_of(game: Literal["gwt1", "gwt2"], state: State, seat: int | None) -> GwtView: ...
@overload
def view_of(game: Literal["winchester"], state: State, seat: int | None) -> WinchesterView: ...
def view_of(game: str, state: State, seat: int | None) -> GwtView | WinchesterView:
    """What a seat (None: a spectator) may see of a state of that game; another game is a `ValueError`."""
    if state.game.name != game:
        raise ValueError(f"this is a state of {state.game.name}, not of {game}")
    return cast(GwtView | WinchesterView, state.view(seat))
