"""The phrases of an edition, put together from its nouns: actions, cards, tiles, station masters, scores.

A noun is a pair (English, German). A template takes nouns by name and is filled in for each language.
"""

from typing import Final

from trailboss.core.words import LANGUAGES, learn
from trailboss.games.gwt.components.cattle import FACE_IDS, FACES, FIRST_OBJECTIVE
from trailboss.games.gwt.components.objectives import (
    OBJECTIVE_PENALTY,
    OBJECTIVE_TASKS,
    OBJECTIVE_VP,
    TASK_KINDS,
    TASKS,
)
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import (
    BOARD_TILES,
    FIRST_HAZARD,
    FIRST_NEUTRAL,
    GREEN_TRIBE,
    HAZARD_SECTION,
)
from trailboss.games.gwt.components.trail import SECTION_IDS
from trailboss.games.gwt.edition import Edition

Both = tuple[str, str]

HAZARDS: Final[dict[str, Both]] = {
    "flood": ("flood", "Überschwemmung"),
    "drought": ("drought", "Dürre"),
    "rockfall": ("rockfall", "Steinschlag"),
}

ACTIONS: Final[dict[str, Both]] = {
    # -- cards for money and certificates
    "white_for_2": ("Discard a {white} for $2", "{white} abwerfen und $2 nehmen"),
    "green_for_2": ("Discard a {green} for $2", "{green} abwerfen und $2 nehmen"),
    "black_for_2": ("Discard a {black} for $2", "{black} abwerfen und $2 nehmen"),
    "pair_for_4": (
        "Discard two cattle cards of one type for $4",
        "Zwei Rinderkarten einer Art abwerfen und $4 nehmen",
    ),
    "white_for_4": ("Discard a {white} for $4", "{white} abwerfen und $4 nehmen"),
    "green_for_3": ("Discard a {green} for $3", "{green} abwerfen und $3 nehmen"),
    "pair_for_3": (
        "Discard two cattle cards of one type for $3",
        "Zwei Rinderkarten einer Art abwerfen und $3 nehmen",
    ),
    "yellow_for_10": ("Discard a {yellow} for $10", "{yellow} abwerfen und $10 nehmen"),
    "black_for_2_certificates": (
        "Discard a {black} for 2 certificates",
        "{black} abwerfen für 2 Zertifikate",
    ),
    "gray_for_engine_1": (
        "Discard a {gray} to move the engine 1 space forward",
        "{gray} abwerfen und Lok 1 Feld vorwärts ziehen",
    ),
    "objective_card_for_2_certificates": (
        "Discard an objective card for 2 certificates",
        "Auftragskarte abwerfen für 2 Zertifikate",
    ),
    "any_for_3_and_objective_to_hand": (
        "Discard any cattle card for $3 and an objective card to the hand",
        "Beliebige Rinderkarte abwerfen, $3 nehmen und Auftragskarte auf die Hand",
    ),
    # -- risk actions
    "any_for_certificate": (
        "Discard any cattle card for 1 certificate",
        "Beliebige Rinderkarte abwerfen für 1 Zertifikat",
    ),
    "gray_for_certificate_and_2": (
        "Discard a {gray} for 1 certificate and $2",
        "{gray} abwerfen für 1 Zertifikat und $2",
    ),
    # -- worker spaces
    "gray_for_certificate": ("Discard a {gray} for 1 certificate", "{gray} abwerfen für 1 Zertifikat"),
    "gray_for_2": ("Discard a {gray} for $2", "{gray} abwerfen und $2 nehmen"),
    "gray_for_2_certificates": (
        "Discard a {gray} for 2 certificates",
        "{gray} abwerfen für 2 Zertifikate",
    ),
    "gray_for_4": ("Discard a {gray} for $4", "{gray} abwerfen und $4 nehmen"),
    # -- money and certificates
    "dollars_2": ("Gain $2", "$2 nehmen"),
    "dollars_4": ("Gain $4", "$4 nehmen"),
    "dollars_per_woods_2": (
        "Gain $2 for each of your buildings in the woods",
        "Für jedes eigene Gebäude im Wald $2 nehmen",
    ),
    "dollars_per_engineer": ("Gain $1 for each {engineer}", "Für jeden {engineer} $1 nehmen"),
    "certificate": ("Gain 1 certificate", "1 Zertifikat nehmen"),
    "certificates_max": ("Gain certificates up to your limit", "Zertifikate bis zum Limit nehmen"),
    "tribe_pairs": (
        "Gain 2 certificates and $2 for each {pair}",
        "Je {pair} 2 Zertifikate und $2 nehmen",
    ),
    # -- workers, buildings, cattle, tiles
    "hire_0": ("Hire a worker", "Arbeiter einstellen"),
    "hire_2": ("Hire a worker, $2 dearer", "Arbeiter einstellen, $2 teurer"),
    "hire_minus_1": ("Hire a worker, $1 cheaper", "Arbeiter einstellen, $1 billiger"),
    "hire_minus_2": ("Hire a worker, $2 cheaper", "Arbeiter einstellen, $2 billiger"),
    "build_2": ("Build, for $2 per {builder}", "Gebäude bauen, $2 je {builder}"),
    "build_1": ("Build, for $1 per {builder}", "Gebäude bauen, $1 je {builder}"),
    "buy_cattle": ("Buy cattle", "Rinder kaufen"),
    "hazard_0": ("Take a hazard for nothing", "Gefahr kostenlos entfernen"),
    "hazard_5": ("Take a hazard for $5", "Gefahr für $5 entfernen"),
    "hazard_7": ("Take a hazard for $7", "Gefahr für $7 entfernen"),
    "tribe": ("{trade}", "{trade}"),
    "objective": ("Gain an objective card", "Auftragskarte nehmen"),
    "draw_3": (
        "Draw up to 3 cards, then discard as many",
        "Bis zu 3 Karten ziehen, dann ebenso viele abwerfen",
    ),
    "draw_per_cowboy": (
        "Draw up to one card per {cowboy}, then discard as many",
        "Je {cowboy} bis zu 1 Karte ziehen, dann ebenso viele abwerfen",
    ),
    # -- engine, herder
    "engine_2": ("Move the engine up to 2 spaces forward", "Lok bis zu 2 Felder vorwärts ziehen"),
    "engine_3": ("Move the engine up to 3 spaces forward", "Lok bis zu 3 Felder vorwärts ziehen"),
    "engine_4": ("Move the engine up to 4 spaces forward", "Lok bis zu 4 Felder vorwärts ziehen"),
    "engine_per_engineer": (
        "Move the engine up to 1 space per {engineer} forward",
        "Lok je {engineer} bis zu 1 Feld vorwärts ziehen",
    ),
    "engine_per_woods": (
        "Move the engine up to 1 space per building in the woods forward",
        "Lok je Gebäude im Wald bis zu 1 Feld vorwärts ziehen",
    ),
    "engine_back_for_3": (
        "Move the engine 1 space back for $3",
        "Lok 1 Feld zurückziehen und $3 nehmen",
    ),
    "pay_2_for_engine_2": (
        "Pay $2 to move the engine up to 2 spaces forward",
        "$2 zahlen und Lok bis zu 2 Felder vorwärts ziehen",
    ),
    "extraordinary_delivery": (
        "Make an extraordinary delivery",
        "Außerordentliche Lieferung durchführen",
    ),
    "upgrade_behind": (
        "Upgrade a station behind the engine",
        "Bahnhof hinter der Lok ausbauen",
    ),
    "herder_1": ("Move the {herder} 1 step on", "{herder} 1 Schritt weiterbewegen"),
    "herder_2": ("Move the {herder} up to 2 steps on", "{herder} bis zu 2 Schritte weiterbewegen"),
    "herder_3": ("Move the {herder} up to 3 steps on", "{herder} bis zu 3 Schritte weiterbewegen"),
    "herder_4": ("Move the {herder} up to 4 steps on", "{herder} bis zu 4 Schritte weiterbewegen"),
    "herder_5": ("Move the {herder} up to 5 steps on", "{herder} bis zu 5 Schritte weiterbewegen"),
    "herder_free_3": (
        "Move the {herder} up to 3 steps without fees",
        "{herder} bis zu 3 Schritte ohne Gebühren bewegen",
    ),
    "copy": (
        "Use the actions of an adjacent building",
        "Aktionen eines benachbarten Gebäudes nutzen",
    ),
    # -- new in the second edition
    "green_for_engine_2": (
        "Discard a {green} to move the engine up to 2 spaces forward",
        "{green} abwerfen und Lok bis zu 2 Felder vorwärts ziehen",
    ),
    "value3_for_7": (
        "Discard a cattle card of value 3 for $7",
        "Rinderkarte mit Zuchtwert 3 abwerfen und $7 nehmen",
    ),
    "any_for_6_and_objective_to_hand": (
        "Discard any cattle card for $6 and an objective card to the hand",
        "Beliebige Rinderkarte abwerfen, $6 nehmen und Auftragskarte auf die Hand",
    ),
    "hazard_2": ("Take a hazard for $2", "Gefahr für $2 entfernen"),
    "engine_per_hazard": (
        "Move the engine up to 1 space per hazard forward",
        "Lok je Gefahr bis zu 1 Feld vorwärts ziehen",
    ),
    "dollars_per_builder": ("Gain $1 for each {builder}", "Für jeden {builder} $1 nehmen"),
    "dollars_per_station_2": (
        "Gain $2 for each of your stations",
        "Für jeden eigenen Bahnhof $2 nehmen",
    ),
    "exchange_token": ("Gain an exchange token", "Tauschmarke nehmen"),
    "certificates_2": ("Gain 2 certificates", "2 Zertifikate nehmen"),
    "dollars_12": ("Gain $12", "$12 nehmen"),
    # -- auxiliary actions
    "auxiliary": (
        "Perform an auxiliary action, single or double",
        "Einfache oder doppelte Hilfsaktion ausführen",
    ),
    "aux_dollars_single": ("Auxiliary action: gain $1", "Hilfsaktion: $1 nehmen"),
    "aux_dollars_double": ("Double auxiliary action: gain $2", "Doppelte Hilfsaktion: $2 nehmen"),
    "aux_draw_single": (
        "Auxiliary action: draw 1 card, then discard 1",
        "Hilfsaktion: 1 Karte ziehen, dann 1 abwerfen",
    ),
    "aux_draw_double": (
        "Double auxiliary action: draw 2 cards, then discard 2",
        "Doppelte Hilfsaktion: 2 Karten ziehen, dann 2 abwerfen",
    ),
    "aux_certificate_single": (
        "Auxiliary action: pay $1 and move the engine 1 space back for 1 certificate",
        "Hilfsaktion: $1 zahlen und Lok 1 Feld zurückziehen für 1 Zertifikat",
    ),
    "aux_certificate_double": (
        "Double auxiliary action: pay $2 and move the engine 2 spaces back for 2 certificates",
        "Doppelte Hilfsaktion: $2 zahlen und Lok 2 Felder zurückziehen für 2 Zertifikate",
    ),
    "aux_engine_single": (
        "Auxiliary action: pay $1 to move the engine 1 space forward",
        "Hilfsaktion: $1 zahlen und Lok 1 Feld vorwärts ziehen",
    ),
    "aux_engine_double": (
        "Double auxiliary action: pay $2 to move the engine up to 2 spaces forward",
        "Doppelte Hilfsaktion: $2 zahlen und Lok bis zu 2 Felder vorwärts ziehen",
    ),
    "aux_remove_single": (
        "Auxiliary action: move the engine 1 space back and remove 1 hand card from the game",
        "Hilfsaktion: Lok 1 Feld zurückziehen und 1 Handkarte aus dem Spiel entfernen",
    ),
    "aux_remove_double": (
        "Double auxiliary action: move the engine 2 spaces back and remove 2 hand cards from the game",
        "Doppelte Hilfsaktion: Lok 2 Felder zurückziehen und 2 Handkarten aus dem Spiel entfernen",
    ),
}
"""Sentences for the printed actions."""

