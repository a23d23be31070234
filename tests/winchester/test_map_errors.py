"""Maps that are refused: the line, the sentence in both languages, and never anything but `BadFile`."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ledger import proves
from tests.texts import pairs
from trailboss.core.messages import Message
from trailboss.core.toml_file import BadFile
from trailboss.games.winchester.components.map import parse, standard
from trailboss.games.winchester.components.map_reader import MAX_BYTES
from trailboss.games.winchester.rules.game import WINCHESTER

PREFIX = "winchester.map."
LINES = standard().text.splitlines()
"""The standard map in its normal form."""
PLAIN = LINES[: LINES.index("[drawing]")]
"""The same without the drawing."""

OLD_SOURCE = Path(__file__).with_name("old_standard.map").read_text(encoding="utf-8")


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


def stories_in_file() -> list[Story]:
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


def plain_without(section: str) -> str:
    """The standard map with nothing below one of its headers."""
    start = PLAIN.index(section) + 1
    end = next(at for at in range(start, len(PLAIN)) if PLAIN[at].startswith("["))
    return "\n".join(PLAIN[:start] + PLAIN[end:])


STORIES = [
    *stories_in_file(),
    Story("core.file.missing", "", 1, "'format' is missing.", "'format' fehlt."),
    Story("core.file.missing", "# nothing\n\n# but comments\n", 3, "'format' is missing.", "'format' fehlt."),
    Story(
        "core.file.nested",
        "format = " + "[" * 50_000,
        1,
        "the values are nested too deeply.",
        "Die Werte sind zu tief verschachtelt.",
    ),
    Story(
        "winchester.map.squares",
        "\n".join(PLAIN).replace(
            "[saloon]",
            "".join(f"r{number} = {{ touches = [], mark = 'known' }}\n" for number in range(9, 26))
            + "[saloon]",
        ),
        83,
        "rail and river have at most 24 squares each.",
        "Gleise und Fluss haben jeweils höchstens 24 Felder.",
    ),
    Story(
        "winchester.map.no_border",
        plain_without("[borders]"),
        22,
        "there are no borders.",
        "Es gibt keine Grenzen.",
    ),
    Story(
        "winchester.map.river_untouched",
        plain_without("[river]") + "\n\n\n",
        58,
        "plot 5 borders the river, but no square of the river touches it.",
        "Parzelle 5 grenzt an den Fluss, aber kein Flussfeld berührt sie.",
    ),
]


def refusal(text: str) -> BadFile:
    with pytest.raises(BadFile) as caught:
        parse(text)
    return caught.value


def line_of(error: BadFile) -> int:
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
    assert what.key == story.key


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("'{swamp}'", "{swamp}"),
        ('"%s\\u001b[2J"', "%s?[2J"),
        ("'" + "9" * 5000 + "'", "9" * 39 + "…"),
        ("9999999999999", "9999999999999"),
        ("-1", "-1"),
        ("1.5", "1.5"),
    ],
)
def test_a_strange_value_is_repeated_in_letters_that_can_be_shown(word: str, shown: str) -> None:
    error = refusal(changed([("mine = { notes = [0", f"mine = {{ notes = [{word}")]))
    assert str(error) == f"Map, line 71: a whole number was expected, not {shown!r}."


@pytest.mark.parametrize("word", ["%s\x1b[2J", "\ud800", "9" * 5000, "²"])
def test_invalid_toml_is_refused_with_its_line(word: str) -> None:
    error = refusal(changed([("mine = { notes = [0", f"mine = {{ notes = [{word}")]))
    what = error.args_by_name["what"]
    assert isinstance(what, Message)
    assert what.key == "core.file.syntax"
    assert line_of(error) in (71, len(LINES))
    assert str(error).isprintable()


@pytest.mark.parametrize(
    ("old", "new", "english"),
    [
        ("plot 6  forest        reconstructed", "plot 6 swamp known", "'swamp' isn't possible here"),
        ("border 2  7  reconstructed", "border 2 2 known", "plot 2 can't border itself"),
        ("rail t2 touches 1 2         reconstructed", "rail t2 near 1 2 known", "this isn't valid TOML"),
        ("course river: 777,0", "course river: 777;0", "this isn't valid TOML"),
        ("spot plot 1 token 72,150", "spot plot 1 token 72,701", "the point [72, 701] is outside"),
    ],
)
def test_a_broken_map_in_the_old_format_is_refused_with_its_own_line(
    old: str, new: str, english: str
) -> None:
    assert OLD_SOURCE.count(old) == 1
    text = OLD_SOURCE.replace(old, new)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(new))
    assert refusal(text).render("en").startswith(f"Map, line {line}: {english}")


def test_every_sentence_about_maps_is_tested() -> None:
    covered = {story.key for story in STORIES} | {PREFIX + "line", "core.file.too_large"}
    assert covered == {key for key in pairs() if key.startswith((PREFIX, "core.file."))}


# ---------------------------------------------------------------- damage of any kind

SOURCE = (
    files("trailboss.games.winchester")
    .joinpath("components")
    .joinpath("standard.toml")
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
    """The standard map, comments and all, in TOML or in the old format, after a few accidents."""
    lines = draw(st.sampled_from([SOURCE, OLD_SOURCE])).splitlines()
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


def test_an_oversized_text_is_rejected_before_parsing() -> None:
    """Its first line is no map either, but that is not what is said: nobody looked."""
    text = "rubbish " * (MAX_BYTES // 8) + "!"
    error = refusal(text)
    assert error.render("en") == "Map, line 1: the text has more than 200000 bytes."
    assert error.render("de") == "Karte, Zeile 1: Der Text hat mehr als 200000 Bytes."
    assert "valid TOML" in refusal(text[:MAX_BYTES]).render("en")
    assert "200000 bytes" in refusal("ä" * (MAX_BYTES // 2 + 1)).render("en"), "bytes count, not letters"
    with pytest.raises(BadFile, match="more than 200000 bytes"):
        WINCHESTER.start(3, 1, map=text)


def test_the_longest_possible_line_is_read() -> None:
    """A shape of some 30,000 points, as large as a map may be."""
    board = standard().text
    shape = next(line for line in board.splitlines() if line.startswith('"plot 1" = [['))
    room = MAX_BYTES - len(board)
    longer = shape.removesuffix("]") + ",[9,9]" * (room // 6) + "]"
    assert len(parse(board.replace(shape, longer)).shapes["plot 1"]) > 25_000


@given(damaged())
def test_a_damaged_map_is_either_a_map_or_refused_in_both_languages(text: str) -> None:
    refused: BadFile | None = None
    try:
        board = parse(text)
    except BadFile as error:
        refused = error
    else:
        assert parse(board.text) == board
    if refused is not None:
        line = line_of(refused)
        assert 1 <= line <= len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
        assert refused.render("en").startswith(f"Map, line {line}: ")
        assert refused.render("de").startswith(f"Karte, Zeile {line}: ")


@given(st.text())
def test_any_text_is_either_a_map_or_refused(text: str) -> None:
    assert line_of(refusal(text)) >= 1


@given(st.sets(st.integers(1, len(LINES)), min_size=1, max_size=3))
def test_the_first_of_several_broken_lines_is_reported(places: set[int]) -> None:
    lines = [f"{line} rubbish" if number in places else line for number, line in enumerate(LINES, 1)]
    assert line_of(refusal("\n".join(lines))) == min(places)
