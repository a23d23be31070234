"""Screen and keyboard: drawn on a terminal, plain lines elsewhere."""

import io
import select
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from trailboss.cli.table.face import Colours
from trailboss.cli.table.layout import Screen
from trailboss.cli.table.lines import wrapped
from trailboss.core.errors import TrailbossError

RECAP: Final = 1.2
"""The most seconds for printing what bots did."""
MAX_PAUSE: Final = 0.15
"""The longest pause after one sentence."""
MIN_COLUMNS: Final = 20
MIN_ROWS: Final = 6
NARROW: Final = 100
"""Sentences are easier to read when lines are not longer than this."""


class Room:
    """Prints lines and reads lines. `read` gets the prompt and raises `EOFError` at the end of input."""

    def __init__(
        self,
        console: Console,
        drawn: bool,
        read: Callable[[str], str],
        echo: bool = False,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self.console = console
        self.drawn = drawn
        self.has_input = False
        """Has anything been typed yet?"""
        self._read = read
        self.at_keyboard = not echo
        """Does a person type? Input from a file is echoed, so that the output makes sense."""
        self._pause = pause

    @property
    def screen(self) -> Screen:
        """The window as it is now; people resize it."""
        columns, rows = self.console.size
        system = self.console.color_system
        some = system is not None and not self.console.no_color
        colours = Colours(some, some and system not in ("standard", "windows"))
        return Screen(max(columns, MIN_COLUMNS), max(rows, MIN_ROWS), colours)

    # ---------------------------------------------------------------- showing

    def write(self, sentences: Sequence[str], indent: int = 0) -> None:
        """Say something, a line each; in a drawn room long ones are broken between words, and what follows
        the break is indented."""
        for sentence in sentences:
            self._print(sentence, indent)

    def print_events(self, sentences: Sequence[str]) -> None:
        """Print what others did, at a readable pace; without a screen, at once."""
        for sentence in sentences:
            self._print(sentence)
            if self.drawn:
                self._pause(min(MAX_PAUSE, RECAP / len(sentences)))

    def print_command(self, command: str) -> None:
        """A command to copy: on its own line, never wrapped."""
        self.console.file.write(f"  {command}\n")
        self.console.file.flush()

    def show(self, lines: Sequence[Text]) -> None:
        """Put a whole new screen in place of the old one."""
        self.clear()
        self.print(lines)

    def print(self, lines: Sequence[Text]) -> None:
        """Styled lines, which must not be wider than the screen."""
        for each in lines:
            self.console.print(each, end="\n", no_wrap=True, overflow="crop", crop=True)

    def clear(self) -> None:
        """Clear the screen and the scrollback: they may have shown a hand."""
        if self.drawn:
            self.console.clear()
            if self.console.is_terminal and not self.console.legacy_windows:
                self.console.file.write("\x1b[3J")
        elif self.console.is_terminal:
            self.write([""] * self.console.size.height)

    def _print(self, sentence: str, indent: int = 0) -> None:
        if not self.drawn:
            self.console.file.write(sentence + "\n")
            self.console.file.flush()
            return
        indent = indent or len(sentence) - len(sentence.lstrip())
        self.print(wrapped(sentence, min(self.screen.columns, NARROW), indent=indent))

    # ---------------------------------------------------------------- reading

    def ask(self, prompt: str) -> str:
        """The next input line. Raises `EOFError` at the end of input."""
        text = self._read(prompt).strip()
        self.has_input = True
        if not self.at_keyboard:
            self.write([f"> {text}"])
        return text


def keyboard(prompt: str) -> str:
    """Read a line from the person's keyboard, or from whatever is piped in."""
    if sys.stdin is None:  # closed by the parent process
        raise EOFError
    if sys.stdin.isatty():
        return input(prompt)
    text = sys.stdin.readline()
    if not text:
        raise EOFError
    return text


def nothing_to_read() -> bool:
    """Is it already certain that there will be no input? An open pipe may still deliver some."""
    if sys.stdin is None:
        return True
    try:
        source = sys.stdin.buffer
        if sys.stdin.isatty() or not isinstance(source, io.BufferedReader):
            return False
        return bool(select.select([source], [], [], 0)[0]) and not source.peek(1)
    except (OSError, ValueError, AttributeError):
        return False  # not a real file, or a system that can only poll sockets: reading will show


def open_room(plain: bool, no_color: bool) -> Room:
    """The room for this terminal or pipe. Raises `TrailbossError` if nobody can play here."""
    if nothing_to_read():
        raise TrailbossError("table.no_input")
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # don't fail on characters that can't be shown
    console = Console(no_color=no_color or None, highlight=False, markup=False, emoji=False, soft_wrap=False)
    at_terminal = sys.stdin is not None and sys.stdin.isatty() and console.is_terminal
    utf8 = (console.encoding or "").lower().replace("-", "").startswith("utf8")
    drawn = at_terminal and not plain and utf8 and not console.is_dumb_terminal
    if at_terminal:
        _with_line_editing()
    return Room(console, drawn, keyboard, echo=not at_terminal)


def _with_line_editing() -> None:
    """Enable arrow keys at the prompt, if this Python has readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