MASTERS: Final[dict[str, Both]] = {
    "workers": ("$2 now; 1 point for each worker", "sofort $2; 1 Punkt je Arbeiter"),
    "objectives": (
        "now a hazard for nothing, or: {trade}; 3 points for every 2 objective cards",
        "sofort eine Gefahr kostenlos oder: {trade}; 3 Punkte je 2 Auftragskarten",
    ),
    "hazards": (
        "1 permanent certificate; 3 points for every 2 hazards",
        "1 dauerhaftes Zertifikat; 3 Punkte je 2 Gefahren",
    ),
    "tribe_pairs": (
        "1 permanent certificate; 3 points for each {pair}",
        "1 dauerhaftes Zertifikat; 3 Punkte je {pair}",
    ),
    "certificates": (
        "1 permanent certificate; 3 points for every 2 certificates",
        "1 dauerhaftes Zertifikat; 3 Punkte je 2 Zertifikate",
    ),
    "stations": (
        "1 permanent certificate; 3 points for every 2 stations",
        "1 dauerhaftes Zertifikat; 3 Punkte je 2 Bahnhöfe",
    ),
    "buildings": (
        "2 certificates now; 2 points for each building",
        "sofort 2 Zertifikate; 2 Punkte je Gebäude",
    ),
    "two_certificates": ("2 permanent certificates", "2 dauerhafte Zertifikate"),
    "twelve_dollars": ("$12 now", "sofort $12"),
}
"""What a station master brings, at once and at the end."""

