"""The whole table as plain data, and the inventory of all components."""

from trailboss.games.winchester.components import HATS, PILES, TOKENS
from trailboss.games.winchester.table import MANUAL, NOBODY, Table


def dump(table: Table) -> dict[str, object]:
    """Every number of the table by name. A position prints this, and a digest is taken of it."""
    data: dict[str, object] = {
        "to_move": table.to_move,
        "over": int(table.over),
        "first": table.first,
        "turned": table.turned,
        "plot": table.plot,
        "bid": table.bid,
        "bidder": table.bidder,
        "passed": table.passed,
        "dry": int(table.dry),
        "bank": table.bank,
        "saloon": table.saloon,
        "aside": table.aside,
        "cash": table.cash[:],
        "majority": table.majority[:],
        "duels": table.duels,
        "secret": table.secret[:],
        "shared": table.shared[:],
        "taken": table.taken[:],
        "rights": table.rights[:],
        "mines": table.mines[:],
        "ranch": table.ranch[:],
        "bonus": table.bonus[1:],
        "owner": table.owner[1:],
        "order": table.order[:],
        "rail": table.rail,
        "river": table.river,
        "agenda": table.agenda.frames[:],
        "known": table.knowledge.known[:],
        "learned": table.knowledge.count,
        "chance": table.rng.words(),
    }
    if table.claims == MANUAL:
        data["denied"] = table.denied[:]
    return data


def inventory(table: Table) -> dict[str, int]:
    """How many of everything there are, wherever they lie; a card that is there twice counts once."""
    notes = table.bank + table.saloon + table.aside + sum(table.cash)
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
