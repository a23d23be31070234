"""The board: the standard map against the printed lists, its drawing, its text, and maps of one's own."""

import copy
import pickle
import re
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, new_game, seen
from trailboss.games.winchester.components.cards import (
    DESERT,
    KNOWN,
    MARKS,
    MAX_BID,
    MINE_PLOTS,
    PRAIRIE,
    RAIL_PLOTS,
    RANCH_GROUP,
    RECONSTRUCTED,
    RIVER_PLOTS,
    SALOON_PLOTS,
    TERRAIN_COUNTS,
    TERRAINS,
)
from trailboss.games.winchester.components.map import Map, parse, standard

EVERY_PLOT = range(1, 20)
Point = tuple[int, int]
CONTACT = 5
"""A common border of this length makes two areas of the drawing touch."""


def changed(old: str, new: str) -> Map:
    """The standard map with one piece of its text changed."""
    text = standard().text
    assert text.count(old) == 1
    return parse(text.replace(old, new))


def without_drawing() -> str:
    return standard().text.partition("[drawing]")[0]


# ---------------------------------------------------------------- what the standard map says


def test_terrains_mines_and_ranch() -> None:
    board = standard()
    assert [board.terrain[1:].count(terrain) for terrain in range(3)] == list(TERRAIN_COUNTS)
    assert board.terrain[0] == -1
    assert [plot for plot in EVERY_PLOT if board.mine_place[plot] >= 0] == list(MINE_PLOTS)
    assert [board.mine_place[plot] for plot in MINE_PLOTS] == [0, 1, 2]
    assert all(board.terrain[plot] == DESERT for plot in MINE_PLOTS)
    assert board.terrain[board.ranch] == PRAIRIE


@proves("WIN-R-1", "WIN-R-2")
def test_the_ranch_is_plot_17_and_borders_exactly_the_other_five_of_its_card() -> None:
    board = standard()
    assert board.ranch == 17
    assert board.neighbours[17] == [plot for plot in RANCH_GROUP if plot != 17]


@proves("WIN-O-3")
def test_borders_are_symmetric_and_rail_river_and_saloon_separate_plots() -> None:
    board = standard()
    for plot in EVERY_PLOT:
        assert board.neighbours[plot] == sorted(set(board.neighbours[plot]))
        assert all(plot in board.neighbours[other] for other in board.neighbours[plot])
    regions: list[list[int]] = []
    for start in EVERY_PLOT:
        if not any(start in region for region in regions):
            region = [start]
            for plot in region:
                region += [other for other in board.neighbours[plot] if other not in region]
            regions.append(sorted(region))
    assert regions == [[1, 10, 11], [2, 3, 4, 5, 7], [6, 8, 9, 15], [12, 13, 14, 16, 17, 18, 19]]
    assert 14 not in board.neighbours[8] + board.neighbours[9] + board.neighbours[15]  # across the saloon


def test_squares_touch_exactly_the_plots_on_the_printed_lists() -> None:
    board = standard()
    assert (len(board.rail), len(board.river)) == (9, 8)
    assert sorted({plot for touched in board.rail for plot in touched}) == sorted(RAIL_PLOTS)
    assert sorted({plot for touched in board.river for plot in touched}) == sorted(RIVER_PLOTS)
    assert board.rail[4] == [7, 8, 11, 12]  # the bridge: the only plots on both lists


def test_cards_and_tokens() -> None:
    board = standard()
    assert board.mine_cards == [0, 2, 3, 5, 7]
    assert board.ranch_cards == [0, 4, 8]
    assert board.tokens == [7, 6, 6]


def test_every_statement_says_how_certain_it_is() -> None:
    marks = standard().marks
    assert set(marks.values()) <= set(MARKS)
    assert [name for name, mark in marks.items() if mark == KNOWN] == ["plot 3", "plot 4", "plot 5", "saloon"]
    for name in ("plot 17", "border 1 10", "t1", "r8", "mine cards", "ranch cards", "tokens", "drawing"):
        assert marks[name] == RECONSTRUCTED


@proves("WIN-N-4")
@pytest.mark.parametrize(("seats", "notes"), [(3, 101), (4, 109), (5, 117)])
def test_no_bid_can_be_higher_than_all_the_money_there_can_be(seats: int, notes: int) -> None:
    assert standard().highest_bid(seats) == notes


