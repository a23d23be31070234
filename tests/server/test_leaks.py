"""Nothing that is hidden from a viewer changes a single byte of what that viewer's browser receives.

Every check sets the same table in other worlds, where all that the viewer cannot know is dealt anew, and
compares what is sent. Then the other way round: with something changed that the viewer does know, the bytes
do differ, so these tests would notice.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.ledger import proves
from tests.presentation.games import VARIANTS, Variant
from tests.server.worlds import (
    GUEST,
    NAMES,
    SALT,
    frames,
    learned,
    moved_to,
    other_world,
    play,
    room_of,
    set_table,
    state_of,
    wander,
)
from trailboss import State, seeded
from trailboss.core.messages import LANGUAGES
from trailboss.games.gwt.state.table import Table as Ranch
from trailboss.games.winchester.state.table import Table as Winchester
from trailboss.server.protocol.requests import Why
from trailboss.server.protocol.updates import Update
from trailboss.server.tables.moves import why
from trailboss.server.tables.replays.replay import Replay
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.observations import observation
from trailboss.server.tables.viewers.updates import Parts, changes, encoded
from trailboss.server.tables.viewers.viewer_state import log

TELLTALE = 4815162342
"""A seed that nothing else looks like."""
WORLDS = 3


def positions(variant: Variant, seed: int, apart: int) -> Iterator[TableLog]:
    """A table at moments all through a game, the end among them; a short game has them closer together."""
    table = set_table(variant, seed)
    apart = apart // 4 if variant.game == "winchester" else apart
    rng = seeded(f"leaks {variant} {seed}")
    while True:
        yield table
        if state_of(table).over:
            return
        wander(table, rng, 1 + rng.below(apart))


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def sent(room: Room, viewer: int | None) -> bytes:
    """An update with the last entries of the log, for somebody who looks with these eyes."""
    return b"".join(room.update_bytes(GUEST, viewer, lang, room.table.seq - 1) for lang in LANGUAGES)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@proves("GWT-32f", "WIN-S-8", "WIN-S-9")
def test_an_update_is_the_same_whatever_is_hidden(variant: Variant) -> None:
    compared = 0
    for table in positions(variant, TELLTALE, 20):
        state = state_of(table)
        for viewer in viewers(state):
            true = sent(room_of(table), viewer)
            for world in range(WORLDS):
                other = other_world(state, viewer, f"{world} {table.seq}")
                assert sent(room_of(moved_to(table, other)), viewer) == true
                compared += 1
    assert compared > 30


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_observation_in_words_is_the_same_whatever_is_hidden(variant: Variant) -> None:
    compared = 0
    for table in positions(variant, TELLTALE + 6, 60):
        state = state_of(table)
        for seat in range(state.seats):
            true = observation(room_of(table), GUEST, seat, "de", table.seq - 1)
            for world in range(WORLDS):
                other = moved_to(table, other_world(state, seat, f"{world} {table.seq}"))
                assert observation(room_of(other), GUEST, seat, "de", table.seq - 1) == true
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@proves("GWT-32f", "WIN-S-8", "WIN-S-9")
def test_changes_are_the_same_whatever_is_hidden(variant: Variant) -> None:
    """Those from one moment to the next, in worlds that look alike to the viewer at both."""
    known: dict[int | None, list[Parts]] = {}
    compared = 0
    for table in positions(variant, TELLTALE + 5, 12):
        state = state_of(table)
        for viewer in viewers(state):
            others = [other_world(state, viewer, f"{world} {table.seq}") for world in range(WORLDS)]
            worlds = [table, *(moved_to(table, other) for other in others)]
            now = [room_of(world).parts(GUEST, viewer, "en") for world in worlds]
            if viewer in known:
                true, *found = [
                    changes(before, parts, table.seq, log(world, viewer, "en", table.seq - 1))
                    for before, parts, world in zip(known[viewer], now, worlds, strict=True)
                ]
                assert found == [true] * WORLDS
                compared += 1
            known[viewer] = now
    assert compared > 10


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_viewers_who_share_a_room_see_what_each_would_see_alone(variant: Variant) -> None:
    for table in positions(variant, TELLTALE + 7, 12):
        state = state_of(table)
        shared = room_of(table)
        for viewer in (*viewers(state), *reversed(viewers(state))):
            parts = shared.parts(GUEST, viewer, "en")
            assert parts == room_of(table).parts(GUEST, viewer, "en")
            assert parts.view == encoded(state.view(viewer))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_reasons_are_the_same_whatever_is_hidden(variant: Variant) -> None:
    rng = seeded(f"reasons {variant}")
    for table in positions(variant, TELLTALE + 1, 60):
        state = state_of(table)
        if state.over:
            return
        for seat in range(state.seats):
            room = room_of(table)
            others = [
                room_of(moved_to(table, other_world(state, seat, f"{world} {table.seq}")))
                for world in range(WORLDS)
            ]
            asked = [table.game.text(rng.below(table.game.move_count)) for _ in range(40)]
            if state.to_move == seat:  # and what is nearly right
                verbs = {table.game.text(move).split()[0] for move in state.legal()}
                near = [
                    table.game.text(move)
                    for move in range(table.game.move_count)
                    if table.game.text(move).split()[0] in verbs
                ]
                asked += [near[rng.below(len(near))] for _ in range(40)]
            for request in (*(Why("w", [text]) for text in asked), Why("w", asked)):
                true = msgspec.json.encode(why(room, GUEST, seat, "de", request))
                for other in others:
                    assert msgspec.json.encode(why(other, GUEST, seat, "de", request)) == true


def same_past(state: State, viewer: int | None, chance: str) -> tuple[Replay, Replay]:
    """Two games from the same position on, as the viewer sees them, with the same moves: one in the true
    world, one in another. They go on as long as the viewer learns nothing."""
    worlds = [state.copy(), other_world(state, viewer, chance)]
    for world in worlds:
        world.history = []
    starts = [world.copy() for world in worlds]
    rng = seeded(f"same past {chance}")
    while not worlds[0].over and len(worlds[0].history) < 60:
        seat = worlds[0].to_move
        both = [move for move in worlds[0].legal_for(seat) if move in worlds[1].legal_for(seat)]
        if not both:
            break
        move = both[rng.below(len(both))]
        later = [world.copy() for world in worlds]
        for world in later:
            world.play(move, seat)
        if any(learned(state.knowledge, world.knowledge, viewer) for world in later):
            break
        worlds = later
    replays = Replay.of(worlds[0]), Replay.of(worlds[1])
    for replay, start in zip(replays, starts, strict=True):
        replay.keep(0, start)
    return replays


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_replay_is_the_same_whatever_is_hidden(variant: Variant) -> None:
    steps = 0
    for table in positions(variant, TELLTALE + 2, 25):
        state = state_of(table)
        for viewer in viewers(state):
            here, there = same_past(state, viewer, f"{viewer} {table.seq}")
            true, other = (
                msgspec.json.encode(frames(replay, viewer, NAMES, "de", 0, 60)) for replay in (here, there)
            )
            assert true == other
            steps += here.total - 1
    assert steps > 40


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_move_that_reveals_nothing_to_a_viewer_is_logged_the_same(variant: Variant) -> None:
    received = 0
    rng = seeded(f"logged {variant}")
    for table in positions(variant, TELLTALE + 3, 20):
        state = state_of(table)
        if state.over:
            return
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        for viewer in viewers(state):
            other = other_world(state, viewer, f"{table.seq}")
            if move not in other.legal():
                continue
            here, there = moved_to(table, state.copy()), moved_to(table, other)
            for each in (here, there):
                each._played = list(table._played)
                play(each, state.to_move, move)
            known = [state_of(each).knowledge for each in (here, there)]
            if not any(learned(state.knowledge, each, viewer) for each in known):
                assert sent(room_of(here), viewer) == sent(room_of(there), viewer)
                received += 1
    assert received > 10


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_seed_and_the_salt_are_nowhere_while_the_game_runs(variant: Variant) -> None:
    for table in positions(variant, TELLTALE, 150):
        state = state_of(table)
        if state.over:
            return
        for viewer in viewers(state):
            content = room_of(table).update_bytes(GUEST, viewer, "en", 0)
            content += msgspec.json.encode(frames(Replay.of(state), viewer, NAMES, "en", table.seq - 9, 9))
            for secret in (str(TELLTALE), SALT):
                assert secret.encode() not in content


def test_the_seed_is_revealed_when_the_game_is_over() -> None:
    *_, table = positions(VARIANTS[8], TELLTALE, 40)
    table.row = table.row._replace(status="over")
    update = msgspec.json.decode(room_of(table).update_bytes(GUEST, None, "en", table.seq - 1), type=Update)
    assert (update.table.seed, update.table.salt) == (TELLTALE, SALT)


# -------------------------------------------------------------------- these tests would notice


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_resampling_does_change_hidden_information(variant: Variant) -> None:
    """Hidden things do change: somebody else's eyes would see it, or the order of what is to come."""
    changed = 0
    for table in positions(variant, TELLTALE + 4, 40):
        state = state_of(table)
        if state.over:
            continue
        for viewer in viewers(state):
            other = other_world(state, viewer, f"{table.seq}")
            assert other.dump() != state.dump()
            others = [seat for seat in range(state.seats) if seat != viewer]
            changed += any(
                sent(room_of(moved_to(table, other)), seat) != sent(room_of(table), seat) for seat in others
            )
    assert changed > 3 or variant.seats == 1


