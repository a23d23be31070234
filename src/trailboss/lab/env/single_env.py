"""Gymnasium: one seat learns, bots hold the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from trailboss.core.contract import Value
from trailboss.core.errors import BadOption
from trailboss.lab.env.encoding import Encoding, Mask, Seen
from trailboss.lab.env.lone import Lone
from trailboss.lab.env.telling import told

RENDER_MODES = ("ansi",)


class LearnerEnv(gymnasium.Env[Seen, np.int64]):
    """A seat as an environment. A step is the learner's move and all that the bots answer."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as its base has it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str],
        seat: int | str,
        options: dict[str, Value],
        *,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.lone = Lone(game, opponents, seat, options, reward, illegal)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("env.choice", name="render_mode", given=render_mode, choices=list(RENDER_MODES))
        self.lone.listening = render_mode is not None
        self.render_mode = render_mode
        self.lang = lang
        self.encoding = Encoding(self.lone.game)
        self.observation_space = self.encoding.observation_space()
        self.action_space = self.encoding.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game; `reset(seed=7)` deals what `game.start(seats, seed=7)` deals."""
        super().reset(seed=seed)
        info = self.lone.reset(seed)
        return self._seen(), info

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reward, info = self.lone.step(int(action))
        return self._seen(), reward, self.lone.ended, False, info

    def action_masks(self) -> Mask:
        """The legal moves, as libraries with masked policies ask for them."""
        return self.encoding.mask(self.lone.state, self.lone.seat)

    def render(self) -> str | None:
        """With `render_mode="ansi"`: what happened since the last call, and what can be done now."""
        return None if self.render_mode is None else told(self.lone.state, self.lang)

    def _seen(self) -> Seen:
        return self.encoding.seen(self.lone.state, self.lone.seat)


def made(
    game: str, opponents: Sequence[str] = ("random",), seat: int | str = 0, **further: Any
) -> gymnasium.Env[Seen, np.int64]:
    """What `gymnasium.make("trailboss/gwt2-v0", opponents=[...])` calls; further options are the game's."""
    from trailboss.lab.env import single

    return single(game, opponents, seat, **further)
