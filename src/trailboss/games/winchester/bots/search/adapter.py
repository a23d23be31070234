"""How search plays Daddy Winchester: heirs bid on, and the position is judged when the auction is over."""

from math import exp
from typing import Final

from trailboss.bots.search.adapter import SearchAdapter, register_adapter
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.categories import SeatForecast, final
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.bots.search.models import usual, usual_categories
from trailboss.bots.search.task import SearchTask
from trailboss.core.contract import State
from trailboss.games.winchester.bots.heir import Heir
from trailboss.games.winchester.bots.heir.weights import SHORT_SIGHTED
from trailboss.games.winchester.bots.search.features import FEATURES, Features, Memory
from trailboss.games.winchester.bots.search.opponent_model import OpponentModel, mark
from trailboss.games.winchester.components.cards import PILES
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.questions.bonus import MOVEMENT_TOKEN
from trailboss.games.winchester.questions.claims import CLAIMS, earned_claims
from trailboss.games.winchester.rules.moves import BID, DUEL, PASS, RAIL, RIVER, is_bid, is_place
from trailboss.games.winchester.state.table import NOBODY, Table

GAME: Final = "winchester"
STEPS: Final = (1, 2, 3, 4, 6, 9, 13)
"""Bids that are considered, by how far they are above the last one."""


class WinchesterAdapter(SearchAdapter):
    """Heirs bid on; a position is worth the chance to win, in percent."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.horizon = 1
        self.confidence_margin = 1.0
        self.unit = 3.0
        self._heir = Heir(seed)
        self._novice = Heir(seed)
        self._novice.weights = SHORT_SIGHTED
        self._rivals: OpponentModel | None = None
        self._forecast: Forecast | None = None

    def begin(self, state: State, seat: int, budget: Budget, tag: str, number: int = 0) -> SearchTask:
        from trailboss.games.winchester.bots.search.auction_search import AuctionSearch, Weighing

        assert isinstance(state, Table)
        if state.to_move == seat and state.frames.kind() == AUCTION:
            return AuctionSearch(self, state, seat, budget, tag, number)
        return Weighing(self, state, seat, budget, tag, number)

    def choose(self, state: State, seat: int) -> int:
        return self._heir.choose(state, seat)

    def naive(self, state: State, seat: int) -> int:
        return self._novice.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        assert isinstance(state, Table)
        if is_place(moves[0]):
            return moves[:1]  # where a vehicle starts doesn't matter
        if state.frames.kind() == CLAIMS:
            return [move for move in moves if move == moves[0] or move in earned_claims(state, seat)]
        if state.frames.kind() != AUCTION:
            return moves
        first = [state.bid + step + BID for step in STEPS]
        wanted = [first[0], PASS, first[1], DUEL, *first[2:]]
        return [move for move in wanted if move in moves and (move in (PASS, DUEL) or is_bid(move))]

    def far(self, state: State, start: State, turns: int) -> bool:
        assert isinstance(state, Table)
        assert isinstance(start, Table)
        return state.turned >= start.turned + self.horizon

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return self.judged(state, seat, {})

    def judged(self, state: Table, seat: int, memory: Memory) -> float:
        """The chance to win in percent; states with the same plots and tokens left share a `memory`."""
        if state.over:
            winners = state.winners()
            return 100.0 / len(winners) if seat in winners else 0.0
        forecast = self._forecast or usual(GAME)
        return _chance([forecast.total(features) for features in Features(state, memory).by_seat()], seat)

    def points(self, state: State) -> list[dict[str, float]]:
        """Piles for shared objectives were paid in cash; here they are listed separately."""
        assert isinstance(state, Table)
        found: list[dict[str, float]] = []
        for seat, score in enumerate(state.scores()):
            shared = float(sum([PILES[pile] for pile in range(len(PILES)) if state.taken[pile] == seat]))
            parts = score.parts
            found.append(
                {
                    "cash": parts["cash"] - shared,
                    "shared": shared,
                    "secret": float(parts["first_secret"] + parts["second_secret"]),
                    "majority": float(parts["majority"]),
                }
            )
        return found

    def seat_forecasts(self, state: State) -> list[SeatForecast]:
        """The forecast expects the start of an auction, so the policy plays on to the next one."""
        if not state.over and state.frames.kind() != AUCTION:
            state = state.copy()
            while not state.over and state.frames.kind() != AUCTION:
                state.play(self.choose(state, state.to_move))
        assert isinstance(state, Table)
        now = self.points(state)
        if state.over:
            return final(now, state.winners())
        forecast, categories = self._forecast or usual(GAME), usual_categories(GAME)
        features = Features(state, {}).by_seat()
        strengths = [forecast.total(known) for known in features]
        seats: list[SeatForecast] = []
        for seat in range(state.seats):
            points = [now[seat][name] for name in categories.categories]
            expected = categories.seat(features[seat], points)
            seats.append(SeatForecast(expected.parts, expected.total, _chance(strengths, seat) / 100.0))
        return seats

    def value(self, forecast: list[SeatForecast], seat: int) -> float:
        return 100.0 * forecast[seat].win

    def use(self, forecast: Forecast) -> None:
        if forecast.features != FEATURES or forecast.game != GAME:
            raise BadForecast("bots.forecast.other_game", name=forecast.name, game=forecast.game)
        self._forecast = forecast

    # ---------------------------------------------------------------- for auction_search

    def rivals_at(self, table: Table, seat: int) -> OpponentModel:
        """The opponent model for the current auction, kept between decisions."""
        found = self._rivals
        if found is None or found.seat != seat or found.mark != mark(table, seat):
            found = self._rivals = OpponentModel(table, seat)
        return found

    def played_on(self, state: Table, seat: int, memory: Memory) -> float:
        """What a position is worth after everything that follows from the plot just sold."""
        while not state.over and state.frames.kind() != AUCTION:
            state.play(token_move(state))
        return self.judged(state, seat, memory)


def _chance(strengths: list[float], seat: int) -> float:
    """The chance of a seat to win, in percent: a softmax of the strengths."""
    rest = 0.0
    for strength in strengths:
        rest += exp(min(strength - strengths[seat], 50.0))
    return 100.0 / rest


def token_move(state: Table) -> int:
    """A quick answer to what is asked between two auctions."""
    moves = state.legal()
    if state.frames.kind() == CLAIMS:
        earned = earned_claims(state, state.to_move)
        return earned[0] if earned else moves[0]
    if state.frames.kind() != MOVEMENT_TOKEN:
        return moves[-1]  # the forecast can't value what a rumor reveals
    me, others = state.to_move, state.seats - 1
    best, most = moves[0], -100
    for move in moves:
        touched = state.board.rail[move - RAIL] if move < RIVER else state.board.river[move - RIVER]
        worth = 0
        for plot in touched:
            owner = state.owner[plot]
            if owner == me:
                worth += others
            elif owner != NOBODY:
                worth -= 1
        if worth > most:
            best, most = move, worth
    return best


register_adapter(GAME, WinchesterAdapter)
