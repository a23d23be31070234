"""Which build this is: compiled by mypyc, or plain Python."""

from typing import Final


def _probe() -> None:
    """A function whose type tells: a plain one is a `function`, a compiled one is not."""


COMPILED: Final = type(_probe).__name__ != "function"