@proves("WIN-N-4")
@pytest.mark.parametrize(
    ("old", "new", "notes"),
    [
        ("[0, 2, 3, 5, 7]", "[1, 2, 3, 5, 7]", 117),  # only the three best mine cards can lie on the board
        ("[0, 2, 3, 5, 7]", "[9, 9, 9, 9, 9]", 129),
        ("ranch = { notes = [0, 4, 8]", "ranch = { notes = [0, 4, 10]", 119),
        ("movement = 7\nsaloon = 6", "movement = 8\nsaloon = 5", 121),
        ("r1 = { touches = [5, 6]", "r1 = { touches = [5, 6, 7, 8, 12]", 124),  # the best square: a note more
    ],
)
def test_the_highest_bid_follows_the_figures_of_the_map(old: str, new: str, notes: int) -> None:
    assert changed(old, new).highest_bid(5) == notes <= MAX_BID


# ---------------------------------------------------------------- its drawing


def edges(shape: list[Point]) -> set[frozenset[Point]]:
    return {frozenset((one, other)) for one, other in zip(shape, shape[1:] + shape[:1], strict=True)}


def contact(one: str, other: str) -> float:
    """How long the common border of two shapes is."""
    shapes = standard().shapes
    return sum(dist(*edge) for edge in edges(shapes[one]) & edges(shapes[other]))


def touching(part: str) -> list[int]:
    """The plots that the drawing shows beside a thing."""
    beside = [plot for plot in EVERY_PLOT if part != f"plot {plot}"]
    return [plot for plot in beside if contact(part, f"plot {plot}") >= CONTACT]


def size(shape: list[Point]) -> float:
    turns = zip(shape, shape[1:] + shape[:1], strict=True)
    return abs(sum(one[0] * other[1] - other[0] * one[1] for one, other in turns)) / 2


def lies_in(point: Point, shape: list[Point]) -> bool:
    inside = False
    for (x, y), (u, v) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (y > point[1]) != (v > point[1]) and point[0] < (u - x) * (point[1] - y) / (v - y) + x:
            inside = not inside
    return inside


@proves("WIN-O-3")
@pytest.mark.parametrize("plot", EVERY_PLOT)
def test_plots_are_neighbours_where_the_drawing_shows_a_common_border(plot: int) -> None:
    assert touching(f"plot {plot}") == standard().neighbours[plot]


def test_squares_touch_the_plots_beside_them_in_the_drawing() -> None:
    board = standard()
    for number, touched in enumerate(board.rail, 1):
        assert touching(f"t{number}") == touched
    for number, touched in enumerate(board.river, 1):
        assert touching(f"r{number}") == touched
    assert touching("saloon") == list(SALOON_PLOTS)


@proves("WIN-B-5")
def test_the_rail_is_one_line_through_the_saloon_yard_and_the_river_one_under_the_bridge() -> None:
    board = standard()
    rail = [f"t{number}" for number in range(1, len(board.rail) + 1)]
    river = [f"r{number}" for number in range(1, len(board.river) + 1)]
    gaps = [pair for line in (rail, river) for pair in pairwise(line) if contact(*pair) < CONTACT]
    assert gaps == [("t7", "t8"), ("r4", "r5")]
    assert min(contact("t7", "saloon"), contact("t8", "saloon")) >= CONTACT
    assert min(contact("r4", "t5"), contact("r5", "t5")) >= CONTACT


def test_the_shapes_fill_the_whole_drawing() -> None:
    board = standard()
    assert len(board.shapes) == 19 + 9 + 8 + 1
    assert sum(size(shape) for shape in board.shapes.values()) == board.width * board.height == 700_000


def test_every_spot_is_inside_its_shape() -> None:
    board = standard()
    assert len(board.spots) == 2 * 19 + 4 + 9 + 8 + 1
    for name, point in board.spots.items():
        assert lies_in(point, board.shapes[name.rpartition(" ")[0]]), name


def test_the_courses_run_through_their_squares_in_order() -> None:
    board = standard()
    for line, letter, count in (("rail", "t", len(board.rail)), ("river", "r", len(board.river))):
        squares = [f"{letter}{number}" for number in range(1, count + 1)]
        passed: list[str] = []
        for point in board.courses[line]:
            passed += [name for name in squares if name not in passed and lies_in(point, board.shapes[name])]
        assert passed == squares


# ---------------------------------------------------------------- its text, and the same map again


def test_the_printed_text_gives_the_map_again() -> None:
    board = standard()
    again = parse(board.text)
    assert again == board
    assert again.text == board.text
    assert (again.terrain, again.ranch, again.neighbours) == (board.terrain, board.ranch, board.neighbours)
    assert (again.rail, again.river, again.tokens) == (board.rail, board.river, board.tokens)
    assert (again.shapes, again.courses, again.spots) == (board.shapes, board.courses, board.spots)
    assert again.marks == board.marks


def test_order_spaces_and_comments_do_not_matter() -> None:
    head, *sections = re.split(r"^(?=\[)", without_drawing(), flags=re.MULTILINE)
    text = head + "".join(reversed(sections))
    swapped = (
        text.replace("1-10 =", "10-1   =")
        .replace("= [0, 2, 3", "= [3, 0, 2")
        .replace('mark = "known" }', 'mark = "known" }  # seen')
    )
    assert swapped != text != without_drawing()
    assert parse(swapped.replace("\n", "\r\n")).text == without_drawing()


