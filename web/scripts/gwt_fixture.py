"""Print what the tests of the Great Western Trail board hold it against, `src/games/gwt/fixture.json`.

For each edition: every notation with its places, the trail as a graph, and one table of the middle of a game
with the printed figures that the board draws, without the words.
"""

import json
import sys

import trailboss
from trailboss import bots, presentation
from trailboss.core.contract import State
from trailboss.games.gwt.components.trail import (
    FIRST_TRAIL,
    KINDS,
    NO_SECTION,
    SECOND_TRAIL,
    SECTION_IDS,
    Trail,
)

DRAWN = (
    "action",
    "arrow",
    "building",
    "buy",
    "cattle",
    "city",
    "fee",
    "objective",
    "space",
    "station",
    "station_master",
)
MOVES_PLAYED = 300


def main() -> None:
    editions = {"gwt1": FIRST_TRAIL, "gwt2": SECOND_TRAIL}
    json.dump(
        {game: edition(game, trail) for game, trail in editions.items()}, sys.stdout, separators=(",", ":")
    )


def edition(game: str, trail: Trail) -> dict[str, object]:
    words = trailboss.game(game).vocabulary
    state = table(game)
    seat = state.to_move
    return {
        "moves": {words.text(move): presentation.targets(state, seat, move) for move in range(len(words))},
        "spaces": [
            {
                "id": name,
                "kind": KINDS[trail.kind[space]],
                "next": [trail.ids[after] for after in trail.next[space]],
                "woods": trail.woods[space],
                "section": None
                if trail.section_of[space] == NO_SECTION
                else SECTION_IDS[trail.section_of[space]],
            }
            for space, name in enumerate(trail.ids)
        ],
        "view": state.view(seat),
        "things": {
            kind: {
                name: {"figures": component.figures, "actions": component.actions}
                for name, component in things.items()
            }
            for kind, things in presentation.catalogue(game).items()
            if kind in DRAWN
        },
    }


def table(game: str) -> State:
    """A table before a ride."""
    options = {} if game == "gwt1" else {"simmental": True}
    state = trailboss.game(game).start(seats=4, seed=7, **options)
    players = [bots.make("drover", seed=seat) for seat in range(4)]
    chance = trailboss.seeded("a table for the tests")
    played = 0
    while played < MOVES_PLAYED or state.view(None)["question"] != "phase_a":
        state.play(bots.decide(players[state.to_move], state, chance))
        played += 1
    return state


if __name__ == "__main__":
    main()
