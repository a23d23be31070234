"""A game: how it starts, the notation of its moves, and how it is found by name."""

import secrets
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from trailboss.core.errors import BadOption, BadSeats, OldRules, UnknownGame
from trailboss.core.events import Event
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.core.messages import Message, Names, format_message, message
from trailboss.core.options import Option, Value
from trailboss.core.rng import Rng, seeded
from trailboss.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from trailboss.core.contract import State

HIGHEST_SEED: Final = (1 << 63) - 1


class GameConfig:
    """How a game was set up; shared by all copies of a state and never changed.

    `seed` is None for a game that continues from a position, and for a determinized state. `rules` is the
    rules version that the game began under. If rules have changed since and no option covers it, the game
    branches on it.
    """

    def __init__(
        self,
        game: "Game",
        seats: int,
        seed: int | None,
        options: dict[str, Value],
        position: str | None = None,
        rules: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        self.rules = rules or game.rules_version
        """The version of the rules this game is played by: the newest one, unless a record names an older."""
        self._determinized: GameConfig | None = None

    def determinized(self) -> "GameConfig":
        """The same table without the seed, which would give everything away."""
        if self._determinized is None:
            self._determinized = GameConfig(self.game, self.seats, None, self.options, None, self.rules)
        return self._determinized

    def chosen(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        return {
            option.name: self.options[option.name]
            for option in self.game.options
            if self.options[option.name] != option.default_under(self.rules)
        }

    def __reduce__(self) -> tuple[object, ...]:
        return GameConfig, (self.game, self.seats, self.seed, self.options, self.position, self.rules)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game: how it starts, the notation of its moves, and sentences about them."""

    name: str
    """Short, and never changes: `poker`."""
    rules_version: int
    """Raised whenever older records would replay differently."""
    oldest_rules: int
    """The oldest version that can still be played, so that its records replay as they were made."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        vocabulary: Vocabulary,
        seats: tuple[int, ...],
        variant_seats: tuple[int, ...],
        options: tuple[Option, ...],
        oldest_rules: int = 0,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.oldest_rules = oldest_rules or rules_version
        self.vocabulary = vocabulary
        self.move_count = len(vocabulary)
        self.seats = seats
        self.variant_seats = variant_seats
        self.options = options

    # ---------------------------------------------------------------- starting

    def start(self, seats: int, seed: int | None = None, **options: Value) -> "State":
        """A new game. Without a seed, one is drawn. Options are checked."""
        return self.start_by(self.rules_version, seats, seed, options)

    def start_by(self, rules: int, seats: int, seed: int | None, options: dict[str, Value]) -> "State":
        """The same under a given rules version, so that older games replay and continue. Raises `OldRules`
        for a version that is no longer supported."""
        self.check_rules(rules)
        self.check_seats(seats)
        if seed is None:
            seed = secrets.randbelow(HIGHEST_SEED)
        if type(seed) is not int or not 0 <= seed <= HIGHEST_SEED:
            raise BadOption("core.bad_seed", given=seed, highest=HIGHEST_SEED)
        checked = self.checked_options(seats, self.with_old_defaults(rules, options))
        return self.deal(GameConfig(self, seats, seed, checked, None, rules), seeded(seed))

    def check_rules(self, rules: int) -> None:
        """Raise `OldRules` unless games of that rules version can be continued."""
        if not self.oldest_rules <= rules <= self.rules_version:
            raise OldRules("core.other_rules", given=rules, game=self.name, ours=self.rules_version)

    def with_old_defaults(self, rules: int, given: dict[str, Value]) -> dict[str, Value]:
        """Options that a table chose, with the older defaults of its rules version."""
        older = {option.name: option.default_under(rules) for option in self.options if option.earlier}
        return {**older, **given}

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or (seats not in self.seats and seats not in self.variant_seats):
            raise BadSeats(
                "core.bad_seats",
                title=message(f"{self.name}.title"),
                seats=sorted(self.seats + self.variant_seats),
                given=seats,
            )

    def checked_options(self, seats: int, given: dict[str, Value]) -> dict[str, Value]:
        """All options with their values; rejects unknown options and wrong values."""
        values = {option.name: option.default for option in self.options}
        for name in given:
            if name not in values:
                raise BadOption(
                    "core.unknown_option",
                    title=message(f"{self.name}.title"),
                    name=name,
                    options=list(values),
                )
        if given:
            for option in self.options:
                if option.name in given:
                    values[option.name] = option.normalized(given[option.name])
        return values

    def deal(self, config: GameConfig, rng: Rng) -> "State":
        """Set the table up and go to the first question."""
        raise NotImplementedError

    def load(self, config: GameConfig, data: dict[str, object]) -> "State":
        """The state that `State.dump` wrote. Raises `BadPosition` for impossible values."""
        raise NotImplementedError

    # ---------------------------------------------------------------- moves

    def text(self, move: int) -> str:
        """The notation of a move, stable and the same in all languages."""
        return self.vocabulary.text(move)

    def move(self, text: str) -> int:
        """The move of a notation."""
        return self.vocabulary.move(text)

    # ---------------------------------------------------------------- texts

    def title(self, lang: str = "en") -> str:
        """The title of the game: the message `NAME.title`."""
        return format_message(f"{self.name}.title", {}, lang)

    def move_message(self, state: "State", move: int, names: Names = None) -> Message:
        """A move as a sentence for people; `names` are those of the seats."""
        raise NotImplementedError

    def event_message(self, state: "State", event: Event, names: Names = None) -> Message:
        """An event as a sentence for people."""
        raise NotImplementedError

    def format_move(self, state: "State", move: int, lang: str = "en", names: Names = None) -> str:
        """A move in a language."""
        return self.move_message(state, move, names).render(lang)

    def format_event(self, state: "State", event: Event, lang: str = "en", names: Names = None) -> str:
        """An event in a language."""
        return self.event_message(state, event, names).render(lang)

    def category(self, part: str, lang: str = "en") -> str:
        """The name of a scoring category: the message `NAME.score.PART`."""
        return format_message(f"{self.name}.score.{part}", {}, lang)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called when its player has no name: its colour, the phrase `core.seat.NUMBER`."""
        return format_message(f"core.seat.{seat}", {}, lang)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __str__(self) -> str:
        return self.title()

    def __reduce__(self) -> tuple[object, ...]:
        return registered, (self.name,)


# -------------------------------------------------------------------- the register

_GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Register a game under its name."""
    _GAMES[game.name] = game


def registered(name: str) -> Game:
    """The game of that name."""
    found = _GAMES.get(name) or _loaded(name)
    if found is None:
        raise UnknownGame("core.unknown_game", name=name, games=sorted({*_GAMES, *modules()}))
    return found


def games() -> list[Game]:
    """All games, by name."""
    return [registered(name) for name in sorted({*_GAMES, *modules()})]


def _loaded(name: str) -> Game | None:
    """The game of that name from the rules that its manifest points to; None if no manifest names it."""
    module = module_of(name)
    if module is None:
        return None
    brought = resolve(module.rules)
    assert isinstance(brought, tuple)
    for game in brought:
        assert isinstance(game, Game)
        _GAMES.setdefault(game.name, game)
    return _GAMES.get(name)
