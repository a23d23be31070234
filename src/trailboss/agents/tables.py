"""Tables in this process for agents: each sees what its seat may see, and bots move by themselves."""

import secrets
import threading
from typing import Final

from trailboss import bots
from trailboss.core.contract import Game, State, Value, games, registered
from trailboss.core.errors import IllegalMove, TrailbossError
from trailboss.core.events import Event
from trailboss.core.messages import message
from trailboss.core.rng import Rng, seeded
from trailboss.presentation import opening
from trailboss.presentation.text_observation import TextObservation, observe

ME: Final = "me"
OPEN: Final = "open"
"""In the list of seats: the agent who creates the table, and a seat for another one. All else is a bot."""
MAX_TABLES: Final = 100


class Table:
    """One game. An agent identifies its seat by a secret key."""

    def __init__(
        self, game: str, seats: list[str], options: dict[str, Value], seed: int | None, hints: bool
    ) -> None:
        if ME not in seats:
            raise TrailbossError("agents.no_agent")
        known = {option.name: option for option in registered(game).options}
        read = {  # a language model may write numbers and flags as text
            name: known[name].read(value) if isinstance(value, str) and name in known else value
            for name, value in options.items()
        }
        self.state = registered(game).start(len(seats), seed, **read)
        self.hints = hints
        self.log: list[Event] = opening(self.state)
        self.keys: dict[str, int] = {}
        """The seats of agents by their keys."""
        self.open = [seat for seat, spec in enumerate(seats) if spec in (ME, OPEN)]
        self.open.sort(key=lambda seat: seats[seat] != ME)
        self._bots = {
            seat: bots.make(spec, secrets.randbits(32), game)
            for seat, spec in enumerate(seats)
            if spec not in (ME, OPEN)
        }
        self._chance = seeded(f"agents {secrets.randbits(64)}")
        self._observed = [0] * len(seats)

    def take_seat(self) -> str:
        """The key of an open seat."""
        key = secrets.token_hex(4)
        self.keys[key] = self.open.pop(0)
        return key

    def look(self, seat: int, lang: str) -> TextObservation:
        """What the agent on a seat needs to know now, and what happened since its last decision."""
        return observe(self.state, seat, lang, self.log[self._observed[seat] :])

    def play(self, seat: int, move: int) -> None:
        """An agent's move, and those of the bots that follow."""
        known = len(self.log)
        self._carry_out(move, seat)
        self._observed[seat] = known
        self.go_on()

    def go_on(self) -> None:
        """Let bots decide until an agent has to."""
        state = self.state
        while not state.over and not self.open and state.to_move in self._bots:
            bot = self._bots[state.to_move]
            self._carry_out(bots.decide(bot, state, self._chance), state.to_move)

    def hint(self, seat: int) -> int:
        """What a good bot would play for the seat to move."""
        if not self.hints:
            raise TrailbossError("agents.no_hints")
        refusal = self.state.hint_refusal()
        if refusal is not None:
            raise IllegalMove(refusal)
        bot = bots.make("medium", 0, self.state.game.name)
        chance: Rng = seeded(f"hint {len(self.state.history)}")
        return bots.decide(bot, self.state.hint_state(), chance)

    def _carry_out(self, move: int, seat: int) -> None:
        self.state.events = []
        try:
            self.state.play(move, seat)
            self.log.extend(self.state.events)
        finally:
            self.state.events = None


class AgentTables:
    """All tables of this process. Every method can be called from any thread, and answers in one language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._tables: dict[str, Table] = {}
        self._lock = threading.Lock()

    def games(self) -> str:
        """What can be played, by how many, against which bots."""
        return "\n".join(map(self._described, games()))

    def _described(self, game: Game) -> str:
        sizes = ", ".join(map(str, sorted(game.seats + game.variant_seats)))
        return f"{game.name}: {game.title(self.lang)}; {sizes}; {', '.join(bots.levels(game.name))}"

    def create(
        self,
        game: str,
        seats: list[str],
        options: dict[str, Value],
        seed: int | None = None,
        hints: bool = True,
    ) -> tuple[str, str]:
        """Create a table; returns its name and the key of the creator's seat."""
        with self._lock:
            if len(self._tables) >= MAX_TABLES:
                self._forget_finished()
            table = Table(game, seats, options, seed, hints)
            name = secrets.token_hex(3)
            self._tables[name] = table
            key = table.take_seat()
            table.go_on()
            return name, key

    def join(self, name: str) -> str:
        """The key of an open seat at a table."""
        with self._lock:
            table = self._tables.get(name)
            if table is None:
                raise TrailbossError("agents.no_table", table=name, tables=list(self._tables))
            if not table.open:
                raise TrailbossError("agents.full", table=name)
            key = table.take_seat()
            table.go_on()
            return key

    def look(self, key: str) -> TextObservation:
        """What the agent needs to know now."""
        with self._lock:
            table, seat = self._seat(key)
            return table.look(seat, self.lang)

    def why_not(self, key: str, move: str) -> str:
        """Why a move is not legal, with its ruling; empty if it is."""
        with self._lock:
            table, seat = self._seat(key)
            reason = table.state.why_not(table.state.game.move(move), seat)
            return "" if reason is None else reason.render(self.lang)

    def hint(self, key: str) -> str:
        """What a good bot would play, in notation."""
        with self._lock:
            table, seat = self._seat(key)
            self._check_turn(table.state, seat)
            return table.state.game.text(table.hint(seat))

    def play(self, key: str, move: str) -> TextObservation:
        """Play a move, given by its number in the list or in notation; what the agent needs to know then."""
        with self._lock:
            table, seat = self._seat(key)
            if table.open:
                name = next(name for name, each in self._tables.items() if each is table)
                raise TrailbossError("agents.open_seats", count=len(table.open), table=name)
            table.play(seat, self._chosen(table.state, seat, move))
            return table.look(seat, self.lang)

    def _chosen(self, state: State, seat: int, move: str) -> int:
        if not move.strip().isdigit():
            return state.game.move(move)
        moves = state.legal_for(seat)
        if not moves:
            self._check_turn(state, seat)
        number = int(move)
        if not 1 <= number <= len(moves):
            raise TrailbossError("agents.bad_number", number=number, count=len(moves))
        return moves[number - 1]

    def _check_turn(self, state: State, seat: int) -> None:
        if state.over:
            raise TrailbossError("core.over")
        if state.to_move != seat:
            raise TrailbossError("agents.not_your_turn", name=message(f"core.seat.{state.to_move}"))

    def _seat(self, key: str) -> tuple[Table, int]:
        for table in self._tables.values():
            if key in table.keys:
                return table, table.keys[key]
        raise TrailbossError("agents.no_seat", seat=key[:20])

    def _forget_finished(self) -> None:
        """Make room for a new table; raises `TrailbossError` if all are still played at."""
        self._tables = {name: table for name, table in self._tables.items() if not table.state.over}
        if len(self._tables) >= MAX_TABLES:
            raise TrailbossError("agents.too_many", count=len(self._tables))
