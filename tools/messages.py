"""Check the message files: what a language lacks, and which keys nothing uses. Prints a report.

The files of the Python packages and of the web client, which are both in folders called `messages`.

The complete languages must have every key, with the same values to fill in; a partial one may lack keys, but
has none that English lacks. The exit status is 1 if a file breaks that, or if a key is unused.
"""

from __future__ import annotations

import ast
import re
import string
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "trailboss"
WEB = ROOT / "web" / "src"
ENGLISH = "en"
COMPLETE = ("de",)

PREFIX = re.compile(r"((help|observe|table)\.)?[a-z0-9_]+\.")
"""What a helper puts before a key that it is given; the rest of the key must be found somewhere else."""

Text: TypeAlias = "str | dict[str, str]"


def languages(folder: Path) -> dict[str, dict[str, Text]]:
    """The files of one package, by language. Keys in tables and lists are joined by dots."""
    return {
        file.stem: flat(tomllib.loads(file.read_text(encoding="utf-8")))
        for file in sorted(folder.glob("*.toml"))
    }


def flat(tree: dict[str, Any] | list[Any], before: str = "") -> dict[str, Text]:
    found: dict[str, Text] = {}
    for name, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
        is_table = isinstance(value, dict) and not value.keys() & {"plural", "select"}
        if is_table or isinstance(value, list):
            found |= flat(value, f"{before}{name}.")
        else:
            found[f"{before}{name}"] = value
    return found


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


# -------------------------------------------------------------------- the web client


def unused_in_web(module: str, keys: list[str], web: Path = WEB) -> list[str]:
    """Keys of a module that no file which imports it could name.

    What is in a table that is indexed or passed on counts as named. Where the module itself is indexed, the
    strings of that folder count.
    """
    imported = re.compile(rf'import (\w+) from "messages:{re.escape(module)}";')
    texts = web_texts(web)
    paths: set[tuple[str, ...]] = set()
    strings: set[str] = set()
    for file, text in texts.items():
        match = imported.search(text)
        if match is None:
            continue
        code = re.sub(r"^ *import .*$", "", text, flags=re.MULTILINE)
        for path, index in re.findall(rf"\b{match[1]}((?:\??\.\w+)*)(\[)?", code):
            names = tuple(re.findall(r"\w+", path))
            if names or not index:
                paths.add(names)
                continue
            beside = "\n".join(other for place, other in texts.items() if place.parent == file.parent)
            strings |= set(re.findall(r"[\"'](\w+)[\"']", beside))
            templates = re.findall(r"`(\w*\$\{[^}`]*\}\w*)`", beside)
            strings |= {re.sub(r"\$\{[^}]*\}", r"\\w+", template) for template in templates}
    indexed = re.compile("|".join(sorted(strings)) or "(?!)")

    def is_used(parts: tuple[str, ...]) -> bool:
        named = any(path[: len(parts)] == parts[: len(path)] for path in paths)
        return named or indexed.fullmatch(parts[0]) is not None

    return [key for key in keys if not is_used(tuple(key.split(".")))]


@cache
def web_texts(web: Path) -> dict[Path, str]:
    files = [*web.rglob("*.ts"), *web.rglob("*.svelte")]
    return {file: file.read_text(encoding="utf-8") for file in sorted(files)}


def main() -> int:
    wrong: list[str] = []
    keys: list[str] = []
    held: dict[str, int] = {}
    count = 0
    for root in (SOURCES, WEB):
        for folder in sorted(folder for folder in root.rglob("messages") if any(folder.glob("*.toml"))):
            found = languages(folder)
            module = folder.parent.relative_to(root)
            wrong += mistakes("/".join([root.parent.name, *module.parts]), found)
            own = list(found.get(ENGLISH, {}))
            count += len(own)
            if root == SOURCES:
                keys += own
            else:
                name = "/".join(module.parts) or "frame"
                wrong += [f"nothing uses {key} of messages:{name}" for key in unused_in_web(name, own)]
            for lang, texts in found.items():
                held[lang] = held.get(lang, 0) + len(texts)
    for lang, known in held.items():
        print(f"{lang}: {known} of {count} messages ({known / count:.0%})")
    wrong += [f"nothing uses {key}" for key in unused(keys)]
    print("\n".join(wrong) if wrong else "No key is missing, unknown or unused.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
