"""Reading what a test says about a table: words, numbers and cards, of one rancher or of several."""

from collections.abc import Mapping

from trailboss.games.gwt.components.cattle import FACE_IDS

Words = str | Mapping[str, str]
Numbers = int | Mapping[str, int]
"""One value speaks for the first rancher, a mapping for several by name."""


def word_of(said: Words, name: str, seat: int) -> str:
    if isinstance(said, str):
        return said if seat == 0 else ""
    return said.get(name, "")


def word_or_none(said: Words | None, name: str, seat: int) -> str | None:
    """The same where saying nothing differs from an empty word."""
    if said is None or (isinstance(said, str) and seat) or (not isinstance(said, str) and name not in said):
        return None
    return word_of(said, name, seat)


def count_of(said: Numbers, name: str, seat: int, otherwise: int) -> int:
    if isinstance(said, int):
        return said if seat == 0 else otherwise
    return said.get(name, otherwise)


def faces_of(cards: str) -> list[int]:
    return [FACE_IDS.index(card) for card in cards.split()]


def told(faces: list[int]) -> str:
    return " ".join(FACE_IDS[face] for face in faces)


def bits_of(names: list[str], chosen: str) -> int:
    return sum(1 << names.index(name) for name in chosen.split())
