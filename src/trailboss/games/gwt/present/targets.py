"""The places of Great Western Trail's moves on the table, and what a click on a place could mean.

On the board:  space:<id>  rail:<position>  station:s3  city:<id>  job:row3:cowboy  cattle:<face>
               cattle:stack  display:<face>  display:top  foresight:<column>:upper|lower
At the ranch:  hand:<face>  building:<number>  disc:<id>  aux:<id>  worker:<kind>  certificates:<n>
               stack (your draw pile)  exchange (your exchange tokens)
"""

from typing import Final

from trailboss.games.gwt.components.tiles import FORESIGHT_COLUMNS
from trailboss.games.gwt.questions.location import local_actions
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.rules.moves import DO
from trailboss.games.gwt.state.table import NOT_PLACED, Table

PLACE_OF: Final[dict[str, str]] = {
    "place": "space",
    "ride": "space",
    "via": "space",
    "at": "space",
    "copy": "space",
    "hazard": "space",
    "trade": "space",
    "aux": "aux",
    "gain": "display",
    "play": "hand",
    "discard": "hand",
    "remove": "hand",
    "raise": "hand",
    "build": "building",
    "engine": "rail",
    "disc": "disc",
    "give": "worker",
    "station": "station",
    "certificates": "certificates",
    "deliver": "city",
}
"""By the first word of a move: the kind of place that its second word names."""

FIXED: Final[dict[str, str]] = {"add": "cattle:stack", "draw": "stack", "exchange": "exchange"}
"""By the first word of a move: its only place."""

OTHERWISE: Final = ("ride", "station", "play", "discard")
"""What a click means if it can't be one of the question's own moves (`Question.verbs`)."""


def targets(table: Table, seat: int, move: int) -> list[str]:
    """The places of a move; none for `end`, `skip`, `stop` and immediate actions."""
    verb, *words = table.game.text(move).split()
    if verb in FIXED:
        return [FIXED[verb]]
    if verb == "do":  # a local action: where the herder stands
        herder = table.herder[seat]
        local = "do" in _verbs(table) and herder != NOT_PLACED
        return [f"space:{table.trail.ids[herder]}"] if local else []
    if verb == "hire":
        return [f"job:{words[1]}:{words[0]}"]
    if verb == "buy":
        return [f"cattle:{face}" for face in dict.fromkeys(words[: words.index("with")])]
    if verb == "foresight":
        columns = [table.frames.a()] if verb in _verbs(table) else list(range(FORESIGHT_COLUMNS))
        return [f"foresight:{column + 1}:{words[0]}" for column in columns]
    if verb == "disc" and words[0] == "from":
        return [f"station:{words[1]}"]
    return [f"{PLACE_OF[verb]}:{words[0]}"] if verb in PLACE_OF else []


def moves_at(table: Table, seat: int, place: str) -> list[int]:
    """The moves that a click on a place could mean at the question asked now, legal or not."""
    game = table.game
    found: dict[str, list[int]] = {}
    for move in range(game.move_count):
        if place in targets(table, seat, move) and not _is_mixed_pair(game.text(move)):
            found.setdefault(game.text(move).split()[0], []).append(move)
    for verb in (*_verbs(table), *OTHERWISE):
        if verb in found:
            if verb == "place" and table.herder[seat] != NOT_PLACED:
                continue
            return _local(table) or found.get("ride", []) if verb == "do" else found[verb]
    return [move for moves in found.values() for move in moves]


def _verbs(table: Table) -> list[str]:
    """What a click means first at the question asked now."""
    return [] if table.over else QUESTIONS[table.frames.kind()].verbs


def _local(table: Table) -> list[int]:
    """The actions of the location, whether they can be done now or not."""
    found = local_actions(table, table.frames.a(), table.frames.b())
    return [DO + action for alternatives in found for action in alternatives]


def _is_mixed_pair(text: str) -> bool:
    """Does a move buy two different cards? A click is on one."""
    verb, *words = text.split()
    return verb == "buy" and len(set(words[: words.index("with")])) > 1
