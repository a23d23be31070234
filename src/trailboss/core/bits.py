"""Sets of small numbers as bits of an `i64`."""

from typing import Final

BIT: Final[list[int]] = [1 << number for number in range(63)]
"""By number: its bit. Look bits of an `i64` up here: mypyc writes `one << number`, with `one: i64 = 1`, as a
shift of 32 bits in C, which is wrong from 32 on, and only in the compiled build."""
