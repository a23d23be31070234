"""What search needs to know about a game: a policy to play on with, and what a position is worth.

A game without its own adapter is played at random to the end.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from trailboss.bots.policy.network import BadPolicy, PolicyNetwork
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.categories import Part, SeatForecast, final
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.core.contract import State
from trailboss.core.manifest import module_of, resolve
from trailboss.core.rng import Rng

if TYPE_CHECKING:
    from trailboss.bots.search.task import SearchTask

TO_THE_END: Final = 1000
"""A horizon beyond the end of any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAdapter:
    """The default for any game: plays at random and counts points."""

    def __init__(self, seed: int) -> None:
        self.horizon = TO_THE_END
        """After how many turns of the seat, including this one, a position is evaluated."""
        self.sure = 0.0
        """How much better than the policy's a move must be to be chosen instead ..."""
        self.confidence_margin = 0.0
        """... plus this many standard errors."""
        self.negligible = 0.0
        """An expected gain too small to keep searching for; 0 if none is."""
        self.unit = 10.0
        """Roughly how much the worth of a position varies between worlds."""
        self.styles: list[object] = []
        """Styles of play, of a type that only the adapter knows. From them, search finds the best one for
        every turn of its seat; without any, it plays on by the policy."""
        self._random = RandomBot(seed)

    def begin(self, state: State, seat: int, budget: Budget, tag: str, number: int = 0) -> "SearchTask":
        """A new decision of a seat; `number` says which of several processes this is."""
        from trailboss.bots.search.task import SearchTask  # that module builds on this one

        return SearchTask(self, state, seat, budget, tag, number=number)

    def choose(self, state: State, seat: int) -> int:
        """The policy: what a seat plays without searching."""
        return self._random.choose(state, seat)

    def follow(self, seat: int, style: object) -> None:
        """From now on this seat plays on in a style (None: by the policy), and all others by the policy."""

    def blend(self, one: object, other: object, rng: Rng) -> object:
        """A new style: traits of two others, some of them changed at random."""
        raise NotImplementedError

    def style_data(self, style: object) -> object:
        """A style as plain data for JSON ..."""
        raise NotImplementedError

    def style_of(self, data: Any) -> object:
        """... and the style that this data stands for."""
        raise NotImplementedError

    def naive(self, state: State, seat: int) -> int:
        """What a short-sighted player does: take what pays now."""
        return self.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The moves worth trying, most promising first."""
        return moves

    def opens_turn(self, state: State) -> bool:
        """Does a turn begin with this question? Only asked in solo games and if there are styles."""
        return False

    def far(self, state: State, start: State, turns: int) -> bool:
        """Has a line reached the horizon, after this many turns of the seat since `start`?"""
        return turns >= self.horizon

    def compete(self) -> None:
        """Play on with a strong policy and in styles; `old-search` does neither."""

    def play_alone(self, game_name: str) -> None:
        """Choose as well as possible without search: nobody compares the moves, or plays on from them."""
        self.compete()

    def persist(self) -> None:
        """Search on for gains that are too small for a hint, but add up over a game."""

    def play_by(self, policy: PolicyNetwork | None) -> None:
        """Play on with this policy, or without one; raises `BadPolicy` if it is for another game."""
        if policy is not None:
            raise BadPolicy("bots.policy.no_use", name=policy.name)

    def use(self, forecast: Forecast) -> None:
        """Evaluate positions with this forecast; raises `BadForecast` if it is for another game."""
        raise BadForecast("bots.forecast.no_use", name=forecast.name)

    def worth(self, state: State, seat: int) -> float:
        """How good a position is for a seat, at any point of the game."""
        return lead([float(score.total) for score in state.scores()], seat)

    def points(self, state: State) -> list[dict[str, float]]:
        """By seat: the points by category as if the game ended now, in the categories of `seat_forecasts`."""
        return [{name: float(value) for name, value in score.parts.items()} for score in state.scores()]

    def seat_forecasts(self, state: State) -> list[SeatForecast]:
        """By seat: what it is expected to end with, by category; by default, what it has now."""
        found = final(self.points(state), state.winners())
        if state.over:
            return found
        even = 1.0 / len(found)
        return [SeatForecast(seat.parts, Part(seat.total.mean, self.unit), even) for seat in found]

    def value(self, forecast: list[SeatForecast], seat: int) -> float:
        """How good these forecasts are for a seat, on the scale of `worth`."""
        return lead([each.total.mean for each in forecast], seat)


def lead(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the best opponent and of all opponents on average, half each.

    A seat without opponents counts its own points.
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


def register_adapter(game_name: str, adapter: Callable[[int], SearchAdapter]) -> None:
    """Give a game its own adapter; the factory is called with a seed."""
    _ADAPTERS[game_name] = adapter


def adapter_for(game_name: str, seed: int) -> SearchAdapter:
    """The adapter of a game."""
    module = module_of(game_name)
    if module is not None and module.bots:
        resolve(module.bots)
    found = _ADAPTERS.get(game_name)
    return SearchAdapter(seed) if found is None else found(seed)
