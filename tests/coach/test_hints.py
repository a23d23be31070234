"""Hints: legal, in order, explained in both languages, and the same whatever is hidden."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.coach.games import TABLES, played
from trailboss import State, TrailbossError, bots, coach, game, seeded
from trailboss.bots.search.adapter import adapter_for
from trailboss.coach.estimate import Estimate
from trailboss.coach.hints import coach_adapter
from trailboss.coach.rollouts import Rollouts
from trailboss.coach.sentences import by_category, joined, levels
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.weights import SWIFT

BUDGET = "6"
"""Iterations, so that the answer does not depend on the clock."""


def to_a_choice(name: str, seats: int, moves: int) -> State:
    state = played(name, seats, moves)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_compares_legal_moves(name: str, seats: int) -> None:
    state = to_a_choice(name, seats, 30)
    before = state.dump()
    advice = coach.hint(state, state.to_move, BUDGET)
    moves = [candidate.move for candidate in advice.candidates]
    assert 1 <= len(moves) <= 4
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(state.legal())
    for candidate in advice.candidates:
        assert 0 <= candidate.win.mean <= 1
        assert candidate.points.error > 0
        assert sum(candidate.parts.values()) == pytest.approx(candidate.points.mean, abs=1e-2)
    assert state.dump() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_is_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    """Everything the seat can't know is dealt anew. What it can count from open payments, as the notes of the
    others in Daddy Winchester, bots and coach know as an attentive player would."""
    for moves in (10, 60):
        state = to_a_choice(name, seats, moves)
        seat = state.to_move
        true = json.dumps(coach.hint_data(coach.hint(state, seat, BUDGET)))
        for world in range(2):
            other = state.determinize(seat, seeded(f"{world} {moves}"))
            assert other.dump() != state.dump()
            assert json.dumps(coach.hint_data(coach.hint(other, seat, BUDGET))) == true


def test_gains_come_before_what_they_cost() -> None:
    differences = {"cattle": -7.5, "stations": 5.2, "cities": 0.2, "hazards": 3.8, "workers": -0.4}
    parts = by_category(game("gwt2"), differences, "en")
    assert parts == "+5.2 stations, +3.8 hazards, −7.5 cattle"


def test_an_expected_line_says_nothing_twice() -> None:
    """Hiring announces what its space of the market allows; the next move then does it."""
    done = "Discard a Criollo for 1 certificate"
    announced = f"Hire an engineer; then: {done}"
    assert joined([announced, done, done, "End the turn"]) == f"{announced}; {done}; End the turn"


def test_lines_are_played_on_by_the_policy_of_search() -> None:
    """One that plays worse than the bots that are judged by it takes their good moves for bad ones."""
    strong, weaker = Drover(), bots.make("drover", game="gwt2")
    strong.weights = SWIFT
    adapter, differ = coach_adapter("gwt2"), 0
    for moves in range(0, 200, 10):
        state = to_a_choice("gwt2", 2, moves)
        seat = state.to_move
        usual = strong.choose(state, seat)
        assert adapter.choose(state, seat) == usual
        differ += weaker.choose(state, seat) != usual
    assert differ > 0


def test_known_information_changes_the_hint() -> None:
    here, there = to_a_choice("gwt2", 2, 40), to_a_choice("gwt2", 2, 46)
    hints = [coach.hint_data(coach.hint(state, state.to_move, BUDGET)) for state in (here, there)]
    assert hints[0] != hints[1]


def test_three_levels_in_both_languages() -> None:
    state = to_a_choice("gwt2", 2, 30)
    hint = coach.hint(state, state.to_move, BUDGET)
    texts = []
    for lang in ("en", "de"):
        data: dict[str, Any] = coach.hint_data(hint, lang)
        words = data["words"]
        assert words["nudge"]
        first = data["candidates"][0]["text"].rstrip(".")
        assert words["move"].startswith(first)
        assert first not in words["nudge"]
        compared = " ".join(words["comparison"])
        for other in data["candidates"][1:]:
            assert other["text"].rstrip(".") in compared
        texts.append(words)
    assert texts[0] != texts[1]


def test_only_the_seat_to_move_gets_one_while_the_game_continues() -> None:
    state = to_a_choice("gwt2", 2, 10)
    with pytest.raises(TrailbossError, match="seat to move"):
        coach.hint(state, 1 - state.to_move, BUDGET)
    over = played("winchester", 4, 10_000)
    with pytest.raises(TrailbossError):
        coach.hint(over, 0, BUDGET)


def candidate(move: int, behind: float, differences: dict[str, float]) -> coach.Candidate:
    """One of a made-up hint; errors are one point and 2 %."""
    points, win = Estimate(50.0 - behind, 1.0), Estimate(0.5, 0.02)
    return coach.Candidate(move, points, win, {}, Estimate(behind, 1.0), Estimate(0.0, 0.02), differences, [])


def made_up(name: str, *behind: tuple[float, dict[str, float]]) -> coach.Hint:
    """A hint with the first legal moves; of all but the first, how far it is behind and in what."""
    state = to_a_choice(name, 3 if name == "winchester" else 2, 30)
    moves = state.legal()
    while len(moves) <= len(behind):
        state.play(moves[0])
        moves = state.legal()
    gains = {part: -value for part, value in behind[0][1].items()}
    found = [candidate(moves[0], 0.0, gains)]
    found += [candidate(move, *each) for move, each in zip(moves[1:], behind, strict=False)]
    return coach.Hint(state, state.to_move, adapter_for(name, 0).seat_forecasts(state)[0], found, moves[0], 8)


def test_equivalent_moves_share_a_sentence() -> None:
    words = levels(made_up("gwt2", (0.0, {"cities": 0.0}), (0.1, {"cities": -0.1})), "en")
    assert words.nudge == "Several moves are about equally good here."
    (line,) = words.comparison
    assert line.startswith("Just as good: “")


def test_the_nudge_warns_of_a_bad_move_among_good_ones() -> None:
    advice = made_up("gwt2", (0.2, {"cities": -0.5}), (4.0, {"cities": -4.0}))
    bad = advice.state.game.format_move(advice.state, advice.candidates[2].move, "en").rstrip(".")
    words = levels(advice, "en")
    assert words.nudge == f"Several moves are about equally good here, but “{bad}” isn't one of them."
    gains = "(+4.0\u00a0±\u00a01.0 points, +0\u00a0±\u00a02\u00a0% chance to win): +4.0 cities."
    assert words.comparison[1] == f"Better than “{bad}” {gains}"


def test_the_nudge_warns_of_nothing_that_costs_little() -> None:
    advice = made_up("gwt2", (0.2, {"cities": -0.5}), (1.4, {"cities": -1.4}))
    cheap = advice.candidates[2]
    advice.candidates[2] = cheap._replace(points_behind=Estimate(1.4, 0.1))
    assert levels(advice, "en").nudge == "Several moves are about equally good here."


def test_the_nudge_calls_nothing_equal_that_is_uncertain() -> None:
    advice = made_up("gwt2", (0.2, {"cities": -0.5}))
    advice.candidates[1] = advice.candidates[1]._replace(points_behind=Estimate(0.2, 2.1))
    assert levels(advice, "en").nudge == "No move clearly stands out here."
    assert levels(advice, "de").nudge == "Keine Aktion sticht hier klar heraus."


def test_the_nudge_names_what_the_best_move_helps() -> None:
    advice = made_up("gwt2", (4.0, {"cities": -4.0, "cattle": 1.0}))
    assert levels(advice, "en").nudge == "One move stands out. What it helps most: cities."
    assert "Städte" in levels(advice, "de").nudge


def test_a_move_that_came_out_better_is_not_called_as_good() -> None:
    """Search's choice comes first unless another move is clearly better; then the figures need a reason."""
    advice = made_up("gwt2", (-1.3, {"stations": 1.5, "cattle": -0.2}), (0.2, {"cities": -0.5}))
    better = advice.candidates[1]
    advice.candidates[1] = better._replace(win_behind=Estimate(-0.08, 0.06))
    text = advice.state.game.format_move(advice.state, better.move, "en").rstrip(".")
    best = advice.state.game.format_move(advice.state, advice.candidates[0].move, "en").rstrip(".")
    lines, other = levels(advice, "en").comparison[:2]
    assert lines == (
        f"“{text}” came out better here (+1.3\u00a0±\u00a01.0 points, "
        "+8\u00a0±\u00a06\u00a0% chance to win): +1.5 stations. "
        "That may be chance: search, which tries different ways to finish the turn, "
        f"still prefers “{best}”."
    )
    assert other.startswith("About as good as “")
    german = levels(advice, "de").comparison[0]
    assert (
        "schnitt hier besser ab (+1,3\u00a0±\u00a01,0 Punkte, +8\u00a0±\u00a06\u00a0% Siegchance)" in german
    )


