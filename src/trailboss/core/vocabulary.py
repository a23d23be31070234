"""Vocabulary: all the moves of a game, numbered from 0, each with a notation that can be parsed.

A move is a kind and up to a few small arguments (`bid 7`, `look seat2 first`). The numbers of one kind
are consecutive, so the rules calculate with them: the move `bid 7` is `first("bid") + 6`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from trailboss.core.errors import BadMove
from trailboss.core.messages import message


class Kind(NamedTuple):
    """One kind of move: its name, and the possible tokens of every argument."""

    name: str
    arguments: tuple[tuple[str, ...], ...]


class Move(NamedTuple):
    """A move of the vocabulary; printed, it is its notation."""

    number: int
    kind: str
    text: str

    def __str__(self) -> str:
        return self.text


class Vocabulary:
    """A finite list of moves with a notation, both ways. `for move in vocabulary` lists them by number."""

    def __init__(self, game: str, kinds: list[Kind]) -> None:
        self.game = game
        self.kinds = kinds
        self._texts: list[str] = []
        self._kind_of: list[int] = []
        self._first: dict[str, int] = {}
        for index, kind in enumerate(kinds):
            self._first[kind.name] = len(self._texts)
            for text in _spelled(kind):
                self._texts.append(text)
                self._kind_of.append(index)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError(f"two moves of {game} have the same notation")

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[Move]:
        for number in range(len(self._texts)):
            yield self[number]

    def __getitem__(self, number: int) -> Move:
        return Move(number, self.kind(number), self.text(number))

    def __repr__(self) -> str:
        return f"<Vocabulary of {self.game}: {len(self)} moves>"

    def first(self, kind: str) -> int:
        """The number of the first move of a kind."""
        return self._first[kind]

    def kind(self, move: int) -> str:
        """The kind of a move."""
        self.check(move)
        return self.kinds[self._kind_of[move]].name

    def text(self, move: int) -> str:
        """The notation of a move."""
        self.check(move)
        return self._texts[move]

    def move(self, text: str) -> int:
        """The move of a notation. Case and extra blanks do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise BadMove("core.bad_move_text", text=text[:60], title=message(f"{self.game}.title"))
        return number

    def knows(self, text: str) -> bool:
        """Is this the notation of a move?"""
        return text in self._numbers

    def check(self, move: int) -> None:
        """Raise if a number isn't a move."""
        if not 0 <= move < len(self._texts):
            raise BadMove("core.bad_move_number", number=move, highest=len(self._texts) - 1)


def _spelled(kind: Kind) -> list[str]:
    texts = [kind.name]
    for tokens in kind.arguments:
        texts = [f"{text} {token}" for text in texts for token in tokens]
    return texts
