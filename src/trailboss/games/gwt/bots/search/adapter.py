"""How search plays Great Western Trail: drovers play on, and ranches are judged by expected points."""

from typing import Any, Final

from trailboss.bots.policy.network import PolicyNetwork
from trailboss.bots.search.adapter import SearchAdapter, lead, register_adapter
from trailboss.bots.search.categories import LEAST_SPREAD, Part, SeatForecast, final, with_chances
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.bots.search.models import usual, usual_categories
from trailboss.core.contract import State
from trailboss.core.rng import Rng
from trailboss.games.gwt.bots import policy
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.phased import PhasedDrover
from trailboss.games.gwt.bots.drover.policy_weights import POLICY
from trailboss.games.gwt.bots.drover.weights import SHORT_SIGHTED, STYLES, SWIFT, Weights, blended
from trailboss.games.gwt.bots.policy import policy_fits, usual_policy
from trailboss.games.gwt.bots.search.features import CITY_POINTS, FEATURES, features
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.questions.turn import PHASE_A
from trailboss.games.gwt.state.table import Table

GAMES: Final = ("gwt1", "gwt2")
OWN_WEIGHT: Final = 0.5
"""How much a seat's own points count; the rest of the value is its lead."""
PERSISTENT: Final = 0.03
"""The gain for which a bot that plays to win searches on: a third of it finds no better moves."""
FEWEST_CITY_POINTS: Final = -10.0
"""Bots deliver to Kansas City once or twice, so the forecast has not learned what fewer points lead to."""


class GwtAdapter(SearchAdapter):
    """Drovers play on; a position is worth the points that the ranchers are expected to end with.

    Own points count more than opponents' points: what a decision does to those is mostly chance, and a player
    who looks only at the lead rushes the end with a poor ranch.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.horizon = 6
        self.confidence_margin = 1.0
        self.negligible = 0.1
        self.unit = 4.0
        self._drover = Drover(seed)
        """Plays on for every seat ..."""
        self._styled = Drover(seed)
        self._styled_seat = -1
        """... except for this one, which has a style."""
        self._novice = Drover(seed)
        self._novice.weights = SHORT_SIGHTED
        self._policy: PolicyNetwork | None = usual_policy()
        self._forecast: Forecast | None = None

    def choose(self, state: State, seat: int) -> int:
        if self._policy is None:
            return self._drover_of(seat).choose(state, seat)
        assert isinstance(state, Table)
        return policy.choose(state, seat, self._policy)

    def naive(self, state: State, seat: int) -> int:
        return self._novice.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        if self._policy is None:
            return self._drover_of(seat).ranked(state, seat, moves)
        assert isinstance(state, Table)
        return policy.ranked(state, seat, moves, self._policy)

    def follow(self, seat: int, style: object) -> None:
        if isinstance(style, Weights):
            self._styled_seat, self._styled.weights = seat, style
        else:
            self._styled_seat = -1

    def blend(self, one: object, other: object, rng: Rng) -> object:
        assert isinstance(one, Weights)
        assert isinstance(other, Weights)
        return blended(one, other, rng)

    def style_data(self, style: object) -> object:
        assert isinstance(style, Weights)
        return list(style)

    def style_of(self, data: Any) -> object:
        return Weights._make([tuple(value) if isinstance(value, list) else value for value in data])

    def _drover_of(self, seat: int) -> Drover:
        return self._styled if seat == self._styled_seat else self._drover

    def opens_turn(self, state: State) -> bool:
        return state.frames.kind() == PHASE_A

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return self._value(totals(state, self._forecast or usual(state.game.name)), seat)

    def compete(self) -> None:
        self._drover.weights = SWIFT
        self.styles = [SWIFT, *STYLES.values()]

    def play_alone(self, game_name: str) -> None:
        self._drover = PhasedDrover(POLICY[game_name])

    def persist(self) -> None:
        self.negligible = PERSISTENT

    def play_by(self, policy: PolicyNetwork | None) -> None:
        if policy is not None:
            policy_fits(policy)
        self._policy = policy

    def seat_forecasts(self, state: State) -> list[SeatForecast]:
        """The forecast was not trained on herders in Kansas City, so the policy finishes a delivery first."""
        assert isinstance(state, Table)
        if _delivers(state):
            played = state.copy()
            while _delivers(played):
                played.play(self.choose(played, played.to_move))
            state = played
            assert isinstance(state, Table)
        now = self.points(state)
        if state.over:
            return final(now, state.winners())
        forecast, categories = self._forecast or usual(state.game.name), usual_categories(state.game.name)
        seats: list[SeatForecast] = []
        for rancher in range(state.ranchers):
            if rancher == 1 and state.sam is not None:  # he counts what he has, as in `totals`
                parts = {name: Part(value, LEAST_SPREAD) for name, value in now[rancher].items()}
                total = sum(now[rancher].values())
                seats.append(SeatForecast(parts, Part(total, seats[0].total.spread), 0.0))
            else:
                known = features(state, rancher)
                missing = _read_as_known(known)
                points = [now[rancher].get(name, 0.0) for name in categories.categories]
                seats.append(categories.seat(known, points, forecast.total(known) - missing))
        return with_chances(seats, categories.sharpness)

    def value(self, forecast: list[SeatForecast], seat: int) -> float:
        return self._value([each.total.mean for each in forecast], seat)

    def _value(self, expected: list[float], seat: int) -> float:
        return OWN_WEIGHT * expected[seat] + (1.0 - OWN_WEIGHT) * lead(expected, seat)

    def use(self, forecast: Forecast) -> None:
        # A forecast of one edition also works for the other, if not as well.
        if forecast.features != FEATURES or forecast.game not in GAMES:
            raise BadForecast("bots.forecast.other_game", name=forecast.name, game=forecast.game)
        self._forecast = forecast


def _delivers(state: State) -> bool:
    assert isinstance(state, Table)
    return not state.over and state.herder[state.to_move] == GOAL_SPACE


def totals(table: Table, forecast: Forecast) -> list[float]:
    """The points each rancher is expected to end with. For Sam, the points he has: no forecast covers him."""
    if table.over or table.sam is not None:
        scores = [float(score.total) for score in table.scores()]
    else:
        scores = [0.0] * table.ranchers
    if not table.over:
        for rancher in range(table.ranchers):
            if rancher != 1 or table.sam is None:
                known = features(table, rancher)
                missing = _read_as_known(known)
                scores[rancher] = forecast.total(known) - missing
    return scores


def _read_as_known(known: list[float]) -> float:
    """Raise points for cities to the fewest that the forecast knows; returns how many were missing."""
    missing = max(0.0, FEWEST_CITY_POINTS - known[CITY_POINTS])
    known[CITY_POINTS] += missing
    return missing


for _name in GAMES:
    register_adapter(_name, GwtAdapter)
