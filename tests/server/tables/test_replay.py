"""Replaying a game step by step: any stretch, for any viewer, shows what was seen then."""

from __future__ import annotations

import asyncio
import re

import msgspec
import pytest

import trailboss
from tests.presentation.games import VARIANTS, Variant, played
from tests.server.worlds import frames, open_record, play, set_table, state_of
from trailboss import BadRecord, BadSeats, Record, State, bots, seeded
from trailboss.games.winchester.components.map import standard
from trailboss.presentation import heading, standing
from trailboss.server.protocol.replays import Frames
from trailboss.server.tables.replays import replay as replaying
from trailboss.server.tables.replays.replay import (
    MAX_FRAMES,
    Replay,
    cooperatively,
    may_look,
    players,
)

NAMES = ["Anna", "Ben", "Clara", "Doc", "Emma"]


def finished(variant: Variant, seed: int = 1) -> State:
    *_, state = played(variant, seed)
    return state


def whole(replay: Replay, viewer: int | None, names: list[str]) -> Frames:
    """All frames, asked for one page after the other."""
    pages = [
        frames(replay, viewer, names, "en", first, MAX_FRAMES) for first in range(0, replay.total, MAX_FRAMES)
    ]
    together = [frame for page in pages for frame in page.frames]
    return msgspec.structs.replace(pages[0], frames=together)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_frame_is_the_game_as_it_was(variant: Variant) -> None:
    views: list[dict[str, object]] = []
    sentences: list[str] = []
    for state in played(variant, 1):
        views.append(state.view(0))
        sentences.append(heading(state, "en"))
        last = state
    found = whole(Replay.of(last), 0, NAMES)
    assert found.total == len(views) == len(found.frames) == len(last.history) + 1
    assert [frame.index for frame in found.frames] == list(range(found.total))
    assert [frame.view for frame in found.frames] == views
    assert [frame.heading for frame in found.frames] == sentences
    assert (found.frames[0].move, found.frames[0].seat, found.frames[0].text) == (None, None, None)
    assert found.frames[0].turn
    assert found.frames[0].lines
    count = last.game.move_count
    for frame, entry in zip(found.frames[1:], last.history, strict=True):
        assert (frame.seat, frame.move) == (entry // count, last.game.text(entry % count))
        assert frame.text
    assert [row.total for row in found.frames[-1].standing] == [row.total for row in standing(last, 0)]
    assert any(frame.turn for frame in found.frames[1:])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Frames) == found


def test_a_move_is_formatted_before_it_is_played_and_its_events_after_it() -> None:
    state = trailboss.game("winchester").start(3, 7)
    bidder = state.to_move
    for text in ("bid 3", "pass", "duel"):
        state.play(state.game.move(text))
    frame = frames(Replay.of(state), None, NAMES, "en", 3, 1).frames[0]
    assert frame.text is not None
    assert frame.text == f"Challenge {NAMES[bidder]} to a duel for $3000"
    assert frame.lines[0].endswith(f"challenges {NAMES[bidder]}.")


@pytest.mark.parametrize("variant", [VARIANTS[1], VARIANTS[9]], ids=str)
def test_the_log_of_a_table_equals_its_replay(variant: Variant) -> None:
    """Also of a building that was replaced since, and of a token that was turned up since."""
    table = set_table(variant, 4)
    bot = bots.make(bots.levels(variant.game)["medium"], game=variant.game)
    rng = seeded("log and replay")
    while not state_of(table).over:
        state = state_of(table)
        play(table, state.to_move, bots.decide(bot, state, rng))
    for viewer in (None, 1):
        lines = [item.for_viewer(viewer, "en").lines for item in table.items[1:]]
        assert lines == [frame.lines for frame in whole(Replay.of(state), viewer, NAMES).frames[1:]]


def test_private_sentences_reach_only_their_audience() -> None:
    state = finished(VARIANTS[8], 3)
    replay = Replay.of(state)
    shown = {
        viewer: [frame.lines for frame in whole(replay, viewer, NAMES).frames] for viewer in (None, 0, 1)
    }
    own = [
        (index, line)
        for index, lines in enumerate(shown[0])
        for line in lines
        if line.endswith("(only you see this).")
    ]
    assert own
    for index, line in own:
        assert line not in shown[1][index]
        assert line not in shown[None][index]


