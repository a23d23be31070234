"""What turns states of a game into rows of numbers; a game's manifest names one."""

from mypy_extensions import mypyc_attr

from trailboss.core.contract import State
from trailboss.lab.observation.plan import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Observing:
    """The observations of the games of one manifest."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def entries_of_view(self, view: dict[str, object]) -> list[int]:
        """Defines the entries: integers from 0 to 255, computed from a seat's view."""
        raise NotImplementedError

    def entries(self, state: State, seat: int) -> bytes:
        """The same from the state."""
        return self.observer().entries(state, seat)

    def observer(self) -> "Observer":
        """For repeated calls."""
        return ViewObserver(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The vector of a seat, requested after every step of a game. A game may have a faster one than
    `ViewObserver`, which only writes what has changed since the last call."""

    def entries(self, state: State, seat: int) -> bytes:
        """The vector."""
        raise NotImplementedError


class ViewObserver(Observer):
    """Writes the vector from the view."""

    def __init__(self, observing: Observing) -> None:
        self.observing = observing

    def entries(self, state: State, seat: int) -> bytes:
        return bytes(self.observing.entries_of_view(state.view(seat)))
