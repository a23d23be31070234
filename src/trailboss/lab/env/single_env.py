"""Gymnasium: one seat learns, bots hold the others."""

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium

from trailboss.core.contract import Value
from trailboss.lab.env.encoding import Encoding, Mask, Seen
from trailboss.lab.env.rendering import RENDER_MODES, Picture, checked_mode, rendered
from trailboss.lab.episodes.learner_game import LearnerGame
from trailboss.lab.episodes.rewards import Terms


class LearnerEnv(gymnasium.Env[Seen, SupportsInt]):
    """A seat as an environment. A step is the learner's move and all that the bots answer."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as its base has it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str],
        seat: int | str,
        options: dict[str, Value],
        terms: Terms = Terms(),  # noqa: B008  immutable
        *,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.played = LearnerGame(game, opponents, seat, options, terms)
        self.render_mode = checked_mode(render_mode)
        self.played.listening = render_mode is not None
        self.lang = lang
        self.encoding = Encoding(self.played.game)
        self.observation_space = self.encoding.observation_space()
        self.action_space = self.encoding.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game; `reset(seed=7)` deals what `game.start(seats, seed=7)` deals."""
        super().reset(seed=seed)
        info = self.played.reset(seed)
        self._show()
        return self._seen(), info

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reward, info = self.played.step(int(action))
        self._show()
        return self._seen(), reward, self.played.ended, self.played.truncated, info

    def action_masks(self) -> Mask:
        """The legal moves, as libraries with masked policies ask for them."""
        return self.encoding.mask(self.played.state, self.played.seat)

    def render(self) -> str | Picture | None:
        """What the learner sees, and what happened since the last call: text with `ansi`, a picture of it
        with `rgb_array`. With `human` it is printed after every step anyway."""
        if self.render_mode in (None, "human"):
            return None
        return rendered(self.played.state, self.played.seat, self.render_mode, self.lang)

    def _show(self) -> None:
        if self.render_mode == "human":
            rendered(self.played.state, self.played.seat, self.render_mode, self.lang)

    def __str__(self) -> str:
        played = self.played
        others = ", ".join(played.specs) or "Sam"
        return f"<LearnerEnv of {played.game.name}: seat {played.wanted_seat} against {others}>"

    __repr__ = __str__

    def _seen(self) -> Seen:
        return self.encoding.seen(self.played.state, self.played.seat)


def made(
    game: str, opponents: Sequence[str] = ("random",), seat: int | str = 0, **further: Any
) -> gymnasium.Env[Seen, SupportsInt]:
    """What `gymnasium.make("trailboss/GAME-v0", opponents=[...])` calls; further options are the game's."""
    from trailboss.lab.env import single

    return single(game, opponents, seat, **further)
