"""The registry: which bots exist, how one is made from its spec, and how it is asked for a move."""

import logging
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from trailboss.bots.bot import BadChoice, Bot, FaultyBot, OtherGame
from trailboss.bots.levels import LEVELS, levels
from trailboss.bots.spec import NAME, BadSpec, Spec, UnknownBot
from trailboss.core.contract import State, registered
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.core.messages import message
from trailboss.core.rng import Rng


class _Entry(NamedTuple):
    bot: type[Bot]
    takes_budget: bool
    takes_model: bool


log: Final = logging.getLogger(__name__)

GROUP: Final = "trailboss.bots"
"""Entry points of installed distributions in this group name modules that call `register`."""

_BOTS: Final[dict[str, _Entry]] = {}
_installed: Final[set[str]] = set()
_searched: Final[list[bool]] = []


def register(name: str, bot: type[Bot], *, takes_budget: bool = False, takes_model: bool = False) -> None:
    """Register a bot under a name. The class says which games it plays; a name belongs to one class."""
    if NAME.fullmatch(name) is None or name in LEVELS:
        raise ValueError(f"{name!r} cannot be the name of a bot; use small letters, digits, '-' and '_'")
    entry = _Entry(bot, takes_budget, takes_model)
    if _BOTS.get(name, entry) != entry:
        raise ValueError(f"there is another bot called {name!r} already")
    _BOTS[name] = entry


def make(spec: str, seed: int = 0, game: str | None = None) -> Bot:
    """The bot for a spec or a level, with its own random numbers.

    With `game`, a bot that doesn't play it is refused here, not when it is asked. A level means another bot
    in every game, so it needs `game`.
    """
    parts = Spec.parse(spec)
    if parts.name in LEVELS:
        return _of_level(parts, seed, game)
    _load_bots(game)
    entry = _BOTS.get(parts.name)
    if entry is None:
        there_are = names() if game is None else [*levels(game), *specs(game)]
        raise UnknownBot("bots.unknown", name=parts.name, bots=there_are)
    if parts.budget and not entry.takes_budget:
        raise BadSpec("bots.no_budget", name=parts.name, budget=parts.budget)
    if parts.model and not entry.takes_model:
        raise BadSpec("bots.no_model", name=parts.name, model=parts.model)
    if game is not None:
        _check_plays(entry.bot, parts.name, game)
    bot = _created(entry.bot, parts, seed)
    if game is not None:
        bot.sit_down(game)
    bot.name = str(parts)
    return bot


def _created(kind: type[Bot], parts: Spec, seed: int) -> Bot:
    """A bot of that class. A `ValueError` is about the budget only if the bot can be created without it."""
    try:
        return kind(seed=seed, budget=parts.budget, model=parts.model)
    except TrailbossError:
        raise
    except Exception as error:
        if parts.budget and isinstance(error, ValueError) and _works(kind, parts, seed):
            raise BadSpec("bots.bad_budget", name=parts.name, budget=parts.budget) from error
        what = f"{type(error).__name__}: {error}"
        raise FaultyBot("bots.faulty", name=parts.name, error=what) from error


def _works(kind: type[Bot], parts: Spec, seed: int) -> bool:
    """Can the bot be created without a budget?"""
    try:
        kind(seed=seed, model=parts.model).close()
    except Exception:  # noqa: BLE001  whatever foreign code does
        return False
    return True


def _of_level(parts: Spec, seed: int, game: str | None) -> Bot:
    """The bot of a level, which is called by the level."""
    if parts.budget:
        raise BadSpec("bots.no_budget", name=parts.name, budget=parts.budget)
    if parts.model:
        raise BadSpec("bots.no_model", name=parts.name, model=parts.model)
    if game is None:
        raise BadSpec("bots.level_of_no_game", name=parts.name)
    found = levels(game).get(parts.name)
    if found is None:
        raise UnknownBot("bots.unknown", name=parts.name, bots=[*levels(game), *specs(game)])
    bot = make(found, seed, game)
    bot.name = parts.name
    return bot


def names() -> list[str]:
    """The names of all bots, of every game."""
    _load_bots(None)
    return sorted(_BOTS)


def specs(game_name: str) -> list[str]:
    """The bots that play a game, by name."""
    registered(game_name)  # raises an error that lists the games
    _load_bots(game_name)
    return sorted(name for name, entry in _BOTS.items() if entry.bot.plays(game_name))


def installed(game_name: str) -> list[str]:
    """Those of `specs` that come from other distributions, through an entry point."""
    return [name for name in specs(game_name) if name in _installed]


def _load_bots(game_name: str | None) -> None:
    """Import the bots of a game, or of all games, and the installed ones."""
    found = modules().values() if game_name is None else [module_of(game_name)]
    for module in found:
        if module is not None and module.bots:
            resolve(module.bots)
    if not _searched:
        _searched.append(True)
        _load_installed()


def _load_installed() -> None:
    """Import what is installed. A bot that can't be loaded is skipped and logged: others still play."""
    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    if entries:
        _load_bots(None)  # nobody takes the name of a game's own bot
    for entry in entries:
        before = set(_BOTS)
        try:
            entry.load()
        except Exception as error:  # noqa: BLE001  whatever foreign code does
            log.warning("skipped the bots of %s: %s: %s", entry.value, type(error).__name__, error)
        _installed.update(set(_BOTS) - before)


def _check_plays(bot: type[Bot], name: str, game_name: str) -> None:
    """Raise if a bot doesn't play a game, naming those that do."""
    if not bot.plays(game_name):
        raise OtherGame(
            "bots.other_game", name=name, title=message(f"{game_name}.title"), bots=specs(game_name)
        )


def decide(bot: Bot, state: State, rng: Rng) -> int:
    """The move that a bot chooses for the seat to move, which is legal in the true state.

    The bot gets a state determinized with `rng` and never the true one, so it can't use what its seat doesn't
    know.
    """
    _check_plays(type(bot), bot.name, state.game.name)
    if state.over:
        raise TrailbossError("core.over")
    if bot.hears and state.events is not None:
        bot.hear(state.events, state.to_move)
    move = bot.choose(state.determinize(state.to_move, rng), state.to_move)
    if move not in state.legal_for(state.to_move):
        is_move = 0 <= move < state.game.move_count
        raise BadChoice(
            "bots.illegal_choice", name=bot.name, move=state.game.text(move) if is_move else str(move)
        )
    return move
