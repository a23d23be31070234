"""The picture of the text table: drawn by the table itself, and complete in one file."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from rich.text import Text

from docs.pictures.screen_svg import svg
from docs.pictures.winchester_table import PICTURE, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_is_small_and_fetches_nothing() -> None:
    text = PICTURE.read_text(encoding="utf-8")
    assert len(text) < 300_000
    assert not re.search(r"href|url\(|@font-face|@import|<script", text)
    root = ElementTree.fromstring(text)
    shown = " ".join(each.text or "" for each in root.iter(f"{SVG}text"))
    for words in ("Daddy Winchester", "SALOON", "Red>", "Secret objectives", "Do you go higher?"):
        assert words in shown


def test_the_picture_can_be_drawn_again() -> None:
    root = ElementTree.fromstring(picture())
    assert root.get("width") == ElementTree.parse(PICTURE).getroot().get("width")


def test_half_blocks_become_rectangles_and_letters_stay_in_their_columns() -> None:
    root = ElementTree.fromstring(svg([Text.assemble(("▀", "red on blue"), "<&>", ("x", "bold"))], 10))
    assert [each.text for each in root.iter(f"{SVG}text")] == ["<&>", "x"]
    assert len(list(root.iter(f"{SVG}rect"))) == 3  # the ground, the blue cell, its red upper half
    assert [each.get("textLength") for each in root.iter(f"{SVG}text")] == ["28.8", "9.6"]
