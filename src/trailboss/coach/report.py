"""A review as plain data with all its sentences, for JSON and for pages."""

from typing import Any, Final

from trailboss.coach import openings, sentences
from trailboss.coach.review import (
    FORECAST_LEVEL,
    LABELS,
    Account,
    Judgement,
    Review,
    level_ratings,
    level_win_ratings,
)
from trailboss.coach.summary import summary
from trailboss.core.contract import Game, State
from trailboss.core.messages import ENGLISH, format_message
from trailboss.presentation import question

TURNING_POINTS: Final = 8
"""No more than this many are shown."""
ME: Final = "me"
"""How the text table names a person in a record; sentences use the colour of the seat instead."""


def names_of(review: Review, lang: str) -> list[str]:
    """The names of the seats: their players', or their colours if players have the same name."""
    state = review.record.start()
    players = [name.strip() for name in review.record.tags.get("Players", "").split(",")]
    if len(players) != state.seats or not all(players):
        players = []
    own = [state.seat_name(seat, lang) for seat in range(len(review.forecasts[0]))]
    names = [
        f"{name} ({own[seat]})" if players.count(name) > 1 else name for seat, name in enumerate(players)
    ]
    names = [own[seat] if name == ME else names[seat] for seat, name in enumerate(players)]
    return names + own[len(names) :]


def report(review: Review, lang: str = ENGLISH) -> dict[str, Any]:
    """Everything about a reviewed game, in a language."""
    record, game = review.record, review.record.config.game
    end = record.replay()
    names = names_of(review, lang)
    decisions = _decisions(review, names, lang)
    scores = end.scores()
    opened = openings.comparisons(record, lang)
    players = []
    for seat in range(record.config.seats):
        own = review.of(seat)
        rating, chances = review.rating(seat), review.win_rating(seat)
        players.append(
            {
                "seat": seat,
                "name": names[seat],
                "points": scores[seat].total,
                "place": scores[seat].place,
                "decisions": len(own),
                "rating": {"mean": round(rating.mean, 2), "error": round(rating.error, 2)},
                "win_rating": {"mean": round(chances.mean, 4), "error": round(chances.error, 4)},
                "labels": {name: sum(each.label == name for each in own) for name in LABELS},
                "account": {
                    "points": _account(review.points(seat), 2),
                    "win": _account(review.win(seat), 4),
                },
                "summary": summary(review, seat, decisions, lang),
                "opening": opened[seat],
            }
        )
    return {
        "game": game.name,
        "title": game.title(lang),
        "moves": len(record.moves),
        "finished": end.over,
        "categories": {name: game.category(name, lang) for name in review.forecasts[0][0].parts},
        "players": players,
        "levels": _levels(game, lang),
        "graph": [[round(seat.win, 4) for seat in forecast] for forecast in review.forecasts],
        "expected": [[round(seat.total.mean, 1) for seat in forecast] for forecast in review.forecasts],
        "turning_points": _turning_points(review.judgements),
        "decisions": list(decisions.values()),
    }


def _levels(game: Game, lang: str) -> str:
    """What bots lose per decision, to compare with; empty if nobody measured it."""
    ratings, chances = level_ratings(game.name), level_win_ratings(game.name)
    if not ratings:
        return ""
    names = {level: format_message(f"bots.level.{level}", {}, lang) for level in ratings}
    texts = [
        f"{names[level]} {sentences.rating(lost, chances.get(level), lang)}"
        for level, lost in ratings.items()
    ]
    args: dict[str, object] = {"levels": ", ".join(texts), "usual": names[FORECAST_LEVEL]}
    return format_message("coach.levels_and_chances" if chances else "coach.levels", args, lang)


def _account(account: Account, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in account._asdict().items()}


def _turning_points(judgements: list[Judgement]) -> list[int]:
    """The numbers of the moves that cost most, in the order of the game."""
    costly = [each for each in judgements if LABELS.index(each.label) >= LABELS.index("inaccuracy")]
    costly.sort(key=lambda each: (-each.win_lost.mean, -each.points_lost.mean))
    return sorted(each.number for each in costly[:TURNING_POINTS])


def _decisions(review: Review, names: list[str], lang: str) -> dict[int, dict[str, Any]]:
    """By number of the move: the non-obvious decisions, with sentences for those that cost something."""
    record, game = review.record, review.record.config.game
    judged = {each.number: each for each in review.judgements if not each.obvious}
    found: dict[int, dict[str, Any]] = {}
    state = record.start()
    for index in range(len(record.moves)):
        each = judged.get(index)
        if each is not None:
            found[index] = {
                "index": index,
                "seat": each.seat,
                "label": each.label,
                "move": game.text(each.move),
                "best": game.text(each.best),
                "points_lost": {
                    "mean": round(each.points_lost.mean, 2),
                    "error": round(each.points_lost.error, 2),
                },
                "win_lost": {"mean": round(each.win_lost.mean, 4), "error": round(each.win_lost.error, 4)},
                "parts_lost": {name: round(value, 2) for name, value in each.parts_lost.items()},
                "words": _words(state, each, names, lang),
            }
        record.step(state, index)
    return found


def _words(state: State, judged: Judgement, names: list[str], lang: str) -> dict[str, str]:
    game = state.game
    texts = {
        "question": question(state, lang, names),
        "label": sentences.label(judged.label, lang),
        "move": game.format_move(state, judged.move, lang, names),
        "best": game.format_move(state, judged.best, lang, names),
    }
    if judged.move != judged.best:
        texts["why"] = sentences.by_category(game, judged.parts_lost, lang)
        texts["loss"] = sentences.loss(game, judged.points_lost.mean, judged.win_lost.mean, lang)
    return texts
