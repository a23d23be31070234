"""Knowledge: who has learned what lies in which place."""

from trailboss.core.knowledge import EVERYBODY, SPECTATORS, Knowledge, seat_bit


def test_a_place_is_unknown_until_somebody_learns_it() -> None:
    knowledge = Knowledge([0] * 3, 0)
    knowledge.learn(1, seat_bit(2))
    assert [knowledge.knows(seat, 1) for seat in range(4)] == [False, False, True, False]
    assert not any(knowledge.knows(2, place) for place in (0, 2))
    assert not knowledge.public(1)
    assert knowledge.count == 1


def test_seeing_something_known_is_not_a_reveal() -> None:
    knowledge = Knowledge([0], 0)
    for _ in range(3):
        knowledge.learn(0, seat_bit(1))
    assert knowledge.count == 1
    knowledge.learn(0, seat_bit(0) | seat_bit(1))
    assert knowledge.count == 2
    knowledge.learn(0, seat_bit(0))
    assert knowledge.count == 2


def test_what_everybody_including_spectators_knows_is_public() -> None:
    knowledge = Knowledge([0], 0)
    for seat in range(5):
        knowledge.learn(0, seat_bit(seat))
    assert not knowledge.public(0)
    knowledge.learn(0, EVERYBODY)
    assert knowledge.public(0)
    assert knowledge.count == 6
    knowledge.learn(0, EVERYBODY)
    assert knowledge.count == 6


def test_public_randomness_counts_as_a_reveal() -> None:
    knowledge = Knowledge([0, 0], 7)
    knowledge.chance()
    assert (knowledge.count, knowledge.known) == (8, [0, 0])


def test_a_copy_is_independent() -> None:
    knowledge = Knowledge([0, 0], 0)
    twin = knowledge.copy()
    twin.learn(0, EVERYBODY)
    assert (knowledge.count, knowledge.known) == (0, [0, 0])
    knowledge.learn(1, seat_bit(0))
    assert (twin.count, twin.known) == (1, [EVERYBODY, 0])


def test_spectators_have_a_bit_of_their_own() -> None:
    assert seat_bit(None) == SPECTATORS
    assert all(seat_bit(seat) != SPECTATORS for seat in range(15))
    assert EVERYBODY & SPECTATORS
