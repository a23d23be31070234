"""The page of differences: fresh, and whole. Whatever differs between the tables of the editions is on it."""

import copy
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs import differences
from docs.differences import FOLLOWS, PAGE, RULES, TOLD, attributes, check, parts_of, render, rulings, untold
from docs.ledger import ROOT, read_page
from trailboss.core.contract import Option
from trailboss.games.gwt.components.cities import Cities
from trailboss.games.gwt.components.trail import BUILDING, NEUTRAL, Trail
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.editions import FIRST, SECOND
from trailboss.games.gwt.rules.game import GWT1, GWT2

WRITTEN = (ROOT / PAGE).read_text(encoding="utf-8")
PARTS = rulings()
OLD = "docs/games/gwt-differences.md is out of date: run python docs/differences.py"
TABLES = [name for name in TOLD if name not in ("Edition.trail", "Edition.cities")]


def others(value: object) -> Iterator[object]:
    """Values that are not quite this one: every part of it changed, and every list without its end."""
    if isinstance(value, str):
        yield value + "x"
    elif isinstance(value, int):
        yield value - 1 if value > 0 else value + 1
    elif isinstance(value, list | tuple):
        for at, part in enumerate(value):
            for other in others(part):
                changed = [*value[:at], other, *value[at + 1 :]]
                yield tuple(changed) if isinstance(value, tuple) else changed
        if isinstance(value, list) and value:
            yield value[:-1]
    else:
        raise TypeError(f"{value!r} is of a kind that no table of an edition had before")


def with_attribute(edition: Edition, name: str, value: object) -> Edition:
    """The same edition, with one attribute otherwise."""
    kind, attribute = name.split(".")
    twin = copy.copy(edition)
    if kind == "Edition":
        setattr(twin, attribute, value)
        return twin
    within = "trail" if kind == "Trail" else "cities"
    table = copy.copy(getattr(twin, within))
    setattr(table, attribute, value)
    setattr(twin, within, table)
    return twin


# ---------------------------------------------------------------- the page as it is


def test_the_page_is_up_to_date_and_complete() -> None:
    assert check() == []


def test_every_attribute_of_the_tables_is_shown_or_follows_from_one_that_is() -> None:
    for edition in (FIRST, SECOND):
        assert {name for name, _ in attributes(edition)} == TOLD.keys() | FOLLOWS.keys()
    assert set(FOLLOWS.values()) <= TOLD.keys()


def test_derived_attributes_agree() -> None:
    for edition in (FIRST, SECOND):
        trail = edition.trail
        spaces = range(len(trail.ids))
        assert edition.has_tokens == (edition.start_tokens > 0)
        assert trail.back == [[before for before in spaces if here in trail.next[before]] for here in spaces]
        assert trail.neutral == [space for space in spaces if trail.kind[space] == NEUTRAL]
        assert trail.buildings == [space for space in spaces if trail.kind[space] == BUILDING]
        for section, members in enumerate(trail.sections):
            assert members == [space for space in spaces if trail.section_of[space] == section]


def test_every_ruling_that_speaks_of_the_second_edition_is_on_the_page() -> None:
    text = (ROOT / RULES).read_text(encoding="utf-8")
    bodies = re.split(r"(?m)^### .*$", text)[1:]
    speaking = [
        ruling.id
        for ruling, body in zip(read_page(ROOT / RULES).rulings, bodies, strict=True)
        if "second edition" in " ".join(body.lower().split())
    ]
    assert len(speaking) > 25
    assert [name for name in speaking if f"[{name}]" not in WRITTEN] == []


# ---------------------------------------------------------------- a difference that is added


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("edition", [FIRST, SECOND], ids=["first", "second"])
def test_changing_any_table_entry_outdates_the_page(edition: Edition, name: str) -> None:
    unnoticed = []
    changes = 0
    for value in others(dict(attributes(edition))[name]):
        changes += 1
        changed = with_attribute(edition, name, value)
        try:
            text = render(*((changed, SECOND) if edition is FIRST else (FIRST, changed)), PARTS)
        except (IndexError, KeyError, ValueError):
            continue  # noticed as well: such a table does not fit the others
        if text == WRITTEN:
            unnoticed.append(value)
    assert changes
    assert unnoticed == []


def test_an_attribute_missing_from_the_page_is_rejected() -> None:
    message = "differs between the editions, and docs/games/gwt-differences.md has no part for it"
    twin = with_attribute(SECOND, "Edition.wagons", 3)
    assert untold(FIRST, twin) == [f"Edition.wagons {message}"]
    assert untold(with_attribute(FIRST, "Edition.wagons", 4), twin) == [f"Edition.wagons {message}"]
    assert untold(with_attribute(FIRST, "Edition.wagons", 3), twin) == []
    assert untold(FIRST, with_attribute(SECOND, "Trail.rivers", [1])) == [f"Trail.rivers {message}"]
    assert f"Edition.wagons {message}" in check(FIRST, twin)


def test_every_type_of_attribute_is_handled() -> None:
    nested = {type(value) for edition in (FIRST, SECOND) for _, value in attributes(edition)}
    assert nested == {str, int, bool, list, Trail, Cities}


def test_a_new_option_outdates_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (*GWT2.options, Option("wagons", "no", ("no", "yes"), "GWT-3"))
    monkeypatch.setattr(GWT2, "options", options)
    assert check() == [OLD]


def test_more_seats_outdate_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GWT1, "seats", (1, 2, 3, 4))
    assert check() == [OLD]


# ---------------------------------------------------------------- rulings


def test_the_parts_of_a_ruling_are_distinguished() -> None:
    body = """
**A title.** What holds for both (GWT-1). *First edition:* Six
dollars (GWT-2). *Second
edition:* Four dollars. (EN, DE, EN2: Delivery; which: print)

[D] *Second edition:* [R2] And a token. (from GWT-3 (the end))
"""
    assert parts_of(body) == {"First": "Six dollars (GWT-2).", "Second": "Four dollars. And a token."}
    assert parts_of("**A title.** Holds for both. (EN: Setup)") == {"First": "", "Second": ""}


def test_changing_part_of_a_ruling_outdates_the_page(tmp_path: Path) -> None:
    for path in (PAGE, RULES):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text((ROOT / path).read_text(encoding="utf-8"), encoding="utf-8")
    assert check(root=tmp_path) == []
    text = (tmp_path / RULES).read_text(encoding="utf-8")
    assert "*Second edition:* 4 dollars." in text
    (tmp_path / RULES).write_text(
        text.replace("edition:* 4 dollars.", "edition:* 5 dollars."), encoding="utf-8"
    )
    assert check(root=tmp_path) == [OLD]
    (tmp_path / PAGE).unlink()
    assert check(root=tmp_path) == [OLD]


# ---------------------------------------------------------------- the command


def test_the_command_checks_from_anywhere(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "docs" / "differences.py"), "--check"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "The page of differences is complete and up to date.\n")


def test_the_command_reports_errors_and_fixes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(differences, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(differences, "ROOT", tmp_path)
    assert differences.main(["--check"]) == 1
    assert "is out of date" in capsys.readouterr().out
    assert differences.main([]) == 0
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == WRITTEN
    assert differences.main(["--check"]) == 0
