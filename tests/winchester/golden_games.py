"""The golden games: whole games in golden/*.txt that every build has to replay to the same end.

    python -m tests.winchester.golden_games

plays those anew that are missing, and writes them. Records that are there stay: they show that games played
before still replay. Those made by rules 1 keep that version: with `claims: manual` they ask only those who
can claim.
"""

from pathlib import Path
from typing import Final

from tests.winchester.wandering import wander
from trailboss.core.contract import State, Value
from trailboss.core.record import Position, Record
from trailboss.core.rng import seeded
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState

FOLDER: Final = Path(__file__).parent / "golden"

GAMES: Final[dict[str, tuple[int, dict[str, Value]]]] = {
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "five_players": (5, {}),
    "first_named": (3, {"first": 2}),
    "tokens_face_down": (4, {"bonus_tokens": "face_down"}),
    "claims_by_hand": (5, {"claims": "manual"}),
    "strict_bank": (5, {"bank": "limited"}),
    "strict_table_of_two": (
        2,
        {"bonus_tokens": "face_down", "claims": "manual", "bank": "limited", "first": 0},
    ),
    "claims_unprompted": (4, {"claims": "manual"}),
    "claims_prompted": (4, {"claims": "prompted"}),
    "vehicles_placed": (3, {"vehicles": "chosen"}),
    "duels_at_any_time": (5, {"duels": "any_time"}),
    "touching_plots": (4, {"majority_tie": "touching_plots"}),
}
"""Name -> how many play, and what they agreed on."""
FROM_A_POSITION: Final = "from_a_position"
OWN_MAP: Final = "own_map"
NAMES: Final = (*GAMES, FROM_A_POSITION, OWN_MAP)


def play(name: str) -> State:
    """Play a golden game to its end, by chance that its name gives."""
    if name == FROM_A_POSITION:
        start = WINCHESTER.start(4, 2026, claims="manual")
        assert isinstance(start, WinchesterState)
        wander(start, seeded("before"), 70)
        state = Position.loads(Position.of(start).dumps()).state()
    elif name == OWN_MAP:
        state = WINCHESTER.start(3, 2026, map=own_map())
    else:
        seats, options = GAMES[name]
        state = WINCHESTER.start(seats, 2026, **options)
    assert isinstance(state, WinchesterState)
    wander(state, seeded(name), 10_000)
    return state


def own_map() -> str:
    """A board with the ranch elsewhere, other terrains and cards, and no drawing."""
    return (
        standard()
        .text.partition("[drawing]")[0]
        .replace(', has = "ranch"', "")
        .replace('\n13 = { terrain = "prairie"', '\n13 = { terrain = "prairie", has = "ranch"')
        .replace('\n1 = { terrain = "desert"', '\n1 = { terrain = "forest"')
        .replace('\n6 = { terrain = "forest"', '\n6 = { terrain = "desert"')
        .replace("[0, 2, 3, 5, 7]", "[1, 2, 3, 4, 6]")
        .replace("movement = 7\nsaloon = 6\nrumor = 6", "movement = 6\nsaloon = 6\nrumor = 7")
    )


def result(state: State) -> str:
    """Totals and places of all seats, for people and for the test."""
    return ", ".join(f"{score.total} (place {score.place})" for score in state.scores())


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        if (FOLDER / f"{name}.txt").exists():
            continue
        state = play(name)
        record = Record.of(state, Event=name.replace("_", " "), Result=result(state))
        (FOLDER / f"{name}.txt").write_text(record.dumps(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
