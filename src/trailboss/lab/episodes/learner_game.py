"""A game in which one seat learns among bots. Independent of the environment libraries."""

from collections.abc import Sequence
from typing import Any, Final

from trailboss import bots
from trailboss.bots.random_bot import RandomBot
from trailboss.core.contract import State, Value, registered
from trailboss.core.errors import BadMove, BadOption, IllegalMove, TrailbossError
from trailboss.core.rng import Rng, seeded
from trailboss.lab.arena.match import bot_seed
from trailboss.lab.episodes.deals import Deals
from trailboss.lab.episodes.rewards import LOST, REWARDS, Terms, potential, shares
from trailboss.lab.observation import observing_of

RANDOM_SEAT: Final = "random"


class LearnerGame:
    """The learner's game. It is at one of the learner's decisions, or over.

    Everything depends on the seed of a game: the deal, the learner's seat, and the bots' random numbers.
    """

    def __init__(
        self, game: str, opponents: Sequence[str], seat: int | str, options: dict[str, Value], terms: Terms
    ) -> None:
        self.game = registered(game)
        self.specs = list(opponents)
        self.seats = len(self.specs) + 1
        self.game.check_seats(self.seats)
        self.game.checked_options(self.seats, options)
        for spec in self.specs:
            bots.make(spec, 0, game)  # rejects unknown options
        if seat != RANDOM_SEAT and seat not in range(self.seats):
            raise BadOption("env.choice", name="seat", given=seat, choices=[*range(self.seats), RANDOM_SEAT])
        self.wanted_seat = seat
        self.options = options
        self.terms = terms.checked()
        self.listening = False
        """Are events wanted, for rendering?"""
        self.seat = 0
        """Where the learner sits."""
        self._deals = Deals()
        self._state: State | None = None
        self._bots: list[bots.Bot | None] = []
        self._chance: Rng = seeded(0)
        self._decisions = 0
        self._potential = 0.0
        self.ended = False
        """Is the game over, or lost by an illegal move?"""
        self.truncated = False
        """Was it cut short?"""

    @property
    def state(self) -> State:
        if self._state is None:
            raise TrailbossError("env.not_reset")
        return self._state

    @property
    def done(self) -> bool:
        """Does the next step need a new game?"""
        return self.ended or self.truncated

    def reset(self, seed: int | None) -> dict[str, Any]:
        """A new game, up to the learner's first decision; what there is to know about it."""
        deal = self._deals.next(seed)
        state = self._state = self.game.start(self.seats, deal, **self.options)
        if self.listening:
            state.events = []
        self._chance = seeded(f"learner {deal}")
        wanted = self.wanted_seat
        self.seat = wanted if isinstance(wanted, int) else self._chance.below(self.seats)
        specs = self.specs[:]
        specs.insert(self.seat, "")
        self._bots = [
            bots.make(spec, bot_seed(deal, place), self.game.name) if spec else None
            for place, spec in enumerate(specs)
        ]
        self.ended = self.truncated = False
        self._decisions = 0
        self._go_on(state)
        self._potential = 0.0 if self.terms.shaping is None else potential(state, self.seat)
        return {"seat": self.seat}

    def step(self, action: int) -> tuple[float, dict[str, Any]]:
        """The learner's move and the bots' answers: the reward, and what there is to know."""
        state = self.state
        if self.ended or self.truncated:
            raise TrailbossError("core.over")
        try:
            state.play(action)
        except (IllegalMove, BadMove) as error:
            if self.terms.illegal == "raise":
                raise
            self.ended = True
            return LOST, {"illegal": str(error)}
        self._decisions += 1
        self._go_on(state)
        info: dict[str, Any] = {}
        reward = 0.0
        if state.over:
            self.ended = True
            reward = REWARDS[self.terms.reward](state)[self.seat]
            info = {"points": state.scores()[self.seat].total, "won": shares(state)[self.seat]}
        elif self._decisions == self.terms.max_decisions:
            self.truncated = True
        if self.terms.shaping is not None:
            before, self._potential = self._potential, potential(state, self.seat)
            reward += self.terms.shaping * self._potential - before
        return reward, info

    def _go_on(self, state: State) -> None:
        while not state.over and state.to_move != self.seat:
            bot = self._bots[state.to_move]
            assert bot is not None
            if type(bot) is RandomBot:  # looks at its legal moves alone: it needs no determinized state
                state.play(bot.choose(state, state.to_move))
            else:
                state.play(bots.decide(bot, state, self._chance))


class Batch:
    """Several learners' games, stepped together. Doesn't need numpy: observations and masks of all learners
    are bytes, a part for each game. `reset` and `step` overwrite the masks and replace the observations."""

    def __init__(self, games: list[LearnerGame]) -> None:
        self.games = games
        self.moves = games[0].game.move_count
        observed = observing_of(games[0].game.name)
        self.size = observed.layout.size
        self._observers = [observed.observer() for _ in games]
        self._seen: list[bytes] = [b""] * len(games)
        self.entries = b""
        """Observations as whole numbers, to be divided by the scales of their layout."""
        self.masks = bytearray(len(games) * self.moves)
        self.rewards = [0.0] * len(games)
        """Of the last step; 0 for a game that has just started."""
        self.ended = [False] * len(games)
        self.truncated = [False] * len(games)
        self._no_move = bytes(self.moves)
        self._any_move = bytes([1]) * self.moves

    def reset(self, seeds: list[int | None]) -> dict[int, dict[str, Any]]:
        """New games; by number, what there is to know about each."""
        infos: dict[int, dict[str, Any]] = {}
        for number in range(len(self.games)):
            infos[number] = self.games[number].reset(seeds[number])
            self.rewards[number] = 0.0
            self._observe(number)
        self.entries = b"".join(self._seen)
        return infos

    def step(self, actions: list[int]) -> dict[int, dict[str, Any]]:
        """Step each game; a finished one restarts instead, whatever its action. Returns, by number,
        information about games that started or ended."""
        infos: dict[int, dict[str, Any]] = {}
        for number in range(len(self.games)):
            game = self.games[number]
            if game.ended or game.truncated:
                self.rewards[number] = 0.0
                infos[number] = game.reset(None)
            else:
                reward, info = game.step(actions[number])
                self.rewards[number] = reward
                if info:
                    infos[number] = info
            self._observe(number)
        self.entries = b"".join(self._seen)
        return infos

    def _observe(self, number: int) -> None:
        game = self.games[number]
        state, seat = game.state, game.seat
        self.ended[number], self.truncated[number] = game.ended, game.truncated
        self._seen[number] = self._observers[number].entries(state, seat)
        masks, at = self.masks, number * self.moves
        if state.over or state.to_move != seat:
            masks[at : at + self.moves] = self._any_move
            return
        masks[at : at + self.moves] = self._no_move
        for move in state.legal():
            masks[at + move] = 1
