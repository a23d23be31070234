"""Print what the tests of the Daddy Winchester board hold it against, `src/games/winchester/fixture.json`.

Every notation with its places at an auction for plot 14 in which seat 3 leads, and the printed figures of the
standard map, with and without its drawing.
"""

import json
import sys
from importlib.resources import files

from trailboss import presentation
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.table import Table

DRAWN = ("board", "plot", "square", "saloon", "secret")
DRAWING = ("area", "shape", "course", "spot")


def main() -> None:
    table = WINCHESTER.start(5, 1)
    assert isinstance(table, Table)
    table.plot, table.bid, table.bidder, table.to_move = 14, 7, 3, 0
    words = WINCHESTER.vocabulary
    text = files("trailboss.games.winchester.components").joinpath("standard.map").read_text(encoding="utf-8")
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(DRAWING))
    found = {
        "moves": {words.text(move): presentation.targets(table, 0, move) for move in range(len(words))},
        "things": figures("standard"),
        "undrawn": figures(bare),
    }
    json.dump(found, sys.stdout, separators=(",", ":"))


def figures(board: str) -> dict[str, object]:
    things = presentation.catalogue("winchester", {"map": board})
    return {kind: {name: each.figures for name, each in things[kind].items()} for kind in DRAWN}


if __name__ == "__main__":
    main()
