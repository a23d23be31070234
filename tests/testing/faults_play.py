"""Faults of play: notation, what is legal, what is refused and how, the end."""

from tests.testing.fault import found_by
from tests.testing.nuggets import DIG, FLIP, STAKE, WHISTLE, Nuggets, NuggetState
from trailboss import IllegalMove, Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.messages import add_messages

VOCABULARY_END = WHISTLE + 1

add_messages(
    "en",
    {
        "nuggets.silent": "Not now.",
    },
)
add_messages(
    "de",
    {
        "nuggets.silent": "",
    },
)


# -------------------------------------------------------------------- notation


@found_by("notation", "is written for move 1 and read as move 0")
class TwoMovesWithOneText(Nuggets):
    def text(self, move: int) -> str:
        return super().text(0 if move == 1 else move)


@found_by("notation", "does not fit into a record")
class TextWithASemicolon(Nuggets):
    def text(self, move: int) -> str:
        return "dig;" if move == DIG else super().text(move)

    def move(self, text: str) -> int:
        return DIG if text == "dig;" else super().move(text)


@found_by("notation", "is not read as 'stake 1'")
class CapitalsAreStakes(Nuggets):
    def move(self, text: str) -> int:
        return super().move(text if text == text.lower() else "stake 0")


@found_by("notation", "' raised BadMove: ")
class CapitalsAreNoMoves(Nuggets):
    def move(self, text: str) -> int:
        return super().move(text if text == text.lower() else "")


@found_by("notation", "there is no move -1, yet it has a notation")
class TextForAnyNumber(Nuggets):
    def text(self, move: int) -> str:
        return super().text(max(move, 0))


@found_by("notation", "'' is read as a move")
class SilenceIsAMove(Nuggets):
    def move(self, text: str) -> int:
        return super().move(text or "dig")


# -------------------------------------------------------------------- random play


@found_by("random_play", "has no legal move")
class Stuck(NuggetState):
    def moves(self) -> list[int]:
        return [] if self.turns == 1 else super().moves()


@found_by("random_play", "does not end")
class Endless(NuggetState):
    def pass_on(self) -> None:
        self.turns = 9
        super().pass_on()


@found_by("random_play", "hold one twice")
class OneMoveTwice(NuggetState):
    def moves(self) -> list[int]:
        return [*super().moves(), *super().moves()]


@found_by("random_play", "hold one that is no move")
class TrueForOne(NuggetState):
    def moves(self) -> list[int]:
        return [True if move == 1 else move for move in super().moves()]


@found_by("random_play", "playing move number 11 for seat")
class MoveFromElsewhere(NuggetState):
    def moves(self) -> list[int]:
        return [*super().moves(), VOCABULARY_END]

    def apply(self, seat: int, move: int) -> None:
        if move == VOCABULARY_END:
            raise IndexError(move)
        super().apply(seat, move)


@found_by("random_play", "to_move is 7")
class NobodyToMove(NuggetState):
    def pass_on(self) -> None:
        super().pass_on()
        if self.over:
            self.to_move = 7


