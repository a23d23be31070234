"""Guessing: dealing anew all that a seat cannot know (GWT-32f).

The order of every stack is unknown to everybody; hands are known to their owners only. What a rancher's deck
holds is public, for every card of it was seen, but for objective cards taken unseen: those are mixed with the
objective stack.
"""

from typing import Final

from trailboss.core.rng import Rng
from trailboss.games.gwt.effects import QUESTIONS
from trailboss.games.gwt.moves import SKIP, STOP
from trailboss.games.gwt.questions.interrupts import awaiting, meets
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.turn import legal

TRIES: Final = 1000
"""How often a hand is dealt until it can answer; far more than it takes."""


def deal_anew(table: Table, seat: int, rng: Rng) -> None:
    """Shuffle what the seat does not know among the places where it could lie, and renew the chance."""
    _mix(table.cattle_stack, rng)
    for stack in table.supply:
        _mix(stack, rng)
    if not table.over:  # then all hands are shown
        _mix_unseen(table, seat, rng)
    _mix(table.objectives, rng)
    for rancher in range(table.ranchers):
        stack = table.stack[rancher]
        if rancher != seat and not table.over:
            _deal_hand(table, rancher, rng)
        else:
            _mix(stack, rng)
    if table.sam is not None:
        _mix(table.sam.deck, rng)
    table.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)


def _deal_hand(table: Table, rancher: int, rng: Rng) -> None:
    """Another rancher's hand and stack. The hand can answer what the rancher is being asked, and holds what
    an action of his requires that a token interrupted."""
    taken = table.unseen[rancher]  # they came to the hand and have not left it
    cards = table.hand[rancher] + table.stack[rancher]
    for face in taken:
        cards.remove(face)
    size = len(table.hand[rancher]) - len(taken)
    asked = rancher == table.to_move and QUESTIONS[table.agenda.kind()].asks_hand
    frame = awaiting(table, rancher) if table.edition.has_tokens else -1
    for _ in range(TRIES):
        _mix(cards, rng)
        table.hand[rancher] = taken + cards[:size]
        table.stack[rancher] = cards[size:]
        if asked and legal(table) in ([], [SKIP], [STOP]):
            continue
        if frame < 0 or meets(table, frame, table.hand[rancher]):
            return


def _mix(cards: list[int], rng: Rng) -> None:
    """Sorted first, so that the result tells nothing of how the cards really lie."""
    cards.sort()
    rng.shuffle(cards)


def _mix_unseen(table: Table, seat: int, rng: Rng) -> None:
    """Objective cards that others took unseen could be any of those not seen yet."""
    others = [rancher for rancher in range(table.ranchers) if rancher != seat and table.unseen[rancher]]
    if not others:
        return
    pool = table.objectives[:]
    for rancher in others:
        pool.extend(table.unseen[rancher])
    _mix(pool, rng)
    for rancher in others:
        old = table.unseen[rancher]
        new = [pool.pop() for _ in old]
        for face, other in zip(old, new, strict=True):
            cards = table.hand[rancher] if face in table.hand[rancher] else table.stack[rancher]
            cards[cards.index(face)] = other
        table.unseen[rancher] = new
    table.objectives = pool
