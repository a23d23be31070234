"""Words: every sentence the project says, in every language, looked up by a key.

Rules and errors never hold sentences. They name a key and plain values; who speaks to a person turns them
into a sentence here, at the boundary. So nothing is formatted on the hot path, and every sentence exists in
both languages.
"""

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

LANGUAGES: Final = ("en", "de")

_PHRASES: Final[dict[str, tuple[str, str]]] = {}


class Word(NamedTuple):
    """A value inside a sentence that is itself said in the language of the sentence."""

    key: str
    args: dict[str, object]

    def __str__(self) -> str:
        return say(self.key, self.args, "en")


def word(key: str, **args: object) -> Word:
    """A `Word` with its values by name: `word("poker.money", dollars=7000)`."""
    return Word(key, args)


def learn(table: dict[str, tuple[str, str]]) -> None:
    """Take up phrases, each as (English, German). A key is taken up once."""
    for key, both in table.items():
        if _PHRASES.get(key, both) != both:
            raise ValueError(f"the phrase {key!r} is there already and says something else")
        _PHRASES[key] = both


def phrases() -> dict[str, tuple[str, str]]:
    """All phrases there are, for those who check them."""
    return dict(_PHRASES)


def say(key: str, args: dict[str, object], lang: str) -> str:
    """The phrase of that key in that language, with its values filled in."""
    both = _PHRASES[key]
    filled = {name: _value(value, lang) for name, value in args.items()}
    return both[_index(lang)].format(**filled)


def known_language(lang: str) -> bool:
    return lang in LANGUAGES


def _index(lang: str) -> int:
    if lang not in LANGUAGES:
        raise TrailbossError("core.unknown_language", lang=lang, languages=", ".join(LANGUAGES))
    return LANGUAGES.index(lang)


def _value(value: object, lang: str) -> object:
    if isinstance(value, Word):
        return say(value.key, value.args, lang)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_value(each, lang)) for each in value)
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailbossError(Exception):
    """Something a user did or gave cannot be used; says so in one clear sentence, in either language.

    It holds the key of a phrase and values, never text, so that the same error can be shown in any language.
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name: dict[str, object] = args

    def say(self, lang: str) -> str:
        return say(self.key, self.args_by_name, lang)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _error_again, (type(self), self.key, self.args_by_name)


def _error_again(kind: type[TrailbossError], key: str, args: dict[str, object]) -> TrailbossError:
    return kind(key, **args)
