"""All texts of the complete languages, for tests that read them."""

import importlib

from trailboss.core.messages import Forms, messages

for _package in (
    "agents",
    "bots",
    "cli",
    "coach",
    "games.gwt",
    "games.winchester",
    "lab",
    "server",
    "testing",
):
    importlib.import_module(f"trailboss.{_package}")  # registers its messages


def texts(lang: str) -> dict[str, str]:
    """The texts by key; of one with several forms, each form as `KEY[FORM]`."""
    found: dict[str, str] = {}
    for key, text in messages(lang).items():
        if isinstance(text, Forms):
            found |= {f"{key}[{name}]": form for name, form in text.forms.items()}
        else:
            found[key] = str(text)
    return found


def pairs(*prefixes: str) -> dict[str, tuple[str, str]]:
    """English and German of every key that begins in one of these ways."""
    german = texts("de")
    return {
        key: (text, german.get(key, ""))
        for key, text in texts("en").items()
        if key.startswith(prefixes or "")
    }
