"""Messages: every text of the game exists in both languages, and German is German."""

import re
from string import Formatter
from typing import Final

import pytest

from tests.gwt.german import english_in
from tests.gwt.story import new_game
from tests.texts import pairs
from trailboss.core.contract import Value
from trailboss.core.errors import BadMove, TrailbossError
from trailboss.core.rng import seeded
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.cattle import FACE_IDS, FIRST_OBJECTIVE, TYPE_IDS
from trailboss.games.gwt.components.objectives import TASKS
from trailboss.games.gwt.components.player_board import DISC_IDS, WORKER_IDS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import TILE_IDS
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.effects import questions
from trailboss.games.gwt.rules.game import GWT1, GWT2, GreatWesternTrail
from trailboss.games.gwt.rules.scoring import CATEGORIES

OURS: Final = {key: both for key, both in pairs().items() if key.startswith(("gwt.", "gwt1.", "gwt2."))}
COMMON: Final = {key: both for key, both in OURS.items() if key.startswith("gwt.")}

EDITION: Final = re.compile(
    r"cattlem[ae]n|herder|craftsm[ae]n|builder|teepee|outlaw|indian|viehtreiber|handwerker|tipi|indianer"
    r"|jersey|guernsey|angus|holstein|highland|longhorn|bounty|bandit|kopfgeld|criollo|gertrudis|pineywoods"
    r"|galloway|corriente|shorthorn|hereford",
    re.IGNORECASE,
)
"""What only an edition calls so."""


# -------------------------------------------------------------------- phrases


@pytest.mark.parametrize("key", OURS)
def test_a_phrase_has_both_languages_and_the_same_values_in_them(key: str) -> None:
    english, german = OURS[key]
    assert english.strip()
    assert german.strip()
    assert _values(english) == _values(german)
    if not key.endswith(".short"):  # an abbreviation
        assert english.endswith(".") == german.endswith("."), "a sentence in one language only"


@pytest.mark.parametrize("key", OURS)
def test_german_is_german(key: str) -> None:
    assert not english_in(re.sub(r"\{.*?\}", " ", OURS[key][1]))


@pytest.mark.parametrize("key", COMMON)
def test_shared_phrases_name_nothing_specific_to_one_edition(key: str) -> None:
    for phrase in COMMON[key]:
        assert not EDITION.search(re.sub(r"\{.*?\}", " ", phrase))


def _values(phrase: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(phrase) if name)


@pytest.mark.parametrize(
    "key",
    [
        "gwt.money",
        *(
            f"gwt.question.{question}"
            for question in (question.name for question in questions())
            if question != "tribe"
        ),
        *(f"gwt.action.{action}" for action in ACTION_IDS),
        *(f"gwt.event.{kind}" for kind in range(events.KINDS)),
        *(f"gwt.option.{option.name}" for option in GWT1.options),
        *(f"gwt.disc.{disc}" for disc in DISC_IDS),
    ],
)
def test_shared_components_have_names(key: str) -> None:
    assert key in OURS or any(each.startswith(f"{key}[") for each in OURS), "as one text, or as its forms"


@pytest.mark.parametrize("game", [GWT1, GWT2], ids=["gwt1", "gwt2"])
def test_exactly_the_components_of_an_edition_have_names(game: GreatWesternTrail) -> None:
    """What the second edition has besides, Sam and its own options, is checked in `tests.gwt2`."""
    masters = [MASTER_IDS[master] for master in game.edition.masters]
    keys = {
        *("title", "herder", "trade", "takes_tribe", "question.tribe", "section.tribe"),
        *(f"noun.{noun}" for noun in ("green_tiles", "second_tiles", "trade", "pair", "pairs")),
        *(f"action.{action}" for action in ACTION_IDS),
        *(f"face.{face}" for face in FACE_IDS),
        *(f"asks.{face}" for face in FACE_IDS[FIRST_OBJECTIVE:]),
        *(f"type.{kind}" for kind in TYPE_IDS),
        *(f"task.{task}" for task in TASKS),
        *(f"tile.{tile}" for tile in TILE_IDS if tile),
        *(f"city.{city}" for city in game.edition.cities.ids),
        *(f"master.{master}" for master in masters),
        *(f"master_text.{master}" for master in masters),
        *(f"{form}.{kind}" for form in ("worker", "one_worker", "workers") for kind in WORKER_IDS),
        *(f"score.{part}" for part in CATEGORIES),
    }
    own = {key.removeprefix(f"{game.name}.") for key in OURS if key.startswith(f"{game.name}.")}
    besides = ("sam", "level.", "option.", "reconstructed") if game is GWT2 else ()
    assert keys == {key for key in own if not key.startswith(besides)}


def test_cards_are_named_by_what_they_ask_for_and_bring() -> None:
    assert OURS["gwt1.face.obj_11"] == (
        "2 buildings + 2 hazards (5 or -2)",
        "2 Gebäude + 2 Gefahren (5 oder -2)",
    )
    assert OURS["gwt1.face.start_2"] == (
        "green teepee + 2 stations (3)",
        "grünes Tipi + 2 Bahnhöfe (3)",
    )
    assert OURS["gwt1.asks.obj_11"] == ("2 buildings + 2 hazards", "2 Gebäude + 2 Gefahren")
    assert OURS["gwt1.face.obj_21"][0] == "San Francisco (5 or -3)"
    assert OURS["gwt1.tile.flood_black_3"] == (
        "flood (black hand, 3 points)",
        "Überschwemmung (schwarze Hand, 3 Punkte)",
    )


def test_the_game_and_its_score_lines_have_names() -> None:
    assert GWT1.title("en") == "Great Western Trail (first edition)"
    assert GWT1.title("de") == "Great Western Trail (erste Auflage)"
    assert [GWT1.category(part, "de") for part in CATEGORIES][:3] == ["Geld", "Gebäude", "Städte"]
    with pytest.raises(TrailbossError):
        GWT1.title("xx")


# -------------------------------------------------------------------- random tables

WAYS: Final[list[dict[str, Value]]] = [
    {"building_sides": "random", "neutral_buildings": "shuffled"},
    {"cards_in_kansas_city": "yes", "extraordinary_delivery": "optional", "draw_up_to": "number_first"},
    {
        "unpayable_transport": "station_disc",
        "delivery_without_disc": "kansas_city",
        "building_sides": "random",
    },
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_and_event_has_a_sentence_in_both_languages(seats: int) -> None:
    """Legal moves always, all the others now and then, and every event; in German without an English word."""
    chance = seeded(40 + seats)
    state = new_game(seats, seed=seats, **WAYS[seats - 2])
    step = 0
    while True:
        moves = state.legal()
        for move in range(GWT1.move_count) if step % 80 == 0 or state.over else moves:
            assert GWT1.format_move(state, move, "en").strip()
            assert not english_in(GWT1.format_move(state, move, "de")), GWT1.text(move)
        if state.over:
            break
        step += 1
        state.events = []
        state.play(moves[int(chance.below(len(moves)))])
        for event in state.events:
            assert GWT1.format_event(state, event, "en").endswith(".")
            assert not english_in(GWT1.format_event(state, event, "de")), event
    assert step > 100


def test_an_unknown_move_cannot_be_formatted() -> None:
    with pytest.raises(BadMove):
        GWT1.format_move(new_game(), GWT1.move_count)