MASTER_NAMES: Final[dict[str, Both]] = {
    "workers": ("workers", "Arbeiter"),
    "objectives": ("objective cards", "Auftragskarten"),
    "hazards": ("hazards", "Gefahren"),
    "tribe_pairs": ("{pairs}", "{pairs}"),
    "certificates": ("certificates", "Zertifikate"),
    "stations": ("stations", "Bahnhöfe"),
    "buildings": ("buildings", "Gebäude"),
    "two_certificates": ("2 certificates", "2 Zertifikate"),
    "twelve_dollars": ("$12", "$12"),
}

SCORES: Final[dict[str, Both]] = {
    "money": ("Money", "Geld"),
    "buildings": ("Buildings", "Gebäude"),
    "cities": ("Cities", "Städte"),
    "stations": ("Stations", "Bahnhöfe"),
    "hazards": ("Hazards", "Gefahren"),
    "cattle": ("Cattle", "Rinder"),
    "objectives": ("Objective cards", "Auftragskarten"),
    "station_masters": ("Station masters", "Bahnhofsvorsteher"),
    "workers": ("Workers", "Arbeiter"),
    "steps": ("Step limit", "Schrittlimit"),
    "token": ("Job market token", "Arbeitsmarkt-Anzeiger"),
}

TASK: Final[dict[str, Both]] = {
    "building": ("building", "Gebäude"),
    "green_tile": ("{green_tile}", "{green_tile}"),
    "second_tile": ("{second_tile}", "{second_tile}"),
    "hazard": ("hazard", "Gefahr"),
    "station": ("station", "Bahnhof"),
    "value3": ("cattle of value 3", "Rind mit Zuchtwert 3"),
    "brown": ("{brown}", "{brown}"),
    "purple": ("{purple}", "{purple}"),
    "terminal_city": ("{terminal_city}", "{terminal_city}"),
}
"""What an objective card asks for, once."""

