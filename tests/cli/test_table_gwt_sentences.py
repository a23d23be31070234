"""Great Western Trail in sentences: every command to look at the table, and the ways to type an answer."""

from __future__ import annotations

from typing import cast

import pytest

from tests.cli.gwt_table import FACE, asked, positions, seen
from tests.texts import pairs
from trailboss import LANGUAGES, State
from trailboss.core.messages import format_message
from trailboss.games.gwt.components.buildings import PRIVATE
from trailboss.games.gwt.components.trail import FIRST_TRAIL
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.rules.moves import END, RIDE_TO, SKIP
from trailboss.games.gwt.terminal.terms import score


def later(seats: int = 3, seed: int = 5, moves: int = 250) -> State:
    return next(state for state in positions(seats, seed) if len(state.history) >= moves)


def look_at(state: State, name: str, argument: str = "", lang: str = "en") -> str:
    return "\n".join(FACE.look(seen(state, lang=lang), name, argument))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_look_says_whole_sentences(lang: str) -> None:
    state = later()
    for look in FACE.looks:
        assert look.help in pairs()
        for sentence in FACE.look(seen(state, lang=lang), look.names[0], ""):
            assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
            assert sentence[-1] in ".?:", sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_can_be_asked_for_by_its_id_and_its_name(lang: str) -> None:
    state = later()
    here = seen(state, lang=lang)
    for space in FIRST_TRAIL.ids:
        lines = FACE.look(here, "space", space)
        assert len(lines) >= 2
        name = lines[0].partition(":")[0].rstrip(".").casefold()
        if " " not in name or name.split()[0] not in ("building", "gebäude", "your", "dein"):
            again = FACE.look(here, "space", name)
            assert again == lines or " of " in name or " von " in name


def test_a_space_describes_its_building_and_its_exits() -> None:
    state = later()
    assert "Discard a Guernsey for $2" in look_at(state, "space", "a")
    assert "From here on to: A1, flood 1." in look_at(state, "space", "a")
    assert "It is next to the trail" in look_at(state, "space", "teepee 1")
    assert "return to the start" in look_at(state, "space", "kc")
    assert "Which space?" in look_at(state, "space", "nowhere")


def test_trail_names_everything_on_it() -> None:
    state = later()
    view = cast(GwtView, state.view(state.to_move))
    text = look_at(state, "trail")
    for tile in view["trail"]:
        if tile["owner"] is not None:
            assert tile["tile"] in text
    for rancher in view["ranchers"]:
        if rancher["herder"] is not None:
            assert "here: " in text
    assert "A green hand costs $2, a black hand $1." in text


def test_railroad_names_stations_cities_and_engines() -> None:
    text = look_at(later(), "railroad")
    assert "Station 10: $3, points 9, dark corner" in text
    assert "San Francisco: value 18" in text
    assert text.count("engine, ") == 3


def test_jobs_tells_rows_token_and_foresight() -> None:
    state = later()
    view = cast(GwtView, state.view(None))
    lines = FACE.look(seen(state), "jobs", "")
    assert len(lines) == 12 + 3
    token = [number for number, line in enumerate(lines) if "The token is here" in line]
    assert token == [view["job_row"]]
    for column, left in enumerate(view["supply"]):
        assert lines[12 + column].endswith(f"tiles left: {left}.")


def test_cattle_tells_cards_and_prices() -> None:
    text = look_at(later(), "cattle")
    assert "Cattle of value 3: one for $6 with 1 cowboy, one for $3 with 2 cowboys" in text


@pytest.mark.parametrize("number", range(1, 11))
def test_buildings_can_be_asked_for(number: int) -> None:
    state = later()
    for side in "ab":
        text = look_at(state, "building", f"{number}{side}")
        printed = PRIVATE[number]["ab".index(side)]
        assert text.startswith(f"{number}{side}: craftsmen {printed.workers}, points {printed.vp}, ")
    assert look_at(state, "building", str(number)) == look_at(state, "building", f"{number}a")


def test_unknown_buildings_and_players() -> None:
    state = later()
    for argument in ("", "11a", "0", "zz", "٣"):
        assert "Which building?" in look_at(state, "building", argument)
    assert "Whose board?" in look_at(state, "board", "mint")


def test_a_board_of_another_rancher_hides_the_hand() -> None:
    state = later()
    other = (state.to_move + 1) % 3
    text = look_at(state, "board", state.game.seat_name(other).casefold())
    assert "cards in hand, face down: " in text
    assert "in hand" in look_at(state, "board")
    assert "face down" not in look_at(state, "board")


def test_scores_are_those_of_the_game_for_your_own_seat() -> None:
    state = later()
    count = state.scores()[state.to_move]
    assert score(seen(state), state.to_move) == count.parts
    assert f"points if the game ended now: {count.total} " in look_at(state, "scores")


def test_at_the_end_everything_counts() -> None:
    *_, state = positions(3, 9)
    assert state.over
    for seat, count in enumerate(state.scores()):
        assert score(seen(state, 0), seat) == count.parts


# -------------------------------------------------------------------- answers


def test_naming_a_space_is_enough_to_move() -> None:
    state = asked("phase_a", seats=3)
    here = seen(state)
    rides = [move for move in state.legal() if RIDE_TO <= move < RIDE_TO + len(FIRST_TRAIL.ids)]
    for move in rides:
        space = FIRST_TRAIL.ids[move - RIDE_TO]
        assert FACE.read(here, space) == move
        assert FACE.read(here, space.replace("_", " ")) == move
    assert FACE.read(here, "what") is None


def test_the_rest_of_a_notation_is_enough() -> None:
    state = asked("hire", seats=4)
    here = seen(state)
    for move in state.legal():
        assert FACE.read(here, state.game.text(move).partition(" ")[2]) == move
    state = asked("deliver", seats=4)
    for move in state.legal():
        assert FACE.read(seen(state), state.game.text(move).partition(" ")[2].replace("_", " ")) == move


@pytest.mark.parametrize("word", ["e", "done", "fertig"])
def test_one_word_ends_the_turn(word: str) -> None:
    assert FACE.read(seen(asked("end_turn")), word) == END


def test_no_declines_what_is_optional() -> None:
    state = asked("upgrade", after=60)
    assert FACE.read(seen(state), "no") == FACE.read(seen(state), "nein") == SKIP


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_the_sentences_of_the_game(lang: str) -> None:
    for number, state in enumerate(positions(4, 13)):
        if number % 11 == 0 and not state.over:
            here = seen(state, lang=lang)
            answers = FACE.answers(here, state.legal())
            assert [each.text for each in answers] == [
                state.game.format_move(state, move, lang) for move in state.legal()
            ]
            assert all(0 < len(each.brief) <= len(each.text) for each in answers)


def test_the_heading_shows_the_progress_of_the_game() -> None:
    state = next(positions(3, 1))
    assert FACE.heading(seen(state)) == "job market row 2 of 12"
    *_, state = positions(3, 1)
    assert FACE.heading(seen(state, 0)) == "the game is over"


def test_table_phrases_are_in_both_languages() -> None:
    for key, both in pairs().items():
        if key.startswith("table.gwt."):
            assert all(both), key
            assert (
                format_message(key, dict.fromkeys(("points",), 1), "en") if "{points:+}" in both[0] else True
            )
