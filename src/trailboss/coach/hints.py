"""Hints: the best moves for a seat with expected points, chance to win and the difference by category.

A hint only uses a determinized state, so two games that look the same to the seat get the same hint.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from trailboss.bots.search.adapter import SearchAdapter, adapter_for
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.categories import SeatForecast
from trailboss.bots.search.task import SearchTask
from trailboss.coach import sentences
from trailboss.coach.estimate import Estimate
from trailboss.coach.rollouts import Rollouts, Samples
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import ENGLISH, Names
from trailboss.core.rng import seeded

MAX_CANDIDATES: Final = 4
QUICK: Final = "250ms"
"""The budget of a first answer ..."""
FULL: Final = "1.2s"
"""... and of a better one."""
SURE: Final = 1.5
"""A move replaces search's choice if it is ahead by more than this many standard errors."""
SEARCHED: Final = 0.5
"""The share of the budget for finding good moves; the rest is for comparing them."""
BETWEEN: Final = 8
"""The number of worlds after which `enough` is asked whether to stop comparing."""


class Candidate(NamedTuple):
    """A move and what it is expected to lead to."""

    move: int
    points: Estimate
    """Expected points in the end."""
    win: Estimate
    """Chance to win, 0 to 1."""
    parts: dict[str, float]
    """Expected points by category."""
    points_behind: Estimate
    """How many expected points it is behind the first candidate; zero for the first."""
    win_behind: Estimate
    differences: dict[str, float]
    """By category: this candidate minus the first; for the first, minus the second."""
    line: list[int]
    """What the seat is expected to do in the rest of its turn."""


class Hint(NamedTuple):
    """The best moves of a seat; the first one is recommended."""

    state: State
    """The determinized state that was searched."""
    seat: int
    now: SeatForecast
    """What is expected before the move."""
    candidates: list[Candidate]
    usual: int
    """What the game's policy would play without searching."""
    worlds: int
    """In how many determinized states the candidates were compared."""


