"""The language of the command line: `--lang`, else TRAILBOSS_LANG, else the system's, else English."""

import locale
from collections.abc import Mapping, Sequence

import typer

from trailboss.core.errors import TrailbossError
from trailboss.core.messages import LANGUAGES, known_language, languages

VARIABLE = "TRAILBOSS_LANG"
ENGLISH, GERMAN = LANGUAGES


def of(ctx: typer.Context) -> str:
    """The language of a running command."""
    lang = ctx.obj
    assert isinstance(lang, str), "the command was started without a language"
    return lang


def checked(given: str) -> str:
    """The language a user named; rejects an unknown one."""
    lang = given.strip().lower()
    if not known_language(lang):
        raise TrailbossError("core.unknown_language", lang=given, languages=", ".join(languages()))
    return lang


def requested(args: Sequence[str]) -> str | None:
    """The language requested by a command line, before it is parsed, because parse errors already use it.

    The last `--lang` counts. An unknown one is left to the parser, which rejects it.
    """
    found = None
    for index, arg in enumerate(args):
        if arg == "--":
            break
        name, equals, value = arg.partition("=")
        if name == "--lang":
            given = value if equals else args[index + 1] if index + 1 < len(args) else ""
            if known_language(given.strip().lower()):
                found = given.strip().lower()
    return found


def default(environ: Mapping[str, str]) -> str:
    """The language when the command line names none."""
    named = environ.get(VARIABLE, "")
    if named:
        return checked(named)
    return system_language(environ)


def system_language(environ: Mapping[str, str]) -> str:
    """German where the machine is set to German, English everywhere else."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            return GERMAN if environ[variable].lower().startswith("de") else ENGLISH
    name = locale.getlocale()[0] or ""  # Windows says "German_Germany"
    return GERMAN if name.lower().startswith(("de_", "german")) else ENGLISH
