"""Messages: every sentence in every language, looked up by a key."""

import importlib
import re
import string
import subprocess
import sys
from pathlib import Path

import pytest

from tests.texts import pairs
from trailboss import LANGUAGES, TrailbossError
from trailboss.core.messages import (
    Forms,
    Message,
    add_messages,
    format_message,
    has_message,
    known_language,
    languages,
    message,
    messages,
    register_messages,
)

add_messages("en", {"test.greeting": "Hello {name}!", "test.horse": "horse", "test.english": "English only"})
add_messages("de", {"test.greeting": "Hallo {name}!", "test.horse": "Pferd"})
add_messages("en", {"test.two": "{first} and {second!r}"})
add_messages("de", {"test.two": "{first} und {second!r}"})

ENGLISH_FILE = """
"sample.title" = "Sample"
"sample.cards" = { plural = "count", 0 = "no cards", one = "1 card", other = "{count} cards" }
"sample.side" = { select = "side", left = "on the left", other = "on side {side}" }
"sample.cost" = "$5, or {cards} for ${money}"
"sample.pay" = { plural = "count", one = "1 $ for 1 card", other = "{money} $ for {count} cards" }
"""
FRENCH_FILE = """
"sample.cards" = { plural = "count", one = "{count} carte", other = "{count} cartes" }
"""


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A package outside Trailboss that has messages in English and some in French."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "sample_game" / "messages").mkdir(parents=True)
    (folder / "sample_game" / "__init__.py").write_text("", encoding="utf-8")
    (folder / "sample_game" / "messages" / "en.toml").write_text(ENGLISH_FILE, encoding="utf-8")
    (folder / "sample_game" / "messages" / "fr.toml").write_text(FRENCH_FILE, encoding="utf-8")
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    register_messages("sample_game", "sample")
    assert has_message("sample.title")
    sys.path.remove(str(folder))
    return "sample_game"


def test_two_languages_are_complete_and_others_are_partial() -> None:
    assert LANGUAGES == ("en", "de")
    assert languages()[:2] == ["en", "de"]
    assert known_language("fr")
    assert not known_language("xx")


def test_every_language_has_its_own_name() -> None:
    assert {lang: messages(lang)["core.language"] for lang in ("en", "de", "fr")} == {
        "en": "English",
        "de": "Deutsch",
        "fr": "Français",
    }
    assert all("core.language" in messages(lang) for lang in languages())


def test_no_line_ends_before_the_sign_of_a_sum(sample: str) -> None:
    assert format_message("sample.cost", {"cards": 2, "money": 6}, "en") == "$5, or 2 for $6"
    pays = [format_message("sample.pay", {"money": 6, "count": count}, "en") for count in (1, 2)]
    assert pays == ["1\u00a0$ for 1 card", "6\u00a0$ for 2 cards"]
    forms = [text.forms.values() if isinstance(text, Forms) else [text] for text in messages("de").values()]
    german = [str(text) for each in forms for text in each]
    assert sum("\u00a0$" in text for text in german) > 50
    assert [text for text in german if re.search(r"[\d}] \$(?![\d{])", text)] == []


def test_values_are_filled_in() -> None:
    assert format_message("test.greeting", {"name": "Ann"}, "en") == "Hello Ann!"
    assert format_message("test.greeting", {"name": 7}, "de") == "Hallo 7!"


def test_a_message_inside_another_has_its_language() -> None:
    horse = message("test.horse")
    assert format_message("test.greeting", {"name": horse}, "en") == "Hello horse!"
    assert format_message("test.greeting", {"name": horse}, "de") == "Hallo Pferd!"
    greeting = message("test.greeting", name=horse)
    values: dict[str, object] = {"first": greeting, "second": horse}
    assert format_message("test.two", values, "de") == "Hallo Pferd! und 'Pferd'"
    assert str(greeting) == "Hello horse!"
    assert greeting == Message("test.greeting", {"name": horse})


def test_several_values_are_joined() -> None:
    names = [message("test.horse"), "Ann", 3]
    assert format_message("test.greeting", {"name": names}, "de") == "Hallo Pferd, Ann, 3!"
    assert format_message("test.greeting", {"name": tuple(names)}, "en") == "Hello horse, Ann, 3!"
    assert format_message("test.greeting", {"name": []}, "en") == "Hello !"