def test_points_are_dollars_where_the_game_counts_money() -> None:
    advice = made_up("winchester", (4.0, {"cash": -4.0}))
    assert "50.0\u00a0±\u00a01.0 thousand dollars" in levels(advice, "en").move
    assert "50,0\u00a0±\u00a01,0\u00a0Tsd.\u00a0$" in levels(advice, "de").move


def test_a_bot_plays_the_first_candidate(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.load("trailboss.coach.bot")
    state = to_a_choice("gwt2", 2, 30)
    seat = state.to_move
    bot = bots.make("coach:6", seed=3, game="gwt2")
    assert bot.choose(state.copy(), seat) == coach.hint(state, seat, "6", seed=3).candidates[0].move
    with pytest.raises(TrailbossError):
        bots.make("coach:soon", game="gwt2")

    clocks: list[object] = []
    run = Rollouts.run

    def recorded(rollouts: Rollouts, worlds: int, seconds: float, clock: Callable[[], float]) -> None:
        clocks.append(clock)
        run(rollouts, worlds, seconds, clock)

    monkeypatch.setattr(Rollouts, "run", recorded)
    bot = bots.make("coach:20ms", game="gwt2")
    for bot.counts_cpu in (False, True):
        assert bot.choose(state, seat) in state.legal()
    assert clocks == [time.perf_counter, time.thread_time]


def test_a_hint_is_in_the_best_style_whatever_is_hidden() -> None:
    state = to_a_choice("gwt2", 2, 30)
    adapter = coach_adapter("gwt2")
    while not adapter.opens_turn(state) or len(state.legal()) < 3:
        state.play(adapter.choose(state, state.to_move))
    seat = state.to_move
    other = state.determinize(seat, seeded("another truth"))
    first, second = (coach.hint_data(coach.hint(truth, seat, "200")) for truth in (state, other))
    assert first == second
    assert coach.hint_data(coach.hint(state, seat, "200", styles=False)) != first, "or no style was chosen"


def test_no_world_is_started_that_would_exceed_the_time() -> None:
    """Every world takes three seconds by this clock; two fit into eight, and one into any time."""
    state = to_a_choice("winchester", 3, 10)
    for seconds, worlds in [(8.0, 2), (9.5, 3), (0.1, 1)]:
        ticks = iter(range(0, 100, 3))
        rollouts = Rollouts(adapter_for("winchester", 0), state, state.to_move, state.legal()[:2], "")
        rollouts.run(10, seconds, clock=lambda: float(next(ticks)))  # noqa: B023
        assert rollouts.worlds == worlds
