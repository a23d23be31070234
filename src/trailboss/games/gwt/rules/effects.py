"""Effects: what the game does and asks, as frames, one class for each kind.

Printed actions are short programs of effects (`components/actions.py`), and the stack holds the effects that
are still to be carried out, the next on top. The game carries out a *step* by itself; a *question* waits for
the rancher on turn. Every class is in the module of its activity (`questions/`), with its number, which
positions contain and which therefore never changes.
"""

from typing import Final, cast

from trailboss.core import question as core
from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.state.table import Table

KINDS: Final = 96
"""Kinds of frames are numbers below this one."""


def reason(key: str, ruling: str, **args: object) -> Reason:
    """Why something is not legal."""
    return Reason(f"gwt.no.{key}", ruling, args)


def shown_amount(state: State, number: int) -> object:
    """A printed number, or the count it stands for, as it is now (GWT-32c)."""
    assert isinstance(state, Table)
    return state.amount(state.to_move, number)


class Effect(core.Effect):
    """Anything a frame can stand for."""

    requirement: bool = False
    """Printed first in an action, it has to be paid in full before the rest (GWT-24)."""
    hidden_card: bool = False
    """Whether it can be paid depends on a card that only its owner sees (GWT-32f)."""
    optional_reward: bool = False
    """Printed behind a requirement it may be left out (GWT-25): the frame's b says so."""

    def possible(self, table: Table, seat: int, number: int, /) -> bool:
        """Can an action begin with this now? A requirement has to be payable (GWT-24), anything else has to
        change something (GWT-32b)."""
        raise ValueError(f"no printed action begins with {self.name}")

    def impossible(self, table: Table, seat: int, number: int, /) -> Reason:
        """Why an action cannot begin with this now."""
        return reason("counts_nothing", "GWT-32b")

    def fits(self, table: Table, seat: int, a: int, b: int, /) -> bool:
        """Can this be waiting on the stack for this seat? Positions in which it cannot are refused."""
        return True


class Step(Effect):
    """An effect that the game carries out by itself. Its frame was taken off the stack before."""

    stays: bool = False
    """Its frame is not removed: it stays at the bottom of the stack, which is therefore never empty.
    (Emptying and refilling a list all the time would be slower.)"""

    def apply(self, table: Table, seat: int, a: int, b: int, /) -> None:
        raise NotImplementedError


class Question(Effect):
    """An effect that waits for an answer."""

    see: list[str] = []
    """The rulings to read for it."""
    concerns: list[str] = []
    """The parts of the table needed for the answer, as a text table names them; "cards" and "engine" are
    the hand and the place of the engine as text."""
    automatic: bool = False
    """The game answers on its own if there is only one answer. Which card to discard is always asked;
    otherwise a missing question would reveal that a hand has only one kind (GWT-32f)."""
    skipped_when_empty: bool = False
    """The question falls away when nothing can be answered but `skip`, if everybody can see that."""
    asks_hand: bool = False
    """It comes up only if the hand can answer it, so being asked shows that it can."""
    lists_tokens: bool = False
    """`legal()` lists exchange tokens here, because what comes next depends on the hand: before the herder
    moves, between actions, before income is counted, and before the hand is discarded if Simmental can
    grow. Everywhere else, including the first discards (GWT-5), a token is an out-of-turn move, which
    `legal_for` lists (GWT-116), so that search and learning don't have to consider it at every small
    question."""
    requires_card: bool = False
    """An action that was begun requires a card here (see `met_by`)."""
    costs_money: bool = False
    """Do answers cost money, so that the player wants to see how much there is?"""
    declined_with_stop: bool = False
    """Is it declined with `stop` instead of `skip`?"""
    differs_by_edition: bool = False
    """Every edition has its own text for it."""
    opens_turn: bool = False
    """It lies at the bottom of a turn, with nothing below it."""
    second_only: bool = False
    """The first edition never asks it."""
    obvious: bool = False
    """A single answer need not be asked for at a table: everybody can see why there is only one."""
    offers_actions: bool = False
    """Its answers are actions, whose own first question can be answered with the same click."""
    in_a_row: bool = False
    """It is asked several times in a row: the frame's a says how often."""
    in_columns: bool = False
    """It is asked once for each column, so all of them can be answered in one panel."""
    verbs: list[str] = []
    """What a click on a place means first: the words with which such moves begin."""

    def legal(self, table: Table, seat: int, a: int, b: int, found: MoveList, /) -> None:
        """Add the legal answers to an empty list."""
        raise NotImplementedError

    def apply(self, table: Table, seat: int, move: int, a: int, b: int, /) -> None:
        """What an answer does: it takes the frame off the stack and puts on it what follows."""
        raise NotImplementedError

    def explain(self, table: Table, seat: int, move: int, a: int, b: int, /) -> Reason | None:
        """Why a move is not legal; None if a move of its kind never answers this question."""
        return None

    def is_plain(self, table: Table, seat: int, /) -> bool:
        """Of an automatic question with one answer: can everybody see why there is only one? (GWT-32f)"""
        return True

    def alike(self, table: Table, legal: list[int], /) -> bool:
        """Do all answers have the same result, as everybody can see? Then a table need not ask. It must
        not depend on anything hidden from anybody: a missing question would reveal it."""
        return self.obvious and len(legal) == 1

    def fits(self, table: Table, seat: int, a: int, b: int, /) -> bool:
        return not self.requires_card or self.met_by(table.hand[seat], a)

    def hides_empty(self, table: Table, seat: int, a: int, /) -> bool:
        """Does it depend on hidden cards whether it can be answered? Then it is asked even if the only
        answer is `skip`: whether the card is there must stay hidden (GWT-32f)."""
        return False

    def skipped(self, table: Table, seat: int, /) -> None:
        """What follows when the question fell away."""

    def met_by(self, cards: list[int], a: int, /) -> bool:
        """Do these cards hold the one that is required?"""
        return True


