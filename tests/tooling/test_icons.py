"""Phones that do not take SVG icons get pictures of the right size."""

import re
import struct
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"


def size_of(name: str) -> tuple[int, int]:
    """What the head of a PNG says."""
    content = (WEB / "public" / name).read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_the_page_names_the_icon_of_home_screens() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in page
    assert size_of("apple-touch-icon.png") == (180, 180)


@pytest.mark.parametrize("size", [192, 512])
def test_the_manifest_names_icons_of_their_size(size: int) -> None:
    manifest = (WEB / "scripts" / "installable.ts").read_text(encoding="utf-8")
    named = re.search(rf'src: "([^"]+)", sizes: "{size}x{size}", type: "image/png"', manifest)
    assert named is not None
    assert size_of(named[1]) == (size, size)
