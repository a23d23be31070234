"""Cattle cards: the numbering of faces, the decks and the price list."""

from collections import Counter

import pytest

from trailboss.games.gwt.components import cattle


def face(card: str) -> int:
    return cattle.FACE_IDS.index(card)


def test_types_are_numbered_by_colour() -> None:
    assert cattle.TYPE_IDS == [
        "gray",
        "green",
        "black",
        "white",
        "yellow",
        "red",
        "blue",
        "brown",
        "purple",
        "orange",
    ]
    for number, name in enumerate(cattle.TYPE_IDS):
        assert getattr(cattle, name.upper()) == number
    assert cattle.TYPES == len(cattle.TYPE_IDS)


def test_breeding_value_by_type() -> None:
    assert dict(zip(cattle.TYPE_IDS, cattle.BREED_VALUE, strict=True)) == {
        "gray": 1,
        "green": 2,
        "black": 2,
        "white": 2,
        "yellow": 3,
        "red": 3,
        "blue": 3,
        "brown": 4,
        "purple": 5,
        "orange": 0,
    }


@pytest.mark.parametrize(
    ("number", "card", "kind", "value", "vp"),
    [
        (0, "gray", cattle.GRAY, 1, 0),
        (1, "green", cattle.GREEN, 2, 0),
        (2, "black", cattle.BLACK, 2, 0),
        (3, "white", cattle.WHITE, 2, 0),
        (4, "yellow", cattle.YELLOW, 3, 1),
        (5, "red", cattle.RED, 3, 2),
        (6, "blue", cattle.BLUE, 3, 3),
        (7, "brown3", cattle.BROWN, 4, 3),
        (8, "brown4", cattle.BROWN, 4, 4),
        (9, "brown5", cattle.BROWN, 4, 5),
        (10, "purple5", cattle.PURPLE, 5, 5),
        (11, "purple6", cattle.PURPLE, 5, 6),
        (12, "purple7", cattle.PURPLE, 5, 7),
        (13, "orange1", cattle.ORANGE, 2, 3),
        (14, "orange2", cattle.ORANGE, 4, 4),
        (15, "orange3", cattle.ORANGE, 5, 5),
    ],
)
def test_every_cattle_face(number: int, card: str, kind: int, value: int, vp: int) -> None:
    assert face(card) == number
    assert (cattle.FACE_TYPE[number], cattle.FACE_VALUE[number], cattle.FACE_VP[number]) == (kind, value, vp)


def test_a_face_has_the_value_of_its_type_unless_it_is_orange() -> None:
    for number in range(cattle.CATTLE_FACES):
        kind = cattle.FACE_TYPE[number]
        if kind != cattle.ORANGE:
            assert cattle.FACE_VALUE[number] == cattle.BREED_VALUE[kind]


def test_objective_faces_follow_the_cattle() -> None:
    assert cattle.FIRST_OBJECTIVE == cattle.CATTLE_FACES == 16
    assert cattle.FACE_IDS[16] == "obj_01"
    assert cattle.FACE_IDS[24:27] == ["obj_09", "obj_10", "obj_11"]
    assert cattle.FACE_IDS[36] == "obj_21"
    assert cattle.START_OBJECTIVE == 37
    assert cattle.FACE_IDS[37:] == ["start_1", "start_2", "start_3", "start_4"]
    for number in range(16, 41):
        assert cattle.FACE_TYPE[number] == cattle.NO_TYPE == -1
        assert cattle.FACE_VALUE[number] == cattle.FACE_VP[number] == 0


def test_every_face_has_a_token_of_its_own() -> None:
    assert cattle.FACES == 41
    assert len(cattle.FACE_IDS) == len(set(cattle.FACE_IDS)) == 41
    assert len(cattle.FACE_TYPE) == len(cattle.FACE_VALUE) == len(cattle.FACE_VP) == 41
    assert all(card and not card.isspace() and " " not in card for card in cattle.FACE_IDS)


def test_starting_deck() -> None:
    """The rulebook: 5 Jersey, 3 Dutch Belt, 3 Black Angus, 3 Guernsey."""
    assert Counter(cattle.FACE_IDS[card] for card in cattle.STARTING_DECK) == {
        "gray": 5,
        "green": 3,
        "black": 3,
        "white": 3,
    }
    assert len(cattle.STARTING_DECK) == 14


def test_market_deck() -> None:
    assert Counter(cattle.FACE_IDS[card] for card in cattle.MARKET_DECK) == {
        "yellow": 7,
        "red": 7,
        "blue": 7,
        "brown3": 3,
        "brown4": 3,
        "brown5": 3,
        "purple5": 2,
        "purple6": 2,
        "purple7": 2,
    }


def test_market_deck_by_breed() -> None:
    """The rulebook: 7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland, 6 Texas Longhorn."""
    assert Counter(cattle.TYPE_IDS[cattle.FACE_TYPE[card]] for card in cattle.MARKET_DECK) == {
        "yellow": 7,
        "red": 7,
        "blue": 7,
        "brown": 9,
        "purple": 6,
    }
    assert sum(cattle.FACE_VP[card] for card in cattle.MARKET_DECK) == 7 + 14 + 21 + 36 + 36


def test_market_size_by_players() -> None:
    assert {seats: cattle.MARKET_SIZE[seats] for seats in (2, 3, 4)} == {2: 7, 3: 10, 4: 13}


def test_price_list() -> None:
    """Each line with the cards it may get: any value-3 card, any brown one, any purple one."""
    listed = [
        (
            option.id,
            option.cowboys,
            option.dollars,
            [cattle.FACE_IDS[card] for card in range(option.first_face, option.last_face + 1)],
            option.cards,
        )
        for option in cattle.BUY_OPTIONS
    ]
    three = ["yellow", "red", "blue"]
    brown = ["brown3", "brown4", "brown5"]
    purple = ["purple5", "purple6", "purple7"]
    assert listed == [
        ("three_1", 1, 6, three, 1),
        ("three_2", 2, 3, three, 1),
        ("three_3", 3, 5, three, 2),
        ("four_1", 1, 12, brown, 1),
        ("four_3", 3, 6, brown, 1),
        ("four_5", 5, 8, brown, 2),
        ("five_2", 2, 12, purple, 1),
        ("five_4", 4, 6, purple, 1),
    ]
    assert (cattle.REFILL_COWBOYS, cattle.REFILL_CARDS) == (1, 2)
