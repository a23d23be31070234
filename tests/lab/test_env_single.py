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
from trailboss.lab.env.pace import vector_pace
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
            assert seen["action_mask"].all(), "no mask is ever empty"
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
def test_the_gymnasium_checker_passes(
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
        state = learner.played.state
        assert state.to_move == 1
        assert sorted(state.legal()) == seen["action_mask"].nonzero()[0].tolist()
        assert (learner.action_masks() == seen["action_mask"]).all()
        seen, _, ended, _, _ = learner.step(np.int64(drawn(seen["action_mask"], chance)))
        if ended:
            break


def test_a_seed_determines_the_whole_game() -> None:
    first, second = (env.single("gwt2", ["drover"], "random") for _ in range(2))
    for seed in (11, None):  # the second game follows from the first one's seed
        assert finished(first, seed, seeded("a")) == finished(second, seed, seeded("a"))
    assert first.reset(seed=11)[1] == second.reset(seed=11)[1]
    assert first.played.state.config.seed == 11


def test_a_random_seat_is_drawn_for_every_game() -> None:
    learner = env.single("winchester", ["random", "random"], "random")
    assert {learner.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_what_the_end_brings() -> None:
    learner = env.single("winchester", ["random", "random"], seat=1, reward="points")
    reward, info, _ = finished(learner, 6, seeded("end"))
    totals = [score.total for score in learner.played.state.scores()]
    assert info == {"points": totals[1], "won": 1.0 if learner.played.state.winners() == [1] else 0.0}
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
        (["drover"], 2, "seat can't be 2; it can be 0, 1, random."),
        (["nobody"], 0, "nobody"),
        (["heir"], 0, "heir"),
        (["random"] * 5, 0, "not 6"),
    ],
    ids=["seat", "unknown", "other-game", "too-many"],
)
def test_invalid_arguments_are_rejected(opponents: list[str], seat: int, message: str) -> None:
    with pytest.raises(trailboss.TrailbossError, match=message):
        env.single("gwt2", opponents, seat)


def test_it_is_described_in_words() -> None:
    learner = env.single("winchester", ["random", "random"], render_mode="ansi")
    learner.reset(seed=1)
    text = str(learner.render())
    assert "You are Red." in text
    assert all(learner.played.game.text(move) in text for move in learner.played.state.legal())


def test_people_get_it_printed(capsys: pytest.CaptureFixture[str]) -> None:
    learner = env.single("winchester", ["random", "random"], render_mode="human")
    learner.reset(seed=1)
    assert "You are Red." in capsys.readouterr().out
    learner.step(int(learner.action_masks().argmax()))
    assert "Since your last decision" in capsys.readouterr().out
    assert learner.render() is None


def test_pictures_make_a_film() -> None:
    learner = env.single("gwt2", ["random"], render_mode="rgb_array")
    learner.reset(seed=1)
    first = learner.render()
    learner.step(int(learner.action_masks().argmax()))
    second = learner.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape
    assert first.shape[2] == 3
    assert first.dtype == np.uint8
    assert (first != second).any()


def test_it_is_truncated_after_max_decisions() -> None:
    learner = env.single("gwt2", ["random"], max_decisions=3)
    for _ in range(2):
        learner.reset(seed=1)
        for left in (2, 1, 0):
            seen, reward, ended, truncated, _ = learner.step(int(learner.action_masks().argmax()))
            assert (reward, ended, truncated) == (0, False, not left)
        assert seen["action_mask"].any()
        with pytest.raises(trailboss.TrailbossError, match="The game is over"):
            learner.step(0)


@pytest.mark.parametrize("discount", [1.0, 0.9])
def test_shaping_is_the_difference_of_potentials(discount: float) -> None:
    plain = env.single("winchester", ["random", "random"], seat=1)
    shaped = env.single("winchester", ["random", "random"], seat=1, shaping=discount)
    plain.reset(seed=6)
    shaped.reset(seed=6)
    ended = False
    before = plain.played.state.scores()[1].total / 100
    while not ended:
        move = int(plain.action_masks().argmax())
        _, reward, ended, _, _ = plain.step(move)
        after = 0.0 if ended else plain.played.state.scores()[1].total / 100
        assert shaped.step(move)[1] == pytest.approx(reward + discount * after - before)
        before = after


# -------------------------------------------------------------------- several copies


