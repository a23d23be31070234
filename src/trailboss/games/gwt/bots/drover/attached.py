"""What a drover thinks of effects and answers to questions, attached to their classes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from trailboss.games.gwt.rules.effects import KINDS, Effect, Question, kind_of

if TYPE_CHECKING:
    from trailboss.games.gwt.bots.drover.appraisal import Appraisal
    from trailboss.games.gwt.bots.drover.drover_view import Offer

Judge = Callable[["Appraisal", int], "Offer"]
"""What a printed effect with its number is worth now."""
Worth = Callable[["Appraisal", int], float]
"""What a move is worth by itself as an answer."""
Choose = Callable[["Appraisal", list[int]], int]
"""The best of the legal moves, where looking at them one by one is not enough."""

JUDGES: Final[list[Judge | None]] = [None] * KINDS
WORTHS: Final[list[Worth | None]] = [None] * KINDS
CHOICES: Final[list[Choose | None]] = [None] * KINDS


def judges(*effects: type[Effect]) -> Callable[[Judge], Judge]:
    """Attach a function to effects that a printed action can have."""

    def attach(judge: Judge) -> Judge:
        for effect in effects:
            JUDGES[kind_of(effect)] = judge
        return judge

    return attach


def weighs(*questions: type[Question]) -> Callable[[Worth], Worth]:
    """Attach a function to questions: the answer is the move that it weighs most."""

    def attach(worth: Worth) -> Worth:
        for question in questions:
            WORTHS[kind_of(question)] = worth
        return worth

    return attach


def chooses(*questions: type[Question]) -> Callable[[Choose], Choose]:
    """Attach a function to questions: it chooses among all legal moves."""

    def attach(choose: Choose) -> Choose:
        for question in questions:
            CHOICES[kind_of(question)] = choose
        return choose

    return attach
