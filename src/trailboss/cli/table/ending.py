"""The score sheet at the end of a game, drawn or as sentences."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from trailboss.cli.table.face import Colours, Face, Seen
from trailboss.cli.table.lines import cut, line
from trailboss.core.contract import Score
from trailboss.core.messages import format_message

MIN_LABEL: Final = 12


def sentences(face: Face, seen: Seen, mine: Sequence[int]) -> list[str]:
    """Who has what, the best first; then how ties were broken, and who won."""
    state, lang = seen.state, seen.lang
    scores = state.scores()
    result = [format_message("table.final", {}, lang) + "."]
    for seat in _by_place(scores):
        parts = ", ".join(
            format_message(
                "table.score_part",
                {"category": state.game.category(part, lang), "points": face.amount(points, lang)},
                lang,
            )
            for part, points in scores[seat].parts.items()
        )
        args: dict[str, object] = {
            "place": scores[seat].place,
            "seat": seen.seat_name(seat),
            "total": face.amount(scores[seat].total, lang),
            "parts": parts,
        }
        result.append(format_message("table.score", args, lang))
    return [*result, *face.ties(seen, scores), winners(seen, mine)]


def winners(seen: Seen, mine: Sequence[int]) -> str:
    """Who won, as a sentence."""
    state, lang = seen.state, seen.lang
    won = state.winners()
    names = [seen.seat_name(seat) for seat in won]
    if len(won) > 1:
        return format_message("table.win_together", {"seats": listing(names, lang)}, lang)
    if won == list(mine):
        return format_message("table.you_win", {"seats": names[0]}, lang)
    return format_message("table.wins", {"seats": names[0]}, lang)


def sheet(face: Face, seen: Seen, width: int, colours: Colours) -> list[Text]:
    """The count by category, a column for each seat; nothing if that does not fit."""
    state, lang = seen.state, seen.lang
    scores = state.scores()
    order = _by_place(scores)
    names = [seen.seat_name(seat) for seat in order]
    rows = [
        (state.game.category(part, lang), [face.amount(scores[seat].parts[part], lang) for seat in order])
        for part in scores[0].parts
    ]
    rows.append(
        (format_message("table.total", {}, lang), [face.amount(scores[seat].total, lang) for seat in order])
    )
    places = [format_message("table.place_is", {"place": scores[seat].place}, lang) for seat in order]
    rows.append((format_message("table.place", {}, lang), places))
    column = 2 + max(len(cell) for cells in [names, *(cells for _, cells in rows)] for cell in cells)
    label = min(max(len(title) for title, _ in rows), width - column * len(order))
    if label < MIN_LABEL:
        return []
    head = line(" " * label)
    for seat, name in zip(order, names, strict=True):
        head.append(" " * (column - len(name)))
        head.append(name, face.seat_style(seen.colours[seat], colours))
    result = [head]
    for number, (title, cells) in enumerate(rows):
        style = "bold" if number >= len(rows) - 2 else ""
        text = f"{title[:label]:{label}}" + "".join(f"{cell:>{column}}" for cell in cells)
        result.append(line((text, style)))
    return [cut(each, width) for each in result]


def listing(names: Sequence[str], lang: str) -> str:
    """Names in a row: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return format_message("table.and", {"first": ", ".join(names[:-1]), "last": names[-1]}, lang)


def _by_place(scores: Sequence[Score]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: scores[seat].place)
