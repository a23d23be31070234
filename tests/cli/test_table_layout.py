"""The screen at every size: nothing is wider than the window, and the most important things stay."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.cli.table_support import BARE, FACE, FULL, asked, page_of, positions, screen_lines, seen, started
from trailboss.cli.table.layout import Screen, compose
from trailboss.cli.table.lines import cut, in_columns, line, side_by_side, wrapped

QUESTIONS = ("auction", "movement", "rumor", "claims")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_no_line_is_wider_than_the_window(question: str, lang: str) -> None:
    state = asked(question, seats=5, claims="manual" if question == "claims" else "automatic")
    here = seen(state, lang=lang)
    for columns in range(60, 201, 20):
        for rows in (18, 24, 45):
            for text in screen_lines(here, columns, rows):
                assert cell_len(text) <= columns, f"{columns}x{rows}: {text!r}"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("question", ["auction", "movement", "rumor"])
def test_the_table_fits_on_a_screen_of_80_by_24(question: str, seats: int, lang: str) -> None:
    here = seen(asked(question, seats=seats), lang=lang)
    lines = screen_lines(here, 80, 24)
    assert len(lines) <= 23  # the prompt has the last one
    text = "\n".join(lines)
    assert re.search(r"[►]t\d", text), text
    assert FACE.question(here).split()[0] in text
    assert FACE.answers(here, here.state.legal())[0].key in text
    for seat in range(seats):
        assert re.search(rf"\b{here.state.game.seat_name(seat, lang)[0]} ", text)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_large_screen_shows_everything(lang: str) -> None:
    here = seen(asked("auction"), lang=lang)
    text = "\n".join(screen_lines(here, 120, 40))
    for block in FACE.blocks(here, 45, FULL, True):
        assert block.title in text
    assert len(text.splitlines()) <= 39


def test_a_tiny_window_still_asks() -> None:
    here = seen(asked("auction"))
    lines = screen_lines(here, 24, 8)
    assert all(cell_len(text) <= 24 for text in lines)
    assert any("leads" in text or "bid" in text for text in lines)


def test_a_narrow_window_puts_the_map_above_the_players() -> None:
    lines = screen_lines(seen(started()), 60, 50)
    board = [number for number, text in enumerate(lines) if "▀" in text]
    players = next(number for number, text in enumerate(lines) if "secret" in text)
    assert board
    assert max(board) < players


@pytest.mark.parametrize("width", [34, 60])
def test_all_sums_beside_and_on_the_map_are_written_alike(width: int) -> None:
    state = next(each for each in positions(4, 7) if each.view(None)["saloon"])
    for lang, sign in (("en", r"\$[1-9]\d*k"), ("de", r"[1-9]\d*k \$")):
        here = seen(state, 0, lang)
        drawn = [row.plain for block in FACE.blocks(here, width, BARE, True) for row in block.lines]
        drawn += [row.plain for row in FACE.board(here, 100, 40, BARE)]
        text = "\n".join(drawn)
        assert len(re.findall(sign, text)) > 8
        assert not re.search(r"000", text)
        assert len(re.findall(r"\dk", text)) == len(re.findall(sign, text))


def test_without_a_map_the_plots_are_listed() -> None:
    text = "\n".join(screen_lines(seen(started()), 30, 60))
    assert "─ Plots" in text
    assert "▀" not in text


def test_the_log_ends_with_the_newest() -> None:
    here = seen(started())
    paragraphs = [f"Turn {number} was long and had many words in it." for number in range(40)]
    page = page_of(here, paragraphs)
    text = "\n".join(each.plain for each in compose(FACE, here, page, Screen(80, 24, BARE)))
    assert "Turn 39" in text
    assert "Turn 20 " not in text


def test_many_answers_are_shown_in_columns_in_ascending_order() -> None:
    here = seen(asked("movement", seats=5))
    lines = screen_lines(here, 80, 24)
    keys = re.findall(r"(?:^|   ) {0,2}(\d+) [tr]\d+:", "\n".join(lines), re.MULTILINE)
    assert len(keys) > 6
    assert len({text for text in lines if re.search(r"[tr]\d+: ", text)}) < len(keys)


def test_few_answers_are_written_out() -> None:
    text = "\n".join(screen_lines(seen(asked("auction")), 80, 24))
    assert re.search(r"^ +0 Pass", text, re.MULTILINE)


# -------------------------------------------------------------------- lines


def test_a_long_line_is_cut_with_an_ellipsis() -> None:
    assert cut(line("abcdef"), 4).plain == "abc…"
    assert cut(line("abc"), 4).plain == "abc"


def test_a_sentence_is_broken_between_words_and_indented() -> None:
    parts = [part.plain for part in wrapped("one two three four", 9, indent=2)]
    assert parts == ["one two", "  three", "  four"]


def test_a_sum_stays_on_one_line() -> None:
    assert [part.plain for part in wrapped("Gelb bietet 3000\u00a0$.", 17)] == ["Gelb bietet", "3000\u00a0$."]


def test_a_style_survives_line_breaking() -> None:
    assert all(part.spans[0].style == "dim" for part in wrapped("one two three", 5, "dim"))


def test_columns_are_read_downwards() -> None:
    items = [Text(str(number)) for number in range(1, 6)]
    assert [row.plain for row in in_columns(items, 8, gap=2)] == ["1  3  5", "2  4"]
    assert [row.plain for row in in_columns(items, 2, gap=2)] == ["1", "2", "3", "4", "5"]
    assert in_columns([], 10) == []


def test_two_columns_are_side_by_side() -> None:
    rows = side_by_side([line("ab")], [line("x"), line("y")], 4, 1)
    assert [row.plain for row in rows] == ["ab   x", "     y"]
