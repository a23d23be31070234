"""Maps that are refused: the line, the sentence in both languages, and never anything but `BadMap`."""

import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ledger import proves
from tests.texts import pairs
from trailboss.core.messages import Message
from trailboss.games.winchester.components.map import MAX_BYTES, BadMap, load, parse, standard
from trailboss.games.winchester.rules.game import WINCHESTER

PREFIX = "winchester.map."
LINES = standard().text.splitlines()
"""The standard map in its normal form."""
PLAIN = LINES[: LINES.index("area 1000 700 reconstructed")]
"""The same without the drawing."""


class Story(NamedTuple):
    """One broken map and what is said of it."""

    key: str
    text: str
    line: int
    en: str
    de: str


def changed(edits: list[tuple[str, str]]) -> str:
    """The standard map with other beginnings for some of its lines."""
    lines = list(LINES)
    for old, new in edits:
        (at,) = [number for number, line in enumerate(lines) if line.startswith(old)]
        lines[at] = new + lines[at].removeprefix(old)
    return "\n".join(lines)


def told() -> list[Story]:
    """The stories of broken_maps.txt."""
    stories = []
    text = Path(__file__).with_name("broken_maps.txt").read_text(encoding="utf-8")
    for paragraph in text.split("\n\n"):
        lines = paragraph.splitlines()
        if lines[0].startswith("#"):
            continue
        key, *edits, line, en, de = lines
        pairs = [
            (old.removeprefix("- "), new.removeprefix("+ ")) for old, new in zip(edits[::2], edits[1::2])
        ]
        number = int(line.removeprefix("line "))
        stories.append(
            Story(key.strip("[]"), changed(pairs), number, en.removeprefix("en "), de.removeprefix("de "))
        )
    return stories


def plain_without(word: str) -> str:
    return "\n".join(line for line in PLAIN if not line.startswith(word))


NO_HEADER = (
    'a map begins with the line "winchester map 1".',
    'Eine Karte beginnt mit der Zeile "winchester map 1".',
)

STORIES = [
    *told(),
    Story("header", "", 1, *NO_HEADER),
    Story("header", "# nothing\n\n# but comments\n", 3, *NO_HEADER),
    Story(
        "squares",
        "winchester map 1\n" + "".join(f"river r{number} touches 5 known\n" for number in range(1, 26)),
        26,
        "rail and river have 24 squares each at most.",
        "Gleise und Fluss haben jeweils höchstens 24 Felder.",
    ),
    Story(
        "missing",
        plain_without("border "),
        len(PLAIN) - 25,
        'the file ends, but a line "border PLOT PLOT MARK" is missing.',
        'Die Datei endet, aber eine Zeile "border PLOT PLOT MARK" fehlt.',
    ),
    Story(
        "river_untouched",
        plain_without("river ") + "\n\n\n",
        len(PLAIN) - 8,
        "the file ends, but plot 5 borders the river and no square of the river touches it.",
        "Die Datei endet, aber Parzelle 5 grenzt an den Fluss, und kein Flussfeld berührt sie.",
    ),
]


def refusal(text: str) -> BadMap:
    with pytest.raises(BadMap) as caught:
        parse(text, "broken")
    return caught.value


def line_of(error: BadMap) -> int:
    line = error.args_by_name["line"]
    assert isinstance(line, int)
    return line


@proves("WIN-N-4", "WIN-R-1", "WIN-R-2")
@pytest.mark.parametrize(
    "story", STORIES, ids=[f"{number}-{story.key}" for number, story in enumerate(STORIES)]
)
def test_a_broken_map_is_refused_with_its_line_and_a_sentence(story: Story) -> None:
    error = refusal(story.text)
    assert error.render("en") == str(error) == f"Map, line {story.line}: {story.en}"
    assert error.render("de") == f"Karte, Zeile {story.line}: {story.de}"
    what = error.args_by_name["what"]
    assert isinstance(what, Message)
    assert what.key == PREFIX + story.key


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("{swamp}", "{swamp}"),
        ("%s\x1b[2J\ud800", "%s?[2J?"),
        ("9" * 5000, "9" * 39 + "…"),
        ("²", "²"),
        ("-1", "-1"),
    ],
)
def test_a_strange_word_is_repeated_in_letters_that_can_be_shown(word: str, shown: str) -> None:
    error = refusal(changed([("mine cards 0", f"mine cards {word}")]))
    assert str(error) == f'Map, line 64: "{shown}" is not a whole number.'


def a_folder(folder: Path) -> Path:
    return folder


def no_file(folder: Path) -> Path:
    return folder / "none.map"


def a_pipe(folder: Path) -> Path:
    os.mkfifo(folder / "pipe.map")
    return folder / "pipe.map"


def a_forbidden_file(folder: Path) -> Path:
    """A file that may not be read; for the administrator, who may read all, one that fails when read."""
    path = folder / "forbidden.map"
    path.touch(mode=0)
    return Path("/proc/self/mem") if os.access(path, os.R_OK) else path


def a_huge_file(folder: Path) -> Path:
    path = folder / "huge.map"
    path.write_text(standard().text + "#" * MAX_BYTES, encoding="utf-8")
    return path


def a_latin_file(folder: Path) -> Path:
    path = folder / "latin.map"
    path.write_bytes("winchester map 1 # schön\n".encode("latin-1"))
    return path


