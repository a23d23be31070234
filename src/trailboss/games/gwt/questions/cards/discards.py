"""Discarding: the cards that an action requires, and those that go after drawing."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components import cattle
from trailboss.games.gwt.messages.names import face_message, type_message
from trailboss.games.gwt.questions.cards.out_of_turn import awaiting, spares
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.rules.cards import (
    add_discards,
    add_pair_discards,
    card_of_type,
    discard,
    has_cattle,
    has_objective,
    has_pair,
    has_value3,
)
from trailboss.games.gwt.rules.effects import Question, Step, reason, register
from trailboss.games.gwt.rules.moves import HAND_FACES
from trailboss.games.gwt.state.table import Table

DISCARD_TYPE: Final = 10
DISCARD_ANY: Final = 37
DISCARD_PAIR: Final = 38
DISCARD_SECOND: Final = 39
DISCARD_OBJECTIVE: Final = 40
DISCARD: Final = 41
DISCARD_VALUE3: Final = 50


def shown_type(state: State, kind: int) -> object:
    return cattle.TYPE_IDS[kind]


class DiscardType(Step):
    """Discard exactly one card of a type of cattle, whatever else the hand holds (GWT-24)."""

    kind = DISCARD_TYPE
    name = "discard_type"
    args = [Arg("type", shown_type, high=len(cattle.TYPE_IDS) - 1)]
    requirement = True
    hidden_card = True

    def possible(self, table: Table, seat: int, kind: int) -> bool:
        return card_of_type(table, seat, kind) >= 0

    def impossible(self, table: Table, seat: int, kind: int) -> Reason:
        return reason("no_card_of_type", "GWT-24", card=type_message(table, kind))

    def apply(self, table: Table, seat: int, kind: int, _: int) -> None:
        discard(table, seat, card_of_type(table, seat, kind))


class DiscardAny(Question):
    """Discard one cattle card of any type."""

    kind = DISCARD_ANY
    name = "discard_any"
    ruling = "GWT-24"
    see = ["GWT-27"]
    concerns = ["cards"]
    requirement = True
    asks_hand = True
    requires_card = True
    verbs = ["discard"]

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return has_cattle(table, seat)

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        return reason("no_cattle_card", "GWT-27")

    def legal(self, table: Table, seat: int, a: int, _: int, found: MoveList) -> None:
        add_discards(table, seat, 0, cattle.FIRST_OBJECTIVE - 1, -1, found)

    def apply(self, table: Table, seat: int, move: int, a: int, _: int) -> None:
        table.frames.drop()
        discard(table, seat, move - moves.DISCARD)

    def explain(self, table: Table, seat: int, move: int, a: int, _: int) -> Reason | None:
        if not moves.DISCARD <= move < moves.REMOVE_CARD:
            return None
        card = face_message(table, move - moves.DISCARD)
        if move - moves.DISCARD not in table.hand[seat]:
            return reason("not_in_hand", "GWT-26", card=card)
        return self.unfit(move - moves.DISCARD, card)

    def unfit(self, face: int, card: object) -> Reason:
        """Why a card of the hand is not the one to discard."""
        return reason("wrong_card", "GWT-24", card=card)

    def met_by(self, cards: list[int], a: int) -> bool:
        return any(face < cattle.FIRST_OBJECTIVE for face in cards)


class DiscardPair(DiscardAny):
    """Discard two cattle cards of one type: the first."""

    kind = DISCARD_PAIR
    name = "discard_pair"
    see = ["GWT-24"]

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return has_pair(table, seat)

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        return reason("no_pair", "GWT-24")

    def legal(self, table: Table, seat: int, a: int, _: int, found: MoveList) -> None:
        add_pair_discards(table, seat, found)

    def apply(self, table: Table, seat: int, move: int, a: int, _: int) -> None:
        table.frames.drop()
        discard(table, seat, move - moves.DISCARD)
        table.frames.push(DISCARD_SECOND, cattle.FACE_TYPE[move - moves.DISCARD])

    def met_by(self, cards: list[int], a: int) -> bool:
        types = [cattle.FACE_TYPE[face] for face in cards if face < cattle.FIRST_OBJECTIVE]
        return any(types.count(kind) > 1 for kind in types)


class DiscardSecond(DiscardAny):
    """The second card of a pair."""

    kind = DISCARD_SECOND
    name = "discard_second"
    see = ["GWT-24"]
    args = [Arg("type", shown_type, high=len(cattle.TYPE_IDS) - 1)]

    def legal(self, table: Table, seat: int, kind: int, _: int, found: MoveList) -> None:
        add_discards(table, seat, 0, cattle.FIRST_OBJECTIVE - 1, kind, found)

    def met_by(self, cards: list[int], kind: int) -> bool:
        return any(face < cattle.FIRST_OBJECTIVE and cattle.FACE_TYPE[face] == kind for face in cards)

    def alike(self, table: Table, legal: list[int]) -> bool:
        """Do all cards of the type look the same? Otherwise a missing question would reveal which of them
        a hand contains."""
        return cattle.FACE_TYPE[: cattle.CATTLE_FACES].count(table.frames.a()) == 1


class DiscardObjective(DiscardAny):
    """Discard one objective card."""

    kind = DISCARD_OBJECTIVE
    name = "discard_objective"
    see = ["GWT-24"]

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return has_objective(table, seat)

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        return reason("no_objective_card", "GWT-24")

    def legal(self, table: Table, seat: int, a: int, _: int, found: MoveList) -> None:
        add_discards(table, seat, cattle.FIRST_OBJECTIVE, HAND_FACES - 1, -1, found)

    def met_by(self, cards: list[int], a: int) -> bool:
        return any(face >= cattle.FIRST_OBJECTIVE for face in cards)


class DiscardValue3(DiscardAny):
    """Discard one cattle card of value 3: yellow, red or blue. Simmentals don't count (GWT-119)."""

    kind = DISCARD_VALUE3
    name = "discard_value3"
    see = ["GWT-101"]
    second_only = True

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return has_value3(table, seat)

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        return reason("no_value3_card", "GWT-24")

    def legal(self, table: Table, seat: int, a: int, _: int, found: MoveList) -> None:
        for kind in (cattle.YELLOW, cattle.RED, cattle.BLUE):
            add_discards(table, seat, 0, cattle.FIRST_OBJECTIVE - 1, kind, found)

    def unfit(self, face: int, card: object) -> Reason:
        return reason(
            "wrong_card", "GWT-119" if cattle.FACE_TYPE[face] == cattle.ORANGE else "GWT-24", card=card
        )

    def met_by(self, cards: list[int], a: int) -> bool:
        return any(
            face < cattle.FIRST_OBJECTIVE and cattle.YELLOW <= cattle.FACE_TYPE[face] <= cattle.BLUE
            for face in cards
        )


