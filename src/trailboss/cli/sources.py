"""`--with`: bots from outside for a command, and messages about those that do not work."""

from collections.abc import Sequence
from typing import Annotated

from trailboss import bots
from trailboss.cli import options
from trailboss.cli.inputs import printable
from trailboss.core.messages import format_message
from trailboss.lab.arena.tally import Line

With = Annotated[list[str] | None, options.value("--with BOTS", "cli.opt.with")]
MAX_ERROR_LENGTH = 200
"""How many characters of a bot's error output are shown."""


def loaded(given: Sequence[str] | None) -> tuple[str, ...]:
    """Load everything named by `--with`; returns it for other processes (`Match.sources`)."""
    return tuple(bots.load(source) for source in given or ())


def remarks(line: Line, lang: str) -> list[str]:
    """A report on a program: the moves it forfeited, its last words, and its counters."""
    found = [_forfeited(line, lang)] if line.forfeits else []
    if line.stats:
        stats = ", ".join(f"{printable(name)} {amount:g}" for name, amount in sorted(line.stats.items()))
        found.append(format_message("cli.stats", {"bot": line.name, "stats": stats}, lang))
    return found


def _forfeited(line: Line, lang: str) -> str:
    """The moves a bot forfeited, and its last words."""
    reasons = [
        f"{format_message(f'bots.forfeit.{reason}', {}, lang)} {n}"
        for reason, n in sorted(line.forfeits.items())
    ]
    args: dict[str, object] = {
        "bot": line.name,
        "count": sum(line.forfeits.values()),
        "decisions": line.decisions,
        "reasons": ", ".join(reasons),
    }
    text = format_message("cli.forfeits", args, lang)
    if line.last_words:
        text += " " + format_message(
            "cli.last_words", {"words": printable(line.last_words[:MAX_ERROR_LENGTH])}, lang
        )
    return text
