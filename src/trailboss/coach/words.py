"""What the coach says, in English and German. Every sentence states a result of search, with its number."""

from typing import TYPE_CHECKING, Final, NamedTuple

from trailboss.core.contract import Game
from trailboss.core.words import learn, say

if TYPE_CHECKING:
    from trailboss.coach.hints import Candidate, Hint

learn(
    {
        "coach.not_to_move": (
            "The coach gives hints to the seat to move only.",
            "Der Coach hilft nur dem Platz, der am Zug ist.",
        ),
        "coach.only": ("You have only one move here.", "Hier hast du nur einen Zug."),
        "coach.nudge.equal": (
            "Several moves are about equally good here.",
            "Hier sind mehrere Züge etwa gleich gut.",
        ),
        "coach.nudge.part": (
            "Look for the move that helps this most: {part}.",
            "Such den Zug, der hier am meisten bringt: {part}.",
        ),
        "coach.nudge.calm": (
            "One move is clearly best here. Take your time.",
            "Hier ist ein Zug klar der beste. Nimm dir Zeit.",
        ),
        "coach.best": (
            "{move} You can expect {points} points and win {win} of the time.",
            "{move} Damit kannst du {points} Punkte erwarten und gewinnst zu {win}.",
        ),
        "coach.than": (
            "Better than “{other}” by {points} points and {win} to win: {parts}.",
            "Besser als „{other}“ um {points} Punkte und {win} Siegchance: {parts}.",
        ),
        "coach.as_good": (
            "About as good as “{other}” ({points} points, {win} to win): {parts}.",
            "Etwa so gut wie „{other}“ ({points} Punkte, {win} Siegchance): {parts}.",
        ),
        "coach.line": ("Expected after that: {line}", "Danach ist zu erwarten: {line}"),
        "coach.part": ("{change} {part}", "{change} {part}"),
        "coach.label.best": ("best", "bester Zug"),
        "coach.label.good": ("good", "gut"),
        "coach.label.inaccuracy": ("inaccuracy", "Ungenauigkeit"),
        "coach.label.mistake": ("mistake", "Fehler"),
        "coach.label.blunder": ("blunder", "Patzer"),
        "coach.summary.well": (
            "You chose well in {share} of decisions. {part}: {points} points, {more} more than expected.",
            "Du hast zu {share} gut entschieden. {part}: {points} Punkte, {more} mehr als erwartet.",
        ),
        "coach.summary.well_plain": (
            "You chose well in {share} of decisions.",
            "Du hast zu {share} gut entschieden.",
        ),
        "coach.summary.cost": (
            "Move {number} cost most: “{move}”. “{best}” was better by {points} points and {win} to win.",
            "Am teuersten war Zug {number}, „{move}“: „{best}“ war um {points} Punkte und {win} besser.",
        ),
        "coach.summary.no_cost": (
            "No decision cost you more than half a point.",
            "Keine Entscheidung hat dich mehr als einen halben Punkt gekostet.",
        ),
        "coach.summary.next": (
            "What to look at next time: {part}. Better moves would have brought {points} points more there.",
            "Darauf kannst du nächstes Mal achten: {part}. Dort waren {points} Punkte mehr möglich.",
        ),
        "coach.summary.keep": (
            "Keep playing like this; the coach found nothing to improve.",
            "Spiel weiter so; der Coach hat nichts zu verbessern gefunden.",
        ),
        "coach.no_parts": ("no category stands out", "keine Kategorie sticht heraus"),
    }
)

TELLING: Final = 0.3
"""A smaller difference in a category is not mentioned."""
MOST_PARTS: Final = 3
SURE: Final = 1.5
"""A difference of less than so many standard errors is called about equal."""


def label(name: str, lang: str) -> str:
    """What a judgement is called."""
    return say(f"coach.label.{name}", {}, lang)


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
        say(
            "coach.part",
            {"change": signed(differences[name], lang), "part": game.category(name, lang)},
            lang,
        )
        for name in telling[:MOST_PARTS]
    ]
    return ", ".join(said) if said else say("coach.no_parts", {}, lang)


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
    state, first = advice.known, advice.candidates[0]
    game = state.game
    if len(advice.candidates) == 1:
        only = say("coach.only", {}, lang)
        return Levels(only, _sentence(game.say(state, first.move, lang)), [])
    best = say(
        "coach.best",
        {
            "move": _sentence(game.say(state, first.move, lang)),
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
    state, first = advice.known.copy(), advice.candidates[0]
    said: list[str] = []
    state.play(first.move)
    for move in first.line:
        if state.over or state.to_move != advice.seat or move not in state.legal():
            break
        said.append(state.game.say(state, move, lang).rstrip("."))
        state.play(move)
    return [say("coach.line", {"line": "; ".join(said) + "."}, lang)] if said else []


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
        return say("coach.nudge.equal", {}, lang)
    name = max(first.differences, key=lambda part: first.differences[part])
    if first.differences[name] < TELLING:
        return say("coach.nudge.calm", {}, lang)
    return say("coach.nudge.part", {"part": advice.known.game.category(name, lang)}, lang)


def _against(advice: "Hint", other: "Candidate", lang: str) -> str:
    """The first candidate against another one."""
    gains = {name: -value for name, value in other.differences.items()}
    args: dict[str, object] = {
        "other": advice.known.game.say(advice.known, other.move, lang).rstrip("."),
        "points": with_error(other.points_behind.mean, other.points_behind.error, lang),
        "win": signed(100 * other.win_behind.mean, lang, 0) + " %",
        "parts": by_category(advice.known.game, gains, lang),
    }
    return say("coach.than" if _is_sure(other) else "coach.as_good", args, lang)
