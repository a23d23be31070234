"""Guessing: dealing anew all that a seat cannot know (GWT-32f).

The order of every stack is unknown to everybody; hands are known to their owners only. What a rancher's deck
holds is public, for every card of it was seen, but for objective cards taken unseen: those are mixed with the
objective stack.
"""

from trailboss.core.rng import Rng
from trailboss.games.gwt.table import Table


def deal_anew(table: Table, seat: int, rng: Rng) -> None:
    """Shuffle what the seat does not know among the places where it could lie, and renew the chance."""
    rng.shuffle(table.cattle_stack)
    for stack in table.supply:
        rng.shuffle(stack)
    _mix_unseen(table, seat, rng)
    rng.shuffle(table.objectives)
    for rancher in range(table.seats):
        stack = table.stack[rancher]
        if rancher != seat:
            hand = table.hand[rancher]
            cards = hand + stack
            rng.shuffle(cards)
            size = len(hand)
            table.hand[rancher] = cards[:size]
            table.stack[rancher] = cards[size:]
        else:
            rng.shuffle(stack)
    table.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)


def _mix_unseen(table: Table, seat: int, rng: Rng) -> None:
    """Objective cards that others took unseen could be any of those not seen yet."""
    others = [rancher for rancher in range(table.seats) if rancher != seat and table.unseen[rancher]]
    if not others:
        return
    pool = table.objectives[:]
    for rancher in others:
        pool.extend(table.unseen[rancher])
    rng.shuffle(pool)
    for rancher in others:
        old = table.unseen[rancher]
        new = [pool.pop() for _ in old]
        for face, other in zip(old, new, strict=True):
            cards = table.hand[rancher] if face in table.hand[rancher] else table.stack[rancher]
            cards[cards.index(face)] = other
        table.unseen[rancher] = new
    table.objectives = pool
