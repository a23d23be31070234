"""Soaking: many random games, on all seats and options, that stop at the first broken promise."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import trailboss
from tests.testing.faults import FAULTS
from tests.testing.nuggets import NUGGETS, Nuggets, NuggetState
from trailboss import Record, Score, State
from trailboss.core.contract import GameConfig
from trailboss.testing import Case, ConformanceError, soak
from trailboss.testing.__main__ import main
from trailboss.testing.soaking import play_one, table_of

ROOT = Path(__file__).resolve().parents[2]
WINCHESTER = trailboss.game("winchester")


def test_a_conforming_game_passes_the_soak() -> None:
    steps: list[tuple[int, int]] = []
    result = soak(NUGGETS, games=250, progress=lambda games, decisions: steps.append((games, decisions)))
    assert (result.games, result.failure, result.compiled) == (250, None, trailboss.COMPILED)
    assert [games for games, _ in steps] == [100, 200, 250]
    assert steps[-1][1] == result.decisions > 250 * 4
    assert result.seconds > 0


def test_the_same_seed_plays_the_same_games_with_any_number_of_processes() -> None:
    one = soak(WINCHESTER, games=220, seed=5)
    two = soak(WINCHESTER, games=220, seed=5, processes=2)
    assert (two.games, two.decisions, two.failure) == (one.games, one.decisions, None)
    assert soak(WINCHESTER, games=220, seed=6).decisions != one.decisions


def test_all_seats_and_all_choices_come_up() -> None:
    cases = [table_of(WINCHESTER, 0, number)[0] for number in range(300)]
    assert {case.seats for case in cases} == {2, 3, 4, 5}
    for option in WINCHESTER.options:
        if option.choices:
            assert {case.options[option.name] for case in cases} == set(option.choices)
    assert all(case.options["first"] == "drawn" or int(case.options["first"]) < case.seats for case in cases)


class NobodyEverWins(NuggetState):
    def scores(self) -> list[Score]:
        return [score._replace(place=2) for score in super().scores()]


class CoinsVanishAtTheEnd(NuggetState):
    def pass_on(self) -> None:
        super().pass_on()
        self.bank -= int(self.over)


class PositionSpoilsTheDeck(Nuggets):
    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        state = super().load(config, data)
        state.rng.word()
        return state


class CopySpoilsTheDeck(NuggetState):
    def copy(self) -> NuggetState:
        twin = super().copy()
        twin.rng.word()
        return twin


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (FAULTS["random_play-Stuck"].game, "has no legal move"),
        (FAULTS["random_play-Endless"].game, "does not end"),
        (FAULTS["inventory-CoinsGoMissing"].game, "the inventory was"),
        (FAULTS["scores-WrongSum"].game, "a total is not the sum of its parts"),
        (FAULTS["records-OneLuckForAllGames"].game, "raised BadRecord"),
        (FAULTS["legal_moves-Crash"].game, "the game raised ZeroDivisionError"),
        (Nuggets("NobodyEverWins", NobodyEverWins), "nobody won"),
        (Nuggets("CoinsVanishAtTheEnd", CoinsVanishAtTheEnd), "the inventory was"),
        (Nuggets("CopySpoilsTheDeck", CopySpoilsTheDeck), "a copy made after"),
        (PositionSpoilsTheDeck("PositionSpoilsTheDeck"), "a position made after"),
    ],
    ids=lambda value: value.name if isinstance(value, Nuggets) else "",
)
def test_a_broken_game_fails_its_check(game: Nuggets, says: str) -> None:
    found = None
    for number in range(100):
        drawn, rng = table_of(game, 0, number)
        case = Case(game, drawn.seats, drawn.seed, drawn.options, longest=200)
        try:
            play_one(case, rng, closely=True)
        except ConformanceError as error:
            found = error
            break
    assert found is not None
    assert found.check == "soak"
    assert says in found.what


def test_the_inventory_is_checked_at_the_end_of_every_game() -> None:
    game = Nuggets("CoinsVanish", CoinsVanishAtTheEnd)
    case, rng = table_of(game, 0, 1)
    with pytest.raises(ConformanceError, match="the inventory was"):
        play_one(case, rng, closely=False)


def test_the_first_failure_stops_it_and_can_be_seen_again() -> None:
    game = FAULTS["inventory-CoinsGoMissing"].game
    result = soak(game, games=1000)
    assert result.failure is not None
    assert result.games < 100
    assert result.failure.options == table_of(game, 0, result.games - 1)[0].options
    again = Record.loads(result.failure.record).replay()
    assert len(again.history) == result.failure.moves
    assert again.inventory() != Record.loads(result.failure.record).start().inventory()


def test_several_games_take_turns_and_a_run_is_continued() -> None:
    """Every game of a run is the one it would have been alone, wherever the run was stopped."""
    both = [NUGGETS, WINCHESTER]
    whole = soak(both, games=130)
    begun = soak(both, games=70)
    rest = soak(both, games=130, done=70)
    assert (begun.games + rest.games, whole.games) == (130, 130)
    assert begun.decisions + rest.decisions == whole.decisions
    assert whole.decisions == soak(NUGGETS, games=65).decisions + soak(WINCHESTER, games=65).decisions
    assert soak(both, games=130, done=130)[:2] == (0, 0)


def test_custom_set_ups_come_up() -> None:
    """Where each place of an option can be settled, a third of the tables do so."""
    gwt = trailboss.game("gwt2")
    cases = [table_of(gwt, 0, number)[0] for number in range(150)]
    for option in gwt.options[:3]:
        own = [case for case in cases if case.options[option.name] not in option.choices]
        assert 30 < len(own) < 70
        assert all(len(str(case.options[option.name]).split()) == len(option.parts) for case in own)


# -------------------------------------------------------------------- the command


def test_soak_prints_games_decisions_and_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "nuggets", "--games", "20", "--processes", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("nuggets: 20 games, ")
    assert out.endswith(" build, 1 processes): nothing broken\n")
    assert err == ""


def test_soak_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "nuggets", "--games", "20", "--processes", "1", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"], found["seed"], found["failure"]) == ("nuggets", 20, 3, None)
    assert found["compiled"] is trailboss.COMPILED
    assert found["decisions"] > 80
    assert found["seconds"] > 0


def test_soak_ends_with_1_and_the_record_of_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "CoinsGoMissing", "--games", "20", "--processes", "1"]) == 1
    out = capsys.readouterr().out
    assert "broken\nCoinsGoMissing breaks 'soak': the inventory was" in out
    assert '[Game "CoinsGoMissing"]' in out
    assert main(["soak", "CoinsGoMissing", "--games", "20", "--processes", "1", "--json"]) == 1
    failure = json.loads(capsys.readouterr().out)["failure"]
    assert Record.loads(failure["record"]).config.seed == failure["seed"]


def test_a_kept_run_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A run of 120 games stops at 20 and goes on later; its sum is that of one run."""
    file = tmp_path / "run.json"
    soaking = ["soak", "nuggets", "--processes", "1", "--json"]
    assert main([*soaking, "--games", "20", "--keep", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == 20
    assert main([*soaking, "--games", "120", "--keep", str(file)]) == 0
    assert main([*soaking, "--games", "120"]) == 0
    _, kept, whole = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (kept["games"], kept["decisions"]) == (whole["games"], whole["decisions"])
    assert main([*soaking, "--games", "120", "--keep", str(file)]) == 0, "there is nothing left to do"
    assert json.loads(capsys.readouterr().out)["decisions"] == whole["decisions"]


def test_a_file_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.json"
    soaking = ["soak", "nuggets", "--processes", "1", "--games", "5", "--keep", str(file)]
    assert main(soaking) == 0
    assert main([*soaking, "--seed", "1"]) == 2
    assert "contains a run with other games, rules or another seed" in capsys.readouterr().err
    file.write_text("[]", encoding="utf-8")
    assert main(soaking) == 2
    assert capsys.readouterr().err.endswith("run.json doesn't contain a run; choose a new file.\n")


def test_all_games_are_soaked_with_one_command(tmp_path: Path) -> None:
    """In a process of its own, where only the games of this project are known."""
    file = tmp_path / "run.json"
    soaking = ["-m", "trailboss.testing", "soak", "all", "--games", "6", "--processes", "1"]
    done = subprocess.run(
        [sys.executable, *soaking, "--keep", str(file)],
        capture_output=True,
        text=True,
        timeout=50,
        check=True,
    )
    assert done.stdout.startswith("all: 6 games, ")
    assert sorted(json.loads(file.read_text(encoding="utf-8"))["rules"]) == ["gwt1", "gwt2", "winchester"]


def test_check_is_a_command_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nuggets", "--seeds", "1", "--every", "9"]) == 0
    assert "nuggets keeps the contract: 57 checks passed in " in capsys.readouterr().out
    assert main(["check", "CoinsGoMissing", "--seeds", "1"]) == 1
    assert "CoinsGoMissing breaks 'inventory'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["soak", "chess"], "trailboss.testing: Unknown game 'chess'; choose from "),
        (["soak", "nuggets", "--import", "no.such.module"], "trailboss.testing: No module named 'no'"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "the following arguments are required: check|soak"),
        (["soak"], "the following arguments are required: game"),
        (
            ["soak", "nuggets", "--games", "0"],
            "argument --games: '0' is no whole number from 1 to 1000000000",
        ),
        (
            ["soak", "nuggets", "--games", "many"],
            "argument --games: 'many' is no whole number from 1 to 1000000000",
        ),
        (
            ["soak", "nuggets", "--processes", "-1"],
            "argument --processes: '-1' is no whole number from 1 to 256",
        ),
        (["boil", "nuggets"], "invalid choice: 'boil'"),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    assert main(["soak", "nuggets", "--games", "150", "--processes", "1"]) == 0
    shown = terminal.getvalue()
    assert "\r100 of 150 games, " in shown
    assert shown.endswith("\r\033[K")


class Interrupted(NuggetState):
    def pass_on(self) -> None:
        raise KeyboardInterrupt


def test_ctrl_c_is_handled_whatever_is_running(capsys: pytest.CaptureFixture[str]) -> None:
    Nuggets("Interrupted", Interrupted)
    assert main(["check", "Interrupted"]) == 130
    assert capsys.readouterr() == ("", "trailboss.testing: stopped.\n")
    assert main(["soak", "Interrupted", "--processes", "1"]) == 130
    assert capsys.readouterr() == ("", "trailboss.testing: stopped after 0 games; nothing was broken.\n")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "trailboss.testing", *arguments]


def test_a_custom_game_is_imported_in_every_process() -> None:
    arguments = ["soak", "nuggets", "--games", "300", "--processes", "2", "--import", "tests.testing.nuggets"]
    done = subprocess.run(
        command(*arguments),
        cwd=ROOT,
        env=_environment(),
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("nuggets: 300 games, ")


def test_an_interrupt_ends_it_with_a_clear_message() -> None:
    screen, line = os.openpty()
    running = subprocess.Popen(
        command("soak", "winchester", "--games", "1000000", "--processes", "2"),
        env=_environment(),
        stdout=subprocess.PIPE,
        stderr=line,
        start_new_session=True,
    )
    os.close(line)
    shown = b""
    while b" of 1,000,000 games" not in shown:
        shown += os.read(screen, 1000)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all of them
    out, _ = running.communicate(timeout=30)
    assert (running.returncode, out) == (130, b"")
    rest = os.read(screen, 10_000)
    os.close(screen)
    last = rest.decode().rpartition("\033[K")[2]
    assert last.startswith("trailboss.testing: stopped after ")
    assert last.endswith(" games; nothing was broken.\r\n")
    assert "Traceback" not in rest.decode()


def _environment() -> dict[str, str]:
    """This process' own, so that the same build is run."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(trailboss.__path__[0]).parent), str(ROOT)])}
