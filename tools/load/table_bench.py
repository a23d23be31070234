"""`./run bench table`: how a server fares with many live tables, and how another commit's does.

With `--against REV` that commit is built beside the current sources, and both are measured in turns with the
same load. Go by the processor time of a move: it depends least on what else the machine does.
"""

import argparse
import json
import statistics
from typing import Any, Final

import trailboss
from tools.bench import built, commit_of, packages
from tools.load.measure import measured
from tools.load.tables import Plan

ROWS: Final = (
    ("moves", "moves", "{moves:,}"),
    ("moves_per_s", "moves per second", "{moves_per_s:,.0f}"),
    ("refused", "refused / unanswered / disconnected", "{refused} / {unanswered} / {dropped}"),
    ("lost", "acknowledged, but lost", "{lost}"),
    (
        "server_cpu_percent",
        "CPU: server + bots, of one core",
        "{server_cpu_percent:.0f} % + {workers_cpu_percent:.0f} %",
    ),
    ("server_ms_per_move", "CPU of the server for a person's move", "{server_ms_per_move:.2f} ms"),
    ("server_ms_per_any_move", "the same, counting the moves of bots too", "{server_ms_per_any_move:.2f} ms"),
    ("server_waited_percent", "time in which the server got no core", "{server_waited_percent:.0f} %"),
    ("clients_cpu_percent", "CPU: the scripted clients", "{clients_cpu_percent:.0f} %"),
    ("peak_server_mb", "most memory, server", "{peak_server_mb:,.0f} MB"),
    ("peak_mb", "most memory, server and bots", "{peak_mb:,.0f} MB"),
)
"""The figure, what it is called, and how it is shown."""
PERCENTILES: Final = ("p50", "p95", "p99", "max")


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench table", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="live tables (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (default: %(default)s)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--against", metavar="REV", help="a commit to build and measure in turns")
    parser.add_argument("--rounds", type=int, default=3, help="with --against (default: %(default)s)")
    parser.add_argument(
        "--database", metavar="URL", help="PostgreSQL instead of a file; it is filled with tables"
    )
    parser.add_argument("--servers", type=int, default=1, help="servers on that database (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    if chosen.servers > 1 and chosen.database is None:
        parser.error("several servers need a --database: a file is for one")
    if chosen.database is not None and chosen.against is not None:
        parser.error("--against measures on files, without --database")
    return chosen


def main(arguments: list[str]) -> None:
    chosen = parsed(arguments)
    plan = Plan(chosen.tables, chosen.seconds, chosen.pace)
    if chosen.against is None:
        found = measured(plan, (), chosen.database, chosen.servers)
    else:
        commit = commit_of(chosen.against)
        other = (built(commit, trailboss.COMPILED).folder, packages(commit))
        rounds = [(measured(plan), measured(plan, other)) for _ in range(max(1, chosen.rounds))]
        found = compared(rounds)
    if chosen.json:
        print(json.dumps(found))
    elif chosen.against is None:
        print(shown(found))
    else:
        print(
            "\n\n".join(f"now:\n{shown(now)}\n\n{chosen.against}:\n{shown(before)}" for now, before in rounds)
        )
        print(f"\nCPU for a move, now / {chosen.against}: {found['ratio']:.2f} (rounds: {found['ratios']})")


def compared(rounds: list[tuple[dict[str, Any], dict[str, Any]]]) -> dict[str, Any]:
    """All rounds, and the processor time of a move now as a part of what it was: the median of the rounds."""
    ratios = [now["server_ms_per_move"] / before["server_ms_per_move"] for now, before in rounds]
    return {
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "rounds": [{"now": now, "before": before} for now, before in rounds],
    }


def shown(found: dict[str, Any]) -> str:
    """The figures as text. What this system can't report is left out."""
    lines = [
        "{tables} live tables, {clients} clients, a move every {pace} s at each, for {seconds} s:".format_map(
            found
        )
    ]
    for name, label, form in ROWS:
        if found[name] is not None:
            lines.append(f"  {label:<42}{form.format_map(found):>16}")
    lines.append("  milliseconds until everybody at the table has a move:")
    lines.append(f"  {'':<34}" + "".join(f"{name:>9}" for name in PERCENTILES))
    waits = {"all": found["everybody_ms"]}
    waits |= {trailboss.game(name).title("en"): spread for name, spread in found["by_game_ms"].items()}
    for title, spread in waits.items():
        if spread is not None:
            lines.append(f"  {title:<34}" + "".join(f"{spread[name]:>9.1f}" for name in PERCENTILES))
    if found["load_average_before"] is not None:
        lines.append(
            "  the machine: {cores} cores, load average {load_average_before} before and "
            "{load_average_after} after".format_map(found)
        )
    return "\n".join(lines)
