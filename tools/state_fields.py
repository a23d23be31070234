"""Write a game's `state_fields.py` from the fields that `fields.py` lists; with `--check`, compare only."""

from __future__ import annotations

import importlib
import subprocess
import sys
import types
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trailboss.core.fields import Field

SOURCES = Path(__file__).resolve().parents[1] / "src" / "trailboss"
GAMES = {
    "gwt": """\
from trailboss.games.gwt.components.cattle import (
    CATTLE_FACES,
    FACES,
    FIRST_OBJECTIVE,
    MARKET_DECK,
    SIMMENTAL_CARDS,
    SIMMENTAL_STAGES,
)
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import COLUMNS, ROWS
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK, DISCS, ROW_SPACES, WORKER_KINDS
from trailboss.games.gwt.components.railroad import MASTER_SPACES, POSITIONS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import FORESIGHT_COLUMNS, FORESIGHT_SPACES, PRIVATE, TILES
from trailboss.games.gwt.components.trail import SPACES
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.moves import STATIONS
""",
    "winchester": """\
from trailboss.games.winchester.components.cards import (
    MAX_BID,
    MINE_CARDS,
    NOTES_IN_BOX,
    PILES,
    PLOTS,
    RANCH_CARDS,
    SECRET,
    SHARED,
    TOKENS,
)
from trailboss.games.winchester.components.map import Map
""",
}
"""By game: what the expressions of its declarations need."""
ARGUMENTS = {
    "gwt": ("edition: Edition, seats: int", "edition: Edition", "edition: Edition"),
    "winchester": ("seats: int", "by_hand: bool", "board: Map, by_hand: bool"),
}
"""By game: what those expressions are given, to start, to dump and to load."""
OWN_LISTS = ("gwt",)
"""Games whose states copy a shared list when they change it first; others replace it at every change."""
TYPES = {"number": "int", "list": "list[int]", "lists": "list[list[int]]", "shuffle": "list[int]"}
EMPTY = {"number": "0", "list": "NO_NUMBERS", "lists": "NO_LISTS", "shuffle": "NO_NUMBERS"}
CORE = {
    "to_move": "self.to_move",
    "over": "int(self.over)",
    "agenda": "self.frames.to_list()",
    "known": "self.knowledge.known[:]",
    "learned": "self.knowledge.count",
    "chance": "self.rng.words()",
}
"""How the parts of every state are saved."""
READERS = {"number": "number", "list": "numbers", "lists": "lists", "shuffle": "shuffle"}


def declared(game: str) -> list[Field]:
    """A game's declarations. What is generated from them may be broken or missing: the modules that declare
    them are imported with an empty state in its place, and without the rest of the game."""
    package = types.ModuleType("trailboss")
    package.__path__ = [str(SOURCES)]
    before = sys.modules.get("trailboss")
    sys.modules["trailboss"] = package
    try:
        state = f"trailboss.games.{game}.state"
        contract = importlib.import_module("trailboss.core.contract")
        generated = types.ModuleType(f"{state}.state_fields")
        vars(generated).update(StateFields=contract.State, NO_NUMBERS=[], NO_LISTS=[])
        sys.modules[generated.__name__] = generated
        return list(importlib.import_module(f"{state}.fields").DECLARED)
    finally:
        if before is None:
            del sys.modules["trailboss"]
        else:
            sys.modules["trailboss"] = before


def copied(field: Field, value: str) -> str:
    """An independent copy of a field's value."""
    if field.shape == "number":
        return value
    return f"[each[:] for each in {value}]" if field.shape == "lists" else f"{value}[:]"


def constructor(fields: list[Field]) -> list[str]:
    lines = []
    for field in fields:
        start = field.default if field.shape == "number" and field.default else EMPTY[field.shape]
        lines += [
            f"        self.{field.name}: {TYPES[field.shape]} = {start}",
            f'        """{field.about}"""',
        ]
    return lines


def starter(fields: list[Field], arguments: str) -> list[str]:
    lines = [
        f"    def start_fields(self, {arguments}) -> None:",
        '        """An empty table: numbers in lists as low as they can be, lists of any length empty."""',
    ]
    for field in fields:
        if field.shape in ("number", "shuffle"):
            continue
        if field.shape == "lists":
            value = f"[[] for _ in range({field.length})]"
        elif field.length and not field.only_if:
            length = f"{field.length} + {field.saved_from}" if field.saved_from else field.length
            value = f"[{field.low}] * ({length})" if " " in length else f"[{field.low}] * {length}"
        else:
            value = field.default or "[]"
        lines.append(f"        self.{field.name} = {value}")
    return [*lines, ""]


def copier(fields: list[Field]) -> list[str]:
    return [
        f"        twin.{field.name} = "
        + (copied(field, f"self.{field.name}") if field.changes_often else f"self.{field.name}")
        for field in fields
    ]


def owned(fields: list[Field]) -> list[Field]:
    """The fields whose lists are shared by copies until one of them changes a number in it."""
    return [field for field in fields if field.shape == "list" and field.length and not field.changes_often]


