"""The coach's sentences. Each states a result of search, with its number."""

from typing import TYPE_CHECKING, Final, NamedTuple

from trailboss.core.contract import Game
from trailboss.core.messages import ENGLISH, NO_BREAK, Names, format_message, has_message

if TYPE_CHECKING:
    from trailboss.coach.hints import Candidate, Hint

MENTIONED: Final = 0.3
"""A smaller difference in a category is not mentioned."""
MAX_PARTS: Final = 3
COSTLY_POINTS: Final = 1.5
"""A nudge warns of a move that costs this many points ..."""
COSTLY_WIN: Final = 0.03
"""... or this much chance to win; a review would call it an inaccuracy."""
SURE: Final = 1.5
"""A difference of fewer standard errors than this counts as equal."""


def label(name: str, lang: str) -> str:
    """The name of a label."""
    return format_message(f"coach.label.{name}", {}, lang)


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number as people write it in that language."""
    text = f"{abs(value):.{digits}f}"
    sign = "−" if value < 0 and float(text) != 0 else ""
    return sign + (text.replace(".", ",") if lang == "de" else text)


def signed(value: float, lang: str, digits: int = 1) -> str:
    text = number(value, lang, digits)
    return text if text.startswith("−") else f"+{text}"


def percent(value: float, lang: str, digits: int = 0) -> str:
    """A chance from 0 to 1."""
    return f"{number(100 * value, lang, digits)}{NO_BREAK}%"


def rating(points: float, win: float | None, lang: str) -> str:
    """What is lost per decision: points, and the chance to win if it was measured."""
    text = number(points, lang, 2)
    return text if win is None else f"{text} ({percent(win, lang, 1)})"


def with_error(mean: float, error: float, lang: str, digits: int = 1) -> str:
    return give_or_take(number(mean, lang, digits), number(error, lang, digits))


def give_or_take(mean: str, error: str) -> str:
    """A figure and its margin of error, on one line."""
    return f"{mean}{NO_BREAK}±{NO_BREAK}{error}"


def amount(game: Game, value: str, lang: str) -> str:
    """A number of points; a game that counts money has its own message `NAME.coach.points`."""
    own = f"{game.name}.coach.points"
    return format_message(own if has_message(own) else "coach.points", {"points": value}, lang)


def category(game: Game, name: str, lang: str) -> str:
    """What a category is called in the middle of a sentence."""
    text = game.category(name, lang)
    return text[0].lower() + text[1:] if lang == ENGLISH else text


def by_category(game: Game, differences: dict[str, float], lang: str) -> str:
    """The categories that differ most, gains first: "+3.1 cities, −1.2 cattle"; empty if none does."""
    mentioned = [name for name in differences if abs(differences[name]) >= MENTIONED]
    mentioned.sort(key=lambda name: -abs(differences[name]))
    return ", ".join(
        format_message(
            "coach.part",
            {"change": signed(differences[name], lang), "part": category(game, name, lang)},
            lang,
        )
        for name in sorted(mentioned[:MAX_PARTS], key=lambda name: -differences[name])
    )


def loss(game: Game, points: float, win: float, lang: str) -> str:
    """What a decision cost; points are left out if they are zero."""
    lost = number(-points, lang)
    args: dict[str, object] = {"points": amount(game, lost, lang), "win": percent(-win, lang)}
    return format_message("coach.loss" if lost.startswith("−") else "coach.loss.win", args, lang)


def with_parts(text: str, parts: str) -> str:
    """A sentence that ends with the categories, if any differs."""
    return f"{text}: {parts}." if parts else f"{text}."


class Levels(NamedTuple):
    """A hint at three levels of detail."""

    nudge: str
    """A pointer that doesn't name the move."""
    move: str
    """The move and its expected result."""
    comparison: list[str]
    """Why it is better than the others, and how the turn is expected to go on."""


def levels(advice: "Hint", lang: str, names: Names = None) -> Levels:
    """The three levels of a hint; `names` are those of the seats."""
    state, first = advice.state, advice.candidates[0]
    game = state.game
    if len(advice.candidates) == 1:
        only = format_message("coach.only", {}, lang)
        return Levels(only, _sentence(game.format_move(state, first.move, lang, names)), [])
    best = format_message(
        "coach.best",
        {
            "move": _sentence(game.format_move(state, first.move, lang, names)),
            "points": amount(game, with_error(first.points.mean, first.points.error, lang), lang),
            "win": percent(first.win.mean, lang),
        },
        lang,
    )
    comparison = [*_comparison(advice, lang, names), *expected_line(advice, lang, names)]
    return Levels(_nudge(advice, lang, names), best, comparison)


