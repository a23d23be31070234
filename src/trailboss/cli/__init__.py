"""The command `trailboss`: play, simulate, replay, measure. One module per command."""

import sys
from collections.abc import Sequence

from trailboss.core.messages import register_messages

register_messages("trailboss.cli", "cli", "lab", "table")


def main(args: Sequence[str] | None = None) -> int:
    """Carry out a command line (by default the program's own); the exit status is returned, not raised."""
    try:
        from trailboss.cli.app import run
    except KeyboardInterrupt:  # pressed before there are any words to answer with
        return 130
    return run(list(sys.argv[1:] if args is None else args))
