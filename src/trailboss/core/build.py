"""Which build this is: compiled by mypyc, or plain Python."""

from typing import Final


def _probe() -> None:
    """Its type tells the builds apart: an uncompiled function is a `function`, a compiled one is not."""


COMPILED: Final = type(_probe).__name__ != "function"
