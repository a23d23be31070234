"""Single bits, for sets of small numbers in one native integer."""

from typing import Final

BITS: Final[list[int]] = [1 << number for number in range(62)]
"""By number: its bit. Use this instead of `1 << number` wherever an `i64` comes out: mypyc turns the constant
into a C `int`, and such a shift is wrong from bit 31 on without any error."""
