"""Rollouts: compare moves in the same determinized states (worlds), in total and by category.

Every move is played in the same worlds, the game's policy plays on to the horizon, and the position there is
forecast. What the moves share, the luck of a determinization above all, cancels out in their differences.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from trailboss.bots.search.adapter import SearchAdapter
from trailboss.coach.estimate import Estimate, estimated, paired
from trailboss.core.contract import State
from trailboss.core.rng import seeded

POINTS_PRIOR: Final = 4.0
"""Roughly how far apart two lines from one position end, in points ..."""
WIN_PRIOR: Final = 0.08
"""... and in chance to win."""
MAX_LINE_MOVES: Final = 12
"""The most moves in an expected line."""


class Samples:
    """How the lines that began with one move ended."""

    def __init__(self, move: int, style: object = None) -> None:
        self.move = move
        self.style = style
        """The style in which the seat plays on; None for the policy's own."""
        self.values: list[float] = []
        """How good the final positions were, on search's scale."""
        self.points: list[float] = []
        self.win: list[float] = []
        self.parts: list[dict[str, float]] = []
        self.lines: list[list[int]] = []
        """By world: the seat's own moves until its turn ended."""

    def expected_points(self) -> Estimate:
        return estimated(self.points, POINTS_PRIOR)

    def expected_win(self) -> Estimate:
        return estimated(self.win, WIN_PRIOR)

    def mean_parts(self) -> dict[str, float]:
        """By category: the expected points."""
        count = len(self.parts)
        return {name: sum([parts[name] for parts in self.parts]) / count for name in self.parts[0]}

    def value_over(self, other: "Samples") -> Estimate:
        return paired(self.values, other.values, POINTS_PRIOR)

    def points_over(self, other: "Samples") -> Estimate:
        return paired(self.points, other.points, POINTS_PRIOR)

    def win_over(self, other: "Samples") -> Estimate:
        return paired(self.win, other.win, WIN_PRIOR)

    def line(self) -> list[int]:
        """The longest sequence of moves that most lines start with."""
        lines = self.lines
        found: list[int] = []
        while len(found) < MAX_LINE_MOVES:
            counts: dict[int, int] = {}
            for line in lines:
                if len(line) > len(found):
                    counts[line[len(found)]] = counts.get(line[len(found)], 0) + 1
            if not counts:
                break
            best = max(counts, key=lambda move: (counts[move], -move))
            if 2 * counts[best] <= len(self.lines):
                break
            found.append(best)
            lines = [line for line in lines if len(line) >= len(found) and line[len(found) - 1] == best]
        return found


class Rollouts:
    """Some moves of one decision, tried in more and more worlds."""

    def __init__(
        self,
        adapter: SearchAdapter,
        state: State,
        seat: int,
        moves: list[int],
        tag: str,
        style: object = None,
    ) -> None:
        self.adapter = adapter
        self.state = state
        self.seat = seat
        self.tag = tag
        self.samples = [Samples(move, style) for move in moves]
        self.worlds = 0

    def run(self, worlds: int, seconds: float = 0.0, clock: Callable[[], float] = perf_counter) -> None:
        """Try all moves in this many more worlds. A limit in seconds allows fewer, but at least one: none
        is started that would be late if it took as long as the last one."""
        now, took = clock(), 0.0
        deadline = now + seconds
        for _ in range(worlds):
            if seconds > 0.0 and self.worlds and now + took >= deadline:
                break
            began = now
            determinized = self.state.determinize(self.seat, seeded(f"{self.tag} {self.worlds}"))
            for samples in self.samples:
                self._try(determinized.copy(), samples)
            self.worlds += 1
            now = clock()
            took = now - began

    def _try(self, state: State, samples: Samples) -> None:
        self.adapter.follow(self.seat, samples.style)
        state.play(samples.move)
        samples.lines.append(play_on(self.adapter, state, self.state, self.seat))
        forecasts = self.adapter.seat_forecasts(state)
        own = forecasts[self.seat]
        samples.values.append(self.adapter.value(forecasts, self.seat))
        samples.points.append(own.total.mean)
        samples.win.append(own.win)
        samples.parts.append({name: part.mean for name, part in own.parts.items()})


def play_on(adapter: SearchAdapter, state: State, start: State, seat: int) -> list[int]:
    """Let the policy play on to the horizon; returns the seat's own moves until its turn ended."""
    alone = start.seats == 1
    opening = alone and adapter.opens_turn(start)
    turns, away = 0, False
    own: list[int] = []
    while not state.over:
        who = state.to_move
        before, opening = opening, alone and adapter.opens_turn(state)
        if who != seat:
            away = True
        elif away or (opening and not before):
            away = False
            turns += 1
        if adapter.far(state, start, turns):
            break
        move = adapter.choose(state, who)
        if not away and not turns:
            own.append(move)
        state.play(move)
    return own
