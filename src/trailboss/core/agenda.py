"""Agenda: what is still to be done, as a stack of small frames of numbers.

The frame on top is next. A frame is either a question that waits for a seat's answer or a step that the
game does by itself; which is which, the game knows. Being plain numbers, a game can be saved, copied and
sent away in the middle of anything.
"""

from typing import Final

WIDTH: Final = 3


class Agenda:
    """A stack of frames `(kind, a, b)`."""

    __slots__ = ("frames",)

    def __init__(self, frames: list[int]) -> None:
        self.frames = frames

    def push(self, kind: int, a: int = 0, b: int = 0) -> None:
        """Do this next, before everything that is on the agenda already."""
        frames = self.frames
        frames.append(kind)
        frames.append(a)
        frames.append(b)

    def drop(self) -> None:
        """The frame on top is done."""
        frames = self.frames
        frames.pop()
        frames.pop()
        frames.pop()

    def kind(self) -> int:
        """The kind of the frame on top; -1 when nothing is left to do."""
        return self.frames[-3] if self.frames else -1

    def a(self) -> int:
        return self.frames[-2]

    def b(self) -> int:
        return self.frames[-1]

    def copy(self) -> "Agenda":
        return Agenda(self.frames[:])
