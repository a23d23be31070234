"""Messages: every sentence Trailboss shows, looked up by key and language.

Rules and errors hold no sentences. They name a key and plain values, and the interface formats them, so
nothing is formatted on the hot path. The texts of a package are in its folder `messages`, one file per
language (`en.toml`, `de.toml`), and are read when a message is first needed in that language. To add a
language, add files; what it lacks is shown in English.

A text is a format string, `"{name} wins"`, or a table of forms:

    "poker.log.cards" = { plural = "count", one = "1 card", other = "{count} cards" }
    "poker.log.side"  = { select = "side", left = "on the left", other = "elsewhere" }

A plural form may also name a number: `{ plural = "count", 0 = "nothing", one = ..., other = ... }`.

A sum whose sign comes last, like `{money} $`, gets a no-break space: no line ends before the sign.
"""

from collections.abc import Callable, Sequence
from threading import RLock
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "de")
"""The complete languages: a test keeps them so. `languages()` has the partial ones, too."""

NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""

ONE_FOR_ZERO: Final = ("fr",)
"""Languages that use the form `one` not only for 1 but for 0, too."""

DECIMAL_COMMA: Final = ("de", "fr")
"""Languages that write 1,5 for one and a half."""


class Message(NamedTuple):
    """A message to be formatted later, also as a value inside another message."""

    key: str
    args: dict[str, object]

    def render(self, lang: str) -> str:
        return format_message(self.key, self.args, lang)

    def __str__(self) -> str:
        return self.render(ENGLISH)


Names = Sequence[str | Message] | None
"""What the seats are called in sentences, if they have names."""


class Forms(NamedTuple):
    """A text that depends on one of its values."""

    argument: str
    plural: bool
    forms: dict[str, str]

    def choose(self, args: dict[str, object], lang: str) -> str:
        value = args[self.argument]
        found = self.forms.get(str(value))
        if found is None and self.plural and isinstance(value, int):
            if value == 1 or (value == 0 and lang in ONE_FOR_ZERO):
                found = self.forms.get("one")
        return self.forms["other"] if found is None else found


Composer = Callable[[str, dict[str, object]], dict[str, str]]
"""Composes further texts of a language from the ones in its file."""

_PACKAGES: Final[dict[str, list[str]]] = {}
"""The packages that have keys of a namespace (`poker` in `poker.move.skip`)."""
_COMPOSERS: Final[dict[str, str]] = {}
_LOCK: Final = RLock()
"""Held while files are read. Texts that are loaded already are read without it."""
_READ: Final[set[tuple[str, str]]] = set()
_TEXTS: Final[dict[str, dict[str, object]]] = {}
"""By language, the texts read so far; and those found in English instead in `_FALLBACKS`."""
_FALLBACKS: Final[dict[str, dict[str, object]]] = {}


def message(key: str, **args: object) -> Message:
    """A `Message` with its values by name: `message("poker.money", dollars=7000)`."""
    return Message(key, args)


def register_messages(package: str, *namespaces: str, compose: str = "") -> None:
    """Declare that `package` has a folder `messages` with the keys of these namespaces.

    `compose` names a module whose function `compose` (a `Composer`) derives further texts from those in the
    file.
    """
    for namespace in namespaces:
        there = _PACKAGES.setdefault(namespace, [])
        if package not in there:
            there.append(package)
    if compose:
        _COMPOSERS[package] = compose


def add_messages(lang: str, texts: dict[str, object]) -> None:
    """Add texts that are in no file, such as those of a game made in a notebook or a test."""
    with _LOCK:
        _take("", lang, texts)


def format_message(key: str, args: dict[str, object], lang: str) -> str:
    """The message of that key in that language, with its values filled in."""
    text = _text(key, lang)
    values = {name: _value(value, lang) for name, value in args.items()}
    if isinstance(text, str):
        return text.format(**values)
    assert isinstance(text, Forms)
    return text.choose(args, lang).format(**values)


def decimal(value: float, digits: int, lang: str, *, plus: bool = False) -> str:
    """A number with this many decimals, after a point or a comma. Zero has no sign; `plus` shows that of
    positive numbers."""
    text = f"{abs(value):.{digits}f}"
    sign = "" if float(text) == 0 else "−" if value < 0 else "+" if plus else ""
    return sign + (text.replace(".", ",") if lang in DECIMAL_COMMA else text)


