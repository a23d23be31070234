"""The line of those who wait for a worker: every table gets its turn, however much one table asks."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Waiting = TypeVar("Waiting")


class Line(Generic[Waiting]):
    """First come, first served within a table; between tables, each one in turn."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Waiting]] = OrderedDict()

    def put(self, table: str, waiting: Waiting) -> None:
        self._tables.setdefault(table, deque()).append(waiting)

    def take(self) -> Waiting:
        """The next one; its table goes to the end of the line."""
        table, those = self._tables.popitem(last=False)
        first = those.popleft()
        if those:
            self._tables[table] = those
        return first

    def __bool__(self) -> bool:
        return bool(self._tables)
