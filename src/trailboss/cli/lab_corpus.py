"""`trailboss lab corpus`: games of bots as open data, with records, Parquet files and a data card."""

from functools import partial
from importlib.util import find_spec
from typing import Annotated

import typer

import trailboss
from trailboss.bots.levels import LEVELS
from trailboss.cli import errors, inputs, language, options, screen
from trailboss.cli.sim import progress, writable_folder
from trailboss.core.contract import HIGHEST_SEED
from trailboss.core.errors import TrailbossError
from trailboss.core.words import learn, say
from trailboss.lab.cluster import Cluster
from trailboss.lab.corpus.card import CARD, card
from trailboss.lab.corpus.plan import SHARD, begin, plan_of
from trailboss.lab.learning.selfplay import replace
from trailboss.lab.workers import Workers, cores

MOST_GAMES = 10_000_000
CORES, RAY = "cores", "ray"

learn(
    {
        "cli.lab.corpus.game": (
            "Only this game; give it several times for several. Without it, all games.",
            "Nur dieses Spiel; für mehrere mehrmals angeben. Sonst alle Spiele.",
        ),
        "cli.lab.corpus.games": ("How many games in total.", "Wie viele Partien insgesamt."),
        "cli.lab.corpus.levels": (
            "The levels that play, separated by commas; each table is played by one level.",
            "Die Stufen, die spielen, durch Kommas getrennt; an jedem Tisch spielt eine Stufe.",
        ),
        "cli.lab.corpus.noise": (
            "Of 100 decisions, how many chance picks among the three best-ranked moves.",
            "Wie viele von 100 Zügen der Zufall unter den drei bestplatzierten auswählt.",
        ),
        "cli.lab.corpus.seed": (
            "The same seed gives the same corpus.",
            "Derselbe Seed ergibt denselben Korpus.",
        ),
        "cli.lab.corpus.out": (
            "The folder of the corpus; a stopped run goes on there.",
            "Der Ordner des Korpus; ein abgebrochener Lauf geht dort weiter.",
        ),
        "cli.lab.corpus.playing": ("playing", "spielen"),
        "cli.lab.corpus.stopped": (
            "Stopped; run the same command again to continue.",
            "Abgebrochen; derselbe Befehl macht hier weiter.",
        ),
        "cli.lab.corpus.written": (
            "{games} games are in {folder}; {card} describes them.",
            "{games} Partien liegen in {folder}; {card} beschreibt sie.",
        ),
        "cli.lab.corpus.bad_level": (
            "{level!r} is not a level; choose from {levels}.",
            "{level!r} ist keine Stufe; wähle aus {levels}.",
        ),
        "cli.lab.corpus.needs": (
            "A corpus needs the package pyarrow; install it with: pip install 'trailboss[data]'",
            "Ein Korpus braucht das Paket pyarrow; installiere es mit: pip install 'trailboss[data]'",
        ),
    }
)


def corpus(
    ctx: typer.Context,
    out: Annotated[str, typer.Option("--out", metavar="DIR", help="cli.lab.corpus.out")],
    game: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="cli.lab.corpus.game")
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", parser=inputs.whole("--games", 1, MOST_GAMES), help="cli.lab.corpus.games"
        ),
    ] = 1000,
    levels: Annotated[
        str, typer.Option("--levels", metavar="LEVEL,...", help="cli.lab.corpus.levels")
    ] = "medium,hard",
    noise: Annotated[
        int,
        typer.Option(
            "--noise", metavar="N", parser=inputs.whole("--noise", 0, 100), help="cli.lab.corpus.noise"
        ),
    ] = 5,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar="S", parser=inputs.whole("--seed", 0, HIGHEST_SEED), help="cli.lab.corpus.seed"
        ),
    ] = 1,
    processes: options.Processes = None,
    where: Annotated[str, typer.Option("--on", metavar="cores|ray", help="cli.arena.on")] = CORES,
) -> None:
    """Play the shards that are missing, and write the data card."""
    lang = language.of(ctx)
    if find_spec("pyarrow") is None:
        raise TrailbossError("cli.lab.corpus.needs")
    from trailboss.lab.corpus.shards import fill, missing

    names = tuple(trailboss.game(name).name for name in game or [])
    chosen = tuple(level.strip() for level in levels.split(","))
    for level in chosen:
        if level not in LEVELS:
            raise TrailbossError("cli.lab.corpus.bad_level", level=level[:20], levels=list(LEVELS))
    if where not in (CORES, RAY):
        raise TrailbossError("cli.arena.where", given=where[:60])
    plan = plan_of(names, chosen, noise, seed)
    folder = writable_folder(out)
    begin(folder, plan)
    left = missing(folder, games)
    work = partial(fill, plan, games, folder)
    crew = Cluster(work, left, processes) if where == RAY else Workers(work, left, processes or cores())
    done = games - len(left) * SHARD
    with crew as workers, progress() as bar:
        task = bar.add_task(say("cli.lab.corpus.playing", {}, lang), total=games)
        for results in workers:
            done += sum(results)
            bar.update(task, completed=max(0, done))
    if missing(folder, games):
        errors.complain(say("cli.lab.corpus.stopped", {}, lang), errors.INTERRUPTED)
        raise errors.Stopped(errors.INTERRUPTED)
    asked = "".join(f" --game {name}" for name in names)
    command = (
        f"trailboss lab corpus --out DIR{asked} --games {games} --levels {','.join(chosen)}"
        f" --noise {noise} --seed {seed}"
    )
    replace(folder / CARD, card(plan, games, command).encode())
    said: dict[str, object] = {"games": games, "folder": str(folder), "card": CARD}
    screen.console().print(say("cli.lab.corpus.written", said, lang))
