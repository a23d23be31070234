"""Generic packages name no game: what they know of one, they find through its manifest."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "trailboss"
NAMES = re.compile(r"gwt|winchester|drover", re.IGNORECASE)


@pytest.mark.parametrize("package", ["core", "bots", "lab", "server", "cli"])
def test_no_game_is_named(package: str) -> None:
    files = [path for path in (SOURCES / package).rglob("*") if path.suffix in (".py", ".toml", ".sql")]
    assert files
    named = [
        f"{path.relative_to(SOURCES)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert named == []