def owners(fields: list[Field]) -> list[str]:
    lines = []
    for index, field in enumerate(owned(fields)):
        if field.replaced:
            continue
        lines += [
            "",
            f"    def own_{field.name}(self) -> list[int]:",
            f"        if not self.owned & {1 << index}:",
            f"            self.{field.name} = self.{field.name}[:]",
            f"            self.owned |= {1 << index}",
            f"        return self.{field.name}",
        ]
    return lines


def dumper(fields: list[Field]) -> list[str]:
    lines = []
    for field in fields:
        value = f"self.{field.name}"
        if field.shape == "core":
            saved = CORE[field.name]
        else:
            saved = f"{value}[{field.saved_from}:]" if field.saved_from else copied(field, value)
        put = f'data["{field.key}"] = {saved}'
        lines += (
            [f"        if {field.only_if}:", f"            {put}"] if field.only_if else [f"        {put}"]
        )
    return lines


def loader(fields: list[Field]) -> list[str]:
    lines = []
    for field in fields:
        length = f", {field.length}" if field.length else ""
        value = f'fields.{READERS[field.shape]}("{field.key}", {field.low}, {field.high}{length})'
        if field.saved_from:
            value = f"[{field.default or 0}] * {field.saved_from} + {value}"
        if field.only_if:
            value = f"{value} if {field.only_if} else {field.default or '[]'}"
        lines.append(f"        self.{field.name} = {value}")
    return lines


def inventory(fields: list[Field]) -> list[str]:
    lines = []
    for component in sorted({field.holds for field in fields} - {""}):
        lines += [
            "",
            f"    def held_{component}(self) -> list[int]:",
            f'        """All {component}, one by one."""',
        ]
        lines.append("        found: list[int] = []")
        for field in fields:
            if field.holds == component and field.shape == "lists":
                lines += [f"        for each in self.{field.name}:", "            found.extend(each)"]
            elif field.holds == component:
                lines.append(f"        found.extend(self.{field.name})")
        lines.append("        return found")
        counted = " + ".join(f"sum(self.{field.name})" for field in fields if field.counts == component)
        lines += ["", f"    def counted_{component}(self) -> int:"]
        lines += [f'        """How many more {component} are only counted."""', f"        return {counted}"]
    return lines


def module(game: str) -> str:
    """The generated module."""
    every = declared(game)
    to_start, to_dump, to_load = ARGUMENTS[game]
    fields = [field for field in every if field.shape != "core"]
    lines = [
        '"""Generated from `fields.py` by `./run docs`; do not edit."""',
        "",
        "from typing import Final",
        "",
        *(["from mypy_extensions import i64", ""] if game in OWN_LISTS else []),
        "from trailboss.core.contract import GameConfig, State",
        "from trailboss.core.fields import Fields",
        "from trailboss.core.frames import FrameStack",
        "from trailboss.core.knowledge import Knowledge",
        "from trailboss.core.rng import Rng",
        GAMES[game],
        "NO_NUMBERS: Final[list[int]] = []",
        *(["NO_LISTS: Final[list[list[int]]] = []"] if any(each.shape == "lists" for each in fields) else []),
        "",
        "",
        "class StateFields(State):",
        '    """Everything that lies on the table, as numbers."""',
        "",
        "    def __init__(",
        "        self, config: GameConfig, rng: Rng, frames: FrameStack, knowledge: Knowledge,",
        "        history: list[int],",
        "        to_move: int, over: bool,",
        "    ) -> None:",
        "        super().__init__(config, rng, frames, knowledge, history, to_move, over)",
        *(
            [
                "        self.owned: i64 = 0",
                '        """Which lists no copy shares, as bits. To change a number, use `own_NAME`."""',
            ]
            if game in OWN_LISTS
            else []
        ),
        *constructor(fields),
        "",
        *starter(fields, to_start),
        '    def copy_fields(self, twin: "StateFields") -> None:',
        '        """Give a copy the same fields. Lists that seldom change are shared until one does."""',
        *copier(fields),
        *(["        self.owned = twin.owned = 0", *owners(fields)] if game in OWN_LISTS else []),
        "",
        f"    def dump_fields(self, {to_dump}) -> dict[str, object]:",
        '        """Every field under its name in positions."""',
        *(["        config = self.config"] if any("config." in each.only_if for each in every) else []),
        "        data: dict[str, object] = {}",
        *dumper(every),
        "        return data",
        "",
        f"    def load_fields(self, fields: Fields, {to_load}, seats: int) -> None:",
        '        """Read every field, within its bounds."""',
        "        config = self.config",
        *loader(fields),
    ]
    lines += inventory(fields)
    lines.append("")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "ruff",
            "format",
            "--config",
            str(SOURCES.parents[1] / "pyproject.toml"),
            "--stdin-filename",
            "state_fields.py",
            "-",
        ],
        input="\n".join(lines),
        cwd=SOURCES,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def main(arguments: list[str]) -> int:
    status = 0
    for game in GAMES:
        path = SOURCES / "games" / game / "state" / "state_fields.py"
        text = module(game)
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if arguments == ["--check"]:
            print(f"{path.relative_to(SOURCES.parents[1])} is out of date: run ./run docs", file=sys.stderr)
            status = 1
        else:
            path.write_text(text, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
