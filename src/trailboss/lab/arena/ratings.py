"""Ratings from rankings: Plackett and Luce's model, which is Bradley and Terry's for two, in Elo points.

A bot of strength a wins a table with probability a / (sum of all strengths there); the second place is drawn
from the rest in the same way, and so on. 400 Elo points mean ten times the strength.

Ties count as all orders in equal parts; for two bots that is half a win each.

To keep ratings finite when a bot always wins, each bot has PRIOR virtual games against a bot of average
strength, half of them won.

Error bars come from the Bayesian bootstrap (Rubin 1981): many times, every deal with all its games, and every
virtual game, gets a random weight. The error bar is the 95 % interval of the ratings relative to the mean of
all bots. The same games give the same figures, in any order.
"""

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

ELO = 400 / math.log(10)
PRIOR = 1.0
"""Virtual games of each bot, half of them won."""
SAMPLES = 500
"""How many times deals are reweighted."""
CLOSE = 1e-3
"""Newton's method stops at a smaller step; the next one would be about its square."""
ANCHOR = "random"
"""The bot whose rating is 0; without it, the weakest one's is."""

Choice = tuple[str, tuple[str, ...]]
"""The winner of a choice, and all who took part (sorted; a bot may be in it several times)."""


class Ranking(NamedTuple):
    """How one game ended."""

    deal: str
    """Games on the same deal are one sample."""
    bots: tuple[str, ...]
    places: tuple[int, ...]
    """The place of each; 1 is the best, and those who tie have the same."""


class Rating(NamedTuple):
    """How strong a bot is, in Elo points, with the ends of its error bar."""

    elo: float
    low: float
    high: float


class Gap(NamedTuple):
    """How much stronger one bot is than another, in Elo points, with the ends of its error bar."""

    elo: float
    low: float
    high: float
    stronger: float
    """The chance that it is stronger at all."""


class Ratings(NamedTuple):
    """All bots, the strongest first."""

    anchor: str
    """The bot at 0."""
    bots: dict[str, Rating]
    gaps: dict[tuple[str, str], Gap]
    """For each two bots, the one named first minus the other."""


def choices(ranking: Ranking) -> dict[Choice, float]:
    """The choices that make up a ranking, weighted where bots tied. The last place is no choice."""
    groups: dict[int, list[str]] = {}
    for bot, place in zip(ranking.bots, ranking.places, strict=True):
        groups.setdefault(place, []).append(bot)
    left = sorted(ranking.bots)
    found: dict[Choice, float] = {}
    for place in sorted(groups):
        orders = list(permutations(groups[place]))
        for order in orders:
            still = left[:]
            for bot in order:
                if len(set(still)) > 1:
                    choice = (bot, tuple(still))
                    found[choice] = found.get(choice, 0.0) + 1 / len(orders)
                still.remove(bot)
        for bot in groups[place]:
            left.remove(bot)
    return found


def rated(rankings: Iterable[Ranking], samples: int = SAMPLES, seed: int = 1) -> Ratings:
    """The ratings of all bots in these games."""
    deals: dict[str, dict[Choice, float]] = {}
    names: set[str] = set()
    for ranking in sorted(rankings):  # floating-point sums depend on their order
        names.update(ranking.bots)
        deal = deals.setdefault(ranking.deal, {})
        for choice, part in choices(ranking).items():
            deal[choice] = deal.get(choice, 0.0) + part
    bots = sorted(names)
    alike: dict[tuple[tuple[Choice, float], ...], int] = {}
    for deal in deals.values():
        pattern = tuple(sorted(deal.items()))
        alike[pattern] = alike.get(pattern, 0) + 1
    patterns = sorted(alike.items())
    usual = _Fit(bots, {}).strengths(_summed((pattern, float(count)) for pattern, count in patterns), {})
    anchor = ANCHOR if ANCHOR in usual else min(usual, key=lambda bot: (usual[bot], bot), default="")
    chance = random.Random(seed)
    fit = _Fit(bots, usual)
    drawn: list[dict[str, float]] = []
    for _ in range(samples if len(bots) > 1 else 0):
        # equal deals have, together, the sum of their weights: a gamma variate
        weights = [(pattern, chance.gammavariate(count, 1)) for pattern, count in patterns]
        before = {bot: (_half_weight(chance), _half_weight(chance)) for bot in bots}
        drawn.append(fit.strengths(_summed(weights), before))
    return _summarized(bots, usual, drawn, anchor)


def _half_weight(chance: random.Random) -> float:
    """The weight of half the virtual games."""
    return max(1e-6, chance.gammavariate(PRIOR / 2, 1))


def _summed(weights: Iterable[tuple[Sequence[tuple[Choice, float]], float]]) -> dict[Choice, float]:
    found: dict[Choice, float] = {}
    for pattern, weight in weights:
        for choice, part in pattern:
            found[choice] = found.get(choice, 0.0) + weight * part
    return found


