"""Teaching: what a move would cost, before it is played. It knows what the seat to move knows."""

from trailboss.coach import words
from trailboss.coach.review import DEPTH, judged, reviewing_mind
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import LANGUAGES, format_message


def verdict(
    state: State, move: int, seed: int = 0, depth: int = DEPTH, languages: tuple[str, ...] = LANGUAGES
) -> dict[str, object]:
    """What a legal move costs compared with the best one, as plain data for JSON."""
    if move not in state.legal():
        raise TrailbossError("coach.not_legal")
    game = state.game
    found = judged(reviewing_mind(game.name, seed), state.hint_state(), move, depth, f"teaching {seed}")
    points, win = found.points_lost.mean, found.win_lost.mean
    said = {}
    for lang in languages:
        args: dict[str, object] = {
            "points": words.amount(game, words.number(points, lang), lang),
            "win": words.percent(win, lang),
        }
        parts = words.by_category(game, found.parts_lost, lang)
        costs = [format_message("coach.teach.costs", args, lang)]
        if parts:
            costs.append(format_message("coach.teach.better", {"parts": parts}, lang))
        said[lang] = " ".join(costs) if found.best != move else ""
    return {
        "move": game.text(move),
        "label": found.label,
        "points": round(points, 2),
        "win": round(win, 4),
        "text": said,
    }
