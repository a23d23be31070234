"""Gymnasium: several copies of a learner's game, stepped together."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trailboss.core.contract import Value
from trailboss.core.errors import BadOption
from trailboss.lab import observation
from trailboss.lab.env.encoding import Encoding, Seen
from trailboss.lab.env.lone import Lone


class LearnersEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Copies of `LearnerEnv` in one process, with one array for all of them.

    A copy whose game has ended starts a new one in the next step, whose action for it is not looked at
    (`AutoresetMode.NEXT_STEP`).
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  as its base has it

    def __init__(
        self,
        game: str,
        copies: int,
        opponents: Sequence[str],
        seat: int | str,
        options: dict[str, Value],
        *,
        reward: str = "win",
        illegal: str = "lose",
    ) -> None:
        if copies < 1:
            raise BadOption("env.copies", given=copies)
        self.num_envs = copies
        self.lones = [Lone(game, opponents, seat, options, reward, illegal) for _ in range(copies)]
        self.encoding = Encoding(self.lones[0].game)
        self.single_observation_space = self.encoding.observation_space()
        self.single_action_space = self.encoding.action_space()
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games. A number seeds copy n with that number plus n, a list seeds each copy."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [None if seed is None else seed + copy for copy in range(self.num_envs)]
        else:
            seeds = list(seed)
        infos: dict[str, Any] = {}
        for copy, (lone, own) in enumerate(zip(self.lones, seeds, strict=True)):
            infos = self._add_info(infos, lone.reset(own), copy)
        return self._seen(), infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for copy, lone in enumerate(self.lones):
            if lone.ended:
                info = lone.reset(None)
            else:
                rewards[copy], info = lone.step(int(actions[copy]))
                ended[copy] = lone.ended
            if info:
                infos = self._add_info(infos, info, copy)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.int8]:
        """The legal moves of all copies, a row for each."""
        masks = np.empty((self.num_envs, self.encoding.moves), np.int8)
        for copy, lone in enumerate(self.lones):
            masks[copy] = self.encoding.mask(lone.state, lone.seat)
        return masks

    def _seen(self) -> Seen:
        rows = b"".join([observation.entries(lone.state, lone.seat) for lone in self.lones])
        entries = np.frombuffer(rows, np.uint8).reshape(self.num_envs, self.encoding.size)
        return {"observation": np.divide(entries, self.encoding.scales), "action_mask": self.action_masks()}


def made(
    game: str,
    num_envs: int = 1,
    opponents: Sequence[str] = ("random",),
    seat: int | str = 0,
    **further: Any,
) -> LearnersEnv:
    """What `gymnasium.make_vec("trailboss/gwt2-v0", num_envs=8)` calls; further options are the game's."""
    from trailboss.lab.env import vector

    return vector(game, num_envs, opponents, seat, **further)
