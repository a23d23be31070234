"""The auxiliary actions of the player board, single and double."""

from trailboss.games.gwt.components.player_board import AUX_ACTIONS, AUX_DISCS, AUX_OPEN
from trailboss.games.gwt.table import Table


def cleared(table: Table, seat: int, auxiliary: int) -> int:
    """How many of the two spaces of an auxiliary action are clear (GWT-33)."""
    count = AUX_OPEN[auxiliary]
    for disc in AUX_DISCS[auxiliary]:
        if not table.covered(seat, disc):
            count += 1
    return count


def unlocked(table: Table, seat: int, double: bool) -> list[int]:
    """Auxiliary actions by the discs cleared now (GWT-38b), as 2 * action + 1 if doubled.

    Doubling is a choice (GWT-34), and never offered instead of local actions (GWT-33).
    """
    found: list[int] = []
    for auxiliary in range(AUX_ACTIONS):
        count = cleared(table, seat, auxiliary)
        if count:
            found.append(2 * auxiliary)
            if double and count == 2:
                found.append(2 * auxiliary + 1)
    return found
