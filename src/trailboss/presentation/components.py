"""Components as plain data: what each is called, what it does, and figures for drawing it."""

from typing import NamedTuple

from trailboss.core.messages import format_message, has_message

Figure = int | str | list[int | str]


class Said(NamedTuple):
    """A sentence or a name in both languages."""

    en: str
    de: str

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


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
    """A phrase in both languages."""
    return Said(format_message(key, args, "en"), format_message(key, args, "de"))


def plain(text: str) -> Said:
    """What is the same in both languages."""
    return Said(text, text)


def known(key: str) -> bool:
    """Is there such a phrase?"""
    return has_message(key)


def sentence(text: Said) -> Said:
    """With a capital letter in front and a full stop behind."""
    return Said(_sentence(text.en), _sentence(text.de))


def titled(text: Said) -> Said:
    """With a capital letter in front, as a heading has it."""
    return Said(text.en[:1].upper() + text.en[1:], text.de[:1].upper() + text.de[1:])


def joined(parts: list[Said], between: str = ", ") -> Said:
    return Said(between.join(part.en for part in parts), between.join(part.de for part in parts))


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
