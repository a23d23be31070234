"""What a search has to know of a game: how it is played on, and what a position is worth.

A game without an adapter of its own is played on at random to its end.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from trailboss.bots.policy.network import BadPolicy, PolicyNetwork
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.categories import Part, SeatForecast, final
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.core.contract import State
from trailboss.core.manifest import module_of, resolve

if TYPE_CHECKING:
    from trailboss.bots.search.task import SearchTask

TO_THE_END: Final = 1000
"""A horizon that no game reaches."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAdapter:
    """Plays every game at random, and counts the points."""

    def __init__(self, seed: int) -> None:
        self.horizon = TO_THE_END
        """How many turns of the seat are played on, this one included, before a position is judged."""
        self.sure = 0.0
        """By how much another move has to be better than the policy's to be chosen instead ..."""
        self.confidence_margin = 0.0
        """... beside so many standard errors."""
        self.negligible = 0.0
        """A gain in worth for which it does not pay to think on; 0 if there is none too small."""
        self.unit = 10.0
        """How far the worths of one position lie apart, about."""
        self._random = RandomBot(seed)

    def begin(self, state: State, seat: int, budget: Budget, tag: str, number: int = 0) -> "SearchTask":
        """A new decision of a seat; `number` is which of several processes thinks about it."""
        from trailboss.bots.search.task import SearchTask  # that module builds on this one

        return SearchTask(self, state, seat, budget, tag, number=number)

    def choose(self, state: State, seat: int) -> int:
        """The policy: what a seat does when nobody thinks about it."""
        return self._random.choose(state, seat)

    def naive(self, state: State, seat: int) -> int:
        """What a short-sighted player does: takes what pays now."""
        return self.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The moves that deserve thought, the most promising first."""
        return moves

    def opens_turn(self, state: State) -> bool:
        """Is this a question with which a turn begins? Asked only where a seat plays alone."""
        return False

    def far(self, state: State, start: State, turns: int) -> bool:
        """Is the horizon reached, after so many turns of the seat since the position it knows?"""
        return turns >= self.horizon

    def compete(self) -> None:
        """Play on to win: by the strongest policy of the game, not by the one that explains positions."""

    def play_by(self, policy: PolicyNetwork | None) -> None:
        """Play on by this policy, or without one; raises `BadPolicy` if it is for another game."""
        if policy is not None:
            raise BadPolicy("bots.policy.no_use", name=policy.name)

    def use(self, forecast: Forecast) -> None:
        """Judge positions by this forecast from now on; raises `BadForecast` if it is for another game."""
        raise BadForecast("bots.forecast.no_use", name=forecast.name)

    def worth(self, state: State, seat: int) -> float:
        """How good a position is for a seat, wherever the game stands."""
        return lead([float(score.total) for score in state.scores()], seat)

    def points(self, state: State) -> list[dict[str, float]]:
        """By seat: the points by category as if the game ended now, in the categories of `outlook`."""
        return [{name: float(value) for name, value in score.parts.items()} for score in state.scores()]

    def outlook(self, state: State) -> list[SeatForecast]:
        """What everybody is expected to end with, by category; here, what they have now."""
        found = final(self.points(state), state.winners())
        if state.over:
            return found
        even = 1.0 / len(found)
        return [SeatForecast(seat.parts, Part(seat.total.mean, self.unit), even) for seat in found]

    def value(self, forecast: list[SeatForecast], seat: int) -> float:
        """How good an outlook is for a seat, on the scale of `worth`."""
        return lead([each.total.mean for each in forecast], seat)


def lead(totals: list[float], seat: int) -> float:
    """How far a seat is ahead: half against the best of the others, half against all of them.

    A seat that plays alone, against nobody, counts its own points.
    """
    most, total = -1e9, 0.0
    for other in range(len(totals)):
        if other != seat:
            most = max(most, totals[other])
            total += totals[other]
    others = len(totals) - 1
    if not others:
        return totals[seat]
    return totals[seat] - (most + total / others) / 2


_ADAPTERS: Final[dict[str, Callable[[int], SearchAdapter]]] = {}


def register_adapter(game_name: str, mind: Callable[[int], SearchAdapter]) -> None:
    """Give a game a mind of its own; it is called with a seed."""
    _ADAPTERS[game_name] = mind


def adapter_for(game_name: str, seed: int) -> SearchAdapter:
    """The mind for a game."""
    module = module_of(game_name)
    if module is not None and module.bots:
        resolve(module.bots)
    found = _ADAPTERS.get(game_name)
    return SearchAdapter(seed) if found is None else found(seed)
