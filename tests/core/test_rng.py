"""Chance: the same numbers for the same seed, in both builds and on every machine."""

import pickle
from collections import Counter
from itertools import permutations

import pytest

import trailboss
from trailboss import Rng, seeded
from trailboss.core.playout import play_out
from trailboss.core.record import digest


def test_it_is_xoshiro128_starstar() -> None:
    """The first numbers that its authors' program gives for the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(10)] == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


def test_a_seed_always_gives_the_same_chance() -> None:
    assert seeded(0).words() == [1610971926, 1310594303, 2623682361, 680685329]
    assert seeded(7).words() == [247016834, 800339607, 954358490, 3961839955]
    assert seeded("a text").words() == [4240748736, 590466751, 1135932613, 3256569387]
    assert seeded(7).words() == seeded("7").words() != seeded(8).words()


def test_the_numbers_drawn_from_a_seed_are_fixed() -> None:
    rng = seeded(7)
    assert [rng.word() for _ in range(5)] == [1456228783, 2269688768, 737108403, 1205136660, 2447196661]
    rng = seeded(7)
    dice = [2, 3, 1, 1, 3, 0, 3, 0, 3, 1, 3, 3, 2, 1, 5, 2, 1, 4, 5, 0]
    assert [rng.below(6) for _ in range(20)] == dice
    cards = list(range(10))
    seeded(7).shuffle(cards)
    assert cards == [5, 6, 8, 2, 0, 9, 7, 1, 4, 3]


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(
    ("seats", "start", "moves", "end"),
    [
        (2, "4a3624d2e7c19e97", 66, "3a65bd86e96926ee"),
        (3, "0d97cc1af8fbf9c6", 95, "e361004df9d9f294"),
        (4, "97a025414d758fd5", 128, "295ce36be6b74a61"),
        (5, "c564cd5bbed56433", 153, "e024327befc4a429"),
    ],
)
def test_a_whole_game_of_winchester_is_fixed_by_its_seed(
    seats: int, start: str, moves: int, end: str, rules: int
) -> None:
    """Without options both versions of the rules play the same game. A new version is added here."""
    game = trailboss.game("winchester")
    assert game.rules_version == 2
    state = game.start_by(rules, seats, 7, {})
    assert digest(state) == start
    assert play_out(state, seeded(1)) == moves
    assert digest(state) == end


def test_below_stays_below() -> None:
    rng = seeded("below")
    for n in (1, 2, 3, 5, 19, 1000, (1 << 31) - 1, 1 << 31):
        drawn = [rng.below(n) for _ in range(200)]
        assert all(0 <= number < n for number in drawn)
        if n > 1:
            assert len(set(drawn)) > 1
    assert [rng.below(1) for _ in range(5)] == [0] * 5


@pytest.mark.parametrize("n", [0, -1, (1 << 31) + 1, 1 << 32])
def test_below_refuses_what_it_cannot_draw_from(n: int) -> None:
    rng = seeded(1)
    before = rng.words()
    with pytest.raises(ValueError, match=r"from 1 to 2\*\*31"):
        rng.below(n)
    assert rng.words() == before


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10])
def test_every_number_is_about_equally_likely(n: int) -> None:
    rng = seeded(f"uniform {n}")
    times = 20_000
    counts = Counter(rng.below(n) for _ in range(times))
    expected = times / n
    chi = sum((counts[number] - expected) ** 2 / expected for number in range(n))
    assert chi < 35  # with 9 degrees of freedom or fewer, chance alone stays below this 9,999 times in 10,000


def test_numbers_that_do_not_divide_the_range_are_not_favoured() -> None:
    """With n = 3 * 2**29 a draw by remainder alone would bring the lower third twice as often."""
    n = 3 << 29
    rng = seeded("bias")
    low = sum(1 for _ in range(6000) if rng.below(n) < n // 3)
    assert 1850 < low < 2150


def test_every_order_is_about_equally_likely() -> None:
    rng = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(400 < count < 600 for count in counts.values())


def test_shuffling_nothing_or_one_thing_draws_nothing() -> None:
    rng = seeded(1)
    before = rng.words()
    nothing: list[int] = []
    rng.shuffle(nothing)
    one = [5]
    rng.shuffle(one)
    assert (nothing, one, rng.words()) == ([], [5], before)


def test_a_copy_is_independent() -> None:
    rng = seeded(3)
    rng.word()
    twin = rng.copy()
    assert twin == rng
    assert hash(twin) == hash(rng)
    ahead = [rng.word() for _ in range(5)]
    assert twin != rng
    assert [twin.word() for _ in range(5)] == ahead
    assert twin == rng
    assert rng != "chance"


def test_it_can_be_saved_and_pickled() -> None:
    rng = seeded(3)
    rng.word()
    assert Rng(*rng.words()) == rng
    assert pickle.loads(pickle.dumps(rng)) == rng
    assert all(type(each) is int and 0 <= each < 1 << 32 for each in rng.words())
