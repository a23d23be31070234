"""The command `trailboss`: play, simulate, replay, measure.

commands/      one module per command
lab/           one module per command of `trailboss lab`, and the arena
table/         the text table
app.py         the list of commands, and how a command line becomes an exit status
groups.py      commands with subcommands
grammar.py     help in the chosen language, on top of Typer
options.py     options that several commands share
inputs.py      checks of what users type
files.py       files that users name; maps.py those that a game reads, sources.py bots (`--with`)
language.py    which language to use
screen.py      output for people and for programs
errors.py      every error as one sentence and an exit status
logs.py        the server's log
story.py       a recorded game move by move
version.py     the version
"""

import sys
from collections.abc import Sequence

from trailboss.core.messages import register_messages

register_messages("trailboss.cli", "cli", "lab", "table")


def main(args: Sequence[str] | None = None) -> int:
    """Carry out a command line (by default the program's own); the exit status is returned, not raised."""
    try:
        from trailboss.cli.app import run
    except KeyboardInterrupt:  # pressed before anything could be printed
        return 130
    return run(list(sys.argv[1:] if args is None else args))
