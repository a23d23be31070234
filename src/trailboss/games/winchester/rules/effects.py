"""What a frame can stand for: effects that the game carries out, and questions to a seat.

Each kind is one class, in the module of its section of the rulebook, and is registered once. A frame is the
kind and two numbers, `a` and `b`.
"""

from typing import Final

from trailboss.core import question
from trailboss.core.errors import Reason
from trailboss.core.messages import Message, message
from trailboss.core.question import Arg
from trailboss.games.winchester.rules.moves import VOCABULARY
from trailboss.games.winchester.state.table import Table

TURN: Final = 0
"""The frame below all others while plots are left. Its class is in `turn.py`."""
FIRST_QUESTION: Final = 6
"""Kinds from here on are questions."""

SEAT: Final = Arg("seat")
"""The argument `a` of most frames: whose effect it is, or who is asked."""


class Effect(question.Effect):
    """One kind of frame of Daddy Winchester."""

    def carry_out(self, table: Table, a: int, b: int) -> None:
        """Do what the frame says; it has left the stack already."""
        raise NotImplementedError


class Question(Effect):
    """A frame that waits for a seat. It stays on the stack until it is answered."""

    sells: bool = False
    """Is it asked before the plot in question is sold?"""
    buying: bool = False
    """Is it asked in the middle of a purchase, before the plot's card is turned up?"""

    def carry_out(self, table: Table, a: int, b: int) -> None:
        """Turn to the seat that is asked."""
        table.to_move = a

    def legal(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        """The legal answers; a new list."""
        raise NotImplementedError

    def out_of_turn(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        """What any seat may do besides, while this is asked."""
        return []

    def apply(self, table: Table, seat: int, move: int, a: int, b: int) -> None:
        """Carry out a legal answer and take the frame off the stack once the question is settled."""
        raise NotImplementedError

    def explain(self, table: Table, seat: int, move: int, a: int, b: int) -> Reason:
        """Why the seat that is asked may not answer this, with the ruling."""
        return self.other_question(move)

    def explain_out_of_turn(self, table: Table, seat: int, move: int) -> Reason:
        """Why a seat that is not asked may not do this now, with the ruling."""
        return self.not_your_turn(table, self.ruling)

    def stack(self, table: Table, late: bool) -> list[int]:
        """The whole stack while this is asked; empty where it cannot be asked. Checks loaded positions."""
        raise NotImplementedError

    def impossible_field(self, table: Table) -> str:
        """The field of a loaded position that cannot be while this is asked; empty if all can."""
        return "" if table.owner[table.plot] == table.to_move else "to_move"

    def hint_refusal(self, table: Table) -> Reason | None:
        """Why no bot may advise here; None if one may."""
        return None

    # ---------------------------------------------------------------- for explanations

    def asked(self) -> Message:
        """The question in a few words."""
        return message(f"winchester.asked.{self.name}")

    def not_your_turn(self, table: Table, ruling: str) -> Reason:
        asked = seat_message(table.to_move)
        return reason("winchester.not_your_turn", ruling, seat=asked, question=self.asked())

    def other_question(self, move: int) -> Reason:
        text = VOCABULARY.text(move)
        return reason("winchester.other_question", self.ruling, question=self.asked(), move=text)


class _Nothing(Question):
    """Placeholder for kinds that no frame has."""


NOTHING: Final = _Nothing()
_EFFECTS: Final[list[Effect]] = []
QUESTIONS: Final[list[Question]] = []
"""By kind; kinds of other effects have no meaning here."""


def register(kind: int, effect: Effect) -> None:
    """Make an effect known under the number of its kind; each number is used once."""
    while len(_EFFECTS) <= kind:
        _EFFECTS.append(NOTHING)
        QUESTIONS.append(NOTHING)
    if _EFFECTS[kind] is not NOTHING:
        raise ValueError(f"{effect.name} and {_EFFECTS[kind].name} have the same kind {kind}")
    if isinstance(effect, Question) != (kind >= FIRST_QUESTION):
        raise ValueError(f"{kind} is not a kind for {effect.name}")
    effect.kind = kind
    _EFFECTS[kind] = effect
    if isinstance(effect, Question):
        QUESTIONS[kind] = effect


def question_of(table: Table) -> Question:
    """What is asked now. Only while the game runs."""
    return QUESTIONS[table.frames.kind()]


def go_on(table: Table) -> None:
    """Carry out what is on the stack (WIN-T-1, WIN-T-2) until a seat has to decide."""
    frames = table.frames
    numbers = frames.numbers
    while not table.over:
        top = frames.top
        kind, a, b = numbers[top - 3], numbers[top - 2], numbers[top - 1]
        if kind < FIRST_QUESTION:
            frames.drop()
        _EFFECTS[kind].carry_out(table, a, b)
        if kind >= FIRST_QUESTION:
            return


# -------------------------------------------------------------------- explanations


def reason(key: str, ruling: str, **args: object) -> Reason:
    return Reason(key, ruling, args)


def money(notes: int) -> Message:
    """A sum of money as text; all sums are in notes of 1000."""
    return message("winchester.money", dollars=notes * 1000)


def square(rail: bool, index: int) -> Message:
    """The name of a rail or river square; the index counts from 0."""
    return message(f"winchester.square.{'rail' if rail else 'river'}", number=index + 1)


def seat_message(seat: int) -> Message:
    return message(f"core.seat.{seat}")
