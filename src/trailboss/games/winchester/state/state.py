"""The state: the table together with its rules."""

from trailboss.core.contract import GameConfig, Score, State
from trailboss.core.errors import Reason
from trailboss.core.rng import Rng
from trailboss.games.winchester.present.view import view
from trailboss.games.winchester.questions import registered as _questions  # noqa: F401  registers them
from trailboss.games.winchester.questions.claims import (
    CLAIMS,
    claim,
    explain_claim,
    forget_rights,
    out_of_turn_claims,
)
from trailboss.games.winchester.rules.effects import QUESTIONS, question_of, reason
from trailboss.games.winchester.rules.moves import CLAIM, DONE, is_claim
from trailboss.games.winchester.rules.scoring import count
from trailboss.games.winchester.state.determinize import resample_hidden
from trailboss.games.winchester.state.serialize import dump, inventory
from trailboss.games.winchester.state.table import MANUAL, PROMPTED, Table


class WinchesterState(Table):
    """A game of Daddy Winchester at one moment."""

    def moves(self) -> list[int]:
        numbers, top = self.frames.numbers, self.frames.top
        kind = numbers[top - 3]
        moves = QUESTIONS[kind].legal(self, self.to_move, numbers[top - 2], numbers[top - 1])
        if self.claims == PROMPTED and kind != CLAIMS:
            moves.extend(
                out_of_turn_claims(self, self.to_move)
            )  # a reminder of what can be claimed (WIN-O-12)
        return moves

    def out_of_turn_moves(self, seat: int) -> list[int]:
        return question_of(self).out_of_turn(self, seat, self.frames.a(), self.frames.b())

    def apply(self, seat: int, move: int) -> None:
        if CLAIM <= move < DONE:  # WIN-O-12: between any two steps
            claim(self, seat, move - CLAIM)
            if self.frames.kind() != CLAIMS:
                return
        numbers, top = self.frames.numbers, self.frames.top
        QUESTIONS[numbers[top - 3]].apply(self, seat, move, numbers[top - 2], numbers[top - 1])

    def refusal(self, seat: int, move: int) -> Reason:
        """The first condition that fails, with its ruling.

        Only for the asking seat: it may name that seat's own cash, and nobody else's (WIN-S-8).
        """
        if self.over:
            return reason("core.over", "WIN-E-1")
        if is_claim(move):
            return explain_claim(self, seat, move)
        asked = question_of(self)
        if seat != self.to_move:
            return asked.explain_out_of_turn(self, seat, move)
        return asked.explain(self, seat, move, self.frames.a(), self.frames.b())

    def hint_refusal(self) -> Reason | None:
        return None if self.over else question_of(self).hint_refusal(self)

    def hint_state(self) -> State:
        if self.claims != MANUAL:
            return self
        known = self.copy()
        forget_rights(known)  # WIN-O-12: a hint must not tell what can be claimed
        return known

    def scores(self) -> list[Score]:
        return count(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def question_name(self) -> str | None:
        return None if self.over else question_of(self).name

    def dump(self) -> dict[str, object]:
        return dump(self)

    def inventory(self) -> dict[str, int]:
        return inventory(self)

    def determinize(self, seat: int, rng: Rng) -> State:
        self.check_seat(seat)
        determinized = self._twin(self.config.determinized(), self.rng, [])
        resample_hidden(determinized, seat, rng)
        return determinized

    def copy(self) -> "WinchesterState":
        twin = self._twin(self.config, self.rng.copy(), self.history)
        self.share_history(twin)
        return twin

    def _twin(self, config: GameConfig, rng: Rng, history: list[int]) -> "WinchesterState":
        """A copy with another history. A determinized state gets its own random numbers."""
        twin = WinchesterState(
            config,
            rng,
            self.frames.copy(),
            self.knowledge.copy(),
            history,
            self.to_move,
            self.over,
            self.board,
            self.claims,
            self.limited,
            self.any_time,
            self.touching,
        )
        self.copy_fields(twin)
        return twin
