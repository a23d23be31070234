"""Fields: how a game declares what its state holds, and reads it back from untrusted data."""

from typing import Final, NamedTuple

from trailboss.core.errors import BadPosition
from trailboss.core.messages import message


class Fields:
    """Named values of a position. Every read checks type and range; `done` rejects what was not read."""

    def __init__(self, data: dict[str, object]) -> None:
        self._data = data
        self._read: set[str] = set()

    def number(self, name: str, low: int, high: int) -> int:
        value = self._get(name)
        if type(value) is not int or not low <= value <= high:
            raise BadPosition("core.bad_field", name=name, want=message("core.want_int", low=low, high=high))
        return value

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of numbers; of that length, unless the length is left open."""
        result = _numbers(self._get(name), low, high)
        if result is not None and length in (-1, len(result)):
            return result
        if length == -1:
            raise BadPosition("core.bad_field", name=name, want=message("core.want_list", low=low, high=high))
        raise BadPosition(
            "core.bad_field", name=name, want=message("core.want_ints", length=length, low=low, high=high)
        )

    def lists(self, name: str, low: int, high: int, count: int) -> list[list[int]]:
        """A fixed number of lists, each of any length."""
        value = self._get(name)
        if isinstance(value, list) and len(value) == count:
            result = [_numbers(each, low, high) for each in value]
            whole = [each for each in result if each is not None]
            if len(whole) == count:
                return whole
        raise BadPosition(
            "core.bad_field", name=name, want=message("core.want_lists", count=count, low=low, high=high)
        )

    def shuffle(self, name: str, low: int, high: int) -> list[int]:
        """Each number from low to high once, in any order."""
        value = self.numbers(name, low, high, high - low + 1)
        if len(set(value)) != len(value):
            raise BadPosition(
                "core.bad_field", name=name, want=message("core.want_shuffle", low=low, high=high)
            )
        return value

    def impossible(self, name: str) -> BadPosition:
        """The error for a value that is well-formed but cannot come up in play."""
        return BadPosition("core.bad_field", name=name, want=message("core.want_sense"))

    def done(self) -> None:
        """Call after reading all fields: rejects the ones that are left."""
        for name in self._data:
            if name not in self._read:
                raise BadPosition("core.bad_field", name=name, want=message("core.want_no_more"))

    def _get(self, name: str) -> object:
        self._read.add(name)
        return self._data.get(name)


def _numbers(value: object, low: int, high: int) -> list[int] | None:
    """A list of numbers within their range, or None if it is anything else."""
    if not isinstance(value, list):
        return None
    result = [each for each in value if type(each) is int and low <= each <= high]
    return result if len(result) == len(value) else None


# -------------------------------------------------------------------- declarations

NUMBER: Final = "number"
"""One number."""
LIST: Final = "list"
"""A list of numbers."""
LISTS: Final = "lists"
"""A list of lists of numbers."""
SHUFFLE: Final = "shuffle"
"""A list with each number of its range once, such as a deck of cards that are all different."""
CORE: Final = "core"
"""Part of every state, named as in positions: `to_move`, `over`, `agenda` (frames), `learned`, `chance`."""

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
"""The list of a seat is for that seat; the others know how long it is."""
NOBODY_YET: Final = "nobody yet"
"""Everyone knows how many there are; nobody knows which comes next."""


class Field(NamedTuple):
    """One entry of a state. Constructor, copy, dump and load with checks are generated from a
    game's declarations by `tools/state_fields.py`.

    Bounds and lengths are expressions, so that they can depend on `seats`, `edition` and `config`.
    """

    name: str
    about: str
    shape: str
    low: str
    high: str
    length: str = ""
    """Of a list, if it is fixed; of a list of lists, how many there are."""
    seen_by: str = EVERYONE
    changes_often: bool = False
    """If not, copies share the list. To change a number, call `own_NAME()`, which makes the list this
    state's own first, or replace the list (see `put`)."""
    holds: str = ""
    """The component that the numbers stand for, if the inventory counts it."""
    counts: str = ""
    """The component that the number counts, likewise."""
    saved_as: str = ""
    """The name in positions, if it is another one."""
    saved_from: int = 0
    """Entries before this one are the same in every game and not saved: 0, or `default`."""
    only_if: str = ""
    """When the field is saved; it keeps its `default` otherwise."""
    default: str = ""
    replaced: bool = False
    """Every change puts a new list in its place, so an old list that is kept shows whether it changed."""

    @property
    def key(self) -> str:
        return self.saved_as or self.name


def core(name: str) -> Field:
    """A part of every state. The order in positions counts: digests are taken of it."""
    return Field(name, "", CORE, "", "")


def number(name: str, about: str, low: str, high: str, default: str = "", saved_as: str = "") -> Field:
    """One number."""
    return Field(name, about, NUMBER, low, high, default=default, saved_as=saved_as)


def by_seat(
    name: str,
    about: str,
    low: str,
    high: str,
    *,
    seen_by: str = EVERYONE,
    changes_often: bool = False,
    saved_as: str = "",
    only_if: str = "",
) -> Field:
    """One number for each seat."""
    default = f"[{low}] * seats" if only_if else ""
    return Field(
        name,
        about,
        LIST,
        low,
        high,
        "seats",
        seen_by,
        changes_often,
        saved_as=saved_as,
        only_if=only_if,
        default=default,
    )


def put(values: list[int], index: int, value: int) -> list[int]:
    """The same list with one number changed. Copies of a state share their lists: never change one in place.

    >>> before = [1, 2, 3]
    >>> put(before, 1, 7), before
    ([1, 7, 3], [1, 2, 3])
    """
    changed = values[:]
    changed[index] = value
    return changed


def put_list(lists: list[list[int]], index: int, value: list[int]) -> list[list[int]]:
    """The same lists with one of them changed."""
    changed = lists[:]
    changed[index] = value
    return changed


def without(values: list[int], value: int) -> list[int]:
    """The same list without the first such number."""
    changed = values[:]
    changed.remove(value)
    return changed
