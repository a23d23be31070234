"""The contract: what a game is, and what a state of it can do.

A game is a state machine that asks one small question at a time: `state.to_move` has to choose one of
`state.legal()`. To add a game, subclass `Game` and `State`; the conformance kit (`trailboss.testing`) checks
that they do what is promised here.
"""

import warnings
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from trailboss.core.errors import BadSeats, IllegalMove, Reason
from trailboss.core.events import Event
from trailboss.core.frames import FrameStack
from trailboss.core.game import HIGHEST_SEED as HIGHEST_SEED  # noqa: PLC0414  part of the contract
from trailboss.core.game import Game as Game  # noqa: PLC0414
from trailboss.core.game import GameConfig as GameConfig  # noqa: PLC0414
from trailboss.core.game import games as games  # noqa: PLC0414
from trailboss.core.game import register as register  # noqa: PLC0414
from trailboss.core.game import registered as registered  # noqa: PLC0414
from trailboss.core.knowledge import Knowledge
from trailboss.core.move_list import MoveList
from trailboss.core.options import Option as Option  # noqa: PLC0414
from trailboss.core.options import Value as Value  # noqa: PLC0414
from trailboss.core.rng import Rng

NO_BARRIER: Final = 0
BARRIER_KNOWLEDGE: Final = 1
BARRIER_TURN: Final = 2


