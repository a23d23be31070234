"""Sam's cards and levels, read from a text that an owner of the solo booklet can correct (SAM-17)."""

from importlib.resources import files
from typing import Final, NamedTuple

from trailboss.core.messages import Message, TrailbossError
from trailboss.games.gwt.components.cities import SECOND_CITIES
from trailboss.games.gwt.components.player_board import WORKER_IDS

RULE_SET: Final = "sam-reconstructed-1"
"""What stands wherever a player meets Sam (SAM-17)."""
LEVELS: Final = ("easy", "medium", "hard")  # SAM-14

BUILDINGS: Final = -1
COWBOYS: Final = -2
SPECIALISTS: Final = -3
COUNTS: Final = {"buildings": BUILDINGS, "cowboys": COWBOYS, "specialists": SPECIALISTS}
"""What a card can count instead of a printed number of steps (SAM-33)."""

HIRE_ANY: Final = 0
HIRE_SPECIALIZED: Final = 1
HIRE_ENGINEER: Final = 2
ENGINE: Final = 3
OBJECTIVE: Final = 4
OUTLAW: Final = 5
HAZARD: Final = 6
CATTLE: Final = 7
ADD_CATTLE: Final = 8
CATTLE_WITH_ONE_LESS: Final = 9
BUILD: Final = 10
ACTIONS: Final = (
    "hire_any",
    "hire_specialized",
    "hire_engineer",
    "engine",
    "objective",
    "outlaw",
    "hazard",
    "cattle",
    "add_cattle",
    "cattle_with_one_less",
    "build",
)
MOST_CARDS: Final = 60
MOST_STEPS: Final = 20


class BadSamDeck(TrailbossError):
    """A file of Sam's cards that cannot be used; names the line."""


class SamCard(NamedTuple):
    """One card (SAM-32): how far Sam moves, for which specialization its actions are, and the actions."""

    number: int
    steps: int
    requires: int
    actions: list[int]


class SamLevel(NamedTuple):
    """What a level changes (SAM-14): cards taken out, workers added, the first city delivered to (SAM-15)."""

    without: list[int]
    workers: list[int]
    first_city: int


class SamDeck:
    """All cards by number, and the levels by name."""

    def __init__(self, cards: list[SamCard], levels: dict[str, SamLevel], text: str) -> None:
        self.cards = cards
        self.levels = levels
        self.text = text

    def card(self, number: int) -> SamCard:
        for card in self.cards:
            if card.number == number:
                return card
        raise KeyError(number)

    def numbers(self, level: str) -> list[int]:
        """The cards that a level plays with (SAM-10)."""
        return [card.number for card in self.cards if card.number not in self.levels[level].without]


def parse(text: str) -> SamDeck:
    """The cards that a text describes. Raises `BadSamDeck` with the first line that is wrong."""
    cards: list[SamCard] = []
    levels: dict[str, SamLevel] = {}
    normal: list[str] = []
    number = 0
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.partition("#")[0].split()
        if not words:
            continue
        if not normal:
            if words != ["sam", "deck", "1"]:
                raise _wrong(number, "header")
        elif words[0] == "card":
            card = _card(words, number)
            if any(card.number == other.number for other in cards):
                raise _wrong(number, "twice", word=f"card {card.number}")
            cards.append(card)
        elif words[0] == "level":
            name, level = _level(words, number, cards)
            if name in levels:
                raise _wrong(number, "twice", word=f"level {name}")
            levels[name] = level
        else:
            raise _wrong(number, "unknown", word=words[0])
        normal.append(" ".join(words))
    if not normal:
        raise _wrong(1, "header")
    for name in LEVELS:
        if name not in levels:
            raise _wrong(number, "missing", word=f"level {name}")
        if all(card.number in levels[name].without for card in cards):
            raise _wrong(number, "missing", word="card 1")
    return SamDeck(cards, levels, "\n".join(normal) + "\n")


def _card(words: list[str], line: int) -> SamCard:
    rest = words[1:]
    number = _number(_next(rest, line), line, MOST_CARDS)
    _expect(rest, "steps", line)
    steps_word = _next(rest, line)
    steps = COUNTS[steps_word] if steps_word in COUNTS else _number(steps_word, line, MOST_STEPS)
    requires = -1
    if rest and rest[0] == "if":
        rest.pop(0)
        requires = _one_of(_next(rest, line), WORKER_IDS, line)
    _expect(rest, "do", line)
    actions = [_one_of(_next(rest, line), list(ACTIONS), line)]
    while rest:
        actions.append(_one_of(_next(rest, line), list(ACTIONS), line))
    return SamCard(number, steps, requires, actions)


def _level(words: list[str], line: int, cards: list[SamCard]) -> tuple[str, SamLevel]:
    rest = words[1:]
    name = LEVELS[_one_of(_next(rest, line), list(LEVELS), line)]
    _expect(rest, "first", line)
    city = _one_of(_next(rest, line), SECOND_CITIES.ids, line)
    if city == 0:
        raise _wrong(line, "unknown", word=SECOND_CITIES.ids[0])
    without: list[int] = []
    workers: list[int] = []
    if rest and rest[0] == "without":
        rest.pop(0)
        while rest and rest[0] != "with":
            without.append(_number(rest.pop(0), line, MOST_CARDS))
            if all(card.number != without[-1] for card in cards):
                raise _wrong(line, "no_card", word=without[-1])
    if rest and rest[0] == "with":
        rest.pop(0)
        while rest:
            workers.append(_one_of(rest.pop(0), WORKER_IDS, line))
    if rest:
        raise _wrong(line, "unknown", word=rest[0])
    if any(workers.count(kind) > 4 for kind in workers):
        raise _wrong(line, "unknown", word="with")
    return name, SamLevel(without, workers, city)


def _next(rest: list[str], line: int) -> str:
    if not rest:
        raise _wrong(line, "missing", word="...")
    return rest.pop(0)


def _expect(rest: list[str], wanted: str, line: int) -> None:
    if not rest or rest[0] != wanted:
        raise _wrong(line, "missing", word=wanted)
    rest.pop(0)


def _number(word: str, line: int, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4) or not 1 <= int(word) <= most:
        raise _wrong(line, "unknown", word=word)
    return int(word)


def _one_of(word: str, names: list[str], line: int) -> int:
    if word not in names:
        raise _wrong(line, "unknown", word=word)
    return names.index(word)


def _wrong(line: int, key: str, **args: object) -> BadSamDeck:
    return BadSamDeck("gwt.sam.line", line=line, what=Message(f"gwt.sam.{key}", args))


MOST_DECKS: Final = 32
"""So many decks are kept; beyond, the oldest goes, or a server would keep all that people bring."""
_DECKS: Final[dict[str, SamDeck]] = {}


def sam_deck(text: str) -> SamDeck:
    """The deck that an option names: "standard", or the whole text of another one. Read once, then shared."""
    if text not in _DECKS:
        source = text
        if text == "standard":
            path = files("trailboss.games.gwt").joinpath("solo").joinpath("sam.deck")
            source = path.read_text(encoding="utf-8")
        deck = parse(source)
        if len(_DECKS) >= MOST_DECKS:
            del _DECKS[next(iter(_DECKS))]
        _DECKS[text] = deck
    return _DECKS[text]