def run(learners: VectorEnv[Any, Any, Any], steps: int) -> list[tuple[Any, ...]]:
    """Random masked play of all copies; everything that came back."""
    chance = seeded("copies")
    seen, infos = learners.reset(seed=40)
    story: list[tuple[Any, ...]] = [(seen, infos)]
    for _ in range(steps):
        masks = seen["action_mask"]
        assert masks.any(axis=1).all()
        actions = np.array([drawn(mask, chance) for mask in masks])
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
    shared = run(env.vector("winchester", 3, ["random", "heir"], "random", processes=2), 120)
    assert any(step[2].any() for step in ours[1:])  # games ended, and went on
    for mine, other, third in zip(ours, theirs, shared, strict=True):
        assert all(same(left, right) for left, right in zip(mine, other, strict=True))
        assert all(same(left, right) for left, right in zip(mine, third, strict=True))


def test_the_shape_of_copies() -> None:
    learners = env.vector("gwt2", 4, ["random"])
    seen, infos = learners.reset(seed=[5, 6, 7, 8])
    assert learners.observation_space.contains(seen)
    assert seen["observation"].shape == (4, learners.encoding.size)
    assert seen["observation"].dtype == np.float32
    assert infos["seat"].tolist() == [0, 0, 0, 0]
    assert [game.state.config.seed for game in learners.games] == [5, 6, 7, 8]
    assert learners.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert (learners.action_masks() == seen["action_mask"]).all()
    learners.reset(seed=5)
    assert [game.state.config.seed for game in learners.games] == [5, 6, 7, 8]
    learners.close()


def test_copies_are_made_by_id() -> None:
    learners = gymnasium.make_vec(
        "trailboss/winchester-v0", num_envs=2, vectorization_mode="vector_entry_point", opponents=["heir"]
    )
    assert isinstance(learners.unwrapped, LearnersEnv)
    assert learners.num_envs == 2


def test_an_illegal_move_is_raised_out_of_another_process() -> None:
    learners = env.vector("winchester", 2, ["random", "random"], illegal="raise", processes=2)
    seen, _ = learners.reset(seed=1)
    illegal = seen["action_mask"].argmin(axis=1)
    with pytest.raises(trailboss.IllegalMove):
        learners.step(illegal)
    learners.close()


def test_more_processes_than_copies_are_rejected() -> None:
    with pytest.raises(trailboss.TrailbossError, match="between 1 and 2 processes"):
        env.vector("winchester", 2, ["random", "random"], processes=3)


def test_no_copies_are_refused() -> None:
    with pytest.raises(trailboss.TrailbossError, match="at least one copy"):
        env.vector("gwt2", 0)


def test_without_copying_the_same_arrays_are_filled_again() -> None:
    kept, shared = (env.vector("winchester", 2, ["random", "random"], copy=copy) for copy in (True, False))
    first, same_first = kept.reset(seed=3)[0], shared.reset(seed=3)[0]
    before = first["observation"].copy()
    actions = first["action_mask"].argmax(axis=1)
    second, same_second = kept.step(actions)[0], shared.step(actions)[0]
    for name in ("observation", "action_mask"):
        assert np.array_equal(second[name], same_second[name])
        assert same_first[name] is same_second[name] or np.shares_memory(same_first[name], same_second[name])
    assert np.array_equal(first["observation"], before)


def test_truncated_copies_start_over() -> None:
    learners = env.vector("gwt2", 2, ["random"], max_decisions=2)
    seen, _ = learners.reset(seed=1)
    story = []
    for _ in range(4):
        seen, _, ended, truncated, infos = learners.step(seen["action_mask"].argmax(axis=1))
        story.append((bool(ended.any()), truncated.tolist(), "seat" in infos))
    assert story == [
        (False, [False, False], False),
        (False, [True, True], False),
        (False, [False, False], True),
        (False, [False, False], False),
    ]


@pytest.mark.parametrize("processes", [1, 2])
def test_the_speed_of_vector_environments_can_be_measured(processes: int) -> None:
    pace = vector_pace("gwt2", 4, 0.05, processes)
    assert pace.cpu > 0
    assert pace.wall > 0


def test_environments_say_what_they_are() -> None:
    assert (
        repr(env.single("gwt2", ["drover"], "random")) == "<LearnerEnv of gwt2: seat random against drover>"
    )
    assert str(env.single("gwt2", [])) == "<LearnerEnv of gwt2: seat 0 against Sam>"
    assert repr(env.vector("gwt2", 3)) == "<LearnersEnv of gwt2: 3 copies>"
    assert repr(env.aec("winchester", 4)) == "<TableEnv of winchester: 4 seats>"
