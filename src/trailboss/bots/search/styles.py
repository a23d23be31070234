"""Which style a seat plays its turn in: the one whose lines end best.

All styles play on in the same worlds, number 0, 1, 2 and so on, so the luck of a deal cancels out. Those that
are clearly behind are given up after a few worlds.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

from trailboss.bots.search.adapter import SearchAdapter
from trailboss.bots.search.budget import Meter
from trailboss.core.contract import State
from trailboss.core.rng import seeded

FIRST_WORLDS: Final = 2
"""In how many worlds every style is tried at first."""
WORLDS: Final = 16
"""In how many worlds the best ones are compared."""
PARENTS: Final = 4
"""How many of the best styles are kept; new ones are blended from them."""
GIVEN_UP: Final = 0.7
"""A new style is given up when it is this many standard errors behind the last of the best ones."""


class TurnStyles(NamedTuple):
    """What was found at the beginning of a turn."""

    seat: int
    style: Any
    """The style in which the seat plays on; None for the policy's own."""
    best: list[Any]
    """The best styles that were tried. The seat's next turn tries them, too."""


class Trial:
    """A style, and what its lines were worth: in world 0, world 1 and so on."""

    __slots__ = ("style", "worths")

    def __init__(self, style: object) -> None:
        self.style = style
        self.worths: list[float] = []

    @property
    def total(self) -> float:
        return sum(self.worths)


class StyleSearch:
    """The search for the best style of a seat in one position."""

    def __init__(
        self,
        adapter: SearchAdapter,
        state: State,
        seat: int,
        meter: Meter,
        tag: str,
        line: Callable[[State], float | None],
    ) -> None:
        """`line` plays on from a state to the horizon and tells what the position there is worth; None if
        time ran out before."""
        self._adapter = adapter
        self._state = state
        self._seat = seat
        self._meter = meter
        self._tag = tag
        self._line = line
        self._worlds: list[State] = []

    def best(self, known: list[object]) -> list[object]:
        """The best styles, the very best first; none if the budget is too small to tell.

        The styles of the game and the `known` ones are tried in a few worlds, the better half of them in
        twice as many, and so on. While the budget lasts, the best are then blended into new styles.
        """
        affordable = self._affordable()
        trials = [Trial(style) for style in [*self._adapter.styles, *known]]
        if len(trials) * FIRST_WORLDS > affordable:
            del trials[len(self._adapter.styles) :]
        if len(trials) * FIRST_WORLDS > affordable or not self._play(trials, FIRST_WORLDS):
            return []
        worlds, complete = FIRST_WORLDS, True
        while complete and (worlds < WORLDS or len(trials) > PARENTS):
            trials = best_first(trials)[: max(PARENTS, len(trials) // 2)]
            worlds = min(2 * worlds, WORLDS)
            complete = self._play(trials, worlds)
        trials = best_first(trials)[:PARENTS]
        if complete:
            self._improve(trials)
        return [trial.style for trial in trials]

    def _improve(self, trials: list[Trial]) -> None:
        """Blend these styles into new ones until the budget is spent. One that ends better than the last of
        them takes its place."""
        rng = seeded(f"{self._tag} styles")
        while True:
            one, other = trials[rng.below(len(trials))], trials[rng.below(len(trials))]
            child = Trial(self._adapter.blend(one.style, other.style, rng))
            if not self._compete(child, trials[-1]):
                return
            if len(child.worths) == WORLDS and child.total > trials[-1].total:
                trials[-1] = child
                trials[:] = best_first(trials)

    def _compete(self, child: Trial, other: Trial) -> bool:
        """Try a style in one world after the other until it is clearly behind another one.

        False if the budget ends before.
        """
        error, ahead = GIVEN_UP * self._adapter.unit, 0.0
        while len(child.worths) < WORLDS and ahead >= -error * sqrt(len(child.worths)):
            world = len(child.worths)
            if not self._try(child, world):
                return False
            ahead += child.worths[world] - other.worths[world]
        return True

    def _affordable(self) -> float:
        """How many lines the budget allows. For a time, one is played to see how long it takes."""
        meter = self._meter
        if not meter.timed:
            return meter.left
        before = meter.seconds_left()
        self._line(self._world(0))
        left = meter.seconds_left()
        return left / max(1e-6, before - left)

    def _world(self, number: int) -> State:
        """The determinized state with that number, the same for all styles."""
        worlds = self._worlds
        while len(worlds) <= number:
            worlds.append(self._state.determinize(self._seat, seeded(f"{self._tag} style {len(worlds)}")))
        return worlds[number].copy()

    def _play(self, trials: list[Trial], worlds: int) -> bool:
        """Try all of these styles in this many worlds. False if the budget ends before; then only worlds in
        which all of them were tried count."""
        for number in range(len(trials[0].worths), worlds):
            for trial in trials:
                if not self._try(trial, number):
                    for other in trials:
                        del other.worths[number:]
                    return False
        return True

    def _try(self, trial: Trial, number: int) -> bool:
        """Play on in a style in the world with that number; False if the budget ends before."""
        if self._meter.spent():
            return False
        self._adapter.follow(self._seat, trial.style)
        worth = self._line(self._world(number))
        if worth is None:
            return False
        trial.worths.append(worth)
        return True


def best_first(trials: list[Trial]) -> list[Trial]:
    """These styles, the best one first. All were tried in the same worlds."""
    return sorted(trials, key=lambda trial: -trial.total)
