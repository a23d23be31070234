"""The Gymnasium environments: one learner among bots, and several of them stepped together."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

import trailboss
from trailboss.core.rng import Rng, seeded
from trailboss.lab import env
from trailboss.lab.env.single_env import LearnerEnv
from trailboss.lab.env.vector_env import LearnersEnv


def drawn(mask: Any, chance: Rng) -> int:
    """A random legal move."""
    moves = mask.nonzero()[0]
    return int(moves[chance.below(len(moves))])


def finished(learner: LearnerEnv, seed: int | None, chance: Rng) -> tuple[float, dict[str, Any], list[bytes]]:
    """A random game: the reward, what is told at the end, and all that was seen."""
    seen, _ = learner.reset(seed=seed)
    story: list[bytes] = []
    while True:
        story.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        seen, reward, ended, cut, info = learner.step(np.int64(drawn(seen["action_mask"], chance)))
        assert not cut
        if ended:
            assert not seen["action_mask"].any()
            return reward, info, story
        assert reward == 0


@pytest.mark.parametrize(
    ("game", "opponents", "seat", "options"),
    [
        ("gwt1", ["random"], 0, {}),
        ("gwt2", ["drover"], "random", {"simmental": True}),
        ("gwt2", [], 0, {"sam": "easy"}),
        ("winchester", ["heir", "random"], 2, {}),
    ],
    ids=["gwt1", "gwt2", "sam", "winchester"],
)
@pytest.mark.filterwarnings("ignore:.*not having a spec:UserWarning")
def test_gymnasium_is_content(
    game: str, opponents: list[str], seat: int | str, options: dict[str, Any]
) -> None:
    check_env(env.single(game, opponents, seat, **options))


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "winchester"])
def test_games_are_known_by_id(game: str) -> None:
    made = gymnasium.make(
        f"trailboss.lab.env:trailboss/{game}-v0", opponents=["random"], seat=1, reward="points"
    )
    seen, info = made.reset(seed=3)
    assert info == {"seat": 1}
    assert made.observation_space.contains(seen)
    assert isinstance(made.unwrapped, LearnerEnv)
    made.close()


def test_the_learner_sees_its_own_seat_at_its_own_decisions() -> None:
    learner = env.single("gwt2", ["random", "random"], seat=1)
    chance = seeded("own")
    seen, _ = learner.reset(seed=4)
    for _ in range(100):
        state = learner.lone.state
        assert state.to_move == 1
        assert sorted(state.legal()) == seen["action_mask"].nonzero()[0].tolist()
        assert (learner.action_masks() == seen["action_mask"]).all()
        seen, _, ended, _, _ = learner.step(np.int64(drawn(seen["action_mask"], chance)))
        if ended:
            break


def test_a_seed_tells_all() -> None:
    first, second = (env.single("gwt2", ["drover"], "random") for _ in range(2))
    for seed in (11, None):  # the second game follows from the first one's seed
        assert finished(first, seed, seeded("a")) == finished(second, seed, seeded("a"))
    assert first.reset(seed=11)[1] == second.reset(seed=11)[1]
    assert first.lone.state.setting.seed == 11


def test_a_random_seat_is_drawn_anew() -> None:
    learner = env.single("winchester", ["random", "random"], "random")
    assert {learner.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_what_the_end_brings() -> None:
    learner = env.single("winchester", ["random", "random"], seat=1, reward="points")
    reward, info, _ = finished(learner, 6, seeded("end"))
    totals = [score.total for score in learner.lone.state.scores()]
    assert info == {"points": totals[1], "won": 1.0 if learner.lone.state.winners() == [1] else 0.0}
    assert reward == pytest.approx((totals[1] - (totals[0] + totals[2]) / 2) / 100)
    with pytest.raises(trailboss.TrailbossError, match="The game is over"):
        learner.step(np.int64(0))


def test_an_illegal_move_loses_or_raises() -> None:
    done = np.int64(trailboss.game("winchester").move("done"))
    learner = env.single("winchester", ["random", "random"])
    learner.reset(seed=1)
    _, reward, ended, _, info = learner.step(done)
    assert (reward, ended) == (-1.0, True)
    assert "illegal" in info
    strict = env.single("winchester", ["random", "random"], illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(trailboss.IllegalMove):
        strict.step(done)


@pytest.mark.parametrize(
    ("opponents", "seat", "message"),
    [
        (["drover"], 2, "seat cannot be 2; it can be 0, 1, random."),
        (["nobody"], 0, "nobody"),
        (["heir"], 0, "heir"),
        (["random"] * 5, 0, "not for 6"),
    ],
    ids=["seat", "unknown", "other-game", "too-many"],
)
def test_what_cannot_be_is_refused(opponents: list[str], seat: int, message: str) -> None:
    with pytest.raises(trailboss.TrailbossError, match=message):
        env.single("gwt2", opponents, seat)


def test_it_is_told_in_words() -> None:
    learner = env.single("winchester", ["random", "random"], render_mode="ansi")
    learner.reset(seed=1)
    assert "Red decides:" in str(learner.render())
    with pytest.raises(trailboss.TrailbossError, match="render_mode"):
        env.single("winchester", ["random", "random"], render_mode="human")


# -------------------------------------------------------------------- several copies


def run(learners: VectorEnv[Any, Any, Any], steps: int) -> list[tuple[Any, ...]]:
    """Random masked play of all copies; everything that came back."""
    chance = seeded("copies")
    seen, infos = learners.reset(seed=40)
    story: list[tuple[Any, ...]] = [(seen, infos)]
    for _ in range(steps):
        masks = seen["action_mask"]
        actions = np.array([drawn(mask, chance) if mask.any() else 0 for mask in masks])
        seen, rewards, ended, cut, infos = learners.step(actions)
        story.append((seen, rewards, ended, cut, infos))
    return story


def same(left: Any, right: Any) -> bool:
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    return bool(np.array_equal(left, right)) and left.dtype == right.dtype


def test_copies_do_what_single_ones_do() -> None:
    def one() -> LearnerEnv:
        return env.single("winchester", ["random", "heir"], "random")

    ours = run(env.vector("winchester", 3, ["random", "heir"], "random"), 120)
    theirs = run(SyncVectorEnv([one, one, one]), 120)
    assert any(step[2].any() for step in ours[1:])  # games ended, and went on
    for mine, other in zip(ours, theirs, strict=True):
        assert all(same(left, right) for left, right in zip(mine, other, strict=True))


def test_the_shape_of_copies() -> None:
    learners = env.vector("gwt2", 4, ["random"])
    seen, infos = learners.reset(seed=[5, 6, 7, 8])
    assert learners.observation_space.contains(seen)
    assert seen["observation"].shape == (4, learners.encoding.size)
    assert seen["observation"].dtype == np.float32
    assert infos["seat"].tolist() == [0, 0, 0, 0]
    assert [lone.state.setting.seed for lone in learners.lones] == [5, 6, 7, 8]
    assert learners.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert (learners.action_masks() == seen["action_mask"]).all()
    learners.reset(seed=5)
    assert [lone.state.setting.seed for lone in learners.lones] == [5, 6, 7, 8]
    learners.close()


def test_copies_are_made_by_id() -> None:
    learners = gymnasium.make_vec(
        "trailboss/winchester-v0", num_envs=2, vectorization_mode="vector_entry_point", opponents=["heir"]
    )
    assert isinstance(learners.unwrapped, LearnersEnv)
    assert learners.num_envs == 2


def test_no_copies_are_refused() -> None:
    with pytest.raises(trailboss.TrailbossError, match="at least one copy"):
        env.vector("gwt2", 0)
