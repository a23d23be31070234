"""Analysis tables and puzzles."""

from trailboss.server.protocol.base import Wire
from trailboss.server.protocol.requests import Why


class StandingOrder(Wire):
    """Prepare a turn: the last one of the seat among the steps tried in a "what if" (`Study`)."""

    moves: list[str]
    sample: int = 0


class Study(Wire):
    """A position to try moves in, for all seats. It comes from a table, a record or a puzzle.

    For finished games and records, any position; for a running table, what one of your seats knows now, with
    the rest resampled.
    """

    table: str = ""
    record: str = ""
    puzzle: str = ""
    """GAME/ID."""
    index: int | None = None
    """After this many moves of the game; None: after all of them."""
    seat: int | None = None
    """At a running table: the seat whose knowledge counts."""
    sample: int = 0
    """At a running table: another number resamples the rest differently."""
    moves: list[str] = []
    """The steps tried since, each as in `Play`."""


class StudyWhy(Wire):
    """Ask in a study why something can't be done."""

    study: Study
    why: Why


class StudyHint(Wire):
    """Ask the coach in a study."""

    study: Study
    full: bool = False


class StudyBot(Wire):
    """Let a bot decide in a study."""

    study: Study
    bot: str


class StudyMove(Wire):
    """What it plays."""

    move: str


class OpeningMove(Wire):
    """A move of the opening book, for the seat to move."""

    move: str
    text: str
    openings: int
    """How many seats began like that in games of strong bots ..."""
    points: float
    """... their final points, on average ..."""
    win: float
    """... and their share of wins."""


class PuzzleInfo(Wire):
    """A puzzle, without its solution."""

    id: str
    level: str
    """`easy`, `medium` or `hard`."""
    themes: list[str]
    """The scoring categories in which the solution gains most ..."""
    text: str
    """... and their names."""


class PuzzleSolution(Wire):
    """The solution of a puzzle."""

    move: str
    medium: str
    """What the bot of the level `medium` plays."""
    points: float
    """By how much the solution is ahead of the next best move, in points ..."""
    win: float
    """... and in chances to win."""
    why: list[str]
