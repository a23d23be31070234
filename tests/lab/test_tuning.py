"""Tuning: fair duels, a climb that finds the top and goes on where it was stopped, a verdict in time."""

import math
from pathlib import Path
from typing import Any

import pytest

import trailboss
from trailboss.games.gwt.bots.drover.weights import SWIFT, Phases
from trailboss.games.gwt.bots.drover.weights import WEIGHTS as DROVER
from trailboss.games.gwt.bots.drover.weights import Weights as DroverWeights
from trailboss.games.winchester.bots.heir.weights import WEIGHTS as HEIR
from trailboss.games.winchester.bots.heir.weights import Weights as HeirWeights
from trailboss.lab.tuning.climb import FILE, Climb, Plan, contest
from trailboss.lab.tuning.duel import Duel, Outcome, play_duel
from trailboss.lab.tuning.picture import drawn
from trailboss.lab.tuning.subjects import (
    names,
    numbers,
    rounded,
    subject,
    subjects,
    table_of,
    written,
)
from trailboss.lab.tuning.verdict import judged


class Down:
    value = False


class Up:
    value = True


# -------------------------------------------------------------------- weights


PHASES = Phases(DROVER, SWIFT)


@pytest.mark.parametrize("table", [DROVER, HEIR, PHASES], ids=["drover", "heir", "phases"])
def test_a_table_is_a_row_of_numbers_and_back(table: Any) -> None:
    assert table_of(table, numbers(table)) == table
    assert len(names(table)) == len(numbers(table)) == len(set(names(table)))


def test_the_numbers_of_tables_in_a_table_have_names_of_their_own() -> None:
    named = dict(zip(names(PHASES), numbers(PHASES), strict=True))
    assert named["early.cowboys.1"] == DROVER.cowboys[1]
    assert named["late.turn"] == SWIFT.turn


@pytest.mark.parametrize(
    ("table", "kind"), [(DROVER, DroverWeights), (HEIR, HeirWeights), (PHASES, DroverWeights)]
)
def test_a_table_is_written_as_the_python_that_makes_it(table: Any, kind: Any) -> None:
    odd = table_of(table, [value * math.pi for value in numbers(table)])
    text = written(odd)
    assert text.startswith(f"WEIGHTS: Final = {type(table).__name__}(\n")
    made = eval(text.partition("= ")[2], {"Weights": kind, "Phases": Phases})  # noqa: S307  our own text
    assert made == rounded(odd)
    assert numbers(made) == pytest.approx(numbers(odd), rel=0.005)


def test_bots_that_cannot_be_tuned_are_rejected() -> None:
    with pytest.raises(
        trailboss.TrailbossError, match="'random' has no weights to tune; choose from heir, drover, policy"
    ):
        subject("random")
    with pytest.raises(trailboss.TrailbossError, match="heir doesn't play gwt1"):
        subject("heir").chosen_games("gwt1")
    games = [found.chosen_games(None) for found in subjects().values()]
    assert games == [["winchester"], ["gwt2"], ["gwt2", "gwt1"]]


def test_several_games_are_played_in_turn() -> None:
    climb = Climb(Plan("policy", "gwt2,gwt1", 2, 7, 4), subject("policy"))
    assert [one.game for one in climb.duels()] == ["gwt2", "gwt1"] * 2
    assert all(one.rival for one in climb.duels())


# -------------------------------------------------------------------- duels


def duel(
    first: Any,
    second: Any,
    *,
    bot: str = "heir",
    mirrored: bool = False,
    rival: bool = False,
    tag: str = "test",
) -> Duel:
    game = subject(bot).games[0]
    return Duel(0, bot, game, 2, tag, tuple(first), tuple(second), mirrored, rival)


@pytest.mark.parametrize(("bot", "table"), [("heir", HEIR), ("drover", DROVER)])
def test_equal_weights_do_equally_well_whatever_the_deal(bot: str, table: Any) -> None:
    outcome = play_duel(duel(table, table, bot=bot, mirrored=True), Down())
    assert outcome is not None
    assert (outcome.lead, outcome.success, outcome.won, outcome.among) == (0, 0, 0.5, 0)
    assert outcome.points > 0


def test_both_sides_can_play_the_rival() -> None:
    """The side that hurries does better against it, and equal sides do equally well."""
    slow = Phases(DROVER._replace(turn=0.1), DROVER._replace(turn=0.1))
    swift = Phases(SWIFT, SWIFT)
    there = play_duel(duel(swift, slow, bot="policy", rival=True), Down())
    back = play_duel(duel(slow, swift, bot="policy", rival=True), Down())
    even = play_duel(duel(swift, swift, bot="policy", rival=True), Down())
    assert there is not None
    assert back is not None
    assert even is not None
    assert there.lead == -back.lead > 0
    assert there.success == -back.success > 0
    assert there.won == 1 - back.won
    assert there.points == back.points
    assert (even.lead, even.success, even.won) == (0, 0, 0.5)


def test_the_sides_can_be_exchanged() -> None:
    poor = HEIR._replace(limit=0.1, speed=0.1, majority=0.1, lines=0.0)
    there = play_duel(duel(HEIR, poor, mirrored=True), Down())
    back = play_duel(duel(poor, HEIR, mirrored=True), Down())
    assert there is not None
    assert back is not None
    assert there.lead == -back.lead
    assert there.success == -back.success
    assert there.won == 1 - back.won
    assert there.among == -back.among
    assert there.points == back.points