@pytest.mark.parametrize("variant", [VARIANTS[3], VARIANTS[7], VARIANTS[9]], ids=str)
def test_late_frames_are_the_same_however_they_are_reached(variant: Variant) -> None:
    state = finished(variant)
    straight = whole(Replay.of(state), None, [])
    jumping = Replay.of(state)
    for first in (straight.total - 5, 40, 3, straight.total // 2, 0, 25, 24, 23):
        page = frames(jumping, None, [], "en", first, 7)
        assert page.frames == straight.frames[first : first + 7]
        assert page.total == straight.total


def test_states_are_kept_so_that_nothing_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = finished(VARIANTS[7])
    replay = Replay.of(state)
    frames(replay, None, [], "en", replay.total - 1, 1)
    steps = 0
    step = Record.step

    def counted(record: Record, at: State, index: int) -> None:
        nonlocal steps
        steps += 1
        step(record, at, index)

    monkeypatch.setattr(Record, "step", counted)
    for first in (replay.total - 1, 300, 100):
        steps = 0
        frames(replay, None, [], "en", first, 1)
        assert steps <= replaying.KEEP_EVERY + 1


def test_frame_counts_are_limited_and_pages_past_the_end_are_empty() -> None:
    replay = Replay.of(finished(VARIANTS[0]))
    assert len(frames(replay, None, [], "en", 0, 10_000).frames) == MAX_FRAMES
    for first, count in ((replay.total, 5), (replay.total + 1000, 5), (3, 0), (3, -4)):
        page = frames(replay, None, [], "en", first, count)
        assert (page.frames, page.total) == ([], replay.total)
    assert frames(replay, None, [], "en", -7, 2).frames == frames(replay, None, [], "en", 0, 2).frames


def test_a_nonexistent_seat_is_rejected() -> None:
    replay = Replay.of(next(played(VARIANTS[0], 1)))
    for viewer in (2, -1):
        with pytest.raises(BadSeats):
            frames(replay, viewer, [], "en", 0, 1)


def test_a_seat_without_a_name_is_called_by_its_colour() -> None:
    state = finished(VARIANTS[3])
    for lang, colour in (("en", "Red"), ("de", "Rot"), ("fr", "Rouge")):
        page = frames(Replay.of(state), 0, [" "], lang, 0, 1)
        assert page.names == [""]
        assert [row.name for row in page.frames[0].standing] == [colour, "Sam"]
    named = frames(Replay.of(state), 0, ["Anna"], "en", 0, 1)
    assert named.names == ["Anna"]
    assert named.frames[0].standing[0].name == "Anna"


def test_a_game_continues_and_moves_are_undone() -> None:
    states = [state.copy() for state in played(VARIANTS[5], 2)]
    replay = Replay.of(states[100])
    frames(replay, None, [], "en", 90, 5)
    longer = replay.continued(states[150])
    assert (longer.total, set(longer._kept)) == (151, {0, 24, 48, 72, *([96] if 96 in replay._kept else [])})
    shorter = replay.continued(states[50])
    assert set(shorter._kept) == {0, 24, 48}
    other = states[30].copy()
    while len(other.history) < 60:
        other.play(other.legal()[-1])
    branched = replay.continued(other)
    assert set(branched._kept) == {0, 24}
    for again, state in ((longer, states[150]), (shorter, states[50]), (branched, other)):
        assert whole(again, 0, NAMES) == whole(Replay.of(state), 0, NAMES)


@pytest.mark.asyncio
async def test_long_work_lets_other_tasks_run() -> None:
    state = finished(VARIANTS[7])
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    page = await cooperatively(replaying.frames(Replay.of(state), 0, NAMES, "en", 300, 60))
    assert turns > 30
    opened = await cooperatively(replaying.open_record(Record.of(state).dumps()))
    assert turns > 60
    task.cancel()
    assert page == frames(opened, 0, NAMES, "en", 300, 60)


# -------------------------------------------------------------------- records


def test_a_record_can_be_watched_from_every_seat() -> None:
    state = finished(VARIANTS[11])
    replay = open_record(Record.of(state, Players="Anna,Ben, Clara  Ann,Doc,Emma").dumps())
    assert players(replay.record) == ["Anna", "Ben", "Clara Ann", "Doc", "Emma"]
    bots = Record.of(state, Players="me,heir,random,heir,heir")
    assert players(bots) == ["me", "heir 1", "random", "heir 2", "heir 3"]
    for viewer in (None, *range(5)):
        assert frames(replay, viewer, [], "en", replay.total - 1, 1).frames[0].view == state.view(viewer)


@pytest.mark.parametrize("header", ["", "Anna", "Anna,,Clara,Doc,Emma", "a,b,c,d,e,f"])
def test_names_that_do_not_fit_the_seats_are_left_out(header: str) -> None:
    state = next(played(VARIANTS[11], 1))
    tags = {"Players": header} if header else {}
    assert players(Record.of(state, **tags)) == []


def test_unprintable_characters_in_names_are_dropped() -> None:
    state = next(played(VARIANTS[8], 1))
    found = players(Record.of(state, Players="A\x1b[31mnna\u202e," + "b" * 300))
    assert found == ["A[31mnna", "b" * 40]


def damaged(text: str) -> dict[str, tuple[str, str]]:
    """Damaged records, each with a word of the sentence that tells what is wrong."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line and line[0].isdigit())
    return {
        "nothing": ("", "Trailboss"),
        "no record": ("Dear Sam,\n\nhow are you?\n", "Trailboss"),
        "another version": (text.replace("record 1", "record 9"), "9"),
        "other rules": (re.sub(r'\[Rules "\d+"\]', '[Rules "77"]', text), "77"),
        "another game": (text.replace("winchester", "poker"), "poker"),
        "an illegal move": ("\n".join([*lines[:first], "0: duel", *lines[first:]]), f"{first + 1}"),
        "no move": ("\n".join([*lines[:first], "0: sing", *lines[first:]]), "sing"),
        "another end": ("\n".join(lines[:-1]), "end"),
        "too long": ("\n".join([*lines, *["0: pass"] * 7000]), "7"),
        "a bad position": (text.replace('[Seed "1"]', '[Position "\\"x\\""]'), "position"),
    }


@pytest.mark.parametrize("what", list(damaged("0")))
def test_unreadable_records_are_explained_in_both_languages(what: str) -> None:
    text, word = damaged(Record.of(finished(VARIANTS[8])).dumps())[what]
    with pytest.raises(BadRecord) as error:
        open_record(text)
    assert word in error.value.render("en")
    assert error.value.render("en") != error.value.render("de")


def test_too_many_moves_are_refused_before_they_are_played() -> None:
    text = Record.of(next(played(VARIANTS[8], 1))).dumps()
    with pytest.raises(BadRecord, match="6000"):
        open_record(text + "0: pass\n" * 6001)


def test_a_record_that_continues_from_a_position_is_refused() -> None:
    state = trailboss.Position.of(next(played(VARIANTS[1], 4))).state()
    state.play(state.legal()[0])
    with pytest.raises(BadRecord, match="from a position"):
        open_record(Record.of(state).dumps())


def test_a_map_that_is_far_too_large_is_refused() -> None:
    text = standard().text
    corner = next(line for line in text.splitlines() if line.startswith("river = [["))
    large = text.replace(corner, corner.removesuffix("]") + ",[10,10],[20,20]" * 4000 + "]")
    state = trailboss.game("winchester").start(3, 1, map=large)
    with pytest.raises(BadRecord, match="map"):
        open_record(Record.of(state).dumps())
    small = text.replace(corner, corner.removesuffix("]") + ",[10,10]]")
    assert open_record(Record.of(trailboss.game("winchester").start(3, 1, map=small)).dumps()).total == 1


# -------------------------------------------------------------------- whose eyes


def test_a_running_game_can_only_be_watched_as_your_seat_or_a_spectator() -> None:
    assert may_look(over=False, wanted=None, own=[])
    assert may_look(over=False, wanted=1, own=[1])
    assert not may_look(over=False, wanted=0, own=[1])
    assert may_look(over=True, wanted=0, own=[1])


def test_frames_hold_no_seed() -> None:
    seed = 4815162342108
    state = trailboss.game("gwt2").start(3, seed)
    for _ in range(50):
        state.play(state.legal()[0])
    for viewer in (None, 0, 1, 2):
        assert str(seed).encode() not in msgspec.json.encode(
            frames(Replay.of(state), viewer, [], "en", 0, 60)
        )
