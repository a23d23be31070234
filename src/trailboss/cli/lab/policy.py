"""`trailboss lab train --policy`: a policy learned from search, round after round."""

import json
import time
from functools import partial
from pathlib import Path

from trailboss.atomic_file import replace
from trailboss.bots.policy.files import SUFFIX
from trailboss.bots.policy.task import PolicyTask, task_for
from trailboss.cli import screen
from trailboss.cli.commands.sim import progress
from trailboss.cli.lab.shards import play_missing
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import decimal, format_message
from trailboss.lab.policy.trials import SHARDS, Run, fill


def train_policy(
    game: str,
    folder: Path,
    name: str,
    games: int,
    rounds: int,
    hidden: int,
    epochs: int,
    seed: int,
    processes: int | None,
    lang: str,
) -> dict[str, object]:
    """Play and learn, round after round, from where a stopped run ended. Returns the report."""
    task = task_for(game)
    kept = folder / f"{name}.run"
    command = (
        f"trailboss lab train {game} --policy --games {games} --rounds {rounds} --hidden {hidden}"
        f" --epochs {epochs} --seed {seed}"
    )
    _begin(kept, task, seed)
    start = time.perf_counter()
    report: list[dict[str, object]] = []
    before = ""
    for number in range(1, rounds + 1):
        trials = kept / f"round-{number}"
        trials.mkdir(exist_ok=True)
        _play(Run(task.tables, seed + number - 1, before), trials, games, number, processes, lang)
        before = str(kept / f"round-{number}{SUFFIX}")
        report.append(_learned(task, kept, number, games, (hidden, epochs, seed), command, lang))
    files = _write(folder, kept, name, rounds, report, lang)
    spec = f"policy@{files[0]}"
    screen.console().print(format_message("cli.lab.policy.written", {"files": files, "spec": spec}, lang))
    return {"policy": name, "command": command, "rounds": report, "seconds": time.perf_counter() - start}


def _begin(kept: Path, task: PolicyTask, seed: int) -> None:
    """Create the folder of a run, or continue the existing one."""
    kept.mkdir(parents=True, exist_ok=True)
    about = {"task": task.name, "tables": [list(table) for table in task.tables], "seed": seed}
    path = kept / "run.json"
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != about:
        raise TrailbossError("cli.lab.policy.other_run", folder=str(kept))
    replace(path, json.dumps(about, indent=1) + "\n")


def _play(run: Run, folder: Path, games: int, number: int, processes: int | None, lang: str) -> None:
    label = format_message("cli.lab.policy.playing", {"number": number}, lang)
    play_missing(partial(fill, run, folder), SHARDS, folder, games, label, lang, processes=processes)


def _learned(
    task: PolicyTask,
    kept: Path,
    number: int,
    games: int,
    plan: tuple[int, int, int],
    command: str,
    lang: str,
) -> dict[str, object]:
    """Learn from the games of all rounds so far, and write the policy of this round."""
    from trailboss.lab.policy.dataset import dataset, games_in
    from trailboss.lab.policy.training import Learner, Plan

    hidden, epochs, seed = plan
    shards = SHARDS.numbers(games)
    played = [game for each in range(1, number + 1) for game in games_in(kept / f"round-{each}", shards)]
    data = dataset(played, task.describe)
    learner = Learner(data, task.move_features, Plan(hidden, epochs, seed=seed))
    checkpoint = kept / f"round-{number}.npz"
    learner.resume(checkpoint)
    with progress() as bar:
        shown = bar.add_task(
            format_message("cli.lab.policy.learning", {"number": number}, lang), total=epochs
        )
        bar.update(shown, completed=len(learner.epochs))
        for epoch in learner.learn():
            learner.save(checkpoint)
            args: dict[str, object] = {
                "round": number,
                "number": epoch.number,
                "epochs": epochs,
                "gain": decimal(epoch.gain, 3, lang),
                "error": decimal(epoch.gain_error, 3, lang),
            }
            bar.console.print(format_message("cli.lab.policy.epoch", args, lang))
            bar.update(shown, completed=epoch.number)
    last = learner.epochs[-1]
    about = {
        "game": task.name,
        "position": str(task.position_features),
        "move": str(task.move_features),
        "learned": command,
        "round": str(number),
        "gain": f"{last.gain:.3f} +- {last.gain_error:.3f} points a decision",
    }
    replace(kept / f"round-{number}{SUFFIX}", learner.text(about))
    return {
        "round": number,
        "games": len(played),
        "decisions": len(data.game),
        "moves": len(data.decision),
        "epochs": [epoch._asdict() for epoch in learner.epochs],
    }


def _write(
    folder: Path, kept: Path, name: str, rounds: int, report: list[dict[str, object]], lang: str
) -> list[str]:
    """The policy of the last round, the report and the learning curves; the names of the files."""
    from trailboss.lab.drawing import Axis, Curve, Mark, lines

    drawn = []
    for number, part in enumerate(report, 1):
        epochs = part["epochs"]
        assert isinstance(epochs, list)
        marks = [
            Mark(epoch["gain"], epoch["gain"] - epoch["gain_error"], epoch["gain"] + epoch["gain_error"])
            for epoch in epochs
        ]
        across = [float(epoch["number"]) for epoch in epochs]
        drawn.append(Curve(format_message("lab.policy.round", {"number": number}, lang), across, marks))
    picture = lines(
        format_message("lab.policy.curves", {"name": name}, lang),
        drawn,
        across=Axis(format_message("lab.policy.epoch", {}, lang), lang=lang),
        up=Axis(format_message("lab.policy.gain", {}, lang), lang=lang),
    )
    contents: dict[str, bytes | str] = {
        SUFFIX: (kept / f"round-{rounds}{SUFFIX}").read_bytes(),
        ".svg": picture,
        ".json": json.dumps(report, indent=1) + "\n",
    }
    for end, content in contents.items():
        replace(folder / f"{name}{end}", content)
    return [str(folder / f"{name}{end}") for end in contents]
