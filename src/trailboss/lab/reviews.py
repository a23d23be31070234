"""Reviews of many games: how bot levels are rated, whether accounts add up, how stable verdicts are.

Different levels sit at one table, so a game serves all of them; one game in this many is reviewed again with
another seed.
"""

from collections.abc import Callable
from math import gcd
from typing import Final, NamedTuple

from trailboss.bots.registry import decide, make
from trailboss.coach.estimate import Estimate
from trailboss.coach.review import LABELS, Account, Review, Reviewer, skipped
from trailboss.core.contract import registered
from trailboss.core.record import Record
from trailboss.core.rng import seeded
from trailboss.lab.workers import Flag

AGAIN: Final = 10
"""One game in this many is reviewed twice."""


class ReviewedSeat(NamedTuple):
    """What the review of a game found about one seat."""

    level: str
    losses: float
    """Points it lost ..."""
    win_losses: float
    """... and chances to win ..."""
    decisions: int
    """... in this many non-obvious decisions."""
    same: int
    """Decisions with the same verdict in both reviews ..."""
    compared: int
    """... out of this many; 0 if the game was reviewed once."""


class ReviewedGame(NamedTuple):
    """What the review of one game found."""

    number: int
    seats: list[ReviewedSeat]
    residual: float
    """How far the worst account is from adding up."""


def line_up(levels: list[str], seats: int, number: int) -> list[str]:
    """Who plays game `number`: in as many games in a row as there are levels, each level plays equally
    often, at every seat, and the levels that meet change from one such round to the next. No level has two
    seats while another has none."""
    count = len(levels)
    steps = [step for step in range(1, count) if count // gcd(step, count) >= min(seats, count)] or [1]
    step = steps[number // count % len(steps)]
    return [levels[(number + seat * step) % count] for seat in range(seats)]


def games_needed(levels: int, seats: int, games: int) -> int:
    """How many games it takes until every level has played in that many, in whole rounds."""
    rounds = -(-games // min(levels, seats))
    return rounds * levels


def proceed() -> None:
    """Nothing stops the work."""


def played(game_name: str, levels: list[str], number: int, go_on: Callable[[], None] = proceed) -> Record:
    """A game with these levels at its seats. `go_on` is called before every decision."""
    seats = len(levels)
    state = registered(game_name).start(seats, number)
    bots = [make(level, number * seats + seat, game_name) for seat, level in enumerate(levels)]
    for bot in bots:  # so that other work on the machine makes no level weaker
        bot.counts_cpu = True
    chance = seeded(f"reviewed {' '.join(levels)} {number}")
    while not state.over:
        go_on()
        state.play(decide(bots[state.to_move], state, chance))
    return Record.of(state)


def reviewed(
    game_name: str,
    levels: list[str],
    number: int,
    depth: int,
    every: int = 1,
    go_on: Callable[[], None] = proceed,
) -> ReviewedGame:
    """Play a game and review it, judging every `every`-th move. `go_on` is called again and again."""
    record = played(game_name, levels, number, go_on)
    found, *again = [
        _review(record, depth, seed, every, number % every, go_on)
        for seed in range(1 if number % AGAIN else 2)
    ]
    seats = range(len(levels))
    results = []
    for seat in seats:
        own = found.of(seat)
        same, compared = agreement(found, again[0], seat) if again else (0, 0)
        points = sum(each.points_lost.mean for each in own)
        chances = sum(each.win_lost.mean for each in own)
        results.append(ReviewedSeat(levels[seat], points, chances, len(own), same, compared))
    accounts = [of(seat) for seat in seats for of in (found.points, found.win)]
    return ReviewedGame(number, results, max(residual(each) for each in accounts))


def _review(
    record: Record, depth: int, seed: int, every: int, first: int, go_on: Callable[[], None]
) -> Review:
    reviewer = Reviewer(record, depth, seed)
    for _ in reviewer.run(skipped(record, every, first)):
        go_on()
    return reviewer.review()


class Stopped(Exception):
    """The work was stopped."""


class Reviews(NamedTuple):
    """Games that are played and reviewed alike."""

    game: str
    depth: int
    every: int

    def review(self, task: tuple[int, list[str]], flag: Flag) -> ReviewedGame | None:
        """Play and review the game with that number and these levels; None if the flag went up before."""

        def go_on() -> None:
            if flag.value:
                raise Stopped

        number, levels = task
        try:
            return reviewed(self.game, levels, number, self.depth, self.every, go_on)
        except Stopped:
            return None


def residual(account: Account) -> float:
    """How far an account is from adding up."""
    return abs(account.first + account.skill + account.luck + account.opponents - account.result)


def agreement(one: Review, other: Review, seat: int) -> tuple[int, int]:
    """How many decisions of a seat got the same verdict (good or better, or not) in both reviews, and out
    of how many; obvious ones don't count."""
    fine = LABELS[:2]
    verdicts = {each.number: each.label in fine for each in other.of(seat)}
    both = [each for each in one.of(seat) if each.number in verdicts]
    return sum((each.label in fine) == verdicts[each.number] for each in both), len(both)


def level_rating(results: list[ReviewedSeat]) -> Estimate:
    """The rating of a level: points lost per decision over all its games."""
    return _per_decision(results, [each.losses for each in results])


def level_win_rating(results: list[ReviewedSeat]) -> Estimate:
    """The same by chance to win."""
    return _per_decision(results, [each.win_losses for each in results])


def _per_decision(results: list[ReviewedSeat], losses: list[float]) -> Estimate:
    """Games vary as well as decisions, so the standard error is that of a ratio of two sums over games."""
    decisions = sum(each.decisions for each in results)
    if not decisions:
        return Estimate(0.0, 0.0)
    mean, count = sum(losses) / decisions, len(results)
    spread = sum((lost - mean * each.decisions) ** 2 for lost, each in zip(losses, results, strict=True))
    return Estimate(mean, (spread * count / max(1, count - 1)) ** 0.5 / decisions)