SEVERAL_TASKS: Final[dict[str, Both]] = {
    "building": ("buildings", "Gebäude"),
    "green_tile": ("{green_tiles}", "{green_tiles}"),
    "second_tile": ("{second_tiles}", "{second_tiles}"),
    "hazard": ("hazards", "Gefahren"),
    "station": ("stations", "Bahnhöfe"),
    "value3": ("cattle of value 3", "Rinder mit Zuchtwert 3"),
    "brown": ("{brown}", "{brown}"),
    "purple": ("{purple}", "{purple}"),
    "terminal_city": ("{terminal_city}", "{terminal_city}"),
}
"""... and more than once."""


def learn_edition(game: str, edition: Edition, nouns: dict[str, Both], changed: dict[str, Both]) -> None:
    """Take up all that is put together from the nouns of an edition; `changed` are actions that it prints
    otherwise than the first one."""
    said: list[dict[str, str]] = [
        {name: both[lang] for name, both in nouns.items()} for lang in range(len(LANGUAGES))
    ]
    families = {
        "action": ACTIONS | changed,
        "master": _of_edition(MASTER_NAMES, edition),
        "master_text": _of_edition(MASTERS, edition),
        "score": SCORES,
        "task": TASK,
    }
    phrases: dict[str, Both] = {}
    for family, templates in families.items():
        for name, both in templates.items():
            phrases[f"{game}.{family}.{name}"] = (both[0].format(**said[0]), both[1].format(**said[1]))
    for face in range(FIRST_OBJECTIVE, FACES):
        phrases[f"{game}.face.{FACE_IDS[face]}"] = (_card(face, 0, said[0]), _card(face, 1, said[1]))
    for tile in range(FIRST_NEUTRAL, GREEN_TRIBE):
        phrases[f"{game}.tile.{BOARD_TILES[tile].id}"] = (_tile(tile, 0), _tile(tile, 1))
    learn(phrases)


def _of_edition(masters: dict[str, Both], edition: Edition) -> dict[str, Both]:
    """The station masters that an edition has."""
    there = [MASTER_IDS[master] for master in edition.masters]
    return {name: both for name, both in masters.items() if name in there}


def _card(face: int, lang: int, nouns: dict[str, str]) -> str:
    """An objective card by its tasks and points: `building + 2 hazards, 5/-2`."""
    tasks: list[str] = []
    for kind in range(TASK_KINDS):
        count = OBJECTIVE_TASKS[face][kind]
        if count == 1:
            tasks.append(TASK[TASKS[kind]][lang].format(**nouns))
        elif count:
            tasks.append(f"{count} " + SEVERAL_TASKS[TASKS[kind]][lang].format(**nouns))
    penalty = OBJECTIVE_PENALTY[face]
    points = f"{OBJECTIVE_VP[face]}/-{penalty}" if penalty else str(OBJECTIVE_VP[face])
    return f"{' + '.join(tasks)}, {points}"


def _tile(tile: int, lang: int) -> str:
    """A neutral building by its letter, a hazard by its hand and points."""
    printed = BOARD_TILES[tile]
    if tile < FIRST_HAZARD:
        return (f"building {printed.id}", f"Gebäude {printed.id}")[lang]
    kind = HAZARDS[SECTION_IDS[HAZARD_SECTION[tile]]][lang]
    hand = (("black hand", "schwarze Hand"), ("green hand", "grüne Hand"))[printed.green_hand][lang]
    points = ("points", "Punkte")[lang]
    return f"{kind} ({hand}, {printed.vp} {points})"
