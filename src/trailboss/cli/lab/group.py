"""`trailboss lab`: the laboratory's commands, each in a module of its own."""

from typing import ClassVar

from trailboss.cli.groups import Commands


class Lab(Commands):
    """The commands of the laboratory. What each is for is said above, so that help need not load them."""

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
