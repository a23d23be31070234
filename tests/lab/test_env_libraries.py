"""The environments in the hands of learning libraries: MaskablePPO of Stable-Baselines3, and RLlib.

They need the extra `rl`, in an environment of its own: RLlib and the tools of this project want different
versions of gymnasium.

    python -m venv .build/rl
    .build/rl/bin/pip install '.[rl]' pytest pytest-asyncio pytest-timeout pytest-xdist psutil hypothesis
    .build/rl/bin/python -m pytest tests/lab/test_env_libraries.py -m slow -n0
"""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest

from trailboss.lab import env
from trailboss.lab.env.single_env import LearnerEnv

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600), pytest.mark.filterwarnings("ignore")]

OPPONENTS = ["random", "random"]


def library(name: str) -> Any:
    return pytest.importorskip(name, reason="the extra 'rl' is not installed")


def won(choose: Any, games: int) -> float:
    """What part of the games a policy wins from random seats against two random bots; a third is fair."""
    learner = env.single("winchester", OPPONENTS, "random")
    total = 0.0
    for number in range(games):
        seen, _ = learner.reset(seed=10_000 + number)
        ended, info = False, dict[str, Any]()
        while not ended:
            seen, _, ended, _, info = learner.step(choose(learner, seen))
        total += info["won"]
    return total / games


def test_maskable_ppo_learns_to_beat_random() -> None:
    sb3 = library("sb3_contrib")
    learner = env.single("winchester", OPPONENTS, "random", shaping=0.999)
    model = sb3.MaskablePPO(
        "MultiInputPolicy",
        learner,
        gamma=0.999,
        n_steps=1024,
        batch_size=256,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    model.learn(50_000)

    def choose(played: LearnerEnv, seen: Any) -> int:
        action, _ = model.predict(seen, action_masks=played.action_masks(), deterministic=True)
        return int(action)

    share = won(choose, 200)
    print(f"MaskablePPO wins {share:.1%} of 200 games against two random bots")
    assert share > 0.55


def test_rllib_trains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it writes a token into the home folder
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray = library("ray")
    ray.init(num_cpus=1, include_dashboard=False)  # all is done in this process
    ppo = library("ray.rllib.algorithms.ppo")
    modules = library("ray.rllib.core.rl_module.rl_module")
    masking = library("ray.rllib.examples.rl_modules.classes.action_masking_rlm")
    registry = library("ray.tune.registry")

    class Renamed(gymnasium.ObservationWrapper[Any, Any, Any]):
        """RLlib's module for masks calls the vector "observations", and wants masks of floats."""

        def __init__(self, inner: LearnerEnv) -> None:
            super().__init__(inner)
            moves = int(inner.action_space.n)  # type: ignore[attr-defined]
            self.observation_space = gymnasium.spaces.Dict(
                {
                    "observations": inner.observation_space["observation"],  # type: ignore[index]
                    "action_mask": gymnasium.spaces.Box(0.0, 1.0, (moves,)),
                }
            )

        def observation(self, observation: Any) -> Any:
            mask = observation["action_mask"].astype("float32")
            return {"observations": observation["observation"], "action_mask": mask}

    registry.register_env(
        "winchester", lambda _: Renamed(env.single("winchester", OPPONENTS, "random", shaping=0.999))
    )
    spec = modules.RLModuleSpec(
        module_class=masking.ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]}
    )
    config = (
        ppo.PPOConfig()
        .environment("winchester")
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=1000, minibatch_size=250, num_epochs=2)
        .rl_module(rl_module_spec=spec)
    )
    algorithm = config.build_algo()
    for iteration in range(1, 4):
        result = algorithm.train()
        assert result["training_iteration"] == iteration
    assert result["env_runners"]["num_episodes_lifetime"] > 10
    algorithm.stop()
    ray.shutdown()
