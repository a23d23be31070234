"""The box of the first edition: every table counted against the rulebook's list of contents."""

import importlib
import pkgutil
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from trailboss.games.gwt import components
from trailboss.games.gwt.components import (
    box,
    buildings,
    cattle,
    job_market,
    marks,
    objectives,
    player_board,
    railroad,
    station_masters,
    tiles,
    trail,
)

SEATS = 4
ROOT = Path(__file__).resolve().parents[2]


def supply() -> Counter[str]:
    """The Kansas City supply by tile id, whatever the back."""
    return Counter(tiles.TILE_IDS[tile] for pile in tiles.SUPPLY for tile in pile)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert list(box.FIRST_BOX.items()) == [
        ("game board", 1),
        ("worker tiles", 54),
        ("hazard tiles", 18),
        ("teepee tiles", 22),
        ("player boards", 4),
        ("player count tiles", 4),
        ("engines", 4),
        ("player discs", 56),
        ("certificate markers", 4),
        ("cattlemen", 4),
        ("market cattle cards", 36),
        ("player cattle cards", 56),
        ("starting objective cards", 4),
        ("objective cards", 24),
        ("station master tiles", 5),
        ("job market token", 1),
        ("coins", 55),
        ("neutral building tiles", 7),
        ("private building tiles", 40),
        ("scoring note pad", 1),
    ]


def test_cards_are_as_many_as_in_the_box() -> None:
    assert len(cattle.MARKET_DECK) == box.FIRST_BOX["market cattle cards"] == 36
    assert len(cattle.STARTING_DECK) * SEATS == box.FIRST_BOX["player cattle cards"] == 56
    assert len(objectives.OBJECTIVE_DECK) == box.FIRST_BOX["objective cards"] == 24
    assert len(objectives.STARTING_OBJECTIVES) == box.FIRST_BOX["starting objective cards"] == 4


def test_supply_tiles_are_as_many_as_in_the_box() -> None:
    tribe = [tile for pile in tiles.SUPPLY for tile in pile if tiles.is_tribe(tile)]
    hazards = [tile for pile in tiles.SUPPLY for tile in pile if tiles.is_hazard(tile)]
    workers = [tile for pile in tiles.SUPPLY for tile in pile if tiles.is_worker(tile)]
    assert len(workers) == box.FIRST_BOX["worker tiles"] == 54
    assert len(hazards) == box.FIRST_BOX["hazard tiles"] == 18
    assert len(tribe) == box.FIRST_BOX["teepee tiles"] == 22
    assert sum(len(pile) for pile in tiles.SUPPLY) == 54 + 18 + 22 == 94


def test_player_pieces_are_as_many_as_in_the_box() -> None:
    assert player_board.DISCS * SEATS == box.FIRST_BOX["player discs"] == 56
    assert player_board.FIRST_BUILDINGS * SEATS == box.FIRST_BOX["private building tiles"] == 40
    assert len(buildings.PRIVATE) - 1 == player_board.FIRST_BUILDINGS == 10


def test_board_tiles_are_as_many_as_in_the_box() -> None:
    assert len(buildings.NEUTRAL_ACTIONS) == tiles.NEUTRALS == box.FIRST_BOX["neutral building tiles"] == 7
    assert len(station_masters.FIRST_MASTERS) == box.FIRST_BOX["station master tiles"] == 5
    assert railroad.MASTER_SPACES == box.FIRST_BOX["station master tiles"]


def test_supply_by_kind() -> None:
    """The rulebook: 18 workers of each kind, 6 hazards of each kind, 11 teepees of each colour."""
    count = supply()
    assert {kind: count[kind] for kind in ("cowboy", "builder", "engineer")} == {
        "cowboy": 18,
        "builder": 18,
        "engineer": 18,
    }
    assert count["green_tribe"] == count["second_tribe"] == 11
    for kind in ("flood", "drought", "rockfall"):
        assert sum(number for tile, number in count.items() if tile.startswith(kind)) == 6


def test_supply_by_back() -> None:
    hazards = {
        f"{kind}_{front}": 2 if front == "green_4" else 1
        for kind in ("flood", "drought", "rockfall")
        for front in ("green_4", "green_3", "black_3", "green_2", "black_2")
    }
    assert [Counter(tiles.TILE_IDS[tile] for tile in pile) for pile in tiles.SUPPLY] == [
        Counter(hazards) + Counter({"green_tribe": 9, "second_tribe": 8}),
        Counter({"cowboy": 11, "builder": 11, "engineer": 11}),
        Counter({"cowboy": 7, "builder": 7, "engineer": 7, "green_tribe": 2, "second_tribe": 3}),
    ]
    assert [len(pile) for pile in tiles.SUPPLY] == [35, 33, 26]


