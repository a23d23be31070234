"""`trailboss lab corpus`: games of bots as open data, with records, Parquet files and a data card."""

from functools import partial
from importlib.util import find_spec
from typing import Annotated

import typer

import trailboss
from trailboss.atomic_file import replace
from trailboss.bots.levels import LEVELS
from trailboss.cli import language, options, screen
from trailboss.cli.commands.sim import writable_folder
from trailboss.cli.lab.shards import play_missing
from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message
from trailboss.lab.corpus.card import CARD, card
from trailboss.lab.corpus.plan import SHARDS, begin, plan_of

MAX_GAMES = 10_000_000


def corpus(
    ctx: typer.Context,
    out: Annotated[str, options.value("--out DIR", "cli.lab.corpus.out")],
    game: Annotated[list[str] | None, options.value("--game GAME", "cli.lab.corpus.game")] = None,
    games: Annotated[int, options.number("--games N", 1, MAX_GAMES, "cli.lab.corpus.games")] = 1000,
    levels: Annotated[str, options.value("--levels LEVEL,...", "cli.lab.corpus.levels")] = "medium,hard",
    noise: Annotated[int, options.number("--noise N", 0, 100, "cli.lab.corpus.noise")] = 5,
    seed: Annotated[int, options.number("--seed S", 0, HIGHEST_SEED, "cli.lab.corpus.seed")] = 1,
    processes: options.Processes = None,
    where: options.Where = "cores",
) -> None:
    """Play the shards that are missing, and write the data card."""
    lang = language.of(ctx)
    if find_spec("pyarrow") is None:
        raise TrailbossError("cli.lab.corpus.needs")
    from trailboss.lab.corpus.shards import fill

    names = tuple(trailboss.game(name).name for name in game or [])
    chosen = tuple(level.strip() for level in levels.split(","))
    for level in chosen:
        if level not in LEVELS:
            raise TrailbossError("cli.lab.corpus.bad_level", level=level[:20], levels=list(LEVELS))
    plan = plan_of(names, chosen, noise, seed)
    folder = writable_folder(out)
    begin(folder, plan)
    label = format_message("cli.lab.corpus.playing", {}, lang)
    work = partial(fill, plan, games, folder)
    play_missing(work, SHARDS, folder, games, label, lang, processes=processes, where=where)
    asked = "".join(f" --game {name}" for name in names)
    command = (
        f"trailboss lab corpus --out DIR{asked} --games {games} --levels {','.join(chosen)}"
        f" --noise {noise} --seed {seed}"
    )
    replace(folder / CARD, card(plan, games, command))
    args: dict[str, object] = {"games": games, "folder": str(folder), "card": CARD}
    screen.console().print(format_message("cli.lab.corpus.written", args, lang))