def has_message(key: str) -> bool:
    """Does a message with that key exist?"""
    return _find(key, ENGLISH) is not None


def messages(lang: str) -> dict[str, object]:
    """All texts of a language, without those that it falls back to: strings and `Forms`."""
    found = _texts(lang)
    for namespace in list(_PACKAGES):
        _read(namespace, lang)
    return dict(found)


def languages() -> list[str]:
    """The languages there are, partial ones last."""
    with _LOCK:
        if not _TEXTS:
            from importlib.resources import files

            found = (file.name for file in files(__name__).iterdir())
            there = sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))
            for lang in (*LANGUAGES, *there):
                _FALLBACKS.setdefault(lang, {})
                _TEXTS.setdefault(lang, {})
        return list(_TEXTS)


def known_language(lang: str) -> bool:
    return lang in languages()


def _text(key: str, lang: str) -> object:
    found = _find(key, lang)
    if found is None and lang != ENGLISH:
        found = _FALLBACKS[lang][key] = _find(key, ENGLISH)
    if found is None:
        raise KeyError(f"{key}: no package has this message in messages/{ENGLISH}.toml")
    return found


def _find(key: str, lang: str) -> object:
    texts = _texts(lang)
    found = texts.get(key) or _FALLBACKS[lang].get(key)
    if found is None:
        _read(key.partition(".")[0], lang)
        found = texts.get(key)
    return found


def _texts(lang: str) -> dict[str, object]:
    """The texts read so far; refuses an unknown language."""
    texts = _TEXTS.get(lang)
    if texts is None:
        if not known_language(lang):
            raise TrailbossError("core.unknown_language", lang=lang, languages=", ".join(languages()))
        texts = _TEXTS[lang]
    return texts


def _read(namespace: str, lang: str) -> None:
    """Read the files of the packages that have keys of this namespace."""
    with _LOCK:
        for package in _PACKAGES.get(namespace, ()):
            if (package, lang) not in _READ:
                _READ.add((package, lang))
                _take(package, lang, _file(package, lang))


def _file(package: str, lang: str) -> dict[str, object]:
    import tomllib
    from importlib.resources import files

    file = files(package) / "messages" / f"{lang}.toml"
    if not file.is_file():
        return {}
    texts: dict[str, object] = tomllib.loads(file.read_text(encoding="utf-8"))
    for key in texts:
        if package not in _PACKAGES.get(key.partition(".")[0], ()):
            raise ValueError(f"{package} has a message {key!r}, but did not register for such keys")
    return {
        key: _forms(value) if isinstance(value, dict) else _unbroken(str(value))
        for key, value in texts.items()
    }


def _unbroken(text: str) -> str:
    import re

    return re.sub(r"(?<=[\d}]) \$(?![\d{])", f"{NO_BREAK}$", text) if " $" in text else text


def _forms(table: dict[str, str]) -> Forms:
    plural = "plural" in table
    forms = {name: _unbroken(text) for name, text in table.items()}
    return Forms(forms.pop("plural" if plural else "select"), plural, forms)


def _take(package: str, lang: str, texts: dict[str, object]) -> None:
    known = _texts(lang)
    for key, text in texts.items():
        if known.get(key, text) != text:
            raise ValueError(f"the message {key!r} already exists with another text")
        known[key] = text
    if package in _COMPOSERS:
        from importlib import import_module

        compose: Composer = import_module(_COMPOSERS[package]).compose
        known.update(compose(lang, texts))


def _value(value: object, lang: str) -> object:
    if isinstance(value, Message):
        return format_message(value.key, value.args, lang)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_value(each, lang)) for each in value)
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailbossError(Exception):
    """The user's input can't be used. The message is one clear sentence, in any language.

    It contains the key of a message and values, never text.
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name: dict[str, object] = args

    def render(self, lang: str) -> str:
        return format_message(self.key, self.args_by_name, lang)

    def __str__(self) -> str:
        return self.render(ENGLISH)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _error_again, (type(self), self.key, self.args_by_name)


def _error_again(kind: type[TrailbossError], key: str, args: dict[str, object]) -> TrailbossError:
    return kind(key, **args)


register_messages("trailboss.core", "core")
