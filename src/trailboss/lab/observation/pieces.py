"""Vectors are put together from pieces: bytes, one after the other, in the order of the plan.

Most pieces are looked up. A table whose entries can be missing is asked for entry -1 then, its last one.
"""

from typing import Final

BYTE: Final[list[bytes]] = [bytes([number]) for number in range(256)]
"""A number as a piece."""


def marks(count: int) -> list[bytes]:
    """By entry: the piece with that entry 1 and the others 0; all 0 at the end."""
    return [bytes(entry) + b"\1" + bytes(count - 1 - entry) for entry in range(count)] + [bytes(count)]


def bits(count: int) -> list[bytes]:
    """By number: a byte for each of its lowest bits, the lowest first."""
    return [bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)]


def counts(pieces: list[int], first: int, kinds: int) -> bytes:
    """How many there are of each kind, from the first kind on."""
    if not pieces:
        return bytes(kinds)
    counted = [0] * kinds
    for piece in pieces:
        counted[piece - first] += 1
    return bytes(counted)