def test_maps_in_the_old_format_are_still_read() -> None:
    """The file that came with Trailboss before maps were TOML says the same as the present one."""
    old = Path(__file__).with_name("old_standard.map").read_text(encoding="utf-8")
    assert parse(old) == standard()
    assert new_game(3, 1, map=old).config.options["map"] == "standard"


def test_a_game_on_a_map_in_the_old_format_keeps_its_text() -> None:
    """The text belongs to the record of such a game, so it must not change."""
    old = Path(__file__).with_name("old_standard.map").read_text(encoding="utf-8")
    own = old.replace("ranch cards 0 4 8", "ranch cards 1 4 8")
    state = new_game(3, 1, map=own)
    assert state.config.options["map"] == own
    assert state.board == changed("ranch = { notes = [0, 4, 8]", "ranch = { notes = [1, 4, 8]")


def test_a_map_without_a_drawing_is_complete() -> None:
    board = parse(without_drawing())
    assert (board.width, board.height, board.shapes, board.courses, board.spots) == (0, 0, {}, {}, {})
    assert "drawing" not in board.marks
    assert board.neighbours == standard().neighbours
    assert not board.is_standard()


def test_the_ranch_can_be_moved_within_its_list() -> None:
    """Plot 13 is a prairie whose neighbours are all on the list."""
    text = without_drawing().replace(', has = "ranch"', "")
    text = text.replace('13 = { terrain = "prairie"', '13 = { terrain = "prairie", has = "ranch"')
    assert parse(text).ranch == 13


@proves("WIN-R-2")
@pytest.mark.parametrize("plot", [plot for plot in range(1, 20) if plot not in (3, 4, 5)])
def test_the_ranch_can_be_any_plot_that_is_a_prairie(plot: int) -> None:
    """The owner of a printed board found the ranch elsewhere. It keeps its card, whatever lies around it."""
    kind = standard().terrain[plot]
    text = without_drawing().replace('"prairie", has = "ranch"', f'"{TERRAINS[kind]}"')
    line = next(each for each in text.splitlines() if each.startswith(f"{plot} = "))
    ranch = f'{plot} = {{ terrain = "prairie", has = "ranch", mark = "known" }}'
    board = parse(text.replace(f"\n{line}\n", f"\n{ranch}\n"))
    assert (board.ranch, board.terrain[plot]) == (plot, PRAIRIE)
    assert parse(board.text) == board
    state = new_game(3, 1, map=board.text)
    assert seen(state, None)["plots"][plot - 1]["card"] == "ranch"


@proves("WIN-R-2", "WIN-B-10")
def test_squares_may_touch_nothing() -> None:
    """A siding beyond t9 and a bend of the river touch no plot: vehicles may go there, and pay nobody."""
    siding, bend = 't10 = { touches = [], mark = "known" }', 'r9 = { touches = [], mark = "known" }'
    text = without_drawing().replace("[river]", f"{siding}\n[river]").replace("[saloon]", f"{bend}\n[saloon]")
    board = parse(text)
    assert (board.rail[9], board.river[8]) == ([], [])
    assert siding in board.text
    assert parse(board.text) == board
    game = Story(
        "Ana Ben Cleo",
        owns={"Ben": [14, 15], "Cleo": [10, 16]},
        plots=[19],
        tokens={19: "movement"},
        options={"map": text},
    )
    game.buys("Ana", 2)
    cash = game.cash
    game.play("Ana: send t10")
    assert seen(game.state, None)["train"] == "t10"
    assert game.cash == cash


def test_the_standard_map_is_one_object_also_after_pickling_and_copying() -> None:
    board = standard()
    assert standard() is board
    assert pickle.loads(pickle.dumps(board)) is board
    assert copy.copy(board) is board
    assert copy.deepcopy(board) is board


def test_another_map_survives_pickling_and_copying() -> None:
    board = changed("ranch = { notes = [0, 4, 8]", "ranch = { notes = [1, 4, 8]")
    for again in (pickle.loads(pickle.dumps(board)), copy.copy(board), copy.deepcopy(board)):
        assert again == board
        assert hash(again) == hash(board)
        assert (again.text, again.ranch_cards) == (board.text, [1, 4, 8])


def test_maps_are_equal_when_they_say_the_same() -> None:
    text = standard().text
    assert parse(text) == parse(text + "# a comment\n") == standard()
    assert parse(text).is_standard()
    assert changed("ranch = { notes = [0, 4, 8]", "ranch = { notes = [1, 4, 8]") != standard()
    assert standard() != "standard"
