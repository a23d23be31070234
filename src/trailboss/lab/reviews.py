"""Reviews of many games: how bot levels are rated, whether accounts add up, how stable verdicts are.

A game is played by one level at all seats and reviewed; one in so many is reviewed again with another seed.
"""

from typing import Final, NamedTuple

from trailboss.bots.registry import decide, make
from trailboss.coach.estimate import Estimate
from trailboss.coach.review import LABELS, Account, Review, review
from trailboss.core.contract import registered
from trailboss.core.record import Record
from trailboss.core.rng import seeded

AGAIN: Final = 10
"""Every tenth game is reviewed twice."""


class ReviewedGame(NamedTuple):
    """What the review of one game found."""

    level: str
    number: int
    losses: float
    """Points lost by all seats together ..."""
    decisions: int
    """... in so many non-obvious decisions."""
    residual: float
    """How far the worst account is from adding up."""
    same: int
    """Decisions with the same verdict in both reviews ..."""
    compared: int
    """... of so many; 0 if it was reviewed once."""

    @property
    def rating(self) -> float:
        return self.losses / max(1, self.decisions)


def played(game_name: str, level: str, seats: int, number: int) -> Record:
    """A game of one level."""
    state = registered(game_name).start(seats, number)
    bots = [make(level, number * seats + seat, game_name) for seat in range(seats)]
    chance = seeded(f"reviewed {level} {number}")
    while not state.over:
        state.play(decide(bots[state.to_move], state, chance))
    return Record.of(state)


def reviewed(game_name: str, level: str, seats: int, number: int, depth: int, every: int = 1) -> ReviewedGame:
    """Play a game and review it; only one in so many moves is judged, from the first on."""
    record = played(game_name, level, seats, number)
    found = review(record, depth, every=every)
    own = [each for seat in range(seats) for each in found.of(seat)]
    accounts = [of(seat) for seat in range(seats) for of in (found.points, found.win)]
    same = compared = 0
    if number % AGAIN == 0:
        same, compared = agreement(found, review(record, depth, seed=1, every=every))
    return ReviewedGame(
        level,
        number,
        sum(each.points_lost.mean for each in own),
        len(own),
        max(residual(each) for each in accounts),
        same,
        compared,
    )


def residual(account: Account) -> float:
    """How far an account is from adding up."""
    return abs(account.first + account.skill + account.luck + account.opponents - account.result)


def agreement(one: Review, other: Review) -> tuple[int, int]:
    """How many decisions got the same verdict (good or better, or not) in both, and of how many; obvious ones
    don't count."""
    fine = LABELS[:2]
    verdicts = {each.number: each.label in fine for each in other.judgements if not each.obvious}
    both = [each for each in one.judgements if not each.obvious and each.number in verdicts]
    return sum((each.label in fine) == verdicts[each.number] for each in both), len(both)


def level_rating(games: list[ReviewedGame]) -> Estimate:
    """The mean rating of a level over its games, with its standard error."""
    ratings = [each.rating for each in games]
    mean = sum(ratings) / len(ratings)
    spread = sum((rating - mean) ** 2 for rating in ratings)
    return Estimate(mean, (spread / max(1, len(ratings) - 1) / len(ratings)) ** 0.5)
