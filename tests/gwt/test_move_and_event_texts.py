"""The texts of moves and events: what a move costs and brings, and what has happened."""

from typing import Any

import pytest

from tests.gwt.german import english_in
from tests.gwt.story import Story
from trailboss.core.events import Event
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.game import GWT1

# -------------------------------------------------------------------- moves

ARRIVED = "foresight upper; foresight upper; foresight upper"

SAYINGS: list[tuple[dict[str, Any], str, str, str, str]] = [
    (
        {"on": "a", "hand": "white"},
        "",
        "do white_for_2",
        "Discard a Guernsey for $2",
        "Guernsey abwerfen und 2\u00a0$ nehmen",
    ),
    ({"on": "a"}, "", "aux dollars single", "Auxiliary action: gain $1", "Hilfsaktion: 1\u00a0$ nehmen"),
    (
        {"first_turn": True},
        "",
        "place c",
        "Place the cattleman on building C",
        "Viehtreiber auf Gebäude C aufstellen",
    ),
    ({"at": "a"}, "", "ride b", "Ride to building B (1 step)", "Zu Gebäude B ziehen (1 Schritt)"),
    (
        {"at": "b", "money": 5, "tiles": {"drought_1": "drought_green_4", "drought_2": "drought_black_2"}},
        "",
        "ride drought_2",
        "Ride to drought 2 (2 steps, pay $4 to the bank)",
        "Zu Dürre 2 ziehen (2 Schritte, 4\u00a0$ an die Bank)",
    ),
    (
        {"at": "a", "money": 1, "buildings": {"a1": "Tom 1a"}},
        "",
        "ride a1",
        "Ride to Blue's 1a on A1 (1 step, pay $1 to Blue)",
        "Zu 1a von Blau auf A1 ziehen (1 Schritt, 1\u00a0$ an Blau)",
    ),
    (
        {"at": "a", "buildings": {"a1": "Mary 1a"}},
        "",
        "ride a1",
        "Ride to your 1a on A1 (1 step)",
        "Zu deinem 1a auf A1 ziehen (1 Schritt)",
    ),
    (
        {"on": "a1", "hand": "gray", "buildings": {"a1": "Mary 8b", "a2": "Mary 2b"}},
        "do copy",
        "copy a2",
        "Use the actions of your 2b on A2",
        "Aktionen von deinem 2b auf A2 nutzen",
    ),
    (
        {"at": "g"},
        "",
        "ride kansas_city",
        "Ride to Kansas City (1 step)",
        "Nach Kansas City ziehen (1 Schritt)",
    ),
    (
        {"at": "a", "money": 9, "tiles": {"flood_1": "flood_green_4"}, "buildings": {"a1": "Mary 1a"}},
        "",
        "ride b",
        "Ride to building B (2 steps, fees depend on the route)",
        "Zu Gebäude B ziehen (2 Schritte, Gebühren je nach Weg)",
    ),
    (
        {"at": "a", "money": 9, "tiles": {"flood_1": "flood_green_4"}, "buildings": {"a1": "Mary 1a"}},
        "ride b",
        "via flood_1",
        "Go through flood 1 (pay $2 to the bank)",
        "Weg über Überschwemmung 1 (2\u00a0$ an die Bank)",
    ),
    (
        {"at": "a", "money": 9, "tiles": {"flood_1": "flood_green_4"}, "buildings": {"a1": "Mary 1a"}},
        "ride b",
        "via a1",
        "Go through your 1a on A1",
        "Weg über dein 1a auf A1",
    ),
    (
        {"on": "a", "money": 9, "engineers": 3, "jobs": {1: "engineer"}},
        "do hire_2",
        "hire engineer row1",
        "Hire an engineer from row 1 for $8; then: Hire a worker for $2 less",
        "Aus Zeile 1 einen Ingenieur einstellen für 8\u00a0$; dann: Arbeiter für 2\u00a0$ weniger einstellen",
    ),
    (
        {"on": "b", "money": 9, "builders": 3, "buildings": {"a1": "Mary 1a"}},
        "do build_2; build 4",
        "at a1",
        "Put 4a on A1 for $2; your 1a there leaves the game",
        "4a auf A1 legen für 2\u00a0$; dein 1a dort verlässt das Spiel",
    ),
    (
        {"on": "b", "money": 9, "builders": 3},
        "do build_2",
        "build 4",
        "Build 4a for $4 (craftsmen: 2; points: 3)",
        "4a bauen für 4\u00a0$ (Handwerker: 2; Punkte: 3)",
    ),
    (
        {"on": "e", "money": 9, "cowboys": 3, "cattle": "red blue"},
        "do buy_cattle",
        "buy red blue with 3",
        "Buy Brown Swiss and Ayrshire for $5 (cowboys: 3)",
        "Brown Swiss und Ayrshire kaufen für 5\u00a0$ (Cowboys: 3)",
    ),
    (
        {"on": "f", "money": 7, "tiles": {"flood_1": "flood_green_4"}},
        "do hazard_7",
        "hazard flood_1",
        "Take a hazard for $7: flood (green hand, 4 points) on flood 1",
        "Gefahr entfernen für 7\u00a0$: Überschwemmung (grüne Hand, 4 Punkte) auf Überschwemmung 1",
    ),
    (
        {"on": "d", "money": 3, "tiles": {"teepee_1": "second_tribe"}},
        "do tribe",
        "trade teepee_1",
        "Trade on teepee 1: blue teepee, pay $3",
        "Handel auf Tipi 1: blaues Tipi, 3\u00a0$ zahlen",
    ),
    (
        {"on": "g", "engineers": 3},
        "",
        "do engine_per_engineer",
        "Move the engine up to 1 space forward for each engineer (now 3)",
        "Lok für jeden Ingenieur bis zu 1 Feld vorwärts ziehen (zurzeit 3)",
    ),
    (
        {"on": "g", "engine": "4"},
        "do engine_per_engineer",
        "engine t1",
        "Move the engine to turnout 1 (station 1 can be upgraded for $2)",
        "Lok ziehen auf Ausfahrtsfeld 1 (Bahnhof 1 kann für 2\u00a0$ ausgebaut werden)",
    ),
    (
        {"on": "g", "engine": "16", "money": 20},
        "do engine_per_engineer; engine t5",
        "disc hand_1",
        "Upgrade station 5 for $6 (3 points at the end): unlock 1 more hand card, costs $5 (dark corner)",
        (
            "Bahnhof 5 ausbauen für 6\u00a0$ (am Ende 3 Punkte): "
            "bringt 1 Handkarte mehr, kostet 5\u00a0$ (dunkle Ecke)"
        ),
    ),
    (
        {"on": "g", "engine": "4", "money": 2, "cowboys": 2},
        "do engine_per_engineer; engine t1; disc aux_draw_2",
        "give cowboy",
        "Give a cowboy for the station master: $2 now; 1 point for each worker",
        "Für den Bahnhofsvorsteher einen Cowboy abgeben: sofort 2\u00a0$; 1 Punkt je Arbeiter",
    ),
    (
        {"on": "g", "engine": "38"},
        "do engine_per_engineer; engine 39",
        "engine 12",
        "Move the engine back to space 12 and gain $3",
        "Lok zurückziehen auf Feld 12 und 3\u00a0$ nehmen",
    ),
    (
        {"on": "a1", "buildings": {"a1": "Mary 9a"}, "engine": "25"},
        "do extraordinary_delivery",
        "engine t6",
        "Move the engine to turnout 6 for a delivery of value 3",
        "Lok ziehen auf Ausfahrtsfeld 6 für eine Lieferung mit Wert 3",
    ),
    (
        {"hand": "obj_05"},
        "",
        "play obj_05",
        "Play the objective card building + 3 cattle of value 3 (4 or -2): Gain $2",
        "Auftragskarte ausspielen: Gebäude + 3 Rinder mit Zuchtwert 3 (4 oder -2): 2\u00a0$ nehmen",
    ),
    (
        {"on": "f", "hand": "gray gray white white"},
        "do pair_for_4",
        "discard gray",
        "Discard: Jersey",
        "Abwerfen: Jersey",
    ),
    (
        {"on": "kansas_city", "foresight": ("green_tribe -", "cowboy cowboy", "builder builder")},
        "",
        "foresight upper",
        "Choose the upper foresight tile: green teepee, goes to teepee 1",
        "Vorschau: oberes Plättchen wählen: grünes Tipi, kommt auf Tipi 1",
    ),
    (
        {"on": "kansas_city"},
        "foresight upper",
        "foresight lower",
        "Choose the lower foresight tile: cowboy, goes to row 2",
        "Vorschau: unteres Plättchen wählen: Cowboy, kommt in Zeile 2",
    ),
    (
        {"on": "kansas_city", "hand": "red blue green green", "marker": 2},
        ARRIVED,
        "certificates 2",
        "Use 2 certificates: total 10, gain $10",
        "2 Zertifikate einsetzen: Gesamtwert 10, 10\u00a0$ nehmen",
    ),
    (
        {
            "on": "kansas_city",
            "hand": "red blue green green",
            "marker": 2,
            "engine": "5",
            "cities": "santa_fe",
        },
        f"{ARRIVED}; certificates 2",
        "deliver albuquerque",
        "Deliver to Albuquerque: an objective card, transport $3",
        "Nach Albuquerque liefern: eine Auftragskarte, Transport 3\u00a0$",
    ),
    (
        {"on": "kansas_city", "hand": "red"},
        f"{ARRIVED}; certificates 0",
        "deliver kansas_city",
        "Deliver to Kansas City: gain $6, lose 6 points at the end",
        "Nach Kansas City liefern: 6\u00a0$ nehmen, am Ende 6 Punkte verlieren",
    ),
    (
        {"on": "kansas_city", "hand": "red", "stations": "s1", "covered": ""},
        f"{ARRIVED}; certificates 0; deliver topeka",
        "disc from s1",
        "Use the disc of station 1",
        "Marker nehmen: Bahnhof 1",
    ),
]


