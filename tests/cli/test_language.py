"""Which language the command speaks, and that everything is said in both."""

from __future__ import annotations

import locale
import string

import pytest

from tests.cli.conftest import Call
from tests.texts import pairs
from trailboss.cli import language
from trailboss.cli.app import COMMANDS
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import languages

GERMAN_GAMES = "Spieler: 3, 4, 5."
ENGLISH_GAMES = "Players: 3, 4, 5."


@pytest.mark.parametrize(
    "args",
    [
        ("--lang", "de", "games"),
        ("games", "--lang", "de"),
        ("--lang=de", "games"),
        ("games", "--lang=DE"),
        ("--lang", "en", "games", "--lang", "de"),
    ],
)
def test_lang_may_come_before_or_after_the_command(call: Call, args: tuple[str, ...]) -> None:
    assert GERMAN_GAMES in call(*args).out


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({}, ENGLISH_GAMES),
        ({"TRAILBOSS_LANG": "de"}, GERMAN_GAMES),
        ({"LANG": "de_AT.UTF-8"}, GERMAN_GAMES),
        ({"LANG": "fr_FR.UTF-8"}, ENGLISH_GAMES),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, ENGLISH_GAMES),
        ({"LANG": "de_DE.UTF-8", "TRAILBOSS_LANG": "en"}, ENGLISH_GAMES),
    ],
)
def test_the_environment_chooses_the_language(
    call: Call, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], spoken: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert spoken in call("games").out


def test_the_command_line_overrides_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAILBOSS_LANG", "de")
    assert ENGLISH_GAMES in call("games", "--lang", "en").out


def test_without_any_variable_the_locale_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: ("German_Germany", "1252"))
    assert language.system_language({}) == "de"
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    assert language.system_language({}) == "en"


def test_an_unknown_language(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    known = ", ".join(languages())
    assert call("games", "--lang", "xx") == (2, "", f"Unknown language 'xx'; choose from {known}.\n")
    monkeypatch.setenv("TRAILBOSS_LANG", "xx")
    assert call("games") == (2, "", f"Unknown language 'xx'; choose from {known}.\n")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert call("games") == (2, "", f"Die Sprache 'xx' gibt es nicht; es gibt {known}.\n")
    assert GERMAN_GAMES in call("games", "--lang", "de").out  # the command line needs no variable


def test_a_partial_language_falls_back_to_english(call: Call) -> None:
    done = call("games", "--lang", "fr")
    assert done.status == 0
    assert "Players: 2, 3, 4." in done.out
    assert (
        "Le jeu 'chess' n'existe pas" in call("sim", "chess", "--seats", "random,random", "--lang", "fr").err
    )


def test_an_argument_after_two_dashes_is_not_a_language() -> None:
    assert language.requested(["replay", "--", "--lang", "de"]) is None
    with pytest.raises(TrailbossError):
        language.checked("")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(call: Call, command: str) -> None:
    args = [command] if command else []
    english = call(*args, "--help", "--lang", "en")
    german = call("--lang", "de", *args, "--help")
    assert english.status == german.status == 0
    assert english.out.startswith(f"Usage: trailboss {command}".rstrip())
    assert german.out.startswith(f"Aufruf: trailboss {command}".rstrip())
    for word in ("Options:", "Show this help.", "Use English or German"):
        assert word in english.out
        assert word not in german.out
    for word in ("Optionen:", "Diese Hilfe zeigen.", "Englisch oder Deutsch sprechen."):
        assert word in german.out
    for key in pairs():
        assert key not in english.out + german.out, f"the phrase {key} was not said"


def test_help_names_every_command(call: Call) -> None:
    shown = call("--help").out
    assert call() == (0, shown, "")
    for command in COMMANDS:
        assert f"\n  {command} " in shown


def test_help_says_what_is_needed_and_what_is_usual(call: Call) -> None:
    shown = " ".join(call("sim", "--help").out.split())
    assert "heir,heir,random [required]" in shown
    assert "Number of games. [default: 100]" in shown
    deutsch = " ".join(call("sim", "--help", "--lang", "de").out.split())
    assert "heir,heir,random [nötig]" in deutsch
    assert "Wie viele Partien. [sonst: 100]" in deutsch


def test_every_phrase_has_the_same_values_in_both_languages() -> None:
    def fields(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    ours = {key: both for key, both in pairs().items() if key.startswith("cli.")}
    assert len(ours) > 100
    for key, (english, german) in ours.items():
        assert english, key
        assert german, key
        assert fields(english) == fields(german), key
