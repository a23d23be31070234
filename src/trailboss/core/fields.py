"""Fields: reading numbers out of untrusted plain data, with an error that names the field."""

from trailboss.core.errors import BadPosition
from trailboss.core.words import word


class Fields:
    """Named values of a position. Every read checks type and range; `done` refuses what nobody read."""

    def __init__(self, data: dict[str, object]) -> None:
        self._data = data
        self._read: set[str] = set()

    def number(self, name: str, low: int, high: int) -> int:
        value = self._get(name)
        if type(value) is not int or not low <= value <= high:
            raise BadPosition("core.bad_field", name=name, want=word("core.want_int", low=low, high=high))
        return value

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of numbers; of that length, unless the length is left open."""
        result = _numbers(self._get(name), low, high)
        if result is not None and length in (-1, len(result)):
            return result
        if length == -1:
            raise BadPosition("core.bad_field", name=name, want=word("core.want_list", low=low, high=high))
        raise BadPosition(
            "core.bad_field", name=name, want=word("core.want_ints", length=length, low=low, high=high)
        )

    def lists(self, name: str, low: int, high: int, count: int) -> list[list[int]]:
        """So many lists of numbers, each of any length."""
        value = self._get(name)
        if isinstance(value, list) and len(value) == count:
            result = [_numbers(each, low, high) for each in value]
            whole = [each for each in result if each is not None]
            if len(whole) == count:
                return whole
        raise BadPosition(
            "core.bad_field", name=name, want=word("core.want_lists", count=count, low=low, high=high)
        )

    def shuffle(self, name: str, low: int, high: int) -> list[int]:
        """Each number from low to high once, in any order."""
        value = self.numbers(name, low, high, high - low + 1)
        if len(set(value)) != len(value):
            raise BadPosition("core.bad_field", name=name, want=word("core.want_shuffle", low=low, high=high))
        return value

    def nonsense(self, name: str) -> BadPosition:
        """The error for a value that is well-formed but cannot come up in play."""
        return BadPosition("core.bad_field", name=name, want=word("core.want_sense"))

    def done(self) -> None:
        """All fields are read: what is left over is refused."""
        for name in self._data:
            if name not in self._read:
                raise BadPosition("core.bad_field", name=name, want=word("core.want_no_more"))

    def _get(self, name: str) -> object:
        self._read.add(name)
        return self._data.get(name)


def _numbers(value: object, low: int, high: int) -> list[int] | None:
    """A list of numbers within their range, or None if it is anything else."""
    if not isinstance(value, list):
        return None
    result = [each for each in value if type(each) is int and low <= each <= high]
    return result if len(result) == len(value) else None