FILES: list[tuple[str, Callable[[Path], Path], str, str]] = [
    ("folder", a_folder, "{} is a folder, not a map file.", "{} ist ein Ordner, keine Kartendatei."),
    ("no_file", no_file, "There is no map file {}.", "Eine Kartendatei {} gibt es nicht."),
    (
        "no_plain_file",
        a_pipe,
        "{} is not a plain file, so it cannot be read as a map.",
        "{} ist keine gewöhnliche Datei und lässt sich deshalb nicht als Karte lesen.",
    ),
    (
        "unreadable",
        a_forbidden_file,
        "The map file {} cannot be read; may you open it?",
        "Die Kartendatei {} lässt sich nicht lesen; darfst du sie öffnen?",
    ),
    (
        "too_large",
        a_huge_file,
        "{} is too large for a map: more than 200000 bytes.",
        "{} ist zu groß für eine Karte: mehr als 200000 Bytes.",
    ),
    ("not_utf8", a_latin_file, "{} is not a text file in UTF-8.", "{} ist keine Textdatei in UTF-8."),
]


@pytest.mark.parametrize(("key", "make", "en", "de"), FILES, ids=[key for key, *_ in FILES])
def test_a_file_that_cannot_be_a_map_is_named(
    key: str, make: Callable[[Path], Path], en: str, de: str, tmp_path: Path
) -> None:
    path = str(make(tmp_path))
    with pytest.raises(BadMap) as caught:
        load(path)
    assert caught.value.key == PREFIX + key
    assert caught.value.render("en") == en.format(path)
    assert caught.value.render("de") == de.format(path)


def test_a_strange_path_is_refused_in_letters_that_can_be_shown() -> None:
    with pytest.raises(BadMap) as caught:
        load("no\x1bsuch\udcff.map")
    assert str(caught.value) == "There is no map file no?such?.map."


def test_every_sentence_about_maps_is_tested() -> None:
    said = {story.key for story in STORIES} | {key for key, *_ in FILES} | {"line", "text_too_large"}
    assert {PREFIX + key for key in said} == {key for key in pairs() if key.startswith(PREFIX)}


# ---------------------------------------------------------------- damage of any kind

SOURCE = (
    files("trailboss.games.winchester")
    .joinpath("components")
    .joinpath("standard.map")
    .read_text(encoding="utf-8")
)
WORDS = sorted({word for line in PLAIN for word in line.split()}) + [
    "0",
    "20",
    "150",
    "99999",
    ",",
    ":",
    "#",
    "",
]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The standard map, comments and all, after a few accidents."""
    lines = SOURCE.splitlines()
    place = st.integers(0, len(lines) - 1)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(place) % len(lines)
        words = lines[at].split() or [""]
        word = draw(st.integers(0, len(words) - 1))
        accident = draw(st.sampled_from(["drop", "repeat", "swap", "cut", "replace", "add", "noise"]))
        if accident == "drop":
            lines[at : at + 1] = [] if len(lines) > 1 else [""]
        elif accident == "repeat":
            lines.insert(draw(place) % len(lines), lines[at])
        elif accident == "swap":
            other = draw(place) % len(lines)
            lines[at], lines[other] = lines[other], lines[at]
        elif accident == "cut":
            lines = lines[: at + 1]
        elif accident == "replace":
            lines[at] = " ".join([*words[:word], draw(st.sampled_from(WORDS)), *words[word + 1 :]])
        elif accident == "add":
            lines[at] = " ".join([*words[:word], draw(st.sampled_from(WORDS)), *words[word:]])
        else:
            lines[at] = " ".join([*words[:word], draw(st.text(max_size=8)), *words[word + 1 :]])
    return "\n".join(lines)


def test_a_text_that_is_too_large_is_refused_before_it_is_read() -> None:
    """Its first line is no map either, but that is not what is said: nobody looked."""
    text = "rubbish " * (MAX_BYTES // 8) + "!"
    error = refusal(text)
    assert error.render("en") == "This text is too large for a map: more than 200000 bytes."
    assert error.render("de") == "Dieser Text ist zu groß für eine Karte: mehr als 200000 Bytes."
    assert line_of(refusal(text[:MAX_BYTES])) == 1
    assert "too large" in refusal("ä" * (MAX_BYTES // 2 + 1)).render("en"), "bytes count, not letters"
    with pytest.raises(BadMap, match="too large for a map"):
        WINCHESTER.start(3, 1, map=text)


def test_the_longest_line_there_can_be_is_read() -> None:
    """A shape of some 30,000 points, as large as a map may be."""
    board = standard().text
    shape = next(line for line in board.splitlines() if line.startswith("shape plot 1:"))
    room = MAX_BYTES - len(board)
    longer = shape + " 10,10" * (room // 6)
    assert len(parse(board.replace(shape, longer), "long").shapes["plot 1"]) > 25_000


@given(damaged())
def test_a_damaged_map_is_either_a_map_or_refused_in_both_languages(text: str) -> None:
    refused: BadMap | None = None
    try:
        board = parse(text, "damaged")
    except BadMap as error:
        refused = error
    else:
        assert parse(board.text, "damaged") == board
    if refused is not None:
        line = line_of(refused)
        assert 1 <= line <= len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
        assert refused.render("en").startswith(f"Map, line {line}: ")
        assert refused.render("de").startswith(f"Karte, Zeile {line}: ")


@given(st.text())
def test_any_text_is_either_a_map_or_refused(text: str) -> None:
    assert line_of(refusal(text)) >= 1


@given(st.sets(st.integers(1, len(LINES)), min_size=1, max_size=3))
def test_of_several_broken_lines_the_first_is_told(places: set[int]) -> None:
    lines = [f"{line} rubbish" if number in places else line for number, line in enumerate(LINES, 1)]
    assert line_of(refusal("\n".join(lines))) == min(places)
