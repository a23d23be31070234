"""Other worlds: the same table as one viewer knows it, with everything else changed."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import cast

from tests.presentation.games import Variant
from trailboss import Rng, State, seeded
from trailboss.core.knowledge import Knowledge, seat_bit
from trailboss.games.gwt.state.determinize import _deal_hand
from trailboss.games.gwt.state.table import Table as Ranch
from trailboss.games.winchester.state.table import Table as Winchester
from trailboss.server.protocol.replays import Frames
from trailboss.server.storage import EntryRow, SeatRow, Store, Stored, TableRow
from trailboss.server.tables.replays import replay
from trailboss.server.tables.replays.replay import Replay, Result, Work
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.table_log import TableLog

SALT = "c0ffee" * 5 + "42"
NAMES = ["Anna", "Ben", "Clara", "Doc", "Emma"]
GUEST = "a" * 64
"""The one who holds all seats: what is looked at is what a seat sees, not who looks."""


def set_table(variant: Variant, seed: int) -> TableLog:
    """A table that has just begun."""
    row = TableRow(
        id="quiet-mesa-k7w2pz3q",
        game=variant.game,
        options=dict(variant.options),
        count=variant.seats,
        seed=seed,
        salt=SALT,
        status="running",
        listed=False,
        pace="none",
        takebacks=True,
        hints=True,
        host=GUEST,
        created=0.0,
        changed=0.0,
    )
    seats = [SeatRow(seat, "person", NAMES[seat]) for seat in range(variant.seats)]
    table = TableLog(Stored(row, seats, [], {seat: {GUEST} for seat in range(variant.seats)}))
    table.apply(EntryRow(1, "start", None, "", None, 0.0))
    return table


def state_of(table: TableLog) -> State:
    assert table.state is not None
    return table.state


def play(table: TableLog, seat: int, move: int) -> None:
    table.apply(EntryRow(table.seq + 1, "move", seat, table.game.text(move), None, 0.0))


def wander(table: TableLog, rng: Rng, moves: int) -> None:
    """Play random moves, now and then out of turn, and sometimes take one back."""
    for _ in range(moves):
        state = state_of(table)
        if state.over:
            return
        seat = rng.below(state.seats) if rng.below(12) == 0 else state.to_move
        seat = seat if state.legal_for(seat) else state.to_move
        legal = state.legal_for(seat)
        play(table, seat, legal[rng.below(len(legal))])
        if rng.below(15) == 0 and table.undoable_steps(seat):
            table.apply(EntryRow(table.seq + 1, "undo", seat, "1", None, 0.0))


def other_world(state: State, viewer: int | None, chance: str) -> State:
    """The same game as the viewer knows it, with everything dealt anew that is hidden from this viewer."""
    rng = seeded(f"other world {chance}")
    seats = [viewer] if viewer is not None else list(range(state.seats))
    other = state
    for seat in seats:  # what a seat knows and a spectator does not is dealt anew for the other seats
        other = other.determinize(seat, rng)
    if isinstance(other, Winchester) and not other.over:
        _other_cash(other, viewer, rng)
    if isinstance(other, Ranch) and viewer is None and len(seats) == 1 and not other.over:
        _deal_hand(other, 0, rng)  # Sam has no hand, so the one player's is dealt by name
    other.history, other.undo_barrier, other.barrier_reason = (
        state.history[:],
        state.undo_barrier,
        state.barrier_reason,
    )
    return other


def _other_cash(table: Winchester, viewer: int | None, rng: Rng) -> None:
    """Other sums in other hands: cash is never printed, nor is the bank (WIN-S-9).

    What a limited bank can pay shows in the open, so there the sums only change hands.
    """
    others = [seat for seat in range(table.seats) if seat != viewer]
    for seat in others:
        notes = 1 + rng.below(5)
        if not table.limited:
            table.cash[seat] += notes
            table.bank -= notes
        elif seat != table.bidder:
            notes = min(notes, table.cash[seat])
            table.cash[seat] -= notes
            table.cash[others[seat == others[0]]] += notes


def learned(before: Knowledge, after: Knowledge, viewer: int | None) -> bool:
    """Did the viewer learn anything: what lies in a place, or how chance fell before everybody's eyes?"""
    changed = [was ^ now for was, now in zip(before.known, after.known, strict=True) if was != now]
    return any(each & seat_bit(viewer) for each in changed) or after.count - before.count > len(changed)


def moved_to(table: TableLog, other: State) -> TableLog:
    """The same table in another world: its last entry is told from there."""
    result = copy.copy(table)
    result.state = other
    last = copy.copy(table.items[-1])
    if events := last._contents.events:
        last.add_events(other, events, table.names())
    result.items = copy.copy(table.items)
    result.items._recent = [*table.items._recent[:-1], last]
    return result


def room_of(table: TableLog) -> Room:
    """A room that nobody writes in."""
    return Room(cast(Store, None), table, lambda room: None, lambda: 0.0)


# -------------------------------------------------------------------- replays


def at_once(work: Work[Result]) -> Result:
    """Do all pieces, one after the other."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result


def frames(
    game: Replay, viewer: int | None, names: Sequence[str], lang: str, first: int, count: int
) -> Frames:
    """A stretch of a game."""
    return at_once(replay.frames(game, viewer, names, lang, first, count))


def open_record(text: str) -> Replay:
    """An uploaded record."""
    return at_once(replay.open_record(text))