# -------------------------------------------------------------------- the register


class Entry:
    """What is registered under a kind. It has no subclasses, so the compiled build reads one from a list
    without checking base classes, as it would have to for an effect."""

    __slots__ = ("effect", "is_step", "question", "step")

    def __init__(self) -> None:
        self.effect = Effect()
        self.is_step = False
        self.step = Step()
        self.question = Question()


REGISTER: Final[list[Entry]] = [Entry() for _ in range(KINDS)]
"""By kind: its effect, as what it is."""
EFFECTS: Final[list[Effect]] = [Effect() for _ in range(KINDS)]
"""By kind: the effect."""
QUESTIONS: Final[list[Question]] = [Question() for _ in range(KINDS)]
"""By kind: the question, for kinds that are questions."""
BY_NAME: Final[dict[str, int]] = {}
"""By name: the kind."""


def register(*effects: Effect) -> None:
    """Make effects known under their kinds, at the end of the module that defines them."""
    for effect in effects:
        kind = effect.kind
        if EFFECTS[kind].kind >= 0 or effect.name in BY_NAME:
            raise ValueError(f"two effects have the number {kind} or the name {effect.name}")
        entry = REGISTER[kind]
        EFFECTS[kind] = entry.effect = effect
        BY_NAME[effect.name] = kind
        if isinstance(effect, Step):
            entry.step = effect
            entry.is_step = True
        else:
            QUESTIONS[kind] = entry.question = cast(Question, effect)


def question_named(name: str) -> Question:
    """The question that views call so."""
    return QUESTIONS[BY_NAME[name]]


def questions() -> list[Question]:
    """All questions, in the order of their kinds."""
    return [question for question in QUESTIONS if question.kind >= 0]


def kind_of(effect: type[Effect]) -> int:
    """The kind of a class of effects."""
    for kind in range(KINDS):
        if type(EFFECTS[kind]) is effect:
            return kind
    raise ValueError(f"{effect.__name__} is not registered")


# -------------------------------------------------------------------- printed actions


def may_do(table: Table, seat: int, action: int) -> bool:
    """Can this action be done now?

    What is required must be payable in full (GWT-24); it may be paid for its own sake (GWT-32a). An action
    that requires nothing has to change something (GWT-32b).
    """
    program = table.edition.programs[action]
    index = 0
    while index < len(program):
        effect = REGISTER[program[index]].effect
        if not effect.requirement:
            return index > 0 or effect.possible(table, seat, program[index + 1])
        if not effect.possible(table, seat, program[index + 1]):
            return False
        index += 2
    return True


def not_possible(table: Table, seat: int, action: int) -> Reason:
    """What is missing for an action that is offered."""
    program = table.edition.programs[action]
    for index in range(0, len(program), 2):
        effect, number = EFFECTS[program[index]], program[index + 1]
        if not effect.requirement or not effect.possible(table, seat, number):
            return effect.impossible(table, seat, number)
    raise AssertionError("every program ends with something to gain")


def begin(table: Table, action: int) -> None:
    """Put the program of an action on the stack, its first effect on top.

    Whatever comes after a requirement is a reward and may be left out (GWT-25): its question may be skipped.
    """
    program = table.edition.programs[action]
    frames = table.frames
    index = len(program) - 2
    while index >= 0:
        kind = program[index]
        optional = 1 if index > 0 and REGISTER[kind].effect.optional_reward else 0
        frames.push(kind, program[index + 1], optional)
        index -= 2
