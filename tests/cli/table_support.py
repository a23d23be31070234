"""A text table for tests: what is typed comes from a list, what is shown goes into a text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

import trailboss
from trailboss import State, seeded
from trailboss.cli.table.face import Colours, Seen
from trailboss.cli.table.layout import Page, Screen, compose
from trailboss.cli.table.loop import Sitting
from trailboss.cli.table.room import Room
from trailboss.cli.table.saves import Save
from trailboss.cli.table.session import Session
from trailboss.core.contract import Value
from trailboss.games.winchester.terminal.face import WinchesterFace

FACE = WinchesterFace()
FULL = Colours(some=True, many=True)
FEW = Colours(some=True, many=False)
BARE = Colours(some=False, many=False)


def started(seats: int = 4, seed: int = 7, **options: Value) -> State:
    return trailboss.game("winchester").start(seats=seats, seed=seed, **options)


def positions(seats: int, seed: int, **options: Value) -> Iterator[State]:
    """All positions of a random game, the final one too. It is one state that goes on."""
    state = started(seats, seed, **options)
    chance = seeded(f"positions {seed}")
    while not state.over:
        yield state
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    yield state


def asked(question: str, seats: int = 4, seed: int = 1, **options: Value) -> State:
    """A position of a random game in which that question is asked, with some plots sold."""
    for number in range(seed, seed + 50):
        for state in positions(seats, number, **options):
            view = state.view(None)
            if view["question"] == question and isinstance(view["turn"], int) and view["turn"] > 6:
                return state
    raise AssertionError(f"no game asked for {question}")


def seen(state: State, seat: int | None = None, lang: str = "en") -> Seen:
    """The table as the seat to move (or another one) sees it."""
    who = state.to_move if seat is None else seat
    return Seen(state, state.view(who), who, lang)


def page_of(here: Seen, log: Iterable[str] = ("A plot comes up. Somebody bids.",)) -> Page:
    state = here.state
    answers = FACE.answers(here, state.legal()) if here.seat == state.to_move else []
    return Page(FACE.heading(here), list(log), FACE.question(here), answers)


def screen_lines(here: Seen, columns: int, rows: int, colours: Colours = FULL) -> list[str]:
    """The whole screen, as text without colours."""
    lines = compose(FACE, here, page_of(here), Screen(columns, rows, colours))
    return [line.plain for line in lines]


class Script:
    """Types what it is given; whoever waits for more gets the end of the input."""

    def __init__(self, answers: Iterable[str | type[BaseException]]) -> None:
        self._answers = iter(answers)

    def __call__(self, prompt: str) -> str:
        for answer in self._answers:
            if isinstance(answer, str):
                return answer
            raise answer
        raise EOFError


class Table:
    """A table where somebody sits and types these answers."""

    def __init__(
        self,
        answers: Iterable[str | type[BaseException]] | Callable[[str], str],
        folder: Path,
        seats: str = "me,random,random",
        seed: int = 7,
        lang: str = "en",
        drawn: bool = False,
        show_all: bool = False,
        columns: int = 100,
        rows: int = 40,
        colours: bool = True,
        **options: Value,
    ) -> None:
        self.output = io.StringIO()
        console = Console(
            file=self.output,
            width=columns,
            height=rows,
            force_terminal=drawn,
            color_system="truecolor" if drawn and colours else None,
            no_color=not colours,
            legacy_windows=False,
        )
        self.pauses: list[float] = []
        who = seats.split(",")
        state = trailboss.game("winchester").start(len(who), seed, **options)
        read = answers if callable(answers) else Script(answers)
        self.room = Room(console, drawn, read, echo=not drawn, pause=self.pauses.append)
        self.file = folder / "game.record"
        self.sitting = Sitting(Session(state, who, show_all), self.room, Save(self.file), lang)

    @property
    def state(self) -> State:
        return self.sitting.session.state

    def play(self) -> str:
        """Sit until the answers run out or the people leave; all that was shown."""
        self.sitting.run()
        return self.output.getvalue()

    def play_random(self, seed: int = 3, answers: int = 2000) -> str:
        """Answer every question by chance, with a key from the list."""
        chance = seeded(f"fingers {seed}")
        left = answers

        def read(prompt: str) -> str:
            nonlocal left
            if not prompt:
                return ""  # Enter, for the curtain
            left -= 1
            if self.state.over or left < 0:
                raise EOFError
            keys = [key for answer in self.sitting.answers() for key in answer.moves]
            return keys[chance.below(len(keys))]

        self.room._read = read
        return self.play()
