"""Are the new weights better than the old ones? Plays games until that is clear, and no longer.

Wald's sequential test with the observed variance: "wins half" against "wins 53 %", each with an error rate of
at most 5 %.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from trailboss.lab.arena.tally import Z
from trailboss.lab.tuning.duel import Outcome

EVEN: Final = 0.5
BETTER: Final = 0.53
BOUND: Final = math.log(0.95 / 0.05)
"""The logarithm of the likelihood ratio at which the test ends."""
MIN_DUELS: Final = 25
"""Duels before a verdict is given."""


class Verdict(NamedTuple):
    """The first side's result in the duels so far."""

    games: int
    won: float
    error: float
    """Half of the 95 % confidence interval of `won`."""
    lead: float
    better: bool | None
    """None while it is open."""


def judged(outcomes: Sequence[Outcome]) -> Verdict:
    """The verdict after these duels."""
    count = len(outcomes)
    if not count:
        return Verdict(0, EVEN, EVEN, 0.0, None)
    won = sum(outcome.won for outcome in outcomes) / count
    lead = sum(outcome.lead for outcome in outcomes) / count
    variance = sum((outcome.won - won) ** 2 for outcome in outcomes) / max(1, count - 1)
    # duels that all ended alike say nothing about the spread: assume one more, spread like a coin toss
    variance = (variance * count + 0.125) / (count + 1)
    better: bool | None = None
    if count >= MIN_DUELS:
        evidence = count * (BETTER - EVEN) * (2 * won - EVEN - BETTER) / (2 * variance)
        if abs(evidence) >= BOUND:
            better = evidence > 0
    return Verdict(2 * count, won, Z * math.sqrt(variance / count), lead, better)
