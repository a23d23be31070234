"""A case: one game with one set-up, played at random; and the error that says where it broke.

A *case* says which game is tested. A *trial* is one check running on a case: it plays the random game once,
so that every check of a case plays the same moves, and it knows the position when something breaks.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from trailboss.core.contract import Game, State, Value
from trailboss.core.record import Record, digest
from trailboss.core.rng import Rng, seeded

Hidden = Callable[[State, int], Mapping[str, object]]
"""What a seat cannot know now, by name: `hidden(state, seat)["top card"]`."""


@dataclass(frozen=True)
class Case:
    """A game to be tried: how it is set up, and how closely it is looked at."""

    game: Game
    seats: int
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    every: int = 1
    """The thorough checks look at every nth state, and always at the first and the last one."""
    longest: int = 100_000
    """A game that takes more moves than this counts as endless."""
    hidden: Hidden | None = None
    """Lists what is hidden from a seat, so that the kit can check that each changes when resampled."""

    def start(self) -> State:
        return self.game.start(self.seats, self.seed, **dict(self.options))


class ConformanceError(AssertionError):
    """A game doesn't fulfil the contract: which check found it, on what table, after how many moves, and what
    is wrong.

    `record` is the game so far as text, to reproduce it; empty if there is none yet.
    """

    def __init__(
        self,
        check: str,
        what: str,
        game: str,
        seats: int,
        seed: int,
        options: dict[str, Value],
        moves: int = 0,
        record: str = "",
    ) -> None:
        super().__init__(check, what, game, seats, seed, options, moves, record)
        self.check = check
        self.what = what
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.moves = moves
        self.record = record

    def __str__(self) -> str:
        table = f"{self.seats} seats, seed {self.seed}, options {json.dumps(self.options)}"
        lines = [f"{self.game} breaks '{self.check}': {self.what}", f"  {table}, after {self.moves} moves"]
        if self.record:
            lines += ["  the game so far:", *(f"    {line}" for line in self.record.splitlines())]
        return "\n".join(lines)


class Trial:
    """One check at work on a case."""

    def __init__(self, case: Case, check: str) -> None:
        self.case = case
        self.check = check
        self.state: State | None = None
        """The current state of the game under test."""
        self.doing = ""
        """What is being tried, for the message of an unexpected error."""
        self._script: list[tuple[int, int]] = []
        self._digests: list[str] = []

    def broken(self, what: str) -> ConformanceError:
        """The error to raise about the game in its current state."""
        case, state = self.case, self.state
        return ConformanceError(
            check=self.check,
            what=what,
            game=case.game.name,
            seats=case.seats,
            seed=case.seed,
            options=dict(case.options),
            moves=0 if state is None else len(state.history),
            record="" if state is None else record_of(state),
        )

    def endless(self) -> ConformanceError:
        """The error for a game that takes too many moves."""
        return self.broken(f"the game does not end: {self.case.longest} moves later it is still running")

    def chance(self, use: str) -> Rng:
        """A stream of chance of the kit's own; the same for the same case, check and use."""
        return seeded(f"{self.check} {use} {self.case.seed}")

    # ---------------------------------------------------------------- the random game

    @property
    def script(self) -> list[tuple[int, int]]:
        """The random game of this case: who plays what, to the end."""
        self._draw()
        return self._script

    @property
    def digests(self) -> list[str]:
        """The fingerprint of every state of the random game, the first and the last included."""
        self._draw()
        return self._digests

    def _draw(self) -> None:
        """Play the random game, once."""
        if self._digests:
            return
        standing = self.state
        rng = seeded(f"script {self.case.seed}")
        self.state = state = self.case.start()
        script: list[tuple[int, int]] = []
        digests = [digest(state)]
        while not state.over:
            if len(script) == self.case.longest:
                raise self.endless()
            seat, move = self.pick(state, rng)
            self.play(state, seat, move)
            script.append((seat, move))
            digests.append(digest(state))
        self._script, self._digests, self.state = script, digests, standing

    def walk(self) -> Iterator[tuple[int, State]]:
        """Every state of the random game with its number; one and the same object, played on in between."""
        script = self.script
        self.state = state = self.case.start()
        for number, (seat, move) in enumerate(script):
            yield number, state
            self.play(state, seat, move)
        yield len(script), state

    def closely(self) -> Iterator[tuple[int, State]]:
        """The states that are looked at closely: the first, the last, and every nth."""
        every, last = self.case.every, len(self.script)
        for number, state in self.walk():
            if number in (0, last) or number % every == self.case.seed % every:
                yield number, state

    def pick(self, state: State, rng: Rng) -> tuple[int, int]:
        """A random decision: now and then of any seat, which may interrupt, else of the seat to move."""
        if rng.below(4) == 0:
            seat = int(rng.below(state.seats))
            moves = state.legal_for(seat)
            if moves:
                return seat, moves[rng.below(len(moves))]
        moves = state.legal()
        if not moves:
            raise self.broken(f"the game runs, but seat {state.to_move}, which is to move, has no legal move")
        return state.to_move, moves[rng.below(len(moves))]

    def play(self, state: State, seat: int, move: int) -> None:
        """Play a move, and remember what is being played."""
        self.doing = f"playing {self.text(move)} for seat {seat}"
        state.play(move, seat)
        self.doing = ""

    def play_out(self, state: State, rng: Rng) -> None:
        """Play at random to the end."""
        for _ in range(self.case.longest):
            if state.over:
                return
            seat, move = self.pick(state, rng)
            self.play(state, seat, move)
        raise self.endless()

    def text(self, move: int) -> str:
        """A move for an error message: its notation, or its number if it has none."""
        if 0 <= move < self.case.game.move_count:
            return f"'{self.case.game.text(move)}'"
        return f"move number {move}"


def record_of(state: State) -> str:
    """The game so far as text, without the fingerprint of its end: a broken game may not get there again."""
    count = state.game.move_count
    return Record(state.config, [(entry // count, entry % count) for entry in state.history]).dumps()
