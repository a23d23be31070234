"""Errors: one clear sentence in either language, and they survive the way to another process."""

import pickle

import pytest

from tests.testing.nuggets import NUGGETS
from trailboss import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotUndo,
    IllegalMove,
    Reason,
    TrailbossError,
    UnknownGame,
)
from trailboss.core.messages import message

KINDS: list[type[TrailbossError]] = [
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotUndo,
    TrailbossError,
    UnknownGame,
]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_renders_in_both_languages(kind: type[TrailbossError]) -> None:
    error = kind("core.bad_field", name="cash", want=message("core.want_int", low=0, high=9))
    assert str(error) == "Invalid position: cash should be a whole number from 0 to 9."
    assert error.render("en") == str(error)
    german = "Ungültige Stellung: cash sollte eine ganze Zahl von 0 bis 9 sein."
    assert error.render("de") == german
    assert isinstance(error, TrailbossError)
    assert repr(error) == f"{kind.__name__}({str(error)!r})"


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_can_be_pickled(kind: type[TrailbossError]) -> None:
    error = kind("core.bad_field", name="cash", want=message("core.want_int", low=0, high=9))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.key, again.args_by_name) == (error.key, error.args_by_name)
    assert again.render("de") == error.render("de")


def test_a_refusal_names_its_ruling() -> None:
    state = NUGGETS.start(seats=2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        state.play(NUGGETS.move("dig"))
    error = caught.value
    assert error.ruling == error.reason.ruling == "NUG-8"
    assert str(error) == "'dig' cannot be done now. [NUG-8]"
    assert error.render("de") == "'dig' geht jetzt nicht."
    assert isinstance(error, TrailbossError)


def test_a_refusal_can_be_pickled() -> None:
    error = IllegalMove(Reason("nuggets.not_now", "NUG-8", {"text": message("nuggets.title")}))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalMove
    assert (again.reason, again.ruling, str(again)) == (error.reason, "NUG-8", str(error))
    assert again.render("de") == "'Goldklumpen' geht jetzt nicht."


def test_a_reason_is_a_sentence_with_its_ruling() -> None:
    reason = Reason("core.over", "NUG-9", {})
    assert str(reason) == "The game is over. [NUG-9]"
    assert reason.render("de") == "Das Spiel ist zu Ende."
    assert pickle.loads(pickle.dumps(reason)) == reason


def test_an_error_in_another_language_is_still_an_error() -> None:
    with pytest.raises(TrailbossError, match="Unknown language 'xx'"):
        BadMove("core.over").render("xx")
