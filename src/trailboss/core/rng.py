"""Random numbers: one small generator per game, owned by its state.

xoshiro128** by Blackman and Vigna, on 32-bit words, so that the compiled build (which wraps at 64 bits) and
plain Python, on any machine, deal the same cards for the same seed.
"""

import hashlib
from struct import unpack
from typing import Final, cast

from mypy_extensions import i64

MAX_RANGE: Final = 1 << 31
"""The most possibilities of one draw: beyond that, the compiled build's numbers would wrap."""

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A random number generator that can be copied, saved and compared."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        result: i64 = (b * 5) & _MASK
        result = ((result << 7) | (result >> 25)) & _MASK
        result = (result * 9) & _MASK
        shifted: i64 = (b << 9) & _MASK
        self.c ^= self.a
        self.d ^= b
        self.b = b ^ self.c
        self.a ^= self.d
        self.c ^= shifted
        d = self.d
        self.d = ((d << 11) | (d >> 21)) & _MASK
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (Lemire's method); n is 1 to 2**31."""
        if n < 1 or n > MAX_RANGE:
            raise ValueError("below() needs a number from 1 to 2**31")
        product: i64 = self.word() * n
        low: i64 = product & _MASK
        if low < n:
            floor: i64 = (4294967296 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list, every order equally likely.

        Equivalent to `below` for each item except the first, but with the four words in local variables and
        the items moved as they are: compiled, a number read from a list and put back would be unboxed and
        boxed again.
        """
        entries = cast(list[object], items)
        a, b, c, d = self.a, self.b, self.c, self.d
        last: i64 = len(entries) - 1
        while last > 0:
            n: i64 = last + 1
            floor: i64 = -1
            while True:
                word: i64 = (b * 5) & _MASK
                word = ((word << 7) | (word >> 25)) & _MASK
                word = (word * 9) & _MASK
                shifted: i64 = (b << 9) & _MASK
                c ^= a
                d ^= b
                b ^= c
                a ^= d
                c ^= shifted
                d = ((d << 11) | (d >> 21)) & _MASK
                product: i64 = word * n
                low: i64 = product & _MASK
                if low >= n:
                    break
                if floor < 0:
                    floor = (4294967296 - n) % n
                if low >= floor:
                    break
            other: i64 = product >> 32
            last_item = entries[last]
            entries[last] = entries[other]
            entries[other] = last_item
            last -= 1
        self.a, self.b, self.c, self.d = a, b, c, d

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """The generator as four numbers; `Rng(*words)` continues from there."""
        return [self.a, self.b, self.c, self.d]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(tuple(self.words()))

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, tuple(self.words())


def seeded(seed: object) -> Rng:
    """The generator that belongs to a seed: any number or text."""
    digest = hashlib.sha256(f"trailboss {seed}".encode()).digest()
    a, b, c, d = unpack(">4I", digest[:16])
    return Rng(a, b, c, d | 1)  # never all zero, which would give only zeros
