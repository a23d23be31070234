"""One decision in words: complete, the same for all that look alike, and enough to play by."""

import json
import re
from typing import Any

import pytest

import trailboss
from trailboss import bots, presentation
from trailboss.core.contract import State
from trailboss.core.rng import Rng, seeded
from trailboss.presentation.text_observation import observe

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("gwt1", 4, {}),
    ("gwt2", 2, {"building_sides": "random", "simmental": True}),
    ("gwt2", 1, {"sam": "medium"}),
    ("winchester", 4, {"bonus_tokens": "face_down"}),
    ("winchester", 3, {"claims": "manual"}),
]
IDS = ["gwt1", "gwt2", "sam", "winchester", "manual"]


def played(game: str, seats: int, options: dict[str, Any], moves: int, chance: Rng) -> State:
    """A game after so many sensible moves, listening; it may be over before."""
    state = trailboss.game(game).start(seats, 5, **options)
    state.events = []
    bot = bots.make("medium", 1, game)
    while not state.over and len(state.history) < moves:
        state.play(bots.decide(bot, state, chance))
    return state


def answer(text: str, chance: Rng) -> str:
    """What a reader who knows nothing else answers: the notation of one of the numbered moves."""
    _, _, below = text.partition("## Your moves (answer with a number)\n")
    lines = below.splitlines()
    assert [line.partition(". ")[0] for line in lines] == [str(number + 1) for number in range(len(lines))]
    found = re.match(r"\d+\. ([^:]+): .", lines[chance.below(len(lines))])
    assert found is not None
    return found[1]


def test_a_plot_is_not_for_sale_once_it_is_bought() -> None:
    state = trailboss.game("winchester").start(3, 5, first=0)
    assert "is for sale" in observe(state, 0).text()
    for move in ("bid 2", "pass", "pass"):
        state.play(state.game.move(move))
    assert state.to_move == 0
    bought = observe(state, 0).text()
    assert "is for sale" not in bought
    assert "has bought plot" in bought


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_a_reader_plays_a_whole_game_by_the_text_alone(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    state = trailboss.game(game).start(seats, 11, **options)
    chance = seeded("reader")
    state.events = []
    known = [0] * seats
    while not state.over:
        seat = state.to_move
        seen = observe(state, seat, "en", state.events[known[seat] :])
        known[seat] = len(state.events)
        state.play(state.game.move(answer(seen.text(), chance)), seat)
    assert "The game is over" in observe(state, 0).text() or "sold" in observe(state, 0).text()
    assert observe(state, 0).choices == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_hidden_information_changes_no_byte(
    game: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    chance = seeded("hidden")
    for moves in (0, 7, 60, 150, 260):
        state = played(game, seats, options, moves, chance)
        if state.over:
            break
        for seat in range(seats):
            events = state.events or []
            seen = observe(state, seat, lang, events)
            for _ in range(3):
                other = observe(state.determinize(seat, chance), seat, lang, events)
                assert other.text() == seen.text()
                assert json.dumps(other.data()) == json.dumps(seen.data())


def test_nobody_hears_what_others_alone_may_hear() -> None:
    state = played("gwt2", 2, {}, 120, seeded("heard"))
    assert state.events is not None
    hidden = [event for event in state.events if event.visible_to(0) and not event.visible_to(1)]
    assert hidden
    assert observe(state, 0, "en", hidden).happened
    assert observe(state, 1, "en", hidden).happened == []


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_every_building_says_what_it_offers(game: str, seats: int) -> None:
    state = played(game, seats, {"building_sides": "random"}, 70 * seats, seeded("buildings"))
    components = presentation.catalogue(game)
    view: Any = state.view(state.to_move)
    rules = observe(state, state.to_move).rules
    buildings = [tile["tile"] for tile in view["trail"] if tile["tile"] in components["building"]]
    assert len(buildings) > 7
    for building in buildings + view["ranchers"][state.to_move]["stock"]:
        (line,) = [line for line in rules if re.match(rf"{building}( \(\d|:)", line)]
        for action in components["building"][building].actions:
            for alternative in action:
                assert components["action"][alternative].help[0].render("en").rstrip(".") in line


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_the_value_of_each_card_and_station_can_be_read(game: str) -> None:
    state = trailboss.game(game).start(2, 3)
    text = observe(state, 0).text()
    components = presentation.catalogue(game)
    (cattle,) = [line for line in text.splitlines() if line.startswith("Cattle by breeding value")]
    values = dict(part.split(": ") for part in cattle.partition("once: ")[2].split("; "))
    for id_, card in components["cattle"].items():
        if not id_.startswith("orange"):
            kind = components["cattle_type"][str(card.figures["type"])].name.render("en")
            assert kind in values[str(card.figures["value"])]
    assert ("Simmental" in cattle) is False
    for id_, station in components["station"].items():
        assert re.search(rf"{id_} \(\d+; \${station.figures['cost']}; {station.figures['points']}\)", text)


def test_simmental_are_mentioned_where_they_are_in_play() -> None:
    state = trailboss.game("gwt2").start(2, 3, simmental=True)
    assert "Simmental (3)" in observe(state, 0).text()


def test_the_trail_ends_in_kansas_city() -> None:
    state = trailboss.game("gwt2").start(2, 3)
    chance = seeded("ride")
    while "at kansas_city" not in observe(state, 0).text():
        state.play_any(chance)
    (trail,) = [section for section in observe(state, 0).table if section.title.startswith("Trail")]
    assert re.search(r"; kansas_city \(here: .*\)$", trail.lines[0])


def test_mine_cards_are_mentioned_once() -> None:
    rules = observe(trailboss.game("winchester").start(3, 5), 0).rules
    assert [line.partition(":")[0] for line in rules[3:5]] == ["Mine card", "Ranch card"]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_it_is_short_enough_for_a_small_model(game: str, seats: int, options: dict[str, Any]) -> None:
    """About 1,500 tokens of four letters in the middle of a game of two, more with more players."""
    state = played(game, seats, options, 25 if game == "winchester" else 90 * seats, seeded("short"))
    text = observe(state, state.to_move).text()
    assert 2_000 < len(text) < 6_600 + 700 * (seats - 2)


def test_a_waiting_player_sees_who_decides() -> None:
    state = trailboss.game("winchester").start(3, 1)
    waiting = (state.to_move + 1) % 3
    seen = observe(state, waiting)
    assert seen.question == f"{state.seat_name(state.to_move)} has to decide."
    assert seen.choices == []


def test_no_money_is_zero_dollars() -> None:
    state = trailboss.game("winchester").start(3, 5)
    assert "worth $0 now" in observe(state, 0, "en").text()
    assert "jetzt 0\u00a0$ wert" in observe(state, 0, "de").text()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_numbers_are_written_as_people_write_them(
    game: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    """No "$0000", no "1 cards", no "2 Cowboy"."""
    chance = seeded("numbers")
    for moves in range(0, 240, 24):
        state = played(game, seats, options, moves, chance)
        if state.over:
            break
        text = observe(state, state.to_move, lang).text()
        assert not re.search(r"\b0\d{3}|\b1 (cards|points|Karten|Punkte)\b|\b[2-9] (Cowboy|cowboy)\b", text)


def test_after_the_last_plot_none_is_to_come() -> None:
    state = trailboss.game("winchester").start(seats=3, seed=2)
    while not state.over:
        state.play(state.legal()[0])
    assert "No more plots to come\n" in observe(state, 0).text()
    assert "Es kommt keine Parzelle mehr\n" in observe(state, 0, "de").text()
