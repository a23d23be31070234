"""The map in characters: everything that lies on it is found on it, at any size, with and without colours."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.cli.table_support import BARE, FACE, FEW, FULL, asked, positions, seen, started
from trailboss.cli.table.canvas import Canvas, Ink, Piece, blend
from trailboss.cli.table.face import Colours
from trailboss.cli.table.raster import close_gaps, fill, trace
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.state.table import MINE_PLACE, Table
from trailboss.games.winchester.terminal.map import MANY, MIN_COLUMNS, MIN_ROWS

SQUARE = [(0, 0), (50, 0), (50, 100), (0, 100)]


# -------------------------------------------------------------------- outlines


def test_each_square_shows_the_shape_under_its_middle() -> None:
    grid = fill({"left": SQUARE, "right": [(50, 0), (100, 0), (100, 100), (50, 100)]}, 100, 100, 4, 2)
    assert grid == [["left", "left", "right", "right"]] * 2


def test_a_later_shape_covers_an_earlier_one() -> None:
    everything = [(0, 0), (100, 0), (100, 100), (0, 100)]
    assert fill({"below": everything, "above": SQUARE}, 100, 100, 2, 1) == [["above", "below"]]


def test_a_shape_with_a_hollow_leaves_the_hollow_free() -> None:
    horseshoe = [(0, 0), (100, 0), (100, 100), (70, 100), (70, 40), (30, 40), (30, 100), (0, 100)]
    assert fill(
        {"ground": [(30, 40), (70, 40), (70, 100), (30, 100)], "shoe": horseshoe}, 100, 100, 3, 2
    ) == [
        ["shoe"] * 3,
        ["shoe", "ground", "shoe"],
    ]


def test_gaps_between_outlines_are_closed_from_the_sides() -> None:
    grid = [["a", "", ""], ["", "", "b"]]
    close_gaps(grid)
    assert all(name for row in grid for name in row)


def test_an_empty_drawing_stays_empty() -> None:
    assert fill({}, 100, 100, 3, 2) == [["", "", ""]] * 2


def test_a_traced_line_has_no_gaps() -> None:
    board = standard()
    for columns, rows in ((40, 28), (80, 56), (150, 104)):
        squares = trace(board.courses["rail"], board.width, board.height, columns, rows)
        assert all(abs(r1 - r2) <= 1 and abs(c1 - c2) <= 1 for (r1, c1), (r2, c2) in pairwise(squares))
        assert all(0 <= row < rows and 0 <= column < columns for row, column in squares)


# -------------------------------------------------------------------- labels


def test_labels_do_not_cover_each_other_and_keep_apart() -> None:
    canvas = Canvas(20, 3)
    for text in ("one", "two", "six"):
        assert canvas.label([Piece(text, Ink())], 1, 10)
    shown = "\n".join(line.plain for line in canvas.lines())
    assert all(re.search(rf"\b{text}\b", shown) for text in ("one", "two", "six"))


def test_a_label_prefers_its_own_area() -> None:
    canvas = Canvas(10, 2)
    canvas.label([Piece("ab", Ink())], 0, 8, lambda row, column: column < 4)
    assert canvas.lines()[0].plain == "  ab      "


def test_a_full_canvas_takes_no_more_labels() -> None:
    canvas = Canvas(4, 1)
    assert canvas.label([Piece("abcd", Ink())], 0, 2)
    assert not canvas.label([Piece("x", Ink())], 0, 0)


def test_colours_are_blended() -> None:
    assert blend("#000000", "#ffffff", 0.5) == "#808080"
    assert blend("#123456", "#ffffff", 0.0) == "#123456"


# -------------------------------------------------------------------- the map


@pytest.mark.parametrize("colours", [FULL, FEW, BARE], ids=["many", "sixteen", "none"])
@pytest.mark.parametrize(
    ("columns", "rows"), [(MIN_COLUMNS, MIN_ROWS), (44, 15), (60, 21), (76, 27), (150, 60)]
)
def test_every_plot_number_is_on_the_map_once(columns: int, rows: int, colours: Colours) -> None:
    for number, state in enumerate(positions(5, 4)):
        if number % 37:
            continue
        lines = FACE.board(seen(state), columns, rows, colours)
        assert 0 < len(lines) <= rows
        assert {line.cell_len for line in lines} <= {len(lines[0].plain)}
        assert len(lines[0].plain) <= columns
        text = "\n".join(line.plain for line in lines)
        text = re.sub(r"[trR►▲$∩⌂]+\d+k?|\$\d+k?", "  ", text)
        found = sorted(int(digits) for digits in re.findall(r"\d+", text))
        assert found == list(range(1, 20)), f"after {number} moves at {columns}x{rows}\n{text}"


def test_owners_vehicles_tips_and_the_plot_for_sale_are_on_the_map() -> None:
    state = asked("auction")
    assert isinstance(state, Table)
    text = "\n".join(line.plain for line in FACE.board(seen(state), 76, 27, FULL))
    assert f"[{state.plot}]" in text
    assert f"►t{state.rail + 1}" in text
    assert f"▲r{state.river + 1}" in text
    assert (f"${state.saloon}k" if state.saloon else "$0") in text
    for seat in range(state.seats):
        assert text.count(f" {'RBYP'[seat]} ") == len(state.plots_of(seat))


def test_a_plot_takes_on_the_colour_of_its_owner() -> None:
    state = asked("auction")
    assert isinstance(state, Table)
    owner = next(owner for owner in state.owner if owner >= 0)
    styles = {str(span.style) for line in FACE.board(seen(state), 76, 27, FULL) for span in line.spans}
    assert any(MANY.owner[owner].lower() in style.lower() for style in styles)


def test_the_letters_of_owners_follow_the_language() -> None:
    state = asked("auction")
    assert isinstance(state, Table)
    german = "\n".join(line.plain for line in FACE.board(seen(state, lang="de"), 76, 27, FULL))
    assert german.count(" G ") == len(state.plots_of(2))


def test_the_amount_of_a_card_is_shown_only_to_those_who_looked_at_it() -> None:
    state = started()
    assert isinstance(state, Table)
    state.knowledge.learn(MINE_PLACE, 1 << 0)
    worth = state.board.mine_cards[state.mines[0]]
    mine, other = (
        "".join(line.plain for line in FACE.board(seen(state, seat), 76, 27, FULL)) for seat in (0, 1)
    )
    assert f"∩{worth}" in mine
    assert not re.search(r"∩\d", other)


def test_face_down_tokens_show_no_kind() -> None:
    text = "".join(line.plain for line in FACE.board(seen(started(bonus_tokens="face_down")), 76, 27, FULL))
    assert text.count("(•)") == 19
    assert not re.search(r"\([»?$]\)", text)


def test_all_squares_have_their_names_when_one_is_to_be_chosen() -> None:
    state = asked("movement")
    for columns, rows in ((48, 17), (76, 27)):
        text = " ".join(line.plain for line in FACE.board(seen(state), columns, rows, FULL))
        for square in [f"t{number}" for number in range(1, 10)] + [f"r{number}" for number in range(1, 9)]:
            assert square in text


def test_without_colours_the_map_is_plain() -> None:
    for line in FACE.board(seen(started()), 76, 27, BARE):
        assert all(str(span.style) in ("bold", "none") for span in line.spans)
        assert "▀" not in line.plain


def test_too_little_room_draws_nothing() -> None:
    assert FACE.board(seen(started()), MIN_COLUMNS - 1, 40, FULL) == []
    assert FACE.board(seen(started()), 100, MIN_ROWS - 1, FULL) == []


def test_a_map_without_a_drawing_is_shown_as_a_list() -> None:
    state = started(map=standard().text.partition("[drawing]")[0])
    assert FACE.board(seen(state), 100, 40, FULL) == []
    blocks = FACE.blocks(seen(state), 80, FULL, False)
    listed = "\n".join(line.plain for line in blocks[0].lines)
    assert blocks[0].title == "Plots"
    for plot in range(1, 20):
        assert re.search(rf"(^|\s)\[?{plot}\]? (desert|prairie|forest)", listed, re.MULTILINE)
