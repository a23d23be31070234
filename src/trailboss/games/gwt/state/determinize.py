"""Determinization: resamples everything that a seat can't know (GWT-32f).

The order of every stack is unknown to everybody; hands are known to their owners only. Which cards a
rancher's deck holds is public, since everybody saw them, except for objective cards taken unseen: those are
mixed with the objective stack.
"""

from typing import Final

from trailboss.core.fields import put_list
from trailboss.core.move_list import MoveList
from trailboss.core.rng import Rng
from trailboss.games.gwt.questions.cards.out_of_turn import awaiting, meets
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.rules.moves import SKIP, STOP
from trailboss.games.gwt.rules.turn import add_legal
from trailboss.games.gwt.state.table import SortedStacks, Table

TRIES: Final = 1000
"""How often a hand is dealt until it can answer; far more than it takes."""


def resample_hidden(true: Table, table: Table, seat: int, rng: Rng) -> None:
    """Shuffle, in a copy of the true table, what the seat doesn't know among the places where it could be,
    and give the copy a new generator."""
    stacks = true.sorted_stacks
    if stacks is None:
        stacks = true.sorted_stacks = SortedStacks()
    table.cattle_stack = stacks.of(0, true.cattle_stack)
    rng.shuffle(table.cattle_stack)
    supply: list[list[int]] = []
    for stack in true.supply:
        mixed = stacks.of(2 + len(supply), stack)
        rng.shuffle(mixed)
        supply.append(mixed)
    table.supply = supply
    if true.over or not _mix_unseen(table, seat, rng):  # when it is over, all hands are shown
        table.objectives = stacks.of(1, true.objectives)
    else:
        table.objectives = sorted(table.objectives)
    rng.shuffle(table.objectives)
    for rancher in range(table.ranchers):
        if rancher != seat and not table.over:
            _deal_hand(table, rancher, rng)
        else:
            table.stack[rancher] = _mixed(table.stack[rancher], rng)
    if table.sam is not None:
        table.sam.deck = _mixed(table.sam.deck, rng)
    table.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)


def _mixed(cards: list[int], rng: Rng) -> list[int]:
    """The cards in random order. Sorted first, so that the result reveals nothing about their true order."""
    mixed = sorted(cards)
    rng.shuffle(mixed)
    return mixed


def _deal_hand(table: Table, rancher: int, rng: Rng) -> None:
    """Another rancher's hand and stack. The hand must be able to answer the rancher's current question,
    and contain what an action requires that a token interrupted."""
    taken = table.unseen[rancher]  # they came to the hand and have not left it
    cards = table.hand[rancher] + table.stack[rancher]
    for face in taken:
        cards.remove(face)
    size = len(table.hand[rancher]) - len(taken)
    asked = rancher == table.to_move and QUESTIONS[table.frames.kind()].asks_hand
    frame = awaiting(table, rancher) if table.edition.has_tokens else -1
    cards.sort()
    for _ in range(TRIES):
        rng.shuffle(cards)
        table.hand[rancher] = taken + cards[:size]
        table.stack[rancher] = cards[size:]
        if asked and not _can_answer(table):
            cards.sort()
            continue
        if frame < 0 or meets(table, frame, table.hand[rancher]):
            return
        cards.sort()


def _mix_unseen(table: Table, seat: int, rng: Rng) -> bool:
    """Objective cards that others took unseen could be any of those not seen yet. False if there are none."""
    others = [rancher for rancher in range(table.ranchers) if rancher != seat and table.unseen[rancher]]
    if not others:
        return False
    pool = table.objectives[:]
    for rancher in others:
        pool.extend(table.unseen[rancher])
    pool = _mixed(pool, rng)
    for rancher in others:
        old = table.unseen[rancher]
        new = [pool.pop() for _ in old]
        for face, other in zip(old, new, strict=True):
            cards = table.hand[rancher] if face in table.hand[rancher] else table.stack[rancher]
            cards[cards.index(face)] = other
        table.unseen = put_list(table.unseen, rancher, new)
    table.objectives = pool
    return True


def _can_answer(table: Table) -> bool:
    """Can the question be answered with anything but `skip` or `stop`?"""
    found = MoveList()
    add_legal(table, found)
    return found.count > 1 or (found.count == 1 and found.items[0] not in (SKIP, STOP))
