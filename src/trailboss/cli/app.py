"""From a command line to an exit status: which language, and one sentence for what goes wrong."""

import os
import sys

from trailboss.cli import errors, language
from trailboss.cli.grammar import top
from trailboss.core.errors import TrailbossError


def run(args: list[str]) -> int:
    """Carry out a command line; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(
                errors="replace"
            )  # a screen without umlauts shows '?' rather than nothing at all
    asked = language.asked(args)
    try:
        lang = asked or language.usual(os.environ)
    except TrailbossError as error:
        return errors.complain(error.say(language.of_machine(os.environ)), errors.BAD_INPUT)
    return errors.guarded(lambda: _carry_out(args, lang), lang)


def _carry_out(args: list[str], lang: str) -> None:
    command = top()
    with command.make_context("trailboss", args, obj=lang) as ctx:
        command.invoke(ctx)