def test_points_of_all_hazards() -> None:
    """Of each kind green hands with 4, 4, 3, 2 and black hands with 3, 2 points."""
    for section in (trail.FLOOD, trail.DROUGHT, trail.ROCKFALL):
        own = [tile for tile in tiles.SUPPLY[0] if tiles.HAZARD_SECTION[tile] == section]
        green = sorted(tiles.TILE_VP[tile] for tile in own if tiles.TILE_GREEN_HAND[tile])
        black = sorted(tiles.TILE_VP[tile] for tile in own if tiles.TILE_BLACK_HAND[tile])
        assert (green, black) == ([2, 3, 4, 4], [2, 3])
    assert sum(tiles.TILE_VP[tile] for tile in tiles.SUPPLY[0]) == 3 * 18


def test_set_up_fits_on_the_board() -> None:
    """Seven tiles go to sections with room for more, and the workers leave the token's space free."""
    assert tiles.TRAIL_TILES_AT_START == 7
    assert (tiles.FORESIGHT_COLUMNS, tiles.FORESIGHT_SPACES) == (3, 2)
    assert len(tiles.SUPPLY) == tiles.FORESIGHT_COLUMNS
    room = [len(section) for section in trail.FIRST_TRAIL.sections]
    assert room == [4, 4, 4, 9]
    for seats in (2, 3, 4):
        assert job_market.SETUP_WORKERS[seats] == 2 * job_market.COLUMNS[seats] - 1


# ---------------------------------------------------------------- confidence

MODULES = [
    importlib.import_module(f"{components.__name__}.{module.name}")
    for module in pkgutil.iter_modules(components.__path__)
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rsplit(".", 1)[-1])
def test_every_mark_names_a_table_of_its_module(module: ModuleType) -> None:
    for mark in getattr(module, "MARKS", []):
        assert hasattr(module, mark.table)
        assert mark.confidence in (marks.HIGH, marks.MEDIUM)
        assert mark.basis


def test_uncertain_statements_are_marked() -> None:
    """Nearly all of the first edition is read off printed components; this is what is not. Of the second one
    no picture of the board was at hand."""
    found = {
        (module.__name__.rsplit(".", 1)[-1], mark.table, mark.what): mark.confidence
        for module in MODULES
        for mark in getattr(module, "MARKS", [])
    }
    assert found == {
        (
            "buildings",
            "SECOND_PRIVATE",
            "builders, points, hands and actions, but for the actions of 2a and the token of 12b",
        ): "medium",
        ("buildings", "NEUTRAL_ACTIONS", "C to G in the second edition"): "medium",
        ("cattle", "FACE_VP", "market cattle of the second edition"): "medium",
        ("cities", "SECOND_CITIES", "values, corners and points"): "high",
        ("cities", "SECOND_CITIES", "arrow from St. Louis to Bloomington"): "high",
        ("objectives", "OBJECTIVE_TASKS", "green outlaws"): "medium",
        ("player_board", "STEP_BASE", "second edition"): "high",
        ("player_board", "DISC_SPACES", "second edition"): "high",
        ("player_board", "WORKER_IMMEDIATE", "second edition"): "medium",
        ("tiles", "SUPPLY", "second edition: fronts by back"): "medium",
        ("trail", "SECOND_SPACES", "D at the fork, d1 behind it"): "high",
        ("trail", "SECOND_SPACES", "risk action of flood_risk_1"): "high",
        ("trail", "SECOND_SPACES", "woods"): "medium",
        ("trail", "SECOND_REWARDS", ""): "high",
        ("cattle", "FACE_VP", "market cattle"): "high",
        ("cattle", "MARKET_DECK", "split of brown and purple by points"): "high",
        ("cattle", "FACE_VALUE", "orange1"): "medium",
        ("cattle", "FACE_VALUE", "orange2, orange3"): "high",
        ("cattle", "FACE_VP", "orange"): "medium",
        ("railroad", "TRANSPORT", "turnouts"): "high",
        ("tiles", "TILE_VP", "hazards"): "high",
        ("tiles", "TILE_GREEN_HAND", "hazards"): "high",
        ("tiles", "TILE_BLACK_HAND", "hazards"): "high",
        ("tiles", "SUPPLY", "hazards by front: 2, 1, 1, 1, 1 of each kind"): "high",
        ("tiles", "SUPPLY", "tribe tiles by back: 9 + 8 and 2 + 3"): "high",
        ("tiles", "SUPPLY", "workers by back: 11 and 7 of each"): "high",
    }


def test_the_guide_agrees_about_the_second_editions_buildings() -> None:
    """The marks of the tables are the one place; the guide repeats them word for word. Station masters have
    no mark, for they are certain."""
    text = (ROOT / "docs" / "games" / "gwt2.md").read_text(encoding="utf-8")
    [mark] = [each for each in buildings.MARKS if each.table == "SECOND_PRIVATE"]
    assert f"| Private buildings: {mark.what} | {mark.confidence} | {mark.basis} |" in text
    assert not hasattr(station_masters, "MARKS")
    assert "| Station masters: all nine, upper and lower half | certain |" in text
