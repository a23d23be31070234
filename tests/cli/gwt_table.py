"""Great Western Trail at the text table, for tests: positions, what a seat sees, and a table to type at."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

import trailboss
from tests.cli.table_support import BARE, FEW, FULL, Script
from trailboss import State, seeded
from trailboss.cli.table.face import Colours, Seen
from trailboss.cli.table.layout import Page, Screen, compose
from trailboss.cli.table.loop import Sitting
from trailboss.cli.table.room import Room
from trailboss.cli.table.saves import Save
from trailboss.cli.table.session import Session
from trailboss.core.contract import Value
from trailboss.games.gwt.terminal.face import GwtFace

FACE = GwtFace()
__all__ = ["BARE", "FACE", "FEW", "FULL", "asked", "everything_shown", "positions", "screen", "seen"]


def positions(seats: int, seed: int, edition: str = "gwt1", **options: Value) -> Iterator[State]:
    """All positions of a random game, the final one too. It is one state that goes on."""
    state = trailboss.game(edition).start(seats=seats, seed=seed, **options)
    chance = seeded(f"positions {seed}")
    while not state.over:
        yield state
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    yield state


def asked(question: str, seats: int = 4, seed: int = 1, after: int = 200) -> State:
    """A position of a random game in which that question is asked, not before so many moves."""
    for number in range(seed, seed + 30):
        for state in positions(seats, number):
            if state.view(None)["question"] == question and len(state.history) >= after:
                return state
    raise AssertionError(f"no game asked for {question}")


def seen(state: State, seat: int | None = None, lang: str = "en") -> Seen:
    """The table as the seat to move (or another one) sees it."""
    who = state.to_move if seat is None else seat
    return Seen(state, state.view(who), who, lang)


def screen(here: Seen, columns: int, rows: int, colours: Colours = FULL) -> list[str]:
    """The whole screen, as text without colours."""
    mine = here.seat == here.state.to_move
    answers = FACE.answers(here, here.state.legal()) if mine else []
    page = Page(
        FACE.heading(here),
        ["Red rides to building A. Red hires a cowboy for $6.", "Blue takes a turn."],
        FACE.question(here),
        answers,
    )
    return [line.plain for line in compose(FACE, here, page, Screen(columns, rows, colours))]


def everything_shown(here: Seen) -> list[str]:
    """All that the table can show to a person in one position."""
    result = [*FACE.situation(here, True), FACE.question(here), FACE.heading(here), *FACE.notes(here)]
    for columns, rows in ((200, 70), (120, 40), (80, 24)):
        result += screen(here, columns, rows)
    for look in FACE.looks:
        result += FACE.look(here, look.names[0], "")
    for colour in ("red", "blue", "yellow", "purple"):
        result += FACE.look(here, "board", colour)
    return result + [line.plain for line in FACE.board(here, 120, 60, FULL)]


class GwtTable:
    """A table where somebody sits and types."""

    def __init__(
        self,
        answers: Iterable[str] | Callable[[str], str],
        folder: Path,
        seats: str = "me,random,random",
        seed: int = 7,
        lang: str = "en",
        drawn: bool = False,
        show_all: bool = False,
        columns: int = 120,
        rows: int = 40,
        edition: str = "gwt1",
        **options: Value,
    ) -> None:
        self.output = io.StringIO()
        console = Console(
            file=self.output,
            width=columns,
            height=rows,
            force_terminal=drawn,
            color_system="truecolor" if drawn else None,
            legacy_windows=False,
        )
        who = seats.split(",")
        state = trailboss.game(edition).start(len(who), seed, **options)
        read = answers if callable(answers) else Script(answers)
        self.room = Room(console, drawn, read, echo=not drawn, pause=lambda seconds: None)
        self.file = folder / "game.record"
        self.sitting = Sitting(Session(state, who, show_all), self.room, Save(self.file), lang)

    @property
    def state(self) -> State:
        return self.sitting.session.state

    def play(self) -> str:
        """Sit until the answers run out or the people leave; all that was shown."""
        self.sitting.run()
        return self.output.getvalue()

    def play_random(self, seed: int = 3, between: Callable[[], str | None] = lambda: None) -> str:
        """Answer every question by chance, with a key from the list; now and then something else."""
        chance = seeded(f"fingers {seed}")

        def read(prompt: str) -> str:
            if not prompt:
                return ""
            if self.state.over:
                raise EOFError
            other = between()
            if other is not None:
                return other
            keys = [key for answer in self.sitting.answers() for key in answer.moves]
            return keys[chance.below(len(keys))]

        self.room._read = read
        return self.play()
