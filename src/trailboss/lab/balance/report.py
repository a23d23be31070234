"""The report of a balance study: every figure with its error bar, and which differences are clear.

A table compares many things at once, and one in twenty comparisons looks significant by chance. So a
difference is called *clear* only if it survives Holm's correction over all comparisons of its table: a table
without true differences shows a clear one at most five times in a hundred.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from trailboss.lab.arena.tally import Share, Z
from trailboss.lab.balance import probe as probes
from trailboss.lab.balance.probe import Factor, Topic
from trailboss.lab.balance.study import Sums, probe
from trailboss.lab.balance.sums import Estimate, Group, Level

MIN_SAMPLES: Final = 30
"""Games, or seats, below which nothing is compared: error bars of so few aren't reliable."""
RISK: Final = 0.05


@dataclass
class Figure:
    """A figure with the ends of its error bar and, for a difference, its p-value."""

    value: float
    low: float
    high: float
    chance: float | None = None
    """The probability of a difference as large or larger if there were none; None if it was not tested."""
    clear: bool = False

    @property
    def error(self) -> float:
        return (self.high - self.low) / 2

    def described(self) -> dict[str, object]:
        found: dict[str, object] = {"value": _finite(self.value)}
        found.update(low=_finite(self.low), high=_finite(self.high))
        if self.chance is not None:
            found.update(p=self.chance, clear=self.clear)
        return found


@dataclass
class Row:
    """One line of a table: a thing, or a level of it."""

    item: str
    level: str
    games: int
    seats: int
    figures: dict[str, Figure]
    by_count: "list[Row]" = field(default_factory=list)
    """Of a count: the seats that had about as much of it."""

    def described(self) -> dict[str, object]:
        found: dict[str, object] = {"item": self.item, "level": self.level, "games": self.games}
        found["seats"] = self.seats
        found.update({name: figure.described() for name, figure in self.figures.items()})
        if self.by_count:
            found["by_count"] = [row.described() for row in self.by_count]
        return found


@dataclass
class Section:
    """One table."""

    topic: Topic
    rows: list[Row]
    tests: int = 0
    """How many comparisons were corrected for."""

    @property
    def pair(self) -> tuple[str, str]:
        """Of two ways of setting up: the one compared with, and the one that is compared."""
        return (probes.OUT, probes.IN) if self.rows[0].level == probes.IN else ("a", "b")

    def described(self) -> dict[str, object]:
        return {
            "topic": self.topic.name,
            "kind": self.topic.kind,
            "drawn": self.topic.chance,
            "tests": self.tests,
            "rows": [row.described() for row in self.rows],
        }


def report(sums: Sums) -> list[Section]:
    """All tables that have something to show."""
    sections = []
    for topic in probe(sums.study.game).topics:
        section = Section(topic, _ROWS[topic.kind](sums, topic))
        if section.rows:
            correct(section)
            sections.append(section)
    return sections


# -------------------------------------------------------------------- comparisons


