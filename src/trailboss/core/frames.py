"""Frames: what is still to be done, as a stack of frames of three numbers each.

The frame on top is next. It is either a question that waits for a seat's answer or a step that the game
carries out by itself; the game knows which. Since frames are plain numbers, a game can be saved, copied and
sent at any moment.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 3


class FrameStack:
    """A stack of frames `(kind, a, b)`."""

    __slots__ = ("numbers", "top")

    def __init__(self, frames: list[int]) -> None:
        self.numbers = frames
        """Three numbers for each frame, the next one last. Numbers after `top` are left over from finished
        frames: changing the length of the list all the time would be slower."""
        self.top: i64 = len(frames)

    def to_list(self) -> list[int]:
        """The numbers of all frames, a list of the caller's own."""
        return self.numbers[: self.top]

    def push(self, kind: int, a: int = 0, b: int = 0) -> None:
        """Do this next, before everything that is already on the stack."""
        numbers, top = self.numbers, self.top
        if top < len(numbers):
            numbers[top] = kind
            numbers[top + 1] = a
            numbers[top + 2] = b
        else:
            numbers.append(kind)
            numbers.append(a)
            numbers.append(b)
        self.top = top + WIDTH

    def drop(self) -> None:
        """The frame on top is done."""
        self.top -= WIDTH

    def cut(self, index: int) -> None:
        """Drop the frame that begins at this index, and everything on top of it."""
        self.top = index

    def find(self, kind: int) -> int:
        """Where the topmost frame of a kind begins; -1 if there is none."""
        numbers = self.numbers
        index = self.top - WIDTH
        while index >= 0:
            if numbers[index] == kind:
                return index
            index -= WIDTH
        return -1

    def kind(self) -> int:
        """The kind of the frame on top; -1 when nothing is left to do."""
        return self.numbers[self.top - 3] if self.top else -1

    def a(self) -> int:
        return self.numbers[self.top - 2]

    def b(self) -> int:
        return self.numbers[self.top - 1]

    def set_b(self, b: int) -> None:
        """Change the second argument of the frame on top."""
        self.numbers[self.top - 1] = b

    def copy(self) -> "FrameStack":
        return FrameStack(self.numbers[: self.top])
