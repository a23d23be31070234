"""Faults: Nuggets with one thing wrong, each with the check that must find it and what it must say.

They lie in the modules `faults_*`; this one holds the mark they carry.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from tests.testing.nuggets import Nuggets, NuggetState


class Fault(NamedTuple):
    """A game that is wrong, the check that finds it, and a part of what the check says."""

    game: Nuggets
    check: str
    says: str


FAULTS: Final[dict[str, Fault]] = {}
"""All faults by check and name; a fault may be there for several checks."""

Broken = TypeVar("Broken", bound=type[NuggetState] | type[Nuggets])


def found_by(check: str, says: str) -> Callable[[Broken], Broken]:
    """Marks a wrong state, or a wrong game, with what finds it."""

    def mark(broken: Broken) -> Broken:
        name = broken.__name__
        game = broken(name) if issubclass(broken, Nuggets) else Nuggets(name, broken)
        FAULTS[f"{check}-{name}"] = Fault(game, check, says)
        return broken

    return mark
