"""Colours of the seats: chosen, or what is left."""

import pytest

from trailboss.core.colours import DEFAULT, HEADER, as_tag, assign, from_tags


@pytest.mark.parametrize(
    ("chosen", "colours"),
    [
        ([], [0, 1, 2, 3, 4]),
        ([2, None, None], [2, 1, 0, 3, 4]),
        ([None, 0, None, 4], [1, 0, 2, 4, 3]),
        ([4, 3, 2, 1, 0], [4, 3, 2, 1, 0]),
    ],
)
def test_without_a_choice_a_player_gets_the_usual_colour_or_one_that_is_left(
    chosen: list[int | None], colours: list[int]
) -> None:
    assert assign(chosen) == colours


def test_a_record_keeps_the_colours() -> None:
    assert from_tags({HEADER: as_tag([3, 0])}) == [3, 0, 2, 1, 4]


@pytest.mark.parametrize("text", ["", "0,0", "7", "a,b", "0,1,2,3,4,5", "²"])
def test_a_record_that_names_no_colours_has_the_usual_ones(text: str) -> None:
    assert from_tags({HEADER: text}) == list(DEFAULT)
