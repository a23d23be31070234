"""`python -m trailboss`: the same as the command `trailboss`."""

import sys

from trailboss.cli import main

if __name__ == "__main__":  # worker processes import this module again, and must not start the command
    sys.exit(main())
