"""`./run bench GAME...`: how fast the engine is here, and whether a change made it faster or slower.

Everything is measured by CPU time on one core. With `--against REV` that commit is built next to the current
sources, and both are measured in turns; the ratio is the median over all rounds, the spread its extremes.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import trailboss

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build"
PROBE = Path(__file__).with_name("bench_probe.py")
BUILDS = ("plain", "compiled")
SHARES = {
    "games": 1.0,
    "copies": 0.4,
    "determinizations": 0.4,
    "iterations": 1.0,
    "env_steps": 0.8,
    "exports": 0.8,
}
"""What a probe is asked for, and for which part of the seconds."""
HEADS = {
    "games_per_s": "games/s",
    "decisions_per_s": "decisions/s",
    "copies_per_s": "copies/s",
    "determinizations_per_s": "determinizations/s",
    "iterations_per_s": "search/s",
    "env_steps_per_s": "env steps/s",
    "env_observed_steps_per_s": "observed/s",
    "with_export_percent": "with export",
}
Figures = dict[str, float]


class Failure(Exception):
    """Ends the command with this one sentence."""


def say(text: str) -> None:
    print(f"-- {text}", file=sys.stderr, flush=True)


# --- The builds that are measured -----------------------------------------------------------------------


class Build(NamedTuple):
    """A package to measure: the folder it is imported from, and whether it is compiled."""

    folder: Path
    compiled: bool


def current(compiled: bool) -> Build:
    """The working tree. `./run bench` has brought the compiled copy up to date."""
    return Build(BUILD / "compiled" if compiled else ROOT / "src", compiled)


def commit_of(revision: str) -> str:
    """The full name of a commit."""
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"This repository has no commit {revision!r}.")
    return done.stdout.strip()


def built(commit: str, compiled: bool) -> Build:
    """A commit, checked out and compiled by its own `hatch_build.py`. What was built once is kept."""
    folder = BUILD / "against" / commit
    sources = folder / "sources"
    if not sources.is_dir():
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        with unfinished(sources) as half, tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(half, filter="data")
    if not compiled:
        return Build(sources / "src", compiled=False)
    copy = folder / f"compiled-{sys.implementation.cache_tag}"
    if not copy.is_dir():
        say(f"compiling {commit[:10]} (a minute or two, once)")
        with unfinished(copy) as half:
            command = [sys.executable, "hatch_build.py", str(half)]
            done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
            if done.returncode:
                print((done.stdout + done.stderr).strip(), file=sys.stderr)
                raise Failure(f"The commit {commit[:10]} could not be compiled.")
    return Build(copy, compiled=True)


def packages(commit: str) -> Path:
    """The packages that the server of a commit was made for, in a folder of their own."""
    folder = BUILD / "against" / commit
    target = folder / f"packages-{sys.implementation.cache_tag}"
    if not target.is_dir():
        say(f"fetching the packages of {commit[:10]} (once)")
        sources = folder / "sources"
        project = tomllib.loads((sources / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        wanted = [*project.get("dependencies", ()), *project["optional-dependencies"]["server"]]
        with unfinished(target) as half:
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            command += ["--target", str(half), "--constraint", str(sources / "constraints.txt"), *wanted]
            if subprocess.run(command, check=False).returncode:
                raise Failure(f"The packages of the commit {commit[:10]} could not be installed.")
    return target


@contextlib.contextmanager
def unfinished(folder: Path) -> Iterator[Path]:
    """A folder to fill; it gets its name only when it is complete, so an interrupted one is never used."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    half = Path(tempfile.mkdtemp(prefix=f"{folder.name}-", dir=folder.parent))
    try:
        yield half
        if not folder.is_dir():  # another process may have built the same meanwhile
            half.rename(folder)
    finally:
        shutil.rmtree(half, ignore_errors=True)


# --- Measuring ------------------------------------------------------------------------------------------


class Probe:
    """A process that measures one build when it is asked to, and waits in between."""

    def __init__(self, build: Build, game: str, seats: int) -> None:
        variables = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
        variables.update(PYTHONPATH=str(build.folder), PYTHONHASHSEED="0")
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(PROBE), game, str(seats)],
            env=variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._build = build

    def check(self) -> None:
        """Wait until the probe is ready, and make sure that it imported the right build."""
        found = self._answer()
        package = Path(found["package"]).resolve()
        if not package.is_relative_to(self._build.folder.resolve()) or (
            found["compiled"] != self._build.compiled
        ):
            raise Failure(f"The package in {package.parent} was measured instead of the one asked for.")

    def measure(self, seconds: float) -> Iterator[Figures]:
        """Ask for one kind of figures after the other."""
        assert self._process.stdin is not None
        for name, share in SHARES.items():
            self._process.stdin.write(f"{name} {seconds * share}\n")
            self._process.stdin.flush()
            yield self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Failure("A build could not be measured; its error is shown above.")
        return dict(json.loads(line))

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


def measured(builds: Sequence[Build], game: str, seats: int, seconds: float) -> list[Figures]:
    """One round: the figures of each build. The builds take turns, figure by figure."""
    with contextlib.ExitStack() as stack:
        probes = [Probe(build, game, seats) for build in builds]
        for probe in probes:
            stack.callback(probe.stop)
        for probe in probes:
            probe.check()
        figures: list[Figures] = [{} for _ in probes]
        for answers in zip(*(probe.measure(seconds) for probe in probes), strict=True):
            for mine, answer in zip(figures, answers, strict=True):
                mine.update(answer)
    return figures


