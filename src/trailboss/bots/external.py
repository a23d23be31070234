"""Bots that are programs, in any language: JSON lines on standard input and output (docs/external-bots.md).

The program gets only what its seat may see. An error costs it that one decision, which is then made at
random; the game continues.
"""

import contextlib
import json
import time
from collections.abc import Iterable
from typing import ClassVar, Final

from trailboss.bots.bot import Bot
from trailboss.bots.external_process import GRACE, Process, ProgramFailed
from trailboss.bots.random_bot import RandomBot
from trailboss.bots.search.budget import Budget
from trailboss.bots.spec import BadSpec
from trailboss.core.contract import Score, State
from trailboss.core.events import Event

PROTOCOL: Final = 1
"""Raised whenever older programs would no longer understand the messages."""
SECONDS: Final = 1.0
"""Default seconds for a decision."""
START_SECONDS: Final = 20.0
"""Seconds from its start until the program must be ready."""
STARTS: Final = 4
"""How often a program is started in one game; after that, its moves are random."""

OFFERED: Final = ("text", "observation")
"""What a program can ask for in every request: the text observation, and the same as data."""
MAX_STATS: Final = 16
MAX_STAT_NAME: Final = 40
MAX_STAT: Final = 1e15

REASONS: Final = ("start", "slow", "crashed", "nonsense", "illegal", "gone")
"""Why a decision was forfeited: not ready in time, no answer in time, ended, not by the protocol, not a legal
move, failed too often in this game."""


class External(Bot):
    """A program plays. One process for each game, started with the first decision."""

    title: ClassVar[str] = ""
    command: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.seconds = self._limit(budget)
        self._chance = RandomBot(seed)
        self._process: Process | None = None
        self._starts = 0
        self._asked = 0
        self._table = b""
        self._wants: frozenset[str] = frozenset()
        self._lang = "en"
        self.hears = True
        self._events: list[Event] = []
        self._sent = 0

    def _limit(self, budget: str) -> float:
        if not budget:
            return SECONDS
        try:
            limit = Budget.parse(budget)
            seconds = limit.seconds if limit.processes == 1 else 0.0
        except BadSpec:
            seconds = 0.0
        if seconds == 0.0:
            raise BadSpec("bots.external.bad_budget", name=self.title, budget=budget[:20])
        return seconds

    # ---------------------------------------------------------------- what the table asks

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_for(seat)
        try:
            process = self._ready(state, seat)
            self._asked += 1
            further = observed(state, seat, self._wants, self._lang, self._events)
            process.send(request(state, seat, self._asked, self.seconds, further))
            answer = _read(process.hear(time.monotonic() + self.seconds))
            self._count(answer.get("stats"))
            return chosen(answer, self._asked, state, moves)
        except ProgramFailed as failure:
            self._forfeit(failure.reason)
            return self._chance.choose(state, seat)

    def hear(self, events: list[Event], seat: int) -> None:
        """Collect events until the program is asked; it gets those since its last decision."""
        if len(events) < self._sent:  # another game
            self._sent = 0
        self._events = [event for event in events[self._sent :] if event.visible_to(seat)]
        self._sent = len(events)

    def _count(self, stats: object) -> None:
        """Add up the program's own counters. Only finite numbers under a few short names count."""
        if not isinstance(stats, dict):
            return
        for name, value in stats.items():
            known = name in self.stats or len(self.stats) < MAX_STATS
            if known and len(name) <= MAX_STAT_NAME and type(value) in (int, float) and abs(value) < MAX_STAT:
                self.stats[name] = self.stats.get(name, 0) + value

    def game_over(self, scores: list[Score], winners: list[int]) -> None:
        if self._process is not None:
            with contextlib.suppress(ProgramFailed):
                self._process.send(over(scores, winners))
            self.close()

    def close(self) -> None:
        process, self._process = self._process, None
        self._table = b""
        if process is not None:
            with contextlib.suppress(ProgramFailed):
                process.send(_line({"type": "quit"}))
            process.close(GRACE)

    # ---------------------------------------------------------------- the program

    def _ready(self, state: State, seat: int) -> Process:
        """The program, after it got the game; raises `ProgramFailed`."""
        table = hello(state, seat, self.seconds)
        if table != self._table:
            self.close()
            self._starts = self._asked = 0
            self._table = table
        if self._process is None:
            if self._starts == STARTS:
                raise ProgramFailed("gone")
            self._starts += 1
            self._process = Process(self.command)
            try:
                ready = _greet(self._process, table, state)
            except ProgramFailed as failure:
                raise ProgramFailed("start") from failure
            wants = ready.get("wants")
            self._wants = frozenset(OFFERED).intersection(wants if isinstance(wants, list) else [])
            self._lang = "de" if ready.get("lang") == "de" else "en"
        return self._process

    def _forfeit(self, reason: str) -> None:
        """Count a forfeit. After a crash or a protocol error, the program is restarted when needed."""
        self.forfeits[reason] = self.forfeits.get(reason, 0) + 1
        process = self._process
        if process is not None and reason != "illegal":
            self._process = None
            process.close()
        if process is not None:
            self.last_words = (process.stderr_tail().splitlines() or [self.last_words])[-1]


