"""Words: every sentence in both languages, looked up by a key."""

import string

import pytest

from trailboss import LANGUAGES, TrailbossError
from trailboss.core.words import Word, known_language, learn, phrases, say, word

learn(
    {
        "test.greeting": ("Hello {name}!", "Hallo {name}!"),
        "test.horse": ("horse", "Pferd"),
        "test.two": ("{first} and {second!r}", "{first} und {second!r}"),
    }
)


def test_there_are_two_languages() -> None:
    assert LANGUAGES == ("en", "de")
    assert known_language("de")
    assert not known_language("fr")


def test_values_are_filled_in() -> None:
    assert say("test.greeting", {"name": "Ann"}, "en") == "Hello Ann!"
    assert say("test.greeting", {"name": 7}, "de") == "Hallo 7!"


def test_a_word_inside_a_sentence_is_said_in_its_language() -> None:
    horse = word("test.horse")
    assert say("test.greeting", {"name": horse}, "en") == "Hello horse!"
    assert say("test.greeting", {"name": horse}, "de") == "Hallo Pferd!"
    greeting = word("test.greeting", name=horse)
    assert say("test.two", {"first": greeting, "second": horse}, "de") == "Hallo Pferd! und 'Pferd'"
    assert str(greeting) == "Hello horse!"
    assert greeting == Word("test.greeting", {"name": horse})


def test_several_values_are_joined() -> None:
    names = [word("test.horse"), "Ann", 3]
    assert say("test.greeting", {"name": names}, "de") == "Hallo Pferd, Ann, 3!"
    assert say("test.greeting", {"name": tuple(names)}, "en") == "Hello horse, Ann, 3!"
    assert say("test.greeting", {"name": []}, "en") == "Hello !"


def test_signs_in_a_value_are_left_alone() -> None:
    assert say("test.greeting", {"name": "{name} {0} %s \\n"}, "en") == "Hello {name} {0} %s \\n!"


def test_another_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(TrailbossError) as caught:
        say("test.horse", {}, "fr")
    assert str(caught.value) == "There is no language 'fr'; there are en, de."
    assert caught.value.say("de") == "Die Sprache 'fr' gibt es nicht; es gibt en, de."


def test_an_unknown_key_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        say("test.nothing", {}, "en")


def test_a_key_is_taken_up_once() -> None:
    learn({"test.horse": ("horse", "Pferd")})
    with pytest.raises(
        ValueError, match=r"the phrase 'test\.horse' is there already and says something else"
    ):
        learn({"test.horse": ("horse", "Gaul")})
    assert say("test.horse", {}, "de") == "Pferd"


def test_the_list_of_phrases_is_the_callers_own() -> None:
    phrases().clear()
    assert "test.horse" in phrases()


def needed(text: str) -> list[tuple[str, str]]:
    """The values that a phrase needs, with how they are printed."""
    return sorted((name, how or "") for _, name, _, how in string.Formatter().parse(text) if name)


RULES = ("core.", "winchester.", "gwt")
"""What core and games say; the text table's phrases may end with the blank of a prompt."""


def test_both_languages_of_a_phrase_need_the_same_values() -> None:
    all_phrases = phrases()
    assert len(all_phrases) > 100
    assert [key for key, (en, de) in all_phrases.items() if needed(en) != needed(de)] == []


def test_no_phrase_is_empty_or_sloppy() -> None:
    ours = {key: both for key, both in phrases().items() if key.startswith(RULES)}
    assert len(ours) > 100
    assert [key for key, both in ours.items() for text in both if not text or text != text.strip()] == []
    assert [key for key, both in ours.items() for text in both if "  " in text] == []
