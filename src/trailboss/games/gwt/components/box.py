"""The rulebook's list of contents; a test counts the tables of this package against it."""

from typing import Final

FIRST_BOX: Final[dict[str, int]] = {
    "game board": 1,
    "worker tiles": 54,
    "hazard tiles": 18,
    "teepee tiles": 22,
    "player boards": 4,
    "player count tiles": 4,
    "engines": 4,
    "player discs": 56,
    "certificate markers": 4,
    "cattlemen": 4,
    "market cattle cards": 36,
    "player cattle cards": 56,
    "starting objective cards": 4,
    "objective cards": 24,
    "station master tiles": 5,
    "job market token": 1,
    "coins": 55,
    "neutral building tiles": 7,
    "private building tiles": 40,
    "scoring note pad": 1,
}
"""The first edition, in the rulebook's order. Coins are not limited (GWT-126)."""
