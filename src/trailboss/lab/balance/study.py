"""Balance studies: the same bot in all seats, a random set-up in every game.

probe.py       what is measured in a game
sums.py        running sums over games
report.py      effects with error bars, and which of them are clear
pictures.py    the same as charts
names.py       names of everything measured
"""

from typing import NamedTuple

from trailboss.core.contract import Value
from trailboss.core.errors import TrailbossError
from trailboss.core.events import Event
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.lab.arena.match import Match, Table
from trailboss.lab.balance.probe import BalanceProbe, Factor, GameSummary
from trailboss.lab.balance.sums import PARTS, Group, Level, Mean, Slope
from trailboss.lab.workers import Flag


class Study(NamedTuple):
    """What is to be played. Plain data, so that it can be sent to another process."""

    game: str
    spec: str
    """The bot that holds all seats."""
    seats: int
    seed: int
    options: dict[str, Value]

    def match(self) -> Match:
        return Match(
            self.game, (self.spec,) * self.seats, self.seed, self.options, rotate=False, records=False
        )


def games_with_probe() -> list[str]:
    """The games that can be studied."""
    return [name for name, module in modules().items() if module.balance]


def probe(game: str) -> BalanceProbe:
    """What is looked at in a game; refuses a game without."""
    module = module_of(game)
    if module is None or not module.balance:
        raise TrailbossError("lab.balance.no_probe", game=game, games=games_with_probe())
    found = resolve(module.balance)
    assert isinstance(found, BalanceProbe)
    return found


def observe(study: Study, number: int, flag: Flag) -> GameSummary | None:
    """Game `number`, watched; None if the flag went up before it was over."""
    table = Table(study.match(), number)
    watcher = probe(study.game).watcher(table.state)
    events: list[Event] = []
    table.state.events = events
    while not flag.value and table.step():
        for event in events:
            watcher.hear(table.state, event)
        events.clear()
    return watcher.summary(table.state, number) if table.state.over else None


class Sums:
    """All games of a study so far."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._probe = probe(study.game)
        self.games = 0
        self.groups: dict[Factor, dict[str, Group]] = {}
        self.offered: dict[Factor, int] = {}
        """Seats of the games in which a thing of `groups` was possible."""
        self.levels: dict[Factor, dict[str, Level]] = {}
        self.slopes: dict[Factor, Slope] = {}
        self.by_count: dict[Factor, dict[int, Group]] = {}
        """Seats that had about as much of something, by the least of it."""
        self.amounts: dict[Factor, Mean] = {}

    def add(self, summary: GameSummary) -> None:
        """Count one game."""
        self.games += 1
        seats = len(summary.points)
        parts = [PARTS // len(summary.winners) if seat in summary.winners else 0 for seat in range(seats)]
        for factor, ways in summary.ways.items():
            self.offered[factor] = self.offered.get(factor, 0) + seats
            known = self.groups.setdefault(factor, {})
            for way in set(ways) - {""}:
                members = [seat for seat in range(seats) if ways[seat] == way]
                known.setdefault(way, Group()).add(summary.points, parts, members)
        for factor, level in summary.drawn.items():
            levels = self.levels.setdefault(factor, {})
            levels.setdefault(level, Level()).add(summary.points, parts, summary.turns)
        for factor, amounts in summary.counts.items():
            self.slopes.setdefault(factor, Slope()).add(amounts, summary.points, parts)
            width = self._probe.width(factor)
            least = [amount // width * width for amount in amounts]
            by_count = self.by_count.setdefault(factor, {})
            for value in set(least):
                members = [seat for seat in range(seats) if least[seat] == value]
                by_count.setdefault(value, Group()).add(summary.points, parts, members)
        for factor, amount in summary.amounts.items():
            self.amounts.setdefault(factor, Mean()).add(amount, 1)
