"""`trailboss lab`: experiments, one module per command."""

from typing import ClassVar

from trailboss.cli.groups import Commands


class Lab(Commands):
    """The lab commands. Their help texts are listed above, so that `--help` doesn't load them."""

    table: ClassVar[dict[str, tuple[str, str]]] = {
        "balance": ("trailboss.cli.lab.balance", "balance"),
        "corpus": ("trailboss.cli.lab.corpus", "corpus"),
        "openings": ("trailboss.cli.lab.openings", "openings"),
        "puzzles": ("trailboss.cli.lab.puzzles", "puzzles"),
        "reviews": ("trailboss.cli.lab.reviews", "reviews"),
        "train": ("trailboss.cli.lab.train", "train"),
        "tune": ("trailboss.cli.lab.tune", "tune"),
    }
    prefix: ClassVar[str] = "cli.lab"
