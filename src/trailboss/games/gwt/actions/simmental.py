"""Simmental, a variant of the second edition: cards that grow from calf to heifer to cow."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.cattle import (
    MARKET_SIZE,
    SIMMENTAL,
    SIMMENTAL_MARKET_SIZE,
    SIMMENTAL_STAGES,
)
from trailboss.games.gwt.happenings import RAISED
from trailboss.games.gwt.moves import RAISE, STOP
from trailboss.games.gwt.table import Table


def market_size(table: Table) -> int:
    """How many cards the market is laid out with and refilled to (GWT-68)."""
    return (SIMMENTAL_MARKET_SIZE if table.simmental else MARKET_SIZE)[table.ranchers]


def raisable(table: Table, seat: int) -> list[int]:
    """Stages in the hand that can grow. Their stacks never run out (GWT-118)."""
    if not table.simmental:
        return []
    return [stage for stage in range(SIMMENTAL_STAGES - 1) if SIMMENTAL + stage in table.hand[seat]]


def legal_raises(table: Table) -> list[int]:
    """Each card is decided separately (GWT-118)."""
    return [*(RAISE + stage for stage in raisable(table, table.to_move)), STOP]


def raise_card(table: Table, seat: int, stage: int) -> None:
    """The card leaves the game for one of the next stage, which goes to the discard pile (GWT-117)."""
    table.hand[seat].remove(SIMMENTAL + stage)
    table.removed = [*table.removed, SIMMENTAL + stage]
    table.simmental = put(table.simmental, stage, table.simmental[stage] - 1)
    table.pile[seat].append(SIMMENTAL + stage + 1)
    table.note(RAISED, EVERYBODY, seat, SIMMENTAL + stage, SIMMENTAL + stage + 1)
