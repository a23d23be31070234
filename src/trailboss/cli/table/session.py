"""The game in progress: its state, its players and its log. No input or output."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from trailboss import bots, coach
from trailboss.cli.table.face import Face, Seen, face_of
from trailboss.cli.table.seats import ME
from trailboss.core import colours
from trailboss.core.contract import State, Value
from trailboss.core.errors import CannotUndo
from trailboss.core.events import Event
from trailboss.core.record import Record
from trailboss.core.rng import Rng, seeded
from trailboss.core.undo import undo
from trailboss.presentation import begins_turn, merged, opening

HINT: Final = "32"
"""Lines that the coach tries for a hint: counted, so that a hint does not depend on the clock."""


class Entry(NamedTuple):
    """One event of the log, and after how many moves it happened."""

    moves: int
    event: Event


class Session:
    """One game at the table. `seats` are `me` or the spec of a bot, one for each seat."""

    def __init__(
        self,
        state: State,
        seats: Sequence[str],
        show_all: bool = False,
        seat_colours: Sequence[int] = colours.DEFAULT,
    ) -> None:
        self.state = state
        self.seats = list(seats)
        self.colours = tuple(seat_colours)
        self.show_all = show_all
        """Practice: everything is shown to everybody, and every move can be taken back."""
        self.game = state.game
        self.face: Face = face_of(self.game)
        self.log: list[Entry] = []
        self._bots = {
            seat: bots.make(spec, seed=seat, game=self.game.name)
            for seat, spec in enumerate(self.seats)
            if spec != ME
        }
        self._listen_from_start()

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, spec in enumerate(self.seats) if spec == ME]

    def is_person(self, seat: int) -> bool:
        return self.seats[seat] == ME

    def again(self, seed: int | None = None) -> "Session":
        """A new game at the same table."""
        options: dict[str, Value] = self.state.config.chosen()
        again = self.game.start(len(self.seats), seed, **options)
        return Session(again, self.seats, self.show_all, self.colours)

    # ---------------------------------------------------------------- what is seen

    def view(self, seat: int | None) -> dict[str, object]:
        """What the person on that seat may see; at a practice table, everything."""
        if not self.show_all:
            return self.state.view(seat)
        opened = self.state.copy()
        everyone = (1 << opened.seats) - 1
        opened.knowledge.known = [known | everyone for known in opened.knowledge.known]
        return self.face.merged([opened.view(each) for each in range(opened.seats)], seat)

    def seen(self, seat: int | None, lang: str) -> Seen:
        """The table and the log as the person on that seat may see them."""
        events = tuple(entry.event for entry in self.log if self.is_visible(entry.event, seat))
        return Seen(self.state, self.view(seat), seat, lang, events, self.colours)

    def seat_name(self, seat: int, lang: str) -> str:
        """What a seat is called."""
        return colours.seat_name(self.state, self.colours, seat, lang)

    def sentence(self, event: Event, lang: str) -> str:
        """An event as a sentence."""
        names = [self.seat_name(seat, lang) for seat in range(self.state.seats)]
        return self.game.format_event(self.state, event, lang, names)

    def is_visible(self, event: Event, seat: int | None) -> bool:
        """May the person on that seat know of an event?"""
        return self.show_all or event.visible_to(seat)

    def sentences(self, seat: int | None, lang: str, since: int = 0) -> list[str]:
        """The sentences of the log from entry `since` on that the person on that seat may read."""
        return [
            self.sentence(entry.event, lang)
            for entry in self.log[since:]
            if self.is_visible(entry.event, seat)
        ]

    def since_decision(self, seat: int) -> list[Event]:
        """What happened since the last decision of a seat, as its player may read it."""
        count = self.game.move_count
        mine = [number for number, entry in enumerate(self.state.history) if entry // count == seat]
        last = mine[-1] if mine else -1
        return [
            entry.event for entry in self.log if entry.moves > last and self.is_visible(entry.event, seat)
        ]

    def turns(self, seat: int | None, lang: str, last: int) -> list[list[str]]:
        """The last turns of the log, each as the sentences that a seat may read."""
        starts = [number for number, entry in enumerate(self.log) if begins_turn(self.state, entry.event)]
        starts = starts[-last:] or [0]
        ends = [*starts[1:], len(self.log)]
        return [
            [
                self.sentence(entry.event, lang)
                for entry in self.log[start:end]
                if self.is_visible(entry.event, seat)
            ]
            for start, end in zip(starts, ends, strict=True)
        ]

    def turn(self) -> int:
        """How many turns have begun."""
        return sum(1 for entry in self.log if begins_turn(self.state, entry.event))

    # ---------------------------------------------------------------- what is done

    def play(self, move: int, seat: int) -> None:
        """Play a move and write down what happened. Raises `IllegalMove`."""
        self.state.events = []
        try:
            self.state.play(move, seat)
            self._note(self.state.events)
        finally:
            self.state.events = None
        if self.state.over:
            for bot in self._bots.values():
                bot.game_over(self.state.scores(), self.state.winners())

    def play_bot(self) -> None:
        """Let the bot on the seat to move decide."""
        seat = self.state.to_move
        self.play(bots.decide(self._bots[seat], self.state, self.chance(f"seat {seat}")), seat)

    def hint(self) -> coach.Hint:
        """A hint for the seat to move, from what that seat knows."""
        return coach.hint(self.state, self.state.to_move, HINT, self.chance("hint").below(1 << 30))

    def take_back(self) -> None:
        """Take back the last move; at a practice table, all moves since a person last decided.

        Raises `CannotUndo`.
        """
        count = self.game.move_count
        mine = [number for number, entry in enumerate(self.state.history) if self.is_person(entry // count)]
        if not mine:
            raise CannotUndo("core.nothing_to_undo")
        if self.show_all:
            self.state = Record.of(self.state).replay(mine[-1])
        else:
            self.state = undo(self.state)
        moves = len(self.state.history)
        self.log = [entry for entry in self.log if entry.moves <= moves]

    # ---------------------------------------------------------------- inside

    def _note(self, events: Sequence[Event]) -> None:
        moves = len(self.state.history)
        self.log.extend(Entry(moves, event) for event in merged(self.state, list(events)))

    def _listen_from_start(self) -> None:
        """Start the log: of a resumed game, all of it; of a new one, the set-up."""
        record = Record.of(self.state)
        state = record.start()
        self.log = [Entry(0, event) for event in opening(state)]
        for index in range(len(record.moves)):
            state.events = []
            record.step(state, index)
            self.log.extend(Entry(index + 1, event) for event in merged(state, state.events))

    def chance(self, whose: str) -> Rng:
        """Random numbers for one decision of a bot: not the game's own, and the same after resuming."""
        config = self.state.config
        start = config.position if config.seed is None else config.seed
        return seeded(f"table {start} {whose} {len(self.state.history)}")