def test_a_card_in_your_own_hand_changes_the_bytes() -> None:
    table = set_table(VARIANTS[7], TELLTALE)
    other = state_of(table).copy()
    assert isinstance(other, Ranch)
    size = len(other.hand[1])
    other.hand[1], other.stack[1] = other.stack[1][:size], other.stack[1][size:] + other.hand[1]
    for viewer, differs in ((0, False), (1, True), (None, False)):
        assert (sent(room_of(moved_to(table, other)), viewer) != sent(room_of(table), viewer)) is differs
        here, there = (room_of(each).parts(GUEST, viewer, "en") for each in (table, moved_to(table, other)))
        assert (changes(here, there, table.seq, []) != changes(here, here, table.seq, [])) is differs


def test_your_own_cash_changes_the_bytes_and_the_reasons() -> None:
    table = set_table(VARIANTS[10], TELLTALE)
    other = state_of(table).copy()
    assert isinstance(other, Winchester)
    mover = other.to_move
    other.cash[mover] += 1
    rooms = [room_of(each) for each in (table, moved_to(table, other))]
    answers = [why(room, GUEST, mover, "en", Why("w", ["bid 9"])) for room in rooms]
    assert answers[0].reason is not None
    assert answers[1].reason is None
    for viewer in viewers(other):
        assert (sent(rooms[0], viewer) != sent(rooms[1], viewer)) is (viewer == mover)
