"""`trailboss lab`: the laboratory's commands, each in a module of its own."""

from typing import ClassVar

from trailboss.cli.groups import Commands
from trailboss.core.words import learn

learn(
    {
        "cli.lab.balance": (
            "How much do seat, set-up and opening weigh? Bots play it out.",
            "Wie viel wiegen Platz, Aufbau und Eröffnung? Bots spielen es aus.",
        ),
        "cli.lab.corpus": (
            "Produce an open corpus of games: records, Parquet files and a data card.",
            "Einen offenen Korpus von Partien erzeugen: Partieaufzeichnungen, Parquet-Dateien, Datenblatt.",
        ),
        "cli.lab.train": (
            "Learn a forecast for search from games of a bot with itself.",
            "Eine Vorhersage für search lernen, aus Partien eines Bots mit sich selbst.",
        ),
        "cli.lab.tune": (
            "Find better weights for a bot by playing it against itself.",
            "Bessere Gewichte für einen Bot finden, im Spiel gegen sich selbst.",
        ),
    }
)


class Lab(Commands):
    """The commands of the laboratory. What each is for is said above, so that help need not load them."""

    table: ClassVar[dict[str, tuple[str, str]]] = {
        "balance": ("trailboss.cli.lab_balance", "balance"),
        "corpus": ("trailboss.cli.lab_corpus", "corpus"),
        "train": ("trailboss.cli.lab_train", "train"),
        "tune": ("trailboss.cli.lab_tune", "tune"),
    }
    prefix: ClassVar[str] = "cli.lab"
