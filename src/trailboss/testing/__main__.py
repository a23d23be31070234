"""`python -m trailboss.testing`: check a game against the contract, or soak it in random games."""

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable
from typing import NoReturn

from trailboss.core.contract import HIGHEST_SEED, games, registered
from trailboss.core.errors import TrailbossError
from trailboss.processes import cores
from trailboss.testing import conformance
from trailboss.testing.case import ConformanceError
from trailboss.testing.kept import Kept, Run
from trailboss.testing.soaking import Soaked, soak

ALL = "all"
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Reports errors in one sentence, without printing the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def _whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number in a range."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 19 or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"'{text}' is no whole number from {low} to {high}")
        return int(text)

    return read


def _arguments(arguments: list[str]) -> argparse.Namespace:
    parser = _Parser(prog="python -m trailboss.testing", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="check|soak")
    many = _whole(1, 10**9)

    checking = commands.add_parser("check", help="hold a game to every promise of the contract")
    checking.add_argument("--seeds", type=many, default=3, help="games on each table (default: %(default)s)")
    checking.add_argument("--every", type=many, default=1, help="look closely at every Nth state only")

    soaking = commands.add_parser("soak", help="very many random games on all seats and mixed options")
    soaking.add_argument("--games", type=many, default=10_000, help="how many (default: %(default)s)")
    soaking.add_argument("--seed", type=_whole(0, HIGHEST_SEED), default=0, help="another one, other games")
    soaking.add_argument("--processes", type=_whole(1, 256), default=cores(), help="default: all")
    soaking.add_argument("--json", action="store_true", help="print the result as one JSON object")

    soaking.add_argument(
        "--keep", metavar="FILE", help="keep how far it has come in this file, and continue from there"
    )

    checking.add_argument("game", help="a name, such as winchester")
    soaking.add_argument("game", help="a name, such as winchester, or `all`: every game in turn")
    for command in (checking, soaking):
        command.add_argument(
            "--import", dest="modules", action="append", default=[], metavar="MODULE", help="has your game"
        )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    chosen = _arguments(sys.argv[1:] if arguments is None else arguments)
    try:
        for module in chosen.modules:
            importlib.import_module(module)
        return _check(chosen) if chosen.command == "check" else _soak(chosen)
    except (TrailbossError, ImportError) as error:
        print(f"trailboss.testing: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("trailboss.testing: stopped.", file=sys.stderr)
        return INTERRUPTED


def _check(chosen: argparse.Namespace) -> int:
    start = time.monotonic()
    try:
        count = conformance.check(registered(chosen.game), seeds=range(chosen.seeds), every=chosen.every)
    except ConformanceError as error:
        print(error)
        return FAILED
    print(f"{chosen.game} keeps the contract: {count} checks passed in {time.monotonic() - start:.1f} s")
    return 0


def _soak(chosen: argparse.Namespace) -> int:
    several = games() if chosen.game == ALL else [registered(chosen.game)]
    kept = Kept(chosen.keep, several, chosen.seed)
    before = kept.run
    line = _ProgressLine(chosen.games, before.games)
    start = time.monotonic()

    def on_progress(played: int, decisions: int) -> None:
        seconds = before.seconds + time.monotonic() - start
        kept.keep(Run(before.games + played, before.decisions + decisions, seconds))
        line.show(kept.run.games)

    try:
        result = soak(
            several,
            chosen.games,
            chosen.seed,
            chosen.processes,
            on_progress,
            chosen.modules,
            before.games,
        )
    except KeyboardInterrupt:
        line.clear()
        played = kept.run.games
        print(f"trailboss.testing: stopped after {played:,} games; nothing was broken.", file=sys.stderr)
        return INTERRUPTED
    line.clear()
    result = result._replace(
        games=before.games + result.games,
        decisions=before.decisions + result.decisions,
        seconds=before.seconds + result.seconds,
    )
    if chosen.json:
        print(json.dumps(_as_object(chosen, result)))
    else:
        build = "compiled" if result.compiled else "plain"
        print(
            f"{chosen.game}: {result.games:,} games, {result.decisions:,} decisions, {result.seconds:.1f} s"
            f" ({build} build, {chosen.processes} processes): "
            + ("nothing broken" if result.failure is None else "broken")
        )
        if result.failure is not None:
            print(result.failure)
    return 0 if result.failure is None else FAILED


def _as_object(chosen: argparse.Namespace, result: Soaked) -> dict[str, object]:
    failure = result.failure
    return {
        "game": chosen.game,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 3),
        "games_per_s": round(result.games / max(result.seconds, 0.001), 1),
        "decisions_per_s": round(result.decisions / max(result.seconds, 0.001), 1),
        "seed": chosen.seed,
        "processes": chosen.processes,
        "compiled": result.compiled,
        "failure": None
        if failure is None
        else {
            "what": failure.what,
            "seats": failure.seats,
            "seed": failure.seed,
            "options": failure.options,
            "moves": failure.moves,
            "record": failure.record,
        },
    }


class _ProgressLine:
    """One line on the terminal that is overwritten; nothing without a terminal."""

    def __init__(self, games: int, before: int) -> None:
        self._all = games
        self._before = before
        self._start = time.monotonic()
        self._shown = sys.stderr.isatty()

    def show(self, games: int) -> None:
        if self._shown:
            speed = (games - self._before) / max(time.monotonic() - self._start, 0.001)
            minutes = (self._all - games) / speed / 60
            print(
                f"\r{games:,} of {self._all:,} games, {speed:,.0f} a second, {minutes:,.0f} min left ",
                end="",
                file=sys.stderr,
                flush=True,
            )

    def clear(self) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
