"""One line of a map's text, taken word by word; what does not fit is refused with the line's number."""

from typing import Final, NoReturn

from trailboss.core.messages import Message
from trailboss.games.winchester.components.cards import MARKS, PLOTS
from trailboss.games.winchester.components.map_errors import BadMap

FORMS: Final[dict[str, str]] = {
    "plot": "plot NUMBER TERRAIN [mine|ranch] MARK",
    "border": "border PLOT PLOT MARK",
    "rail": "rail tNUMBER touches PLOT ...|nothing MARK",
    "river": "river rNUMBER touches PLOT ...|nothing MARK",
    "saloon": "saloon PLOT PLOT PLOT PLOT MARK",
    "mine": "mine cards AMOUNT ... MARK",
    "ranch": "ranch cards AMOUNT ... MARK",
    "tokens": "tokens movement NUMBER saloon NUMBER rumor NUMBER MARK",
    "area": "area WIDTH HEIGHT MARK",
    "shape": "shape plot NUMBER|SQUARE|saloon: X,Y X,Y X,Y ...",
    "course": "course rail|river: X,Y X,Y ...",
    "spot": "spot plot NUMBER|SQUARE|saloon KIND X,Y",
}
"""How a line that begins with this word should read."""


class Line:
    """The line being read, and in which line each thing was said first."""

    def __init__(self) -> None:
        self.line = 0
        """Its number, counted from 1."""
        self.kind = ""
        """The word it begins with, one of FORMS."""
        self.words: list[str] = []
        """All its words, without comments."""
        self.taken = 0
        """How many of them have been taken, from the first on."""
        self.first: dict[str, int] = {}
        """What the map has said -> in which line."""

    def fail(self, key: str, **args: object) -> NoReturn:
        """Refuse the map because of this line."""
        raise BadMap("winchester.map.line", line=self.line, what=Message("winchester.map." + key, args))

    def misfit(self, word: str) -> NoReturn:
        self.fail("misfit", word=shown(word), form=FORMS[self.kind])

    def begin(self, words: list[str]) -> None:
        """The words of the next line."""
        self.words = words
        self.taken = 0

    def more(self) -> bool:
        """Are there words that have not been taken?"""
        return self.taken < len(self.words)

    def take(self) -> str:
        """The next word of the line."""
        if not self.more():
            self.fail("short", form=FORMS[self.kind])
        self.taken += 1
        return self.words[self.taken - 1]

    def take_word(self, word: str) -> None:
        taken = self.take()
        if taken != word:
            self.misfit(taken)

    def take_mark(self) -> str:
        """The last word of the line, taken off its end."""
        if not self.more():
            self.fail("short", form=FORMS[self.kind])
        mark = self.words.pop()
        if mark not in MARKS:
            self.fail("mark", word=shown(mark))
        return mark

    def take_number(self) -> int:
        return self.number(self.take())

    def number(self, word: str) -> int:
        if not is_number(word):
            self.fail("number", word=shown(word))
        return int(word)

    def take_plot(self) -> int:
        plot = self.take_number()
        if not 1 <= plot <= PLOTS:
            self.fail("plot_range", plot=plot, most=PLOTS)
        return plot

    def nothing_more(self) -> None:
        if self.more():
            self.misfit(self.words[self.taken])

    def once(self, what: str) -> None:
        """Note that the map has said `what`; it may not say it again."""
        if what in self.first:
            self.fail("twice", what=what, first=self.first[what])
        self.first[what] = self.line


def is_number(word: str) -> bool:
    """Whether a word is a whole number that no check can stumble over."""
    return word.isascii() and word.isdigit() and len(word) <= 6


def shown(word: str) -> str:
    """A word of the file, fit to be repeated in a message."""
    return printable(word if len(word) <= 40 else word[:39] + "…")


def printable(text: str) -> str:
    """The text with a question mark for every sign that a screen might refuse."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])
