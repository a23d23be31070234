"""What the coach says, in English and German. Every sentence states a result of search, with its number."""

from typing import TYPE_CHECKING, Final, NamedTuple

from trailboss.core.contract import Game
from trailboss.core.messages import format_message

if TYPE_CHECKING:
    from trailboss.coach.hints import Candidate, Hint

TELLING: Final = 0.3
"""A smaller difference in a category is not mentioned."""
MOST_PARTS: Final = 3
SURE: Final = 1.5
"""A difference of less than so many standard errors is called about equal."""


def label(name: str, lang: str) -> str:
    """What a judgement is called."""
    return format_message(f"coach.label.{name}", {}, lang)


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number as people write it in that language."""
    text = f"{abs(value):.{digits}f}"
    sign = "−" if value < 0 and float(text) != 0 else ""
    return sign + (text.replace(".", ",") if lang == "de" else text)


def signed(value: float, lang: str, digits: int = 1) -> str:
    text = number(value, lang, digits)
    return text if text.startswith("−") else f"+{text}"


def percent(value: float, lang: str) -> str:
    """A chance from 0 to 1."""
    return f"{number(100 * value, lang, 0)} %"


def with_error(mean: float, error: float, lang: str, digits: int = 1) -> str:
    return f"{number(mean, lang, digits)} ± {number(error, lang, digits)}"


def by_category(game: Game, differences: dict[str, float], lang: str) -> str:
    """The categories that differ most, largest first: "+3.1 cities, −1.2 cattle"."""
    telling = [name for name in differences if abs(differences[name]) >= TELLING]
    telling.sort(key=lambda name: -abs(differences[name]))
    said = [
        format_message(
            "coach.part",
            {"change": signed(differences[name], lang), "part": game.category(name, lang)},
            lang,
        )
        for name in telling[:MOST_PARTS]
    ]
    return ", ".join(said) if said else format_message("coach.no_parts", {}, lang)


class Levels(NamedTuple):
    """A hint in words."""

    nudge: str
    """A pointer that does not name the move."""
    move: str
    """The move with what can be expected of it."""
    comparison: list[str]
    """Why it is better than the others, and what is expected after it."""


def levels(advice: "Hint", lang: str) -> Levels:
    """The three levels of a hint."""
    state, first = advice.state, advice.candidates[0]
    game = state.game
    if len(advice.candidates) == 1:
        only = format_message("coach.only", {}, lang)
        return Levels(only, _sentence(game.format_move(state, first.move, lang)), [])
    best = format_message(
        "coach.best",
        {
            "move": _sentence(game.format_move(state, first.move, lang)),
            "points": with_error(first.points.mean, first.points.error, lang),
            "win": percent(first.win.mean, lang),
        },
        lang,
    )
    lines = [_against(advice, other, lang) for other in advice.candidates[1:]]
    after = expected_line(advice, lang)
    return Levels(_nudge(advice, lang), best, [*lines, *after])


def expected_line(advice: "Hint", lang: str) -> list[str]:
    """The rest of the turn as one sentence; nothing if it ends with the move or depends on what is drawn."""
    state, first = advice.state.copy(), advice.candidates[0]
    said: list[str] = []
    state.play(first.move)
    for move in first.line:
        if state.over or state.to_move != advice.seat or move not in state.legal():
            break
        said.append(state.game.format_move(state, move, lang).rstrip("."))
        state.play(move)
    return [format_message("coach.line", {"line": "; ".join(said) + "."}, lang)] if said else []


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _is_sure(candidate: "Candidate") -> bool:
    return candidate.points_behind.mean > SURE * candidate.points_behind.error or (
        candidate.win_behind.mean > SURE * candidate.win_behind.error
    )


def _nudge(advice: "Hint", lang: str) -> str:
    """A pointer that does not name the move."""
    first = advice.candidates[0]
    if not _is_sure(advice.candidates[1]):
        return format_message("coach.nudge.equal", {}, lang)
    name = max(first.differences, key=lambda part: first.differences[part])
    if first.differences[name] < TELLING:
        return format_message("coach.nudge.calm", {}, lang)
    return format_message("coach.nudge.part", {"part": advice.state.game.category(name, lang)}, lang)


def _against(advice: "Hint", other: "Candidate", lang: str) -> str:
    """The first candidate against another one."""
    gains = {name: -value for name, value in other.differences.items()}
    args: dict[str, object] = {
        "other": advice.state.game.format_move(advice.state, other.move, lang).rstrip("."),
        "points": with_error(other.points_behind.mean, other.points_behind.error, lang),
        "win": signed(100 * other.win_behind.mean, lang, 0) + " %",
        "parts": by_category(advice.state.game, gains, lang),
    }
    return format_message("coach.than" if _is_sure(other) else "coach.as_good", args, lang)
