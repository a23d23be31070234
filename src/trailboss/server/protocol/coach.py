"""Hints, judgements of moves, and reviews of whole games."""

from trailboss.server.protocol.base import Wire


class Judge(Wire):
    """Teaching mode: ask what a move would cost, before it is played."""

    seat: int
    seq: int
    move: str


class Verdict(Wire):
    """The coach's verdict on a move before it is played."""

    move: str
    label: str
    """`best`, `good`, `inaccuracy`, `mistake` or `blunder`."""
    points: float
    """Points lost compared with the best move ..."""
    win: float
    """... and chance to win."""
    text: str
    """Empty for the best move."""


class Estimate(Wire):
    """A mean and its standard error."""

    mean: float
    error: float


class HintMove(Wire):
    """A move that the coach compared, with what it is expected to lead to."""

    move: str
    text: str
    points: Estimate
    """Expected points in the end."""
    win: Estimate
    """Chance to win, 0 to 1."""
    behind: Estimate
    """How many expected points it is behind the first move."""
    win_behind: Estimate
    parts: dict[str, float]
    """By category: expected points ..."""
    differences: dict[str, float]
    """... and how many more than the first move; for the first, more than the second."""
    line: list[str]
    """What the seat is expected to do in the rest of its turn."""


class HintWords(Wire):
    """A hint as sentences: a pointer without the move, the move, and why it is better than others."""

    nudge: str
    move: str
    comparison: list[str]


class ForecastInfo(Wire):
    """What a seat can expect before it moves."""

    points: float
    spread: float
    win: float
    parts: dict[str, float]


class Advice(Wire):
    """A hint, as returned by `trailboss.coach.hint_data`."""

    seat: int
    worlds: int
    """In how many determinized states moves were compared."""
    usual: str
    """What the game's policy would play without searching."""
    now: ForecastInfo
    candidates: list[HintMove]
    words: HintWords
    categories: dict[str, str]
    """The names of the scoring categories."""


class ReviewAccount(Wire):
    """Where a result came from: first + skill + luck + opponents = result."""

    first: float
    skill: float
    luck: float
    opponents: float
    result: float


class ReviewAccounts(Wire):
    points: ReviewAccount
    win: ReviewAccount


class ReviewPlayer(Wire):
    """How one seat played."""

    seat: int
    name: str
    points: int
    place: int
    decisions: int
    """Decisions that were not obvious."""
    rating: Estimate
    """Points lost per such decision; lower is better."""
    win_rating: Estimate
    labels: dict[str, int]
    """How many were best, good, an inaccuracy, a mistake, a blunder."""
    account: ReviewAccounts
    summary: list[str]
    """What went well, what cost most, what to try next."""
    opening: str
    """How its opening compares with the opening book; empty if there is none."""


class ReviewWords(Wire):
    """A decision as sentences."""

    question: str
    label: str
    move: str
    best: str
    why: str = ""
    """What the better move brings, by category."""
    loss: str = ""
    """What the decision cost."""


class ReviewDecision(Wire):
    """A decision that was not obvious."""

    index: int
    """The number of the move, from 0: the step of the replay before it."""
    seat: int
    label: str
    move: str
    best: str
    points_lost: Estimate
    win_lost: Estimate
    parts_lost: dict[str, float]
    words: ReviewWords


class ReviewReport(Wire):
    """A reviewed game, as `trailboss review --json` prints it."""

    game: str
    title: str
    moves: int
    finished: bool
    categories: dict[str, str]
    players: list[ReviewPlayer]
    levels: str
    """What bots lose per decision, to compare ratings with; empty if nobody measured it."""
    graph: list[list[float]]
    """By step of the replay: each seat's chance to win ..."""
    expected: list[list[float]]
    """... and the points it could expect."""
    turning_points: list[int]
    """The numbers of the moves that cost most."""
    decisions: list[ReviewDecision]


class ReviewStatus(Wire):
    """The progress of a review; ask again until the report is ready."""

    done: int
    moves: int
    failed: bool
    report: ReviewReport | None
