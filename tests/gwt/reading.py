"""Reading what a test says about a table: words, numbers and cards, of one rancher or of several."""

from collections.abc import Mapping

from trailboss.games.gwt.components.cattle import FACE_IDS

Words = str | Mapping[str, str]
Numbers = int | Mapping[str, int]
"""One value speaks for the first rancher, a mapping for several by name."""


def word_of(given: Words, name: str, seat: int) -> str:
    if isinstance(given, str):
        return given if seat == 0 else ""
    return given.get(name, "")


def word_or_none(given: Words | None, name: str, seat: int) -> str | None:
    """The same where saying nothing differs from an empty word."""
    if (
        given is None
        or (isinstance(given, str) and seat)
        or (not isinstance(given, str) and name not in given)
    ):
        return None
    return word_of(given, name, seat)


def count_of(given: Numbers, name: str, seat: int, otherwise: int) -> int:
    if isinstance(given, int):
        return given if seat == 0 else otherwise
    return given.get(name, otherwise)


def faces_of(cards: str) -> list[int]:
    return [FACE_IDS.index(card) for card in cards.split()]


def face_names(faces: list[int]) -> str:
    return " ".join(FACE_IDS[face] for face in faces)


def bits_of(names: list[str], chosen: str) -> int:
    return sum(1 << names.index(name) for name in chosen.split())
