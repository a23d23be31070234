"""The main loop: who decides next, what the person at the keyboard sees, and saving the game."""

import os
import shlex
from collections.abc import Sequence

from trailboss.cli.errors import INTERRUPTED, Stopped, file_error
from trailboss.cli.table import ending
from trailboss.cli.table.answers import Answer, normalized
from trailboss.cli.table.commands import Leave, execute
from trailboss.cli.table.face import Seen
from trailboss.cli.table.layout import BETWEEN, Page, compose
from trailboss.cli.table.room import Room
from trailboss.cli.table.saves import Save, new
from trailboss.cli.table.session import Session
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message

LOG_TURNS = 5
"""No screen has room for more."""
AROUND_SHEET = 13
"""Lines on the last screen besides the board and the sheet."""
YES = ("yes", "y", "ja", "j", "new", "neu")


class Sitting:
    """People at one table, until they leave it."""

    def __init__(self, session: Session, room: Room, save: Save, lang: str, resumed: bool = False) -> None:
        self.session = session
        self.room = room
        self.save = save
        self.lang = lang
        self.seat: int | None = None
        """The seat whose view is on the screen; None while players switch."""
        self._shown = len(session.log)
        """How many entries of the log have been printed."""
        self._greeting = "table.welcome_back" if resumed else "table.welcome"
        self._kept = False
        self._asked: dict[int | None, int] = {}
        """In which turn each person was asked last."""

    def run(self) -> None:
        """Play until the players leave. Raises `Stopped` after Ctrl-C, `TrailbossError` without any input."""
        try:
            self.save.write(self.session)
            self._kept = True
            self._greet()
            while True:
                while not self.session.state.over:
                    self._next()
                if not self._finish():
                    return
        except Leave:
            self._say_goodbye()
        except EOFError as error:
            if not self.room.has_input and not self.room.at_keyboard:
                raise TrailbossError("table.no_input") from error
            self._say_goodbye()
        except KeyboardInterrupt as error:
            self._say_goodbye()
            raise Stopped(INTERRUPTED) from error

    # ---------------------------------------------------------------- one decision after the other

    def _next(self) -> None:
        seat = self.session.state.to_move
        if not self.session.is_person(seat):
            self.session.play_bot()
            self._after_move()
            return
        self._sit_down(seat)
        history = len(self.session.state.history)
        self._show()
        while self._same_question(history):
            if execute(self, self.room.ask(self.prompt())) and self._same_question(history):
                self._show()

    def _same_question(self, history: int) -> bool:
        return len(self.session.state.history) == history and not self.session.state.over

    def play(self, move: int, seat: int) -> None:
        """Play a legal move of a person."""
        before = len(self.session.log)
        self.session.play(move, seat)
        self._after_move()
        self._show_private_events(seat, before)

    def take_back(self) -> None:
        """Take back a move; raises `CannotUndo`."""
        self.session.take_back()
        self._shown = len(self.session.log)
        self._keep()
        if not self.room.drawn:
            self.show("table.taken_back")

    def _after_move(self) -> None:
        """Save the game, and print what happened for those who may read it now."""
        self._keep()
        sentences = self.session.sentences(self._listener(), self.lang, self._shown)
        self._shown = len(self.session.log)
        self.room.print_events(sentences)

    def _listener(self) -> int | None:
        """Whose log is printed as it happens: the only person's; with several, only what is public."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    def _show_private_events(self, seat: int, since: int) -> None:
        """With several people at the keyboard: show what only this one may know, before the next plays."""
        if self._listener() is not None or self.session.show_all:
            return
        sentences = [
            self.session.sentence(entry.event, self.lang)
            for entry in self.session.log[since:]
            if entry.event.visible_to(seat) and not entry.event.visible_to(None)
        ]
        if sentences:
            name = self.session.seat_name(seat, self.lang)
            self.room.write([self.phrase("table.only_you", seat=name), *sentences])
            self.show("table.seen")
            self.room.ask("")

    def _sit_down(self, seat: int) -> None:
        """Another person takes the keyboard; before that, nothing hidden is left on the screen."""
        if seat != self.seat and len(self.session.people) > 1 and not self.session.show_all:
            self.seat = None
            self.room.clear()
            self.show("table.curtain", seat=self.session.seat_name(seat, self.lang))
            self.room.ask("")
        self.seat = seat

    # ---------------------------------------------------------------- showing

    def seen(self) -> Seen:
        """The table as the person at the keyboard may see it."""
        return self.session.seen(self.seat, self.lang)

    def answers(self) -> list[Answer]:
        """The answers that the person at the keyboard can choose from."""
        state = self.session.state
        return [] if state.over else self.session.face.answers(self.seen(), state.legal())

    def _show(self) -> None:
        """The question, with the table around it."""
        seen, face = self.seen(), self.session.face
        if self.room.drawn:
            self.room.show(compose(face, seen, self.page(), self.room.screen))
            return
        answers = self.answers()
        listed = "; ".join(self.phrase("table.answer", typed=each.key, text=each.text) for each in answers)
        self.room.write(
            [
                *face.situation(seen, self._is_new_turn()),
                face.question(seen),
                self.phrase("table.answers", answers=listed),
            ]
        )

    def _is_new_turn(self) -> bool:
        """Is this the first question of a turn to this person?"""
        turn = self.session.turn()
        fresh = self._asked.get(self.seat) != turn
        self._asked[self.seat] = turn
        return fresh

    def page(self) -> Page:
        """The blocks around the board of a drawn table."""
        seen, game = self.seen(), self.session.game
        you = self.phrase("table.you_are", seat=self.session.seat_name(self.session.state.to_move, self.lang))
        heading = [game.title(self.lang), self.session.face.heading(seen), you]
        return Page(
            BETWEEN.join(heading), self._paragraphs(), self.session.face.question(seen), self.answers()
        )

    def _paragraphs(self) -> list[str]:
        """The log for the screen: the greeting, then a paragraph for every turn."""
        turns = self.session.turns(self.seat, self.lang, LOG_TURNS)
        greeting = self._welcome() if self.session.turn() < LOG_TURNS else []
        return [" ".join(sentences) for sentences in (greeting, *turns) if sentences]

    def prompt(self) -> str:
        name = self.session.seat_name(self.session.state.to_move, self.lang)
        return self.phrase("table.prompt", seat=name)

    def _greet(self) -> None:
        """Say hello and what has happened last; a drawn table has both on its screen."""
        if self.room.drawn:
            return
        self.room.write([self.session.game.title(self.lang), *self._welcome()])
        self.room.write(self.session.turns(self._listener(), self.lang, 1)[-1])

    def _welcome(self) -> list[str]:
        names = [self.session.seat_name(seat, self.lang) for seat in self.session.people]
        seen = Seen(
            self.session.state, self.session.state.view(None), None, self.lang, (), self.session.colours
        )
        return [
            self.phrase(self._greeting, seats=ending.listing(names, self.lang)),
            *self.session.face.notes(seen),
        ]

    def phrase(self, key: str, **args: object) -> str:
        return format_message(key, args, self.lang)

    def show(self, key: str, **args: object) -> None:
        """Say one sentence."""
        self.room.write([self.phrase(key, **args)])

    # ---------------------------------------------------------------- keeping

    def resume_command(self) -> str:
        """The exact command that continues this game."""
        return self._command("play --resume")

    def _command(self, action: str) -> str:
        """A command about the saved game, as the reader's shell knows it: `./run text` names the program."""
        program = os.environ.get("TRAILBOSS_COMMAND", "trailboss")
        return f"{program} {action} {shlex.quote(str(self.save.path.absolute()))}"

    def _keep(self) -> None:
        """Save the game. If that fails, print a warning and continue."""
        try:
            self.save.write(self.session)
        except OSError as error:
            self._kept = False
            self.show("table.not_kept", what=file_error(error, self.lang))
        else:
            self._kept = True

    def _say_goodbye(self) -> None:
        """Say goodbye, and how to resume the game."""
        if self._kept and not self.session.state.over:
            self.room.write([""] if self.room.drawn else [])
            self.show("table.kept")
            self.room.print_command(self.resume_command())

    # ---------------------------------------------------------------- the end

    def _finish(self) -> bool:
        """Show the final count and offer another game; True if people want one."""
        self.seat = self._listener()
        self._show_end()
        while True:
            typed = normalized(self._ask_at_end())
            if typed in YES:
                self._new_game()
                return True
            if typed in ("", "no", "n", "nein"):
                return False
            again = execute(self, typed)
            if not self.session.state.over:
                return True  # taken back
            if again:
                self._show_end()

    def _ask_at_end(self) -> str:
        """The answer after the end of the game; closed input means that the players have left."""
        try:
            return self.room.ask(self.phrase("table.end_prompt"))
        except EOFError:
            return ""

    def _show_end(self) -> None:
        seen, room = self.seen(), self.room
        sentences = ending.sentences(self.session.face, seen, self.session.people)
        if room.drawn:
            screen = room.screen
            lines = ending.sheet(self.session.face, seen, screen.columns, screen.colours)
            rows = screen.rows - len(lines) - AROUND_SHEET
            room.show(self.session.face.board(seen, screen.columns, rows, screen.colours))
            room.write(self._paragraphs()[-1:])
            self.show("table.final")
            room.print(lines)
            sentences = self._after_sheet(sentences, lines)
        room.write(sentences)
        self.show("table.replay")
        room.print_command(self._command("replay"))
        self.show("table.review")
        room.print_command(self._command("review"))
        self.show("table.another")

    def _after_sheet(self, sentences: Sequence[str], lines: Sequence[object]) -> list[str]:
        """What follows the final score sheet: ties and winners."""
        return list(sentences[1 + len(self.session.state.scores()) :]) if lines else list(sentences[1:])

    def _new_game(self) -> None:
        self.session = self.session.again()
        self.save = new(self.session.game.name)
        self.seat = None
        self._shown = len(self.session.log)
        self._greeting = "table.welcome"
        self._keep()
        self._greet()