def expected_line(advice: "Hint", lang: str, names: Names = None) -> list[str]:
    """The rest of the turn as one sentence; nothing if it ends with the move or depends on what is drawn."""
    state, first = advice.state.copy(), advice.candidates[0]
    moves: list[str] = []
    state.play(first.move)
    for move in first.line:
        if state.over or state.to_move != advice.seat or move not in state.legal():
            break
        moves.append(state.game.format_move(state, move, lang, names).rstrip("."))
        state.play(move)
    return [format_message("coach.line", {"line": joined(moves) + "."}, lang)] if moves else []


def joined(moves: list[str]) -> str:
    """The moves of a line. One that the move before it announced ("...; then: ...") is not repeated."""
    kept = [
        move
        for before, move in zip(["", *moves], moves, strict=False)
        if before == move or not before.endswith(move)
    ]
    return "; ".join(kept)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _is_sure(candidate: "Candidate") -> bool:
    return candidate.points_behind.mean > SURE * candidate.points_behind.error or (
        candidate.win_behind.mean > SURE * candidate.win_behind.error
    )


def _is_costly(candidate: "Candidate") -> bool:
    return candidate.points_behind.mean >= COSTLY_POINTS or candidate.win_behind.mean >= COSTLY_WIN


def _nudge(advice: "Hint", lang: str, names: Names) -> str:
    """A pointer that doesn't name the move."""
    game = advice.state.game
    first, second = advice.candidates[:2]
    if not _is_sure(second):
        worse = [each for each in advice.candidates if _is_sure(each) and _is_costly(each)]
        if not worse:
            known = second.points_behind.error < COSTLY_POINTS
            return format_message("coach.nudge.equal" if known else "coach.nudge.open", {}, lang)
        worst = max(worse, key=lambda each: each.points_behind.mean)
        return format_message("coach.nudge.avoid", {"move": _quoted(advice, worst, lang, names)}, lang)
    name = max(first.differences, key=lambda part: first.differences[part])
    if first.differences[name] < MENTIONED:
        return format_message("coach.nudge.calm", {}, lang)
    return format_message("coach.nudge.part", {"part": category(game, name, lang)}, lang)


def _comparison(advice: "Hint", lang: str, names: Names) -> list[str]:
    """The first candidate against the others; those that are just as good share one sentence."""
    lines: list[str] = []
    same: list[str] = []
    for other in advice.candidates[1:]:
        gains = {name: -value for name, value in other.differences.items()}
        parts = by_category(advice.state.game, gains, lang)
        move, sure = _quoted(advice, other, lang, names), _is_sure(other)
        if not parts and not sure:
            same.append(format_message("coach.quoted", {"move": move}, lang))
            continue
        points, win, comparison = (
            other.points_behind.mean,
            other.win_behind.mean,
            "than" if sure else "as_good",
        )
        if points < 0.0 and win < 0.0:
            points, win, comparison = -points, -win, "behind"
            parts = by_category(advice.state.game, other.differences, lang)
        text = give_or_take(signed(points, lang), number(other.points_behind.error, lang))
        args: dict[str, object] = {
            "other": move,
            "points": amount(advice.state.game, text, lang),
            "win": give_or_take(signed(100 * win, lang, 0), percent(other.win_behind.error, lang)),
        }
        line = with_parts(format_message(f"coach.{comparison}", args, lang), parts)
        if comparison == "behind":
            best = _quoted(advice, advice.candidates[0], lang, names)
            line = f"{line} {format_message('coach.prefers', {'move': best}, lang)}"
        lines.append(line)
    if same:
        lines.append(format_message("coach.same", {"moves": ", ".join(same)}, lang))
    return lines


def _quoted(advice: "Hint", candidate: "Candidate", lang: str, names: Names) -> str:
    return advice.state.game.format_move(advice.state, candidate.move, lang, names).rstrip(".")
