"""Three sentences about how a seat played: what went well, what cost most, what to try next."""

from collections import Counter
from typing import Any, Final

from trailboss.coach import sentences
from trailboss.coach.review import (
    FORECAST_LEVEL,
    LABELS,
    Judgement,
    Review,
    level_ratings,
    level_win_ratings,
)
from trailboss.core.messages import format_message

GOOD: Final = LABELS[:2]
OFTEN: Final = 3
"""A move that was missed this often is named."""
MENTIONED: Final = 0.5
"""A smaller loss, in points, is not worth a sentence."""


def summary(review: Review, seat: int, decisions: dict[int, dict[str, Any]], lang: str) -> list[str]:
    """What went well, what cost most, what to try next. `decisions` are those of the report."""
    return [
        _well(review, seat, lang),
        _cost(review, seat, decisions, lang),
        _next(review, seat, decisions, lang),
    ]


def _well(review: Review, seat: int, lang: str) -> str:
    own = review.of(seat)
    good = sum(each.label in GOOD for each in own)
    first, last = review.forecasts[0][seat], review.forecasts[-1][seat]
    gains = {name: last.parts[name].mean - first.parts[name].mean for name in first.parts}
    best = max(gains, key=lambda name: gains[name])
    game = review.record.config.game
    args: dict[str, object] = {
        "share": sentences.percent(good / len(own) if own else 1.0, lang),
        "part": game.category(best, lang),
        "points": sentences.amount(game, sentences.number(last.parts[best].mean, lang, 0), lang),
        "more": sentences.number(gains[best], lang),
    }
    well = format_message("coach.summary.well" if gains[best] > 0 else "coach.summary.well_plain", args, lang)
    usual = level_ratings(game.name).get(FORECAST_LEVEL)
    if usual is None or not own:
        return well
    compared: dict[str, object] = {
        "points": sentences.amount(game, sentences.number(review.rating(seat).mean, lang, 2), lang),
        "level": format_message(f"bots.level.{FORECAST_LEVEL}", {}, lang),
        "usual": sentences.number(usual, lang, 2),
    }
    chance = level_win_ratings(game.name).get(FORECAST_LEVEL)
    key = "coach.summary.lost"
    if chance is not None:
        key = "coach.summary.lost_and_chance"
        compared["win"] = sentences.percent(review.win_rating(seat).mean, lang, 1)
        compared["usual_win"] = sentences.percent(chance, lang, 1)
    return f"{well} {format_message(key, compared, lang)}"


def _cost(review: Review, seat: int, decisions: dict[int, dict[str, Any]], lang: str) -> str:
    own = review.of(seat)
    worst: Judgement | None = max(
        own, key=lambda each: (each.points_lost.mean, each.win_lost.mean), default=None
    )
    if worst is None or worst.points_lost.mean < MENTIONED:
        return format_message("coach.summary.no_cost", {"points": _points(review, MENTIONED, lang)}, lang)
    args: dict[str, object] = {
        "number": worst.number + 1,
        "move": _text(decisions, worst.number, "move"),
        "best": _text(decisions, worst.number, "best"),
        "points": _points(review, worst.points_lost.mean, lang),
        "win": sentences.percent(worst.win_lost.mean, lang),
    }
    loses = round(worst.win_lost.mean, 2) > 0.0
    return format_message("coach.summary.cost" if loses else "coach.summary.cost_points", args, lang)


def _next(review: Review, seat: int, decisions: dict[int, dict[str, Any]], lang: str) -> str:
    """The category in which better moves would have gained most, counting the decisions that weren't good,
    and the move that was missed most often."""
    poor = [each for each in review.of(seat) if each.label not in GOOD]
    lost = sum(each.points_lost.mean for each in poor)
    gains: dict[str, float] = {}
    for each in poor:
        for name, value in _shares(each).items():
            gains[name] = gains.get(name, 0.0) + value
    best = max(gains, key=lambda name: gains[name], default="")
    if not best or lost < MENTIONED:
        return format_message("coach.summary.keep", {}, lang)
    args: dict[str, object] = {
        "part": sentences.category(review.record.config.game, best, lang),
        "gain": sentences.number(gains[best], lang),
        "points": _points(review, lost, lang),
    }
    missed = Counter(_text(decisions, each.number, "best") for each in poor if each.best != each.move)
    ((args["best"], count),) = missed.most_common(1)
    args["count"] = count
    return format_message("coach.summary.next_often" if count >= OFTEN else "coach.summary.next", args, lang)


def _shares(judged: Judgement) -> dict[str, float]:
    """What a decision lost, divided among the categories in which the better move was ahead."""
    ahead = {name: value for name, value in judged.parts_lost.items() if value > 0.0}
    total = sum(ahead.values())
    return {name: judged.points_lost.mean * value / total for name, value in ahead.items()}


def _text(decisions: dict[int, dict[str, Any]], number: int, move: str) -> str:
    """The text of the move played or of the best one, for quoting."""
    return str(decisions[number]["words"][move]).rstrip(".")


def _points(review: Review, value: float, lang: str) -> str:
    return sentences.amount(review.record.config.game, sentences.number(value, lang), lang)
