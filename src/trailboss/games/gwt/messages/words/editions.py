"""The phrases of an edition, put together from its nouns: cards, tiles, station masters, scores.

A noun is a pair (English, German). A template takes nouns by name and is filled in for each language.
"""

from typing import Final

from trailboss.core.words import LANGUAGES, learn
from trailboss.games.gwt.components import objectives, tiles
from trailboss.games.gwt.components.actions import Action
from trailboss.games.gwt.components.cattle import FACE_IDS, FACES, FIRST_OBJECTIVE
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.trail import SECTION_IDS
from trailboss.games.gwt.messages.words.composing import sentences
from trailboss.games.gwt.rules.edition import Edition

Both = tuple[str, str]

HAZARDS: Final[dict[str, Both]] = {
    "flood": ("flood", "Überschwemmung"),
    "drought": ("drought", "Dürre"),
    "rockfall": ("rockfall", "Steinschlag"),
}

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


def learn_edition(game: str, edition: Edition, nouns: dict[str, Both], changed: dict[str, Action]) -> None:
    """Take up all that is put together from the nouns of an edition; `changed` are actions that it prints
    otherwise than the first one."""
    said: list[dict[str, str]] = [
        {name: both[lang] for name, both in nouns.items()} for lang in range(len(LANGUAGES))
    ]
    families = {
        "master": _of_edition(MASTER_NAMES, edition),
        "master_text": _of_edition(MASTERS, edition),
        "score": SCORES,
        "task": TASK,
    }
    phrases: dict[str, Both] = {}
    for family, templates in families.items():
        for name, both in templates.items():
            phrases[f"{game}.{family}.{name}"] = (both[0].format(**said[0]), both[1].format(**said[1]))
    actions = [sentences(changed, lang, said[lang]) for lang in range(len(LANGUAGES))]
    phrases |= {f"{game}.action.{name}": (actions[0][name], actions[1][name]) for name in actions[0]}
    for face in range(FIRST_OBJECTIVE, FACES):
        phrases[f"{game}.face.{FACE_IDS[face]}"] = (_card(face, 0, said[0]), _card(face, 1, said[1]))
    for tile in range(tiles.FIRST_NEUTRAL, tiles.GREEN_TRIBE):
        phrases[f"{game}.tile.{tiles.BOARD_TILES[tile].id}"] = (_tile(tile, 0), _tile(tile, 1))
    learn(phrases)


def _of_edition(masters: dict[str, Both], edition: Edition) -> dict[str, Both]:
    """The station masters that an edition has."""
    there = [MASTER_IDS[master] for master in edition.masters]
    return {name: both for name, both in masters.items() if name in there}


def _card(face: int, lang: int, nouns: dict[str, str]) -> str:
    """An objective card by its tasks and points: `building + 2 hazards, 5/-2`."""
    tasks: list[str] = []
    for kind in range(objectives.TASK_KINDS):
        count = objectives.OBJECTIVE_TASKS[face][kind]
        if count == 1:
            tasks.append(TASK[objectives.TASKS[kind]][lang].format(**nouns))
        elif count:
            tasks.append(f"{count} " + SEVERAL_TASKS[objectives.TASKS[kind]][lang].format(**nouns))
    penalty = objectives.OBJECTIVE_PENALTY[face]
    points = f"{objectives.OBJECTIVE_VP[face]}/-{penalty}" if penalty else str(objectives.OBJECTIVE_VP[face])
    return f"{' + '.join(tasks)}, {points}"


def _tile(tile: int, lang: int) -> str:
    """A neutral building by its letter, a hazard by its hand and points."""
    printed = tiles.BOARD_TILES[tile]
    if tile < tiles.FIRST_HAZARD:
        return (f"building {printed.id}", f"Gebäude {printed.id}")[lang]
    kind = HAZARDS[SECTION_IDS[tiles.HAZARD_SECTION[tile]]][lang]
    hand = (("black hand", "schwarze Hand"), ("green hand", "grüne Hand"))[printed.green_hand][lang]
    points = ("points", "Punkte")[lang]
    return f"{kind} ({hand}, {printed.vp} {points})"
