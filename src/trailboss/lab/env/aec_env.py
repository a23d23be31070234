"""PettingZoo: a table at which every seat is an agent."""

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from trailboss.core.contract import State, Value, registered
from trailboss.core.errors import BadMove, IllegalMove, TrailbossError
from trailboss.lab.env.encoding import Encoding, Mask, Seen
from trailboss.lab.env.rendering import RENDER_MODES, Picture, checked_mode, rendered
from trailboss.lab.episodes.deals import Deals
from trailboss.lab.episodes.rewards import LOST, REWARDS, Terms, potential, shares


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an AEC environment: `agent_selection` is the seat that has to decide, until the game is over.

    Rewards come at the end, for all agents at once; with shaping, an agent also gets one whenever it has to
    decide again. Without shaping, nothing is copied between two turns: the dictionaries are filled when a
    game starts and when it ends.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "trailboss_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Value],
        terms: Terms = Terms(),  # noqa: B008  immutable
        *,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.game = registered(game)
        self.game.check_seats(seats)
        self.game.checked_options(seats, options)
        self.seats = seats
        self.options = options
        self.render_mode = checked_mode(render_mode)
        self.lang = lang
        self.table: State | None = None
        """The true state, hidden information included: for debugging, not for agents."""
        self.encoding = Encoding(self.game)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.encoding.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.encoding.action_space() for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._terms = terms.checked()
        self._deals = Deals()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `reset(seed=7)` deals what `game.start(seats, seed=7)` deals."""
        self.table = self.game.start(self.seats, self._deals.next(seed), **self.options)
        if self.render_mode is not None:
            self.table.events = []
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._ended = False
        self._decisions = 0
        self.agent_selection = agents[self.table.to_move]
        if self._terms.shaping is not None:
            self._potentials = [potential(self.table, seat) for seat in range(self.seats)]
        self._show()

    def observe(self, agent: str) -> Seen:
        return self.encoding.seen(self._state(), self._seat[agent])

    def action_mask(self) -> Mask:
        """The mask of the agent that has to decide, without the cost of an observation."""
        table = self._state()
        return self.encoding.mask(table, table.to_move)

    def step(self, action: int | None) -> None:
        """Play a move for `agent_selection`; once the game is over, the action must be None."""
        table = self._state()
        if self._ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to choose a move")
        try:
            table.play(int(action))
        except (IllegalMove, BadMove) as error:
            if self._terms.illegal == "raise":
                raise
            self._break_off(str(error))
            return
        self._decisions += 1
        if self._terms.shaping is not None:
            self._shape(table)
        if table.over:
            self._finish(table)
        elif self._decisions == self._terms.max_decisions:
            self._end(truncated=True)
        else:
            self.agent_selection = self.possible_agents[table.to_move]
        self._show()

    def _shape(self, table: State) -> None:
        """What the agent that decides next, or at the end every agent, has gained since its last decision."""
        assert self._terms.shaping is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        for seat in range(self.seats) if table.over else [table.to_move]:
            before, self._potentials[seat] = self._potentials[seat], potential(table, seat)
            self.rewards[self.possible_agents[seat]] = self._terms.shaping * self._potentials[seat] - before
        if not table.over and self._decisions != self._terms.max_decisions:
            self._accumulate_rewards()

    def _finish(self, table: State) -> None:
        scores, won = table.scores(), shares(table)
        for seat, reward in enumerate(REWARDS[self._terms.reward](table)):
            agent = self.possible_agents[seat]
            self.infos[agent] = {"points": scores[seat].total, "won": won[seat]}
            self.rewards[agent] += reward
        self._end()

    def _break_off(self, why: str) -> None:
        """End the game: the offender loses, the others get nothing."""
        self.infos[self.agent_selection] = {"illegal": why}
        self.rewards[self.agent_selection] = LOST
        self._end()

    def _end(self, truncated: bool = False) -> None:
        self._ended = True
        ended = dict.fromkeys(self.agents, True)
        if truncated:
            self.truncations = ended
        else:
            self.terminations = ended
        self._accumulate_rewards()

    def render(self) -> str | Picture | None:
        """What the deciding agent sees, and what happened since the last call: text with `ansi`, a picture
        of it with `rgb_array`. With `human` it is printed after every step anyway."""
        if self.render_mode in (None, "human"):
            return None
        state = self._state()
        return rendered(state, state.to_move, self.render_mode, self.lang)

    def _show(self) -> None:
        if self.render_mode == "human":
            state = self._state()
            rendered(state, state.to_move, self.render_mode, self.lang)

    def close(self) -> None:
        """There is nothing to close."""

    def _state(self) -> State:
        if self.table is None:
            raise TrailbossError("env.not_reset")
        return self.table

    def __repr__(self) -> str:
        return f"<TableEnv of {self.game.name}: {self.seats} seats>"

    def __str__(self) -> str:
        return f"trailboss_{self.game.name}_v0"