@pytest.mark.parametrize("example", SAYINGS, ids=[f"{each[2]}: {each[3]}" for each in SAYINGS])
def test_a_move_is_said_with_its_price_and_effect(example: tuple[dict[str, Any], str, str, str, str]) -> None:
    table, played, text, english, german = example
    game = Story(**table)
    if played:
        game.play(played)
    assert game.sentences(text) == (english, german)


def test_seats_go_by_the_names_of_their_players() -> None:
    game = Story("Mary Tom", at="a", money=1, buildings={"a1": "Tom 1a"})
    move = GWT1.move("ride a1")
    assert (
        GWT1.format_move(game.state, move, "en", ["Mary", "Tom"])
        == "Ride to Tom's 1a on A1 (1 step, pay $1 to Tom)"
    )


@pytest.mark.parametrize(
    ("table", "played", "english", "german"),
    [
        ({"on": "a"}, "", "Skip it", "Auslassen"),
        (
            {"on": "g", "engine": "4", "money": 2},
            "do engine_per_engineer; engine t1",
            "Do not upgrade station 1",
            "Bahnhof 1 nicht ausbauen",
        ),
        (
            {"hand": "obj_06"},
            "play obj_06",
            "Skip: Draw up to 3 cards, then discard as many",
            "Verzichten: Bis zu 3 Karten ziehen, dann ebenso viele abwerfen",
        ),
        (
            {
                "on": "g",
                "engine": "7",
                "money": 2,
                "cowboys": 2,
                "tiles": {"flood_1": "flood_green_4", "teepee_4": "green_tribe"},
            },
            "do engine_per_engineer; engine t2; disc aux_draw_2; give cowboy",
            "Skip: Take a hazard for nothing; Trade with the Indians",
            "Verzichten: Gefahr kostenlos entfernen; Mit den Indianern handeln",
        ),
    ],
)
def test_skipping_says_what_is_skipped(table: dict[str, Any], played: str, english: str, german: str) -> None:
    game = Story(**table)
    if played:
        game.play(played)
    skip = GWT1.move("skip")
    assert (GWT1.format_move(game.state, skip, "en"), GWT1.format_move(game.state, skip, "de")) == (
        english,
        german,
    )


