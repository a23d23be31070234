"""Sam's cards and levels, read from a file in TOML that an owner of the solo booklet can correct (SAM-17)."""

from importlib.resources import files
from typing import Final, NamedTuple

from trailboss.core.toml_file import Entry, read, shown
from trailboss.games.gwt.components.cities import SECOND_CITIES
from trailboss.games.gwt.components.player_board import WORKER_IDS
from trailboss.games.gwt.solo.old_deck import OLD_DECK

FORMAT: Final = "sam deck 2"
MAX_BYTES: Final = 100_000
"""A larger text is not read; the standard deck has some three thousand."""

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
MAX_CARDS: Final = 60
CARD_NUMBERS: Final = [str(number) for number in range(1, MAX_CARDS + 1)]
MAX_STEPS: Final = 20
MAX_OF_A_KIND: Final = 4
"""How many workers of a kind a level can add."""


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
    """The cards that a text describes. Raises `BadFile` with a line that is wrong."""
    file = read(text, MAX_BYTES, "gwt.sam.line", OLD_DECK)
    sections = file.table(("format", "cards", "levels"))
    if sections["format"].text() != FORMAT:
        sections["format"].fail("gwt.sam.format", given=sections["format"].shown(), ours=FORMAT)
    cards = [_card(number, entry) for number, entry in sections["cards"].entries().items()]
    entries = sections["levels"].table(LEVELS)
    levels = {name: _level(entries[name], cards) for name in LEVELS}
    lines = [f'format = "{FORMAT}"', "[cards]", *[_printed_card(card) for card in cards], "[levels]"]
    lines += [_printed_level(name, level) for name, level in levels.items()]
    return SamDeck(cards, levels, "\n".join(lines) + "\n")


def _card(key: str, entry: Entry) -> SamCard:
    if key not in CARD_NUMBERS:
        entry.fail("gwt.sam.no_number", given=shown(key), most=MAX_CARDS)
    parts = entry.table(("steps", "do"), ("if",))
    steps = parts["steps"]
    count = (
        list(COUNTS.values())[steps.one_of(list(COUNTS))] if steps.is_text() else steps.number_to(MAX_STEPS)
    )
    requires = parts["if"].one_of(WORKER_IDS) if "if" in parts else -1
    actions = [item.one_of(list(ACTIONS)) for item in parts["do"].items()]
    if not actions:
        parts["do"].fail("gwt.sam.no_action")
    return SamCard(int(key), count, requires, actions)


def _level(entry: Entry, cards: list[SamCard]) -> SamLevel:
    parts = entry.table(("first",), ("without", "with"))
    city = 1 + parts["first"].one_of(SECOND_CITIES.ids[1:])  # not Kansas City
    numbers = [card.number for card in cards]
    without: list[int] = []
    for item in parts["without"].items() if "without" in parts else []:
        if item.number() not in numbers:
            item.fail("gwt.sam.no_card", given=item.number())
        without.append(item.number())
    if set(numbers) <= set(without):
        entry.fail("gwt.sam.no_cards_left")
    workers: list[int] = []
    for item in parts["with"].items() if "with" in parts else []:
        workers.append(item.one_of(WORKER_IDS))
        if workers.count(workers[-1]) > MAX_OF_A_KIND:
            item.fail("gwt.sam.workers", most=MAX_OF_A_KIND)
    return SamLevel(without, workers, city)


def _printed_card(card: SamCard) -> str:
    counts = {count: f'"{word}"' for word, count in COUNTS.items()}
    steps = counts.get(card.steps, str(card.steps))
    needs = f', if = "{WORKER_IDS[card.requires]}"' if card.requires >= 0 else ""
    return f"{card.number} = {{ steps = {steps}{needs}, do = {_quoted([ACTIONS[a] for a in card.actions])} }}"


def _printed_level(name: str, level: SamLevel) -> str:
    without = f", without = {level.without}" if level.without else ""
    workers = f", with = {_quoted([WORKER_IDS[kind] for kind in level.workers])}" if level.workers else ""
    return f'{name} = {{ first = "{SECOND_CITIES.ids[level.first_city]}"{without}{workers} }}'


def _quoted(words: list[str]) -> str:
    return "[" + ", ".join([f'"{word}"' for word in words]) + "]"


MAX_DECKS: Final = 32
"""How many decks are kept in memory; beyond that the oldest one goes."""
_DECKS: Final[dict[str, SamDeck]] = {}


def sam_deck(text: str) -> SamDeck:
    """The deck that an option names: "standard", or the whole text of another one. Read once, then shared."""
    if text not in _DECKS:
        source = text
        if text == "standard":
            path = files("trailboss.games.gwt").joinpath("solo").joinpath("sam.toml")
            source = path.read_text(encoding="utf-8")
        deck = parse(source)
        if len(_DECKS) >= MAX_DECKS:
            del _DECKS[next(iter(_DECKS))]
        _DECKS[text] = deck
    return _DECKS[text]
