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
    """English and German of every key that begins in one of these ways. Where only one of them needs several
    forms, each is paired with the one text of the other."""
    english, german = texts("en"), texts("de")
    varied = {key.partition("[")[0] for key in (*english, *german) if "[" in key}

    def text(found: dict[str, str], key: str) -> str:
        return found.get(key) or found.get(key.partition("[")[0], "")

    keys = [key for key in english | german if key not in varied and key.startswith(prefixes or "")]
    return {key: (text(english, key), text(german, key)) for key in keys}
