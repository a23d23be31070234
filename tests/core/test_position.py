"""Positions: one state as text, and every way in which such a text can be damaged."""

import json

import pytest

import trailboss
from tests.testing.nuggets import NUGGETS
from trailboss import BadPosition, Position, Record, State
from trailboss.core.playout import play_out
from trailboss.core.record import digest

WINCHESTER = trailboss.game("winchester")


def played() -> State:
    state = NUGGETS.start(seats=2, seed=7, motto="Eureka!")
    for text in ("stake 2", "dig", "stake 1"):
        state.play(NUGGETS.move(text))
    return state


TEXT = Position.of(played()).dumps()


def test_a_position_is_a_text_with_one_field_a_line() -> None:
    lines = TEXT.splitlines()
    assert lines[:6] == [
        '[Trailboss "position 1"]',
        '[Game "nuggets"]',
        '[Rules "1"]',
        '[Seats "2"]',
        '[Options "{\\"motto\\": \\"Eureka!\\"}"]',
        "",
    ]
    assert lines[6] == "{"
    assert lines[7] == '"to_move": 1,'
    assert lines[-1] == "}"
    assert "Seed" not in TEXT


def test_it_can_be_loaded_and_continued() -> None:
    state = Position.loads(TEXT).state()
    assert digest(state) == digest(played())
    assert state.config.options["motto"] == "Eureka!"
    assert (state.history, state.undo_barrier, state.config.seed) == ([], 0, None)
    one, other = played(), state
    assert play_out(one, one.rng.copy()) == play_out(other, other.rng.copy())
    assert digest(one) == digest(other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_of_winchester_come_back(seats: int) -> None:
    state = WINCHESTER.start(seats, 5, claims="manual", bonus_tokens="face_down")
    play_out(state, state.rng.copy(), limit=30)
    text = Position.of(state).dumps()
    again = Position.loads(text).state()
    assert digest(again) == digest(state)
    assert Position.of(again).dumps() == text


def test_a_position_of_a_position_is_the_same() -> None:
    again = Position.of(Position.loads(TEXT).state())
    assert again.dumps() == TEXT
    state = again.state()
    state.play(NUGGETS.move("flip"))
    assert digest(Record.loads(Record.of(state).dumps()).replay()) == digest(state)


def test_blank_lines_and_line_ends_do_not_matter() -> None:
    assert digest(Position.loads(TEXT.replace("\n", "\r\n\r\n")).state()) == digest(played())


# -------------------------------------------------------------------- damage


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


FIELDS = json.loads("\n".join(TEXT.splitlines()[6:]))


def with_field(name: str, value: object) -> str:
    lines = TEXT.splitlines()[:6]
    return "\n".join([*lines, json.dumps({**FIELDS, name: value})])


DAMAGE = {
    "empty": ("", 1, "The header Trailboss is missing."),
    "a record": (
        changed('"position 1"', '"record 1"'),
        1,
        "The header Trailboss has an invalid value: 'record 1'.",
    ),
    "other format": (
        changed('"position 1"', '"position 7"'),
        1,
        "This file has format 7; this version of Trailboss reads format 1.",
    ),
    "unknown game": (changed('"nuggets"', '"chess"'), 2, "Unknown game 'chess'; choose from "),
    "other rules": (
        changed('[Rules "1"]', '[Rules "0"]'),
        3,
        "This file was made with rules version 0 of nuggets; this is rules version 1.",
    ),
    "other seats": (changed('[Seats "2"]', '[Seats "9"]'), 4, "Nuggets is for 2, 3, 4 players, not 9."),
    "option of another type": (
        changed('\\"Eureka!\\"', "7"),
        5,
        "The option motto can't be 7; it can be any text.",
    ),
    "no body": (
        "\n".join(TEXT.splitlines()[:5]),
        5,
        "invalid JSON: Expecting value.",
    ),
    "broken field": (
        changed('"to_move": 1,', '"to_move": ,'),
        8,
        "invalid JSON: Expecting value.",
    ),
    "broken field after blank lines": (
        changed('"to_move": 1,', '\n\n\n"to_move": ,'),
        11,
        "invalid JSON: Expecting value.",
    ),
    "cut": (TEXT.rstrip("}\n"), 20, "invalid JSON: Expecting ',' delimiter."),
    "a list": (
        "\n".join([*TEXT.splitlines()[:6], "[1, 2]"]),
        7,
        "expected an object with named fields.",
    ),
    "too deep": (
        "\n".join([*TEXT.splitlines()[:6], "[" * 100_000]),
        7,
        "invalid JSON: too deep.",
    ),
    "endless number": (
        changed('"to_move": 1,', f'"to_move": {"1" * 9999},'),
        7,
        "invalid JSON: Exceeds the limit",
    ),
}


@pytest.mark.parametrize(("text", "line", "what"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_named_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Position.loads(text)
    assert str(caught.value).startswith(f"The position is damaged at line {line}: {what}")
    assert caught.value.render("de").startswith(f"Die Stellung ist in Zeile {line} beschädigt: ")


@pytest.mark.parametrize(
    ("name", "value", "want"),
    [
        ("to_move", 2, "a whole number from 0 to 1"),
        ("to_move", True, "a whole number from 0 to 1"),
        ("to_move", None, "a whole number from 0 to 1"),
        ("cards", [0] * 12, "each of 0 to 11 once"),
        ("cash", [1, 2, 3], "2 whole numbers from 0 to 30"),
        ("agenda", [], "something that can occur in play"),
        ("chance", "lucky", "4 whole numbers from 0 to 4294967295"),
        ("luck", 1, "left out: there is no such field"),
    ],
)
def test_a_field_that_cannot_be_used_is_named(name: str, value: object, want: str) -> None:
    position = Position.loads(with_field(name, value))
    with pytest.raises(BadPosition) as caught:
        position.state()
    assert str(caught.value) == f"Invalid position: {name} should be {want}."
    assert caught.value.render("de").startswith(f"Ungültige Stellung: {name} sollte ")


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_is_missing_is_named(name: str) -> None:
    lines = TEXT.splitlines()[:6]
    rest = {other: value for other, value in FIELDS.items() if other != name}
    with pytest.raises(BadPosition, match=f"Invalid position: {name} should be "):
        Position.loads("\n".join([*lines, json.dumps(rest)])).state()
