"""Old names of `core.messages`, for code that still registers its texts as pairs."""

from trailboss.core.messages import LANGUAGES, add_messages, known_language
from trailboss.core.messages import Message as Word
from trailboss.core.messages import format_message as say
from trailboss.core.messages import message as word


def learn(table: dict[str, tuple[str, str]]) -> None:
    for place, lang in enumerate(LANGUAGES):
        add_messages(lang, {key: both[place] for key, both in table.items()})


__all__ = ["LANGUAGES", "Word", "known_language", "learn", "say", "word"]
