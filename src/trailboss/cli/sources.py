"""`--with`: bots from outside for a command, and what is told of those that do not work."""

from collections.abc import Sequence
from typing import Annotated

import typer

from trailboss import bots
from trailboss.cli.inputs import printable
from trailboss.core.words import learn, say
from trailboss.lab.tally import Line

learn(
    {
        "cli.opt.with": (
            (
                "Make more bots known: a Python file, a module, or NAME=COMMAND for a program that plays "
                "over standard input and output; may be given several times."
            ),
            (
                "Weitere Bots anmelden: eine Python-Datei, ein Modul oder NAME=BEFEHL für ein Programm, das "
                "über Standardein- und -ausgabe spielt; auch mehrmals."
            ),
        ),
        "cli.forfeits": (
            "{bot} forfeited {count} of {decisions} decisions to chance: {reasons}.",
            "{bot} hat {count} von {decisions} Entscheidungen an den Zufall verloren: {reasons}.",
        ),
        "cli.stats": ("{bot} counted: {stats}.", "{bot} hat gezählt: {stats}."),
        "cli.last_words": ("Its last words: {words}", "Seine letzten Worte: {words}"),
    }
)

With = Annotated[list[str] | None, typer.Option("--with", metavar="BOTS", help="cli.opt.with")]
LONGEST = 200
"""Last words are cut behind so many signs."""


def loaded(given: Sequence[str] | None) -> tuple[str, ...]:
    """Take up all that `--with` names; the same for other processes (`Match.sources`)."""
    return tuple(bots.load(source) for source in given or ())


def remarks(line: Line, lang: str) -> list[str]:
    """What there is to say of a program: what it forfeited, with its last words, and what it counted."""
    found = [_forfeited(line, lang)] if line.forfeits else []
    if line.stats:
        stats = ", ".join(f"{printable(name)} {amount:g}" for name, amount in sorted(line.stats.items()))
        found.append(say("cli.stats", {"bot": line.name, "stats": stats}, lang))
    return found


def _forfeited(line: Line, lang: str) -> str:
    """What a bot forfeited, and what it said of it."""
    reasons = [
        f"{say(f'bots.forfeit.{reason}', {}, lang)} {n}" for reason, n in sorted(line.forfeits.items())
    ]
    args: dict[str, object] = {
        "bot": line.name,
        "count": sum(line.forfeits.values()),
        "decisions": line.decisions,
        "reasons": ", ".join(reasons),
    }
    said = say("cli.forfeits", args, lang)
    if line.last_words:
        said += " " + say("cli.last_words", {"words": printable(line.last_words[:LONGEST])}, lang)
    return said