class Discard(Question):
    """Discard cards of any kind, one after the other."""

    kind = DISCARD
    name = "discard"
    ruling = "GWT-28"
    see = ["GWT-28"]
    concerns = ["cards"]
    args = [Arg("cards")]
    verbs = ["discard"]
    in_a_row = True

    def fits(self, table: Table, seat: int, left: int, _: int) -> bool:
        return 0 < left <= len(table.hand[seat])

    def legal(self, table: Table, seat: int, left: int, _: int, found: MoveList) -> None:
        frame = awaiting(table, seat) if table.edition.has_tokens else -1
        if frame < 0:
            add_discards(table, seat, 0, HAND_FACES - 1, -1, found)
            return
        for face in table.hand[seat]:
            if spares(table, seat, frame, face):
                found.add_new(moves.DISCARD + face)

    def apply(self, table: Table, seat: int, move: int, left: int, _: int) -> None:
        table.frames.drop()
        discard(table, seat, move - moves.DISCARD)
        if left > 1:
            table.frames.push(DISCARD, left - 1)

    def explain(self, table: Table, seat: int, move: int, left: int, _: int) -> Reason | None:
        if not moves.DISCARD <= move < moves.REMOVE_CARD:
            return None
        card = face_message(table, move - moves.DISCARD)
        if move - moves.DISCARD not in table.hand[seat]:
            return reason("not_in_hand", "GWT-26", card=card)
        return reason("required_card", "GWT-120c", card=card)


register(
    DiscardType(),
    DiscardAny(),
    DiscardPair(),
    DiscardSecond(),
    DiscardObjective(),
    DiscardValue3(),
    Discard(),
)
