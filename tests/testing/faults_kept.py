"""Faults of keeping: copies, records, positions, pickles, seeds, taking back."""

import itertools
import random
from typing import Final

from tests.testing.fault import found_by
from tests.testing.nuggets import PEEK, Nuggets, NuggetState
from trailboss import Rng, State
from trailboss.core.contract import GameConfig, Value
from trailboss.core.knowledge import seat_bit

# -------------------------------------------------------------------- copies


@found_by("copies", "a copy is a NuggetState, not a CopyOfAnotherKind")
class CopyOfAnotherKind(NuggetState):
    def copy(self) -> NuggetState:
        return NuggetState.copy(_plain(self))


def _plain(state: NuggetState) -> NuggetState:
    return NuggetState(
        state.config,
        state.rng.copy(),
        state.frames.copy(),
        state.knowledge.copy(),
        state.history[:],
        state.to_move,
        state.over,
        state.cards[:],
        state.owner[:],
        state.cash[:],
        state.bank,
        state.whistles,
        state.stake,
        state.turns,
    )


@found_by("copies", "a copy is not the same game: 'stake' of the dump is")
class CopyForgetsTheStake(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        twin.stake = 0
        return twin


@found_by("copies", "a copy is not the same game: undo_barrier is")
class CopyForgetsTheUndoBarrier(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        twin.undo_barrier = 0
        return twin


@found_by("copies", "a copy is not the same game: 'chance' of the dump")
class CopyAdvancesItsRng(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        twin.rng.word()
        return twin


@found_by("copies", "a copy listens to events")
class CopyListens(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        twin.events = []
        return twin


@found_by("copies", "copy.copy is not the same game: history is")
class PythonsCopyIsAnother(NuggetState):
    def __copy__(self) -> State:
        twin = self.copy()
        twin.history = [0]
        return twin


@found_by("copies", "playing on a copy changed the original")
class CopySharesCash(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        twin.cash = self.cash
        return twin


@found_by("copies", "playing on the original changed a copy")
class CopiesFollow(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        self.followers = [*getattr(self, "followers", []), twin]
        return twin

    def pass_on(self) -> None:
        super().pass_on()
        for twin in getattr(self, "followers", []):
            twin.bank = self.bank + 1


@found_by("copies", "a copy goes on differently")
class Mood(NuggetState):
    """Something that counts but is not on the table."""

    mood = 0

    def pass_on(self) -> None:
        super().pass_on()
        self.mood += 1
        self.pay(0, self.mood % 2)


@found_by("copies", "is not the same game: the dumps have their fields in different order")
class DumpInAnyOrder(NuggetState):
    order = 1

    def copy(self) -> NuggetState:
        twin = super().copy()
        assert isinstance(twin, DumpInAnyOrder)
        twin.order = -1
        return twin

    def dump(self) -> dict[str, object]:
        return dict(list(super().dump().items())[:: self.order])


@found_by("copies", "is not the same game: the legal moves of seat 0 are")
class CopyWithOtherMoves(NuggetState):
    order = 1

    def copy(self) -> NuggetState:
        twin = super().copy()
        assert isinstance(twin, CopyWithOtherMoves)
        twin.order = -1
        return twin

    def moves(self) -> list[int]:
        return super().moves()[:: self.order]


@found_by("copies", "is not the same game: a spectator's view differs")
class CopyShowsMore(NuggetState):
    shows = 0

    def copy(self) -> NuggetState:
        twin = super().copy()
        assert isinstance(twin, CopyShowsMore)
        twin.shows = 1
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), **({"shows": self.shows} if seat is None else {})}


# -------------------------------------------------------------------- records, positions, pickles


@found_by("records", "a record that was parsed prints differently")
@found_by("positions", "a position that was parsed prints differently")
class OptionsGrow(Nuggets):
    def checked_options(self, seats: int, given: dict[str, Value]) -> dict[str, Value]:
        options = super().checked_options(seats, given)
        return {**options, "motto": f"{options['motto']}!"}


_LUCK: Final = itertools.count(1)


@found_by("records", "goes on differently")
@found_by("seeds", "gave another game")
@found_by("taking_back", "does not give the state as it was")
class OneLuckForAllGames(NuggetState):
    """Chance that all games share, so that nothing comes out twice."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.rng = Rng(1, 2, 3, next(_LUCK))


@found_by("positions", "a position is not the same game: 'stake' of the dump is")
class PositionWithoutStake(Nuggets):
    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        state = super().load(config, data)
        assert isinstance(state, NuggetState)
        state.stake = 0
        return state


@found_by("positions", "a position brings a past or a seed along")
class PositionWithAPast(Nuggets):
    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        state = super().load(config, data)
        state.history = [0]
        return state


@found_by("pickles", "a pickled state is not the same game: history is")
class PickleForgets(NuggetState):
    def __reduce__(self) -> tuple[object, ...]:
        whole = self.copy()
        whole.history = []
        return NuggetState.__reduce__(whole)


@found_by("pickles", "the game raised TypeError")
class PickleImpossible(NuggetState):
    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("cannot be pickled")


# -------------------------------------------------------------------- seeds


@found_by("seeds", "gave another game")
class PythonsChance(Nuggets):
    def deal(self, config: GameConfig, rng: Rng) -> State:
        state = super().deal(config, rng)
        assert isinstance(state, NuggetState)
        state.cards = random.sample(state.cards, len(state.cards))
        return state


# -------------------------------------------------------------------- taking back


@found_by("taking_back", "moves are behind the undo barrier; it should be")
class NoUndoBarrier(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        super().play(move, seat)
        self.undo_barrier = 0


@found_by("taking_back", "moves are behind the undo barrier; it should be")
class LearnsInSecret(NuggetState):
    """A peek that nobody counts, after which the seat decides again."""

    def apply(self, seat: int, move: int) -> None:
        if move == PEEK and self.frames.b() == 0:
            self.knowledge.known[self.top()] |= seat_bit(seat)
            self.frames.set_b(1)
        else:
            super().apply(seat, move)


@found_by("taking_back", "barrier_reason is 2; it should be 1")
class WrongBarrierReason(NuggetState):
    def play(self, move: int, seat: int = -1) -> None:
        super().play(move, seat)
        if self.barrier_reason:
            self.barrier_reason = 2