def hint(
    state: State,
    seat: int,
    budget: str = FULL,
    seed: int = 0,
    cpu: bool = False,
    enough: Callable[[list[Samples]], bool] | None = None,
    styles: bool = True,
) -> Hint:
    """The best moves for the seat to move. With a budget in iterations, the answer depends only on what the
    seat knows and on the seed, and `enough` can end the comparison early; a budget in seconds returns what
    was found by then, in wall time or in CPU time of this thread. With `styles`, moves are compared in the
    style of play that suits the position best, if the budget is enough to find it."""
    if state.over:
        raise TrailbossError("core.over")
    if state.to_move != seat:
        raise TrailbossError("coach.not_to_move")
    determinized = state.hint_state().determinize(seat, seeded(f"coach {seed}"))
    adapter = coach_adapter(determinized.game.name, seed)
    allowed = Budget.parse(budget)._replace(processes=1, cpu=cpu)
    task = adapter.begin(determinized, seat, _part(allowed, SEARCHED), f"hint {seed}")
    if styles:
        task.choose_style(None)
    moves = good_moves(task)[:MAX_CANDIDATES]
    rollouts = Rollouts(adapter, determinized, seat, moves, f"compare {seed}", task.style)
    rest = _part(allowed, 1.0 - SEARCHED)
    if rest.seconds > 0.0:
        rollouts.run(1000, rest.seconds, rest.clock())
    else:
        left = max(1, rest.iterations // len(rollouts.samples))
        while left > 0 and not (enough is not None and rollouts.worlds and enough(rollouts.samples)):
            rollouts.run(min(left, BETWEEN))
            left -= BETWEEN
    ranked = _ranked(rollouts.samples)
    best = ranked[0]
    candidates = [_candidate(each, best, ranked[1] if len(ranked) > 1 else best) for each in ranked]
    adapter.follow(seat, None)
    now, usual = adapter.seat_forecasts(determinized)[seat], adapter.choose(determinized, seat)
    return Hint(determinized, seat, now, candidates, usual, rollouts.worlds)


def coach_adapter(game_name: str, seed: int = 0) -> SearchAdapter:
    """The search adapter of the coach. It plays on with the policy of strong search: a weaker one would take
    a good plan for a bad one, because it wouldn't carry it out."""
    adapter = adapter_for(game_name, seed)
    adapter.compete()
    return adapter


def _ranked(samples: list[Samples]) -> list[Samples]:
    """Best first: search's choice, unless the comparison clearly favours another move."""
    chosen = samples[0]
    ahead = [each.value_over(chosen) for each in samples]
    order = sorted(samples, key=lambda each: -ahead[samples.index(each)].mean)
    surely = ahead[samples.index(order[0])]
    if order[0] is not chosen and surely.mean <= SURE * surely.error:
        order.remove(chosen)
        order.insert(0, chosen)
    return order


def good_moves(task: SearchTask) -> list[int]:
    """The moves that a search finds worth playing, its choice first."""
    state = task.state
    moves = state.legal()
    if len(moves) == 1:
        return moves
    task.think()
    chosen = task.decide()
    if chosen not in moves:  # the policy acts out of turn
        chosen = moves[0]
    # Moves that search had no time to try are compared too, in the order of the game's policy.
    others = dict.fromkeys([*task.ranking(), *task.adapter.ranked(state, task.seat, moves)])
    return [chosen, *[move for move in others if move != chosen and move in moves]]


def _part(budget: Budget, share: float) -> Budget:
    if budget.seconds > 0.0:
        return budget._replace(seconds=budget.seconds * share)
    return budget._replace(iterations=max(1, round(budget.iterations * share)))


def _candidate(samples: Samples, best: Samples, second: Samples) -> Candidate:
    parts, base = samples.mean_parts(), (second if samples is best else best).mean_parts()
    nothing = Estimate(0.0, 0.0)
    return Candidate(
        samples.move,
        samples.expected_points(),
        samples.expected_win(),
        parts,
        nothing if samples is best else best.points_over(samples),
        nothing if samples is best else best.win_over(samples),
        {name: parts[name] - base[name] for name in parts},
        samples.line(),
    )


# -------------------------------------------------------------------- as plain data


def hint_data(advice: Hint, lang: str = ENGLISH, names: Names = None) -> dict[str, Any]:
    """A hint as plain data for JSON, with its sentences in one language. `names` are those of the seats;
    without them they are called by their colours."""
    state = advice.state
    return {
        "seat": advice.seat,
        "worlds": advice.worlds,
        "usual": state.game.text(advice.usual),
        "now": {
            "points": round(advice.now.total.mean, 1),
            "spread": round(advice.now.total.spread, 1),
            "win": round(advice.now.win, 3),
            "parts": {name: round(part.mean, 1) for name, part in advice.now.parts.items()},
        },
        "candidates": [_candidate_data(each, state, lang, names) for each in advice.candidates],
        "categories": {name: state.game.category(name, lang) for name in advice.now.parts},
        "words": sentences.levels(advice, lang, names)._asdict(),
    }


def _candidate_data(candidate: Candidate, state: State, lang: str, names: Names) -> dict[str, object]:
    return {
        "move": state.game.text(candidate.move),
        "text": state.game.format_move(state, candidate.move, lang, names),
        "points": _estimate(candidate.points, 1),
        "win": _estimate(candidate.win, 3),
        "behind": _estimate(candidate.points_behind, 1),
        "win_behind": _estimate(candidate.win_behind, 3),
        "parts": {name: round(value, 1) for name, value in candidate.parts.items()},
        "differences": {name: round(value, 1) for name, value in candidate.differences.items()},
        "line": [state.game.text(move) for move in candidate.line],
    }


def _estimate(estimate: Estimate, digits: int) -> dict[str, float]:
    return {"mean": round(estimate.mean, digits), "error": round(estimate.error, digits)}