def test_braces_in_a_value_are_left_alone() -> None:
    assert format_message("test.greeting", {"name": "{name} {0} %s \\n"}, "en") == "Hello {name} {0} %s \\n!"


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(TrailbossError) as caught:
        format_message("test.horse", {}, "xx")
    known = ", ".join(languages())
    assert str(caught.value) == f"Unknown language 'xx'; choose from {known}."
    assert caught.value.render("de") == f"Die Sprache 'xx' gibt es nicht; es gibt {known}."


def test_an_unknown_message_key_is_a_bug() -> None:
    with pytest.raises(KeyError, match=r"test\.nothing: no package has this message in messages/en\.toml"):
        format_message("test.nothing", {}, "en")
    assert not has_message("test.nothing")


def test_a_key_has_one_text() -> None:
    add_messages("de", {"test.horse": "Pferd"})
    with pytest.raises(ValueError, match=r"the message 'test\.horse' already exists with another text"):
        add_messages("de", {"test.horse": "Gaul"})
    assert format_message("test.horse", {}, "de") == "Pferd"


def test_the_table_of_messages_is_the_callers_own() -> None:
    messages("en").clear()
    assert "test.horse" in messages("en")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_missing_text_falls_back_to_english(lang: str) -> None:
    for _ in range(2):
        assert format_message("test.english", {}, lang) == "English only"
    assert "test.english" not in messages(lang)


def test_plural_forms_follow_the_number_and_the_language(sample: str) -> None:
    assert sample in sys.modules
    texts = [format_message("sample.cards", {"count": count}, "en") for count in (0, 1, 2)]
    assert texts == ["no cards", "1 card", "2 cards"]
    texts = [format_message("sample.cards", {"count": count}, "fr") for count in (0, 1, 2)]
    assert texts == ["0 carte", "1 carte", "2 cartes"]


def test_a_selected_form_follows_a_value(sample: str) -> None:
    assert format_message("sample.side", {"side": "left"}, "en") == "on the left"
    assert format_message("sample.side", {"side": "top"}, "fr") == "on side top"


def test_threads_that_need_a_file_at_once_all_get_its_texts() -> None:
    """In a fresh process: whoever comes second waits for the file, and does not fall back to English."""
    program = (
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from threading import Barrier\n"
        "import trailboss.games.gwt\n"
        "from trailboss.core.messages import format_message\n"
        "together = Barrier(8)\n"
        "def german(_):\n"
        "    together.wait()\n"
        "    return format_message('gwt.question.phase_a', {}, 'de')\n"
        "with ThreadPoolExecutor(8) as pool:\n"
        "    print(len(set(pool.map(german, range(8)))), german.__name__)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "1 german\n"


def needed(text: str) -> list[tuple[str, str]]:
    """The values that a text needs, with how they are printed."""
    return sorted((name, how or "") for _, name, _, how in string.Formatter().parse(text) if name)


def test_both_languages_need_the_same_values() -> None:
    everything = pairs("core.", "gwt", "winchester.", "table.", "help.", "observe.")
    assert len(everything) > 1000
    assert [key for key, (en, de) in everything.items() if needed(en) != needed(de)] == []


RULES = ("core.", "winchester.", "gwt")
"""What core and games say; the text table's messages may end with the blank of a prompt."""


def test_no_text_is_empty_or_sloppy() -> None:
    ours = pairs(*RULES)
    assert len(ours) > 100
    assert [key for key, both in ours.items() for text in both if not text or text != text.strip()] == []
    assert [key for key, both in ours.items() for text in both if "  " in text] == []


def test_forms_of_a_message_name_their_value() -> None:
    for lang in LANGUAGES:
        tables = [text for text in messages(lang).values() if isinstance(text, Forms)]
        assert tables
        assert all(forms.argument and "other" in forms.forms for forms in tables)


def test_a_key_that_would_not_be_found_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stray_game" / "messages").mkdir(parents=True)
    (tmp_path / "stray_game" / "__init__.py").write_text("", encoding="utf-8")
    file = tmp_path / "stray_game" / "messages" / "en.toml"
    file.write_text('"other.title" = "Title"', encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    register_messages("stray_game", "stray")
    with pytest.raises(ValueError, match=r"stray_game has a message 'other\.title', but did not register"):
        format_message("stray.title", {}, "en")
