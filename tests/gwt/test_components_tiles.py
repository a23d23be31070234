"""Tile codes, hands and fees."""

import pytest

from trailboss.games.gwt.components import tiles, trail

CODES = [
    (0, "", 0, 0, 0, -1),
    (1, "A", 0, 0, 0, -1),
    (2, "B", 0, 0, 0, -1),
    (3, "C", 0, 0, 0, -1),
    (4, "D", 0, 0, 0, -1),
    (5, "E", 0, 0, 0, -1),
    (6, "F", 0, 0, 0, -1),
    (7, "G", 0, 0, 0, -1),
    (8, "flood_green_4", 1, 0, 4, 0),
    (9, "flood_green_3", 1, 0, 3, 0),
    (10, "flood_black_3", 0, 1, 3, 0),
    (11, "flood_green_2", 1, 0, 2, 0),
    (12, "flood_black_2", 0, 1, 2, 0),
    (13, "drought_green_4", 1, 0, 4, 1),
    (14, "drought_green_3", 1, 0, 3, 1),
    (15, "drought_black_3", 0, 1, 3, 1),
    (16, "drought_green_2", 1, 0, 2, 1),
    (17, "drought_black_2", 0, 1, 2, 1),
    (18, "rockfall_green_4", 1, 0, 4, 2),
    (19, "rockfall_green_3", 1, 0, 3, 2),
    (20, "rockfall_black_3", 0, 1, 3, 2),
    (21, "rockfall_green_2", 1, 0, 2, 2),
    (22, "rockfall_black_2", 0, 1, 2, 2),
    (23, "green_tribe", 1, 0, 0, -1),
    (24, "second_tribe", 0, 1, 0, -1),
    (25, "cowboy", 0, 0, 0, -1),
    (26, "builder", 0, 0, 0, -1),
    (27, "engineer", 0, 0, 0, -1),
    (28, "", 0, 0, 0, -1),
    (29, "", 0, 0, 0, -1),
    (30, "", 0, 0, 0, -1),
    (31, "", 0, 0, 0, -1),
]


@pytest.mark.parametrize(("tile", "name", "green", "black", "vp", "section"), CODES)
def test_every_code_below_the_private_buildings(
    tile: int, name: str, green: int, black: int, vp: int, section: int
) -> None:
    assert tiles.TILE_IDS[tile] == name
    assert (tiles.TILE_GREEN_HAND[tile], tiles.TILE_BLACK_HAND[tile]) == (green, black)
    assert (tiles.TILE_VP[tile], tiles.HAZARD_SECTION[tile]) == (vp, section)


def test_tables_end_where_private_buildings_begin() -> None:
    assert [code[0] for code in CODES] == list(range(tiles.PRIVATE))
    assert len(tiles.TILE_IDS) == len(tiles.TILE_VP) == len(tiles.HAZARD_SECTION) == tiles.PRIVATE
    assert len(tiles.TILE_GREEN_HAND) == len(tiles.TILE_BLACK_HAND) == tiles.PRIVATE


def test_named_codes() -> None:
    assert (tiles.EMPTY, tiles.FIRST_NEUTRAL, tiles.FIRST_HAZARD, tiles.PRIVATE) == (0, 1, 8, 32)
    assert (tiles.GREEN_TRIBE, tiles.SECOND_TRIBE) == (23, 24)
    assert (tiles.COWBOY_TILE, tiles.BUILDER_TILE, tiles.ENGINEER_TILE) == (25, 26, 27)
    assert tiles.FIRST_HAZARD + tiles.HAZARDS == tiles.GREEN_TRIBE
    assert tiles.FIRST_NEUTRAL + tiles.NEUTRALS == tiles.FIRST_HAZARD


def test_each_tile_is_of_one_kind() -> None:
    for tile in range(tiles.TILES):
        kinds = [
            tiles.is_neutral(tile),
            tiles.is_hazard(tile),
            tiles.is_tribe(tile),
            tiles.is_worker(tile),
            tiles.is_private(tile),
        ]
        named = tile >= tiles.PRIVATE or tiles.TILE_IDS[tile] != ""
        assert kinds.count(True) == (1 if named else 0)
    assert [tile for tile in range(40) if tiles.is_neutral(tile)] == list(range(1, 8))
    assert [tile for tile in range(40) if tiles.is_hazard(tile)] == list(range(8, 23))
    assert [tile for tile in range(40) if tiles.is_tribe(tile)] == [23, 24]
    assert [tile for tile in range(40) if tiles.is_worker(tile)] == [25, 26, 27]
    assert [tile for tile in range(40) if tiles.is_building(tile)] == [*range(1, 8), *range(32, 40)]


def test_hazards_are_the_tiles_with_a_section() -> None:
    for tile in range(tiles.PRIVATE):
        assert tiles.is_hazard(tile) == (tiles.HAZARD_SECTION[tile] != trail.NO_SECTION)
        if tiles.is_hazard(tile):
            assert tiles.TILE_IDS[tile].startswith(trail.SECTION_IDS[tiles.HAZARD_SECTION[tile]])


def test_worker_kinds() -> None:
    assert [tiles.worker_kind(tile) for tile in (25, 26, 27)] == [0, 1, 2]


def test_private_buildings_say_whose_they_are() -> None:
    assert tiles.private_tile(0, 1) == 33
    assert tiles.private_tile(1, 10) == 58
    assert tiles.private_tile(3, 12) == 92 < tiles.TILES
    seen = set()
    for seat in range(4):
        for number in range(1, 13):
            tile = tiles.private_tile(seat, number)
            assert tiles.is_private(tile)
            assert (tiles.owner_of(tile), tiles.number_of(tile)) == (seat, number)
            seen.add(tile)
    assert len(seen) == 48


def test_fees_by_players() -> None:
    """Green, black, and both hands on one tile."""
    fees = {
        seats: (
            tiles.FEE_GREEN[seats],
            tiles.FEE_BLACK[seats],
            tiles.FEE_GREEN[seats] + tiles.FEE_BLACK[seats],
        )
        for seats in (2, 3, 4)
    }
    assert fees == {2: (2, 2, 4), 3: (2, 1, 3), 4: (1, 2, 3)}
