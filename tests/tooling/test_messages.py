"""The message files: complete in the complete languages, and no key without a use."""

from pathlib import Path

import pytest

from tools import messages


def test_no_key_is_missing_unknown_or_unused(capsys: pytest.CaptureFixture[str]) -> None:
    assert messages.main() == 0, capsys.readouterr().out
    shown = capsys.readouterr().out
    assert "de: " in shown
    assert "(100%)" in shown


def test_problems_of_a_language_are_listed() -> None:
    english: dict[str, messages.Text] = {"a.one": "{x} horses", "a.two": "cow"}
    german: dict[str, messages.Text] = {"a.one": "{y} Pferde", "a.three": "Kuh"}
    french: dict[str, messages.Text] = {"a.two": "vache"}
    assert messages.mistakes("a", {"en": english, "de": german, "fr": french}) == [
        "a: de has a.three, English has not",
        "a: a.one needs other values in de than in English",
        "a: de lacks a.two",
    ]


def test_the_forms_of_a_message_need_values_together() -> None:
    assert messages.values({"plural": "count", "one": "1 card", "other": "{count} cards"}) == {"count"}


def test_keys_in_tables_and_lists_are_joined() -> None:
    forms = {"plural": "count", "one": "1", "other": "{count}"}
    tree = {"a": "x", "b": {"c": "y", "forms": forms}, "list": ["one", {"d": "two"}]}
    assert messages.flat(tree) == {
        "a": "x",
        "b.c": "y",
        "b.forms": forms,
        "list.0": "one",
        "list.1.d": "two",
    }


def test_a_key_of_the_web_client_is_used_where_its_module_is_imported(tmp_path: Path) -> None:
    source = """
      import words from "messages:pages/home";
      t(words.plain); words.table.named; words.kinds[kind]; words[`size_${number}`]; show(words.passed);
    """
    (tmp_path / "Home.svelte").write_text(source, encoding="utf-8")
    (tmp_path / "Other.svelte").write_text("words.elsewhere", encoding="utf-8")
    used = ["plain", "table.named", "kinds.any", "size_2", "passed.list.0"]
    unused = ["plains", "table.lost", "elsewhere"]
    assert messages.unused_in_web("pages/home", [*used, *unused], tmp_path) == unused


def test_a_key_is_used_if_a_string_can_name_it(tmp_path: Path) -> None:
    text = 'say("a.whole"); helper("tail"); say(f"a.kind.{kind}"); say(f"a.{tail}")'
    (tmp_path / "module.py").write_text(text, encoding="utf-8")
    keys = ["a.whole", "a.tail", "a.kind.any", "a.lost", "b.whole.not"]
    assert messages.unused(keys, tmp_path) == ["a.lost", "b.whole.not"]
