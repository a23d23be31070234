"""Paying: the buyer pays the other players, the bank pays a player."""

from trailboss.core.knowledge import EVERYBODY
from trailboss.games.winchester.rules.events import SHARED_OUT
from trailboss.games.winchester.rules.saloon import leave_tips
from trailboss.games.winchester.state.table import Table


def pay_price(table: Table, buyer: int, price: int) -> None:
    """The buyer pays all others alike; what cannot be shared out goes to the saloon."""
    if price == 0:
        return  # WIN-P-3: a plot taken for nothing moves no money
    share, tips = divmod(price, table.seats - 1)  # WIN-P-1, WIN-P-2
    table.cash[buyer] -= price
    for seat in range(table.seats):
        if seat != buyer:
            table.cash[seat] += share  # WIN-D-8: the loser of a duel too
    if share:
        table.emit(SHARED_OUT, EVERYBODY, share)
    leave_tips(table, tips)


def bank_pays(table: Table, seat: int, notes: int) -> int:
    """The bank pays a player; what it really paid."""
    notes = payable(table, notes, table.bank)
    table.bank -= notes
    table.cash[seat] += notes
    return notes


def payable(table: Table, notes: int, bank: int) -> int:
    """What a bank with this many notes pays: everything, unless the table has set a limit (WIN-N-2)."""
    return min(notes, bank) if table.limited else notes