def test_a_stopped_duel_has_no_outcome() -> None:
    assert play_duel(duel(HEIR, HEIR), Up()) is None


# -------------------------------------------------------------------- the climb

PLAN = Plan("heir", "winchester", 4, 7, 40)
TOP = {"speed": 0.5, "pinch": -0.4}
"""Where the made-up hill is highest: so far above or below the start, as a logarithm."""


def outcomes(climb: Climb) -> list[Outcome]:
    """What duels on the made-up hill come to: only two weights matter."""
    found = []
    for one in climb.duels():
        heights = []
        for side in (one.first, one.second):
            row = dict(zip(climb.names, numbers(table_of(HEIR, list(side))), strict=True))  # type: ignore[arg-type]
            start = dict(zip(climb.names, numbers(HEIR), strict=True))
            heights.append(-sum(30 * (math.log(row[n] / start[n]) - t) ** 2 for n, t in TOP.items()))
        lead = heights[0] - heights[1]
        found.append(Outcome(one.number, lead, math.tanh(lead / 8), 0.5, 40.0, 0.0))
    return found


def climbed(climb: Climb, steps: int) -> Climb:
    while len(climb.steps) < steps:
        climb.learn(outcomes(climb)[::-1])
    return climb


def test_it_climbs_to_the_top_and_leaves_alone_what_does_not_matter() -> None:
    climb = climbed(Climb(PLAN, subject("heir")), 25)
    moved = {
        name: place - start
        for name, place, start in zip(climb.names, climb.place, climb.path[0], strict=True)
    }
    assert moved["speed"] == pytest.approx(TOP["speed"], abs=0.15)
    assert moved["pinch"] == pytest.approx(TOP["pinch"], abs=0.15)
    others = [abs(way) for name, way in moved.items() if name not in TOP]
    assert sum(others) / len(others) < 0.25


def test_weights_that_are_kept_do_not_move() -> None:
    climb = climbed(Climb(PLAN, subject("heir")._replace(kept=("speed",))), 5)
    assert climb.weights.speed == pytest.approx(HEIR.speed)
    assert climb.weights.pinch < HEIR.pinch
    for name in subject("drover").kept:
        assert name in DROVER._fields


def test_mirrored_duels_count_if_requested() -> None:
    careful = Climb(PLAN, subject("heir")._replace(care=1.0))
    assert all(one.mirrored for one in careful.duels())
    assert not any(one.mirrored for one in Climb(PLAN, subject("heir")).duels())
    flat = [one._replace(success=0.0, among=one.lead) for one in outcomes(careful)]
    careful.learn(flat)
    plain = Climb(PLAN, subject("heir"))
    plain.learn(outcomes(plain))
    assert careful.place == plain.place


def test_a_stopped_climb_resumes_with_the_same_result(tmp_path: Path) -> None:
    climbed(Climb(PLAN, subject("heir")), 3).save(tmp_path)
    again = Climb(PLAN, subject("heir"))
    again.resume(tmp_path)
    straight = climbed(Climb(PLAN, subject("heir")), 6)
    assert len(again.steps) == 3
    assert climbed(again, 6).path == straight.path
    assert again.steps == straight.steps


def test_a_different_or_damaged_run_is_not_continued(tmp_path: Path) -> None:
    Climb(PLAN, subject("heir")).save(tmp_path)
    with pytest.raises(trailboss.TrailbossError, match=r"contains another run \(bot=heir .* seed=7"):
        Climb(PLAN._replace(seed=8), subject("heir")).resume(tmp_path)
    for text in ("{", "[]", '{"plan": {}}'):
        (tmp_path / FILE).write_text(text)
        with pytest.raises(trailboss.TrailbossError, match="is damaged"):
            Climb(PLAN, subject("heir")).resume(tmp_path)


def test_the_picture_shows_the_weights_that_moved_furthest() -> None:
    climb = climbed(Climb(PLAN, subject("heir")), 8)
    assert "speed" in drawn(climb, "en")
    assert "mal das alte Gewicht" in drawn(climb, "de")


# -------------------------------------------------------------------- the verdict


def duels_won(*shares: float) -> list[Outcome]:
    return [Outcome(number, 2.0, 0.2, won, 40.0, 0.0) for number, won in enumerate(shares)]


def test_a_few_duels_give_no_verdict() -> None:
    assert judged([]).better is None
    assert judged(duels_won(*[1.0] * 20)).better is None


def test_it_ends_as_soon_as_it_is_sure() -> None:
    good = judged(duels_won(*[1.0, 0.5, 1.0, 0.5, 0.5] * 20))
    assert good.better is True
    assert good.games == 200
    assert good.won == pytest.approx(0.7)
    assert good.lead == pytest.approx(2.0)
    assert 0.03 < good.error < 0.07
    assert judged(duels_won(*[0.0, 0.5, 0.5, 0.5, 0.5] * 20)).better is False
    assert judged(duels_won(*[0.0, 1.0, 0.5, 1.0, 0.0, 0.5, 0.5] * 10)).better is None


def test_the_duels_of_a_comparison_are_on_deals_of_their_own() -> None:
    tags = {one.tag for one in contest(PLAN, HEIR, HEIR, "proof", 30)}
    assert len(tags) == 30
    assert tags & {one.tag for one in Climb(PLAN, subject("heir")).duels()} == set()
