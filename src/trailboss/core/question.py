"""Effects and questions: one class for each kind of frame.

A frame is three numbers: its kind and two arguments, `a` and `b`. A game writes one class for each kind, with
everything about it in one place, and registers one object of it under the kind's number. An *effect* is
anything a frame can stand for; the game carries some out by itself, and others, the *questions*, wait for a
seat to answer.

This module holds what every game needs to know about its effects: name, ruling and arguments. Each game adds
a base class of its own with the methods that work on its own table, because the compiled build calls those
directly (`rules/effects.py` of a game):

    class Hire(Question):
        name = "hire"
        ruling = "POKER-77"
        args = [Arg("surcharge")]

        def legal(self, table, seat, surcharge, _, found): ...   # adds the legal moves to a list
        def apply(self, table, seat, move, surcharge, _): ...    # pops the frame, pushes what follows
        def explain(self, table, seat, move, surcharge, _): ...  # why a move is not legal, with the ruling
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from trailboss.core.contract import State

Show = Callable[[State, int], object]
"""How a number of a frame is written in a view: as itself, as a flag, as the name of a component."""


def number(state: State, value: int) -> object:
    return value


def flag(state: State, value: int) -> object:
    return value == 1


MANY: Final = 100_000


class Arg(NamedTuple):
    """One argument: its name, how it is shown, whether only the seat that is asked may know it, and its
    range."""

    name: str
    show: Show = number
    private: bool = False
    low: int = 0
    high: int = MANY


class Effect:
    """One kind of frame."""

    kind: int = -1
    """The number of the kind. Positions contain it, so it never changes."""
    name: str = ""
    """The name in views, messages and printed actions."""
    ruling: str = ""
    """The ruling behind it."""
    args: list[Arg] = []
    """What the frame's numbers are, in order; none, one or both."""

    def has_args(self, a: int, b: int) -> bool:
        """Can a frame of this kind have these numbers? What is not declared is 0."""
        given = (a, b)
        for index in range(2):
            if index >= len(self.args):
                if given[index]:
                    return False
            elif not self.args[index].low <= given[index] <= self.args[index].high:
                return False
        return True

    def arg_names(self) -> list[str]:
        """The names of the arguments, in order."""
        return [arg.name for arg in self.args]

    def shown_args(self, state: State, viewer: int | None, a: int, b: int) -> dict[str, object]:
        """The arguments by name that the viewer may know (None: a spectator)."""
        shown: dict[str, object] = {}
        for arg, value in zip(self.args, (a, b), strict=False):
            if not arg.private or viewer == state.to_move:
                shown[arg.name] = arg.show(state, value)
        return shown
