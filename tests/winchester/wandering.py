"""Wandering: tables in the middle of games that chance played, over all sizes and options."""

from collections.abc import Iterator
from typing import Final

from tests.winchester.story import new_game
from trailboss.core.contract import Value
from trailboss.core.knowledge import SPECTATORS
from trailboss.core.rng import Rng, seeded
from trailboss.games.winchester.components.cards import MINE_PLACES, PLOTS
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MINE_PLACE,
    NOBODY,
    ORDER_PLACE,
    RANCH_PLACE,
    SECRET_PLACE,
)

OPTIONS: Final[list[dict[str, Value]]] = [
    {},
    {"bonus_tokens": "face_down"},
    {"claims": "manual"},
    {"bank": "limited", "first": 1},
    {"bonus_tokens": "face_down", "claims": "prompted", "bank": "limited"},
    {"vehicles": "chosen", "duels": "any_time", "majority_tie": "touching_plots"},
]


def wander(state: WinchesterState, chance: Rng, steps: int) -> None:
    """Play so many moves by chance:
    first a kind of move, then one of that kind; now and then an interrupt."""
    for _ in range(steps):
        if state.over:
            return
        seat = state.to_move
        other = int(chance.below(state.seats))
        if state.legal_for(other) and chance.below(2):
            seat = other
        moves = state.legal_for(seat)
        kinds = sorted({WINCHESTER.vocabulary.kind(move) for move in moves})
        kind = kinds[chance.below(len(kinds))]
        moves = [move for move in moves if WINCHESTER.vocabulary.kind(move) == kind]
        if kind == "bid":
            moves = moves[:3]  # or the first one who can would always jump to the last note
        state.play(moves[chance.below(len(moves))], seat)


def tables(count: int, salt: str) -> Iterator[WinchesterState]:
    """So many tables, each somewhere in its game, listening to events from the first move on."""
    chance = seeded(salt)
    for index in range(count):
        state = new_game(2 + index % 4, seed=index, **OPTIONS[index // 4 % len(OPTIONS)])
        state.events = []
        wander(state, chance, int(chance.below(160)))
        yield state


def altered(state: WinchesterState, seat: int | None, chance: Rng, cash: bool = True) -> WinchesterState:
    """A copy in which everything is different that the seat (None: a spectator) is not told.

    Cards that it has not seen change places, with those in the box too; so do the plots to come, face-down
    tokens, and what chance will bring. Unless told otherwise, the cash of others and the bank change as well.
    """
    twin = state.copy()
    twin.events = list(state.events or [])
    bit = SPECTATORS if seat is None else 1 << seat
    known = twin.knowledge.known

    def turned(lie: list[int], first: int, places: int) -> list[int]:
        cards = lie[:]
        unknown = [n for n in range(len(cards)) if n >= places or not known[first + n] & bit]
        if len(unknown) > 1:
            by = 1 + int(chance.below(len(unknown) - 1))
            there = [cards[n] for n in unknown]
            for n, card in zip(unknown, there[by:] + there[:by], strict=True):
                cards[n] = card
        return cards

    twin.secret = turned(twin.secret, SECRET_PLACE, 2 * twin.seats)
    twin.mines = turned(twin.mines, MINE_PLACE, MINE_PLACES)
    twin.ranch = turned(twin.ranch, RANCH_PLACE, 1)
    twin.order = turned(twin.order, ORDER_PLACE, PLOTS)
    twin.bonus = turned(twin.bonus, BONUS_PLACE, PLOTS + 1)
    twin.rng = seeded(int(chance.word()))
    if cash and not twin.over:
        for other in range(twin.seats):
            if other != seat:
                least = twin.bid if other == twin.bidder and twin.bidder != NOBODY else 0
                twin.cash[other] = least + int(chance.below(30) if chance.below(3) else 0)
        twin.bank = int(chance.below(60))
    return twin
