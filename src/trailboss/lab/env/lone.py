"""One seat that learns, among bots. Knows nothing of the libraries that ask it."""

from collections.abc import Sequence
from typing import Any

from trailboss import bots
from trailboss.core.contract import State, Value, registered
from trailboss.core.errors import BadMove, BadOption, IllegalMove, TrailbossError
from trailboss.core.rng import Rng, seeded
from trailboss.lab.env import rewards
from trailboss.lab.env.deals import Deals
from trailboss.lab.match import bot_seed

RANDOM_SEAT = "random"


class Lone:
    """The learner's game. It stands at a decision of the learner's, or is over.

    Everything follows from the seed of a game: the deal, the learner's seat, and the bots' chance.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str],
        seat: int | str,
        options: dict[str, Value],
        reward: str,
        illegal: str,
    ) -> None:
        self.game = registered(game)
        self.specs = list(opponents)
        self.seats = len(self.specs) + 1
        self.game.check_seats(self.seats)
        self.game.checked_options(self.seats, options)
        for spec in self.specs:
            bots.make(spec, 0, game)  # refuses what nobody knows
        if seat != RANDOM_SEAT and seat not in range(self.seats):
            raise BadOption("env.choice", name="seat", given=seat, choices=[*range(self.seats), RANDOM_SEAT])
        self.wanted_seat = seat
        self.options = options
        self.listening = False
        """Are events wanted, for rendering?"""
        self.seat = 0
        """Where the learner sits."""
        self._reward = rewards.chosen(reward)
        self._raises = rewards.check_illegal(illegal) == "raise"
        self._deals = Deals()
        self._state: State | None = None
        self._bots: dict[int, bots.Bot] = {}
        self._chance: Rng = seeded(0)
        self.ended = True
        """Is the game over, or broken off?"""

    @property
    def state(self) -> State:
        if self._state is None:
            raise TrailbossError("env.not_reset")
        return self._state

    def reset(self, seed: int | None) -> dict[str, Any]:
        """A new game, up to the learner's first decision; what there is to know about it."""
        deal = self._deals.next(seed)
        self._state = self.game.start(self.seats, deal, **self.options)
        if self.listening:
            self._state.events = []
        self._chance = seeded(f"learner {deal}")
        wanted = self.wanted_seat
        self.seat = wanted if isinstance(wanted, int) else self._chance.below(self.seats)
        places = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots = {
            place: bots.make(spec, bot_seed(deal, place), self.game.name)
            for place, spec in zip(places, self.specs, strict=True)
        }
        self.ended = False
        self._go_on()
        return {"seat": self.seat}

    def step(self, action: int) -> tuple[float, dict[str, Any]]:
        """The learner's move and the bots' answers: the reward, and what there is to know."""
        state = self.state
        if self.ended:
            raise TrailbossError("core.over")
        try:
            state.play(action)
        except (IllegalMove, BadMove) as error:
            if self._raises:
                raise
            self.ended = True
            return rewards.LOST, {"illegal": str(error)}
        self._go_on()
        if not state.over:
            return 0.0, {}
        self.ended = True
        won = rewards.shares(state)[self.seat]
        return self._reward(state)[self.seat], {"points": state.scores()[self.seat].total, "won": won}

    def _go_on(self) -> None:
        state = self.state
        while not state.over and state.to_move != self.seat:
            state.play(bots.decide(self._bots[state.to_move], state, self._chance))