# -------------------------------------------------------------------- events

EVENTS: list[tuple[int, tuple[int, int, int], str]] = [
    (events.TURN_BEGAN, (0, 0, 0), "Mary takes a turn."),
    (events.PLACED, (0, 1, 0), "Mary begins on building A."),
    (events.MOVED, (1, 2, 0), "Tom rides to Mary's 2a on A1."),
    (events.PAID_FEE, (0, 2, 1), "Mary pays a fee of $2 to Tom."),
    (events.PAID_FEE, (0, 2, -1), "Mary pays a fee of $2 to the bank."),
    (events.PAID, (0, 7, 0), "Mary pays $7."),
    (events.GAINED, (0, 7, 0), "Mary gains $7."),
    (events.CERTIFIED, (0, 4, 0), "Mary has 4 certificates now."),
    (events.SHUFFLED, (0, 0, 0), "Mary shuffles the discard pile to make a new draw pile."),
    (events.DREW, (0, 1, 0), "Mary draws 1 card."),
    (events.DREW, (0, 3, 0), "Mary draws 3 cards."),
    (events.SAW_CARD, (0, 4, 0), "You draw Holstein (only you see this)."),
    (events.DISCARDED, (0, 0, 0), "Mary discards Jersey."),
    (events.REMOVED, (0, 0, 0), "Mary removes from the game: Jersey."),
    (events.HIRED, (0, 2, 5), "Mary hires an engineer for $5."),
    (events.BUILT, (0, 3, 3), "Mary builds 3a on A2."),
    (events.REPLACED, (0, 3, 3), "Mary's 3a on A2 is replaced and leaves the game."),
    (events.BOUGHT, (0, 4, -1), "Mary buys Holstein."),
    (events.BOUGHT, (0, 4, 6), "Mary buys Holstein and Ayrshire."),
    (events.MARKET_ADDED, (10, 0, 0), "New in the cattle market: Texas Longhorn (5)."),
    (events.ENGINE_MOVED, (0, 41, 0), "Mary moves the engine to turnout 2."),
    (events.UPGRADED, (0, 1, 2), "Mary upgrades station 2 for $2."),
    (events.DISC_USED, (0, 8, 0), "Mary takes the disc of certificate limit 4."),
    (events.STATION_DISC_USED, (0, 1, 0), "Mary takes the disc from station 2."),
    (
        events.TOOK_MASTER,
        (0, 0, 1),
        "Mary gives a craftsman for the station master: $2 now; 1 point for each worker.",
    ),
    (events.TOOK_HAZARD, (0, 8, 5), "Mary takes a hazard: flood (green hand, 4 points)."),
    (events.TOOK_TRIBE, (0, 23, 28), "Mary trades for the green teepee from teepee 4."),
    (
        events.GAINED_OBJECTIVE,
        (0, 36, 0),
        "Mary takes an objective card to the discard pile: San Francisco (5 or -3).",
    ),
    (
        events.GAINED_OBJECTIVE,
        (0, 36, 1),
        "Mary takes an objective card to the hand: San Francisco (5 or -3).",
    ),
    (events.GAINED_UNSEEN, (0, 0, 0), "Mary takes an objective card unseen to the hand."),
    (events.PLAYED_OBJECTIVE, (0, 36, 0), "Mary plays the objective card San Francisco (5 or -3)."),
    (events.DISPLAYED, (36, 0, 0), "New objective card on display: San Francisco (5 or -3)."),
    (events.TILE_CHOSEN, (0, 26, 1), "Mary chooses in foresight 2: craftsman."),
    (events.TILE_PLACED, (24, 25, 0), "On teepee 1 there is now: blue teepee."),
    (events.WORKER_PLACED, (25, 1, 0), "New in row 2 of the job market: cowboy."),
    (
        events.TILE_GONE,
        (22, 0, 0),
        "There is no space for it, so it leaves the game: rockfall (black hand, 2 points).",
    ),
    (events.TOKEN_MOVED, (2, 0, 0), "The job market token moves to row 3."),
    (
        events.TOKEN_TAKEN,
        (1, 0, 0),
        "The job market is full: Tom takes the token, and everybody else has one more turn.",
    ),
    (events.INCOME, (0, 10, 2), "Mary shows a total value of 10, with 2 certificates."),
    (events.DELIVERED, (0, 5, 0), "Mary delivers to Albuquerque."),
    (events.NOT_DELIVERED, (0, 0, 0), "Mary has no disc to deliver with."),
    (events.TRANSPORT_PAID, (0, 3, 0), "Mary pays $3 for transport."),
    (events.TILE_TURNED, (27, 2, 0), "New in foresight 3: engineer."),
    (events.AUXILIARY_DONE, (0, 1, 0), "Mary chooses: Double auxiliary action: gain $2."),
    (events.ACTION_DONE, (0, action_number("buy_cattle"), 0), "Mary chooses: Buy cattle."),
    (events.COPIED, (0, 2, 0), "Mary uses the actions of Mary's 2a on A1."),
    (events.ENDED, (0, 0, 0), "The game is over."),
]


@pytest.mark.parametrize("example", EVENTS, ids=[each[2] for each in EVENTS])
def test_an_event_is_formatted(example: tuple[int, tuple[int, int, int], str]) -> None:
    kind, (a, b, c), english = example
    state = Story("Mary Tom", buildings={"a1": "Mary 2a"}).state
    event = Event(kind, EVERYBODY, a, b, c)
    assert GWT1.format_event(state, event, "en", ["Mary", "Tom"]) == english
    german = GWT1.format_event(state, event, "de", ["Mary", "Tom"])
    assert german != english
    assert german.endswith(".")
    assert not english_in(german)


def test_every_kind_of_event_is_formatted_here() -> None:
    """Those of the second edition, the last ones, are told in `tests.gwt2.test_move_and_event_texts`."""
    assert {kind for kind, _, _ in EVENTS} == set(range(events.GOT_TOKENS))
