"""Changes: whoever applies them to what was told before has the very same as a whole update would bring."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.presentation.games import VARIANTS, Variant
from tests.server.http.test_protocol_page import BLOCKS
from tests.server.live_server import Guest, Line, asked, bot, me, serving, usual
from tests.server.worlds import GUEST, room_of, set_table, state_of, wander
from trailboss import seeded
from trailboss.core.contract import registered
from trailboss.presentation import same_standing, standing
from trailboss.server.tables.room import Listener, Room

Json = dict[str, Any]


def applied(before: Json, message: Json) -> Json:
    """What a client knows after a message, by the program that stands on the page of the protocol."""
    if message["type"] == "update":
        return message
    names: Json = {}
    exec(compile(BLOCKS[1], "docs/protocol.md", "exec"), names)  # noqa: S102
    after: Json = names["applied"](before, message)
    return after


def moments(variant: Variant) -> Iterator[Room]:
    """One table at many moments of a game, its end among them."""
    table = set_table(variant, 7)
    room = room_of(table)
    rng = seeded(f"changes {variant}")
    while True:
        yield room
        if state_of(table).over:
            return
        wander(table, rng, 1 + rng.below(3))
        room.changed()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_changes_lead_to_what_a_whole_update_says(variant: Variant) -> None:
    viewers = [None, *range(variant.seats)]
    listeners = {seat: Listener(GUEST, seat, 0, changes=True) for seat in viewers}
    known: dict[int | None, Json] = {}
    sent = whole = count = 0
    for room in moments(variant):
        for seat, listener in listeners.items():
            after = listener.after
            message = room.news(listener)
            known[seat] = applied(known.get(seat, {}), json.loads(message))
            wanted = room.update_bytes(GUEST, seat, "en", after)
            assert json.dumps(known[seat], sort_keys=True) == json.dumps(json.loads(wanted), sort_keys=True)
            sent, whole, count = sent + len(message), whole + len(wanted), count + 1
    assert count > 20
    assert sent < 0.7 * whole, "it hardly pays"


def test_a_viewer_who_missed_updates_still_gets_all_changes() -> None:
    often, seldom = (Listener(GUEST, 0, 0, changes=True) for _ in range(2))
    known: dict[Listener, Json] = {often: {}, seldom: {}}
    for number, room in enumerate(moments(VARIANTS[0])):
        for listener in (often, seldom) if number % 5 == 0 else (often,):
            known[listener] = applied(known[listener], json.loads(room.news(listener)))
        if number % 5 == 0:
            assert {**known[often], "log": []} == {**known[seldom], "log": []}


def test_switching_the_seat_sends_a_full_update() -> None:
    room = room_of(set_table(VARIANTS[0], 7))
    listener = Listener(GUEST, 0, 0, changes=True)
    kinds = [json.loads(room.news(listener))["type"]]
    room.changed()
    kinds.append(json.loads(room.news(listener))["type"])
    listener.switch_seat(1)
    kinds.append(json.loads(room.news(listener))["type"])
    assert kinds == ["update", "changes", "update"]


def test_viewers_who_know_the_same_share_the_bytes() -> None:
    room = room_of(set_table(VARIANTS[0], 7))
    first, second = (Listener(None, None, 0, changes=True) for _ in range(2))
    assert room.news(first) is room.news(second)
    room.changed()
    assert room.news(first) is room.news(second)


def test_a_room_drops_views_that_everybody_has_received() -> None:
    table = set_table(VARIANTS[0], 7)
    room = room_of(table)
    first, second = (Listener(GUEST, seat, 0, changes=True) for seat in (0, 1))
    for listener in (first, second):
        room.enter(listener)
    room.news(first)
    assert room._updates._seen, "the second one needs them"
    room.news(second)
    assert not room._updates._seen
    assert room._updates._public is None
    assert not room._updates._messages
    later = Listener(None, None, 0, changes=True)
    room.enter(later)
    alone = room_of(table)
    for listener in (first, second, later):
        alone.listeners.add(listener)
    assert json.loads(room.news(later)) == json.loads(alone.update_bytes(None, None, "en", 0))


def test_nobody_waits_for_a_player_who_has_left() -> None:
    room = room_of(set_table(VARIANTS[0], 7))
    first, second = (Listener(GUEST, seat, 0, changes=True) for seat in (0, 1))
    for listener in (first, second):
        room.enter(listener)
    room.leave(second)
    room.news(first)
    assert not room._updates._seen


def test_a_whole_game_over_a_connection_that_sends_only_changes(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as address:
        ann = Guest(address)
        table = ann.set_table("winchester", [me(), bot("random"), bot("random")])["id"]
        with ann.live(table, seat=0, changes=1) as line:
            known = played_by_changes(line)
        whole = ann.state(table, 0)
        assert {**known, "log": [], "table": {**known["table"], "seats": []}} == {
            **whole,
            "log": [],
            "table": {**whole["table"], "seats": []},  # who is here has changed: we have left
        }
        ann.close()


def played_by_changes(line: Line) -> Json:
    """Play to the end with what updates and changes add up to; that, in the end."""
    known: Json = {}
    kinds = set()
    answered = 0
    while not known or known["table"]["status"] != "over":
        message = line.hear()
        kinds.add(message["type"])
        if message["type"] in ("update", "changes"):
            known = applied(known, message)
            if asked(known) and known["seq"] > answered:
                answered = known["seq"]
                line.send("move", id=f"m{answered}", seq=answered, move=usual(known)[0])
        else:
            assert message["type"] == "done"
    assert kinds == {"update", "changes", "done"}
    return known


@pytest.mark.parametrize(("game", "seats"), [("gwt1", 2), ("gwt2", 3), ("winchester", 3)])
def test_equal_standings_are_shared_by_all_viewers(game: str, seats: int) -> None:
    """A table works the points out once where a game says that all know the same."""
    state, chance, shared = registered(game).start(seats, 5), seeded("points"), 0
    while not state.over:
        state.play_any(chance)
        if same_standing(state):
            shared += 1
            assert all(standing(state, seat) == standing(state, None) for seat in range(seats))
    assert shared > (100 if game != "winchester" else 0)
