"""Golden games: stored records that must replay to the same end."""

from collections.abc import Callable

from trailboss.core.contract import State
from trailboss.core.record import Record


def check_replay(text: str, result: Callable[[State], str]) -> None:
    """The same moves are legal and the same cards are dealt: a digest of moves and last position says so."""
    record = Record.loads(text)
    assert record.end
    state = record.replay()
    assert state.over
    assert record.seal(state) == record.end
    assert result(state) == record.tags["Result"]


def check_written(text: str) -> None:
    """A record is written as it was read, and so is the game that it gives."""
    record = Record.loads(text)
    assert record.dumps() == text
    assert Record.of(record.replay(), **record.tags).dumps() == text
