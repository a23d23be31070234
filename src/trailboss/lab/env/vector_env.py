"""Gymnasium: several copies of a learner's game, stepped together."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trailboss.core.contract import Value, registered
from trailboss.core.errors import BadOption
from trailboss.lab.env.encoding import Encoding, Floats, Mask, Seen, fill
from trailboss.lab.env.shared_batch import SharedBatch
from trailboss.lab.episodes.learner_game import Batch, LearnerGame
from trailboss.lab.episodes.rewards import Terms


class LearnersEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Copies of `LearnerEnv` in one process or several, with one array for all of them.

    A copy whose game has ended starts a new one in the next step, ignoring its action
    (`AutoresetMode.NEXT_STEP`). Its mask then allows everything.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  as its base has it

    def __init__(
        self,
        game: str,
        copies: int,
        opponents: Sequence[str],
        seat: int | str,
        options: dict[str, Value],
        terms: Terms = Terms(),  # noqa: B008  immutable
        *,
        copy: bool = True,
        processes: int = 1,
    ) -> None:
        if copies < 1:
            raise BadOption("env.copies", given=copies)
        if not 1 <= processes <= copies:
            raise BadOption("env.processes", given=processes, most=copies)
        self.num_envs = copies
        plan = (game, opponents, seat, options, terms)
        self.games = [LearnerGame(*plan) for _ in range(copies)] if processes == 1 else []
        """The games of this process; none if others have them."""
        self.encoding = Encoding(registered(game))
        self.single_observation_space = self.encoding.observation_space()
        self.single_action_space = self.encoding.action_space()
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)
        self._copy = copy
        self._batch: HereBatch | SharedBatch
        if self.games:
            self._batch = HereBatch(self.games, self.encoding)
        else:
            self._batch = SharedBatch(plan, copies, processes)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games. A number seeds copy n with that number plus n, a list seeds each copy."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [None if seed is None else seed + copy for copy in range(self.num_envs)]
        else:
            seeds = list(seed)
        infos = self._batch.reset(seeds)
        return self._seen(), self._joined(infos)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self._batch
        infos = batch.step(np.asarray(actions))
        return (
            self._seen(),
            np.array(batch.rewards, np.float64),
            np.array(batch.ended, np.bool_),
            np.array(batch.truncated, np.bool_),
            self._joined(infos),
        )

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()

    def action_masks(self) -> Mask:
        """The legal moves of all copies, a row for each."""
        return self._batch.masks.copy() if self._copy else self._batch.masks

    def __repr__(self) -> str:
        return f"<LearnersEnv of {self.encoding.game}: {self.num_envs} copies>"

    def _seen(self) -> Seen:
        """All observations and masks; without `copy` the same two arrays each time."""
        observations = self._batch.observations
        return {
            "observation": observations.copy() if self._copy else observations,
            "action_mask": self.action_masks(),
        }

    def _joined(self, infos: dict[int, dict[str, Any]]) -> dict[str, Any]:
        joined: dict[str, Any] = {}
        for copy, info in infos.items():
            joined = self._add_info(joined, info, copy)
        return joined


class HereBatch:
    """A `Batch` in this process, with arrays."""

    def __init__(self, games: list[LearnerGame], encoding: Encoding) -> None:
        self._batch = Batch(games)
        self._scales = np.tile(encoding.scales, (len(games), 1))
        self.observations: Floats = np.empty((len(games), encoding.size), np.float32)
        self.masks: Mask = np.frombuffer(self._batch.masks, np.int8).reshape(len(games), encoding.moves)
        self.rewards, self.ended, self.truncated = (
            self._batch.rewards,
            self._batch.ended,
            self._batch.truncated,
        )

    def reset(self, seeds: list[int | None]) -> dict[int, dict[str, Any]]:
        infos = self._batch.reset(seeds)
        fill(self.observations, self._batch.entries, self._scales)
        return infos

    def step(self, actions: NDArray[np.int64]) -> dict[int, dict[str, Any]]:
        infos = self._batch.step(actions.tolist())
        fill(self.observations, self._batch.entries, self._scales)
        return infos

    def close(self) -> None:
        """Nothing is open."""


def made(
    game: str,
    num_envs: int = 1,
    opponents: Sequence[str] = ("random",),
    seat: int | str = 0,
    **further: Any,
) -> LearnersEnv:
    """What `gymnasium.make_vec("trailboss/GAME-v0", num_envs=8)` calls; further options are the game's."""
    from trailboss.lab.env import vector

    return vector(game, num_envs, opponents, seat, **further)
