"""Observations of Great Western Trail."""

from typing import Final

from trailboss.core.contract import State
from trailboss.games.gwt.learn import observation_table as gwt_table
from trailboss.games.gwt.learn import observation_view as gwt_view
from trailboss.games.gwt.learn.observation_changes import GwtObserver
from trailboss.games.gwt.learn.observation_layout import GWT_LAYOUT
from trailboss.games.gwt.state.table import Table
from trailboss.lab.observation.observing import Observer, Observing


class GwtObserving(Observing):
    """The fast way reads the state's own lists; a test holds it equal to what the view gives."""

    def __init__(self) -> None:
        super().__init__(GWT_LAYOUT)

    def entries_of_view(self, view: dict[str, object]) -> list[int]:
        return gwt_view.observed(view)

    def entries(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Table)
        return bytes(gwt_table.entries(state, seat))

    def observer(self) -> Observer:
        return GwtObserver(self)


OBSERVING: Final = GwtObserving()
