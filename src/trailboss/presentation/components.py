"""Components as plain data: name, help, and figures for drawing."""

from collections.abc import Callable
from typing import NamedTuple

from trailboss.core.messages import format_message

Figure = int | str | list[int | str]


class Text:
    """A name or sentence that is formatted when its language is known."""

    def __init__(self, render: Callable[[str], str]) -> None:
        self.render = render
        """The text in a language."""


class Component(NamedTuple):
    """A component, or a rule that a player can point at."""

    name: Text
    help: list[Text]
    """Short sentences that say what it does."""
    figures: dict[str, Figure]
    """What is printed on it, for drawing; a flag is 0 or 1."""
    actions: list[list[str]]
    """Printed actions, each a list of alternatives, by their ids of the kind `action`."""
    rulings: list[str]
    """The rulings behind the help."""


Components = dict[str, dict[str, Component]]
"""By kind and id."""


def text_of(key: str, **args: object) -> Text:
    """A message by its key; values may be texts, too."""

    def render(lang: str) -> str:
        values = {name: each.render(lang) if isinstance(each, Text) else each for name, each in args.items()}
        return format_message(key, values, lang)

    return Text(render)


def plain(text: str) -> Text:
    """Text that is the same in every language."""
    return Text(lambda lang: text)


def changed(text: Text, change: Callable[[str], str]) -> Text:
    """A text with a change applied in every language."""
    return Text(lambda lang: change(text.render(lang)))


def sentence(text: Text) -> Text:
    """As a sentence: with a capital letter and a full stop."""
    return changed(text, _sentence)


def titled(text: Text) -> Text:
    """As a heading: with a capital letter."""
    return changed(text, lambda words: words[:1].upper() + words[1:])


def joined(parts: list[Text], between: Text | str = ", ") -> Text:
    def render(lang: str) -> str:
        separator = between if isinstance(between, str) else between.render(lang)
        return separator.join(part.render(lang) for part in parts)

    return Text(render)


def component(
    name: Text,
    *help_: Text,
    figures: dict[str, Figure] | None = None,
    actions: list[list[str]] | None = None,
    rulings: tuple[str, ...] = (),
) -> Component:
    """A component with a capitalized name and whole sentences as help."""
    return Component(
        titled(name), [sentence(each) for each in help_], figures or {}, actions or [], list(rulings)
    )


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in (".", "!", "?") else f"{text}."
