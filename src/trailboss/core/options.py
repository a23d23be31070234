"""Options: what a table can choose before a game."""

from typing import NamedTuple

from trailboss.core.errors import BadOption
from trailboss.core.messages import message

Value = str | int


class Option(NamedTuple):
    """A choice a table makes before the game: its values, and the ruling behind it.

    With `parts`, a table can also choose place by place: the value is then one word for each place, separated
    by spaces, such as `1a 2b 3a`.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    """All it can be, apart from `parts`; empty when it is free text."""
    ruling: str
    earlier: tuple[tuple[int, Value], ...] = ()
    """Earlier defaults as (rules version, value), oldest first: games that began under that version or an
    older one keep that value, so that they replay as they were played."""
    parts: tuple[tuple[str, ...], ...] = ()
    """By place: the words it can have."""
    distinct: bool = False
    """May each word be used only once? If not, no two places share a word."""
    needs: str = ""
    """The option that must differ from its default before this one matters."""

    def default_under(self, rules: int) -> Value:
        """The default for a game that began under a rules version."""
        for last, value in self.earlier:
            if rules <= last:
                return value
        return self.default

    def normalized(self, value: Value) -> Value:
        """The value in its normal form; rejects invalid ones. `True` doesn't count as 1."""
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return value
        if isinstance(value, str) and self.parts:
            words = value.replace(",", " ").split()
            return " ".join(self._in_order(words) if self.distinct else self._completed(words))
        if self.choices or not isinstance(value, str):
            choices = self.choices or message("core.any_text")
            raise BadOption("core.bad_option", name=self.name, given=value, choices=choices)
        return value

    def read(self, text: str) -> Value:
        """The value that a user typed."""
        for choice in self.choices:
            if str(choice) == text:
                return choice
        return self.normalized(text)

    def example(self) -> str:
        """An example of a value with a word for each place."""
        return " ".join([part[place if self.distinct else 0] for place, part in enumerate(self.parts)])

    def _in_order(self, words: list[str]) -> list[str]:
        """All places, one after the other."""
        found: list[str] = []
        for given in words:
            known = _spelled(given, self.parts[0])
            if known in found:
                raise BadOption("core.twice_in_option", name=self.name, given=known)
            if not known:
                raise BadOption("core.no_word_of_option", name=self.name, given=given, choices=self.parts[0])
            found.append(known)
        if len(found) != len(self.parts):
            count, example = len(self.parts), self.example()
            raise BadOption(
                "core.words_of_option", name=self.name, count=count, given=len(found), example=example
            )
        return found

    def _completed(self, words: list[str]) -> list[str]:
        """Any of the places; the others have their first word."""
        found = [part[0] for part in self.parts]
        named: list[int] = []
        for given in words:
            places = [place for place, part in enumerate(self.parts) if _spelled(given, part)]
            if not places:
                raise self._bad_value(given)
            if places[0] in named:
                raise BadOption("core.twice_in_option", name=self.name, given=given)
            found[places[0]] = _spelled(given, self.parts[places[0]])
            named.append(places[0])
        if not named:
            raise self._bad_value("")
        return found

    def _bad_value(self, given: str) -> BadOption:
        choices = (*self.choices, message("core.words_such_as", example=self.example()))
        return BadOption("core.bad_option", name=self.name, given=given, choices=choices)


def _spelled(given: str, words: tuple[str, ...]) -> str:
    """The word among these that matches, ignoring case; empty if none does."""
    for known in words:
        if known.casefold() == given.casefold():
            return known
    return ""
