"""Observations of Great Western Trail."""

from typing import Final

from trailboss.games.gwt.learn import observation_view
from trailboss.games.gwt.learn.observation_layout import GWT_LAYOUT
from trailboss.games.gwt.learn.observation_table import GwtObserver
from trailboss.lab.observation.observing import Observer, Observing


class GwtObserving(Observing):
    """The fast way reads the state's own lists; a test holds it equal to what the view gives."""

    def __init__(self) -> None:
        super().__init__(GWT_LAYOUT)

    def entries_of_view(self, view: dict[str, object]) -> list[int]:
        return observation_view.observed(view)

    def observer(self) -> Observer:
        return GwtObserver()


OBSERVING: Final = GwtObserving()
