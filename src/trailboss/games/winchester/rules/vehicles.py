"""Where the vehicles start, if the players choose it (WIN-S-6)."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.question import Arg
from trailboss.games.winchester.questions.bonus import no_square
from trailboss.games.winchester.rules.effects import SEAT, TURN, Question, go_on, reason, register
from trailboss.games.winchester.rules.events import BOAT_PLACED, TRAIN_PLACED
from trailboss.games.winchester.rules.moves import PLACE_RAIL, PLACE_RIVER, is_place
from trailboss.games.winchester.state.table import NOWHERE, Table

PLACE: Final = 10
ON_RAIL: Final = 0
ON_RIVER: Final = 1


def _vehicle(state: State, line: int) -> object:
    return "boat" if line == ON_RIVER else "train"


class PlaceVehicle(Question):
    """The starting player places the locomotive, the next player the boat (WIN-S-6)."""

    name = "place"
    ruling = "WIN-S-6"
    args = [SEAT, Arg("vehicle", _vehicle)]
    sells = True

    def legal(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        if b == ON_RIVER:
            return list(range(PLACE_RIVER, PLACE_RIVER + len(table.board.river)))
        return list(range(PLACE_RAIL, PLACE_RAIL + len(table.board.rail)))

    def apply(self, table: Table, seat: int, move: int, a: int, b: int) -> None:
        if b == ON_RIVER:
            table.river = move - PLACE_RIVER
            table.emit(BOAT_PLACED, EVERYBODY, seat, table.river)
        else:
            table.rail = move - PLACE_RAIL
            table.emit(TRAIN_PLACED, EVERYBODY, seat, table.rail)
        table.frames.drop()
        go_on(table)

    def explain(self, table: Table, seat: int, move: int, a: int, b: int) -> Reason:
        if not is_place(move):
            return self.other_question(move)
        if b == ON_RIVER and move < PLACE_RIVER:
            return reason("winchester.place_boat", self.ruling)
        if b == ON_RAIL and move >= PLACE_RIVER:
            return reason("winchester.place_train", self.ruling)
        return no_square(table, b == ON_RAIL)

    def stack(self, table: Table, late: bool) -> list[int]:
        if table.turned:
            return []
        boat = [TURN, 0, 0, PLACE, (table.first + 1) % table.seats, ON_RIVER]
        return boat if table.to_move != table.first else [*boat, PLACE, table.first, ON_RAIL]

    def impossible_field(self, table: Table) -> str:
        if (table.rail == NOWHERE) != (table.to_move == table.first):
            return "rail"
        return "" if table.river == NOWHERE else "river"


register(PLACE, PlaceVehicle())


def ask_for_places(table: Table) -> None:
    """Put both questions on the stack."""
    table.frames.push(PLACE, (table.first + 1) % table.seats, ON_RIVER)
    table.frames.push(PLACE, table.first, ON_RAIL)