def probability(z: float) -> float:
    """How often chance alone deviates by this many standard errors, in either direction."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(chances: list[float], risk: float = RISK) -> list[bool]:
    """Which of several tests are significant, with this family-wise error rate (Holm 1979)."""
    verdicts = [False] * len(chances)
    for rank, index in enumerate(sorted(range(len(chances)), key=lambda each: chances[each])):
        if chances[index] * (len(chances) - rank) > risk:
            break
        verdicts[index] = True
    return verdicts


def correct(section: Section) -> None:
    """Mark what is clear in a table."""
    tested = [figure for row in section.rows for figure in row.figures.values() if figure.chance is not None]
    section.tests = len(tested)
    for figure, clear in zip(tested, holm([figure.chance or 0.0 for figure in tested]), strict=True):
        figure.clear = clear


def plain(estimate: Estimate) -> Figure:
    """A figure without a comparison."""
    return Figure(estimate.value, estimate.low, estimate.high)


def against_zero(estimate: Estimate, samples: int) -> Figure:
    """A difference, tested if there are enough samples."""
    figure = plain(estimate)
    if samples >= MIN_SAMPLES and 0 < estimate.error < math.inf:
        figure.chance = probability(Z * estimate.value / estimate.error)
    return figure


def against_share(share: Share, seats: int, fair: float) -> Figure:
    """A share of victories, tested against the fair one."""
    figure = Figure(*share)
    if seats >= MIN_SAMPLES:
        figure.chance = probability((share.rate - fair) / math.sqrt(fair * (1 - fair) / seats))
    return figure


def share_difference(new: Share, new_games: int, old: Share, old_games: int) -> Figure:
    """The difference of two shares from different games (Newcombe's interval, from those of Wilson)."""
    value = new.rate - old.rate
    low = value - math.hypot(new.rate - new.low, old.high - old.rate)
    high = value + math.hypot(new.high - new.rate, old.rate - old.low)
    figure = Figure(value, low, high)
    if min(new_games, old_games) >= MIN_SAMPLES:
        both = (new.rate * new_games + old.rate * old_games) / (new_games + old_games)
        error = math.sqrt(both * (1 - both) * (1 / new_games + 1 / old_games))
        figure.chance = probability(value / error) if error > 0 else None
    return figure


# -------------------------------------------------------------------- rows


def _groups(sums: Sums, topic: Topic) -> list[Row]:
    fair = 1 / sums.study.seats
    rows = []
    for factor in _factors(sums, sums.groups, topic):
        groups = sums.groups[factor]
        names = sorted(groups, key=_natural)
        if not topic.chance:
            names.sort(key=lambda name: -groups[name].seats)
        for name in names:
            group = groups[name]
            figures = {"share": Figure(*group.share(sums.offered[factor])), **_of_group(group, fair)}
            level = "" if name == probes.DID else name
            rows.append(Row(factor.item, level, group.points.games, group.seats, figures))
    return rows


def _of_group(group: Group, fair: float) -> dict[str, Figure]:
    lead = group.ahead()
    won = against_share(group.won(), group.seats, fair)
    if lead.error == math.inf:  # all seats of every game were in it
        won.chance = None
    return {
        "won": won,
        "points": plain(group.points.estimate()),
        "ahead": against_zero(lead, group.lead.games),
    }


def _pairs(sums: Sums, topic: Topic) -> list[Row]:
    rows = []
    for factor in _factors(sums, sums.levels, topic):
        levels = sums.levels[factor]
        names = [probes.OUT, probes.IN] if set(levels) <= {probes.IN, probes.OUT} else sorted(levels)
        if len(levels) != 2:
            continue
        old, new = (levels[name] for name in names)
        figures = _difference(new, old, topic)
        figures["first_won_before"], figures["first_won_after"] = (
            Figure(*level.first_won()) for level in (old, new)
        )
        figures["first_won"] = share_difference(new.first_won(), new.games, old.first_won(), old.games)
        figures["before"], figures["after"] = (plain(level.points.estimate()) for level in (old, new))
        rows.append(Row(factor.item, names[1], new.games, 0, figures))
    return rows


def _difference(new: Level, old: Level, topic: Topic) -> dict[str, Figure]:
    fewest = min(new.games, old.games)
    figures = {"points": against_zero(new.points.estimate().minus(old.points.estimate()), fewest)}
    if topic.turns:
        figures["turns"] = against_zero(new.turns.estimate().minus(old.turns.estimate()), fewest)
    return figures


def _grid(sums: Sums, topic: Topic) -> list[Row]:
    rows = []
    for factor in _factors(sums, sums.levels, topic):
        levels = sums.levels[factor]
        for name in sorted(levels, key=_natural):
            level = levels[name]
            rest = _together(each for other, each in levels.items() if other != name)
            if rest.games == 0:
                continue
            figures = {"mean": plain(level.points.estimate()), "mean_turns": plain(level.turns.estimate())}
            figures.update(_difference(level, rest, topic))
            rows.append(Row(factor.item, name, level.games, 0, figures))
    return rows


def _together(levels: Iterable[Level]) -> Level:
    whole = Level()
    for level in levels:
        whole.take(level)
    return whole


def _counts(sums: Sums, topic: Topic) -> list[Row]:
    rows = []
    for factor in _factors(sums, sums.slopes, topic):
        slope = sums.slopes[factor]
        figures = {
            "winners": Figure(slope.winner_mean(), math.nan, math.nan),
            "others": Figure(slope.other_mean(), math.nan, math.nan),
            "one_more": against_zero(slope.estimate(), slope.games),
        }
        width = probe(sums.study.game).width(factor)
        by_count = [
            Row(
                str(least),
                str(least + width - 1),
                group.points.games,
                group.seats,
                {
                    "won": Figure(*group.won()),
                    "points": plain(group.points.estimate()),
                    "ahead": plain(group.ahead()),
                },
            )
            for least, group in sorted(sums.by_count[factor].items())
        ]
        rows.append(Row(factor.item, "", slope.games, slope.all.count, figures, by_count))
    return rows


def _amounts(sums: Sums, topic: Topic) -> list[Row]:
    return [
        Row(factor.item, "", mean.games, 0, {"mean": plain(mean.estimate())})
        for factor in _factors(sums, sums.amounts, topic)
        for mean in [sums.amounts[factor]]
    ]


_ROWS: Final = {
    probes.GROUPS: _groups,
    probes.PAIRS: _pairs,
    probes.GRID: _grid,
    probes.COUNTS: _counts,
    probes.AMOUNTS: _amounts,
}


# -------------------------------------------------------------------- order


def _factors(sums: Sums, known: Iterable[Factor], topic: Topic) -> list[Factor]:
    """The things of a topic in the order of the probe, then by number and name."""
    order = probe(sums.study.game).order.get(topic.name, ())

    def place(factor: Factor) -> tuple[int, tuple[int, str]]:
        return (order.index(factor.item) if factor.item in order else len(order), _natural(factor.item))

    return sorted((factor for factor in known if factor.topic == topic.name), key=place)


def _natural(name: str) -> tuple[int, str]:
    """2a before 10a."""
    found = re.match(r"\d+", name)
    return (int(found[0]) if found else 0, name)


def _finite(value: float) -> float | None:
    """JSON has no infinity."""
    return value if math.isfinite(value) else None