def _summarized(
    bots: list[str], usual: Mapping[str, float], drawn: list[dict[str, float]], anchor: str
) -> Ratings:
    if not bots:
        return Ratings("", {}, {})
    middle = sum(usual.values()) / len(bots)
    shift = middle - usual[anchor]
    centred = [{bot: one[bot] - sum(one.values()) / len(bots) for bot in bots} for one in drawn]
    found: dict[str, Rating] = {}
    for bot in sorted(bots, key=lambda bot: (-usual[bot], bot)):
        elo = ELO * (usual[bot] - usual[anchor])
        low, high = _interval([ELO * (one[bot] + shift) for one in centred], elo)
        found[bot] = Rating(elo, low, high)
    gaps: dict[tuple[str, str], Gap] = {}
    for one in bots:
        for other in bots:
            if one != other:
                values = [ELO * (each[one] - each[other]) for each in drawn]
                elo = ELO * (usual[one] - usual[other])
                stronger = sum(value > 0 for value in values) / len(values) if values else 0.5
                gaps[one, other] = Gap(elo, *_interval(values, elo), stronger)
    return Ratings(anchor, found, gaps)


def _interval(values: list[float], middle: float) -> tuple[float, float]:
    """The 95 % interval of some values; it always contains the estimate itself."""
    if not values:
        return middle, middle
    values = sorted(values)
    cut = (len(values) - 1) * 0.025
    low, high = values[round(cut)], values[round(len(values) - 1 - cut)]
    return min(low, middle), max(high, middle)


class _Fit:
    """The most likely strengths (as logarithms), found by Newton's method from a starting point.

    The average bot has the logarithm 0, so there is exactly one solution.
    """

    def __init__(self, bots: list[str], start: Mapping[str, float]) -> None:
        self.bots = bots
        self.index = {bot: number for number, bot in enumerate(bots)}
        self.logs = [start.get(bot, 0.0) for bot in bots]

    def strengths(
        self, weights: Mapping[Choice, float], before: Mapping[str, tuple[float, float]]
    ) -> dict[str, float]:
        """By bot. `before` are the weights of virtual games won and lost; by default, half of PRIOR each."""
        tables: dict[tuple[str, ...], tuple[list[float], list[tuple[int, int]]]] = {}
        for (chosen, among), weight in weights.items():
            if among not in tables:
                counts: dict[int, int] = {}
                for bot in among:
                    counts[self.index[bot]] = counts.get(self.index[bot], 0) + 1
                tables[among] = ([0.0] * len(self.bots), sorted(counts.items()))
            tables[among][0][self.index[chosen]] += weight
        prior = [before.get(bot, (PRIOR / 2, PRIOR / 2)) for bot in self.bots]
        values = list(tables.values())
        logs = self.logs
        worth, slope, bend = self._likelihood(logs, values, prior)
        for _ in range(100):
            step = _solve(bend, slope)
            longest = max((abs(part) for part in step), default=0.0)
            length = min(1.0, 3.0 / longest) if longest else 1.0
            found = self._likelihood(moved := _moved(logs, step, length), values, prior)
            while found[0] < worth - 1e-9 * abs(worth) and length > 1e-3:
                length /= 2
                found = self._likelihood(moved := _moved(logs, step, length), values, prior)
            logs = moved
            worth, slope, bend = found
            if longest < CLOSE:
                break
        return dict(zip(self.bots, logs))

    @staticmethod
    def _likelihood(
        logs: list[float],
        tables: Sequence[tuple[list[float], list[tuple[int, int]]]],
        prior: Sequence[tuple[float, float]],
    ) -> tuple[float, list[float], list[list[float]]]:
        """The logarithm of the likelihood, its slope, and its curvature (the negated Hessian)."""
        size = len(logs)
        worth = 0.0
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for chosen, counts in tables:
            top = max(logs[bot] for bot, _ in counts)
            strengths = [(bot, count * math.exp(logs[bot] - top)) for bot, count in counts]
            whole = sum(strength for _, strength in strengths)
            total = sum(chosen[bot] for bot, _ in counts)
            shares = [(bot, strength / whole) for bot, strength in strengths]
            worth -= total * (math.log(whole) + top)
            for bot, share in shares:
                worth += chosen[bot] * logs[bot]
                slope[bot] += chosen[bot] - total * share
                bend[bot][bot] += total * share
                for other, part in shares:
                    bend[bot][other] -= total * share * part
        for bot, (won, lost) in enumerate(prior):
            log = logs[bot]
            rate = 1 / (1 + math.exp(-log)) if log > -700 else 0.0
            worth -= won * _softplus(-log) + lost * _softplus(log)
            slope[bot] += won - (won + lost) * rate
            bend[bot][bot] += (won + lost) * rate * (1 - rate) + 1e-12
        return worth, slope, bend


def _moved(logs: list[float], step: list[float], length: float) -> list[float]:
    return [log + length * part for log, part in zip(logs, step)]


def _softplus(value: float) -> float:
    """log(1 + e^value), also where e^value would overflow."""
    return max(value, 0.0) + math.log1p(math.exp(-abs(value)))


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with matrix · x = right, for a symmetric positive matrix."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][place] * found[place] for place in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
