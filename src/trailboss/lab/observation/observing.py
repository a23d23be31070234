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
        """What the entries mean: whole numbers from 0 to 255, made of what a seat sees."""
        raise NotImplementedError

    def entries(self, state: State, seat: int) -> bytes:
        """The same from the state."""
        return self.observer().entries(state, seat)

    def observer(self) -> "Observer":
        """For whoever asks again and again."""
        return ViewObserver(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The vector of a seat, asked for after every step of a game. A game may have one that is faster than by
    the view, and makes again only what changed since it was asked last."""

    def entries(self, state: State, seat: int) -> bytes:
        """The vector."""
        raise NotImplementedError


class ViewObserver(Observer):
    """By what the entries mean."""

    def __init__(self, observing: Observing) -> None:
        self.observing = observing

    def entries(self, state: State, seat: int) -> bytes:
        return bytes(self.observing.entries_of_view(state.view(seat)))
