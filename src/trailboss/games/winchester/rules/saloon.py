"""The saloon: tips from what cannot be shared out, and who takes them (WIN-B-2)."""

from typing import Final

from trailboss.core.fields import Field, number
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.rules.events import TIPPED, TOOK_TIPS
from trailboss.games.winchester.state.table import Table

NEW_TIPS: Final[Field] = number(
    "new_tips",
    "Tips of the running purchase, out of the buyer's own reach (WIN-B-2).",
    "0",
    "seats - 2",
    saved_as="aside",
)
DRY_PURCHASE: Final[Field] = number(
    "dry_purchase",
    "1 if the running purchase brought a saloon token and no money (WIN-O-7).",
    "0",
    "1",
    saved_as="dry",
)


def tips(table: Table) -> int:
    """All tips in the saloon; `table.saloon` are those that the buyer can reach."""
    return table.saloon + table.new_tips


def begin_purchase(table: Table) -> None:
    """The buyer has no saloon token yet."""
    table.dry_purchase = 0


def leave_tips(table: Table, notes: int) -> None:
    """What could not be shared out goes to the saloon, but not for this buyer (WIN-B-2)."""
    table.new_tips = notes
    if notes:
        table.emit(TIPPED, EVERYBODY, notes)


def take_tips(table: Table, buyer: int) -> None:
    """A saloon token brings all tips but those of this purchase (WIN-B-2)."""
    table.dry_purchase = 1 if table.saloon == 0 else 0  # WIN-O-7: their own tips do not spoil it
    if table.saloon:
        table.emit(TOOK_TIPS, EVERYBODY, buyer, table.saloon)
    table.cash[buyer] += table.saloon
    table.saloon = 0


def end_purchase(table: Table) -> None:
    """From now on its tips are for anybody (WIN-B-2)."""
    table.saloon += table.new_tips
    table.new_tips = 0


def was_dry(table: Table) -> bool:
    """Did this purchase bring a saloon token and no money? (WIN-O-7)"""
    return table.dry_purchase == 1
