"""The texts of moves and events in the second edition, in both languages."""

from typing import Any, Final

import pytest

from tests.gwt.german import english_in
from tests.gwt2.story import Story, new_game
from tests.texts import pairs
from trailboss.core.events import Event
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.game import GWT1, GWT2
from trailboss.games.gwt.rules.scoring import CATEGORIES
from trailboss.games.gwt.solo.deck import LEVELS

# -------------------------------------------------------------------- names


def test_the_game_has_a_title_and_its_score_lines_have_names() -> None:
    assert GWT2.title("en") == "Great Western Trail (second edition)"
    assert GWT2.title("de") == "Great Western Trail (zweite Auflage)"
    for part in CATEGORIES:
        assert GWT2.category(part, "de") == GWT1.category(part, "de")


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        ("type.gray", "Criollo", "Criollo"),
        ("type.green", "Santa Gertrudis", "Santa Gertrudis"),
        ("type.black", "Pineywoods", "Pineywoods"),
        ("type.white", "Galloway", "Galloway"),
        ("type.yellow", "Black Angus", "Black Angus"),
        ("type.red", "Longhorn", "Longhorn"),
        ("type.blue", "Corriente", "Corriente"),
        ("face.brown5", "Shorthorn (5)", "Shorthorn (5)"),
        ("face.purple7", "Hereford (7)", "Hereford (7)"),
        ("face.orange1", "Simmental calf", "Simmental-Kalb"),
        ("face.orange2", "Simmental heifer", "Simmental-Färse"),
        ("face.orange3", "Simmental cow", "Simmental-Kuh"),
        ("face.obj_21", "New York (5 or -3)", "New York (5 oder -3)"),
        (
            "face.start_4",
            "orange outlaw + 2 hazards (3)",
            "orangefarbener Bandit + 2 Gefahren (3)",
        ),
        ("workers.builder", "builders", "Handwerker"),
        ("herder", "herder", "Viehtreiber"),
        ("city.new_york", "New York", "New York"),
        ("master_text.twelve_dollars", "$12 now", "sofort 12\u00a0$"),
        (
            "master_text.tribe_pairs",
            "1 permanent certificate; 3 points for each pair of a green and an orange outlaw",
            "1 dauerhaftes Zertifikat; 3 Punkte je Paar aus grünem und orangefarbenem Banditen",
        ),
        (
            "action.aux_remove_single",
            "Auxiliary action: move the engine 1 space back for $1 and remove 1 hand card from the game",
            "Hilfsaktion: Lok 1 Feld zurückziehen, 1\u00a0$ nehmen und 1 Handkarte aus dem Spiel entfernen",
        ),
    ],
)
def test_components_have_the_names_of_the_edition(key: str, english: str, german: str) -> None:
    assert pairs()[f"gwt2.{key}"] == (english, german)


def test_the_breeds_are_keyed_by_colour_not_by_name() -> None:
    assert pairs()["gwt1.type.black"] == pairs()["gwt2.type.yellow"]
    assert pairs()["gwt1.type.yellow"] != pairs()["gwt2.type.yellow"]


@pytest.mark.parametrize("option", ["simmental", "sam", "sam_deck"])
def test_the_options_of_the_edition_are_explained(option: str) -> None:
    english, german = pairs()[f"gwt2.option.{option}"]
    assert english != german
    assert not english_in(german)


# -------------------------------------------------------------------- moves

SIMMENTAL: Final[dict[str, Any]] = {"options": {"simmental": True}}
ARRIVED: Final = "foresight upper; foresight upper; foresight upper; certificates 0"