@found_by("random_play", "entries after")
class HistoryTooLong(NuggetState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.history.append(0)


@found_by("random_play", "the history ends with")
class HistoryIsWrong(NuggetState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.history[-1] = 0


@found_by("random_play", "legal() and legal_for(to_move) differ")
class TwoOpinions(NuggetState):
    def legal_for(self, seat: int) -> list[int]:
        return super().legal_for(seat)[::-1]


@found_by("random_play", "not the caller's own")
class OneListForAll(NuggetState):
    def legal(self) -> list[int]:
        super().legal()
        assert self._found is not None
        return self._found.items


@found_by("legal_moves", "is legal for seat 0, but refused")
class RefusesALegalMove(NuggetState):
    def apply(self, seat: int, move: int) -> None:
        if len(self.history) == 1 and move == STAKE:
            raise IllegalMove(Reason("core.over", "NUG-9", {}))
        super().apply(seat, move)


@found_by("legal_moves", "nobody can move")
class DeadEnd(NuggetState):
    def moves(self) -> list[int]:
        return [] if self.history == [STAKE] else super().moves()


@found_by("legal_moves", "playing 'stake 0' for seat 0 raised ZeroDivisionError")
class Crash(NuggetState):
    def apply(self, seat: int, move: int) -> None:
        if len(self.history) == 1:
            _ = 1 // (move - STAKE)
        super().apply(seat, move)


# -------------------------------------------------------------------- refusals


@found_by("refusals", "is legal for seat 0, but why_not says")
class ReasonsForAll(NuggetState):
    def why_not(self, move: int, seat: int = -1) -> Reason | None:
        return super().why_not(move, seat) or Reason("core.over", "NUG-9", {})


@found_by("refusals", "but why_not has no reason")
class NoReasons(NuggetState):
    def why_not(self, move: int, seat: int = -1) -> Reason | None:
        return None


@found_by("refusals", "names no ruling")
class NoRuling(NuggetState):
    def refusal(self, seat: int, move: int) -> Reason:
        return super().refusal(seat, move)._replace(ruling="house rule")


@found_by("refusals", "formatting the reason 'nuggets.unheard' in 'en' raised KeyError")
class NoWords(NuggetState):
    def refusal(self, seat: int, move: int) -> Reason:
        return Reason("nuggets.unheard", "NUG-9", {})


@found_by("refusals", "says nothing in 'de'")
class NoGerman(NuggetState):
    def refusal(self, seat: int, move: int) -> Reason:
        return Reason("nuggets.silent", "NUG-9", {})


@found_by("refusals", "is refused with")
class OtherReasonWhenAsked(NuggetState):
    def why_not(self, move: int, seat: int = -1) -> Reason | None:
        reason = super().why_not(move, seat)
        return None if reason is None else reason._replace(ruling="NUG-99")


@found_by("refusals", "but can be played")
class PlaysAnything(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        if self.why_not(move, seat) is None:
            super().play(move, seat)


@found_by("refusals", "there is no move -1, yet it can be played")
class PlaysNoMove(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        if move >= 0:
            super().play(move, seat)


@found_by("refusals", "the error names NUG-99")
class OtherRuling(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        try:
            super().play(move, seat)
        except IllegalMove as error:
            error.ruling = "NUG-99"
            raise


@found_by("refusals", "which is not legal, raised RuntimeError: no")
class OtherError(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        try:
            super().play(move, seat)
        except IllegalMove as error:
            raise RuntimeError("no") from error


@found_by("refusals", "a refused move tells of events")
class EmitsForIllegalMoves(NuggetState):
    def refusal(self, seat: int, move: int) -> Reason:
        self.emit(0, EVERYBODY, seat)
        return super().refusal(seat, move)


@found_by("refusals", "asking why_not changed the state")
class AskingCosts(NuggetState):
    def refusal(self, seat: int, move: int) -> Reason:
        self.bank -= 1
        return super().refusal(seat, move)


@found_by("refusals", "rejecting 'dig' to seat 1 changed the state: 'bank' of the dump")
class TryingCosts(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        if move == DIG and seat == 1 != self.to_move:
            self.bank -= 1
        super().play(move, seat)


@found_by("refusals", "rejecting many moves changed the state")
class PatienceEnds(NuggetState):
    patience = 9

    def play(self, move: int, seat: int = -1) -> None:
        try:
            super().play(move, seat)
        except IllegalMove:
            self.patience -= 1
            if self.patience == 0:
                self.bank -= 1
            raise


@found_by("after_the_end", "the game is over, but seat 0 has legal moves")
class WhistlesOn(NuggetState):
    def legal_for(self, seat: int) -> list[int]:
        return [WHISTLE] if self.over else super().legal_for(seat)


@found_by("after_the_end", "the game is over, but there are legal moves")
class StillToMove(NuggetState):
    def legal(self) -> list[int]:
        return [FLIP] if self.over else super().legal()

    def legal_for(self, seat: int) -> list[int]:
        return [] if self.over else super().legal_for(seat)


@found_by("after_the_end", "but can be played")
class PlaysOn(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        if not self.over:
            super().play(move, seat)
