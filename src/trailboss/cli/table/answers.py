"""The answers to a question, as a person reads and types them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Answer(NamedTuple):
    """One line of the list of answers: one move, or several that are listed together."""

    key: str
    """What is typed, as it is shown: `3`, `5-12`, `d`."""
    text: str
    """The answer as text."""
    brief: str
    """The same, for a narrow place."""
    moves: dict[str, int]
    """What can be typed -> the move it plays."""


def numbered(
    moves: Sequence[int], phrase: Callable[[int], str], brief: Callable[[int], str] | None = None
) -> list[Answer]:
    """One answer for every move, numbered from 1."""
    return [
        Answer(str(number), phrase(move), (brief or phrase)(move), {str(number): move})
        for number, move in enumerate(moves, 1)
    ]


def together(answers: Sequence[Answer], text: str, brief: str) -> Answer:
    """Several answers in one line."""
    typed: dict[str, int] = {}
    for answer in answers:
        typed.update(answer.moves)
    return Answer(runs([int(answer.key) for answer in answers]), text, brief, typed)


def runs(numbers: Sequence[int]) -> str:
    """Numbers in rising order, those that follow each other drawn together: `1-3, 7`."""
    parts: list[tuple[int, int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1] = (parts[-1][0], number)
        else:
            parts.append((number, number))
    return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in parts)


def key_for(answers: Sequence[Answer], move: int) -> str:
    """What to type for a move."""
    for answer in answers:
        for key, each in answer.moves.items():
            if each == move:
                return key
    return ""


def normalized(text: str) -> str:
    """The input in lower case, without extra blanks."""
    return " ".join(text.casefold().split())