def summary(rounds: list[Figures]) -> Figures:
    """The median of each figure."""
    return {name: statistics.median(figures[name] for figures in rounds) for name in rounds[0]}


def compared(before: list[Figures], now: list[Figures]) -> dict[str, object]:
    """Both results and their ratio, with its median, least and greatest over the rounds."""
    ratios = [
        {name: new[name] / old[name] for name in new if name in old}
        for old, new in zip(before, now, strict=True)
    ]
    return {
        "ratio": rounded(summary(ratios), 3),
        "spread": {
            name: [round(pick(ratio[name] for ratio in ratios), 3) for pick in (min, max)]
            for name in ratios[0]
        },
        "now": rounded(summary(now), 1),
        "before": rounded(summary(before), 1),
    }


def rounded(figures: Figures, digits: int) -> Figures:
    return {name: round(value, digits) for name, value in figures.items()}


# --- Results --------------------------------------------------------------------------------------------


def line(label: str, cells: Sequence[str]) -> str:
    return f"{label:<24}" + "".join(f"{cell:>13}" for cell in cells)


def show(found: dict[str, Any]) -> None:
    """One row of results for people."""
    label = f"{found['game']}, {found['seats']} seats, {found['build']}"
    figures = [figure for figure in HEADS if figure in found.get("ratio", found["now"])]
    print(line(label, [HEADS[figure] for figure in figures]))
    for name in ("before", "now"):
        if name in found:
            label = found["against"][:10] if name == "before" else "now"
            print(line(f"  {label}", [f"{found[name][figure]:,.0f}" for figure in figures]))
    if "ratio" in found:
        print(line("  ratio", [f"{found['ratio'][figure]:.2f}" for figure in figures]))
        spread = found["spread"]
        print(line("  spread", ["{:.2f}-{:.2f}".format(*spread[figure]) for figure in figures]))
    sys.stdout.flush()


def soak(game: str, games: str, build: Build) -> None:
    """Play random games with every invariant checked."""
    say(f"playing {games} random games of {game} with every invariant checked")
    command = [sys.executable, "-P", "-m", "trailboss.testing", "soak", game, "--games", games, "--json"]
    variables = os.environ | {"PYTHONPATH": str(build.folder)}
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Failure(f"The soak of {game} failed.")
    for name, value in json.loads(done.stdout).items():
        print(f"{name}: {value}")


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", default=["winchester"], help="or: all (default: winchester)"
    )
    parser.add_argument("--against", metavar="REV", help="a commit to build and compare with")
    parser.add_argument("--build", choices=[*BUILDS, "both"], help="default: both; compiled with --against")
    parser.add_argument("--seats", default="2,4", help="player counts, e.g. 4 or 2,4 (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure (default: 1)")
    parser.add_argument("--rounds", type=int, help="default: 1; 5 with --against")
    parser.add_argument("--json", action="store_true", help="print a list of rows")
    parser.add_argument("--soak", metavar="GAMES", help="then play that many random games, checking rules")
    parser.add_argument("--no-compiled-copy", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.games == ["all"]:
        chosen.games = [game.name for game in trailboss.all_games()]
    if not chosen.seats.replace(",", "").isdigit():
        parser.error(f"--seats takes player counts such as 4 or 2,4, not {chosen.seats!r}")
    chosen.build = chosen.build or ("compiled" if chosen.against else "both")
    if chosen.no_compiled_copy:
        if chosen.build == "compiled":
            raise Failure("There is no C compiler: measure with --build plain.")
        chosen.build = "plain"
    chosen.rounds = max(1, chosen.rounds or (5 if chosen.against else 1))
    return chosen


def row(game: str, seats: int, name: str, commit: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """The results for one game, player count and build."""
    compiled = name == "compiled"
    builds = [current(compiled), *([built(commit, compiled)] if commit else [])]
    rounds = []
    for number in range(chosen.rounds):
        say(f"{game}, {seats} seats, {name}: round {number + 1} of {chosen.rounds}")
        rounds.append(measured(builds, game, seats, chosen.seconds))
    found: dict[str, Any] = {"game": game, "seats": seats, "build": name, "rounds": len(rounds)}
    now = [figures[0] for figures in rounds]
    if not commit:
        return found | {"now": rounded(summary(now), 1)}
    return found | {"against": commit} | compared([figures[1] for figures in rounds], now)


def main(arguments: list[str]) -> int:
    try:
        chosen = parse(arguments)
        names = BUILDS if chosen.build == "both" else (chosen.build,)
        commit = commit_of(chosen.against) if chosen.against else ""
        rows = []
        for game in chosen.games:
            for seats in map(int, chosen.seats.split(",")):
                for name in names:
                    rows.append(row(game, seats, name, commit, chosen))
                    if not chosen.json:
                        show(rows[-1])
            if chosen.soak:
                soak(game, chosen.soak, current(names[-1] == "compiled"))
        if chosen.json:
            print(json.dumps(rows, indent=1))
    except Failure as failure:
        print(f"run: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("run: stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
