"""`trailboss bench table`: how a server fares with many live tables."""

from typing import Any

from trailboss.cli.words import version
from trailboss.core.errors import Failure
from trailboss.core.words import learn, say

SECONDS = 60.0
"""How long it is played unless somebody says otherwise."""

# figure -> the row that shows it, in the order of the table
ROWS = (
    ("moves", "{moves:,}"),
    ("moves_per_s", "{moves_per_s:,.0f}"),
    ("refused", "{refused} / {unanswered} / {dropped}"),
    ("lost", "{lost}"),
    ("server_cpu_percent", "{server_cpu_percent:.0f} % + {workers_cpu_percent:.0f} %"),
    ("server_ms_per_move", "{server_ms_per_move:.1f} ms"),
    ("server_waited_percent", "{server_waited_percent:.0f} %"),
    ("clients_cpu_percent", "{clients_cpu_percent:.0f} %"),
    ("peak_mb", "{peak_mb:,.0f} MB"),
)
PERCENTILES = ("p50", "p95", "p99", "max")

learn(
    {
        "cli.bench.what": (
            "Which game, see `trailboss games`; or `table`, to measure a server with many live tables.",
            "Welches Spiel, siehe `trailboss games`; oder `table`: einen Server mit vielen Tischen messen.",
        ),
        "cli.bench.tables": (
            "For `bench table`: so many live tables.",
            "Für `bench table`: so viele Tische, an denen gespielt wird.",
        ),
        "cli.bench.pace": (
            "For `bench table`: seconds between two moves of a table.",
            "Für `bench table`: Sekunden zwischen zwei Zügen eines Tischs.",
        ),
        "cli.bench.table.head": (
            "{tables} live tables, {clients} clients, a move every {pace} s at each, for {seconds} s:",
            "{tables} Tische, {clients} Verbindungen, alle {pace} s ein Zug an jedem, {seconds} s lang:",
        ),
        "cli.bench.table.moves": ("moves", "Züge"),
        "cli.bench.table.moves_per_s": ("moves per second", "Züge pro Sekunde"),
        "cli.bench.table.refused": (
            "refused / unanswered / disconnected",
            "abgelehnt / unbeantwortet / getrennt",
        ),
        "cli.bench.table.lost": ("acknowledged, but lost", "bestätigt, aber verloren"),
        "cli.bench.table.server_cpu_percent": (
            "processor: server + bots, of one core",
            "Prozessor: Server + Bots, von einem Kern",
        ),
        "cli.bench.table.server_ms_per_move": (
            "processor time of the server a move",
            "Prozessorzeit des Servers je Zug",
        ),
        "cli.bench.table.server_waited_percent": (
            "time in which the server had no core, for others had them",
            "Zeit, in der der Server keinen Kern bekam",
        ),
        "cli.bench.table.clients_cpu_percent": (
            "processor: the scripted clients",
            "Prozessor: die Verbindungen selbst",
        ),
        "cli.bench.table.peak_mb": ("most memory, server and bots", "höchster Speicher, Server und Bots"),
        "cli.bench.table.waits": (
            "Milliseconds from sending a move until everybody at the table has it:",
            "Millisekunden vom Senden eines Zugs, bis ihn alle am Tisch haben:",
        ),
        "cli.bench.table.all": ("all", "alle"),
        "cli.bench.table.machine": (
            "The machine: {cores} cores, load average {before} before and {after} after.",
            "Der Rechner: {cores} Kerne, mittlere Last {before} vorher und {after} nachher.",
        ),
    }
)


def measured(tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """The figures of a run on a server that is started for it."""
    try:
        from trailboss.server import load
        from trailboss.server.load_table import Plan
    except ImportError as error:
        raise Failure("cli.serve.missing", package=error.name or "fastapi") from error
    return load.measured(Plan(tables, seconds, pace))


def show(found: dict[str, Any], lang: str) -> None:
    """The figures for people. What this system does not tell is left out."""
    from rich import box
    from rich.table import Table

    from trailboss.cli.screen import console

    print_on = console()
    print_on.print(version(lang))
    print_on.print(say("cli.bench.table.head", found, lang))
    table = Table(box=box.SIMPLE, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, shown in ROWS:
        if found[name] is not None:
            table.add_row(say(f"cli.bench.table.{name}", {}, lang), shown.format_map(found))
    print_on.print(table)
    print_on.print(say("cli.bench.table.waits", {}, lang))
    print_on.print(_waits(found, lang))
    if found["load_average_before"] is not None:
        print_on.print(
            say(
                "cli.bench.table.machine",
                {
                    "cores": found["cores"],
                    "before": found["load_average_before"],
                    "after": found["load_average_after"],
                },
                lang,
            )
        )


def _waits(found: dict[str, Any], lang: str) -> Any:
    from rich import box
    from rich.table import Table

    import trailboss

    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column()
    for name in PERCENTILES:
        table.add_column(name, justify="right")
    rows = {say("cli.bench.table.all", {}, lang): found["everybody_ms"]}
    rows |= {trailboss.game(name).title(lang): spread for name, spread in found["by_game_ms"].items()}
    for title, spread in rows.items():
        if spread is not None:
            table.add_row(title, *(f"{spread[name]:.1f}" for name in PERCENTILES))
    return table
