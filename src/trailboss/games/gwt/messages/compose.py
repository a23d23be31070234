"""The texts of an edition, composed from its nouns: actions, cards, tiles, station masters, scores.

What holds for every edition is a template in the message files (`gwt.edition.`, `gwt.effect.`) that takes the
edition's nouns by name, so another edition needs nouns and little else.
"""

from typing import Final

from trailboss.core.messages import format_message
from trailboss.games.gwt.components.actions import ACTIONS, SECOND_ACTIONS, Action
from trailboss.games.gwt.components.cattle import FACE_IDS, FACES, FIRST_OBJECTIVE, TYPE_IDS
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
from trailboss.games.gwt.messages.actions import label, sentence, short_label
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.editions import FIRST, SECOND

NOUNS: Final[dict[str, str]] = {
    "herder": "herder",
    "cowboy": "worker.cowboy",
    "builder": "worker.builder",
    "engineer": "worker.engineer",
    "green_tile": "tile.green_tribe",
    "second_tile": "tile.second_tribe",
    "green_tiles": "noun.green_tiles",
    "second_tiles": "noun.second_tiles",
    "trade": "noun.trade",
    "pair": "noun.pair",
    "pairs": "noun.pairs",
}
"""Where an edition's messages have the nouns of the templates; types of cattle come on top."""


def compose(lang: str, texts: dict[str, object]) -> dict[str, str]:
    """All composed texts of a language; none if it has no templates (`core.messages.Composer`)."""
    if "gwt.sentence.style" not in texts:
        return {}
    composed = {f"gwt.action.{action.name}": label(action, lang) for action in ACTIONS}
    composed |= {f"table.gwt.act.{action.name}": short_label(action, lang) for action in ACTIONS}
    scores = [key.removeprefix("gwt.edition.score.") for key in texts if key.startswith("gwt.edition.score.")]
    for game, edition, city, changed in EDITIONS:
        nouns = nouns_of(game, city, lang)
        masters = [MASTER_IDS[master] for master in edition.masters]
        families = {"master": masters, "master_text": masters, "score": scores, "task": TASKS}
        for family, names in families.items():
            for name in names:
                composed[f"{game}.{family}.{name}"] = _template(f"{family}.{name}", nouns, lang)
        for number, action in enumerate(ACTIONS):
            printed = changed.get(action.name, action)
            composed[f"{game}.action.{action.name}"] = sentence(printed, number, lang, nouns)
        for face in range(FIRST_OBJECTIVE, FACES):
            tasks = _tasks(face, nouns, lang)
            composed[f"{game}.asks.{FACE_IDS[face]}"] = tasks
            composed[f"{game}.face.{FACE_IDS[face]}"] = _card(face, tasks, lang)
        for tile in range(FIRST_NEUTRAL, GREEN_TRIBE):
            composed[f"{game}.tile.{BOARD_TILES[tile].id}"] = _tile(tile, lang)
    return composed


EDITIONS: Final[tuple[tuple[str, Edition, str, dict[str, Action]], ...]] = (
    ("gwt1", FIRST, "san_francisco", {}),
    ("gwt2", SECOND, "new_york", SECOND_ACTIONS),
)
"""The name of the game, its edition, its terminal city, and the actions that it prints in another way."""


def nouns_of(game: str, terminal_city: str, lang: str) -> dict[str, object]:
    """The nouns of an edition in a language."""
    keys = NOUNS | {kind: f"type.{kind}" for kind in TYPE_IDS} | {"terminal_city": f"city.{terminal_city}"}
    return {name: format_message(f"{game}.{key}", {}, lang) for name, key in keys.items()}


def _template(key: str, values: dict[str, object], lang: str) -> str:
    return format_message(f"gwt.edition.{key}", values, lang)


def _tasks(face: int, nouns: dict[str, object], lang: str) -> str:
    """What an objective card asks for: `building + 2 hazards`."""
    tasks: list[str] = []
    for kind in range(TASK_KINDS):
        count = OBJECTIVE_TASKS[face][kind]
        if count == 1:
            tasks.append(_template(f"task.{TASKS[kind]}", nouns, lang))
        elif count:
            tasks.append(f"{count} " + _template(f"tasks.{TASKS[kind]}", nouns, lang))
    return " + ".join(tasks)


def _card(face: int, tasks: str, lang: str) -> str:
    """An objective card by its tasks and points: `building + 2 hazards (5 or -2)`."""
    penalty = OBJECTIVE_PENALTY[face]
    values: dict[str, object] = {"tasks": tasks, "points": OBJECTIVE_VP[face], "penalty": penalty}
    return _template("card.else" if penalty else "card", values, lang)


def _tile(tile: int, lang: str) -> str:
    """A neutral building by its letter, a hazard by its hand and points."""
    printed = BOARD_TILES[tile]
    if tile < FIRST_HAZARD:
        return _template("tile.neutral", {"id": printed.id}, lang)
    kind = _template(f"hazard.{SECTION_IDS[HAZARD_SECTION[tile]]}", {}, lang)
    hand = "green" if printed.green_hand else "black"
    return _template(f"tile.{hand}_hazard", {"kind": kind, "points": printed.vp}, lang)
