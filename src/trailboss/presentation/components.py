"""Components as plain data: what each is called, what it does, and figures for drawing it."""

from collections.abc import Callable
from typing import NamedTuple

from trailboss.core.messages import format_message

Figure = int | str | list[int | str]


class Said:
    """A name or sentence, formatted in the language of whoever reads it."""

    def __init__(self, render: Callable[[str], str]) -> None:
        self.render = render
        """The text in a language."""


class Component(NamedTuple):
    """A component, or a rule that a player can point at."""

    name: Said
    help: list[Said]
    """Short sentences that say what it does."""
    figures: dict[str, Figure]
    """What is printed on it, for drawing; a flag is 0 or 1."""
    actions: list[list[str]]
    """Printed actions, each a list of alternatives, by their ids of the kind `action`."""
    rulings: list[str]
    """The rulings behind the help."""


Components = dict[str, dict[str, Component]]
"""By kind and id."""


def said(key: str, **args: object) -> Said:
    """A message; its values may be texts like this one."""

    def render(lang: str) -> str:
        values = {name: each.render(lang) if isinstance(each, Said) else each for name, each in args.items()}
        return format_message(key, values, lang)

    return Said(render)


def plain(text: str) -> Said:
    """What is the same in every language."""
    return Said(lambda lang: text)


def changed(text: Said, change: Callable[[str], str]) -> Said:
    """A text of which something is changed, in every language."""
    return Said(lambda lang: change(text.render(lang)))


def sentence(text: Said) -> Said:
    """With a capital letter in front and a full stop behind."""
    return changed(text, _sentence)


def titled(text: Said) -> Said:
    """With a capital letter in front, as a heading has it."""
    return changed(text, lambda words: words[:1].upper() + words[1:])


def joined(parts: list[Said], between: Said | str = ", ") -> Said:
    def render(lang: str) -> str:
        separator = between if isinstance(between, str) else between.render(lang)
        return separator.join(part.render(lang) for part in parts)

    return Said(render)


def thing(
    name: Said,
    *help_: Said,
    figures: dict[str, Figure] | None = None,
    actions: list[list[str]] | None = None,
    rulings: tuple[str, ...] = (),
) -> Component:
    """A thing whose name begins with a capital letter and whose help is whole sentences."""
    return Component(
        titled(name), [sentence(each) for each in help_], figures or {}, actions or [], list(rulings)
    )


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in (".", "!", "?") else f"{text}."
