"""Check the message files: what a language lacks, and which keys nothing uses. Prints a report.

The complete languages must have every key, with the same values to fill in; a partial one may lack keys, but
has none that English lacks. The exit status is 1 if a file breaks that, or if a key is unused.
"""

from __future__ import annotations

import ast
import re
import string
import sys
import tomllib
from pathlib import Path
from typing import TypeAlias

SOURCES = Path(__file__).resolve().parents[1] / "src" / "trailboss"
ENGLISH = "en"
COMPLETE = ("de",)

PREFIX = re.compile(r"((help|observe|table)\.)?[a-z0-9_]+\.")
"""What a helper puts before a key that it is given; the rest of the key must be found somewhere else."""

Text: TypeAlias = "str | dict[str, str]"


def languages(folder: Path) -> dict[str, dict[str, Text]]:
    """The files of one package, by language."""
    return {
        file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))
    }


def values(text: Text) -> set[str]:
    """What a text needs to be filled in."""
    forms = text.values() if isinstance(text, dict) else [text]
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def mistakes(package: str, found: dict[str, dict[str, Text]]) -> list[str]:
    """What is wrong with the files of a package."""
    english = found.get(ENGLISH, {})
    wrong: list[str] = []
    for lang, texts in found.items():
        wrong += [f"{package}: {lang} has {key}, English has not" for key in texts if key not in english]
        shared = [key for key in texts if key in english]
        wrong += [
            f"{package}: {key} needs other values in {lang} than in English"
            for key in shared
            if values(texts[key]) != values(english[key])
        ]
    for lang in COMPLETE:
        wrong += [f"{package}: {lang} lacks {key}" for key in english if key not in found.get(lang, {})]
    return wrong


def used_texts(sources: Path) -> tuple[set[str], re.Pattern[str]]:
    """All strings of the sources, and a pattern of those with values in them."""
    strings: set[str] = set()
    patterns: set[str] = set()
    for file in sources.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                fixed = "".join(part for part in parts if isinstance(part, str))
                if re.fullmatch(r"[a-z0-9_.]*[a-z_]{2}[a-z0-9_.]*", fixed) and not PREFIX.fullmatch(fixed):
                    patterns.add(
                        "".join(re.escape(part) if isinstance(part, str) else ".+" for part in parts)
                    )
            elif isinstance(node, ast.Constant) and isinstance(node.value, (str, bool)):
                strings.add(str(node.value))
    return strings, re.compile("|".join(sorted(patterns)))


def unused(keys: list[str], sources: Path = SOURCES) -> list[str]:
    """Keys that no string of the sources could name, whole or without their first parts."""
    strings, pattern = used_texts(sources)

    def is_used(key: str) -> bool:
        parts = key.split(".")
        tails = [".".join(parts[place:]) for place in range(len(parts))]
        return any(tail in strings or pattern.fullmatch(tail) for tail in tails)

    return [key for key in keys if not is_used(key)]


def main() -> int:
    wrong: list[str] = []
    keys: list[str] = []
    held: dict[str, int] = {}
    for folder in sorted(SOURCES.rglob("messages")):
        found = languages(folder)
        wrong += mistakes(".".join(folder.parent.relative_to(SOURCES).parts), found)
        keys += found.get(ENGLISH, {})
        for lang, texts in found.items():
            held[lang] = held.get(lang, 0) + len(texts)
    for lang, count in held.items():
        print(f"{lang}: {count} of {len(keys)} messages ({count / len(keys):.0%})")
    wrong += [f"nothing uses {key}" for key in unused(keys)]
    print("\n".join(wrong) if wrong else "No key is missing, unknown or unused.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
