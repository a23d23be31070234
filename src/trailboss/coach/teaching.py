"""Teaching: what a move would cost, before it is played. Uses only what the seat to move knows."""

from typing import Any

from trailboss.coach import sentences
from trailboss.coach.hints import coach_adapter
from trailboss.coach.review import DEPTH, Turn, judged
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import LANGUAGES, format_message


def verdict(
    state: State, move: int, seed: int = 0, depth: int = DEPTH, languages: tuple[str, ...] = LANGUAGES
) -> dict[str, Any]:
    """What a legal move costs compared with the best one, as plain data for JSON."""
    if move not in state.legal():
        raise TrailbossError("coach.not_legal")
    game = state.game
    known, tag, adapter = state.hint_state(), f"teaching {seed}", coach_adapter(game.name, seed)
    styles = Turn(known, known.to_move, tag).styles(adapter, depth)
    found = judged(adapter, known, move, depth, tag, styles=styles)
    points, win = found.points_lost.mean, found.win_lost.mean
    texts = {}
    for lang in languages:
        args: dict[str, object] = {
            "points": sentences.amount(game, sentences.number(points, lang), lang),
            "win": sentences.percent(win, lang),
        }
        parts = sentences.by_category(game, found.parts_lost, lang)
        costs = [format_message("coach.teach.costs", args, lang)]
        if parts:
            costs.append(format_message("coach.teach.better", {"parts": parts}, lang))
        texts[lang] = " ".join(costs) if found.best != move else ""
    return {
        "move": game.text(move),
        "label": found.label,
        "points": round(points, 2),
        "win": round(win, 4),
        "text": texts,
    }