SAYINGS: Final[list[tuple[dict[str, Any], str, str, str, str]]] = [
    (
        {"first_turn": True},
        "",
        "place c",
        "Place the herder on building C",
        "Viehtreiber auf Gebäude C aufstellen",
    ),
    (
        {"on": "a", "tokens": 1},
        "",
        "exchange",
        "Exchange token: draw up to 2 cards one by one, then discard as many",
        "Tauschmarke: bis zu 2 Karten einzeln ziehen, dann ebenso viele abwerfen",
    ),
    (
        {"on": "a", "tokens": 1},
        "exchange",
        "draw",
        "Draw a card (of 2 at most)",
        "Eine Karte ziehen (von höchstens 2)",
    ),
    (
        {"on": "d", "tiles": {"outlaw_1": "green_tribe", "outlaw_4": "second_tribe"}},
        "do tribe",
        "trade outlaw_1",
        "Bounty on outlaw 1: green outlaw, gain an exchange token",
        "Kopfgeld auf Bandit 1: grüner Bandit, eine Tauschmarke nehmen",
    ),
    (
        {"on": "d", "tiles": {"outlaw_1": "green_tribe", "outlaw_4": "second_tribe"}},
        "do tribe",
        "trade outlaw_4",
        "Bounty on outlaw 4: orange outlaw, gain $3",
        "Kopfgeld auf Bandit 4: orangefarbener Bandit, 3\u00a0$ nehmen",
    ),
    (
        {"on": "e", "money": 9, "cowboys": 2, "cattle": "orange1 red", **SIMMENTAL},
        "do buy_cattle",
        "buy orange1 with 2",
        "Buy Simmental calf for $5 (cowboys: 2)",
        "Simmental-Kalb kaufen für 5\u00a0$ (Cowboys: 2)",
    ),
    (
        {"on": "kansas_city", "hand": "orange1 orange2", **SIMMENTAL},
        ARRIVED,
        "raise orange1",
        "Raise cattle: Simmental calf becomes Simmental heifer",
        "Aufziehen: Simmental-Kalb wird zu Simmental-Färse",
    ),
    (
        {"on": "kansas_city", "hand": "orange1 orange2", **SIMMENTAL},
        ARRIVED,
        "stop",
        "Raise no more cattle",
        "Kein Rind mehr aufziehen",
    ),
    (
        {"on": "kansas_city", "hand": "yellow red", "engine": "6", "cities": "st_louis"},
        ARRIVED,
        "deliver bloomington",
        "Deliver to Bloomington: an exchange token",
        "Nach Bloomington liefern: eine Tauschmarke",
    ),
    (
        {"on": "kansas_city", "hand": "gray"},
        ARRIVED,
        "deliver kansas_city",
        "Deliver to Kansas City: gain $4, lose 6 points at the end",
        "Nach Kansas City liefern: 4\u00a0$ nehmen, am Ende 6 Punkte verlieren",
    ),
    (
        {"on": "a1", "buildings": {"a1": "Mary 5a"}, "hand": "red yellow"},
        "",
        "do value3_for_7",
        "Discard a cattle card of value 3 for $7",
        "Rinderkarte mit Zuchtwert 3 abwerfen und 7\u00a0$ nehmen",
    ),
    (
        {"on": "a1", "buildings": {"a1": "Mary 12a"}, "builders": 4},
        "",
        "do dollars_per_builder",
        "Gain $1 for each builder (now $4)",
        "1\u00a0$ für jeden Handwerker nehmen (zurzeit 4\u00a0$)",
    ),
    (
        {"on": "a1", "buildings": {"a1": "Mary 12b"}, "stations": "s1 s3"},
        "",
        "do dollars_per_station_2",
        "Gain $2 for each of your stations (now $4)",
        "2\u00a0$ für jeden eigenen Bahnhof nehmen (zurzeit 4\u00a0$)",
    ),
    (
        {"on": "a1", "buildings": {"a1": "Mary 11b"}, "taken": "flood_green_4 drought_green_3"},
        "",
        "do engine_per_hazard",
        "Move the engine up to 1 space forward for each of your hazards (now 2)",
        "Lok für jede eigene Gefahr bis zu 1 Feld vorwärts ziehen (zurzeit 2)",
    ),
    (
        {"on": "b", "money": 12, "builders": 4, "stock": "12a"},
        "do build_2",
        "build 12",
        "Build 12a for $8 (builders: 4; points: 5)",
        "12a bauen für 8\u00a0$ (Handwerker: 4; Punkte: 5)",
    ),
    (
        {"on": "g", "engine": "4", "money": 2, "cowboys": 2, "waiting": "buildings stations - - -"},
        "do engine_per_engineer; engine t1; disc aux_draw_2",
        "give cowboy",
        "Give a cowboy for the station master: 2 certificates now; 2 points for each building",
        "Für den Bahnhofsvorsteher einen Cowboy abgeben: sofort 2 Zertifikate; 2 Punkte je Gebäude",
    ),
]


