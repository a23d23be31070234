"""Fields: numbers out of data that nobody vouches for, with an error that names the field."""

import pytest

from trailboss import BadPosition
from trailboss.core.fields import Fields


def invalid(want: str, name: str = "x") -> str:
    return f"Invalid position: {name} should be {want}."


def test_valid_fields_are_read() -> None:
    fields = Fields({"a": 3, "b": [1, 2, 2], "c": [2, 0, 1], "d": [], "e": -1})
    assert fields.number("a", 0, 3) == 3
    assert fields.numbers("b", 1, 2, 3) == [1, 2, 2]
    assert fields.shuffle("c", 0, 2) == [2, 0, 1]
    assert fields.numbers("d", 0, 0) == []
    assert fields.number("e", -1, 0) == -1
    fields.done()


@pytest.mark.parametrize("value", [None, True, False, 1.0, "1", [1], {}, -1, 10, 10**30])
def test_a_number_must_be_whole_and_in_range(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        Fields({"x": value}).number("x", 0, 9)
    assert str(caught.value) == invalid("a whole number from 0 to 9")
    assert "x sollte eine ganze Zahl von 0 bis 9 sein" in caught.value.render("de")


@pytest.mark.parametrize(
    "value", [None, 1, "12", [1], [1, 2, 3], [1, True], [1, 2.0], [1, None], [1, 10], {"1": 2}]
)
def test_numbers_must_be_as_many_and_in_range(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        Fields({"x": value}).numbers("x", 0, 9, 2)
    assert str(caught.value) == invalid("2 whole numbers from 0 to 9")


@pytest.mark.parametrize("value", [None, 1, [-1], [[1]]])
def test_a_list_of_any_length_must_be_in_range(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        Fields({"x": value}).numbers("x", 0, 9)
    assert str(caught.value) == invalid("a list of whole numbers from 0 to 9")


def test_a_shuffle_has_everything_once() -> None:
    with pytest.raises(BadPosition) as caught:
        Fields({"x": [1, 1, 3]}).shuffle("x", 1, 3)
    assert str(caught.value) == invalid("each of 1 to 3 once")
    with pytest.raises(BadPosition) as caught:
        Fields({"x": [1, 2]}).shuffle("x", 1, 3)
    assert str(caught.value) == invalid("3 whole numbers from 1 to 3")


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(BadPosition) as caught:
        Fields({}).number("cash", 0, 9)
    assert str(caught.value) == invalid("a whole number from 0 to 9", "cash")


def test_an_unread_field_is_rejected() -> None:
    fields = Fields({"a": 1, "luck": 1})
    fields.number("a", 0, 9)
    with pytest.raises(BadPosition) as caught:
        fields.done()
    assert str(caught.value) == invalid("left out: there is no such field", "luck")


def test_nonsense_is_named_too() -> None:
    assert str(Fields({}).impossible("bid")) == invalid("something that can occur in play", "bid")


def test_lists_that_are_read_belong_to_the_caller() -> None:
    data: dict[str, object] = {"x": [1, 2]}
    Fields(data).numbers("x", 0, 9).append(3)
    assert data == {"x": [1, 2]}
