"""Events: what happened, for those who may know of it."""

import pickle

import pytest

from tests.testing.nuggets import NUGGETS, PEEKED, STAKED
from trailboss import Event
from trailboss.core.knowledge import EVERYBODY, SPECTATORS, seat_bit


def test_an_event_is_heard_by_its_audience_alone() -> None:
    private = Event(PEEKED, seat_bit(1), 1, 3, 0)
    assert [private.visible_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    public = Event(STAKED, EVERYBODY, 1, 3, 0)
    assert all(public.visible_to(seat) for seat in (0, 1, 2, 14, None))
    gallery = Event(STAKED, SPECTATORS, 0, 0, 0)
    assert [gallery.visible_to(seat) for seat in (0, None)] == [False, True]


def test_events_are_only_recorded_if_somebody_listens() -> None:
    state = NUGGETS.start(seats=2, seed=1)
    state.play(NUGGETS.move("stake 2"))
    assert state.events is None
    state.events = []
    state.play(NUGGETS.move("double"))
    state.play(NUGGETS.move("peek"))
    staked, peeked = state.events
    assert staked == Event(STAKED, EVERYBODY, 0, 4, 0)
    assert (peeked.kind, peeked.audience) == (PEEKED, seat_bit(0))


def test_a_copy_does_not_listen() -> None:
    state = NUGGETS.start(seats=2, seed=1)
    state.events = []
    twin = state.copy()
    twin.play(NUGGETS.move("stake 1"))
    assert twin.events is None
    assert state.events == []


def test_an_event_is_formatted_in_both_languages_and_with_names() -> None:
    state = NUGGETS.start(seats=2, seed=1)
    event = Event(STAKED, EVERYBODY, 1, 3, 0)
    assert NUGGETS.format_event(state, event) == "Blue stakes 3."
    assert NUGGETS.format_event(state, event, "de") == "Blau setzt 3."
    assert NUGGETS.format_event(state, event, "en", ["Ann", "{0} Bob"]) == "{0} Bob stakes 3."


def test_an_event_can_be_pickled() -> None:
    event = Event(STAKED, EVERYBODY, 1, 3, 0)
    assert pickle.loads(pickle.dumps(event)) == event


def test_the_old_name_warns() -> None:
    with pytest.warns(DeprecationWarning, match="visible_to"):
        assert Event(1, EVERYBODY, 0, 0, 0).heard_by(None)