_programs: dict[tuple[str, tuple[str, ...]], type[External]] = {}


def program(name: str, command: tuple[str, ...]) -> type[External]:
    """The bot class for a command; the same class each time, so that it can be registered again."""
    if (name, command) not in _programs:
        made = type(name, (External,), {"title": name, "command": command, "__module__": __name__})
        _programs[name, command] = made
    return _programs[name, command]


# -------------------------------------------------------------------- messages


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def hello(state: State, seat: int, seconds: float) -> bytes:
    """The first message: which game this is."""
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": state.game.name,
            "rules": state.config.rules,
            "seats": state.seats,
            "seat": seat,
            "options": state.config.options,
            "move_count": state.game.move_count,
            "seconds": seconds,
        }
    )


def _greet(process: Process, greeting: bytes, state: State) -> dict[str, object]:
    """Send the greeting, and the names of all moves if the program asks for them before it is ready; its
    answer says what else it wants to receive."""
    deadline = time.monotonic() + START_SECONDS
    process.send(greeting)
    answer = _read(process.hear(deadline))
    if answer.get("type") == "moves":
        game = state.game
        process.send(_line({"type": "moves", "texts": [game.text(move) for move in range(game.move_count)]}))
        answer = _read(process.hear(deadline))
    if answer.get("type") != "ready" or answer.get("protocol", PROTOCOL) != PROTOCOL:
        raise ProgramFailed("nonsense")
    return answer


def observed(
    state: State, seat: int, wants: Iterable[str], lang: str, events: Iterable[Event] = ()
) -> dict[str, object]:
    """What a program wants to receive beyond the view."""
    if not wants:
        return {}
    from trailboss.presentation.text_observation import observe

    seen = observe(state, seat, lang, events)
    offered = {"text": seen.text, "observation": seen.data}
    return {name: offered[name]() for name in OFFERED if name in wants}


def request(
    state: State, seat: int, number: int, seconds: float, further: dict[str, object] | None = None
) -> bytes:
    """The question sent to the program. It depends only on what the seat may know."""
    moves = state.legal_for(seat)
    return _line(
        {
            "type": "decide",
            "number": number,
            "seat": seat,
            "seconds": seconds,
            "moves": moves,
            "texts": [state.game.text(move) for move in moves],
            "view": state.view(seat),
            **(further or {}),
        }
    )


def over(scores: list[Score], winners: list[int]) -> bytes:
    """How the game ended."""
    counted = [{"total": score.total, "place": score.place, "parts": score.parts} for score in scores]
    return _line({"type": "over", "scores": counted, "winners": winners})


def chosen(answer: dict[str, object], number: int, state: State, moves: list[int]) -> int:
    """The move in an answer, as a number or a text; raises `ProgramFailed`.

    An answer names its request; otherwise, after one line too many, all later answers would belong to the
    wrong request.
    """
    move = answer.get("move")
    if isinstance(move, str):
        move = {state.game.text(each): each for each in moves}.get(move, -1)
    if type(move) is not int or answer.get("number") != number:
        raise ProgramFailed("nonsense")
    if move not in moves:
        raise ProgramFailed("illegal")
    return move


def _read(line: bytes) -> dict[str, object]:
    """A message of the program; raises `ProgramFailed`."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ProgramFailed("nonsense")
    return message
