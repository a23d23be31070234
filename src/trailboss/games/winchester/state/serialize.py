"""The whole table as plain data, and the inventory of all components."""

from trailboss.games.winchester.components.cards import HATS, PILES, TOKENS
from trailboss.games.winchester.rules.saloon import tips
from trailboss.games.winchester.state.table import MANUAL, NOBODY, Table


def dump(table: Table) -> dict[str, object]:
    """Every number of the table by name. A position prints this, and a digest is taken of it."""
    return table.dump_fields(table.claims == MANUAL)


def inventory(table: Table) -> dict[str, int]:
    """How many of everything there are, wherever they are; a card that is there twice counts once."""
    notes = table.bank + tips(table) + sum(table.cash)
    notes += sum(pile for pile, taker in zip(PILES, table.taken, strict=True) if taker == NOBODY)
    result = {
        "notes": notes,
        "plot tokens": len(set(table.order)),
        "secret objectives": len(set(table.secret)),
        "shared objectives": len(set(table.shared)),
        "mine cards": len(set(table.mines)),
        "ranch cards": len(set(table.ranch)),
        "plots sold, for sale and to come": sum(1 for seat in table.owner if seat != NOBODY)
        + sum(1 for plot in table.order if table.owner[plot] == NOBODY),
    }
    for kind, name in enumerate(TOKENS):
        result[f"{name} tokens"] = table.bonus.count(kind)
    for seat in range(table.seats):
        placed = min(table.owner.count(seat), HATS)  # WIN-T-4
        result[f"hats of seat {seat}"] = placed + max(HATS - table.owner.count(seat), 0)
    return result
