"""Great Western Trail drawn: everything that lies on the table is on the screen, and nothing is too wide."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from tests.cli.gwt_table import BARE, FACE, FEW, FULL, asked, positions, screen, seen
from tests.texts import pairs
from trailboss import State
from trailboss.cli.table.face import Seen
from trailboss.games.gwt.components.cattle import FACE_IDS, FACE_VALUE, FACE_VP
from trailboss.games.gwt.components.railroad import STATION
from trailboss.games.gwt.components.tiles import BOARD_TILES, TILE_IDS
from trailboss.games.gwt.components.trail import FIRST_TRAIL, GOAL_SPACE
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.rules.effects import questions
from trailboss.games.gwt.terminal import trail as gwt_trail
from trailboss.games.gwt.terminal.page import GAP, RANKS, SIDE, drawn_part, page
from trailboss.games.gwt.terminal.railroad import draw_railroad
from trailboss.games.gwt.terminal.terms import edition_of, hands, letter, phrase
from trailboss.games.gwt.terminal.trail import draw_trail, targets

LANGS = ["en", "de"]
LABELS = {
    "en": ("white→$2", "hire+$2", "build $2", "buy cattle", "hazard $7", "trade", "engine/En", "aux."),
    "de": ("weiß→2$", "Arb.+2$", "bauen 2$", "Rinder", "Gefahr 7$", "Handel", "Lok/In", "Hilfsakt."),
}


def plain(lines: list[object]) -> str:
    return "\n".join(str(line) for line in lines)


def view_of(state: State, seat: int | None = None) -> GwtView:
    return cast(GwtView, state.view(state.to_move if seat is None else seat))


# -------------------------------------------------------------------- the plan of the trail


def test_the_bands_hold_every_space_once() -> None:
    forks = (*gwt_trail.A_TO_B, *gwt_trail.B_TO_C, *gwt_trail.C_TO_E, *gwt_trail.E_TO_F, *gwt_trail.F_TO_G)
    spaces = [space for lane in (*forks, *gwt_trail.G_TO_GOAL, gwt_trail.BESIDE) for space in lane]
    posts = [0, gwt_trail.A, gwt_trail.B, gwt_trail.C, gwt_trail.E, gwt_trail.F, gwt_trail.G, GOAL_SPACE]
    assert sorted(spaces + posts) == list(range(len(FIRST_TRAIL.ids)))


@pytest.mark.parametrize(
    ("start", "lanes", "goal"),
    [
        (gwt_trail.A, gwt_trail.A_TO_B, gwt_trail.B),
        (gwt_trail.B, gwt_trail.B_TO_C, gwt_trail.C),
        (gwt_trail.C, gwt_trail.C_TO_E[:2], gwt_trail.E),
        (gwt_trail.C_TO_E[1][0], gwt_trail.C_TO_E[2:], gwt_trail.E),
        (gwt_trail.E, gwt_trail.E_TO_F, gwt_trail.F),
        (gwt_trail.F, gwt_trail.F_TO_G, gwt_trail.G),
        (gwt_trail.G, gwt_trail.G_TO_GOAL, GOAL_SPACE),
    ],
)
def test_lanes_are_ways_of_the_trail(start: int, lanes: tuple[tuple[int, ...], ...], goal: int) -> None:
    for lane in lanes:
        for here, after in pairwise((start, *lane, goal)):
            assert after in FIRST_TRAIL.next[here]


# -------------------------------------------------------------------- everything is there


def later(seats: int = 4, seed: int = 2, moves: int = 260) -> State:
    """A random game in its middle, at a ride."""
    for state in positions(seats, seed):
        if len(state.history) >= moves and state.view(None)["question"] == "phase_a":
            return state
    raise AssertionError("the game was short")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [76, 80, 118, 160])
def test_every_tile_and_herder_is_on_the_trail(width: int, lang: str) -> None:
    for seed in range(2, 6):
        state = later(seed=seed)
        here = seen(state, lang=lang)
        text = plain([line.plain for line in draw_trail(here, width, FULL)])
        view = view_of(state)
        for tile in view["trail"]:
            owner = tile["owner"]
            if owner is not None:
                assert f"{letter(here, owner)}{tile['tile']}{hands(here, tile['tile'])}" in text
            elif tile["tile"] in "ABCDEFG":
                assert f" {tile['tile']} " in text
            else:
                printed = BOARD_TILES[TILE_IDS.index(tile["tile"])]
                sign = f"{printed.vp}" if printed.hazard >= 0 else "▲"
                assert f"{sign}{hands(here, tile['tile'])}" in text
        taken = {tile["space"] for tile in view["trail"]}
        for space in FIRST_TRAIL.buildings:
            name = FIRST_TRAIL.ids[space]
            if name not in taken and "risk" not in name:
                assert name in text
        for rancher in view["ranchers"]:
            if rancher["herder"] is not None:
                assert letter(here, rancher["seat"]) in text.split("@", 1)[1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [80, 110, 120, 160, 200])
def test_the_railroad_shows_cities_stations_discs_and_engines(width: int, lang: str) -> None:
    state = later()
    here = seen(state, lang=lang)
    lines = [line.plain for line in draw_railroad(here, width, FULL)]
    text = plain(list(lines))
    assert all(len(line) <= width for line in lines)
    cities = edition_of(here).cities
    for city, name in enumerate(cities.ids):
        column = lines[0].index(phrase(here, f"city.{name}"))
        corner = "◆" if cities.dark[city] else "◇"
        assert lines[1][column:].startswith(f"{cities.value[city]}{corner}")
        if not any(rancher["engine"] == str(cities.value[city]) for rancher in view_of(state)["ranchers"]):
            assert lines[3][column:].startswith(str(cities.value[city]))
        discs = [rancher["seat"] for rancher in view_of(state)["ranchers"] if name in rancher["cities"]]
        # discs of four ranchers, some of them twice, push the next city's by a sign
        assert lines[2][column : column + 2].strip()[0] == (letter(here, discs[0]) if discs else "·")
    for station in STATION:
        assert f"{station.id}${station.cost}★{station.vp}" in text
    for master in view_of(state)["station_masters"]:
        assert "–" in text if master is None else phrase(here, f"master.{master}") in text
    for rancher in view_of(state)["ranchers"]:
        assert letter(here, rancher["seat"]) in text


@pytest.mark.parametrize("lang", LANGS)
def test_on_a_large_screen_nothing_is_left_out(lang: str) -> None:
    state = later()
    here = seen(state, lang=lang)
    text = plain([line.plain for line in page(here, 200, 60, FULL)])
    view = view_of(state)
    for name in RANKS:
        if name not in ("purse", "stock"):  # their fuller forms are shown
            wide = SIDE if name in ("jobs", "cattle", "display") else 200 - SIDE - GAP
            wide = 200 if name in ("railroad", "ranchers") else wide
            for line in drawn_part(here, name, wide, FULL):
                assert line.plain.strip() in text
    for card, count in view["cattle"].items():
        face = FACE_IDS.index(card)
        assert f"{FACE_VALUE[face]}★{FACE_VP[face]}×{count}" in text
    for building in view["ranchers"][state.to_move]["stock"]:
        assert building in text
    for job in view["jobs"]:
        assert f"${job['cost']}" in text
    assert "◄" in text
    assert "/".join(str(count) for count in view["supply"]) in text


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_question_is_about_stays_on_a_small_screen(lang: str) -> None:
    concerned = {part: asking.name for asking in reversed(questions()) for part in asking.concerns}
    assert {"trail", "jobs", "cattle", "display", "railroad", "board", "stock_more"} <= set(concerned)
    for part in RANKS.keys() & concerned.keys():
        question = concerned[part]
        state = asked(question, after=60)
        here = seen(state, lang=lang)
        lines = [line.plain.strip() for line in page(here, 80, 15, FULL)]
        assert drawn_part(here, part, 80, FULL)[1].plain.strip() in lines, (part, question)


# -------------------------------------------------------------------- nothing is too large


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_screen_fits(seats: int, lang: str) -> None:
    widths = [*range(80, 201, 8), 79, 119, 121, 40, 60]
    for number, state in enumerate(positions(seats, 11 + seats)):
        if number % 29:
            continue
        here = seen(state, lang=lang)
        columns = widths[number % len(widths)]
        rows = (24, 30, 40, 50, 60)[number % 5]
        for colours in (FULL, FEW, BARE):
            lines = screen(here, columns, rows, colours)
            assert max(len(line) for line in lines) <= columns
            assert len(lines) <= rows - 1 or columns < 80


@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_is_listed_at_every_size(lang: str) -> None:
    for number, state in enumerate(positions(4, 21)):
        if number % 37 or state.over:
            continue
        here = seen(state, lang=lang)
        for columns, rows in ((120, 40), (80, 24)):
            text = plain(list(screen(here, columns, rows)))
            for answer in FACE.answers(here, state.legal()):
                assert answer.text[:20] in text or answer.brief[:20] in text


@pytest.mark.parametrize("width", [76, 80, 120])
@pytest.mark.parametrize("lang", LANGS)
def test_labels_of_neutral_buildings_can_be_read(width: int, lang: str) -> None:
    for options in ({}, {"neutral_buildings": "shuffled"}):
        state = next(positions(4, 3, **options))
        text = plain([line.plain for line in draw_trail(seen(state, lang=lang), width, FULL)])
        for word in LABELS[lang]:
            assert word in text


# -------------------------------------------------------------------- what can be chosen


@pytest.mark.parametrize("question", ["phase_a", "build_at", "hazard", "tribe", "via"])
def test_places_to_choose_carry_their_number(question: str) -> None:
    state = asked(question, after=60)
    here = seen(state)
    marks = targets(here)
    text = plain([line.plain for line in draw_trail(here, 120, FULL)])
    rides = [answer for answer in FACE.answers(here, state.legal()) if answer.key in marks.values()]
    assert len(rides) == len(marks) > 0
    for key in marks.values():
        assert f"{key}›" in text


def test_only_the_seat_to_move_sees_numbers() -> None:
    state = later()
    other = (state.to_move + 1) % state.seats
    assert "›" not in plain(list(screen(seen(state, other), 120, 40)))
    watching = Seen(state, state.view(None), None, "en")
    assert "›" not in plain([line.plain for line in page(watching, 120, 40, FULL)])


def test_colour_is_never_the_only_cue() -> None:
    """Without colours the same letters and figures are shown."""
    state = later()
    here = seen(state)
    with_colours = plain(list(screen(here, 120, 40, FULL)))
    without = plain(list(screen(here, 120, 40, BARE)))
    assert without.replace("[", " ").replace("]", " ") == with_colours.replace("[", " ").replace("]", " ")


def test_questions_of_all_kinds_have_a_screen() -> None:
    shown: set[object] = set()
    for seed in range(40, 46):
        for state in positions(3, seed, building_sides="random"):
            question = state.view(None)["question"]
            if question not in shown and not state.over:
                shown.add(question)
                assert FACE.question(seen(state)) in screen(seen(state), 120, 40)
                assert FACE.question(seen(state, lang="de")) in screen(seen(state, lang="de"), 80, 24)
    assert len(shown) > 20
    for question in [each.name for each in questions()]:
        assert f"gwt.question.{question}" in pairs() or f"gwt1.question.{question}" in pairs()
