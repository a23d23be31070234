"""The conformance kit: checks whether a game fulfils the contract.

    from trailboss.testing import conformance

    def test_my_game_conforms():
        conformance.check(my_game, seeds=range(5))

`check` runs every check on every table requested. Each check can also be called alone, for a closer look at
one table:

    conformance.refusals(Case(my_game, seats=3, seed=7, options={"claims": "manual"}))

The game must be registered (`trailboss.register`), because records and pickles find it by its name. No test
runner is needed: a game that breaks the contract raises `ConformanceError`, which names the table and has the
record of the game so far.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from trailboss.core.contract import Game, Value
from trailboss.core.errors import BadOption
from trailboss.testing.case import Case, ConformanceError, Hidden
from trailboss.testing.checking import Check
from trailboss.testing.checks_count import inventory, scores, taking_back
from trailboss.testing.checks_hidden import determinizations, resampled, secrets
from trailboss.testing.checks_play import after_the_end, legal_moves, notation, random_play, refusals
from trailboss.testing.checks_same import copies, pickles, positions, records, seeds
from trailboss.testing.checks_text import events, sentences, views

CHECKS: Final[dict[str, Check]] = {
    each.name: each
    for each in (
        notation,
        random_play,
        legal_moves,
        refusals,
        after_the_end,
        copies,
        records,
        positions,
        pickles,
        seeds,
        inventory,
        scores,
        taking_back,
        views,
        sentences,
        events,
        determinizations,
        resampled,
        secrets,
    )
}
"""All checks by name, in the order in which they are run."""

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "ConformanceError",
    "Hidden",
    "all_options",
    "check",
    "notation",
    "random_play",
    "legal_moves",
    "refusals",
    "after_the_end",
    "copies",
    "records",
    "positions",
    "pickles",
    "seeds",
    "inventory",
    "scores",
    "taking_back",
    "views",
    "sentences",
    "events",
    "determinizations",
    "resampled",
    "secrets",
]


def check(
    game: Game,
    seats: Iterable[int] | None = None,
    seeds: Iterable[int] = range(3),
    options: Iterable[Mapping[str, Value]] | Mapping[str, Value] | None = None,
    every: int = 1,
    hidden: Hidden | None = None,
    only: Sequence[str] | None = None,
) -> int:
    """Run the checks on every combination of seats, seeds and options; returns how many were run. The first
    failure is raised.

    `seats` are by default all that the game allows. `options` is one set of options or several. `every` makes
    the thorough checks look only at every n-th state. `hidden` lists what a seat can't know, see `Case`.
    `only` names the checks to run.
    """
    chosen = list(CHECKS) if only is None else list(only)
    unknown = [name for name in chosen if name not in CHECKS]
    if unknown:
        raise ValueError(f"there is no check {unknown[0]!r}; there are {', '.join(CHECKS)}")
    tables = sorted([*game.variant_seats, *game.seats]) if seats is None else list(seats)
    sets = [options] if isinstance(options, Mapping) else list(options or [{}])
    count = 0
    for table, seed, chosen_options in product(tables, list(seeds), sets):
        case = Case(game, table, seed, chosen_options, every, hidden=hidden)
        for name in chosen:
            CHECKS[name](case)
            count += 1
    return count


def all_options(game: Game, seats: int) -> Iterator[dict[str, Value]]:
    """Every mix of the game's options for this number of seats; free text keeps its default."""
    choices = [option.choices or (option.default,) for option in game.options]
    for mix in product(*choices):
        options = {option.name: value for option, value in zip(game.options, mix, strict=True)}
        try:
            game.checked_options(seats, options)
        except BadOption:
            continue
        yield options