@pytest.mark.parametrize("example", SAYINGS, ids=[f"{each[2]}: {each[3]}" for each in SAYINGS])
def test_a_move_is_said_with_its_price_and_effect(example: tuple[dict[str, Any], str, str, str, str]) -> None:
    table, played, text, english, german = example
    game = Story(**table)
    if played:
        game.play(played)
    assert game.sentences(text) == (english, german)


# -------------------------------------------------------------------- events

EVENTS: Final[list[tuple[int, tuple[int, int, int], str, str]]] = [
    (events.GOT_TOKENS, (0, 1, 0), "Mary gains an exchange token.", "Mary bekommt eine Tauschmarke."),
    (events.GOT_TOKENS, (0, 2, 0), "Mary gains 2 exchange tokens.", "Mary bekommt 2 Tauschmarken."),
    (events.USED_TOKEN, (1, 0, 0), "Sam uses an exchange token.", "Sam löst eine Tauschmarke ein."),
    (
        events.RAISED,
        (0, 13, 14),
        "Mary raises cattle: Simmental calf becomes Simmental heifer.",
        "Mary zieht Rinder auf: Simmental-Kalb wird zu Simmental-Färse.",
    ),
    (
        events.SAM_CARD,
        (1, 9, 0),
        "Sam turns up card 9: 2 steps; place a building.",
        "Sam deckt Karte 9 auf: 2 Schritte; Gebäude bauen.",
    ),
    (
        events.SAM_CARD,
        (1, 11, 0),
        (
            "Sam turns up card 11: 1 step per building of whoever has more on the trail; "
            "if specialized in engineers: hire the cheapest engineer, move the engine."
        ),
        (
            "Sam deckt Karte 11 auf: 1 Schritt je Gebäude dessen, der mehr auf dem Pfad hat; "
            "wenn auf Ingenieure spezialisiert: billigsten Ingenieur einstellen, Lok ziehen."
        ),
    ),
    (
        events.SAM_CARD,
        (1, 4, 0),
        "Sam turns up card 4: 1 step; take the outlaw with the highest bounty.",
        "Sam deckt Karte 4 auf: 1 Schritt; Banditen mit dem höchsten Kopfgeld fangen.",
    ),
    (
        events.SAM_SPECIALTY,
        (1, 1, 0),
        "Sam is specialized in builders now.",
        "Sam ist jetzt auf Handwerker spezialisiert.",
    ),
    (
        events.SAM_TOOK_MASTER,
        (1, 7, 0),
        "Sam takes the station master out of play: 2 permanent certificates.",
        "Sam nimmt den Bahnhofsvorsteher aus dem Spiel: 2 dauerhafte Zertifikate.",
    ),
    # -- what is told instead of several events
    (
        events.DISCARDED_FOR,
        (0, 2, 2),
        "Mary discards Pineywoods for $2.",
        "Mary wirft Pineywoods für 2\u00a0$ ab.",
    ),
    (events.BUILT_FOR, (0, 407, 2), "Mary builds 7a on A1 for $4.", "Mary baut 7a auf A1 für 4\u00a0$."),
    (
        events.BOUGHT_FOR,
        (0, 404, 5),
        "Mary buys Black Angus and Galloway for $5.",
        "Mary kauft Black Angus und Galloway für 5\u00a0$.",
    ),
    (
        events.DELIVERED_WITH,
        (0, 1205, 5),
        "Mary delivers to Chicago (disc: hand limit 1, for $5; transport $5).",
        "Mary liefert nach Chicago (Marker: Handkartenlimit 1, für 5\u00a0$; Transport 5\u00a0$).",
    ),
    (
        events.DELIVERED_WITH,
        (0, 805, 0),
        "Mary delivers to Chicago (disc: certificate limit 4).",
        "Mary liefert nach Chicago (Marker: Zertifikatslimit 4).",
    ),
    (
        events.PUT_ON_TRAIL,
        (0, 22, 2),
        "Mary puts the rockfall (black hand, 2 points) on A1.",
        "Mary legt auf A1: Steinschlag (schwarze Hand, 2 Punkte).",
    ),
    (
        events.PUT_IN_MARKET,
        (0, 27, 5),
        "Mary adds the engineer to row 6 of the job market.",
        "Mary legt in Zeile 6 des Arbeitsmarkts: Ingenieur.",
    ),
    # -- what happens to ranchers, too, when it is Sam
    (events.UPGRADED, (1, 1, 0), "Sam upgrades station 2.", "Sam baut Bahnhof 2 aus."),
    (events.TURN_BEGAN, (1, 0, 0), "Sam takes a turn.", "Sam ist am Zug."),
    (events.HIRED, (1, 2, 0), "Sam hires an engineer.", "Sam stellt einen Ingenieur ein."),
    (events.BUILT, (1, 7, 2), "Sam builds 7b on A1.", "Sam baut 7b auf A1."),
    (events.BUILT, (0, 7, 2), "Mary builds 7a on A1.", "Mary baut 7a auf A1."),
    (
        events.TOOK_TRIBE,
        (1, 24, 28),
        "Sam takes the orange outlaw from outlaw 4.",
        "Sam fängt einen Banditen: orangefarbener Bandit von Bandit 4.",
    ),
    (
        events.GAINED_OBJECTIVE,
        (1, 36, 0),
        "Sam takes an objective card for himself: New York (5 or -3).",
        "Sam nimmt eine Auftragskarte für sich: New York (5 oder -3).",
    ),
    (events.DELIVERED, (1, 3, 0), "Sam delivers to Bloomington.", "Sam liefert nach Bloomington."),
    (
        events.MOVED,
        (0, 2, 0),
        "Mary rides to Sam's 7b on A1.",
        "Mary zieht weiter: 7b von Sam auf A1.",
    ),
]


