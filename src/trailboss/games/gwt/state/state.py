"""The state: the table together with its rules."""

from trailboss.core.contract import GameConfig, Score, State
from trailboss.core.errors import Reason
from trailboss.core.messages import Message, format_message
from trailboss.core.move_list import MoveList
from trailboss.core.rng import Rng
from trailboss.games.gwt.messages.names import seat_message
from trailboss.games.gwt.present.view import view
from trailboss.games.gwt.questions.cards.exchange import may_exchange
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.rules.explain import explain
from trailboss.games.gwt.rules.moves import EXCHANGE
from trailboss.games.gwt.rules.scoring import count
from trailboss.games.gwt.rules.turn import add_legal, answer
from trailboss.games.gwt.state.determinize import resample_hidden
from trailboss.games.gwt.state.serialize import dump, inventory
from trailboss.games.gwt.state.table import Table


class GwtState(Table):
    """A game of Great Western Trail at one moment."""

    def moves(self) -> list[int]:
        found = MoveList()
        add_legal(self, found)
        return found.listed()

    def add_moves(self, found: MoveList) -> None:
        add_legal(self, found)

    def out_of_turn_moves(self, seat: int) -> list[int]:
        # GWT-115: exchange tokens work at any time, in everybody's turn
        return [EXCHANGE] if self.edition.has_tokens and may_exchange(self, seat) else []

    def apply(self, seat: int, move: int) -> None:
        answer(self, seat, move)

    def refusal(self, seat: int, move: int) -> Reason:
        return explain(self, seat, move)

    def scores(self) -> list[Score]:
        return count(self)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        named = seat_message(self, seat)
        return format_message(named.key, named.args, lang) if isinstance(named, Message) else str(named)

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def question_name(self) -> str | None:
        return None if self.over else QUESTIONS[self.frames.kind()].name

    def dump(self) -> dict[str, object]:
        return dump(self)

    def inventory(self) -> dict[str, int]:
        return inventory(self)

    def determinize(self, seat: int, rng: Rng) -> State:
        self.check_seat(seat)
        determinized = self._twin(self.config.determinized(), self.rng, [])
        resample_hidden(self, determinized, seat, rng)
        return determinized

    def copy(self) -> "GwtState":
        twin = self._twin(self.config, self.rng.copy(), self.history)
        self.share_history(twin)
        return twin

    def _twin(self, config: GameConfig, rng: Rng, history: list[int]) -> "GwtState":
        """The same table with another past."""
        twin = GwtState(
            config,
            rng,
            self.frames.copy(),
            self.knowledge.copy(),
            history,
            self.to_move,
            self.over,
            self.edition,
            self.house,
            self.sam.copy() if self.sam is not None else None,
        )
        self.copy_fields(twin)
        twin.ahead = self.ahead
        self.owns_ahead = twin.owns_ahead = False
        return twin
