"""Observations of Daddy Winchester."""

from typing import Final

from trailboss.games.winchester.learn import observation_view
from trailboss.games.winchester.learn.observation_layout import WINCHESTER_LAYOUT
from trailboss.games.winchester.learn.observation_table import WinchesterObserver
from trailboss.lab.observation.observing import Observer, Observing


class WinchesterObserving(Observing):
    """The fast way reads the state's own lists; a test holds it equal to what the view gives."""

    def __init__(self) -> None:
        super().__init__(WINCHESTER_LAYOUT)

    def entries_of_view(self, view: dict[str, object]) -> list[int]:
        return observation_view.observed(view)

    def observer(self) -> Observer:
        return WinchesterObserver()


OBSERVING: Final = WinchesterObserving()
