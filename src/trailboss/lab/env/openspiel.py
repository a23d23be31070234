"""OpenSpiel: the games as Python games, registered by importing this module. Needs the extra `openspiel`.

    import pyspiel
    import trailboss.lab.env.openspiel

    game = pyspiel.load_game("trailboss_GAME", {"seats": 3, "options": "NAME:VALUE"})
    ending = pyspiel.load_game("trailboss_GAME", {"last": 12})

Chance is explicit and comes first: four chance nodes of 256 outcomes each draw the seed of the game. The deal
and every later shuffle and duel follow from the seed and the moves, so after these nodes nothing is random,
only hidden. An information state is what a player sees now, with all
that the player has done and heard of; `resample_from_infostate` resamples what the player cannot know.

With `last`, chance also makes the first decisions: the players get a game of which random play left
that many. That is for algorithms that try every move at every decision, for which a whole game is too large.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from trailboss.core.contract import Game, State, Value, registered
from trailboss.core.errors import BadOption
from trailboss.core.messages import message
from trailboss.core.playout import play_out
from trailboss.core.rng import seeded
from trailboss.lab import observation
from trailboss.lab.env.extras import require
from trailboss.lab.episodes.rewards import win

require("openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

CHANCE_NODES: Final = 4
OUTCOMES: Final = 256
SAMPLED_GAMES: Final = 10
MARGIN: Final = 4
"""OpenSpiel wants a bound on the length of a game: the longest of the sampled games times this."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Trailboss with its seats and options."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None) -> None:
        self.game = game
        chosen = params or {}
        self.seats = int(chosen.get("seats", min(playable(game))))
        self.options = read_options(game, str(chosen.get("options", "")))
        self.last = int(chosen.get("last", 0))
        """How many decisions of a random game are left to the players; 0 for a whole game."""
        game.check_seats(self.seats)
        game.checked_options(self.seats, self.options)
        if self.last < 0:
            raise BadOption("env.last", given=self.last)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest(game.name, self.seats, tuple(self.options.items())),
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | None":
        """The observer of what one player sees now or, with perfect recall, also remembers. None for other
        types: there are no observers of only public or only private information."""
        if params:
            raise ValueError(f"observers of {self.game.name} take no parameters, not {params}")
        kind = iig_obs_type
        if kind is not None and (
            not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return SpielObserver(self.game.name, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game: chance draws the seed, then the seats decide."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game.game
        self._seats = game.seats
        self._options = game.options
        self._last = game.last
        self._drawn: list[int] = []
        self.table: State | None = None
        """The state of the game once it is dealt."""
        self.remembered: list[list[str]] = [[] for _ in range(game.seats)]
        """By player: everything the player has done and seen happen."""

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.to_move

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return [] if table is None or player != table.to_move else sorted(table.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self._play(self.table, action)
            return
        self._drawn.append(action)
        if len(self._drawn) == CHANCE_NODES:
            seed = int.from_bytes(bytes(self._drawn), "big")
            self.table = self._game.start(self._seats, seed, **self._options)
            if self._last:
                self._skip(self.table, seed)

    def _skip(self, table: State, seed: int) -> None:
        """Make all decisions of a random game but for the last ones."""
        ahead = table.copy()
        play_out(ahead, seeded(f"skipped {seed}"))
        made = ahead.history[len(table.history) :]
        for entry in made[: -self._last]:
            self._play(table, entry % self._game.move_count)

    def _play(self, table: State, action: int) -> None:
        player = table.to_move
        table.events = []
        table.play(action)
        self.remembered[player].append(self._game.text(action))
        for seat, memory in enumerate(self.remembered):
            memory.extend(
                f"{event.kind} {event.a} {event.b} {event.c}"
                for event in table.events
                if event.visible_to(seat)
            )
        table.events = None

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """A state that looks the same to a player, with everything that the player can't know resampled.

        Its history is the player's own: `history` and `str` are those of this state.
        """
        twin: SpielState = self.clone()
        if self.table is not None:
            chance = seeded(f"resample {probability_sampler()}")
            twin.table = self.table.determinize(player_id, chance)
            for seat, memory in enumerate(twin.remembered):
                if seat != player_id:
                    memory.clear()  # what others saw is made up from here on
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self._game.text(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """As the reward "win" of the other environments."""
        if self.table is None or not self.table.over:
            return [0.0] * self._seats
        return win(self.table)

    def __str__(self) -> str:
        if self.table is None:
            return f"{self._game.name}, seed to be drawn: {self._drawn}"
        moves = [self._game.text(action) for action in self.history()[CHANCE_NODES:]]
        part = f", the last {self._last} decisions" if self._last else ""
        return f"{self._game.name}, seed {self._drawn}{part}: {'; '.join(moves)}"


class SpielObserver:
    """What a player sees: the vector of docs/environments.md, and as text the view, with what the player
    remembers above it if requested."""

    def __init__(self, game: str, recalls: bool) -> None:
        self._recalls = recalls
        self._scales = np.array(observation.layout(game).scales, np.float32)
        self.tensor = np.zeros(len(self._scales), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """All 0 before the deal."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            entries = np.frombuffer(observation.entries(state.table, player), np.uint8)
            np.divide(entries, self._scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return "not dealt yet"
        seen = json.dumps(state.table.view(player), sort_keys=True)
        return "\n".join([*state.remembered[player], seen]) if self._recalls else seen


@cache
def longest(name: str, seats: int, options: tuple[tuple[str, Value], ...]) -> int:
    """An upper bound on the decisions of a game, unless players drag it out on purpose."""
    game = registered(name)
    return MARGIN * max(
        play_out(game.start(seats, seed, **dict(options)), seeded(f"length {seed}"))
        for seed in range(SAMPLED_GAMES)
    )


def playable(game: Game) -> list[int]:
    """The numbers of seats with several players; a solo game doesn't count."""
    return sorted(seats for seats in game.seats + game.variant_seats if seats > 1)


def read_options(game: Game, text: str) -> dict[str, Value]:
    """The options that `NAME:VALUE;NAME:VALUE` names; OpenSpiel keeps "=" and "," to itself."""
    known = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        if name not in known:
            title = message(f"{game.name}.title")
            raise BadOption("core.unknown_option", title=title, name=name, options=list(known))
        found[name] = known[name].read(value)
    return found


def _register(name: str) -> None:
    game = registered(name)
    kind = pyspiel.GameType(
        short_name=f"trailboss_{name}",
        long_name=game.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(playable(game)),
        min_num_players=min(playable(game)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(playable(game)), "options": "", "last": 0},
    )

    class Registered(SpielGame):
        """A class, not a function: OpenSpiel still holds it when Python shuts down."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _plan in observation.layouts():
    for _name in _plan.games:
        if f"trailboss_{_name}" not in pyspiel.registered_names():
            _register(_name)