@pytest.mark.parametrize("example", EVENTS, ids=[each[2] for each in EVENTS])
def test_an_event_is_formatted(example: tuple[int, tuple[int, int, int], str, str]) -> None:
    kind, (a, b, c), english, german = example
    state = Story("Mary Sam", sam="medium", buildings={"a1": "Sam 7a"}).state
    event = Event(kind, EVERYBODY, a, b, c)
    assert GWT2.format_event(state, event, "en", ["Mary"]) == english
    assert GWT2.format_event(state, event, "de", ["Mary"]) == german
    assert not english_in(german)


def test_every_event_kind_new_in_the_second_edition_is_formatted_here() -> None:
    ours = {kind for kind, _, _, _ in EVENTS if kind >= events.GOT_TOKENS}
    assert ours == set(range(events.GOT_TOKENS, events.KINDS))


# -------------------------------------------------------------------- random tables


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"building_sides": "random"}),
        (3, {"simmental": True}),
        (4, {"simmental": True, "building_sides": "random", "draw_up_to": "number_first"}),
        *((1, {"sam": level, "simmental": level != "easy"}) for level in LEVELS),
    ],
)
def test_every_move_and_event_has_a_sentence_in_both_languages(seats: int, options: dict[str, Any]) -> None:
    """Legal moves always, all the others now and then, and every event; in German without an English word."""
    chance = seeded(f"said {seats} {options}")
    state = new_game(seats, seed=seats, **options)
    names = ["Mary", "Tom", "Ann", "Joe"][:seats]
    step = 0
    while not state.over:
        moves = state.legal_for(state.to_move)
        for move in range(GWT2.move_count) if step % 80 == 0 else moves:
            assert GWT2.format_move(state, move, "en").strip()
            assert not english_in(GWT2.format_move(state, move, "de", names)), GWT2.text(move)
        step += 1
        state.events = []
        state.play(moves[int(chance.below(len(moves)))])
        for event in state.events:
            assert GWT2.format_event(state, event, "en").endswith(".")
            german = GWT2.format_event(state, event, "de", names)
            assert not english_in(german), event
            assert "Blau" not in german
    assert step > 60
