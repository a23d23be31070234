"""How sure a printed figure is. An owner of the box can correct a table; no rule depends on a mark."""

from typing import Final, NamedTuple

CERTAIN: Final = "certain"
"""Read off the printed component, or stated in the rulebook."""
HIGH: Final = "high"
"""Two independent sources agree, or one does where an error would have been noticed."""
MEDIUM: Final = "medium"
"""One source only, or carried over from the other edition."""


class Mark(NamedTuple):
    """One figure, or one group of figures, that is not certain."""

    table: str
    """The table of the module that holds the figure."""
    what: str
    """Which of its entries; empty for all of them."""
    confidence: str
    """HIGH or MEDIUM."""
    basis: str
    """What the figure rests on."""
