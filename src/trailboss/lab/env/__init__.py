"""Environments for learning: the games for PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

    from trailboss.lab import env

    table = env.aec(GAME, seats=2)                      # PettingZoo: every seat an agent
    learner = env.single(GAME, opponents=["medium"])      # Gymnasium: one seat learns, bots hold the others
    learners = env.vector(GAME, copies=8)                 # several copies stepped together

They need the extra `env` (numpy, gymnasium, pettingzoo); `trailboss.lab.env.openspiel` needs the extra
`openspiel`. Where the extra `env` is installed, importing this package registers `trailboss/GAME-v0`
for every game.

extras.py         what has to be installed
encoding.py       observations and masks as arrays
shared_batch.py   several copies in several processes
rendering.py      a table as text, or as a picture of them
pace.py           measures their speed
aec_env.py, single_env.py, vector_env.py, openspiel.py   the libraries' interfaces
"""

from typing import TYPE_CHECKING

from trailboss.core.contract import Value
from trailboss.lab import observation
from trailboss.lab.env.extras import MissingExtra, missing, require
from trailboss.lab.episodes.rewards import Terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trailboss.lab.env.aec_env import TableEnv
    from trailboss.lab.env.single_env import LearnerEnv
    from trailboss.lab.env.vector_env import LearnersEnv

__all__ = ["MissingExtra", "aec", "single", "vector"]


def aec(
    game: str,
    seats: int = 2,
    *,
    reward: str = "win",
    illegal: str = "lose",
    shaping: float | None = None,
    max_decisions: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
    **options: Value,
) -> "TableEnv":
    """The table as a PettingZoo AEC environment with an agent for every seat.

    `reward` is "win" or "points", `illegal` is "lose" (the offender gets -1 and the game ends) or "raise".
    `shaping` is the learner's discount: it adds what each decision gained in own points, without changing
    which policy is best. After `max_decisions` the game is truncated. `options` are those of the game.
    """
    require("env")
    from trailboss.lab.env.aec_env import TableEnv

    terms = Terms(reward, illegal, shaping, max_decisions)
    return TableEnv(game, seats, options, terms, render_mode=render_mode, lang=lang)


def single(
    game: str,
    opponents: "Sequence[str]" = ("random",),
    seat: int | str = 0,
    *,
    reward: str = "win",
    illegal: str = "lose",
    shaping: float | None = None,
    max_decisions: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
    **options: Value,
) -> "LearnerEnv":
    """One seat as a Gymnasium environment; bots, named by their specs, play the others.

    `seat` is a number, or "random" for another one in every game.
    """
    require("env")
    from trailboss.lab.env.single_env import LearnerEnv

    terms = Terms(reward, illegal, shaping, max_decisions)
    return LearnerEnv(game, opponents, seat, options, terms, render_mode=render_mode, lang=lang)


def vector(
    game: str,
    copies: int,
    opponents: "Sequence[str]" = ("random",),
    seat: int | str = 0,
    *,
    reward: str = "win",
    illegal: str = "lose",
    shaping: float | None = None,
    max_decisions: int | None = None,
    copy: bool = True,
    processes: int = 1,
    **options: Value,
) -> "LearnersEnv":
    """Several copies of `single` stepped together, as a Gymnasium VectorEnv.

    Without `copy`, every step fills and returns the same two arrays, which is faster if you don't keep them.
    With several `processes`, each steps a share of the copies; call `close` at the end.
    """
    require("env")
    from trailboss.lab.env.vector_env import LearnersEnv

    terms = Terms(reward, illegal, shaping, max_decisions)
    return LearnersEnv(game, copies, opponents, seat, options, terms, copy=copy, processes=processes)


def _register() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`."""
    import gymnasium

    for plan in observation.layouts():
        for game in plan.games:
            if f"trailboss/{game}-v0" not in gymnasium.registry:
                gymnasium.register(
                    f"trailboss/{game}-v0",
                    entry_point="trailboss.lab.env.single_env:made",
                    vector_entry_point="trailboss.lab.env.vector_env:made",
                    kwargs={"game": game},
                    disable_env_checker=True,  # it would ask for observations and actions a second time
                )


if not missing("env"):
    _register()