class Score(NamedTuple):
    """The final count of one seat: points by category, their sum, and the place reached (1 is best)."""

    total: int
    parts: dict[str, int]
    place: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, including hidden things, and what is still to be decided.

    Plain numbers and lists of numbers. `view` is what a seat may see; `determinize` gives a bot a state to
    search on.
    """

    def __init__(
        self,
        config: GameConfig,
        rng: Rng,
        frames: FrameStack,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
    ) -> None:
        self.config = config
        """How the game was set up."""
        self.seats = config.seats
        """How many seats there are."""
        self.rng = rng
        """The game's own random numbers."""
        self.frames = frames
        """What is still to be done, the next on top."""
        self.knowledge = knowledge
        """Who has learned what."""
        self.history = history
        """The moves so far, each as `seat * move_count + move`."""
        self.history_is_shared = False
        """A copy has the same list until one of the two plays on."""
        self.to_move = to_move
        """The seat that has to decide."""
        self.over = over
        """Is the game finished?"""
        self.undo_barrier = 0
        """How many moves, from the first on, can no longer be taken back."""
        self.barrier_reason = NO_BARRIER
        """Why not."""
        self.events: list[Event] | None = None
        """Put a list here and `play` appends what happens; copies have none."""
        self._found: MoveList | None = None
        """The legal moves, if `_is_found`; else a list to put them into."""
        self._is_found = False

    # ---------------------------------------------------------------- what a game provides

    def moves(self) -> list[int]:
        """The legal moves of the seat that has to decide; a new list, never empty while the game runs."""
        raise NotImplementedError

    def add_moves(self, found: MoveList) -> None:
        """Add the legal moves to an empty list. A fast game implements this, so that no decision needs a
        new list, and derives `moves` from it."""
        found.take(self.moves())

    def out_of_turn_moves(self, seat: int) -> list[int]:
        """Legal moves of a seat at any time: out of its turn, or besides those that `moves` lists."""
        return []

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move and go on to the next question."""
        raise NotImplementedError

    def refusal(self, seat: int, move: int) -> Reason:
        """Why a move is not legal for a seat; asked only of moves that are not."""
        raise NotImplementedError

    def hint_refusal(self) -> Reason | None:
        """Why no hint may be given now; None if it may."""
        return None

    def hint_state(self) -> "State":
        """The state that a hint is based on: without what players have to notice for themselves."""
        return self

    def copy(self) -> "State":
        """The same state, from now on independent of this one."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A copy in which everything that the seat can't know is resampled, consistent with everything that
        the seat has seen.

        It has no seed and no history. It depends only on the given generator and on what the seat knows: two
        states that look the same to the seat give the same result for the same generator.
        """
        raise NotImplementedError

    def guess(self, seat: int, rng: Rng) -> "State":
        """Deprecated: use `determinize`."""
        warnings.warn("State.guess is now called State.determinize", DeprecationWarning, stacklevel=2)
        return self.determinize(seat, rng)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) may see, as plain data; built by naming it, never by deleting."""
        raise NotImplementedError

    def question_name(self) -> str | None:
        """The name of the question in views; None when the game is over. A game may override it with
        something faster."""
        name = self.view(None).get("question")
        return None if name is None else str(name)

    def scores(self) -> list[Score]:
        """The score of each seat as if the game ended now; final once it is over.

        Opponents without a seat, which the game itself moves, come after the seats.
        """
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole state as plain data that `Game.load` reads back."""
        raise NotImplementedError

    def inventory(self) -> dict[str, int]:
        """How many of each component there are, wherever they are. Never changes during a game."""
        raise NotImplementedError

    # ---------------------------------------------------------------- for all callers

    @property
    def game(self) -> Game:
        return self.config.game

    @property
    def setting(self) -> GameConfig:
        """Deprecated: use `config`."""
        warnings.warn("State.setting is now called State.config", DeprecationWarning, stacklevel=2)
        return self.config

    @setting.setter
    def setting(self, config: GameConfig) -> None:
        warnings.warn("State.setting is now called State.config", DeprecationWarning, stacklevel=2)
        self.config = config

    def legal(self) -> list[int]:
        """The legal moves of `to_move`, a list of the caller's own; empty when the game is over."""
        return self._moves().listed()

    def legal_for(self, seat: int) -> list[int]:
        """The legal moves of any seat, in turn and out of turn. Only that seat may see them.

        A game may leave moves that hardly ever matter out of `legal`, so that search doesn't have to consider
        them at every question. They are then out-of-turn moves of the seat to move, and still legal.
        """
        self.check_seat(seat)
        if self.over:
            return []
        moves = self.legal() if seat == self.to_move else []
        for move in self.out_of_turn_moves(seat):
            if move not in moves:
                moves.append(move)
        return moves

    def play(self, move: int, seat: int = -1) -> None:
        """Play a move for the seat to move, or for another seat out of turn.

        An illegal move raises `IllegalMove`, something that isn't a move raises `BadMove`; both leave the
        state unchanged.
        """
        asked = who = self.to_move
        if seat != -1 and seat != who:
            who = seat
            allowed = move in self.legal_for(seat)
        else:
            allowed = self._moves().has(move) or (not self.over and move in self.out_of_turn_moves(who))
        if not allowed:
            self.config.game.vocabulary.check(move)
            raise IllegalMove(self._refusal(who, move))
        self._carry_out(asked, who, move)

    def play_any(self, rng: Rng) -> None:
        """Play one of the legal moves, each equally likely."""
        found = self._moves()
        who = self.to_move
        self._carry_out(who, who, found.items[rng.below(found.count)])

    def _moves(self) -> MoveList:
        """The legal moves, which are listed once for every position."""
        found = self._found
        if found is None or not self._is_found:
            found = self.new_moves()
            if not self.over:
                self.add_moves(found)
            self._is_found = True
        return found

    def new_moves(self) -> MoveList:
        """An empty list for the legal moves."""
        found = self._found
        if found is None:
            found = self._found = MoveList()
        found.count = 0
        return found

    def keep_moves(self) -> None:
        """For a game that has to list the legal moves to find out whether to ask: keeps what it added to
        `new_moves`, so that they aren't listed twice."""
        self._is_found = True

    def keep_legal(self, moves: list[int]) -> None:
        """The same with the legal moves of an equal state."""
        self.new_moves().take(moves[:])
        self._is_found = True

    def _carry_out(self, asked: int, who: int, move: int) -> None:
        """Carry out a legal move of the seat `who`, while the seat `asked` was to move."""
        knowledge, history = self.knowledge, self.history
        learned = knowledge.count
        self._is_found = False
        if self.history_is_shared:
            history = self.history = history[:]
            self.history_is_shared = False
        history.append(who * self.config.game.move_count + move)
        self.apply(who, move)
        if knowledge.count != learned:
            self.undo_barrier = len(history)
            self.barrier_reason = BARRIER_KNOWLEDGE
        elif who != asked or self.to_move != asked or self.over:  # another seat is to move
            self.undo_barrier = len(history)
            self.barrier_reason = BARRIER_TURN

    def why_not(self, move: int, seat: int = -1) -> Reason | None:
        """None for a legal move, otherwise the reason with its ruling. For the asking seat's eyes only."""
        who = self.to_move if seat == -1 else seat
        self.config.game.vocabulary.check(move)
        if move in self.legal_for(who):
            return None
        return self._refusal(who, move)

    def share_history(self, other: "State") -> None:
        """Let a copy with the same history share it, until one of the two changes it."""
        self.history_is_shared = other.history_is_shared = True
        other.undo_barrier = self.undo_barrier
        other.barrier_reason = self.barrier_reason

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """The name of a seat, or of an opponent without one by its place in `scores`."""
        return self.config.game.seat_name(seat, lang)

    def winners(self) -> list[int]:
        """The winners: several on a tie, none while the game is running."""
        if not self.over:
            return []
        return [seat for seat, score in enumerate(self.scores()) if score.place == 1]

    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Append an event, if there is a listener."""
        if self.events is not None:
            self.events.append(Event(kind, audience, a, b, c))

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeats("core.no_such_seat", seat=seat, seats=list(range(self.seats)))

    def _refusal(self, seat: int, move: int) -> Reason:
        self.check_seat(seat)
        return self.refusal(seat, move)

    def __repr__(self) -> str:
        played, seats = len(self.history), self.seats
        return (
            f"<State of {self.game.name}: {seats} seat{'s' if seats != 1 else ''}, "
            f"{played} move{'s' if played != 1 else ''}, {self._standing()}>"
        )

    def __str__(self) -> str:
        """A short summary, without anything hidden."""
        played, seats = len(self.history), self.seats
        return (
            f"{self.game}, {seats} seat{'s' if seats != 1 else ''}, "
            f"after {played} move{'s' if played != 1 else ''}: {self._standing()}"
        )

    def _standing(self) -> str:
        if self.over:
            return f"won by {' and '.join(self.seat_name(seat) for seat in self.winners())}"
        return f"{self.seat_name(self.to_move)} to move"

    def __reduce__(self) -> tuple[object, ...]:
        past = (self.history[:], self.undo_barrier, self.barrier_reason)
        return _restored, (self.config, self.dump(), past)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()


def _restored(config: GameConfig, data: dict[str, object], past: tuple[list[int], int, int]) -> State:
    state = config.game.load(config, data)
    state.history, state.undo_barrier, state.barrier_reason = past
    return state
