"""Observations of Daddy Winchester."""

from typing import Final

from trailboss.core.contract import State
from trailboss.games.winchester.learn import observation_table as winchester_table
from trailboss.games.winchester.learn import observation_view as winchester_view
from trailboss.games.winchester.learn.observation_changes import WinchesterObserver
from trailboss.games.winchester.learn.observation_layout import WINCHESTER_LAYOUT
from trailboss.games.winchester.state.table import Table
from trailboss.lab.observation.observing import Observer, Observing


class WinchesterObserving(Observing):
    """The fast way reads the state's own lists; a test holds it equal to what the view gives."""

    def __init__(self) -> None:
        super().__init__(WINCHESTER_LAYOUT)

    def entries_of_view(self, view: dict[str, object]) -> list[int]:
        return winchester_view.observed(view)

    def entries(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Table)
        return bytes(winchester_table.entries(state, seat))

    def observer(self) -> Observer:
        return WinchesterObserver(self)


OBSERVING: Final = WinchesterObserving()
