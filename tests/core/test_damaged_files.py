"""Whatever happens to a record or a position on its way, it is refused in one sentence or it can be used."""

import json
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trailboss
from tests.testing.nuggets import NUGGETS
from trailboss import BadPosition, BadRecord, Game, Position, Record, TrailbossError
from trailboss.core.playout import play_out
from trailboss.core.record import digest

WINCHESTER: Final = trailboss.game("winchester")
GAMES: Final = (NUGGETS, WINCHESTER)


def a_record(game: Game) -> str:
    state = game.start(
        seats=3, seed=4, **{"claims": "manual"} if game is WINCHESTER else {"motto": "Eureka!"}
    )
    play_out(state, state.rng.copy(), limit=25)
    return Record.of(state, Players="Ann, Bob").dumps()


def a_position(game: Game, moves: int = 25) -> str:
    state = game.start(seats=3, seed=4)
    play_out(state, state.rng.copy(), limit=min(moves, 8 if game is NUGGETS else moves))
    return Position.of(state).dumps()


def a_record_from_a_position(game: Game) -> str:
    state = Position.loads(a_position(game)).state()
    play_out(state, state.rng.copy(), limit=3)
    return Record.of(state).dumps()


RECORDS: Final = [text for game in GAMES for text in (a_record(game), a_record_from_a_position(game))]
POSITIONS: Final = [a_position(game, moves) for game in GAMES for moves in (0, 25, 60)]

SIGNS: Final = st.text(
    st.sampled_from('[]{}":;,#\\\n\r -0123456789.eE+ntrfalsuTxX\x00\ufeff\u2028ß'), max_size=6
)


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """A text in which some pieces were cut out, doubled, swapped or written over."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        how = draw(st.sampled_from(["cut", "write", "double", "end", "line", "number"]))
        if how == "cut":
            text = text[:start] + text[end:]
        elif how == "write":
            text = text[:start] + draw(SIGNS) + text[end:]
        elif how == "double":
            text = text[:end] + text[start:]
        elif how == "end":
            text = text[:start]
        elif how == "number":
            digits = [place for place, sign in enumerate(text) if sign.isdigit()]
            if digits:
                place = draw(st.sampled_from(digits))
                text = text[:place] + str(draw(st.integers(-9, 10**20))) + text[place + 1 :]
        else:
            lines = text.split("\n")
            one = draw(st.integers(0, len(lines) - 1))
            other = draw(st.integers(0, len(lines) - 1))
            lines[one], lines[other] = lines[other], lines[one]
            text = "\n".join(lines)
    return text


def is_one_sentence(error: TrailbossError) -> None:
    for lang in trailboss.LANGUAGES:
        text = error.render(lang)
        assert text
        assert "\n" not in text


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(damaged(RECORDS))
def test_a_damaged_record_is_refused_or_replays(text: str) -> None:
    try:
        state = Record.loads(text).replay()
    except (BadRecord, BadPosition) as error:
        is_one_sentence(error)
        return
    assert digest(Record.loads(Record.of(state).dumps()).replay()) == digest(state)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(damaged(POSITIONS))
def test_a_damaged_position_is_refused_or_prints_again(text: str) -> None:
    try:
        state = Position.loads(text).state()
    except BadPosition as error:
        is_one_sentence(error)
        return
    assert digest(Position.loads(Position.of(state).dumps()).state()) == digest(state)


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)
    with pytest.raises(BadPosition):
        Position.loads(text)


PLAIN: Final = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 25) | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=20,
)


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(POSITIONS), st.data())
def test_any_value_of_a_field_is_rejected_or_usable(text: str, data: st.DataObject) -> None:
    position = Position.loads(text)
    names = data.draw(st.lists(st.sampled_from([*position.data, "luck"]), min_size=1, max_size=2))
    for name in names:
        old = position.data.get(name)
        if isinstance(old, list) and old and data.draw(st.booleans()):
            new = list(old)
            new[data.draw(st.integers(0, len(old) - 1))] = data.draw(st.integers(-2, 25))
            position.data[name] = new
        else:
            position.data[name] = data.draw(PLAIN)
    try:
        state = position.state()
    except BadPosition as error:
        is_one_sentence(error)
        return
    json.dumps([state.view(seat) for seat in (None, 0, 1, 2)])
    assert state.over or state.legal()
